/** Files that cannot be written, that are full, damaged, or not ours. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import * as E from 'fp-ts/lib/Either.js';
import { afterAll, describe, expect, it } from 'vitest';
import { verifyStore } from '../../app/store/verify.ts';
import type { JsonObject } from '../../domain/event.ts';
import { openJsonl } from '../../store/jsonl.ts';
import { openSqlite } from '../../store/sqlite.ts';
import { after, failure, ok, record } from '../support/stored.ts';

const root = mkdtempSync(join(tmpdir(), 'etui-disk-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let files = 0;
const newPath = (): string => join(root, `${(files += 1)}.db`);

/** A record of one event, or of two where the second is to be large. */
const grown = (size: number): readonly JsonObject[] => {
  const events = record(1);
  return size === 0 ? events : [...events, after(events, { type: 'Remark', by: 'N', fill: 'x'.repeat(size) })];
};

describe('SQLite', () => {
  it('writes as durably as it says', async () => {
    const path = newPath();
    const store = await ok(openSqlite({ path }));
    await ok(store.append('board-1', 'no-stream', record(2)));
    const db = new Database(path);
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
    const tables = db.prepare(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND NOT strict AND name NOT LIKE 'sqlite%'",
    );
    expect(tables.all()).toEqual([]);
    expect(() => db.exec("UPDATE event SET data = '{}'")).toThrow(/never changes/);
    expect(() => db.exec('DELETE FROM event')).toThrow(/never deleted/);
    db.close();
    await store.close();
  });

  it('a full disk: told, nothing half stored, and on it goes when there is room', async () => {
    const path = newPath();
    const small = await ok(openSqlite({ path, maxPages: 60 }));
    const events = [...record(1)];
    await ok(small.append('board-1', 'no-stream', events));
    let refused;
    for (let n = 0; n < 1000 && refused === undefined; n += 1) {
      const more = [after(events, { type: 'Remark', by: 'N', fill: 'x'.repeat(3000) })];
      const done = await small.append('board-1', events.length - 1, more)();
      if (E.isLeft(done)) refused = done.left;
      else events.push(...more);
    }
    expect(refused).toMatchObject({ kind: 'unavailable', tag: 'disk-full' });
    expect((await ok(small.readStream('board-1'))).map(({ event }) => event)).toEqual(events);
    await small.close();
    const roomy = await ok(openSqlite({ path }));
    await ok(roomy.append('board-1', events.length - 1, [after(events)]));
    expect((await ok(verifyStore(roomy))).streams[0]?.verdict).toMatchObject({
      tag: 'intact',
      events: events.length + 1,
    });
    await roomy.close();
  });

  it('many appends at once: each has its own outcome, on a full disk too', async () => {
    const store = await ok(openSqlite({ path: newPath(), maxPages: 60 }));
    const boards = Array.from({ length: 12 }, (_, n) => ({
      stream: `board-${n}`,
      events: grown(n % 3 === 0 ? 0 : n * 6000),
    }));
    const done = await Promise.all(boards.map(({ stream, events }) => store.append(stream, 'no-stream', events)()));
    const again = await Promise.all([
      store.append('board-0', 'no-stream', record(1))(),
      store.append('board-0', 'no-stream', boards[0]?.events ?? [])(),
    ]);
    expect(again.map((each) => (E.isLeft(each) ? each.left.tag : each.right.repeated))).toEqual([
      'wrong-revision',
      true,
    ]);
    const tags = done.map((each) => (E.isLeft(each) ? each.left.tag : 'stored'));
    expect(new Set(tags)).toEqual(new Set(['stored', 'disk-full']));
    for (const [n, { stream, events }] of boards.entries())
      expect((await ok(store.readStream(stream))).length).toBe(tags[n] === 'stored' ? events.length : 0);
    await store.close();
  });

  it('a file that may only be read: read, not written', async () => {
    const path = newPath();
    const events = record(3);
    const first = await ok(openSqlite({ path }));
    await ok(first.append('board-1', 'no-stream', events));
    await first.close();
    chmodSync(path, 0o444);
    // Root may write all the same; `readonly` is what everybody else gets.
    const store = await ok(openSqlite({ path, readonly: true }));
    expect((await ok(store.readStream('board-1'))).length).toBe(3);
    expect(await failure(store.append('board-1', 2, [after(events)]))).toMatchObject({ tag: 'read-only' });
    expect(await failure(store.side.secret())).toMatchObject({ tag: 'read-only' });
    await store.close();
  });

  it('another process that writes for long: busy, and then not', async () => {
    const path = newPath();
    const store = await ok(openSqlite({ path, busyMs: 100 }));
    const other = new Database(path);
    other.exec('BEGIN IMMEDIATE');
    expect(await failure(store.append('board-1', 'no-stream', record(1)))).toMatchObject({
      kind: 'unavailable',
      tag: 'busy',
    });
    other.exec('ROLLBACK');
    await ok(store.append('board-1', 'no-stream', record(1)));
    other.close();
    await store.close();
  });

  it('a reader of an older state keeps the log: forgetting says that it is not done', async () => {
    const path = newPath();
    const store = await ok(openSqlite({ path, busyMs: 100 }));
    const events = record(2, 'to be forgotten');
    await ok(store.append('board-1', 'no-stream', events));
    const reader = new Database(path);
    reader.exec('BEGIN; SELECT count(*) FROM text');
    reader.prepare('SELECT count(*) FROM text').get();
    const ids = events.map(({ id }) => (typeof id === 'string' ? id : ''));
    expect(await failure(store.side.eraseTexts('board-1', ids))).toMatchObject({ tag: 'busy' });
    reader.close();
    expect(await ok(store.side.eraseTexts('board-1', ids))).toBe(0);
    for (const end of ['', '-wal']) expect(readFileSync(path + end, 'latin1')).not.toContain('to be forgotten');
    await store.close();
  });

  it('tables of a newer version: not touched', async () => {
    const path = newPath();
    await (await ok(openSqlite({ path }))).close();
    const db = new Database(path);
    db.pragma('user_version = 2');
    db.close();
    const before = readFileSync(path);
    expect(await failure(openSqlite({ path }))).toMatchObject({ kind: 'unavailable', tag: 'newer-store' });
    expect(readFileSync(path)).toEqual(before);
  });

  it("another program's database, another file, a folder, no folder", async () => {
    const theirs = newPath();
    const db = new Database(theirs);
    db.exec('CREATE TABLE theirs(x)');
    db.close();
    expect(await failure(openSqlite({ path: theirs }))).toMatchObject({ tag: 'not-a-store' });
    const text = newPath();
    writeFileSync(
      text,
      'a letter, and longer than the head of a database is, so that nothing is mistaken for it\n'.repeat(20),
    );
    expect(await failure(openSqlite({ path: text }))).toMatchObject({ tag: 'not-a-store' });
    const folder = newPath();
    mkdirSync(folder);
    expect(await failure(openSqlite({ path: folder }))).toMatchObject({ tag: 'cannot-open' });
    expect(await failure(openSqlite({ path: join(root, 'no', 'folder.db') }))).toMatchObject({ tag: 'cannot-open' });
  });

  it('a damaged page: an answer, not a crash', async () => {
    const path = newPath();
    const store = await ok(openSqlite({ path }));
    for (let n = 0; n < 40; n += 1) await ok(store.append(`board-${n}`, 'no-stream', record(20)));
    await store.close();
    const bytes = readFileSync(path);
    bytes.fill(0xff, 4096 * 3);
    writeFileSync(path, bytes);
    const damaged = await openSqlite({ path })();
    const error = E.isLeft(damaged) ? damaged.left : await failure(damaged.right.readAll());
    expect(error).toMatchObject({ kind: 'integrity', tag: 'damaged' });
    if (E.isRight(damaged)) await damaged.right.close();
  });

  it('closed: says so', async () => {
    const store = await ok(openSqlite({ path: newPath() }));
    await store.close();
    expect(await failure(store.readAll())).toMatchObject({ tag: 'closed' });
  });
});

describe('JSON Lines', () => {
  it('a line torn by a crash was never acknowledged, and does not stand in the way', async () => {
    const path = newPath();
    const events = record(2);
    const store = await ok(openJsonl(path));
    await ok(store.append('board-1', 'no-stream', events));
    await store.close();
    const whole = readFileSync(path);
    writeFileSync(path, Buffer.concat([whole, whole.subarray(0, 40)]));
    const again = await ok(openJsonl(path));
    expect((await ok(again.readStream('board-1'))).length).toBe(2);
    await ok(again.append('board-1', 1, [after(events)]));
    expect((await ok(again.readStream('board-1'))).length).toBe(3);
    await again.close();
  });

  it('a line that is not ours is named', async () => {
    const path = newPath();
    const store = await ok(openJsonl(path));
    await ok(store.append('board-1', 'no-stream', record(2)));
    await store.close();
    writeFileSync(path, `${readFileSync(path, 'utf8')}{"type":"BoardOpened"}\n`);
    const refused = await failure(openJsonl(path));
    expect(refused).toMatchObject({ kind: 'integrity', tag: 'damaged' });
    expect(refused.message).toContain(`${path}:2:1`);
  });

  it('no folder', async () => {
    expect(await failure(openJsonl(join(root, 'no', 'folder.jsonl')))).toMatchObject({ tag: 'cannot-open' });
  });
});
