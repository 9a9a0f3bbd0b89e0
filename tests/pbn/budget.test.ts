/** Files made to exhaust a reader: the time is that of a hang, not of a slow machine. */
import { describe, expect, it } from 'vitest';
import { pbnReader } from '../../formats/pbn/read.ts';
import type { ImportedBoard } from '../../formats/report.ts';
import { game } from './support.ts';

const MEGABYTE = 1 << 20;
const piecesOf = function* (unit: string, megabytes: number): Iterable<string> {
  const piece = unit.repeat(Math.ceil(65536 / unit.length));
  for (let written = 0; written < megabytes * MEGABYTE; written += piece.length) yield piece;
};
const readAll = (pieces: Iterable<string>): ImportedBoard[] => {
  const reader = pbnReader('big.pbn');
  const boards: ImportedBoard[] = [];
  for (const piece of pieces) boards.push(...reader.push(piece));
  boards.push(...reader.end());
  return boards;
};

describe('bounded work', () => {
  it.each([
    ['one line of anything', 'x'],
    ['one line of brackets', '['],
    ['tags that never close', '[A "x" '],
    ['quotes and backslashes', '[A "\\\\\\"'],
    ['a comment that never closes', '{ text \n'],
    ['braces', '{}'],
    ['carets', '[Auction "N"]^'],
    ['one auction of calls', '[Auction "N"]\n1C\n'],
    ['one game of different tags', '[A1 "x"]\n[B "y"]\n; c\n'],
    ['headers', '[Event "##x"]\n\n'],
    ['empty lines', '\n'],
    ['returns', '\r'],
  ])('%s', (_, unit) => {
    const started = performance.now();
    const boards = readAll(piecesOf(unit, 12));
    expect(performance.now() - started).toBeLessThan(20_000);
    for (const { losses } of boards) expect(losses.length).toBeLessThan(1000);
  });

  it('a line longer than any is cut, and the board behind it is read', () => {
    const boards = readAll([...piecesOf('x', 3), '\n\n', game('[Auction "N"]\n1NT AP\n')]);
    expect(boards.at(-1)).toMatchObject({ kind: 'record', board: '1' });
  });

  it('boards come out while the file is still being read', () => {
    const reader = pbnReader('stream.pbn');
    const text = game('[Auction "N"]\n1NT AP\n');
    expect(reader.push(`${text}\n`)).toEqual([]);
    expect(reader.push(`${text}\n`)).toHaveLength(1);
    expect(reader.end()).toHaveLength(1);
  });
});
