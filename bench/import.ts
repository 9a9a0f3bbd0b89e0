/**
 * `npm run bench:import`: boards a second of the importers, with all diagnostics, one core; and the peak memory of a file
 * of 100 MB. The files are exports of generated boards, repeated: no record of anybody's.
 */
import * as E from 'fp-ts/lib/Either.js';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Event } from '../domain/event.ts';
import { resultOf } from '../domain/result.ts';
import { exportLin } from '../formats/lin/export.ts';
import { linReader } from '../formats/lin/import.ts';
import { exportPbn, PBN_HEADER } from '../formats/pbn/export.ts';
import { pbnReader } from '../formats/pbn/read.ts';
import type { BoardReader } from '../formats/report.ts';
import { tableOf } from '../replay/fold.ts';
import { type Boards, lawfulBoards } from './corpus.ts';

const PIECE = 1 << 16;
const MEGABYTE = 1e6;
const ROUNDS = 7;
const FORMATS = ['pbn', 'lin'] as const;
type Format = (typeof FORMATS)[number];

const readerOf = (format: Format): BoardReader => (format === 'pbn' ? pbnReader('bench') : linReader('bench'));

/** One board as a file of the format has it. */
const textOf = (format: Format, board: Boards[number]): string => {
  if (format === 'pbn') return exportPbn(board).text;
  const written = exportLin(board);
  if (E.isLeft(written)) throw new Error(written.left.message);
  return `${written.right.text}\n`;
};
const KEPT: ReadonlySet<string> = new Set(['BoardOpened', 'HandsDealt', 'CallMade', 'CardPlayed']);
/** As scribes record it: hands, calls, cards, and where not all cards were played the number of tricks agreed on. */
const plain = (board: Boards[number]): Boards[number] => {
  const kept = board.filter(({ type }) => KEPT.has(type)).map((event, seq): Event => ({ ...event, seq }));
  const cards = kept.filter(({ type }) => type === 'CardPlayed').length;
  const table = tableOf(board);
  const tricks = E.isRight(table) ? resultOf(table.right)?.played?.tricks : undefined;
  return tricks === undefined || cards === 0 || cards === 52
    ? kept
    : [...kept, { seq: kept.length, type: 'TricksAgreed', declarer: tricks }];
};
const fileOf = (format: Format, boards: Boards): string =>
  (format === 'pbn' ? PBN_HEADER : '') + boards.map((board) => textOf(format, board)).join('');

/** As a file is read: piece by piece. The number of boards, refused ones counted off, so that none is lost unseen. */
const readAll = (format: Format, bytes: Uint8Array, times: number): number => {
  const reader = readerOf(format);
  let boards = 0;
  const count = (read: ReturnType<BoardReader['end']>): void => {
    for (const board of read) boards += board.kind === 'record' ? 1 : 0;
  };
  for (let time = 0; time < times; time += 1)
    for (let at = 0; at < bytes.length; at += PIECE) count(reader.push(bytes.subarray(at, at + PIECE)));
  count(reader.end());
  return boards;
};

/** In a process of its own: the peak of its memory before and after a file was read from the disk. */
const memoryOf = async (format: Format, path: string): Promise<void> => {
  const reader = readerOf(format);
  const before = process.resourceUsage().maxRSS;
  let boards = 0;
  for await (const piece of createReadStream(path, { highWaterMark: PIECE })) boards += reader.push(piece).length;
  boards += reader.end().length;
  process.stdout.write(JSON.stringify({ boards, before, after: process.resourceUsage().maxRSS }));
};

const written = async (path: string, bytes: Uint8Array, size: number): Promise<void> => {
  const out = createWriteStream(path);
  for (let done = 0; done < size; done += bytes.length) if (!out.write(bytes)) await once(out, 'drain');
  out.end();
  await once(out, 'finish');
};
const peakOf = async (format: Format, bytes: Uint8Array): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'etui-bench-'));
  try {
    const path = join(folder, `large.${format}`);
    await written(path, bytes, 100 * MEGABYTE);
    const ran = spawnSync(process.execPath, [fileURLToPath(import.meta.url), 'memory', format, path], {
      encoding: 'utf8',
    });
    const { boards, before, after } = JSON.parse(ran.stdout) as { boards: number; before: number; after: number };
    return `${format}: 100 MB, ${boards} boards: peak ${Math.round(after / 1024)} MiB, ${Math.round(before / 1024)} MiB of it before the first byte`;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

interface Timed {
  readonly wall: number;
  /** Of all threads of the process, the collector's too. */
  readonly processor: number;
}
const timed = (run: () => number): Timed => {
  const from = process.hrtime.bigint();
  const used = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(used);
  return { wall: Number(process.hrtime.bigint() - from) / 1e9, processor: (user + system) / 1e6 };
};
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const measure = async (): Promise<void> => {
  const boards = lawfulBoards(3000).map(plain);
  const rows = FORMATS.map((format) => {
    const bytes = new TextEncoder().encode(fileOf(format, boards));
    const times = Math.ceil((10 * MEGABYTE) / bytes.length);
    return { format, bytes, times, boards: readAll(format, bytes, times), runs: [] as Timed[] };
  });
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { format, bytes, times, runs } of rows) runs.push(timed(() => readAll(format, bytes, times)));
  console.log('| format | MB | boards | bytes a board | boards a second | boards a second of processor time |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const { format, bytes, times, boards: count, runs } of rows) {
    const size = bytes.length * times;
    const rate = (by: keyof Timed): number => Math.round(count / median(runs.map((run) => run[by])));
    const cells = [
      format,
      (size / MEGABYTE).toFixed(1),
      count,
      Math.round(size / count),
      rate('wall'),
      rate('processor'),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log('');
  for (const { format, bytes } of rows) console.log(await peakOf(format, bytes));
};

const [mode, format, path] = process.argv.slice(2);
if (mode === 'memory' && path !== undefined) await memoryOf(format === 'lin' ? 'lin' : 'pbn', path);
else await measure();
