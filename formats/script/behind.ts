/** Lines of the table script behind a record that is there already: what somebody would have it go on with. */
import * as E from 'fp-ts/lib/Either.js';
import { gateOf } from '../../domain/admit.ts';
import type { BoardRecord, Event } from '../../domain/event.ts';
import { fault, type ScriptError } from './fault.ts';
import { lexLine } from './lexer.ts';
import { type OpenBoard, type Reading, report } from './open-board.ts';
import type { Entry } from './past.ts';
import { readStatement } from './statement.ts';

/** `#4` is event 4 here, and a line behind the record has the number that its first event will have, or nearly. */
const entriesOf = (record: BoardRecord): Entry[] =>
  record.map((event) => ({ seq: event.seq, line: event.seq, item: 1, event }));

/**
 * Reads lines as events behind `record`. `fileName` is for messages only; lines are counted from 1. Right: the events,
 * each let in by the door of the record, numbered on from it. Left: every fault.
 */
export const readBehind = (
  record: BoardRecord,
  lines: readonly string[],
  fileName: string,
): E.Either<readonly ScriptError[], readonly Event[]> => {
  const [opening] = record;
  const board: OpenBoard = {
    board: opening?.type === 'BoardOpened' ? opening.board : null,
    gate: gateOf(record),
    events: [],
    entries: entriesOf(record),
    labels: new Map(),
  };
  const reading: Reading = {
    file: fileName,
    lang: 'en',
    line: record.length - 1,
    items: 0,
    current: board,
    boards: [],
    errors: [],
  };
  for (const line of lines) {
    reading.line += 1;
    reading.items = 0;
    readStatement(reading, lexLine(line));
  }
  const other = fault('unexpected', 1, 'board', { expected: ['what happens next on this board'] });
  if (reading.boards.length > 0 && reading.errors.length === 0) report(reading, [other]);
  if (reading.errors.length > 0) return E.left(reading.errors.map((e) => ({ ...e, line: e.line - record.length + 1 })));
  return E.right(board.events);
};
