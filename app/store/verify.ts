/** `etui verify STORE`: every record, event by event, and whether any is missing. */
import { createHash } from 'node:crypto';
import * as E from 'fp-ts/lib/Either.js';
import type * as TE from 'fp-ts/lib/TaskEither.js';
import type { JsonObject } from '../../domain/event.ts';
import type { Recorded, Store, StoreError } from '../../store/port.ts';
import { type Verdict, verify } from '../../wire/chain.ts';
import { signatureOf } from './seal.ts';

export interface StreamVerdict {
  readonly stream: string;
  readonly board: string;
  readonly verdict: Verdict;
}

export interface StoreVerdict {
  readonly streams: readonly StreamVerdict[];
  /** What is wrong with the store as a whole: events that are missing between others. */
  readonly store: StoreError | null;
  /**
   * SHA-256 over the lines `STREAM HEAD`, sorted. Kept elsewhere, it shows later whether anything was taken off the
   * end of a record, or a whole record.
   */
  readonly root: string;
}

/** Heads by stream that were kept elsewhere. */
export type Heads = ReadonlyMap<string, string>;

const broken = (at: number, reason: string): Verdict => ({ tag: 'broken', at, reason });

/** The chain, then the signatures of the seals in it. */
export const verifyEvents = (events: readonly JsonObject[], head?: string): Verdict => {
  const verdict = verify(events, head);
  const forged = events.findIndex((event) => event['type'] === 'RecordSealed' && signatureOf(event) === 'fails');
  if (forged < 0 || (verdict.tag === 'broken' && verdict.at <= forged)) return verdict;
  return broken(forged, 'the signature of its seal is not that of its key over its head');
};

/** An event that cannot be read is a break; one before it may be broken too, and is named first. */
const verifyStream = async (
  store: Store,
  stream: string,
  head: string | undefined,
): Promise<E.Either<StoreError, StreamVerdict>> => {
  const read = await store.readStream(stream)();
  if (E.isRight(read)) {
    const events = read.right.map(({ event }) => event);
    const board = events[0]?.['board'];
    return E.right({ stream, board: typeof board === 'string' ? board : '', verdict: verifyEvents(events, head) });
  }
  const { seq, message, tag } = read.left;
  if (tag !== 'damaged' || seq === null) return read;
  const before = seq === 0 ? E.right([]) : await store.readStream(stream, { max: seq })();
  if (E.isLeft(before)) return E.right({ stream, board: '', verdict: broken(seq, message) });
  const events = before.right.map(({ event }: Recorded) => event);
  const board = events[0]?.['board'];
  const verdict = events.length === 0 ? undefined : verifyEvents(events);
  return E.right({
    stream,
    board: typeof board === 'string' ? board : '',
    verdict: verdict?.tag === 'broken' ? verdict : broken(seq, message),
  });
};

/** Reads everything once in the order of the store. */
const gaps = async (store: Store): Promise<StoreError | null> => {
  for (let beyond: string | undefined; ; ) {
    const page = await store.readAll(beyond === undefined ? { max: 1000 } : { max: 1000, beyond })();
    if (E.isLeft(page)) return page.left;
    const last = page.right.at(-1);
    if (last === undefined) return null;
    beyond = last.position;
  }
};

/** The digest of all heads. Records whose chain does not hold have no head and are left out. */
export const rootOf = (streams: readonly StreamVerdict[]): string => {
  const lines = streams.flatMap(({ stream, verdict }) =>
    verdict.tag === 'intact' ? [`${stream} ${verdict.head}\n`] : [],
  );
  return createHash('sha256').update(lines.toSorted().join('')).digest('hex');
};

const missing = (stream: string): StreamVerdict => ({
  stream,
  board: '',
  verdict: broken(0, 'the whole record is missing'),
});

/**
 * Verifies all records of a store; with heads kept elsewhere, also that none is shorter or gone. Left: the store cannot
 * be read at all.
 */
export const verifyStore =
  (store: Store, heads: Heads = new Map()): TE.TaskEither<StoreError, StoreVerdict> =>
  async () => {
    const names = await store.streams()();
    if (E.isLeft(names)) return names;
    const streams: StreamVerdict[] = [];
    for (const stream of names.right) {
      const verdict = await verifyStream(store, stream, heads.get(stream));
      if (E.isLeft(verdict)) return verdict;
      streams.push(verdict.right);
    }
    const known = new Set(names.right);
    streams.push(...[...heads.keys()].filter((stream) => !known.has(stream)).map(missing));
    return E.right({ streams, store: await gaps(store), root: rootOf(streams) });
  };
