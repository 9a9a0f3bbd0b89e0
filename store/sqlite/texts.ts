/** The rows behind the commitments of an event. */
import type Database from 'better-sqlite3';
import type { SideRow } from '../../wire/commit.ts';

export const uuidBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

interface TextRow extends SideRow {
  readonly event: Buffer;
}

export interface Texts {
  /** Keeps the texts of an event. What is there, or was erased, stays as it is; gives the paths that are new. */
  readonly add: (stream: string, id: string, rows: readonly SideRow[]) => readonly string[];
  /** Takes back what was added for an append that was refused. */
  readonly takeBack: (stream: string, id: string, paths: readonly string[]) => void;
  /** The texts of a stream by event id in hex, without dashes. */
  readonly ofStream: (stream: string) => ReadonlyMap<string, readonly SideRow[]>;
  readonly ofEvent: (stream: string, id: Buffer) => readonly SideRow[];
  /** Erases; gives how many texts there were. */
  readonly erase: (stream: string, id: string) => number;
}

const sideRow = ({ path, c, salt, text }: TextRow): SideRow => ({ path, c, salt, text });

export const texts = (db: Database.Database): Texts => {
  const insert = db.prepare(
    'INSERT INTO text(stream, event, path, c, salt, text) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const remove = db.prepare('DELETE FROM text WHERE stream = ? AND event = ? AND path = ?');
  const some = 'SELECT event, path, c, salt, text FROM text WHERE text IS NOT NULL AND stream = ?';
  const ofStream = db.prepare<[string], TextRow>(some);
  const ofEvent = db.prepare<[string, Buffer], TextRow>(`${some} AND event = ?`);
  const erase = db.prepare(
    'UPDATE text SET salt = NULL, text = NULL WHERE text IS NOT NULL AND stream = ? AND event = ?',
  );
  return {
    add: (stream, id, rows) =>
      rows
        .filter(({ path, c, salt, text }) => insert.run(stream, uuidBytes(id), path, c, salt, text).changes > 0)
        .map(({ path }) => path),
    takeBack: (stream, id, paths) => {
      for (const path of paths) remove.run(stream, uuidBytes(id), path);
    },
    ofStream: (stream) => {
      const by = new Map<string, SideRow[]>();
      for (const row of ofStream.all(stream)) {
        const id = row.event.toString('hex');
        const rows = by.get(id);
        if (rows === undefined) by.set(id, [sideRow(row)]);
        else rows.push(sideRow(row));
      }
      return by;
    },
    ofEvent: (stream, id) => ofEvent.all(stream, id).map(sideRow),
    erase: (stream, id) => erase.run(stream, uuidBytes(id)).changes,
  };
};
