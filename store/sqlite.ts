/** The store of one machine: SQLite, one file, several processes. An append that is acknowledged is on the disk. */
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { batch } from './batch.ts';
import { bell, poll } from './poll.ts';
import type { ReadModels, Store, StoreError } from './port.ts';
import { appender } from './sqlite/append.ts';
import { type Handle, openHandle, type SqliteOptions, within } from './sqlite/open.ts';
import { sqliteReads } from './sqlite/read.ts';
import { sqliteReadModels } from './sqlite/read-models.ts';
import { sqliteSide } from './sqlite/side.ts';
import { texts } from './sqlite/texts.ts';

export type { SqliteOptions } from './sqlite/open.ts';

/** Where a store is kept if nobody says otherwise. */
export const DEFAULT_PATH = 'etui.db';

export interface SqliteStore extends Store {
  /** Read models in the same file. */
  readonly models: ReadModels;
}

const storeOf = (handle: Handle): SqliteStore => {
  const kept = texts(handle.db);
  const reads = sqliteReads(handle.db, kept);
  const rung = bell();
  const append = appender(handle, kept, rung.ring);
  const all: Store['readAll'] = (range) => within(handle, () => reads.readAll(range));
  return {
    append: (stream, expected, events) => {
      const checked = batch(stream, expected, events);
      return E.isLeft(checked) ? TE.left(checked.left) : () => append(checked.right);
    },
    readStream: (stream, range) => within(handle, () => reads.readStream(stream, range)),
    readAll: all,
    subscribe: (beyond, signal) => poll(all, rung, beyond, signal),
    streams: () => within(handle, reads.streams),
    openings: () => within(handle, reads.openings),
    side: sqliteSide(handle),
    models: sqliteReadModels(handle),
    close: async () => {
      handle.close();
      rung.ring();
    },
  };
};

/** Opens a store, or begins one where there is no file. */
export const openSqlite =
  (options: SqliteOptions): TE.TaskEither<StoreError, SqliteStore> =>
  async () =>
    E.map(storeOf)(openHandle(options));
