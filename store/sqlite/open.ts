/** Opening a SQLite file as a store: durable, locked briefly, and only if it is one this program knows. */
import { saying } from '../../domain/saying.ts';
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import * as E from 'fp-ts/lib/Either.js';
import type * as TE from 'fp-ts/lib/TaskEither.js';
import { closedStore, storeError } from '../error.ts';
import type { StoreError } from '../port.ts';
import { systemFailure } from '../system.ts';
import { APPLICATION, SCHEMA, TABLES } from './schema.ts';

export interface SqliteOptions {
  readonly path: string;
  /** Only read, also where writing were allowed. */
  readonly readonly?: boolean;
  /** How long to wait for another process's write, in ms; 5000 unless given. */
  readonly busyMs?: number;
  /** The most pages the file may have (SQLite's max_page_count); no bound unless given. */
  readonly maxPages?: number;
}

/** An open file. */
export interface Handle {
  readonly path: string;
  readonly db: Database.Database;
  readonly close: () => void;
}

const numberOf = (db: Database.Database, pragma: string): number => Number(db.pragma(pragma, { simple: true }));

/** Left: a file of another program, or of a newer version of this one. It is not touched. */
const known = (path: string, db: Database.Database): StoreError | 'new' | 'known' => {
  const application = numberOf(db, 'application_id');
  const schema = numberOf(db, 'user_version');
  const tables = db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get();
  if (application === 0 && schema === 0 && tables === 0) return 'new';
  if (application !== APPLICATION)
    return storeError('not-a-store', saying('{path} is the database of another program: give another path', { path }));
  if (schema === SCHEMA) return 'known';
  return storeError(
    'newer-store',
    saying('{path} was written by a newer Étui (tables of version {schema}, this one reads {known}): use that one', {
      path,
      schema,
      known: SCHEMA,
    }),
  );
};

const configure = (db: Database.Database, { maxPages }: SqliteOptions): void => {
  db.pragma('synchronous = FULL');
  // Freed space is overwritten, so that what was erased is not left in the file.
  db.pragma('secure_delete = ON');
  db.pragma('temp_store = MEMORY');
  if (maxPages !== undefined) db.pragma(`max_page_count = ${maxPages}`);
};

const create = (db: Database.Database): void => {
  db.pragma('journal_mode = WAL');
  db.transaction(() => {
    // Another process may have been faster.
    if (numberOf(db, 'user_version') !== 0) return;
    db.exec(TABLES);
    db.pragma(`application_id = ${APPLICATION}`);
    db.pragma(`user_version = ${SCHEMA}`);
  }).immediate();
};

const mayWrite = (path: string): boolean => {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return !existsSync(path);
  }
};

/** A connection may see the file while another process, or its recovery, is making the tables: it is opened again. */
const TRIES = 5;
const hasTables = ({ db }: Handle): boolean =>
  db.prepare("SELECT count(*) FROM sqlite_schema WHERE name = 'text'").pluck().get() === 1;

/** Opens a store, or makes one where there is no file. A file that may not be written is opened for reading. */
export const openHandle = (options: SqliteOptions): E.Either<StoreError, Handle> => {
  let opened = openOnce(options);
  for (let tries = 1; tries < TRIES && E.isRight(opened) && !hasTables(opened.right); tries += 1) {
    opened.right.close();
    opened = openOnce(options);
  }
  return opened;
};
const openOnce = (options: SqliteOptions): E.Either<StoreError, Handle> => {
  const { path, busyMs = 5000 } = options;
  const readonly = options.readonly ?? !mayWrite(path);
  if (!existsSync(dirname(path)))
    return E.left(storeError('cannot-open', saying('{path}: there is no such folder: make it first', { path })));
  let db: Database.Database | undefined;
  try {
    db = new Database(path, { readonly, timeout: busyMs });
    const asked = db;
    // In one transaction: another process may be making the tables at this moment.
    const what = db.transaction(() => known(path, asked))();
    if (typeof what === 'object') {
      db.close();
      return E.left(what);
    }
    configure(db, options);
    if (what === 'new' && !readonly) create(db);
    const opened = db;
    return E.right({ path, db, close: () => opened.close() });
  } catch (error) {
    db?.close();
    return E.left(systemFailure(path, error));
  }
};

/** Does work with an open file; what SQLite throws becomes a value. */
export const within =
  <A>(handle: Handle, work: (db: Database.Database) => E.Either<StoreError, A>): TE.TaskEither<StoreError, A> =>
  async () => {
    if (!handle.db.open) return E.left(closedStore());
    try {
      return work(handle.db);
    } catch (error) {
      return E.left(systemFailure(handle.path, error));
    }
  };
