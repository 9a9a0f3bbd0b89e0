/** Tries a mutant: the cases, then the tests of its law, then the properties, until something kills it. */
import { execFile, fork } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';
import type { Judgement } from './judge.ts';
import { type Mutant, mutated } from './mutant.ts';
import type { Order } from './suite.ts';

const BUILT = join(import.meta.dirname, '../..');
/** Milliseconds; a mutant that takes longer never ends, and that kills it. */
const LONGEST = 180_000;

const compiled = async (mutant: Mutant, source: string): Promise<string> => {
  const { code } = await transformWithOxc(source, mutant.file, { lang: 'ts', sourcemap: false });
  return code.replaceAll(/(from\s+["'][^"']+)\.ts(["'])/g, '$1.js$2');
};
/** What the suite says of the order, in a process of its own. */
export const judgedBySuite = (order: Order): Promise<Judgement> =>
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

/** Whether the tests of a file named `law-28-32.test.ts` are about the law; those of the screens about theirs. */
const isAbout = (file: string, paragraph: string): boolean => {
  const law = Number.parseInt(paragraph, 10);
  if (Number.isNaN(law)) return file.startsWith('screens');
  const [, from, to = from] = /^law-(\d+)(?:-(\d+))?\b/.exec(file) ?? [];
  return from !== undefined && Number(from) <= law && law <= Number(to);
};
const testsOf = (mutant: Mutant): string[] => [
  ...mutant.tests,
  ...['tests', 'tests/laws', 'tests/regulations'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.test.ts') && isAbout(file, mutant.paragraph))
      .map((file) => join(folder, file)),
  ),
];
/** The test of its law that fails on the mutant; null where none does. */
const failingTest = (mutant: Mutant, source: string): Promise<string | null> => {
  const files = testsOf(mutant);
  if (files.length === 0) return Promise.resolve(null);
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/mutants/vitest.config.ts', ...files];
  const env = { ...process.env, NO_COLOR: '1', ETUI_MUTATED: mutant.file, ETUI_MUTANT: source };
  return new Promise((done) => {
    execFile(process.execPath, args, { env, timeout: LONGEST }, (error, stdout, stderr) => {
      const failed = /FAIL\s+(.*)/.exec(`${stdout}${stderr}`)?.[1] ?? files.join(' ');
      done(error === null ? null : `test ${failed}`);
    });
  });
};

export interface Outcome {
  readonly mutant: Mutant;
  /** What killed it; null: it survived, or could not be made. */
  readonly killedBy: string | null;
  /** Why it can't be made; null where it can. */
  readonly unfit: string | null;
}
const sourceOf = (mutant: Mutant): { readonly source: string } | { readonly unfit: string } => {
  try {
    return { source: mutated(mutant, readFileSync(mutant.file, 'utf8')) };
  } catch (e) {
    return { unfit: e instanceof Error ? e.message : String(e) };
  }
};
const killer = async (
  mutant: Mutant,
  source: string,
  boards: string,
  without: readonly string[],
): Promise<string | null> => {
  const url = pathToFileURL(join(BUILT, mutant.file.replace(/\.ts$/, '.js'))).href;
  const exchanged = { url, source: await compiled(mutant, source) };
  const task = { exchanged, paragraph: mutant.paragraph, boards, without };
  const { cases, others } = await judgedBySuite({ ...task, by: 'cases' });
  const [first] = [...cases.map(({ id, why }) => `case ${id} ${why}`), ...others];
  if (first !== undefined) return first;
  const folder = mkdtempSync(join(tmpdir(), 'etui-mutant-'));
  const written = join(folder, 'mutant.ts');
  writeFileSync(written, source);
  const test = await failingTest(mutant, written);
  rmSync(folder, { recursive: true });
  if (test !== null) return test;
  const { others: broken } = await judgedBySuite({ ...task, by: 'properties' });
  return broken[0] ?? null;
};
/** `boards`: the file of boards; `without`: cases that fail on no account of the mutant. */
export const tryMutant = async (mutant: Mutant, boards: string, without: readonly string[]): Promise<Outcome> => {
  const made = sourceOf(mutant);
  if ('unfit' in made) return { mutant, killedBy: null, unfit: made.unfit };
  return { mutant, killedBy: await killer(mutant, made.source, boards, without), unfit: null };
};
