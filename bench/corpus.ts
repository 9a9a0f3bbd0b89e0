/** The boards that the benches fold: seeded, made by the generators of the properties. */
import fc from 'fast-check';
import type { Event, JsonObject } from '../domain/event.ts';
import { engine } from '../properties/arbitrary/engine.ts';
import { illegalBoard } from '../properties/arbitrary/illegal-board.ts';
import { lawfulBoardOfClerk } from '../properties/arbitrary/lawful-board.ts';
import { chain } from '../wire/chain.ts';
import { encodeEvent } from '../wire/encode.ts';
import * as E from 'fp-ts/lib/Either.js';

export type Boards = readonly (readonly Event[])[];
const SEED = 2017;
/** `id` and `at` as a platform would write them. */
const stamped = (raw: JsonObject, board: number): JsonObject => ({
  ...raw,
  id: `00000000-0000-5000-8000-${String(board * 1000 + Number(raw['seq'])).padStart(12, '0')}`,
  at: '2026-03-01T14:05:11.250Z',
});
export const lawfulBoards = (count: number): Boards => fc.sample(lawfulBoardOfClerk(), { numRuns: count, seed: SEED });
/** One board in ten has irregular acts, at most so many. */
export const mixedBoards = (count: number, most = 7): Boards => {
  const lawful = lawfulBoards(count);
  const irregular = irregularBoards(Math.ceil(count / 10), most);
  return lawful.map((board, i) => (i % 10 === 0 ? (irregular[i / 10] ?? board) : board));
};
/** Boards with irregular acts, at most so many on each. */
export const irregularBoards = (count: number, most = 7): Boards =>
  fc.sample(illegalBoard(engine, { most }), { numRuns: count, seed: SEED });
/** The stored form of every event, a line each, with ids, times and hashes. */
export const linesOf = (boards: Boards): readonly (readonly string[])[] =>
  boards.map((board, i) => {
    const stored = chain(board.map((e) => stamped(encodeEvent(e), i)));
    if (E.isLeft(stored)) throw new Error(JSON.stringify(stored.left));
    return stored.right.map((raw) => JSON.stringify(raw));
  });
