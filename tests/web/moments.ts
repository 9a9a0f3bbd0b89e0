/** What the page makes of a record, in short: the states at all its moments. */
import * as E from 'fp-ts/lib/Either.js';
import { boardOf, tableAt } from '../../app/web/model/board.ts';
import type { BoardRecord } from '../../domain/event.ts';
import { stateOf } from '../../projections/table/state.ts';

/** A digest of them, or why there are none. */
export const digestOf = (record: BoardRecord, digest: (text: string) => string): string => {
  const board = boardOf(record);
  if (E.isLeft(board)) return board.left.message;
  try {
    return digest(JSON.stringify(record.map((_, at) => stateOf(tableAt(board.right, at, 'then')))));
  } catch (error) {
    return String(error);
  }
};
