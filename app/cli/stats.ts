/** `etui stats`: how often things happen, over any number of records. */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { type Command, InvalidArgumentError, Option } from 'commander';
import * as E from 'fp-ts/lib/Either.js';
import { EDITIONS } from '../../domain/edition.ts';
import type { Lang } from '../../words/say.ts';
import { statsWordsIn } from '../../words/stats.ts';
import { csvOf } from '../stats/csv.ts';
import { type Inputs, inputsOf } from '../stats/inputs.ts';
import { type Dimension, DIMENSIONS } from '../stats/keys.ts';
import { type Asked, askedBy, type Manifest, manifestOf, manifestText, VERSION } from '../stats/manifest.ts';
import { jsonOf } from '../stats/json.ts';
import { type Run, runStatistics, type RunSettings } from '../stats/run.ts';
import { type Exit, type Fault, faultLine, unreadable, usage } from './fault.ts';
import { write } from './output.ts';
import { systemFault } from './source.ts';

const FORMATS = ['csv', 'json', 'parquet', 'svg'] as const;
interface Flags {
  readonly by: readonly Dimension[];
  readonly format: (typeof FORMATS)[number];
  readonly seed: number;
  readonly resamples: number;
  readonly threads: number;
  readonly platform?: boolean;
  readonly keep?: boolean;
  readonly without?: readonly string[];
  readonly manifest?: string;
  readonly from?: string;
  readonly laws?: string;
  readonly json?: boolean;
  readonly lang: Lang;
}

const askedAt = async (path: string): Promise<E.Either<Fault, Asked>> => {
  try {
    const asked = askedBy(await readFile(path, 'utf8'));
    return E.isLeft(asked) ? E.left(unreadable(path, asked.left)) : asked;
  } catch (error) {
    return E.left(systemFault(path, error));
  }
};

/** Only what the manifest names, and all of it. */
const onlyAsked = (inputs: Inputs, asked: Asked, lang: Lang): E.Either<Fault, Inputs> => {
  const keyOf = ({ sha256, board }: Inputs['files'][number]): string =>
    board === null ? sha256 : `${sha256}#${board.nth ?? ''}:${board.name}`;
  const files = inputs.files.filter((file) => asked.inputs.has(keyOf(file)));
  const there = new Set(files.map(keyOf));
  const missing = [...asked.inputs].filter((key) => !there.has(key));
  const [first] = missing;
  if (first !== undefined) return E.left(unreadable('', statsWordsIn(lang).missing(missing.length, first)));
  return E.right({ ...inputs, files, sameFiles: 0, faults: [] });
};

const written = async (run: Run, manifest: string, flags: Flags): Promise<string | Uint8Array> => {
  const { by } = run.settings;
  switch (flags.json === true ? 'json' : flags.format) {
    case 'csv':
      return csvOf(run.rows, by);
    case 'json':
      return jsonOf(run, manifest);
    case 'parquet':
      return (await import('../stats/parquet.ts')).parquetOf(run.rows, by, manifest);
    case 'svg':
      return (await import('../stats/svg.ts')).svgOf(run.rows, run.settings, manifest, flags.lang);
  }
};
const put = (out: string | Uint8Array): Promise<void> =>
  typeof out === 'string'
    ? write(process.stdout, out)
    : new Promise((done) => {
        process.stdout.write(out, () => done());
      });

const say = (message: string): Promise<void> => write(process.stderr, `etui: ${message}\n`);

/** What the run left out is told; a repeated run is compared. */
const tell = async (
  run: Run,
  inputs: Inputs,
  manifest: Manifest,
  asked: Asked | undefined,
  lang: Lang,
): Promise<Exit> => {
  const words = statsWordsIn(lang);
  const faults = [...inputs.faults, ...run.faults.map(({ place, message }) => unreadable(place, message))];
  for (const fault of [...faults, ...inputs.notes]) await write(process.stderr, faultLine(fault));
  const leftOut = Object.values(run.leftOut).reduce((a, b) => a + b, 0);
  const { boards, outOfJoint } = run.totals;
  await say(words.done({ boards, outOfJoint, duplicates: run.duplicates, leftOut }));
  if (faults.length > 0) return 3;
  if (asked === undefined) return boards > 0 ? 0 : 3;
  const same = asked.table === manifest.table;
  if (!same && asked.version !== VERSION) await say(words.version(asked.version, VERSION));
  await say(same ? words.same : words.differs);
  return same ? 0 : 1;
};

const settingsOf = ({ by, seed, resamples, laws }: Flags): RunSettings => ({
  by,
  seed,
  resamples,
  laws: EDITIONS.find((edition) => edition === laws) ?? null,
});

/** The audit of a platform in the place of the table. */
const runPlatform = async (inputs: Inputs, { laws }: RunSettings): Promise<E.Either<Fault, Exit>> => {
  if (inputs.stores.length > 0) return E.left(usage('--platform reads files: etui export a store’s records first'));
  const { auditPlatform } = await import('../stats/platform.ts');
  await write(process.stdout, `${JSON.stringify(await auditPlatform(inputs.files, laws), null, 1)}\n`);
  for (const fault of [...inputs.faults, ...inputs.notes]) await write(process.stderr, faultLine(fault));
  return E.right(inputs.faults.length > 0 ? 3 : 0);
};

/** Runs the command: the table to standard output, what was left out to standard error. */
export const runStats = async (records: readonly string[], flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const asked = flags.from === undefined ? undefined : await askedAt(flags.from);
  if (asked !== undefined && E.isLeft(asked)) return asked;
  const found = await inputsOf(records, flags.without);
  const inputs = asked === undefined ? E.right(found) : onlyAsked(found, asked.right, flags.lang);
  if (E.isLeft(inputs)) return inputs;
  const settings = asked?.right.settings ?? settingsOf(flags);
  if (flags.platform === true) return runPlatform(inputs.right, settings);
  const run = await runStatistics(inputs.right.files, found.stores, settings, {
    threads: flags.threads,
    keep: flags.keep === true,
  });
  if (E.isLeft(run)) return run;
  const manifest = manifestOf(run.right, inputs.right);
  const text = manifestText(manifest);
  await put(await written(run.right, text, flags));
  if (flags.manifest !== undefined) {
    try {
      await writeFile(flags.manifest, `${text}\n`);
    } catch (error) {
      return E.left(usage(`the manifest cannot be written to ${flags.manifest}: ${String(error)}`));
    }
  }
  return E.right(await tell(run.right, inputs.right, manifest, asked?.right, flags.lang));
};

const dimensionsOf = (text: string): readonly Dimension[] => {
  const words = text.split(',').map((word) => word.trim());
  const asked = words.filter((word) => word !== '' && word !== 'code' && word !== 'severity');
  const unknown = asked.find((word) => !DIMENSIONS.some((d) => d === word));
  if (unknown !== undefined)
    throw new InvalidArgumentError(`there is no ${unknown}; there are code, severity, ${DIMENSIONS.join(', ')}`);
  return DIMENSIONS.filter((d) => asked.includes(d));
};
const hashesOf = (text: string): readonly string[] => {
  const hashes = text.split(',').map((each) => each.trim());
  if (!hashes.every((each) => /^[0-9a-f]{6,64}$/i.test(each)))
    throw new InvalidArgumentError('at least the first six hex digits of each hash');
  return hashes;
};
const numberUpTo =
  (most: number) =>
  (text: string): number => {
    if (!/^\d+$/.test(text) || Number(text) > most) throw new InvalidArgumentError(`a number from 0 to ${most}`);
    return Number(text);
  };

export const statsExamples = `
A row is a finding against its opportunities: what it could have come about by (docs/statistics.md). Irregularities stand
apart from contradictions in the record. Boards stored twice count once. No person is counted, named or ranked; names of
events, sessions, rooms and tables are keys. JSON, Parquet and SVG hold their manifest.

Examples:
  etui stats season/ > season.csv                         every record below the folder
  etui stats season/ --by law --format json               each paragraph, with its edition
  etui stats sqlite:club.db --by event,phase              a store
  etui stats online/ --platform > audit.json              what a platform asks of its records
  etui stats season/ --manifest run.json > season.csv
  etui stats season/ --from run.json > again.csv          the same to the byte; exit 1 where it is not`;

/** Declares the command's own options. */
export const declareStats = (command: Command): Command =>
  command
    .argument('<records...>', 'files, folders (with everything below) or stores')
    .option('--by <dimensions>', `beside code and severity: ${DIMENSIONS.join(', ')}`, dimensionsOf, [])
    .addOption(new Option('--format <format>', 'the format to write').choices([...FORMATS]).default('csv'))
    .option('--seed <number>', 'of the draws of the bootstrap', numberUpTo(2 ** 32 - 1), 1)
    .option('--resamples <number>', 'how many draws', numberUpTo(100_000), 1000)
    .option('--threads <number>', 'how many worker threads (0: none)', numberUpTo(256), availableParallelism())
    .option('--keep', 'keep each board’s counts in the store, and count only what is new')
    .option('--platform', 'undos, claims, alerts, tempo, acts behind unauthorized information, rulings; as JSON')
    .option('--without <hashes>', 'leave out files whose SHA-256 begins so (one, or several with commas)', hashesOf)
    .option('--manifest <file>', 'write what is needed to repeat the run')
    .option('--from <manifest>', 'repeat that run over the same bytes');
