/** A tampered store is found at the right place (design 16), for every kind of change and every store. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { verifyStore } from '../app/store/verify.ts';
import type { JsonObject } from '../domain/event.ts';
import { openEventStore } from '../store/eventstoredb.ts';
import { openJsonl } from '../store/jsonl.ts';
import type { Store } from '../store/port.ts';
import { openSqlite } from '../store/sqlite.ts';
import { startStandIn } from '../tests/support/eventstoredb/server.ts';
import { after, hashOf, idOf, ok, record } from '../tests/support/stored.ts';

const root = mkdtempSync(join(tmpdir(), 'etui-tamper-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let files = 0;
const newPath = (): string => join(root, `${(files += 1)}`);

/** What was done to the list of a stream's events, and the first place that is not as it was. */
interface Change {
  readonly name: string;
  readonly apply: (events: readonly JsonObject[], at: number) => readonly JsonObject[];
  readonly place: (length: number, at: number) => number;
}
const at = (_: number, place: number): number => place;
const CHANGES: readonly Change[] = [
  {
    name: 'flip',
    place: at,
    apply: (events, k) => events.map((event, n) => (n === k ? { ...event, by: 'W', board: '2' } : event)),
  },
  { name: 'drop', place: at, apply: (events, k) => events.toSpliced(k, 1) },
  {
    name: 'swap',
    place: at,
    apply: (events, k) => [...events.slice(0, k), ...events.slice(k, k + 2).toReversed(), ...events.slice(k + 2)],
  },
  { name: 'insert', place: at, apply: (events, k) => events.toSpliced(k, 0, after(events.slice(0, k + 1))) },
  // One that fits the chain before it: it is the one behind it that does not follow.
  {
    name: 'insert and renumber',
    place: (_, k) => k + 1,
    apply: (events, k) =>
      events.toSpliced(k, 0, after(events.slice(0, k))).map((event, seq) => (seq > k ? { ...event, seq } : event)),
  },
  { name: 'truncate', place: at, apply: (events, k) => events.slice(0, k) },
];

/** A store, and how somebody who has the disk writes a stream anew. */
interface Target {
  readonly store: Store;
  readonly rewrite: (
    stream: string,
    change: (events: readonly JsonObject[]) => readonly JsonObject[],
  ) => Promise<Store>;
  readonly end: () => void;
}

const sqlite = async (): Promise<Target> => {
  const path = newPath();
  const store = await ok(openSqlite({ path }));
  return {
    store,
    end: () => undefined,
    rewrite: async (stream, change) => {
      await store.close();
      const db = new Database(path);
      db.exec('DROP TRIGGER event_never_changes; DROP TRIGGER event_never_goes');
      const id = db.prepare('SELECT id FROM stream WHERE name = ?').pluck().get(stream);
      const before = db
        .prepare<[unknown], string>('SELECT data FROM event WHERE stream = ? ORDER BY revision')
        .pluck()
        .all(id);
      const changed = change(before.map((data) => JSON.parse(data) as JsonObject));
      db.prepare('DELETE FROM event WHERE stream = ?').run(id);
      const insert = db.prepare('INSERT INTO event(stream, revision, id, type, data) VALUES (?, ?, ?, ?, ?)');
      for (const [seq, event] of changed.entries())
        insert.run(id, seq, Buffer.from(idOf(event)), 'x', JSON.stringify(event));
      // A thorough one: the end of the stream is put right as well, but for what was taken off it.
      if (changed.length >= before.length)
        db.prepare('UPDATE stream SET revision = ? WHERE id = ?').run(changed.length - 1, id);
      db.close();
      return ok(openSqlite({ path }));
    },
  };
};

const jsonl = async (): Promise<Target> => {
  const path = newPath();
  const store = await ok(openJsonl(path));
  return {
    store,
    end: () => undefined,
    rewrite: async (stream, change) => {
      await store.close();
      const lines = readFileSync(path, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as { stream: string; events: JsonObject[] });
      const mine = change(lines.filter((line) => line.stream === stream).flatMap(({ events }) => events));
      const others = lines.filter((line) => line.stream !== stream);
      const all = [...others, ...(mine.length === 0 ? [] : [{ stream, events: mine }])];
      writeFileSync(path, all.map((line) => `${JSON.stringify(line)}\n`).join(''));
      return ok(openJsonl(path));
    },
  };
};

const server = async (): Promise<Target> => {
  const standIn = await startStandIn();
  const store = await ok(openEventStore({ address: standIn.address, environment: {}, side: newPath() }));
  return {
    store,
    end: standIn.stop,
    rewrite: async (stream, change) => {
      const before = standIn.log.streams.get(stream) ?? [];
      const events = before.map(({ data }) => JSON.parse(Buffer.from(data).toString()) as JsonObject);
      const changed = change(events).map((event, revision) => ({
        stream,
        revision,
        id: idOf(event),
        type: 'x',
        contentType: 'application/json',
        data: Buffer.from(JSON.stringify(event)),
        position: 0,
      }));
      standIn.log.streams.set(stream, changed);
      const others = standIn.log.all.filter((kept) => kept.stream !== stream);
      const all = [...others, ...changed].map((kept, index) => ({ ...kept, position: (index + 1) * 100 }));
      standIn.log.all.splice(0, standIn.log.all.length, ...all);
      return store;
    },
  };
};

const TARGETS: readonly (readonly [string, () => Promise<Target>])[] = [
  ['SQLite', sqlite],
  ['JSON Lines', jsonl],
  ['EventStoreDB (stand-in)', server],
];
const STREAM = 'board-1';

describe.each(TARGETS)('%s', (_, make) => {
  it.each(CHANGES)('$name is found at its place, and the other records stay intact', async ({ apply, place }) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 3, max: 12 }), fc.nat(), async (length, pick) => {
        const k = pick % (length - 1);
        const { store, rewrite, end } = await make();
        const events = record(length);
        await ok(store.append(STREAM, 'no-stream', events));
        await ok(store.append('board-2', 'no-stream', record(3)));
        const heads = new Map([[STREAM, hashOf(events)]]);
        expect((await ok(verifyStore(store, heads))).streams.map(({ verdict }) => verdict.tag)).toEqual([
          'intact',
          'intact',
        ]);
        const tampered = await rewrite(STREAM, (before) => apply(before, k));
        const { streams } = await ok(verifyStore(tampered, heads));
        await tampered.close();
        end();
        const mine = streams.find(({ stream }) => stream === STREAM);
        expect(mine?.verdict).toMatchObject({ tag: 'broken', at: place(length, k) });
        expect(streams.find(({ stream }) => stream === 'board-2')?.verdict.tag).toBe('intact');
      }),
      { numRuns: 8 },
    );
  });
});
