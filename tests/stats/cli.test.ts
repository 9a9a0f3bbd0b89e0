/** `etui stats` as users run it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { etui } from '../cli/support.ts';
import { AUCTIONS, ENDINGS, FILES, NAMES } from './collections.ts';
import { type Folder, folderOf } from './support.ts';

let folder: Folder;
beforeAll(() => {
  folder = folderOf({
    ...Object.fromEntries(Object.entries(AUCTIONS).map(([name, text]) => [`a/${name}`, text])),
    ...Object.fromEntries(Object.entries(ENDINGS).map(([name, text]) => [`b/${name}`, text])),
    ...Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`c/${name}`, text])),
  });
});
afterAll(() => folder.clear());

const stats = (...words: string[]): ReturnType<typeof etui> => etui(['stats', ...words]);

describe('etui stats', () => {
  it('counts a folder with everything below it, as CSV', () => {
    const ran = stats(folder.path);
    expect(ran.code).toBe(0);
    const [head, ...rows] = ran.out.split('\r\n');
    expect(head).toBe(
      'code,severity,unit,events,boards,opportunities,per1000,wilson_low,wilson_high,bootstrap_low,bootstrap_high',
    );
    expect(rows).toContainEqual(expect.stringMatching(/^revoke,irregularity,could-revoke,2,2,8,250,/));
    expect(ran.err).toMatch(/10 boards counted .* stored twice: 1/);
  });

  it('gives the same bytes with worker threads as without', () => {
    expect(stats(folder.path, '--threads', '3').out).toBe(stats(folder.path, '--threads', '0').out);
  });

  it('reads a large file in parts and counts every record once', () => {
    const board = (n: number): string =>
      `${JSON.stringify({ type: 'BoardOpened', board: String(n), dealer: 'N', vulnerable: 'None', laws: '2017' })}\n` +
      'NESW'
        .split('')
        .map((seat) => `${JSON.stringify({ type: 'CallMade', seat, call: 'Pass' })}\n`)
        .join('') +
      `${JSON.stringify({ type: 'Remark', by: 'N', text: '"BoardOpened" '.repeat(60) })}\n`;
    const text = Array.from({ length: 8000 }, (_, n) => board(n)).join('');
    expect(text.length).toBeGreaterThan(2 * (4 << 20));
    const file = folder.put('large/large.jsonl', text);
    const { counted } = JSON.parse(stats(file, '--json', '--threads', '2').out).manifest;
    expect(counted.boards).toBe(8000);
  });

  it('repeats a run from its manifest, and says where it is not the same', () => {
    const manifest = join(folder.path, 'run.json');
    const first = stats(join(folder.path, 'a'), '--by', 'seat,law', '--seed', '7', '--manifest', manifest);
    const again = stats(folder.path, '--from', manifest);
    expect(again.out).toBe(first.out);
    expect(again.code).toBe(0);
    const changed = readFileSync(manifest, 'utf8').replace(/"table":"[0-9a-f]+"/, `"table":"${'0'.repeat(64)}"`);
    const other = stats(folder.path, '--from', folder.put('other.json', changed));
    expect(other.code).toBe(1);
    expect(other.err).toContain('the figures differ');
  });

  it('says what a manifest names and is not there', () => {
    const manifest = join(folder.path, 'missing.json');
    stats(join(folder.path, 'a'), '--manifest', manifest);
    const ran = stats(join(folder.path, 'b'), '--from', manifest);
    expect(ran.code).toBe(3);
    expect(ran.err).toContain('2 inputs of the manifest');
  });

  it('names no path and no person in a manifest', () => {
    const { out } = stats(folder.path, '--json', '--by', 'event,session,table');
    for (const text of [...NAMES, folder.path, '.jsonl', '.pbn']) expect(out).not.toContain(text);
    expect(JSON.parse(out).manifest).toMatchObject({ seed: 1, exclusions: { storedTwice: 1 }, lawbook: '1.0.0' });
  });

  it('writes Parquet with the same rows, and the manifest in it', async () => {
    const file = folder.put('out.parquet', parquet());
    const bytes = readFileSync(file);
    const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
    const rows = await parquetReadObjects({ file: buffer });
    const csv = stats(folder.path, '--by', 'seat').out.trim().split('\r\n').slice(1);
    expect(
      rows.map((row) =>
        Object.values(row)
          .map((cell) => (cell === null ? '' : String(cell)))
          .join(','),
      ),
    ).toEqual(csv);
    const noted = parquetMetadata(buffer).key_value_metadata?.find(({ key }) => key === 'etui')?.value;
    expect(JSON.parse(noted ?? '')).toMatchObject({ by: ['seat'] });
  });

  it('draws an SVG with a dot for each irregularity, in the reader’s language', () => {
    const english = stats(folder.path, '--format', 'svg').out;
    expect(english).toMatch(/^<svg [^>]*>.*<\/svg>\n$/s);
    expect(english.match(/<circle/g)).toHaveLength(2);
    expect(english).toContain('per 1,000 opportunities');
    const french = stats(folder.path, '--format', 'svg', '--lang', 'fr').out;
    expect(french).toContain('pour 1 000 occasions');
  });

  it('leaves out files by their hash and says so', () => {
    const { manifest } = JSON.parse(stats(join(folder.path, 'a'), '--json').out);
    const [first] = manifest.inputs;
    const without = JSON.parse(stats(join(folder.path, 'a'), '--json', '--without', first.sha256.slice(0, 12)).out);
    expect(without.manifest.counted.boards).toBe(2);
    expect(without.manifest.exclusions.byHand).toEqual([first.sha256]);
  });

  it('tells what cannot be counted and goes on with the rest', () => {
    folder.put('bad/bad.jsonl', '{"type":"BoardOpened"}\n');
    folder.put('bad/empty.pbn', '');
    const ran = stats(join(folder.path, 'bad'), join(folder.path, 'a'));
    expect(ran.code).toBe(3);
    expect(ran.err).toContain('empty.pbn:1:1: the file is empty');
    expect(ran.err).toMatch(/4 boards counted.*without a record: 1/);
  });

  it.each([
    [['--by', 'player'], 'there is no player'],
    [['--seed', 'x'], 'a number from 0'],
    [['--without', 'zz'], 'six hex digits'],
  ])('refuses %j', (words, message) => {
    const ran = stats(folder.path, ...words);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain(message);
  });
});

/** Standard output of the command, as the bytes it is. */
const parquet = (): Uint8Array => {
  const { spawnSync } = process.getBuiltinModule('node:child_process');
  const main = join(import.meta.dirname, '../../dist/app/cli/main.js');
  return spawnSync(process.execPath, [main, 'stats', folder.path, '--by', 'seat', '--format', 'parquet']).stdout;
};
