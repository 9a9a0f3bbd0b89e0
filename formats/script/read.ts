/** The table script → events: what a director types at the table, one line an event (docs/script.md). */
import * as E from 'fp-ts/lib/Either.js';
import type { Event } from '../../domain/event.ts';
import { fault, type ScriptError } from './fault.ts';
import { lexLine } from './lexer.ts';
import { type Reading, report } from './open-board.ts';
import { readStatement } from './statement.ts';

/** Of more than this the file is something else, and nobody reads them. */
const MOST_FAULTS = 100;

/**
 * Reads a script; a `board` line begins a record. `fileName` is for messages only. Right: the boards, each a record that
 * the door of the record (`domain/admit.ts`) lets in, with `seq` from 0. Left: every fault of the file, in order of
 * lines, and after a hundred where reading ended; then nothing of the file is a record.
 */
export const readScript = (
  text: string,
  fileName: string,
): E.Either<readonly ScriptError[], readonly (readonly Event[])[]> => {
  const reading: Reading = { file: fileName, lang: 'en', line: 0, items: 0, current: null, boards: [], errors: [] };
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)) {
    reading.line += 1;
    if (reading.errors.length >= MOST_FAULTS) {
      report(reading, [fault('too-many', 1, '')]);
      break;
    }
    reading.items = 0;
    readStatement(reading, lexLine(line));
  }
  if (reading.boards.length === 0 && reading.errors.length === 0) {
    reading.line = 1;
    report(reading, [fault('empty', 1, '')]);
  }
  return reading.errors.length > 0 ? E.left(reading.errors) : E.right(reading.boards.map(({ events }) => events));
};
