/** Counts of random boards: the fold looked on at is the fold, parts add up to the whole, nothing is counted out of nothing. */
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { type Batch, packer } from '../app/stats/batch.ts';
import { clerkOf, countRecord } from '../app/stats/job.ts';
import { type Row, rowsOf } from '../app/stats/rows.ts';
import { addBatch, newReading, newTally } from '../app/stats/tally.ts';
import type { BoardRecord } from '../domain/event.ts';
import { type Finding, FINDING_CODES, type FindingCode } from '../domain/finding.ts';
import { begin, type Counter, look, lookPlainly, newCounter, type Opportunity } from '../projections/frequency.ts';
import { isMet, opportunitiesOf, placeOf } from '../projections/frequency/counter.ts';
import { isOfTheAct, UNIT_OF } from '../projections/frequency/units.ts';
import { plainly } from '../projections/table/plain.ts';
import { stateOf } from '../projections/table/state.ts';
import type { Moment } from '../projections/table/step.ts';
import type { Table } from '../projections/table/table.ts';
import { momentsOf, tableOf } from '../replay/fold.ts';
import { observed } from '../replay/observe.ts';
import { engine } from './arbitrary/engine.ts';
import { illegalBoard } from './arbitrary/illegal-board.ts';

const boards = illegalBoard(engine);
/** Behind screens, with hands misdealt and from mid-play too. */
const anyBoards = illegalBoard(engine, { setups: true });
const counter = newCounter();
const settings = { by: ['seat', 'phase'], laws: null } as const;

const batchOf = (records: readonly BoardRecord[]): Batch => {
  const pack = packer();
  for (const [i, record] of records.entries()) {
    const counted = countRecord(record, `file ${i % 3}`, clerkOf(settings));
    if (E.isRight(counted)) pack.add({ tag: 'board', counted: counted.right });
  }
  return pack.rest();
};
const rowsFor = (batches: readonly Batch[]): ReturnType<typeof rowsOf> => {
  const tally = newTally();
  for (const batch of batches) addBatch(tally, newReading(), batch);
  return rowsOf(tally, settings.by, { seed: 3, resamples: 20 });
};

/** Looks at each event as at one that is not plainly lawful. */
function* lookedAtClosely(c: Counter, record: BoardRecord): Generator<Moment> {
  begin(c, record.length);
  const moments = momentsOf(record);
  for (const moment of E.isLeft(moments) ? [] : moments.right) {
    if (moment.event.type !== 'BoardOpened') look(c, moment);
    yield moment;
  }
}
/** Findings of one card on its turn: what the Laws find first, and what they make of it in the end, are one irregularity. */
const OUT_OF_TURN: readonly FindingCode[] = ['premature-play', 'play-out-of-turn', 'lead-out-of-turn'];
/** What is found of a call or card by judging it against what its player could have done. */
const JUDGED: readonly FindingCode[] = [
  'insufficient-bid',
  'inadmissible-call',
  'enforced-pass-broken',
  'barred-call-made',
  'required-call-not-made',
  'revoke',
  'penalty-card-not-played',
  'lead-restriction-broken',
];
/** Of a revoke: not one that shows by a card found later (14B), supplied late (67B) or by the director's word alone (61A). */
const isJudged = ({ code, law, since }: Finding, record: BoardRecord): boolean => {
  const later = record[since]?.type;
  if (code === 'revoke') return law === '61A' && later !== 'CardRestored' && later !== 'DirectorJudged';
  return JUDGED.includes(code);
};

/** What is drawn has a test of its own. */
const withoutDraws = (row: Row): Row => ({ ...row, bootstrap: null });

describe('the statistics', () => {
  it('look on at the same fold as everybody else', () => {
    fc.assert(
      fc.property(boards, (record) => {
        const seen = observed(record, counter);
        const table = tableOf(record);
        if (E.isLeft(seen) || E.isLeft(table)) return E.isLeft(seen) === E.isLeft(table);
        expect(stateOf(seen.right.table)).toEqual(stateOf(table.right));
        return true;
      }),
      { numRuns: 100 },
    );
  });

  it('of parts add up to those of the whole, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(boards, { minLength: 2, maxLength: 6 }), fc.nat(), (records, cut) => {
        const at = cut % records.length;
        const named = records.map((record, i) =>
          record.map((e) => (e.type === 'BoardOpened' ? { ...e, table: `${i}` } : e)),
        );
        const [first, second] = [batchOf(named.slice(0, at)), batchOf(named.slice(at))];
        const whole = rowsFor([batchOf(named)]).map(withoutDraws);
        for (const parts of [
          [first, second],
          [second, first],
        ])
          expect(rowsFor(parts).map(withoutDraws)).toEqual(whole);
      }),
      { numRuns: 40 },
    );
  });

  it('count a board once, however often it comes', () => {
    fc.assert(
      fc.property(fc.array(boards, { minLength: 1, maxLength: 4 }), (records) => {
        const batch = batchOf(records);
        expect(rowsFor([batch, batchOf(records)])).toEqual(rowsFor([batch]));
      }),
      { numRuns: 40 },
    );
  });

  it('count the same whether a plainly lawful act is looked at closely or not', () => {
    fc.assert(
      fc.property(boards, (record) => {
        if (E.isLeft(tableOf(record))) return;
        const [quick, close] = [newCounter(), newCounter()];
        begin(quick, record.length);
        let t: Table | undefined;
        for (const moment of lookedAtClosely(close, record)) {
          t ??= moment.before;
          const plain = moment.event.type === 'BoardOpened' ? null : plainly(t, moment.event);
          if (plain === null) look(quick, moment);
          else lookPlainly(quick, t, moment.event);
          t = moment.after;
        }
        expect(opportunitiesOf(quick)).toEqual(opportunitiesOf(close));
      }),
      { numRuns: 100 },
    );
  });

  it('find no irregular act without an opportunity for it, at its own place', () => {
    let found = 0;
    fc.assert(
      fc.property(anyBoards, (record) => {
        const seen = observed(record, counter);
        if (E.isLeft(seen)) return;
        const { occurrences, opportunities } = seen.right.counts;
        const had = (unit: string, at: (o: Opportunity) => boolean): number =>
          opportunities.filter((o) => o.unit === unit && at(o)).reduce((sum, o) => sum + o.count, 0);
        const acts = occurrences.filter(({ severity }) => severity === 'irregularity' || severity === 'contradiction');
        const without = acts.filter(({ code, phase, seat }) => {
          if (!isOfTheAct(code)) return had(UNIT_OF[code], () => true) === 0;
          const times = acts.filter((other) => other.code === code && other.phase === phase && other.seat === seat);
          return had(UNIT_OF[code], (o) => o.phase === phase && o.seat === seat) < times.length;
        });
        found += acts.length;
        expect(without).toEqual([]);
      }),
      { numRuns: 1500 },
    );
    expect(found).toBeGreaterThan(1500);
  });

  it('see the opportunity of what the Laws judge of a call or a card, before anything is found', () => {
    let judged = 0;
    fc.assert(
      fc.property(anyBoards, (record) => {
        const table = tableOf(record);
        if (E.isLeft(table)) return;
        const alone = newCounter();
        for (const _ of lookedAtClosely(alone, record));
        const breaches = table.right.findings.filter((f) => isJudged(f, record));
        judged += breaches.length;
        expect(breaches.filter((f) => !isMet(alone, placeOf(UNIT_OF[f.code]), f.seq))).toEqual([]);
      }),
      { numRuns: 500 },
    );
    expect(judged).toBeGreaterThan(150);
  });

  it('count each irregularity of an act once, and an act once', () => {
    let several = 0;
    fc.assert(
      fc.property(anyBoards, (record) => {
        const seen = observed(record, counter);
        if (E.isLeft(seen)) return;
        const { table, counts } = seen.right;
        const acts = (findings: readonly Finding[]): number => new Set(findings.map(({ seq }) => seq)).size;
        for (const codes of [OUT_OF_TURN, ...FINDING_CODES.filter((c) => !OUT_OF_TURN.includes(c)).map((c) => [c])]) {
          const own = table.findings.filter(({ code }) => codes.includes(code));
          expect(counts.occurrences.filter(({ code }) => codes.includes(code))).toHaveLength(acts(own));
          several += own.length - acts(own);
        }
        for (const { severity, count } of counts.acts)
          expect(count).toBe(acts(table.findings.filter((f) => f.severity === severity)));
      }),
      { numRuns: 500 },
    );
    expect(several).toBeGreaterThan(5);
  });
});
