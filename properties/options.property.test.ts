/** Property 8: the announced consequences of an option are the difference of the two states. */
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import type { BoardRecord, Event, Json } from '../domain/event.ts';
import type { Pending } from '../domain/law.ts';
import { consequencesOf } from '../projections/consequences.ts';
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

const chosenAs = (matter: Pending, option: Json, seq: number): Event =>
  matter.by === 'director'
    ? { seq, type: 'DirectorJudged', of: matter.of, question: matter.question ?? '', answer: option }
    : {
        seq,
        type: 'OptionChosen',
        by: matter.by,
        of: matter.of,
        option: typeof option === 'string' ? option : JSON.stringify(option),
      };

/** Whether anything was open; fails where an announcement is not what happens. */
const keepsItsWord = (record: BoardRecord): boolean => {
  const options = optionsAt(record);
  if (E.isLeft(options)) throw new Error(options.left.message);
  if (options.right.open.length === 0) return false;
  const before = stateOf(goingOn(record));
  for (const { matter, answers } of options.right.open)
    for (const answer of answers) {
      const { option } = answer;
      const chosen = chosenAs(matter, option, record.length);
      expect(consequencesOf(options.right.before, answer)).toEqual(
        differences(before, stateOf(goingOn([...record, chosen]))),
      );
    }
  return true;
};

describe('options', () => {
  it('announce what choosing them changes', () => {
    let asked = 0;
    let boards = 0;
    fc.assert(
      fc.property(illegalBoard(engine), (record) => {
        boards += 1;
        const open = record.map((_, at) => at > 0 && keepsItsWord(record.slice(0, at + 1)));
        if (open.some(Boolean)) asked += 1;
      }),
      { numRuns: 60 },
    );
    console.info(`boards with a matter open at some moment: ${asked} of ${boards}`);
    expect(asked).toBeGreaterThan(boards / 100);
  });
});
