/** Stores on the command line: which one is meant, what may be printed of it, and the exit code of what it says. */
import { existsSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either.js';
import { saying, saysOf, type Worded } from '../../domain/saying.ts';
import { parseAddress } from '../../store/eventstoredb/address.ts';
import type { Store, StoreError, StoreFailure } from '../../store/port.ts';
import { type Exit, type Fault, faultAt, usage } from './fault.ts';

export interface StoreFlag {
  readonly store?: string;
}
/** The store of `--store` where nothing is said (contract 5). */
export const DEFAULT_ADDRESS = 'sqlite:etui.db';

/** Does this word name a store, or a board of one? The drivers of stores are not loaded to find out. */
export const isStore = (word: string): boolean => /^(?:sqlite:|jsonl:|memory:|esdb(?:\+discover)?:\/\/)/.test(word);

/** The file of a store of one machine. */
export const pathOfStore = (address: string): string | undefined => /^(?:sqlite|jsonl):(.+)$/s.exec(address)?.[1];

/** What may be printed of an address: an esdb:// one without its credentials. */
export const shownAddress = (address: string): string => {
  const scheme = /^esdb(?:\+discover)?:\/\//.exec(address)?.[0];
  if (scheme === undefined) return address;
  const parsed = parseAddress(address, {});
  return E.isLeft(parsed) ? `${scheme}…` : parsed.right.url;
};

const EXITS: Readonly<Record<StoreFailure, Exit>> = {
  'bad-input': 3,
  conflict: 5,
  unavailable: 5,
  integrity: 4,
  bug: 3,
};
export const exitOfStore = ({ kind, tag }: StoreError): Exit => (tag === 'bad-address' ? 2 : EXITS[kind]);
export const storeFault = (address: string, error: StoreError): Fault =>
  faultAt(exitOfStore(error), shownAddress(address), saysOf(error));

/** A fault of an append or an import: of the store, or of an event that cannot be one. */
export const appendFault = (address: string, error: StoreError | (Worded & { readonly tag: string })): Fault =>
  'kind' in error && 'stream' in error ? storeFault(address, error) : faultAt(3, shownAddress(address), saysOf(error));

/** Reading makes no store: a name mistyped would leave an empty file behind. */
const missing = (address: string): Fault | undefined => {
  const path = pathOfStore(address);
  return path === undefined || existsSync(path)
    ? undefined
    : faultAt(
        5,
        address,
        saying('there is no such store: give the address of one, or make it by etui import FILE --into {address}', {
          address,
        }),
      );
};

/** Not a word of what was given: it may hold a password. */
const noStore = (): Fault => usage('this is no store: write sqlite:PATH, jsonl:PATH, memory: or esdb://HOST:PORT');

/** Opens a store; `read`: only one that is there already. Close it. */
export const storeAt = async (address: string, purpose: 'read' | 'write'): Promise<E.Either<Fault, Store>> => {
  if (!isStore(address)) return E.left(noStore());
  const gone = purpose === 'read' ? missing(address) : undefined;
  if (gone !== undefined) return E.left(gone);
  const { openStore } = await import('../store/open.ts');
  const opened = await openStore(address, process.env)();
  return E.isLeft(opened) ? E.left(storeFault(address, opened.left)) : opened;
};

/** Opens a store, does the work, and closes it. */
export const withStore = async <A>(
  address: string,
  purpose: 'read' | 'write',
  work: (store: Store) => Promise<E.Either<Fault, A>>,
): Promise<E.Either<Fault, A>> => {
  const opened = await storeAt(address, purpose);
  if (E.isLeft(opened)) return opened;
  try {
    return await work(opened.right);
  } finally {
    await opened.right.close();
  }
};
