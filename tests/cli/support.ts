/** Runs the built command as a user does, as a process of its own. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSource, repositoryFiles, ROOT } from '../support/sources.ts';

const MAIN = join(ROOT, 'dist', 'app', 'cli', 'main.js');
const BUILT_FROM = /^(?:domain|projections|replay|wire|words|store|formats|app)\/|^index\.ts$/;

const mtime = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const isStale = (): boolean => {
  const built = mtime(MAIN);
  return repositoryFiles().some((path) => isSource(path) && BUILT_FROM.test(path) && mtime(join(ROOT, path)) > built);
};

const sleep = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

/** What is tested is the command that users run: a build older than its sources is made anew, by one test file only. */
export const ensureBuilt = (): void => {
  const lock = join(ROOT, 'dist', '.building');
  for (let waited = 0; isStale() && waited < 600; waited += 1) {
    mkdirSync(join(ROOT, 'dist'), { recursive: true });
    try {
      mkdirSync(lock);
    } catch {
      sleep(100);
      continue;
    }
    try {
      spawnSync(
        process.execPath,
        [join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', 'tsconfig.build.json'],
        {
          cwd: ROOT,
        },
      );
    } finally {
      rmSync(lock, { recursive: true });
    }
    return;
  }
};

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}
export interface RunOptions {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs `etui` with these words and waits for it. */
export const etui = (words: readonly string[], { input, env }: RunOptions = {}): Ran => {
  const { ETUI_SECRET: _, ...rest } = process.env;
  const ran = spawnSync(process.execPath, [MAIN, ...words], {
    input: input ?? '',
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...rest, ...env },
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
};

/** A folder for a test's files, gone after it. */
export interface Desk {
  readonly put: (name: string, content: string | Uint8Array) => string;
  readonly clear: () => void;
}
export const newDesk = (): Desk => {
  const folder = mkdtempSync(join(tmpdir(), 'etui-cli-'));
  return {
    put: (name, content) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
    clear: () => rmSync(folder, { recursive: true }),
  };
};

/** Events as a person writes them, one a line. */
export const jsonLines = (...events: readonly object[]): string =>
  events.map((event) => `${JSON.stringify(event)}\n`).join('');

/** What every reader must be spared. */
export const STACK = /\bat .*\(?(?:file:|node:|[\w/]+\.js:\d+)/;
