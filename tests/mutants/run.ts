/**
 * `npm run mutants [NAME…]`: makes every mutant and runs the suite on it. All must be killed. A mutant lives in a copy
 * of the compiled tree, of which one file is compiled anew.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { transformWithOxc } from 'vite';
import { type Mutant, mutated, readMutants } from './mutant.ts';

const BUILT = 'dist-tools';
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
const suiteOn = (folder: string): Promise<string | null> =>
  new Promise((done) => {
    const suite = join(folder, BUILT, 'tests/mutants/suite.js');
    execFile(process.execPath, [suite], { timeout: 300_000 }, (error, stdout, stderr) => {
      done(error === null ? null : (stdout || stderr || String(error)).trim().split('\n').slice(0, 2).join(' '));
    });
  });
const tryMutant = async (mutant: Mutant): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'etui-mutant-'));
  try {
    cpSync(BUILT, join(folder, BUILT), { recursive: true });
    cpSync('package.json', join(folder, 'package.json'));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, BUILT, mutant.file.replace(/\.ts$/, '.js')), await compiled(mutant));
    return { mutant, killedBy: await suiteOn(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
const all = readMutants('tests/mutants/patches');
const wanted = process.argv.slice(2);
const queue = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

const unharmed = await suiteOn(process.cwd());
if (unharmed !== null) {
  console.error(`the suite fails without any mutant: ${unharmed}`);
  process.exit(1);
}
const outcomes: Outcome[] = [];
const worker = async (): Promise<void> => {
  for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
    const outcome = await tryMutant(mutant);
    outcomes.push(outcome);
    console.log(`${outcome.killedBy === null ? 'SURVIVED' : 'killed  '} ${mutant.name} (${mutant.paragraph})${outcome.killedBy === null ? '' : `: ${outcome.killedBy.slice(0, 110)}`}`);
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, worker));
const survivors = outcomes.filter(({ killedBy }) => killedBy === null);
console.log(`${outcomes.length - survivors.length} of ${outcomes.length} mutants killed`);
process.exitCode = survivors.length === 0 ? 0 : 1;
