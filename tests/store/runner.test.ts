/** The catch-up runner: what readers see, what a crash leaves, what becomes of an event that cannot be dealt with. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type Progress, runProjection, type RunOptions, type StoredProjection } from '../../replay/runner.ts';
import { storeError } from '../../store/error.ts';
import { openEventStore } from '../../store/eventstoredb.ts';
import type { EventLog, ReadModels, Rows } from '../../store/port.ts';
import { openSqlite, type SqliteStore } from '../../store/sqlite.ts';
import { startStandIn } from '../support/eventstoredb/server.ts';
import { failure, ok, record, typeOf } from '../support/stored.ts';

const root = mkdtempSync(join(tmpdir(), 'etui-runner-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let stores: SqliteStore[] = [];
afterEach(async () => {
  for (const store of stores) await store.close();
  stores = [];
});

let files = 0;
const open = async (): Promise<SqliteStore> => {
  const store = await ok(openSqlite({ path: join(root, `${(files += 1)}.db`) }));
  stores.push(store);
  return store;
};

const add = (rows: Rows, key: string, more: number): void => {
  const now = rows.get(key);
  rows.put(key, (typeof now === 'number' ? now : 0) + more);
};
/** Counts events by type. */
const counting = (version = 1, weight = 1): StoredProjection => ({
  name: 'types',
  version,
  project: ({ event }, rows) => {
    add(rows, typeOf(event), weight);
    return undefined;
  },
});
const sleep: RunOptions['sleep'] = (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 20)));
const once = (progress: (each: Progress) => void = () => undefined, rebuild = false): RunOptions => ({
  signal: new AbortController().signal,
  untilCaughtUp: true,
  progress,
  rebuild,
  sleep,
});

const fill = async (log: EventLog, boards: number, from = 0): Promise<void> => {
  for (let n = from; n < from + boards; n += 1) await ok(log.append(`board-${n}`, 'no-stream', record(10)));
};

describe('the runner', () => {
  it('catches up, is seen, and goes on from its place', async () => {
    const store = await open();
    await fill(store, 3);
    const first = await ok(runProjection(store, store.models, counting(), once()));
    expect(first).toMatchObject({ active: true, events: 30, poisoned: 0 });
    expect(await ok(store.models.read('types', 'Remark'))).toBe(27);
    await fill(store, 2, 3);
    expect(await ok(runProjection(store, store.models, counting(), once()))).toMatchObject({
      id: first.id,
      events: 50,
    });
    expect(await ok(store.models.read('types', 'Remark'))).toBe(45);
  });

  it('a new version is built beside the old one, which readers see until it is ready', async () => {
    const store = await open();
    await fill(store, 60);
    await ok(runProjection(store, store.models, counting(), once()));
    const seen: unknown[] = [];
    const watching: StoredProjection = {
      ...counting(2, 1000),
      project: (recorded, rows) => {
        if (recorded.revision === 0)
          void store.models
            .read('types', 'BoardOpened')()
            .then((row) => seen.push(E.isRight(row) ? row.right : row.left.tag));
        return counting(2, 1000).project(recorded, rows);
      },
    };
    const tags: string[] = [];
    await ok(
      runProjection(
        store,
        store.models,
        watching,
        once(({ tag }) => tags.push(tag)),
      ),
    );
    expect(new Set(seen.slice(0, 10))).toEqual(new Set([60]));
    expect(tags.slice(-2)).toEqual(['caught-up', 'switched']);
    expect(await ok(store.models.read('types', 'BoardOpened'))).toBe(60_000);
    expect((await ok(store.models.builds('types'))).map(({ version, active }) => [version, active])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(await ok(store.models.sweep('types'))).toBe(1);
    expect((await ok(store.models.builds('types'))).length).toBe(1);
  });

  it('a rebuild of the same version gives the same rows, beside and then instead', async () => {
    const store = await open();
    await fill(store, 4);
    const first = await ok(runProjection(store, store.models, counting(), once()));
    const again = await ok(runProjection(store, store.models, counting(), once(undefined, true)));
    expect(again.id).not.toBe(first.id);
    expect(again).toMatchObject({ active: true, events: 40 });
    expect(await ok(store.models.read('types', 'Remark'))).toBe(36);
  });

  it('a rebuild of nothing is ready at once', async () => {
    const store = await open();
    expect(await ok(runProjection(store, store.models, counting(), once()))).toMatchObject({ active: true, events: 0 });
  });

  it('an event that it cannot deal with is set aside with its reason, and leaves no row', async () => {
    const store = await open();
    await fill(store, 2);
    const touchy: StoredProjection = {
      name: 'touchy',
      version: 1,
      project: ({ stream, revision }, rows) => {
        add(rows, 'tried', 1);
        if (stream === 'board-1' && revision === 4) throw new TypeError('no such card');
        return stream === 'board-0' && revision === 7 ? 'the seat is unknown' : undefined;
      },
    };
    const build = await ok(runProjection(store, store.models, touchy, once()));
    expect(build).toMatchObject({ events: 20, poisoned: 2, active: true });
    expect(await ok(store.models.read('touchy', 'tried'))).toBe(18);
    expect(await ok(store.models.poison(build))).toMatchObject([
      { stream: 'board-0', seq: 7, reason: 'the seat is unknown' },
      { stream: 'board-1', seq: 4, reason: 'no such card' },
    ]);
  });

  it('says how far behind it is', async () => {
    const store = await open();
    await fill(store, 120);
    const behind: (number | null)[] = [];
    await ok(
      runProjection(
        store,
        store.models,
        counting(),
        once((each) => each.tag === 'running' && behind.push(each.behind)),
      ),
    );
    expect(behind).toEqual([700, 200, 0]);
  });

  it('two runners of one projection: the second is told', async () => {
    const store = await open();
    await fill(store, 2);
    const meddling: ReadModels = {
      ...store.models,
      commit: (build, work) =>
        TE.chain(() => store.models.commit(build, work))(
          store.models.commit(build, () => ({ to: '3', events: 3, poison: [] })),
        ),
    };
    expect(await failure(runProjection(store, meddling, counting(), once()))).toMatchObject({ tag: 'moved-on' });
  });

  it('a store that cannot be reached is tried again from the last place, and nothing counts twice', async () => {
    const store = await open();
    await fill(store, 120);
    let failures = 0;
    const shaky: EventLog = {
      ...store,
      async *subscribe(beyond, signal) {
        for await (const delivery of store.subscribe(beyond, signal)) {
          yield delivery;
          failures += 1;
          if (failures < 3) return yield E.left(storeError('unreachable', 'gone'));
        }
      },
    };
    const waits: number[] = [];
    await ok(
      runProjection(
        shaky,
        store.models,
        counting(),
        once((each) => each.tag === 'waiting' && waits.push(each.ms)),
      ),
    );
    expect(waits.length).toBe(2);
    expect(await ok(store.models.read('types', 'Remark'))).toBe(1080);
  });

  it('stops when it is told to', async () => {
    const store = await open();
    const stop = new AbortController();
    const running = runProjection(store, store.models, counting(), { signal: stop.signal, sleep })();
    await fill(store, 2);
    while ((await ok(store.models.read('types', 'Remark'))) !== 18)
      await new Promise((resolve) => setTimeout(resolve, 20));
    stop.abort();
    expect(E.isRight(await running)).toBe(true);
    expect(await ok(store.models.read('types', 'Remark'))).toBe(18);
  });

  it('follows a server through a broken connection', async () => {
    const server = await startStandIn();
    const store = await ok(
      openEventStore({ address: server.address, environment: {}, side: join(root, 'server-side.db'), patience: 5000 }),
    );
    await fill(store, 5);
    server.faults.plan('read', 'break', 'break');
    const tags: string[] = [];
    const build = await ok(
      runProjection(
        store,
        store.models,
        counting(),
        once(({ tag }) => tags.push(tag)),
      ),
    );
    expect(tags.filter((tag) => tag === 'waiting').length).toBeGreaterThan(0);
    expect(build.events).toBe(50);
    expect(await ok(store.models.read('types', 'Remark'))).toBe(45);
    await store.close();
    server.stop();
  });
});
