/** The mutants can be made: what each changes stands once in its file, so that `npm run mutants` tries all of them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mutated, readMutants } from './mutants/mutant.ts';

const mutants = readMutants('tests/mutants/patches');
describe('mutants', () => {
  it.each(mutants.map((mutant) => [mutant.name, mutant] as const))('%s fits', (_name, mutant) => {
    const source = readFileSync(mutant.file, 'utf8');
    expect(mutated(mutant, source)).not.toBe(source);
  });
  it('are many', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(130);
  });
});
