/**
 * `npm run bench:stats -- BOARDS`: counting against the bare fold of the same boards, in one interleaved run; memory over
 * many boards; one worker thread against two, over files. Boards are generated, one in ten irregular.
 */
import * as E from 'fp-ts/lib/Either.js';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { packer } from '../app/stats/batch.ts';
import { type FileInput, inputsOf } from '../app/stats/inputs.ts';
import { clerkOf, countRecord } from '../app/stats/job.ts';
import { rowsOf } from '../app/stats/rows.ts';
import { runStatistics } from '../app/stats/run.ts';
import { addBatch, newReading, newTally, type Tally } from '../app/stats/tally.ts';
import type { Event } from '../domain/event.ts';
import { tableOf } from '../replay/fold.ts';
import { encodeEvent } from '../wire/encode.ts';
import { type Boards, mixedBoards } from './corpus.ts';
import { interleaved, type Measured } from './measure.ts';

const BOARDS = Number(process.argv[2] ?? 200_000);
const MADE = 2000;
const ROUNDS = 9;
const SESSION = 24;
const SETTINGS = { by: [], laws: null, seed: 1, resamples: 200 } as const;

const made = mixedBoards(MADE);
const inSession = (board: Boards[number], session: number): readonly Event[] => {
  const [opened, ...rest] = board;
  return opened?.type === 'BoardOpened' ? [{ ...opened, event: 'bench', session: String(session) }, ...rest] : board;
};

const fold = (boards: Boards): number => {
  let at = 0;
  for (const board of boards) {
    const table = tableOf(board);
    if (E.isRight(table)) at += table.right.at;
  }
  return at;
};
/** No board is taken for one that was there already: each is marked with its number. */
const count = (boards: Boards, tally: Tally, from: number): number => {
  const pack = packer();
  const reading = newReading();
  const clerk = clerkOf(SETTINGS);
  for (const [i, board] of boards.entries()) {
    const counted = countRecord(board, 'bench', clerk);
    if (E.isLeft(counted)) continue;
    new DataView(counted.right.digest.buffer, counted.right.digest.byteOffset).setUint32(0, from + i);
    const batch = pack.add({ tag: 'board', counted: counted.right });
    if (batch !== undefined) addBatch(tally, reading, batch);
  }
  addBatch(tally, reading, pack.rest());
  return tally.boards;
};

const ratio = (): string => {
  const boards = made.map((board, i) => inSession(board, Math.floor(i / SESSION)));
  const rows = [
    { name: 'bare fold', run: () => fold(boards) },
    { name: 'counted', run: () => count(boards, newTally(), 0) },
  ];
  const [bare, counted] = interleaved(rows, ROUNDS) as [Measured, Measured];
  const perBoard = ({ ms }: Measured): string => ((ms * 1000) / MADE).toFixed(1);
  return `Bare fold ${perBoard(bare)} µs a board, counted ${perBoard(counted)} µs: ratio ${(counted.ms / bare.ms).toFixed(2)} (at most 2).`;
};

const heap = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
};
/** Memory held by the tally, at a tenth of the boards and at the end. */
const memory = (): string => {
  const tally = newTally();
  const start = heap();
  const held: number[] = [];
  const started = performance.now();
  for (let done = 0; done < BOARDS; done += MADE) {
    count(
      made.map((board, i) => inSession(board, Math.floor((done + i) / SESSION))),
      tally,
      done,
    );
    if (done + MADE === BOARDS / 10 || done + MADE >= BOARDS) held.push(heap() - start);
  }
  const seconds = (performance.now() - started) / 1000;
  const rows = rowsOf(tally, [], SETTINGS).length;
  const [tenth = 0, all = 0] = held;
  const bytes = (all - tenth) / (BOARDS * 0.9);
  return `${tally.boards} boards in ${tally.clusters.size} sessions, ${rows} rows: ${seconds.toFixed(1)} s on one core; held ${(tenth / 1e6).toFixed(1)} MB at a tenth, ${(all / 1e6).toFixed(1)} MB at the end: ${bytes.toFixed(0)} bytes a board (digests and sessions).`;
};

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const FILES = 24;
const lineOf = (event: Event): string => `${JSON.stringify(encodeEvent(event))}\n`;
const write = (folder: string): void => {
  for (let file = 0; file < FILES; file += 1) {
    const boards = made.map((board, i) => inSession(board, file * 100 + Math.floor(i / SESSION)));
    writeFileSync(join(folder, `${file}.jsonl`), boards.map((board) => board.map(lineOf).join('')).join(''));
  }
};
interface Timed {
  readonly ms: number;
  /** Processor time of all threads, in seconds. */
  readonly used: number;
  /** Of the thread that adds up, from 0 to 1. */
  readonly busy: number;
}
const runOn = async (files: readonly FileInput[], workers: number): Promise<Timed> => {
  const from = performance.now();
  const before = performance.eventLoopUtilization();
  const cpu = process.cpuUsage();
  const run = await runStatistics(files, [], SETTINGS, { threads: workers, keep: false });
  if (E.isLeft(run)) throw new Error(run.left.message);
  const { user, system } = process.cpuUsage(cpu);
  const busy = performance.eventLoopUtilization(before).utilization;
  return { ms: performance.now() - from, used: (user + system) / 1e6, busy };
};
const threads = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'etui-bench-'));
  try {
    write(folder);
    const { files } = await inputsOf([folder]);
    const runs: readonly [Timed[], Timed[]] = [[], []];
    for (let round = -1; round < 3; round += 1)
      for (const [i, of] of runs.entries()) {
        const timed = await runOn(files, i + 1);
        if (round >= 0) of.push(timed);
      }
    const [one, two] = runs.map((of) => middle(of.map(({ ms }) => ms)) / 1000) as [number, number];
    const [usedByOne, usedByTwo] = runs.map((of) => middle(of.map(({ used }) => used))) as [number, number];
    const busy = middle(runs[1].map((timed) => timed.busy)) * 100;
    return [
      `${FILES * MADE} boards in ${FILES} JSON Lines files: one worker ${one.toFixed(1)} s, two ${two.toFixed(1)} s: ${(one / two).toFixed(2)} × (at least 1.8 on two idle cores).`,
      `Processor time: ${usedByOne.toFixed(1)} s with one, ${usedByTwo.toFixed(1)} s with two: two idle cores can come to ${((2 * usedByOne) / usedByTwo).toFixed(2)} ×.`,
      `With two the thread that adds up was busy ${busy.toFixed(1)} % of the time; load of the machine ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores.`,
    ].join(' ');
  } finally {
    rmSync(folder, { recursive: true });
  }
};

for (const part of [ratio, memory, threads]) console.log(await part());
