/** One suite that every store passes: what an append, a read, a subscription, an erasure do. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, it } from 'vitest';
import { openJsonl } from '../store/jsonl.ts';
import { openMemory } from '../store/memory.ts';
import type { Store } from '../store/port.ts';
import { openSqlite } from '../store/sqlite.ts';
import { ok, steps } from './store/commands.ts';
import { newModel, type Real } from './store/model.ts';

const root = mkdtempSync(join(tmpdir(), 'etui-stores-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A store in a folder of its own, and everything that stands in that folder. */
const inFolder = async (open: (folder: string) => Promise<Store>): Promise<Real> => {
  const folder = mkdtempSync(join(root, 'store-'));
  const real: Real = {
    store: await open(folder),
    reopen: async () => {
      await real.store.close();
      return open(folder);
    },
    bytes: () =>
      readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), 'latin1'))
        .join('\n'),
  };
  return real;
};

const STORES: readonly (readonly [string, () => Promise<Real>])[] = [
  ['memory', async () => ({ store: openMemory(), bytes: () => '' })],
  ['JSON Lines', () => inFolder((folder) => ok(openJsonl(join(folder, 'records.jsonl'))))],
  ['SQLite', () => inFolder((folder) => ok(openSqlite({ path: join(folder, 'etui.db') })))],
];

describe.each(STORES)('%s', (_, open) => {
  it('does what the model does', async () => {
    await fc.assert(
      fc.asyncProperty(steps(40), async (commands) => {
        const real = await open();
        try {
          await fc.asyncModelRun(() => ({ model: newModel(), real }), commands);
        } finally {
          await real.store.close();
        }
      }),
      { numRuns: 100, endOnFailure: false },
    );
  });
});
