/** The boards of a store, added up record by record. */
import { createHash } from 'node:crypto';
import * as E from 'fp-ts/lib/Either.js';
import type { Stored } from '../../wire/decode.ts';
import { headOf } from '../../wire/chain.ts';
import type { Fault } from '../cli/fault.ts';
import { runProjection } from '../../replay/runner.ts';
import { type OpenStore, openStore } from '../store/open.ts';
import { loadRecord } from '../store/record.ts';
import type { ReadModels, Store, StoreError } from '../../store/port.ts';
import { packer } from './batch.ts';
import { type Clerk, clerkOf, countRecord, type Item, type Settings } from './job.ts';
import { boardRow, countedOf, statisticsProjection } from './projection.ts';
import { addBatch, newReading, type Tally } from './tally.ts';

/** A store as an input: known by the heads of its records. */
export interface StoreInput {
  readonly sha256: string;
  readonly boards: number;
}

const EXITS: Readonly<Record<StoreError['kind'], Fault['exit']>> = {
  'bad-input': 2,
  conflict: 5,
  unavailable: 5,
  integrity: 4,
  bug: 3,
};
const faultOf = (address: string, { kind, message }: StoreError): Fault => ({
  exit: EXITS[kind],
  place: address,
  message,
});

const itemOf = (record: readonly Stored[], source: string, clerk: Clerk): Item => {
  const events = record.map(({ event }) => event);
  const counted = countRecord(events, source, clerk);
  return E.isLeft(counted) ? { tag: 'left-out', reason: counted.left } : { tag: 'board', counted: counted.right };
};

/** In the order of the streams' names, so that the store's own order makes no difference. */
const addAll = async (tally: Tally, store: Store, settings: Settings): Promise<E.Either<StoreError, StoreInput>> => {
  const streams = await store.streams()();
  if (E.isLeft(streams)) return streams;
  const names = [...streams.right].toSorted();
  const hash = createHash('sha256');
  const clerk = clerkOf(settings);
  const pack = packer();
  const reading = newReading();
  for (const name of names) {
    const record = await loadRecord(store, name)();
    if (E.isLeft(record)) return record;
    hash.update(`${name} ${headOf(record.right.map(({ raw }) => raw))}\n`);
    const batch = pack.add(itemOf(record.right, 'store', clerk));
    if (batch !== undefined) addBatch(tally, reading, batch);
  }
  addBatch(tally, reading, pack.rest());
  return E.right({ sha256: hash.digest('hex'), boards: names.length });
};

/** The same from what the store keeps: only what is new is folded. */
const addKept = async (
  tally: Tally,
  store: OpenStore,
  models: ReadModels,
  { by, laws }: Settings,
): Promise<E.Either<StoreError, StoreInput>> => {
  const projection = statisticsProjection(laws);
  const signal = new AbortController().signal;
  const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
  const caughtUp = await runProjection(store, models, projection, { signal, sleep, untilCaughtUp: true })();
  if (E.isLeft(caughtUp)) return caughtUp;
  const streams = await store.streams()();
  if (E.isLeft(streams)) return streams;
  const hash = createHash('sha256');
  const pack = packer();
  const reading = newReading();
  for (const name of streams.right.toSorted()) {
    const [row, last] = [
      await models.read(projection.name, boardRow(name))(),
      await store.readStream(name, { direction: 'backward', max: 1 })(),
    ];
    if (E.isLeft(row)) return row;
    if (E.isLeft(last)) return last;
    hash.update(`${name} ${headOf(last.right.map(({ event }) => event))}\n`);
    const counted = countedOf(row.right, by);
    const item: Item = E.isLeft(counted)
      ? { tag: 'left-out', reason: counted.left }
      : { tag: 'board', counted: counted.right };
    const batch = pack.add(item);
    if (batch !== undefined) addBatch(tally, reading, batch);
  }
  addBatch(tally, reading, pack.rest());
  return E.right({ sha256: hash.digest('hex'), boards: streams.right.length });
};

/**
 * Adds every record of a store. `keep`: by the counts that the store keeps, where it can keep any. Left: it cannot be
 * opened or read; nothing else is to be made of a part of it.
 */
export const addStore = async (
  tally: Tally,
  address: string,
  settings: Settings,
  keep: boolean,
): Promise<E.Either<Fault, StoreInput>> => {
  const store = await openStore(address, process.env)();
  if (E.isLeft(store)) return E.left(faultOf(address, store.left));
  const { models } = store.right;
  try {
    const added =
      keep && models !== undefined
        ? await addKept(tally, store.right, models, settings)
        : await addAll(tally, store.right, settings);
    return E.isLeft(added) ? E.left(faultOf(address, added.left)) : added;
  } finally {
    await store.right.close();
  }
};
