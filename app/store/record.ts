/** Records in a store: by their stream, or by their board's name. */
import { saying, saysOf } from '../../domain/saying.ts';
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

/** Decodes what a store gave, from the event `first` on. Left `damaged`: an event that this version cannot read, or that is none. */
export const decodeStored = (
  stream: string,
  events: readonly JsonObject[],
  first = 0,
): E.Either<StoreError, readonly Stored[]> => {
  const out: Stored[] = [];
  for (const [index, raw] of events.entries()) {
    const seq = first + index;
    const decoded = decodeEvent(raw, seq);
    if (E.isLeft(decoded)) {
      const [first] = decoded.left;
      const message = first === undefined ? saying('it is no event') : saysOf(first);
      return E.left(
        storeError('damaged', saying('event {seq} of {stream} cannot be read: {message}', { seq, stream, message }), {
          stream,
          seq,
        }),
      );
    }
    out.push(decoded.right);
  }
  return E.right(out);
};

interface Kept {
  readonly events: readonly Stored[];
  readonly last: string | undefined;
}
/** Records kept decoded, for each store: an event never changes, so only what is new is read. */
const MOST = 500;
const caches = new WeakMap<Store, Map<string, Kept>>();

const cacheOf = (store: Store): Map<string, Kept> => {
  const known = caches.get(store) ?? new Map<string, Kept>();
  caches.set(store, known);
  return known;
};

const keep = (cache: Map<string, Kept>, stream: string, events: readonly Stored[]): readonly Stored[] => {
  cache.delete(stream);
  cache.set(stream, { events, last: events.at(-1)?.event.hash });
  const [oldest] = cache.keys();
  if (cache.size > MOST && oldest !== undefined) cache.delete(oldest);
  return events;
};

/** Lets go of what is kept of a record, texts and all. */
export const forgetCached = (store: Store, stream: string): void => void cacheOf(store).delete(stream);

/** What is kept holds if the last event of it still stands, and no text of it was erased since. */
const newer = (
  stream: string,
  kept: Kept,
  recorded: readonly Recorded[],
): E.Either<StoreError, readonly Stored[]> | undefined => {
  const [overlap, ...rest] = recorded;
  if (overlap === undefined || overlap.event['hash'] !== kept.last || kept.last === undefined) return undefined;
  if (rest.some(({ event }) => event['type'] === 'TextErased')) return undefined;
  if (rest.length === 0) return E.right(kept.events);
  const more = decodeStored(
    stream,
    rest.map(({ event }) => event),
    kept.events.length,
  );
  return E.isLeft(more) ? more : E.right([...kept.events, ...more.right]);
};

/** A stream's events, decoded; none where there is no such stream. */
export const loadRecord =
  (store: Store, stream: string): TE.TaskEither<StoreError, readonly Stored[]> =>
  async () => {
    const cache = cacheOf(store);
    const kept = cache.get(stream);
    if (kept !== undefined && kept.events.length > 0) {
      const tail = await store.readStream(stream, { from: kept.events.length - 1 })();
      if (E.isLeft(tail)) return tail;
      const fresh = newer(stream, kept, tail.right);
      if (fresh !== undefined) return E.map((events: readonly Stored[]) => keep(cache, stream, events))(fresh);
    }
    const whole = await store.readStream(stream)();
    if (E.isLeft(whole)) return whole;
    const decoded = decodeStored(
      stream,
      whole.right.map(({ event }) => event),
    );
    return E.map((events: readonly Stored[]) => keep(cache, stream, events))(decoded);
  };
