/**
 * `npm run mutants [NAME…]`: makes every mutant and tries it. All must be killed. A name may be the beginning of one:
 * `27` means all mutants of Law 27.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mutant, readMutants } from './mutant.ts';
import { judgedBySuite, type Outcome, tryMutant } from './try.ts';

const names = process.argv.slice(2);
const wanted = ({ name }: Mutant): boolean => names.length === 0 || names.some((one) => name.startsWith(one));
const queue = readMutants('tests/mutants/patches').filter(wanted);

const folder = mkdtempSync(join(tmpdir(), 'etui-mutants-'));
const boards = join(folder, 'boards.json');
const unharmed = await judgedBySuite({ exchanged: null, paragraph: null, by: 'cases', boards, without: [] });
const faults = [...unharmed.cases.map(({ id, why }) => `case ${id} ${why}`), ...unharmed.others];
for (const fault of faults) console.error(`fails without any mutant: ${fault.slice(0, 200)}`);
const without = unharmed.cases.map(({ id }) => id);

const outcomes: Outcome[] = [];
const said = ({ mutant: { name, paragraph }, killedBy, unfit }: Outcome): string => {
  if (unfit !== null) return `UNFIT    ${unfit}`;
  if (killedBy === null) return `SURVIVED ${name} (${paragraph})`;
  return `killed   ${name} (${paragraph}): ${killedBy.replaceAll('\n', ' ').slice(0, 110)}`;
};
const worker = async (): Promise<void> => {
  for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
    const outcome = await tryMutant(mutant, boards, without);
    outcomes.push(outcome);
    console.log(said(outcome));
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, worker));
rmSync(folder, { recursive: true });
const survivors = outcomes.filter(({ killedBy }) => killedBy === null);
console.log(`${outcomes.length - survivors.length} of ${outcomes.length} mutants killed`);
process.exitCode = survivors.length === 0 && faults.length === 0 ? 0 : 1;
