/** What the house asks of every file of the repository. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSource, readText, repositoryFiles, ROOT } from './support/sources.ts';

const MOST_BYTES = 15 * 1024;
const FOLDERS_OF_A_MACHINE = ['home', 'root', 'Users', 'tmp', 'work', 'farm'];
/** An absolute path into a folder where somebody's machine keeps things. */
const MACHINE_PATH = new RegExp(`(?:^|[\\s"'\`(=:,])/(?:${FOLDERS_OF_A_MACHINE.join('|')})/[\\w.]`, 'm');
const TEXT = /\.(tsx?|json|jsonl|md|mjs|js|css|html|txt|patch|etui|yml|yaml|sh|py)$|^\.|\/run$|^LICENSE$/;

const files = repositoryFiles();

describe('the repository', () => {
  it('no source file is over 15 KB', () => {
    const long = files.filter(isSource).map((path) => ({ path, bytes: statSync(join(ROOT, path)).size }));
    expect(long.filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([]);
  });

  it('no file names a path of the machine it was written on', () => {
    const named = files.filter((path) => TEXT.test(path) && MACHINE_PATH.test(readText(path)));
    expect(named).toEqual([]);
  });

  it('knows such a path when it sees one', () => {
    expect(`see /${FOLDERS_OF_A_MACHINE[0]}/somebody/notes`).toMatch(MACHINE_PATH);
    expect(['https://example.org', FOLDERS_OF_A_MACHINE[0], 'notes'].join('/')).not.toMatch(MACHINE_PATH);
  });

  it('the lock file names no place to download from', () => {
    expect(readText('package-lock.json')).not.toMatch(/"resolved":\s*"http/);
  });
});
