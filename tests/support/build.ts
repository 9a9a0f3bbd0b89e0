/**
 * Before all tests: what is tested is the command that users run, so a build older than its sources is made anew. It is
 * made aside and put in place as a whole: whatever runs the program meanwhile finds the old one or the new one.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isSource, repositoryFiles, ROOT } from './sources.ts';

const DIST = join(ROOT, 'dist');
const MADE = ['app/cli/main.js', 'web/page.js', 'web/served/page.js'];
const BUILT_FROM =
  /^(?:domain|projections|replay|wire|words|store|formats|app)\/|^(?:index\.ts|tsconfig(?:\.build)?\.json)$/;
const isBuiltFrom = (path: string): boolean =>
  BUILT_FROM.test(path) && (isSource(path) || /\.(?:css|json)$/.test(path));

const mtime = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const isStale = (): boolean => {
  const built = Math.min(...MADE.map((path) => mtime(join(DIST, path))));
  return repositoryFiles().some((path) => isBuiltFrom(path) && mtime(join(ROOT, path)) > built);
};

const run = (program: string, ...words: readonly string[]): string => {
  const ran = spawnSync(process.execPath, [join(ROOT, 'node_modules', program), ...words], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return ran.status === 0 ? '' : `${ran.stdout}${ran.stderr}`;
};

/** The steps of `npm run build`, into a folder of its own. Types that do not fit stop no test: they are checked apart. */
const buildInto = (folder: string): void => {
  const page = ['build', '--config', 'app/web/vite.config.ts', '--outDir', join(folder, 'web')];
  const said =
    run('typescript/bin/tsc', '-p', 'tsconfig.build.json', '--outDir', folder) +
    run('vite/bin/vite.js', ...page) +
    run('vite/bin/vite.js', ...page, '--mode', 'alone');
  if (!MADE.every((path) => existsSync(join(folder, path)))) throw new Error(`the program cannot be built: ${said}`);
  chmodSync(join(folder, 'app/cli/main.js'), 0o755);
};

const ensureBuilt = (): void => {
  if (!isStale()) return;
  const parent = join(ROOT, 'dist-tools');
  mkdirSync(parent, { recursive: true });
  const aside = mkdtempSync(join(parent, 'build-'));
  try {
    buildInto(join(aside, 'new'));
    if (existsSync(DIST)) renameSync(DIST, join(aside, 'old'));
    renameSync(join(aside, 'new'), DIST);
  } finally {
    rmSync(aside, { recursive: true });
  }
};

/** What vitest calls once, and before every further run while it watches. */
export const setup = (project: TestProject): void => {
  ensureBuilt();
  project.onTestsRerun(ensureBuilt);
};
