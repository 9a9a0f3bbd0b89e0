/** `npm run bench`: how the fold compares with JSON.parse of the same events, in one interleaved run. */
import * as E from 'fp-ts/lib/Either.js';
import { writeFileSync } from 'node:fs';
import type { Event } from '../domain/event.ts';
import { tableOf } from '../replay/fold.ts';
import { decodeEvent } from '../wire/decode.ts';
import { type Boards, irregularBoards, lawfulBoards, linesOf, mixedBoards } from './corpus.ts';
import { interleaved, type Measured, type Row } from './measure.ts';

const COUNT = Number(process.argv[2] ?? 1000);
const ROUNDS = 11;

const fold = (boards: Boards): number => {
  let at = 0;
  for (const board of boards) {
    const table = tableOf(board);
    if (E.isRight(table)) at += table.right.at;
  }
  return at;
};
const decoded = (line: string, seq: number): Event => {
  const read = decodeEvent(JSON.parse(line), seq);
  if (E.isLeft(read)) throw new Error(line);
  return read.right.event;
};
const parse = (lines: readonly (readonly string[])[]): number => {
  let n = 0;
  for (const board of lines) for (const line of board) n += (JSON.parse(line) as { seq: number }).seq;
  return n;
};
/** A record of a hundred events whose fifth is corrected at the end. */
const amendedBoard = (board: readonly Event[]): readonly Event[] => {
  const call = board.find((e) => e.type === 'CallMade') as Event;
  const { seq, ...fact } = call;
  return [...board, { seq: board.length, type: 'EventCorrected', of: seq, event: fact as never, why: 'bench' }];
};

const lawful = lawfulBoards(COUNT);
const lines = linesOf(lawful);
const mixed = mixedBoards(COUNT, 1);
const crowded = mixedBoards(COUNT);
const irregular = irregularBoards(Math.ceil(COUNT / 10));
const amended = irregular.map(amendedBoard);
const events = (boards: Boards): number => boards.reduce((n, board) => n + board.length, 0);

const rows: readonly (Row & { readonly boards: Boards })[] = [
  { name: 'JSON.parse of the lawful boards', boards: lawful, run: () => parse(lines) },
  { name: 'fold of lawful boards', boards: lawful, run: () => fold(lawful) },
  { name: 'fold of boards, one in ten with an irregularity', boards: mixed, run: () => fold(mixed) },
  { name: 'fold of boards, one in ten full of irregularities', boards: crowded, run: () => fold(crowded) },
  { name: 'fold of boards full of irregularities', boards: irregular, run: () => fold(irregular) },
  {
    name: 'parse + fold of lawful boards',
    boards: lawful,
    run: () => lines.reduce((n, board, i) => n + parse([board]) + fold([lawful[i] as Boards[number]]), 0),
  },
  {
    name: 'parse + decode + fold of lawful boards',
    boards: lawful,
    run: () => lines.reduce((at, board) => at + fold([board.map(decoded)]), 0),
  },
  { name: 'fold of an amended record', boards: amended, run: () => fold(amended) },
];
const measured = interleaved(rows, ROUNDS);
const base = measured[0] as Measured;
const perEvent = (m: Measured, boards: Boards): number => (m.ms * 1e6) / events(boards);
const baseNs = perEvent(base, lawful);

const table = rows.map(({ boards }, i) => {
  const m = measured[i] as Measured;
  const ns = perEvent(m, boards);
  return `| ${m.name} | ${ns.toFixed(0)} | ${(ns / baseNs).toFixed(2)} | ${((m.ms / boards.length) * 1000).toFixed(1)} |`;
});
const report = [
  `Boards ${COUNT}, events ${events(lawful)}, ${(lines.flat().join('').length / events(lawful)).toFixed(0)} bytes an event, rounds ${ROUNDS}, Node ${process.version}. Read the ratios, not the times.`,
  '',
  '| row | ns an event | ratio to JSON.parse | µs a board |',
  '| --- | --- | --- | --- |',
  ...table,
  '',
];
console.log(report.join('\n'));
if (process.argv.includes('--write'))
  writeFileSync('bench/results.md', `# Bench\n\n\`npm run bench -- 1000 --write\`\n\n${report.join('\n')}`);
