/** `etui import --into`: boards as they are read, each a record of a store. */
import * as E from 'fp-ts/lib/Either.js';
import { saying, saysOf } from '../../domain/saying.ts';
import type { Store } from '../../store/port.ts';
import { identified } from '../../wire/identity.ts';
import type { Lang } from '../../words/say.ts';
import { storeWordsIn } from '../../words/store.ts';
import type { Board } from './boards.ts';
import { type Fault, faultAt, placeOf } from './fault.ts';
import type { HashedSource } from './file-hash.ts';
import { write } from './output.ts';
import { appendFault, shownAddress, storeAt } from './stores.ts';

/** An open store, by the address that the command line gave. */
export interface Into {
  readonly store: Store;
  readonly address: string;
  /** It cannot be reached or written any more: nothing further is tried. */
  lost: boolean;
}
export const openInto = async (address: string): Promise<E.Either<Fault, Into>> => {
  const store = await storeAt(address, 'write');
  return E.isLeft(store) ? store : E.right({ store: store.right, address, lost: false });
};

interface Flags {
  readonly json?: boolean;
  readonly lang: Lang;
}

/** Stores one board and tells what was new. Left: it is not stored, the next ones may be. */
export const storeBoard = async (
  into: Into,
  board: Board,
  { file, fileHash }: HashedSource,
  { json, lang }: Flags,
): Promise<E.Either<Fault, null>> => {
  const { store, address } = into;
  const { importRecord } = await import('../store/import.ts');
  const place = { fileHash, board: board.name, record: board.index };
  const withIds = board.stored.map((stored) => identified(stored, { ...place, seq: stored.event.seq }));
  const done = await importRecord(store, withIds)();
  if (E.isLeft(done)) {
    const { exit } = appendFault(address, done.left);
    into.lost = 'kind' in done.left && done.left.kind === 'unavailable';
    const why = saying('board {board}: {why}', { board: board.name, why: saysOf(done.left) });
    return E.left(faultAt(exit, placeOf(file, board.line), why));
  }
  const line =
    json === true
      ? JSON.stringify({ file, board: board.name, store: shownAddress(address), ...done.right })
      : `${board.name} → ${storeWordsIn(lang).imported(done.right)}`;
  await write(process.stdout, `${line}\n`);
  return E.right(null);
};
