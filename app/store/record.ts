/** Records in a store: by their stream, or by their board's name. */
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { JsonObject } from '../../domain/event.ts';
import { storeError } from '../../store/error.ts';
import type { Recorded, Store, StoreError } from '../../store/port.ts';
import { decodeEvent, type Stored } from '../../wire/decode.ts';

/** The stream of a record: named by the id of its BoardOpened. */
export const streamOf = (opening: string): string => `board-${opening.toLowerCase()}`;

export interface BoardInStore {
  readonly stream: string;
  readonly board: string;
  /** BoardOpened as it is stored. */
  readonly opening: JsonObject;
}

const boardOf = ({ stream, event }: Recorded): BoardInStore => ({
  stream,
  board: typeof event['board'] === 'string' ? event['board'] : '',
  opening: event,
});

/** All boards of a store, in the order in which they were begun. */
export const boards = (store: Store): TE.TaskEither<StoreError, readonly BoardInStore[]> =>
  TE.map((openings: readonly Recorded[]) => openings.map(boardOf))(store.openings());

/** The boards meant by a name: a board's name, or a stream's. A name may be that of several. */
export const findBoards = (store: Store, name: string): TE.TaskEither<StoreError, readonly BoardInStore[]> =>
  TE.map((all: readonly BoardInStore[]) =>
    all.filter(({ board, stream }) => board.trim() === name.trim() || stream === name),
  )(boards(store));

/** Decodes what a store gave. Left `damaged`: an event that this version cannot read, or that is none. */
export const decodeStored = (
  stream: string,
  events: readonly JsonObject[],
): E.Either<StoreError, readonly Stored[]> => {
  const out: Stored[] = [];
  for (const [seq, raw] of events.entries()) {
    const decoded = decodeEvent(raw, seq);
    if (E.isLeft(decoded)) {
      const message = decoded.left[0]?.message ?? 'it is no event';
      return E.left(storeError('damaged', `event ${seq} of ${stream} cannot be read: ${message}`, { stream, seq }));
    }
    out.push(decoded.right);
  }
  return E.right(out);
};

/** A stream's events, decoded; none where there is no such stream. */
export const loadRecord = (store: Store, stream: string): TE.TaskEither<StoreError, readonly Stored[]> =>
  TE.chainEitherK((recorded: readonly Recorded[]) =>
    decodeStored(
      stream,
      recorded.map(({ event }) => event),
    ),
  )(store.readStream(stream));
