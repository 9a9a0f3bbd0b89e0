/**
 * Files made to exhaust a reader. They are so large, in so many pieces, that work which grows with what was read before
 * comes to no end within the time of a test; no clock is read.
 */
import { describe, expect, it } from 'vitest';
import { pbnReader } from '../../formats/pbn/read.ts';
import type { ImportedBoard } from '../../formats/report.ts';
import { game } from './support.ts';

const MEGABYTE = 1 << 20;
const piecesOf = function* (unit: string, megabytes: number, size = 65536): Iterable<string> {
  const piece = unit.repeat(Math.ceil(size / unit.length));
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
    ['sums', '{etui sum 0123456789abcdef}\n'],
    ['headers', '[Event "##x"]\n\n'],
    ['empty lines', '\n'],
    ['returns', '\r'],
  ])('%s', (_, unit) => {
    for (const size of [65536, 8])
      for (const { losses } of readAll(piecesOf(unit, 12, size))) expect(losses.length).toBeLessThan(1000);
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
