/** Runs of the statistics within the test, over folders made for it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/lib/Either.js';
import { type Inputs, inputsOf } from '../../app/stats/inputs.ts';
import type { Row } from '../../app/stats/rows.ts';
import { type Run, runStatistics, type RunSettings } from '../../app/stats/run.ts';

export interface Folder {
  readonly path: string;
  readonly put: (name: string, content: string | Uint8Array) => string;
  readonly clear: () => void;
}
export const folderOf = (files: Readonly<Record<string, string>> = {}): Folder => {
  const path = mkdtempSync(join(tmpdir(), 'etui-stats-'));
  const put: Folder['put'] = (name, content) => {
    const file = join(path, name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, content);
    return file;
  };
  for (const [name, content] of Object.entries(files)) put(name, content);
  return { path, put, clear: () => rmSync(path, { recursive: true }) };
};

export const SETTINGS: RunSettings = { by: [], laws: null, seed: 1, resamples: 1000 };
/** Throws where the run fails. */
export const ran = async (
  words: readonly string[],
  settings: Partial<RunSettings> = {},
  keep = false,
): Promise<{ readonly run: Run; readonly inputs: Inputs }> => {
  const inputs = await inputsOf(words);
  const run = await runStatistics(inputs.files, inputs.stores, { ...SETTINGS, ...settings }, { threads: 0, keep });
  if (E.isLeft(run)) throw new Error(run.left.message);
  return { run: run.right, inputs };
};
/** The row of a finding; of several, the one at that place. */
export const rowOf = (run: Run, code: string, severity = 'irregularity', place: Row['place'] = {}): Row | undefined =>
  run.rows.find(
    (row) =>
      row.code === code &&
      row.severity === severity &&
      Object.entries(place).every(([d, value]) => row.place[d as keyof Row['place']] === value),
  );
