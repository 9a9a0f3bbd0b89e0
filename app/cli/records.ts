/** Many records, one after the other: of files, of folders, of stores. Nothing grows with their number. */
import * as E from 'fp-ts/lib/Either.js';
import { saying } from '../../domain/saying.ts';
import type { BoardRecord } from '../../domain/event.ts';
import type { Store } from '../../store/port.ts';
import { addressOf, addressText } from './address.ts';
import { boardsOf } from './boards.ts';
import { type Fault, unreadable, usage } from './fault.ts';
import { filesBelow, isFolder } from './folder.ts';
import { boardsIn, boardsNamed, type Meant, meantInStore } from './in-store.ts';
import { isFile } from './record.ts';
import { openSource } from './source.ts';
import { shownAddress, storeAt, type StoreFlag, storeFault } from './stores.ts';

export interface FoundRecord {
  /** A file, or the address of a store. */
  readonly file: string;
  readonly board: string;
  /** As it is written on the command line. */
  readonly address: string;
  readonly events: BoardRecord;
  /** Whose keys stand in it, as the store's directory knows; where that was asked. */
  readonly names?: ReadonlyMap<string, string>;
}
type Read = E.Either<Fault, FoundRecord>;

async function* ofFile(text: string): AsyncGenerator<Read> {
  const { file, board } = addressOf(text, isFile);
  const source = await openSource(file);
  if (E.isLeft(source)) {
    yield source;
    return;
  }
  let met = 0;
  for await (const read of boardsOf(source.right)) {
    const { name, nth } = E.isLeft(read) ? read.left : read.right;
    if (board !== null && (name !== board.name || (board.nth !== null && nth !== board.nth))) continue;
    met += 1;
    if (E.isRight(read)) {
      yield E.right({
        file,
        board: read.right.name,
        address: addressText(file, read.right.name, nth, nth > 1),
        events: read.right.events,
      });
    } else for (const fault of read.left.faults.slice(0, 1)) yield E.left(fault);
  }
  if (met === 0)
    yield E.left(
      board === null
        ? unreadable(file, 'there is no board in this file')
        : usage(saying('{file} has no board {board}', { file, board: board.name })),
    );
}

/** What was named in a store, while it is open. */
async function* inStore(store: Store, meant: Meant, asked: boolean): AsyncGenerator<Read> {
  const { loadRecord } = await import('../store/record.ts');
  const file = shownAddress(meant.address);
  const all = await boardsIn(store, meant.address);
  if (E.isLeft(all)) {
    yield all;
    return;
  }
  const found = meant.board === null ? all.right : boardsNamed(all.right, meant.board);
  if (found.length === 0 && meant.board !== null)
    yield E.left(usage(saying('{file} has no board {board}', { file, board: meant.board })));
  const known = asked ? await store.side.persons()() : E.right(undefined);
  if (E.isLeft(known)) {
    yield E.left(storeFault(meant.address, known.left));
    return;
  }
  const names = known.right === undefined ? {} : { names: known.right };
  for (const { stream, board, nth } of found) {
    const stored = await loadRecord(store, stream)();
    const events = E.isRight(stored) ? stored.right.map(({ event }) => event) : [];
    yield E.isLeft(stored)
      ? E.left(storeFault(meant.address, stored.left))
      : E.right({ file, board, address: addressText(file, board, nth, nth > 1), events, ...names });
  }
}
async function* ofStore(meant: Meant, asked: boolean): AsyncGenerator<Read> {
  const opened = await storeAt(meant.address, 'read');
  if (E.isLeft(opened)) {
    yield opened;
    return;
  }
  try {
    yield* inStore(opened.right, meant, asked);
  } finally {
    await opened.right.close();
  }
}

/**
 * Every record that the words of the command line name: files, folders, stores, and boards of the store of `--store`.
 * A Left is one file or record; the next ones follow. `persons`: with the names that a store's directory has.
 */
export async function* recordsOf(
  words: readonly string[],
  flags: StoreFlag & { readonly persons?: boolean } = {},
): AsyncGenerator<Read> {
  for (const word of words) {
    const meant = meantInStore(word, flags);
    if (meant !== undefined) yield* ofStore(meant, flags.persons === true);
    else if (!isFolder(word)) yield* ofFile(word);
    else
      for (const file of filesBelow(word))
        if (E.isLeft(file)) yield file;
        else yield* ofFile(file.right);
  }
}
