/**
 * What kills a mutant: the cases, then the laws' own tables and the properties, in one process. Prints the first thing
 * that does not hold and exits with 1; exits with 0 when everything holds.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failures, readCases } from '../support/case.ts';
import { doubted } from '../support/doubted.ts';
import { brokenProperty } from './properties.ts';

const CASES = 'tests/cases';
const firstFailure = (): string | null => {
  const skipped = doubted();
  for (const file of readdirSync(CASES).filter((name) => name.endsWith('.jsonl'))) {
    for (const one of readCases(readFileSync(join(CASES, file), 'utf8'))) {
      if (one.confidence === 'disputed' || skipped.has(one.id)) continue;
      const [failure] = failures(one);
      if (failure !== undefined) return `case ${one.id} ${failure}`;
    }
  }
  return brokenProperty();
};
const broken = firstFailure();
if (broken !== null) {
  console.log(broken.slice(0, 300));
  process.exitCode = 1;
}
