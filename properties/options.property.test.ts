/** Property 8: the announced consequences of an option are the difference of the two states. */
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import type { BoardRecord, Event } from '../domain/event.ts';
import { differences } from '../projections/difference.ts';
import { stateOf } from '../projections/table/state.ts';
import type { Table } from '../projections/table/table.ts';
import { tableOf } from '../replay/fold.ts';
import { optionsAt } from '../replay/options.ts';
import { engine } from './arbitrary/engine.ts';
import { illegalBoard } from './arbitrary/illegal-board.ts';

/** The fold, without what is found only because the record ends there. */
const goingOn = (record: BoardRecord): Table => {
  const table = tableOf(record);
  if (E.isLeft(table)) throw new Error(table.left.message);
  return { ...table.right, findings: table.right.findings.filter(({ end }) => !end) };
};

describe('options', () => {
  it('announce what choosing them changes', () => {
    let asked = 0;
    let boards = 0;
    fc.assert(
      fc.property(illegalBoard(engine), (record) => {
        boards += 1;
        let any = false;
        for (let at = 1; at < record.length; at += 1) {
          const so = record.slice(0, at + 1);
          const options = optionsAt(so);
          if (E.isLeft(options)) throw new Error(options.left.message);
          if (options.right.open.length === 0) continue;
          const before = stateOf(goingOn(so));
          for (const { matter, answers } of options.right.open)
            for (const { option, consequences } of answers) {
              any = true;
              const seq = at + 1;
              const chosen: Event =
                matter.by === 'director'
                  ? { seq, type: 'DirectorJudged', of: matter.of, question: matter.question ?? '', answer: option }
                  : { seq, type: 'OptionChosen', by: matter.by, of: matter.of, option: String(option) };
              expect(consequences).toEqual(differences(before, stateOf(goingOn([...so, chosen]))));
            }
        }
        if (any) asked += 1;
      }),
      { numRuns: 60 },
    );
    console.info(`boards with a matter open at some moment: ${asked} of ${boards}`);
    expect(asked).toBeGreaterThan(boards / 100);
  });
});
