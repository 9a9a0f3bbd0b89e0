/**
 * `npm run mutants [NAME…]`: every patch in tests/mutants/patches breaks one rule of one paragraph in one line; the
 * suite must notice. A patch is named after its paragraph (`27B1a-any-denomination.patch`). Each is applied to a copy of
 * the repository, there the tests that reach the changed files run until the first fails. Exit 1: one survived, or no
 * longer applies.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = process.cwd();
const PATCHES = join(ROOT, 'tests', 'mutants', 'patches');
/** A mutant that makes the fold run on for ever is killed by the clock (ms). */
const LONGEST = 300_000;

type Outcome = 'killed' | 'survived' | 'does not apply';

const run = (command: string, args: readonly string[], cwd: string): { readonly ok: boolean; readonly out: string } => {
  const { status, stdout } = spawnSync(command, args, { cwd, encoding: 'utf8', timeout: LONGEST });
  return { ok: status === 0, out: stdout };
};

const copyRepository = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'etui-mutants-'));
  const { out } = run('git', ['ls-files', '-co', '--exclude-standard'], ROOT);
  for (const file of out.split('\n').filter((name) => name !== '')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  // Without a repository of its own, git would apply the patches to the one around it, or to none.
  run('git', ['init', '--quiet'], copy);
  return copy;
};

const changedFiles = (patch: string): readonly string[] =>
  [...readFileSync(patch, 'utf8').matchAll(/^\+\+\+ b\/(\S+)/gm)].flatMap((match) => match[1] ?? []);

const testsPass = (copy: string, files: readonly string[]): boolean => {
  const vitest = join(copy, 'node_modules', 'vitest', 'vitest.mjs');
  return run(process.execPath, [vitest, 'related', '--run', '--bail=1', ...files], copy).ok;
};

const tryMutant = (copy: string, name: string): Outcome => {
  const patch = join(PATCHES, name);
  if (!run('git', ['apply', patch], copy).ok) return 'does not apply';
  const passed = testsPass(copy, changedFiles(patch));
  run('git', ['apply', '--reverse', patch], copy);
  return passed ? 'survived' : 'killed';
};

const chosen = process.argv.slice(2);
const names = readdirSync(PATCHES)
  .filter((name) => name.endsWith('.patch') && (chosen.length === 0 || chosen.some((part) => name.startsWith(part))))
  .toSorted();
/** How many were killed; a suite that fails by itself would kill them all. */
const killAll = (copy: string): number => {
  const files = new Set(names.flatMap((name) => changedFiles(join(PATCHES, name))));
  if (!testsPass(copy, [...files])) {
    console.error('The suite fails without any mutant: mend that first.');
    return 0;
  }
  let killed = 0;
  for (const name of names) {
    const outcome = tryMutant(copy, name);
    console.log(`${outcome.padEnd(15)}${name.replace('.patch', '')}`);
    if (outcome === 'killed') killed += 1;
  }
  return killed;
};

const copy = copyRepository();
try {
  const killed = killAll(copy);
  console.log(`${killed} of ${names.length} mutants killed`);
  process.exitCode = killed === names.length && names.length > 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
