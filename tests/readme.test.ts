/** What the README shows is what the program does. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const README = readFileSync('README.md', 'utf8');
const between = (from: string, to: string): string => {
  const start = README.indexOf(from);
  const end = README.indexOf(to, start + from.length);
  expect(start, from).toBeGreaterThanOrEqual(0);
  expect(end, to).toBeGreaterThan(start);
  return README.slice(start + from.length, end);
};

describe('README', () => {
  it('shows an excerpt of a review as etui prints it', () => {
    const excerpt = between('<!-- excerpt:review -->\n```text\n', '\n```');
    const printed = execFileSync(
      process.execPath,
      ['dist/app/cli/main.js', 'review', 'examples/4-revoke-corrected.jsonl'],
      { encoding: 'utf8' },
    );
    expect(excerpt.length).toBeGreaterThan(500);
    expect(printed).toContain(excerpt);
  });

  it('has a quick start that runs and prints what it says', () => {
    const code = between('<!-- quick-start -->\n```ts\n', '```');
    const folder = mkdtempSync(join(resolve('dist'), 'readme-'));
    try {
      const file = join(folder, 'quick-start.mjs');
      writeFileSync(file, code.replace("'etui'", "'../index.js'"));
      const printed = execFileSync(process.execPath, [file], { encoding: 'utf8' });
      expect(printed).toContain("law: '27A1'");
      expect(printed).toContain("by: 'S'");
      expect(printed).toMatch(/'accept',\s+'decline'/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('names only files that exist', () => {
    for (const [, path] of README.matchAll(/\]\(([\w./-]+)\)/g))
      expect(() => readFileSync(path as string)).not.toThrow();
    for (const [, path] of README.matchAll(/(examples\/[\w.-]+\.jsonl)/g))
      expect(() => readFileSync(path as string)).not.toThrow();
  });
});

describe('docs/lisezmoi.md', () => {
  const french = readFileSync('docs/lisezmoi.md', 'utf8');

  it('shows the same review as the README, in French, as etui prints it', () => {
    const [, excerpt = ''] = french.split(/```text\n|\n```\n<!-- \/excerpt/);
    const words = ['review', 'examples/4-revoke-corrected.jsonl', '--lang', 'fr'];
    const printed = execFileSync(process.execPath, ['dist/app/cli/main.js', ...words], { encoding: 'utf8' });
    expect(excerpt.length).toBeGreaterThan(500);
    expect(printed).toContain(excerpt);
  });

  it('names only files that exist, and commands that do', () => {
    const links = [...french.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path = '']) => join('docs', path));
    expect(links.length).toBeGreaterThan(8);
    for (const path of [...links, ...(french.match(/examples\/[\w.-]+\.jsonl/g) ?? [])])
      expect(() => readFileSync(path)).not.toThrow();
    const help = execFileSync(process.execPath, ['dist/app/cli/main.js', '--help'], { encoding: 'utf8' });
    const commands = [...french.matchAll(/npx etui (\w+)/g)].map(([, command]) => command);
    expect(commands.length).toBeGreaterThan(10);
    for (const command of commands) expect(help).toMatch(new RegExp(`^  ${command} `, 'm'));
  });
});
