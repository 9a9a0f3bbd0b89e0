/** One run of the statistics: from inputs to the table, and what must be known to repeat it. */
import * as E from 'fp-ts/lib/Either.js';
import type { Fault } from '../cli/fault.ts';
import { addBatch, newReading, newTally, type Reading, type Tally } from './tally.ts';
import { alone, together } from './crew.ts';
import { type FileInput, jobsOf } from './inputs.ts';
import type { Settings } from './job.ts';
import { type Bootstrapping, type Row, rowsOf, type Totals, totalsOf } from './rows.ts';
import { addStore, type StoreInput } from './store.ts';

export interface RunSettings extends Settings, Bootstrapping {}
/** How it is done; no figure depends on it. */
export interface Means {
  /** Worker threads; 0: everything on the caller's. */
  readonly threads: number;
  /** Counts kept in stores are brought up to date and used. */
  readonly keep: boolean;
}
export interface Run {
  readonly settings: RunSettings;
  readonly rows: readonly Row[];
  readonly totals: Totals;
  readonly duplicates: number;
  /** By reason, in alphabetical order. */
  readonly leftOut: Readonly<Record<string, number>>;
  readonly stores: readonly StoreInput[];
  readonly faults: readonly { readonly place: string; readonly message: string }[];
}

const readingOf = (readings: Map<number, Reading>, hand: number): Reading => {
  const known = readings.get(hand) ?? newReading();
  readings.set(hand, known);
  return known;
};

/** `threads` 0: everything on the caller's. */
const countFiles = async (
  tally: Tally,
  files: readonly FileInput[],
  settings: Settings,
  threads: number,
): Promise<Run['faults']> => {
  const faults: Run['faults'][number][] = [];
  const readings = new Map<number, Reading>();
  const jobs = files.flatMap(jobsOf);
  const work = threads === 0 ? alone : (...[j, s, take]: Parameters<typeof alone>) => together(j, s, threads, take);
  await work(jobs, settings, (hand, batch) => {
    addBatch(tally, readingOf(readings, hand), batch);
    faults.push(...batch.faults);
  });
  return faults;
};

/** Counts everything. Left: a store cannot be read. */
export const runStatistics = async (
  files: readonly FileInput[],
  stores: readonly string[],
  settings: RunSettings,
  { threads, keep }: Means,
): Promise<E.Either<Fault, Run>> => {
  const tally = newTally();
  const faults = await countFiles(tally, files, { by: settings.by, laws: settings.laws }, threads);
  const known: StoreInput[] = [];
  for (const address of stores) {
    const added = await addStore(tally, address, settings, keep);
    if (E.isLeft(added)) return added;
    known.push(added.right);
  }
  return E.right({
    settings,
    rows: rowsOf(tally, settings.by, settings),
    totals: totalsOf(tally, settings.by),
    duplicates: tally.duplicates,
    leftOut: Object.fromEntries([...tally.leftOut].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    stores: known,
    faults,
  });
};
