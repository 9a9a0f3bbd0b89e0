/** The state after events written as in a case, on a table that begins in mid-play or with a deal. */
import * as E from 'fp-ts/lib/Either.js';
import type { JsonObject } from '../../domain/event.ts';
import { stateOf } from '../../projections/table/state.ts';
import { tableOf } from '../../replay/fold.ts';
import { decodeEvent } from '../../wire/decode.ts';

export const card = (seat: string, name: string, more: JsonObject = {}): JsonObject => ({
  type: 'CardPlayed',
  seat,
  card: name,
  ...more,
});
export const QUIT: JsonObject = { type: 'TrickQuitted' };
export const judged = (of: number, question: string, answer: boolean): JsonObject => ({
  type: 'DirectorJudged',
  of,
  question,
  answer,
});
/** Three no trumps by South; the side's tricks before make up the rest of thirteen. */
export const midPlay = (leader: string, deal: string, trick: number, ns: number): JsonObject => ({
  type: 'PositionSet',
  contract: '3NT',
  declarer: 'S',
  leader,
  trick,
  won: { NS: ns, EW: trick - 1 - ns },
  deal,
});
/** Events are numbered from 1 on: 0 opens the board. */
export const stateAfter = (laws: string, ...events: readonly JsonObject[]): JsonObject => {
  const record: JsonObject[] = [{ type: 'BoardOpened', board: 'T', dealer: 'S', vulnerable: 'None', laws }, ...events];
  const decoded = record.map((raw, seq) => {
    const read = decodeEvent(raw, seq);
    if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
    return read.right.event;
  });
  const table = tableOf(decoded, { at: decoded.length - 1 });
  if (E.isLeft(table)) throw new Error(table.left.message);
  return stateOf(table.right);
};
