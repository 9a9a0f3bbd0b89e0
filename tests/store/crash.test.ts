/** What crashes, full disks and other processes leave behind (short; `npm run torture` goes on for longer). */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as E from 'fp-ts/lib/Either.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../app/store/open.ts';
import { bundle } from '../support/bundle.ts';
import { checkStore } from '../torture/check.ts';
import { start } from '../torture/child.ts';
import { torture } from '../torture/rounds.ts';

const root = mkdtempSync(join(tmpdir(), 'etui-crash-'));
let worker = '';
beforeAll(async () => {
  worker = await bundle('tests/torture/worker.ts');
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
  rmSync(dirname(worker), { recursive: true, force: true });
});

const LONGEST = 150;

describe('kill -9', () => {
  it('SQLite, while it appends and projects: nothing acknowledged is lost, nothing is half applied', async () => {
    const address = `sqlite:${join(root, 'killed.db')}`;
    const figures = await torture({ address, worker, rounds: 6, writers: 1, projecting: true, longest: LONGEST });
    expect(figures.acknowledged).toBeGreaterThan(20);
    expect(figures.projected).toBeGreaterThan(20);
  });

  it('SQLite, two processes on one file', async () => {
    const address = `sqlite:${join(root, 'two.db')}`;
    const figures = await torture({ address, worker, rounds: 4, writers: 2, projecting: false, longest: LONGEST });
    expect(figures.acknowledged).toBeGreaterThan(20);
  });

  it('SQLite, three processes that begin one file at once', async () => {
    for (let n = 0; n < 4; n += 1) {
      const address = `sqlite:${join(root, `begun-${n}.db`)}`;
      const figures = await torture({ address, worker, rounds: 1, writers: 3, projecting: false, longest: LONGEST });
      expect(figures.acknowledged).toBeGreaterThan(0);
    }
  });

  it('JSON Lines, two processes on one file', async () => {
    const address = `jsonl:${join(root, 'two.jsonl')}`;
    const figures = await torture({ address, worker, rounds: 4, writers: 2, projecting: false, longest: LONGEST });
    expect(figures.acknowledged).toBeGreaterThan(20);
  });
});

describe('a file that may not grow any further (ulimit -f)', () => {
  it.each(['sqlite', 'jsonl'])(
    '%s: the writer is told or ends, and what it had acknowledged is there',
    async (scheme) => {
      const path = join(root, `limited-${scheme}`);
      const address = `${scheme}:${path}`;
      const child = await start(worker, ['append', address, 'limited'], 'ulimit -f 600');
      await child.ended;
      expect(child.failure()).not.toBeNull();
      expect(statSync(path).size).toBeLessThanOrEqual(600 * 1024);
      const store = await openStore(address, {})();
      if (E.isLeft(store)) throw new Error(store.left.message);
      expect(child.acks.length).toBeGreaterThan(5);
      await checkStore(store.right, child.acks);
      await store.right.close();
    },
  );
});
