/**
 * The acceptance cases: every sure and likely one holds, or stands in tests/cases/doubted.md. Besides them our own, for
 * what they do not show.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { failures, readCases } from './support/case.ts';
import { doubted } from './support/doubted.ts';

const skipped = doubted();
const files = ['tests/cases', 'tests/cases-own'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => `${folder}/${name}`),
);

describe.each(files)('%s', (file) => {
  const cases = readCases(readFileSync(file, 'utf8')).filter((c) => c.confidence !== 'disputed' && !skipped.has(c.id));
  it.each(cases.map((c) => [c.id, c.title, c] as const))('%s: %s', (_id, _title, c) => {
    expect(failures(c)).toEqual([]);
  });
});

describe('doubted cases', () => {
  const all = files.flatMap((file) => readCases(readFileSync(file, 'utf8')));
  it('are at most two in a hundred, and each exists', () => {
    expect(skipped.size).toBeLessThanOrEqual(all.length / 50);
    for (const id of skipped) expect(all.map((c) => c.id)).toContain(id);
  });
});
