/**
 * `npm run bench:store`: durable single appends, and from the store to the state of a board, beside
 * `@event-driven-io/emmett-sqlite` (installed by `npm ci --prefix bench`). One run, rounds in turn; read the ratios.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/lib/Either.js';
import { appendFacts } from '../app/store/append.ts';
import { systemClock } from '../app/store/clock.ts';
import { forgetCached, loadRecord } from '../app/store/record.ts';
import type { JsonObject } from '../domain/event.ts';
import { tableOf } from '../replay/fold.ts';
import { openSqlite, type SqliteStore } from '../store/sqlite.ts';
import { chain, headOf, link, NO_HASH } from '../wire/chain.ts';
import { lawfulBoards, linesOf } from './corpus.ts';

const APPENDS = 100;
const TABLES = 20;
const READS = 100;
const ROUNDS = 9;

/** The part of the peer that is used here. */
interface Peer {
  readonly appendToStream: (
    stream: string,
    events: readonly unknown[],
    options: { readonly expectedStreamVersion?: bigint },
  ) => Promise<{ readonly nextExpectedStreamVersion: bigint }>;
  readonly aggregateStream: (
    stream: string,
    how: { readonly evolve: (state: number, event: unknown) => number; readonly initialState: () => number },
  ) => Promise<{ readonly state: number }>;
}
interface PeerPackage {
  readonly getSQLiteEventStore: (options: {
    readonly fileName: string;
    readonly schema: { readonly autoMigration: 'CreateOrUpdate' };
  }) => Peer;
}

const right = <L, A>(either: E.Either<L, A>): A => {
  if (E.isLeft(either)) throw new Error(JSON.stringify(either.left));
  return either.right;
};

const folder = mkdtempSync(join(tmpdir(), 'etui-bench-'));
const require = createRequire(join(process.cwd(), 'bench', 'package.json'));
const { getSQLiteEventStore } = require('@event-driven-io/emmett-sqlite') as PeerPackage;
const peer = getSQLiteEventStore({ fileName: join(folder, 'peer.db'), schema: { autoMigration: 'CreateOrUpdate' } });
const ours: SqliteStore = right(await openSqlite({ path: join(folder, 'ours.db') })());

/** A board as it is stored: ids and chain. */
const [lines = []] = linesOf(lawfulBoards(1));
const board = right(
  chain(lines.map((line, seq): JsonObject => ({ ...(JSON.parse(line) as JsonObject), seq, id: randomUUID() }))),
);
const [opening = {}] = board;
const typeOf = ({ type }: JsonObject): string => (typeof type === 'string' ? type : '');
const call: JsonObject = { type: 'CallMade', seat: 'N', call: 'Pass' };

const appendOurs = async (): Promise<void> => {
  const stream = `board-${randomUUID()}`;
  let head = NO_HASH;
  for (let seq = 0; seq < APPENDS; seq += 1) {
    const event = right(link({ ...(seq === 0 ? opening : call), seq, id: systemClock.id() }, head));
    right(await ours.append(stream, seq === 0 ? 'no-stream' : seq - 1, [event])());
    head = headOf([event]);
  }
};
const appendTables = async (): Promise<void> => {
  await Promise.all(Array.from({ length: TABLES }, appendOurs));
};
const appendCommand = async (): Promise<void> => {
  const stream = `board-${randomUUID()}`;
  const { seq: _seq, id: _id, hash: _hash, prevHash: _before, ...first } = opening;
  for (let seq = 0; seq < APPENDS; seq += 1)
    right(await appendFacts(ours, stream, [seq === 0 ? first : call], systemClock)());
};
let again = 0;
/** Now and then the peer's COMMIT comes before its INSERT … RETURNING has ended (SQLITE_BUSY): that is tried again. */
const appendToPeer = async (stream: string, event: unknown, version?: bigint): Promise<bigint> => {
  const options = version === undefined ? {} : { expectedStreamVersion: version };
  for (let tries = 0; ; tries += 1)
    try {
      return (await peer.appendToStream(stream, [event], options)).nextExpectedStreamVersion;
    } catch (error) {
      again += 1;
      if (tries > 20) throw error;
    }
};
const appendPeer = async (): Promise<void> => {
  const stream = `board-${randomUUID()}`;
  let version: bigint | undefined;
  for (let seq = 0; seq < APPENDS; seq += 1)
    version = await appendToPeer(stream, { type: 'CallMade', data: { ...call, seq }, metadata: {} }, version);
};

const BOARD = 'board-read';
right(await ours.append(BOARD, 'no-stream', board)());
for (const event of board) await appendToPeer(BOARD, { type: typeOf(event), data: event, metadata: {} });

const stateOurs = (cold: boolean) => async (): Promise<void> => {
  for (let n = 0; n < READS; n += 1) {
    if (cold) forgetCached(ours, BOARD);
    const stored = right(await loadRecord(ours, BOARD)());
    right(tableOf(stored.map(({ event }) => event)));
  }
};
/** The peer only counts its events: no decoding, no Laws. */
const statePeer = async (): Promise<void> => {
  for (let n = 0; n < READS; n += 1) {
    const { state } = await peer.aggregateStream(BOARD, { evolve: (count) => count + 1, initialState: () => 0 });
    if (state !== board.length) throw new Error(`the peer has read ${state} events`);
  }
};

interface Row {
  readonly name: string;
  /** Things done in one run. */
  readonly of: number;
  readonly run: () => Promise<void>;
  readonly peer: boolean;
}
const APPENDING: readonly Row[] = [
  { name: 'emmett-sqlite: one event appended', of: APPENDS, run: appendPeer, peer: true },
  { name: 'Étui: one event hashed and appended', of: APPENDS, run: appendOurs, peer: false },
  { name: `Étui: the same at ${TABLES} tables at once`, of: APPENDS * TABLES, run: appendTables, peer: false },
  {
    name: 'Étui: one fact decoded, admitted, hashed, appended (`etui record`)',
    of: APPENDS,
    run: appendCommand,
    peer: false,
  },
];
const READING: readonly Row[] = [
  { name: `emmett-sqlite: a board of ${board.length} events read and counted`, of: READS, run: statePeer, peer: true },
  { name: 'Étui: the board read, decoded, folded by the Laws', of: READS, run: stateOurs(true), peer: false },
  { name: 'Étui: the same, the board seen before', of: READS, run: stateOurs(false), peer: false },
];
const ROWS = [...APPENDING, ...READING];

const times = ROWS.map((): number[] => []);
for (let round = -1; round < ROUNDS; round += 1)
  for (const [index, { run, of }] of ROWS.entries()) {
    const from = process.hrtime.bigint();
    await run();
    if (round >= 0) times[index]?.push(Number(process.hrtime.bigint() - from) / 1000 / of);
  }
const medians = times.map((list) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0);

const report = [
  `Rounds ${ROUNDS}, Node ${process.version}; both write WAL with synchronous FULL. Read the ratios, not the times. Appends of the peer tried again after SQLITE_BUSY: ${again}.`,
  '',
  '| row | µs | times as fast as the peer |',
  '| --- | --- | --- |',
  ...ROWS.map(({ name, peer: isPeer }, index) => {
    const base = index < APPENDING.length ? 0 : APPENDING.length;
    const [us = 0, theirs = 0] = [medians[index], medians[base]];
    return `| ${name} | ${us.toFixed(0)} | ${isPeer ? '' : (theirs / us).toFixed(1)} |`;
  }),
  '',
].join('\n');
console.log(report);
if (process.argv.includes('--write'))
  writeFileSync('bench/store.md', `# Bench of the stores\n\n\`npm run bench:store -- --write\`\n\n${report}`);
await ours.close();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
