/** docs/laws.md says what is there: it is up to date, and what the rows name exists. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allCases, allMutants, casesOf, lawsPage, mutantsOf } from './laws-doc/page.ts';
import { LAWS_ROWS } from './laws-rows.ts';

const fault = (named: string): string | null => {
  const [file = '', name = '', ...more] = named.split(' ');
  const path = `domain/${file}`;
  if (more.length > 0 || name === '') return `${named}: a file and a function`;
  if (!existsSync(path)) return `${named}: no such file`;
  return new RegExp(`\\bconst ${name}\\b`).test(readFileSync(path, 'utf8')) ? null : `${named}: no such function`;
};

describe('docs/laws.md', () => {
  it('is as `npm run laws` writes it', () => {
    expect(readFileSync('docs/laws.md', 'utf8')).toBe(lawsPage());
  });
  it('names files and functions that exist', () => {
    expect(LAWS_ROWS.flatMap(({ by }) => by.flatMap((named) => fault(named) ?? []))).toEqual([]);
  });
  it('names cases and mutants that exist', () => {
    const cases = allCases();
    const mutants = allMutants();
    const known = new Set([...cases.map(({ id }) => id), ...mutants.map(({ name }) => name)]);
    const named = LAWS_ROWS.flatMap((row) => [...casesOf(row, cases), ...mutantsOf(row, mutants)]);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(400);
  });
  it('has a row once', () => {
    const rows = LAWS_ROWS.map(({ id, edition }) => `${id} ${edition}`);
    expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([]);
  });
});
