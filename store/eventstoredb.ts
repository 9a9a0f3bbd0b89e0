/**
 * The store of a platform: EventStoreDB, one stream a board. Texts, names and holds never go to the server: they stand
 * in a SQLite file beside the process (docs/eventstoredb.md).
 */
import { saying } from '../domain/saying.ts';
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { type Batch, batch, restore } from './batch.ts';
import { closedStore, storeError } from './error.ts';
import { type Environment, parseAddress } from './eventstoredb/address.ts';
import { appendToServer, type Memory } from './eventstoredb/append.ts';
import { acquire, type Lease } from './eventstoredb/client.ts';
import { type Found, PREFIX, readServerAll, readServerStream } from './eventstoredb/read.ts';
import type { Server } from './eventstoredb/server.ts';
import { type Arrival, arrivals } from './eventstoredb/subscribe.ts';
import type { Appended, Delivery, Position, ReadModels, Recorded, Store, StoreError } from './port.ts';
import { type Handle, openHandle, within } from './sqlite/open.ts';
import { sqliteReadModels } from './sqlite/read-models.ts';
import { sqliteSide } from './sqlite/side.ts';
import { type Texts, texts, uuidBytes } from './sqlite/texts.ts';

export interface EventStoreOptions {
  /** `esdb://HOST:PORT?tls=…` */
  readonly address: string;
  readonly environment: Environment;
  /** The SQLite file for what can be deleted, and for read models. */
  readonly side: string;
  /** How long the server may take to answer, in ms; 10,000 unless given. */
  readonly patience?: number;
}

export interface ServerStore extends Store {
  readonly models: ReadModels;
}

interface Parts {
  readonly server: Server;
  readonly handle: Handle;
  readonly kept: Texts;
  readonly memory: Memory;
  readonly stopped: AbortController;
}

const recorded = ({ kept, handle }: Parts, found: readonly Found[]): E.Either<StoreError, readonly Recorded[]> => {
  if (!handle.db.open) return E.left(closedStore());
  const out: Recorded[] = [];
  for (const { stream, revision, position, id, data } of found) {
    const event = restore(stream, revision, data, data.includes('"c":"') ? kept.ofEvent(stream, uuidBytes(id)) : []);
    if (E.isLeft(event)) return event;
    out.push({ stream, revision, position, event: event.right });
  }
  return E.right(out);
};

/** The texts first: an event that is stored and acknowledged must not lack its text. */
const append = (parts: Parts, given: Batch): TE.TaskEither<StoreError, Appended> => {
  const { server, handle, kept, memory } = parts;
  const { stream, items } = given;
  const keep = within(handle, (db) =>
    E.right(
      db.transaction(() => items.map(({ id, texts: rows }) => ({ id, paths: kept.add(stream, id, rows) }))).immediate(),
    ),
  );
  return TE.chain((added: readonly { id: string; paths: readonly string[] }[]) => async () => {
    const done = await appendToServer(server, memory, given);
    if (E.isRight(done) || done.left.kind === 'unavailable') return done;
    for (const { id, paths } of added) kept.takeBack(stream, id, paths);
    return done;
  })(keep);
};

async function* subscribe(parts: Parts, beyond: Position | null, signal: AbortSignal): ReturnType<Store['subscribe']> {
  if (parts.stopped.signal.aborted) return yield E.left(closedStore());
  const opened = arrivals(parts.server, beyond);
  if (E.isLeft(opened)) return yield opened;
  const either = AbortSignal.any([signal, parts.stopped.signal]);
  const stop = (): void => void opened.right.stop();
  either.addEventListener('abort', stop);
  let position = beyond;
  try {
    while (!either.aborted) {
      const taken = await opened.right.take();
      if (either.aborted) return;
      for (const delivery of deliveries(parts, taken, position)) {
        yield delivery;
        if (E.isLeft(delivery)) return;
        position = delivery.right.position ?? position;
      }
    }
  } finally {
    either.removeEventListener('abort', stop);
    // Also where the reader leaves early: the call would stay open on the server.
    await opened.right.stop();
  }
}

/** Arrivals as deliveries: events that came together go together. */
function* deliveries(
  parts: Parts,
  taken: readonly Arrival[],
  beyond: Position | null,
): Generator<E.Either<StoreError, Delivery>, void, void> {
  let found: Found[] = [];
  let position = beyond;
  const flush = function* (): Generator<E.Either<StoreError, Delivery>, void, void> {
    const last = found.at(-1);
    if (last === undefined) return;
    position = last.position;
    const events = recorded(parts, found);
    found = [];
    yield E.map((list: readonly Recorded[]): Delivery => ({ tag: 'events', events: list, position: last.position }))(
      events,
    );
  };
  for (const arrival of taken) {
    if (arrival.tag === 'event') {
      found.push(arrival.event);
      continue;
    }
    yield* flush();
    if (arrival.tag === 'failed') return yield E.left(arrival.error);
    if (arrival.tag === 'checkpoint') {
      position = arrival.position;
      yield E.right({ tag: 'events', events: [], position });
    } else yield E.right({ tag: 'caught-up', position });
  }
  yield* flush();
}

const named = (stream: string): E.Either<StoreError, string> =>
  stream.startsWith(PREFIX)
    ? E.right(stream)
    : E.left(
        storeError(
          'bad-stream',
          saying('a stream of this store is called {prefix}…, not {stream}', { prefix: PREFIX, stream }),
          { stream },
        ),
      );

const storeOf = (parts: Parts, lease: Lease): ServerStore => {
  const { server, handle, stopped } = parts;
  const guard =
    <A>(work: () => Promise<E.Either<StoreError, A>>): TE.TaskEither<StoreError, A> =>
    async () =>
      stopped.signal.aborted ? E.left(closedStore()) : work();
  const joined = (work: () => Promise<E.Either<StoreError, readonly Found[]>>) =>
    guard(async () => E.chain((found: readonly Found[]) => recorded(parts, found))(await work()));
  const readAll: Store['readAll'] = (range) => joined(() => readServerAll(server, range));
  return {
    append: (stream, expected, events) => {
      const checked = E.chain(() => batch(stream, expected, events))(named(stream));
      return E.isLeft(checked) ? TE.left(checked.left) : guard(append(parts, checked.right));
    },
    readStream: (stream, range) => joined(() => readServerStream(server, stream, range)),
    readAll,
    subscribe: (beyond, signal) => subscribe(parts, beyond, signal),
    streams: () => TE.map((all: readonly Recorded[]) => [...new Set(all.map(({ stream }) => stream))])(readAll()),
    openings: () => TE.map((all: readonly Recorded[]) => all.filter(({ revision }) => revision === 0))(readAll()),
    side: sqliteSide(handle),
    models: sqliteReadModels(handle),
    close: async () => {
      stopped.abort();
      await lease.release();
      handle.close();
    },
  };
};

/** Connects to a server. Nothing is sent yet: whether it is there shows with the first call. */
export const openEventStore =
  ({ address, environment, side, patience = 10_000 }: EventStoreOptions): TE.TaskEither<StoreError, ServerStore> =>
  async () => {
    const parsed = parseAddress(address, environment);
    if (E.isLeft(parsed)) return parsed;
    const handle = openHandle({ path: side });
    if (E.isLeft(handle)) return handle;
    const lease = acquire(parsed.right);
    if (E.isLeft(lease)) {
      handle.right.close();
      return lease;
    }
    const { url, credentials } = parsed.right;
    const { client, renew } = lease.right;
    const server: Server = {
      url,
      client,
      renew,
      patience,
      authority: credentials === undefined ? {} : { credentials },
    };
    const parts: Parts = {
      server,
      handle: handle.right,
      kept: texts(handle.right.db),
      memory: new Map(),
      stopped: new AbortController(),
    };
    return E.right(storeOf(parts, lease.right));
  };
