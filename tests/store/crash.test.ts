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
import { type Figures, torture } from '../torture/rounds.ts';

const root = mkdtempSync(join(tmpdir(), 'etui-crash-'));
let worker = '';
beforeAll(async () => {
  worker = await bundle('tests/torture/worker.ts');
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
  rmSync(dirname(worker), { recursive: true, force: true });
});

interface Trial {
  readonly address: string;
  readonly rounds: number;
  readonly writers?: number;
  readonly projecting?: boolean;
  readonly least?: number;
}
/** More than `least` appends acknowledged, and events projected: else nothing was there to be lost. */
const tortured = ({ address, rounds, writers = 1, projecting = false, least = LEAST }: Trial): Promise<Figures> =>
  torture({
    address,
    worker,
    rounds,
    writers,
    projecting,
    longest: 150,
    enough: ({ acknowledged, projected }) => acknowledged > least && (!projecting || projected > least),
  });
const LEAST = 20;

describe('kill -9', { timeout: 600_000 }, () => {
  it('SQLite, while it appends and projects: nothing acknowledged is lost, nothing is half applied', async () => {
    const address = `sqlite:${join(root, 'killed.db')}`;
    const figures = await tortured({ address, rounds: 6, projecting: true });
    expect(figures.acknowledged).toBeGreaterThan(LEAST);
    expect(figures.projected).toBeGreaterThan(LEAST);
  });

  it('SQLite, two processes on one file', async () => {
    const address = `sqlite:${join(root, 'two.db')}`;
    const figures = await tortured({ address, rounds: 4, writers: 2 });
    expect(figures.acknowledged).toBeGreaterThan(LEAST);
  });

  it('SQLite, three processes that begin one file at once', async () => {
    for (let n = 0; n < 4; n += 1) {
      const address = `sqlite:${join(root, `begun-${n}.db`)}`;
      const figures = await tortured({ address, rounds: 1, writers: 3, least: 0 });
      expect(figures.acknowledged).toBeGreaterThan(0);
    }
  });

  it('JSON Lines, two processes on one file', async () => {
    const address = `jsonl:${join(root, 'two.jsonl')}`;
    const figures = await tortured({ address, rounds: 4, writers: 2 });
    expect(figures.acknowledged).toBeGreaterThan(LEAST);
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
