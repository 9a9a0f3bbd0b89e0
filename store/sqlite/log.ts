/** Appending to and reading from the tables. */
import type Database from 'better-sqlite3';
import * as E from 'fp-ts/lib/Either.js';
import type { JsonObject } from '../../domain/event.ts';
import { type Batch, decide, restore } from '../batch.ts';
import { damaged, storeError } from '../error.ts';
import type { AllRange, Appended, Recorded, StoreError, StreamRange } from '../port.ts';
import { placeOf } from '../shelf.ts';
import { type Texts, texts, uuidBytes } from './texts.ts';

type Answer<A> = E.Either<StoreError, A>;
interface StreamRow {
  readonly id: number;
  readonly revision: number;
}
interface EventRow {
  readonly position: number;
  readonly revision: number;
  readonly id: Buffer;
  readonly data: string;
}
interface AllRow extends EventRow {
  readonly name: string;
}

export interface SqliteLog {
  readonly append: (batch: Batch) => Answer<Appended>;
  readonly readStream: (stream: string, range?: StreamRange) => Answer<readonly Recorded[]>;
  readonly readAll: (range?: AllRange) => Answer<readonly Recorded[]>;
  readonly streams: () => Answer<readonly string[]>;
  readonly openings: () => Answer<readonly Recorded[]>;
}

const appender = (db: Database.Database, kept: Texts): SqliteLog['append'] => {
  const find = db.prepare<[string], StreamRow>('SELECT id, revision FROM stream WHERE name = ?');
  const begin = db.prepare('INSERT INTO stream(name, revision) VALUES (?, -1)');
  const stored = db.prepare<[number, Buffer], string>('SELECT data FROM event WHERE stream = ? AND id = ?').pluck();
  const insert = db.prepare('INSERT INTO event(stream, revision, id, type, data) VALUES (?, ?, ?, ?, ?)');
  const move = db.prepare('UPDATE stream SET revision = ? WHERE id = ?');
  const write = (given: Batch): Answer<Appended> => {
    const { stream, tip, items } = given;
    const row = find.get(stream);
    const end = tip + items.length;
    const decision = decide(given, row?.revision ?? -1, (id) =>
      row === undefined ? undefined : stored.get(row.id, uuidBytes(id)),
    );
    if (typeof decision === 'object') return E.left(decision);
    if (decision === 'repeat') return E.right({ revision: end, repeated: true });
    const id = row?.id ?? Number(begin.run(stream).lastInsertRowid);
    for (const item of items) {
      insert.run(id, item.seq, uuidBytes(item.id), item.type, item.data);
      kept.add(stream, item.id, item.texts);
    }
    move.run(end, id);
    return E.right({ revision: end, repeated: false });
  };
  // Immediate: what was read about the stream holds until it is written, among all processes.
  const transaction = db.transaction(write);
  return (given) => transaction.immediate(given);
};

const NO_TEXTS: readonly never[] = [];

const streamReader = (db: Database.Database, kept: Texts): SqliteLog['readStream'] => {
  const find = db.prepare<[string], StreamRow>('SELECT id, revision FROM stream WHERE name = ?');
  const columns = 'SELECT position, revision, id, data FROM event WHERE stream = ?';
  const forward = db.prepare<[number, number, number], EventRow>(
    `${columns} AND revision >= ? ORDER BY revision LIMIT ?`,
  );
  const backward = db.prepare<[number, number, number], EventRow>(
    `${columns} AND revision <= ? ORDER BY revision DESC LIMIT ?`,
  );
  const read = (stream: string, range: StreamRange = {}): Answer<readonly Recorded[]> => {
    const row = find.get(stream);
    if (row === undefined) return E.right([]);
    const back = range.direction === 'backward';
    const max = range.max ?? -1;
    const from = back ? Math.min(range.from ?? row.revision, row.revision) : Math.max(range.from ?? 0, 0);
    const last = back ? 0 : row.revision;
    const rows = (back ? backward : forward).all(row.id, from, max);
    const by = kept.ofStream(stream);
    const out: Recorded[] = [];
    for (const [index, { position, revision, id, data }] of rows.entries()) {
      const due = back ? from - index : from + index;
      if (revision !== due) return E.left(damaged(stream, due, 'is missing'));
      const event = restore(
        stream,
        revision,
        data,
        by.size === 0 ? NO_TEXTS : (by.get(id.toString('hex')) ?? NO_TEXTS),
      );
      if (E.isLeft(event)) return event;
      out.push({ stream, revision, position: String(position), event: event.right });
    }
    const reached = back ? from - out.length < last : from + out.length > last;
    const due = back ? from - out.length : from + out.length;
    return reached || out.length === max ? E.right(out) : E.left(damaged(stream, due, 'is missing'));
  };
  // One transaction, so that the tip and the events are of the same moment.
  return db.transaction(read);
};

const fromRows = (rows: Iterable<AllRow>, kept: Texts): Answer<readonly Recorded[]> => {
  const out: Recorded[] = [];
  for (const { position, revision, id, data, name } of rows) {
    const event: Answer<JsonObject> = restore(
      name,
      revision,
      data,
      data.includes('"c":"') ? kept.ofEvent(name, id) : NO_TEXTS,
    );
    if (E.isLeft(event)) return event;
    out.push({ stream: name, revision, position: String(position), event: event.right });
  }
  return E.right(out);
};

const goneBefore = ({ name, position }: AllRow): StoreError =>
  storeError(
    'damaged',
    `events before place ${position} of the store are missing: run etui verify, restore it from a copy`,
    {
      stream: name,
    },
  );

const allReader = (db: Database.Database, kept: Texts): SqliteLog['readAll'] => {
  const columns = 'SELECT position, e.revision, e.id, data, name FROM event e JOIN stream s ON s.id = e.stream WHERE';
  const forward = db.prepare<[number, number], AllRow>(`${columns} position > ? ORDER BY position LIMIT ?`);
  const backward = db.prepare<[number, number], AllRow>(`${columns} position < ? ORDER BY position DESC LIMIT ?`);
  const read = ({ direction = 'forward', beyond, max = -1 }: AllRange = {}): Answer<readonly Recorded[]> => {
    const place =
      beyond === undefined ? E.right(direction === 'forward' ? 0 : Number.MAX_SAFE_INTEGER) : placeOf(beyond);
    if (E.isLeft(place)) return place;
    const rows = (direction === 'forward' ? forward : backward).all(place.right, max);
    // Places count from 1 without gaps: one that is missing was taken out.
    const gap = direction === 'forward' ? rows.findIndex(({ position }, at) => position !== place.right + 1 + at) : -1;
    const behind = rows[gap];
    return behind === undefined ? fromRows(rows, kept) : E.left(goneBefore(behind));
  };
  return db.transaction(read);
};

const openingsReader = (db: Database.Database, kept: Texts): SqliteLog['openings'] => {
  const first = db.prepare<[], AllRow>(
    'SELECT position, e.revision, e.id, data, name FROM stream s JOIN event e ON e.stream = s.id AND e.revision = 0 ORDER BY position',
  );
  return db.transaction(() => fromRows(first.all(), kept));
};

/** The statements, prepared once. */
export const sqliteLog = (db: Database.Database): SqliteLog => {
  const kept = texts(db);
  const names = db.prepare<[], string>('SELECT name FROM stream ORDER BY id').pluck();
  return {
    streams: () => E.right(names.all()),
    append: appender(db, kept),
    readStream: streamReader(db, kept),
    readAll: allReader(db, kept),
    openings: openingsReader(db, kept),
  };
};
