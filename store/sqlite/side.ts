/** The side table in SQLite: texts, persons, holds, the secret. */
import { saying } from '../../domain/saying.ts';
import { randomBytes } from 'node:crypto';
import type Database from 'better-sqlite3';
import * as E from 'fp-ts/lib/Either.js';
import { storeError } from '../error.ts';
import type { Hold, SideTable, StoreError } from '../port.ts';
import { type Handle, within } from './open.ts';
import { texts } from './texts.ts';

/**
 * Rewrites the file without its free space and empties the log: what was deleted is then in neither. It takes as long
 * as copying the file. Left `busy`: somebody is reading an older state, and his copy is still in the log.
 */
const scrub = (path: string, db: Database.Database): E.Either<StoreError, void> => {
  db.exec('VACUUM');
  const [outcome] = db.pragma('wal_checkpoint(TRUNCATE)') as readonly { readonly busy: number }[];
  return outcome?.busy === 0
    ? E.right(undefined)
    : E.left(
        storeError(
          'busy',
          saying('{path}: it is erased, but another process still reads the state before: end it, then forget again', {
            path,
          }),
        ),
      );
};

const secretIn = (db: Database.Database): string | undefined => {
  const secret = db.prepare("SELECT value FROM meta WHERE key = 'secret'").pluck().get();
  return typeof secret === 'string' ? secret : undefined;
};

/** The first of all processes decides. */
const makeSecret = (db: Database.Database): string => {
  const made = randomBytes(32).toString('hex');
  db.prepare("INSERT INTO meta(key, value) VALUES ('secret', ?) ON CONFLICT DO NOTHING").run(made);
  return secretIn(db) ?? made;
};

export const sqliteSide = (handle: Handle): SideTable => {
  const change = <A>(work: (db: Database.Database) => A) =>
    within(handle, (db) => E.right(db.transaction(() => work(db)).immediate()));
  return {
    eraseTexts: (stream, ids) =>
      within(handle, (db) => {
        const { erase } = texts(db);
        const erased = db.transaction(() => ids.reduce((sum, id) => sum + erase(stream, id), 0)).immediate();
        // Also where nothing was left to erase: the time before may have stopped between the two.
        return E.map(() => erased)(scrub(handle.path, db));
      }),
    addPersons: (names) =>
      change((db) => {
        const put = db.prepare(
          'INSERT INTO person(key, name) VALUES (?, ?) ON CONFLICT DO UPDATE SET name = excluded.name',
        );
        for (const [key, name] of names) put.run(key, name);
      }),
    persons: () =>
      within(handle, (db) => {
        const rows = db.prepare<[], { key: string; name: string }>('SELECT key, name FROM person').all();
        return E.right(new Map(rows.map(({ key, name }) => [key, name])));
      }),
    forgetPerson: (key) =>
      within(handle, (db) => {
        const known = db.prepare('DELETE FROM person WHERE key = ?').run(key).changes > 0;
        return E.map(() => known)(scrub(handle.path, db));
      }),
    hold: ({ stream, why, since }) =>
      change((db) => {
        const put = db.prepare(
          'INSERT INTO hold(stream, why, since) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET why = excluded.why, since = excluded.since',
        );
        put.run(stream, why, since);
      }),
    release: (stream) => change((db) => db.prepare('DELETE FROM hold WHERE stream = ?').run(stream).changes > 0),
    holds: () =>
      within(handle, (db) =>
        E.right(db.prepare<[], Hold>('SELECT stream, why, since FROM hold ORDER BY since, stream').all()),
      ),
    secret: () => within(handle, (db) => E.right(secretIn(db) ?? makeSecret(db))),
  };
};
