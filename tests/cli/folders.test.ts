/** Folders of many files: none is lost without a word, and no name of one can disturb what is said. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/lib/Either.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '../../app/cli/folder.ts';
import { ROOT } from '../support/sources.ts';
import { etui, STACK } from './support.ts';

const EXAMPLE = join(ROOT, 'examples', '3-established-revoke.jsonl');
const EXPORT = join(ROOT, 'examples', '4-revoke-corrected.etui');
const LINK = 'links below a folder are not followed';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'etui-folders-'));
  mkdirSync(join(folder, 'deep', 'deeper'), { recursive: true });
  cpSync(EXAMPLE, join(folder, 'deep', 'deeper', 'a.jsonl'));
  cpSync(EXPORT, join(folder, 'new\nline \u001b[31m.etui'));
  cpSync(EXAMPLE, join(folder, 'note.txt'));
  symlinkSync('..', join(folder, 'deep', 'loop'));
  symlinkSync('nowhere', join(folder, 'dangling.pbn'));
  symlinkSync('nowhere', join(folder, 'nowhere'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a folder', () => {
  it('gives its records in order, says its links, and passes over what has another ending', () => {
    const found = [...filesBelow(folder)].map((each) => (E.isRight(each) ? each.right : `link ${each.left.place}`));
    expect(found.map((each) => each.replace(`${folder}/`, ''))).toEqual([
      'link dangling.pbn',
      'deep/deeper/a.jsonl',
      'link deep/loop',
      'new\nline \u001b[31m.etui',
      `link ${folder}`,
    ]);
  });

  it('says how many files of other kinds it passes over, and no more than that', () => {
    const inner = mkdtempSync(join(folder, 'plain-'));
    cpSync(EXAMPLE, join(inner, 'a.jsonl'));
    mkdirSync(join(inner, 'deep'));
    for (const name of ['a.txt', 'deep/b.TXT', 'deep/notes']) cpSync(EXAMPLE, join(inner, name));
    for (const command of ['import', 'stats', 'audit']) {
      const { code, err } = etui([command, inner]);
      expect(err).toContain(`${inner}: files passed over, whose names end as no record does`);
      expect(err).toMatch(/\.lin\): 3$/m);
      expect(code).toBe(command === 'audit' ? 1 : 0);
    }
    expect(etui(['audit', inner, '--lang', 'fr']).err).toMatch(/fichiers laissés de côté.*: 3$/m);
    rmSync(inner, { recursive: true });
  });

  it.skipIf(process.platform !== 'linux')('says a name that is not UTF-8, of a file and of a folder', () => {
    const inner = mkdtempSync(join(folder, 'bytes-'));
    const named = (...bytes: readonly number[]): Buffer =>
      Buffer.concat([Buffer.from(`${inner}/`), Buffer.from(bytes)]);
    cpSync(EXAMPLE, join(inner, 'a.jsonl'));
    writeFileSync(named(0xe9, 0x2e, 0x70, 0x62, 0x6e), '');
    mkdirSync(named(0xe8));
    const all = [...filesBelow(inner)].map((each) =>
      E.isRight(each) ? 'read' : `${each.left.place} ${each.left.message}`,
    );
    expect(all).toEqual([
      expect.stringMatching(/\/\\xe8 this name is not UTF-8/),
      expect.stringMatching(/\/\\xe9\.pbn this name is not UTF-8/),
      'read',
    ]);
    expect(etui(['import', inner]).code).toBe(3);
    rmSync(inner, { recursive: true });
  });

  it('that cannot be read is a fault, and stops nothing', () => {
    expect([...filesBelow(join(folder, 'note.txt'))].map(E.isLeft)).toEqual([true]);
  });

  it.each([['import'], ['stats'], ['audit']])('%s reads it, and says what it passes over', (command) => {
    const { code, out, err } = etui([command, folder]);
    expect(code).toBe(command === 'audit' ? 1 : 3);
    expect(err.split(LINK).length - 1).toBe(2);
    expect(out).not.toBe('');
    expect(err).not.toMatch(STACK);
  });

  it('goes into a store, and its names stay on their lines', () => {
    const { err } = etui(['import', folder, '--into', `jsonl:${join(folder, 'store')}`]);
    expect(err).toContain('new\\nline \\u001b[31m.etui: 1 board read');
    expect(err).not.toContain('\u001b');
  });
});

describe.skipIf(!existsSync('/dev/full'))('a full disk', () => {
  it.each([
    ['import', EXAMPLE],
    ['review', EXAMPLE],
    ['stats', EXAMPLE],
  ])('%s ends with 5 and a sentence', (...words) => {
    const main = join(ROOT, 'dist', 'app', 'cli', 'main.js');
    const ran = spawnSync('sh', ['-c', 'exec "$0" "$@" > /dev/full', process.execPath, main, ...words], {
      encoding: 'utf8',
    });
    expect(ran.status).toBe(5);
    expect(ran.stderr).toContain('etui: what was to be written could not be: ');
    expect(ran.stderr).not.toMatch(STACK);
  });
});
