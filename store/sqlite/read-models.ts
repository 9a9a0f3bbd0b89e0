/** Read models in SQLite: rows and checkpoint in one transaction. */
import { saying } from '../../domain/saying.ts';
import type Database from 'better-sqlite3';
import * as E from 'fp-ts/lib/Either.js';
import type { Json } from '../../domain/event.ts';
import { canonical } from '../../wire/canonical.ts';
import { storeError } from '../error.ts';
import type { Build, Poison, ReadModels, Rows, Step, StoreError } from '../port.ts';
import { type Handle, within } from './open.ts';

interface BuildRow extends Omit<Build, 'active'> {
  readonly active: number;
}
const buildOf = (row: BuildRow): Build => ({ ...row, active: row.active === 1 });
const COLUMNS = 'SELECT id, projection, version, position, active, events, poisoned FROM build';

const byId = (db: Database.Database, id: number): Build | undefined => {
  const row = db.prepare<[number], BuildRow>(`${COLUMNS} WHERE id = ?`).get(id);
  return row === undefined ? undefined : buildOf(row);
};

const newest = (db: Database.Database, projection: string, version: number, fresh: boolean): Build => {
  const find = db.prepare<[string, number], BuildRow>(
    `${COLUMNS} WHERE projection = ? AND version = ? ORDER BY id DESC LIMIT 1`,
  );
  const row = fresh ? undefined : find.get(projection, version);
  if (row !== undefined) return buildOf(row);
  db.prepare('INSERT INTO build(projection, version) VALUES (?, ?)').run(projection, version);
  const made = find.get(projection, version);
  return made === undefined
    ? { id: 0, projection, version, position: null, active: false, events: 0, poisoned: 0 }
    : buildOf(made);
};

const rowsOf = (db: Database.Database, build: number): Rows => {
  const get = db.prepare<[number, string], string>('SELECT value FROM row WHERE build = ? AND key = ?').pluck();
  const put = db.prepare(
    'INSERT INTO row(build, key, value) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  );
  const drop = db.prepare('DELETE FROM row WHERE build = ? AND key = ?');
  return {
    get: (key) => {
      const value = get.get(build, key);
      // Written below, as JSON and nothing else.
      return value === undefined ? undefined : (JSON.parse(value) as Json);
    },
    put: (key, value) => {
      if (value === null) return void drop.run(build, key);
      const text = canonical(value);
      if (E.isLeft(text)) throw new RangeError(`the row ${key} is no plain JSON: ${text.left.message}`);
      put.run(build, key, text.right);
    },
  };
};

const record = (db: Database.Database, id: number, { to, events, poison }: Step): void => {
  db.prepare('UPDATE build SET position = ?, events = events + ?, poisoned = poisoned + ? WHERE id = ?').run(
    to,
    events,
    poison.length,
    id,
  );
  const set = db.prepare('INSERT INTO poison(build, stream, seq, position, reason) VALUES (?, ?, ?, ?, ?)');
  for (const { stream, seq, position, reason } of poison) set.run(id, stream, seq, position, reason);
};

const movedOn = ({ projection, version }: Build): StoreError =>
  storeError(
    'moved-on',
    saying('another process runs {projection} version {version}: stop one of the two', { projection, version }),
  );

const commit = (db: Database.Database, build: Build, work: (rows: Rows) => Step): E.Either<StoreError, Build> => {
  const now = byId(db, build.id);
  if (now === undefined || now.position !== build.position) return E.left(movedOn(build));
  record(db, build.id, work(rowsOf(db, build.id)));
  return E.fromNullable(movedOn(build))(byId(db, build.id));
};

const activate = (db: Database.Database, build: Build): E.Either<StoreError, Build> => {
  db.prepare('UPDATE build SET active = 0 WHERE projection = ?').run(build.projection);
  db.prepare('UPDATE build SET active = 1 WHERE id = ?').run(build.id);
  return E.fromNullable(movedOn(build))(byId(db, build.id));
};

const sweep = (db: Database.Database, projection: string): number => {
  const old = db
    .prepare<[string], number>(
      'SELECT b.id FROM build b JOIN build a ON a.projection = b.projection AND a.active = 1 WHERE b.id < a.id AND b.projection = ?',
    )
    .pluck()
    .all(projection);
  for (const table of ['row', 'poison']) {
    const drop = db.prepare(`DELETE FROM ${table} WHERE build = ?`);
    for (const id of old) drop.run(id);
  }
  const drop = db.prepare('DELETE FROM build WHERE id = ?');
  for (const id of old) drop.run(id);
  return old.length;
};

export const sqliteReadModels = (handle: Handle): ReadModels => {
  const change = <A>(work: (db: Database.Database) => E.Either<StoreError, A>) =>
    within(handle, (db) => db.transaction(() => work(db)).immediate());
  return {
    build: (projection, version, fresh) => change((db) => E.right(newest(db, projection, version, fresh))),
    builds: (projection) =>
      within(handle, (db) => {
        const rows = db.prepare<[string], BuildRow>(`${COLUMNS} WHERE projection = ? ORDER BY id`).all(projection);
        return E.right(rows.map(buildOf));
      }),
    commit: (build, work) => change((db) => commit(db, build, work)),
    activate: (build) => change((db) => activate(db, build)),
    sweep: (projection) => change((db) => E.right(sweep(db, projection))),
    read: (projection, key) =>
      within(handle, (db) => {
        const active = db.prepare<[string], number>('SELECT id FROM build WHERE projection = ? AND active = 1').pluck();
        const id = active.get(projection);
        return E.right(id === undefined ? undefined : rowsOf(db, id).get(key));
      }),
    poison: ({ id }) =>
      within(handle, (db) => {
        const all =
          'SELECT stream, seq, position, reason FROM poison WHERE build = ? ORDER BY length(position), position';
        return E.right(db.prepare<[number], Poison>(all).all(id));
      }),
  };
};
