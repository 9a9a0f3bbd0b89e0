/** From what the command line names to the one record it means. */
import { statSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either.js';
import { type Saying, saying } from '../../domain/saying.ts';
import { said } from '../../words/sayings.ts';
import { verify } from '../../wire/chain.ts';
import { type Address, addressOf, addressText } from './address.ts';
import { type Board, boardsOf, type ReadBoard, type Refused } from './boards.ts';
import { type Fault, faultAt, faultLine, unreadable, usage } from './fault.ts';
import { meantInStore, type NameFlag, recordInStore } from './in-store.ts';
import { spoken } from './language.ts';
import { write } from './output.ts';
import { openSource, type Source } from './source.ts';

/** Boards named in a message; a file may hold thousands. */
const MOST_NAMED = 100;

export const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const named = (read: ReadBoard): string | null => (E.isLeft(read) ? read.left.name : read.right.name);
const nthOf = (read: ReadBoard): number => (E.isLeft(read) ? read.left.nth : read.right.nth);

/** What is remembered of a board while the file goes by: its name, unless it may be the one that is meant. */
interface Passed {
  readonly name: string | null;
  readonly nth: number;
  readonly readable: boolean;
}
interface Found {
  readonly passed: readonly Passed[];
  readonly candidates: readonly ReadBoard[];
  /** The first board that cannot be read, whichever is meant. */
  readonly refused: Refused | null;
}

const isMeant = (address: Address, read: ReadBoard): boolean => {
  if (address.board === null) return true;
  const { name, nth } = address.board;
  return named(read)?.trim() === name.trim() && (nth === null || nthOf(read) === nth);
};

const search = async (address: Address, boards: AsyncIterable<ReadBoard>): Promise<Found> => {
  const passed: Passed[] = [];
  const candidates: ReadBoard[] = [];
  let refused: Refused | null = null;
  for await (const read of boards) {
    passed.push({ name: named(read), nth: nthOf(read), readable: E.isRight(read) });
    if (refused === null && E.isLeft(read)) refused = read.left;
    if (candidates.length < 2 && isMeant(address, read)) candidates.push(read);
    if (address.board !== null && address.board.nth !== null && candidates.length > 0) break;
  }
  return { passed, candidates, refused };
};

const listed = (file: string, passed: readonly Passed[]): string => {
  const twice = new Set(passed.filter(({ nth }) => nth > 1).map(({ name }) => name));
  const lines = passed.slice(0, MOST_NAMED).map(({ name, nth, readable }) => {
    const address = addressText(file, name ?? '?', nth, twice.has(name));
    return `  ${address}${readable ? '' : `  ${said(spoken(), saying('(cannot be read)'))}`}`;
  });
  const more =
    passed.length > MOST_NAMED
      ? [`  ${said(spoken(), saying('and {n} more', { n: passed.length - MOST_NAMED }))}`]
      : [];
  return [...lines, ...more].join('\n');
};

/** The faults of a refused board in their order: the last is the command's own, those before it are told at once. */
const refusedFault = (refused: Refused): Fault => {
  for (const fault of refused.faults.slice(0, -1)) process.stderr.write(faultLine(fault));
  return (
    refused.faults.at(-1) ?? unreadable('', saying('board {board} cannot be read', { board: refused.name ?? '?' }))
  );
};

const notOne = (address: Address, { passed, candidates, refused }: Found): Fault => {
  const { file, board } = address;
  const first = candidates[0];
  if (passed.length === 0) return unreadable(`${file}:1:1`, 'there is no board in this file');
  if (first === undefined) {
    const meant = board === null ? '' : board.nth === null ? board.name : `${board.nth}:${board.name}`;
    return usage(
      saying('{file} has no board {board}; its boards are\n{list}', { file, board: meant, list: listed(file, passed) }),
    );
  }
  // With one board that can be read, the question is not which is meant, but what is wrong with the others.
  if (refused !== null && passed.filter(({ readable }) => readable).length < 2) return refusedFault(refused);
  return usage(
    saying('{file} has {n} boards: say which, as in\n{list}', { file, n: passed.length, list: listed(file, passed) }),
  );
};

/** `as`: to a viewer nothing is said of what the record holds beside his own. */
const warn = async (file: string, board: Board, several: boolean, as: string | undefined): Promise<void> => {
  const say = (text: Saying): Promise<void> => write(process.stderr, faultLine(faultAt(0, file, text)));
  if (several)
    await say(
      saying('board {board} is there more than once; this is the first: #2:{board} is the second', {
        board: board.name,
      }),
    );
  if (as !== undefined) return;
  for (const { path, type, line } of board.unknown)
    await say(
      saying('line {line}: the field {path} of {type} is not known to this version; it is kept and ignored', {
        line,
        path,
        type,
      }),
    );
  const verdict = verify(board.stored.map(({ raw }) => raw));
  if (verdict.tag === 'broken')
    await say(
      saying('the record is not what was stored: event {at}: {reason} (see etui verify)', {
        at: verdict.at,
        reason: saying(verdict.reason),
      }),
    );
};

/** A record and the name it goes by in messages. */
export interface Named {
  readonly file: string;
  readonly board: Board;
}

/** A line that cannot be read may hold another's hand. */
const UNREAD = 'the record cannot be read; without --as it is said why';

/**
 * Reads the record that the address names in an open source. Left: it is not there, not the only one, or unreadable. `as`:
 * for a viewer, who is not told what stands there.
 */
export const recordIn = async (
  address: Address,
  source: Source,
  { as }: { readonly as?: string },
): Promise<E.Either<Fault, Named>> => {
  const found = await search(address, boardsOf(source));
  const [first, second] = found.candidates;
  const several = second !== undefined;
  if (as !== undefined && (first === undefined ? found.refused !== null : E.isLeft(first)))
    return E.left(unreadable(address.file, UNREAD));
  if (first === undefined || (several && address.board === null)) return E.left(notOne(address, found));
  if (E.isLeft(first)) return E.left(refusedFault(first.left));
  await warn(address.file, first.right, several, as);
  return E.right({ file: address.file, board: first.right });
};

/**
 * Reads the record that the command line names: of a file, or of a store. Left: as `recordIn`, or the file or the store
 * cannot be opened.
 */
export const recordAt = async (
  text: string,
  flags: NameFlag & { readonly as?: string },
): Promise<E.Either<Fault, Named>> => {
  const meant = meantInStore(text, flags);
  if (meant !== undefined) {
    const named = await recordInStore(meant, flags);
    if (E.isRight(named)) await warn(named.right.file, named.right.board, false, flags.as);
    return named;
  }
  const address = addressOf(text, isFile);
  const source = await openSource(address.file);
  return E.isLeft(source) ? source : recordIn(address, source.right, flags);
};
