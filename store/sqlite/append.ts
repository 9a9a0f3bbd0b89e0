/** Appending to the tables. Appends that come at the same time share one write to the disk; each has its own outcome. */
import type Database from 'better-sqlite3';
import * as E from 'fp-ts/lib/Either.js';
import { type Batch, decide } from '../batch.ts';
import { closedStore } from '../error.ts';
import type { Appended, StoreError } from '../port.ts';
import { systemFailure } from '../system.ts';
import type { Handle } from './open.ts';
import { type Texts, uuidBytes } from './texts.ts';

type Outcome = E.Either<StoreError, Appended>;
interface StreamRow {
  readonly id: number;
  readonly revision: number;
}

const writer = (db: Database.Database, kept: Texts): ((given: Batch) => Outcome) => {
  const find = db.prepare<[string], StreamRow>('SELECT id, revision FROM stream WHERE name = ?');
  const begin = db.prepare('INSERT INTO stream(name, revision) VALUES (?, -1)');
  const stored = db.prepare<[number, Buffer], string>('SELECT data FROM event WHERE stream = ? AND id = ?').pluck();
  const insert = db.prepare('INSERT INTO event(stream, revision, id, type, data) VALUES (?, ?, ?, ?, ?)');
  const move = db.prepare('UPDATE stream SET revision = ? WHERE id = ?');
  return (given) => {
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
};

interface Waiting {
  readonly given: Batch;
  readonly resolve: (outcome: Outcome) => void;
}

/**
 * Gives the function that appends. It resolves when the events are on the disk. All that is asked for within one turn
 * of the event loop is written in one transaction; if that fails as a whole, each is tried by itself.
 */
export const appender = (handle: Handle, kept: Texts, written: () => void): ((given: Batch) => Promise<Outcome>) => {
  const { db, path } = handle;
  const write = writer(db, kept);
  // Immediate: what was read about a stream holds until it is written, among all processes.
  const together = db.transaction((group: readonly Waiting[]) => group.map(({ given }) => write(given)));
  let waiting: Waiting[] = [];
  const outcomes = (group: readonly Waiting[]): readonly Outcome[] => {
    if (!db.open) return group.map(() => E.left(closedStore()));
    try {
      return together.immediate(group);
    } catch (error) {
      if (group.length === 1) return [E.left(systemFailure(path, error))];
      return group.flatMap((each) => outcomes([each]));
    }
  };
  const flush = (): void => {
    const group = waiting;
    waiting = [];
    const done = outcomes(group);
    for (const [index, { resolve }] of group.entries()) resolve(done[index] ?? E.left(closedStore()));
    written();
  };
  return (given) =>
    new Promise((resolve) => {
      waiting.push({ given, resolve });
      if (waiting.length === 1) setImmediate(flush);
    });
};
