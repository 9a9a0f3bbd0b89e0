/**
 * `npm run corpus:stats DIR`: counts every record below DIR, writes the report in docs/statistics.md and the manifest
 * beside it, from which the same figures can be had again.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import * as E from 'fp-ts/lib/Either.js';
import { type FileInput, type Inputs, inputsOf } from '../stats/inputs.ts';
import { type Manifest, manifestOf } from '../stats/manifest.ts';
import { type Run, runStatistics, type RunSettings } from '../stats/run.ts';
import { sourceOf } from './files.ts';
import { reportOf, type SourceCounts } from './statistics-page.ts';

const PAGE = 'docs/statistics.md';
const MANIFEST = 'docs/statistics-manifest.json';
/** What stands before it in the page is written by hand and kept. */
const REPORT = '## The report over the corpus';
/** A file whose boards do not fit together (docs/corpus.md); by how its hash begins. */
const OUT_OF_JOINT = ['c3a38b68efe7'];
const SETTINGS: RunSettings = { by: [], laws: null, seed: 2026, resamples: 2000 };

const runOver = async (files: readonly FileInput[], settings: RunSettings): Promise<Run> => {
  const run = await runStatistics(files, [], settings, { threads: availableParallelism(), keep: false });
  if (E.isLeft(run)) throw new Error(run.left.message);
  return run.right;
};

const bySource = async (root: string, files: readonly FileInput[]): Promise<readonly SourceCounts[]> => {
  const groups = new Map<string, FileInput[]>();
  for (const file of files) {
    const name = `${sourceOf(root, file.file)} (${file.format})`;
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  const out: SourceCounts[] = [];
  for (const [name, own] of [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    out.push({ name, files: own.length, run: await runOver(own, { ...SETTINGS, resamples: 1 }) });
  return out;
};

/** One input a line: a change of one file is a change of one line. */
const manifestLines = (root: string, manifest: Manifest, { files }: Inputs): string => {
  const sources = new Map(files.map(({ sha256, file }) => [sha256, sourceOf(root, file)]));
  const { inputs, ...rest } = manifest;
  const lines = inputs.map(({ sha256, format, bytes }) =>
    JSON.stringify({ sha256, format, bytes, source: sources.get(sha256) ?? '' }),
  );
  return `${JSON.stringify(rest).slice(0, -1)},"inputs":[\n${lines.join(',\n')}\n]}\n`;
};

const write = async (root: string): Promise<void> => {
  const all = await inputsOf([root]);
  const inputs = await inputsOf([root], OUT_OF_JOINT);
  const run = await runOver(inputs.files, SETTINGS);
  const laws = await runOver(inputs.files, { ...SETTINGS, by: ['law'] });
  const whole = await runOver(all.files, SETTINGS);
  const sources = await bySource(root, inputs.files);
  const manifest = manifestOf(run, inputs);
  writeFileSync(MANIFEST, manifestLines(root, manifest, inputs));
  const page = readFileSync(PAGE, 'utf8');
  const at = page.indexOf(REPORT);
  const byHand = at < 0 ? `${page.trimEnd()}\n\n` : page.slice(0, at);
  writeFileSync(PAGE, byHand + reportOf({ heading: REPORT, run, laws, whole, sources, inputs, manifest }));
  process.stdout.write(`${PAGE}: ${run.totals.boards} boards, table ${manifest.table.slice(0, 12)}\n`);
};

const [root] = process.argv.slice(2);
if (root === undefined || statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true) {
  process.stderr.write('give the folder of the files, as in npm run corpus:stats ../records\n');
  process.exitCode = 2;
} else await write(root);
