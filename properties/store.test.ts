/** One suite that every store passes: what an append, a read, a subscription, an erasure do. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, it } from 'vitest';
import { openEventStore } from '../store/eventstoredb.ts';
import { openJsonl } from '../store/jsonl.ts';
import { openMemory } from '../store/memory.ts';
import type { Store } from '../store/port.ts';
import { openSqlite } from '../store/sqlite.ts';
import { systemEvent } from '../tests/support/eventstoredb/log.ts';
import { startStandIn } from '../tests/support/eventstoredb/server.ts';
import { ok, steps } from './store/commands.ts';
import { newModel, type Real } from './store/model.ts';

const root = mkdtempSync(join(tmpdir(), 'etui-stores-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A store to be tested, and what is to be done afterwards. */
interface Bench {
  readonly real: Real;
  readonly end: () => void;
}

const bytesIn = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n');

/** A store in a folder of its own, and everything that stands in that folder. */
const inFolder = async (
  open: (folder: string) => Promise<Store>,
  prefix = 'board-',
  more: () => string = () => '',
): Promise<Real> => {
  const folder = mkdtempSync(join(root, 'store-'));
  const real: Real = {
    store: await open(folder),
    prefix,
    reopen: async () => {
      await real.store.close();
      return open(folder);
    },
    bytes: () => bytesIn(folder) + more(),
  };
  return real;
};
const quiet = (real: Real): Bench => ({ real, end: () => undefined });

const standIn = async (batches: boolean): Promise<Bench> => {
  const server = await startStandIn({ batches });
  const { log, address } = server;
  const stored = (): string => log.all.map(({ data }) => Buffer.from(data).toString('latin1')).join('\n');
  const open = (folder: string): Promise<Store> => {
    systemEvent(log);
    return ok(openEventStore({ address, environment: {}, side: join(folder, 'side.db') }));
  };
  return { real: await inFolder(open, 'board-', stored), end: server.stop };
};

const realServer = async (address: string): Promise<Bench> =>
  quiet(
    await inFolder(
      (folder) => ok(openEventStore({ address, environment: process.env, side: join(folder, 'side.db') })),
      `board-${randomUUID()}-`,
    ),
  );

type Row = readonly [string, runs: number, () => Promise<Bench>];
const STORES: readonly Row[] = [
  ['memory', 100, async () => quiet({ store: openMemory(), prefix: 'board-', bytes: () => '' })],
  ['JSON Lines', 60, async () => quiet(await inFolder((folder) => ok(openJsonl(join(folder, 'records.jsonl')))))],
  ['SQLite', 60, async () => quiet(await inFolder((folder) => ok(openSqlite({ path: join(folder, 'etui.db') }))))],
  ['EventStoreDB (stand-in), appending in batches', 15, () => standIn(true)],
  ['EventStoreDB (stand-in), appending by calls', 15, () => standIn(false)],
];

const address = process.env['ETUI_EVENTSTORE_URL'];
const SERVERS: readonly Row[] = address === undefined ? [] : [['EventStoreDB (server)', 10, () => realServer(address)]];
if (address === undefined) console.info('Not run: the suite on a real EventStoreDB, for want of ETUI_EVENTSTORE_URL');

describe.each([...STORES, ...SERVERS])('%s', (_, numRuns, open) => {
  it('does what the model does', async () => {
    await fc.assert(
      fc.asyncProperty(steps(40), async (commands) => {
        const { real, end } = await open();
        try {
          await fc.asyncModelRun(() => ({ model: newModel(), real }), commands);
        } finally {
          await real.store.close();
          end();
        }
      }),
      { numRuns },
    );
  });
});
