/** What-ifs: nothing asked is the record itself, an answer is what options announce, the record is never touched. */
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import type { BoardRecord, Event } from '../domain/event.ts';
import { stateOf } from '../projections/table/state.ts';
import { consequencesOf } from '../projections/consequences.ts';
import { optionsOf } from '../projections/options.ts';
import { givenSeq } from '../replay/address.ts';
import { type Branch, branchOf, type WhatIf } from '../replay/branch.ts';
import { branchDifferences } from '../replay/branch-differences.ts';
import { tableOf } from '../replay/fold.ts';
import { engine } from './arbitrary/engine.ts';
import { behindScreens } from './arbitrary/behind-screens.ts';
import { illegalBoard } from './arbitrary/illegal-board.ts';
import { chosenAs } from './arbitrary/chosen.ts';

const branch = (record: BoardRecord, asked: Partial<WhatIf> & Pick<WhatIf, 'at'>): Branch => {
  const made = branchOf(record, { given: [], drop: null, ...asked });
  if (E.isLeft(made)) throw new Error(made.left.message);
  return made.right;
};
const stateAt = (record: BoardRecord): unknown => {
  const table = tableOf(record);
  if (E.isLeft(table)) throw new Error(table.left.message);
  return stateOf(table.right);
};
/** A record and one of its events. */
const boards = fc.oneof(
  { weight: 2, arbitrary: illegalBoard(engine) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(illegalBoard(engine), fc.constantFrom('FFB' as const, 'WBF' as const))
      .map(([events, authority]) => behindScreens(events, authority)),
  },
);
const somewhere = fc.tuple(boards, fc.nat(10_000)).map(([record, n]) => ({ record, at: n % record.length }));

describe('a what-if', () => {
  it('with nothing given or dropped is the record itself', () => {
    fc.assert(
      fc.property(somewhere, ({ record, at }) => {
        const same = branch(record, { at });
        expect(same.leftOut).toEqual([]);
        expect(same.cut).toBe(false);
        expect(stateOf(same.branch)).toEqual(stateAt(record));
        expect(stateOf(same.record)).toEqual(stateAt(record));
      }),
      { numRuns: 150 },
    );
  });

  it('of an answer changes what the options announce', () => {
    let answers = 0;
    fc.assert(
      fc.property(somewhere, ({ record, at }) => {
        const prefix = record.slice(0, at + 1);
        const here = branch(prefix, { at }).branch;
        const amending = (e: Event): boolean => e.type === 'DirectorJudged' && e.question === 'happened';
        const { before, open } = optionsOf(here, givenSeq(at, 1));
        for (const { matter, answers: all } of open)
          for (const each of all) {
            const given = chosenAs(matter, each.option, at + 1);
            if (amending(given)) continue;
            answers += 1;
            const made = branch([...prefix], { at, given: [given] });
            const goingOn = (b: Branch): Branch => ({
              ...b,
              branch: { ...b.branch, findings: b.branch.findings.filter(({ end }) => !end) },
              record: { ...b.record, findings: b.record.findings.filter(({ end }) => !end) },
            });
            expect(branchDifferences(goingOn(made))).toEqual(consequencesOf(before, each));
          }
      }),
      { numRuns: 400 },
    );
    console.info(`answers tried: ${answers}`);
    expect(answers).toBeGreaterThan(15);
  });

  it('leaves the record as it was, and says of each of its events whether it counts', () => {
    let cut = 0;
    let kept = 0;
    fc.assert(
      fc.property(somewhere, fc.nat(3), ({ record, at }, length) => {
        if (at === 0) return;
        const before = JSON.stringify(record);
        const drop = [at, Math.min(record.length - 1, at + length)] as const;
        const made = branch(Object.freeze([...record]), { at: at - 1, drop });
        expect(JSON.stringify(record)).toBe(before);
        const told = [...made.events, ...made.leftOut.map(({ event }) => event)];
        expect(told.toSorted((a, b) => a.seq - b.seq)).toEqual(record);
        if (made.cut) cut += 1;
        else kept += 1;
      }),
      { numRuns: 200 },
    );
    console.info(`with events dropped: ${cut} branches end before the record, ${kept} go on to its end`);
    expect(Math.min(cut, kept)).toBeGreaterThan(5);
  });

  it('to which what was dropped is given again is the record', () => {
    fc.assert(
      fc.property(somewhere, ({ record, at }) => {
        const last = record[at] as Event;
        if (at === 0 || last.after !== undefined) return;
        const made = branch(record.slice(0, at + 1), { at: at - 1, given: [last], drop: [at, at] });
        const numbered = JSON.stringify(stateOf(made.branch)).replaceAll(String(givenSeq(at - 1, 1)), String(at));
        expect(JSON.parse(numbered)).toEqual(JSON.parse(JSON.stringify(stateAt(record.slice(0, at + 1)))));
      }),
      { numRuns: 150 },
    );
  });
});
