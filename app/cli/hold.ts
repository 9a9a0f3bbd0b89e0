/** `etui hold`: a record that must be kept as it is, texts and all, until it is released. */
import * as E from 'fp-ts/lib/Either.js';
import { saying } from '../../domain/saying.ts';
import type { Command } from 'commander';
import type { Store } from '../../store/port.ts';
import type { Lang } from '../../words/say.ts';
import { storeWordsIn } from '../../words/store.ts';
import { type Exit, type Fault, usage } from './fault.ts';
import { type Meant, meantFor, oneIn } from './in-store.ts';
import { write } from './output.ts';
import { DEFAULT_ADDRESS, type StoreFlag, storeFault, withStore } from './stores.ts';

interface Flags extends StoreFlag {
  readonly release?: boolean;
  readonly why?: string;
  readonly json?: boolean;
  readonly lang: Lang;
}
const shown = async (json: object, text: string, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  await write(process.stdout, `${flags.json === true ? JSON.stringify(json) : text}\n`);
  return E.right(0);
};

const release = async (store: Store, meant: Meant, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const { releaseRecord } = await import('../store/forget.ts');
  const found = await oneIn(store, meant);
  if (E.isLeft(found)) return found;
  const { stream, board } = found.right;
  const done = await releaseRecord(store, stream)();
  if (E.isLeft(done)) return E.left(storeFault(meant.address, done.left));
  return done.right
    ? shown({ stream, board, held: false }, storeWordsIn(flags.lang).released(stream), flags)
    : E.left(usage(saying('{stream} is not on hold', { stream })));
};
const hold = async (store: Store, meant: Meant, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const { holdRecord } = await import('../store/forget.ts');
  const { systemClock } = await import('../store/clock.ts');
  const found = await oneIn(store, meant);
  if (E.isLeft(found)) return found;
  const { stream, board } = found.right;
  const words = storeWordsIn(flags.lang);
  const done = await holdRecord(store, stream, flags.why ?? words.noReason, systemClock)();
  return E.isLeft(done)
    ? E.left(storeFault(meant.address, done.left))
    : shown({ stream, board, held: true }, words.held(stream), flags);
};
const list = async (store: Store, address: string, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const holds = await store.side.holds()();
  if (E.isLeft(holds)) return E.left(storeFault(address, holds.left));
  const words = storeWordsIn(flags.lang);
  const lines = holds.right.map((each) => (flags.json === true ? JSON.stringify(each) : words.hold(each)));
  if (lines.length === 0 && flags.json !== true) lines.push(words.noHolds);
  await write(process.stdout, lines.map((line) => `${line}\n`).join(''));
  return E.right(0);
};

/** Runs the command; without a record it lists what is on hold. */
export const runHold = (record: string | undefined, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  if (record === undefined) {
    const address = flags.store ?? DEFAULT_ADDRESS;
    return withStore(address, 'read', (store) => list(store, address, flags));
  }
  const meant = meantFor(record, flags);
  return withStore(meant.address, 'read', (store) =>
    flags.release === true ? release(store, meant, flags) : hold(store, meant, flags),
  );
};

export const holdExamples = `
Examples:
  etui hold 17 --why "appeal of 3 March"
  etui hold                               what is on hold
  etui hold 17 --release`;

/** Declares the command's own options. */
export const declareHold = (command: Command): Command =>
  command
    .argument('[record]', 'the name of a board in the store, or STORE#BOARD')
    .option('--why <text>', 'why it is kept')
    .option('--release', 'end the hold');
