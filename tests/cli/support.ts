/** Runs the built command as a user does, as a process of its own. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../support/sources.ts';

const MAIN = join(ROOT, 'dist', 'app', 'cli', 'main.js');
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
