/** Boards of a store by the names that the command line gives them (contract 5). */
import { existsSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either.js';
import { saying } from '../../domain/saying.ts';
import type { Event } from '../../domain/event.ts';
import type { Store } from '../../store/port.ts';
import type { Stored } from '../../wire/decode.ts';
import type { BoardInStore } from '../store/record.ts';
import { addressOf } from './address.ts';
import type { Board } from './boards.ts';
import { type Fault, usage } from './fault.ts';
import type { Named } from './record.ts';
import {
  DEFAULT_ADDRESS,
  isStore,
  pathOfStore,
  shownAddress,
  type StoreFlag,
  storeFault,
  withStore,
} from './stores.ts';

/** A store, and what the command line calls the board; null: its only board. */
export interface Meant {
  readonly address: string;
  readonly board: string | null;
}
export interface Found extends BoardInStore {
  /** From 1: which board of that name it is in the store. */
  readonly nth: number;
}
export interface NameFlag extends StoreFlag {
  readonly names?: boolean;
}

/** Boards named in a message; a store may hold thousands. */
const MOST_NAMED = 100;

const isStoreFile = (word: string): boolean => existsSync(pathOfStore(word) ?? '');
const boardText = (word: string): Meant => {
  const { file, board } = addressOf(word, isStoreFile);
  return {
    address: file,
    board: board === null ? null : board.nth === null ? board.name : `${board.nth}:${board.name}`,
  };
};
const isPath = (word: string): boolean => word === '-' || existsSync(word);
const looksLikeFile = (word: string): boolean => /\.(?:jsonl|ndjson|pbn|lin|etui)(?:#.*)?$/i.test(word);

/**
 * Does the word name a board of a store? So it does as `STORE#BOARD`; and where there is no such file, with `--store`
 * or, unless it looks like a file, where the default store is there.
 */
export const meantInStore = (word: string, { store }: StoreFlag): Meant | undefined => {
  if (isStore(word)) return boardText(word);
  if (isPath(addressOf(word, existsSync).file)) return undefined;
  if (store !== undefined) return { address: store, board: word };
  return !looksLikeFile(word) && isStoreFile(DEFAULT_ADDRESS) ? { address: DEFAULT_ADDRESS, board: word } : undefined;
};
/** Where a store must be meant: a board's name, whatever files there are. */
export const meantFor = (word: string, { store }: StoreFlag): Meant =>
  isStore(word) ? boardText(word) : { address: store ?? DEFAULT_ADDRESS, board: word };

export const counted = (all: readonly BoardInStore[]): readonly Found[] => {
  const seen = new Map<string, number>();
  return all.map((each) => {
    const nth = (seen.get(each.board) ?? 0) + 1;
    seen.set(each.board, nth);
    return { ...each, nth };
  });
};

const listed = (all: readonly Found[]): string => {
  const lines = all.slice(0, MOST_NAMED).map(({ board, nth, stream, opening }) => {
    const date = typeof opening['date'] === 'string' ? ` ${opening['date']}` : '';
    return `  ${nth > 1 ? `${nth}:` : ''}${board}${date} (${stream})`;
  });
  return [...lines, ...(all.length > MOST_NAMED ? ['  …'] : [])].join('\n');
};

/** By its name, as `2:17` the second of that name, or by its stream. */
export const boardsNamed = (all: readonly Found[], name: string): readonly Found[] => {
  const exact = all.filter(({ board, stream }) => board.trim() === name.trim() || stream === name);
  if (exact.length > 0) return exact;
  const [, nth, board] = /^([1-9]\d{0,6}):(.+)$/.exec(name) ?? [];
  return nth === undefined ? [] : all.filter((each) => each.board.trim() === board && each.nth === Number(nth));
};

const notOne = ({ address, board }: Meant, all: readonly Found[], found: readonly Found[]): Fault => {
  const file = shownAddress(address);
  if (all.length === 0) return usage(saying('there is no board in {store}', { store: file }));
  return found.length === 0
    ? usage(
        saying('{file} has no board {board}; its boards are\n{list}', { file, board: board ?? '', list: listed(all) }),
      )
    : usage(
        saying('{file} has {n} boards that may be meant: say which, as in 2:17, or by its stream\n{list}', {
          file,
          n: found.length,
          list: listed(found),
        }),
      );
};

/** All boards of an open store, counted by name. */
export const boardsIn = async (store: Store, address: string): Promise<E.Either<Fault, readonly Found[]>> => {
  const { boards } = await import('../store/record.ts');
  const all = await boards(store)();
  return E.isLeft(all) ? E.left(storeFault(address, all.left)) : E.right(counted(all.right));
};
/** The one board meant. Left: it is not there, or several may be meant: nothing is guessed. */
export const oneIn = async (store: Store, meant: Meant): Promise<E.Either<Fault, Found>> => {
  const all = await boardsIn(store, meant.address);
  if (E.isLeft(all)) return all;
  const found = meant.board === null ? all.right : boardsNamed(all.right, meant.board);
  const [first] = found;
  return first === undefined || found.length > 1 ? E.left(notOne(meant, all.right, found)) : E.right(first);
};

/** With the names that the directory still has in the place of keys. */
export const withNames = (event: Event, names: ReadonlyMap<string, string>): Event => {
  if (event.type !== 'BoardOpened' || event.players === undefined) return event;
  const named = Object.entries(event.players).map(([seat, key]) => [seat, names.get(key) ?? key]);
  return { ...event, players: Object.fromEntries(named) };
};

const boardOf = (
  { board, nth }: Found,
  stored: readonly Stored[],
  names: ReadonlyMap<string, string>,
  shown: boolean,
): Board => ({
  name: board,
  nth,
  index: 0,
  line: 1,
  events: stored.map(({ event }) => (shown ? withNames(event, names) : event)),
  stored,
  unknown: stored.flatMap(({ event, unknown }) =>
    unknown.map((path) => ({ type: event.type, path, seq: event.seq, line: event.seq + 1 })),
  ),
  losses: [],
  notices: [],
  names,
});

/** Reads the board meant. `names`: with the players' names of the store's directory in the place of their keys. */
export const recordInStore = (meant: Meant, { names }: NameFlag): Promise<E.Either<Fault, Named>> =>
  withStore(meant.address, 'read', async (store) => {
    const found = await oneIn(store, meant);
    if (E.isLeft(found)) return found;
    const { loadRecord } = await import('../store/record.ts');
    const stored = await loadRecord(store, found.right.stream)();
    if (E.isLeft(stored)) return E.left(storeFault(meant.address, stored.left));
    const known = await store.side.persons()();
    if (E.isLeft(known)) return E.left(storeFault(meant.address, known.left));
    return E.right({
      file: shownAddress(meant.address),
      board: boardOf(found.right, stored.right, known.right, names === true),
    });
  });
