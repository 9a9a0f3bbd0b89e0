/**
 * `npm run mutants [NAME…]`: makes every mutant and runs the suite on it, a process each. All must be killed.
 * A name may be the beginning of one: `27` means all mutants of Law 27.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';
import type { Judgement } from './judge.ts';
import { type Mutant, mutated, readMutants } from './mutant.ts';
import type { Order } from './suite.ts';

const BUILT = join(import.meta.dirname, '../..');
/** Milliseconds; a mutant that takes longer never ends, and that kills it. */
const LONGEST = 180_000;

interface Outcome {
  readonly mutant: Mutant;
  /** What killed it; null: it survived. */
  readonly killedBy: string | null;
}
const compiled = async (mutant: Mutant): Promise<string> => {
  const source = mutated(mutant, readFileSync(mutant.file, 'utf8'));
  const { code } = await transformWithOxc(source, mutant.file, { lang: 'ts', sourcemap: false });
  return code.replaceAll(/(from\s+["'][^"']+)\.ts(["'])/g, '$1.js$2');
};
const judgedBySuite = (order: Order): Promise<Judgement> =>
  new Promise((done) => {
    const suite = fork(join(import.meta.dirname, 'suite.js'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    let judgement: Judgement = { cases: [], others: ['does not end'] };
    const hangs = setTimeout(() => suite.kill('SIGKILL'), LONGEST);
    suite.on('message', (reported: Judgement) => {
      judgement = reported;
    });
    suite.on('exit', () => {
      clearTimeout(hangs);
      done(judgement);
    });
    suite.send(order);
  });
const tryMutant = async (mutant: Mutant, boards: string, without: readonly string[]): Promise<Outcome> => {
  const url = pathToFileURL(join(BUILT, mutant.file.replace(/\.ts$/, '.js'))).href;
  const exchanged = { url, source: await compiled(mutant) };
  const { cases, others } = await judgedBySuite({ exchanged, paragraph: mutant.paragraph, boards, without });
  const said = [...cases.map(({ id, why }) => `case ${id} ${why}`), ...others];
  return { mutant, killedBy: said[0] ?? null };
};

const names = process.argv.slice(2);
const wanted = ({ name }: Mutant): boolean => names.length === 0 || names.some((one) => name.startsWith(one));
const queue = readMutants('tests/mutants/patches').filter(wanted);

const folder = mkdtempSync(join(tmpdir(), 'etui-mutants-'));
const boards = join(folder, 'boards.json');
const unharmed = await judgedBySuite({ exchanged: null, paragraph: null, boards, without: [] });
const faults = [...unharmed.cases.map(({ id, why }) => `case ${id} ${why}`), ...unharmed.others];
for (const fault of faults) console.error(`fails without any mutant: ${fault.slice(0, 200)}`);
const without = unharmed.cases.map(({ id }) => id);
const outcomes: Outcome[] = [];
const said = ({ mutant: { name, paragraph }, killedBy }: Outcome): string =>
  killedBy === null
    ? `SURVIVED ${name} (${paragraph})`
    : `killed   ${name} (${paragraph}): ${killedBy.replaceAll('\n', ' ').slice(0, 110)}`;
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
