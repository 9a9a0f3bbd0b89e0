/** `etui forget`: the texts of a record, or the name of a person, deleted for good. */
import * as E from 'fp-ts/lib/Either.js';
import { saying } from '../../domain/saying.ts';
import type { Command } from 'commander';
import type { Store } from '../../store/port.ts';
import type { Lang } from '../../words/say.ts';
import { storeWordsIn } from '../../words/store.ts';
import { type Exit, type Fault, unreadable, usage } from './fault.ts';
import { boardsIn, boardsNamed, type Meant, meantFor, oneIn } from './in-store.ts';
import { write } from './output.ts';
import { appendFault, DEFAULT_ADDRESS, shownAddress, type StoreFlag, storeFault, withStore } from './stores.ts';

interface Flags extends StoreFlag {
  readonly person?: boolean;
  readonly json?: boolean;
  readonly lang: Lang;
}
const shown = async (json: object, text: string, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  await write(process.stdout, `${flags.json === true ? JSON.stringify(json) : text}\n`);
  return E.right(0);
};

const record = async (store: Store, meant: Meant, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const { forgetRecord } = await import('../store/forget.ts');
  const { systemClock } = await import('../store/clock.ts');
  const found = await oneIn(store, meant);
  if (E.isLeft(found)) return found;
  const { stream, board } = found.right;
  const done = await forgetRecord(store, stream, systemClock)();
  if (E.isLeft(done)) {
    const [fault] = done.left;
    return E.left(fault === undefined ? unreadable(board, 'nothing was erased') : appendFault(meant.address, fault));
  }
  return shown({ stream, board, ...done.right }, storeWordsIn(flags.lang).forgotten(done.right.texts, stream), flags);
};

const person = async (store: Store, address: string, name: string, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const { forgetPerson, keyOfPerson } = await import('../store/forget.ts');
  const key = await keyOfPerson(store, name)();
  if (E.isLeft(key)) return E.left(storeFault(address, key.left));
  const done = await forgetPerson(store, name)();
  if (E.isLeft(done)) return E.left(storeFault(address, done.left));
  if (done.right) return shown({ person: key.right }, storeWordsIn(flags.lang).person(key.right), flags);
  return E.left(
    usage(
      saying(
        '{store} has no record and no person of that name: give a board, a name as it was recorded, or a key p-…',
        {
          store: shownAddress(address),
        },
      ),
    ),
  );
};

/** Runs the command. What names a board is a record, unless `--person` says otherwise. */
export const runForget = (name: string, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const meant = flags.person === true ? null : meantFor(name, flags);
  const address = meant?.address ?? flags.store ?? DEFAULT_ADDRESS;
  return withStore(address, 'read', async (store) => {
    if (meant === null) return person(store, address, name, flags);
    const all = await boardsIn(store, address);
    if (E.isLeft(all)) return all;
    const isBoard = meant.board === null || boardsNamed(all.right, meant.board).length > 0;
    return isBoard ? record(store, meant, flags) : person(store, address, meant.board ?? '', flags);
  });
};

export const forgetExamples = `
Nothing brings back what is forgotten. The events stay, with keys and commitments; the chain still verifies. A record on
hold, or a person it names, is not forgotten.

Examples:
  etui forget 17                          the texts of board 17 of etui.db
  etui forget "Ann North"                 a person's name
  etui forget --person 17                 a person whose name is that of a board
  etui forget sqlite:club.db#2:17         the second board 17 of another store`;

/** Declares the command's own options. */
export const declareForget = (command: Command): Command =>
  command
    .argument('<person|record>', 'the name of a board in the store, STORE#BOARD, a person’s name or key')
    .option('--person', 'a person is meant');
