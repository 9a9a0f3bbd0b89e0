/**
 * Saved what-ifs: `RECORD.branches.json` beside the record, one file for all branches of its boards, to be handed on
 * with it (docs/what-if.md). The record itself is never written.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either.js';
import { saying } from '../../domain/saying.ts';
import * as t from 'io-ts';
import type { Json, JsonObject } from '../../domain/event.ts';
import type { Board } from './boards.ts';
import { type Fault, unreadable, usage } from './fault.ts';
import { isStore, pathOfStore } from './stores.ts';

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const only = <T>(name: string, is: t.Is<T>): t.Type<T> =>
  new t.Type<T>(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    (value) => value,
  );
const json = only('event', isObject);
const count = only('number', isCount);
const saved = t.readonly(
  t.type({
    name: t.string,
    board: t.string,
    /** Which board of that name in the file, from 1. */
    nth: count,
    at: count,
    do: t.readonlyArray(json),
    drop: t.union([t.null, t.readonly(t.tuple([count, count]))]),
    /** The record for which it was made: how many events, and its last hash where it is chained. */
    events: count,
    head: t.union([t.null, t.string]),
  }),
);
const file = t.type({ format: t.literal('etui-branches'), version: t.literal(1), branches: t.readonlyArray(saved) });
export type SavedBranch = t.TypeOf<typeof saved>;

/** Where the branches of a file's, or a store's, records are kept: those of a server's on this machine. */
export const branchesFile = (record: string): string =>
  `${pathOfStore(record) ?? (isStore(record) ? 'etui-store' : record)}.branches.json`;

const text = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};
const parsed = (content: string): unknown => {
  try {
    return JSON.parse(content) as Json;
  } catch {
    return undefined;
  }
};
/** All branches saved beside a file; none where there is no such file. Left: it is there and cannot be read. */
export const readBranches = (path: string): E.Either<Fault, readonly SavedBranch[]> => {
  const content = text(path);
  if (content === null) return E.right([]);
  const read = file.decode(parsed(content));
  return E.isLeft(read)
    ? E.left(
        unreadable(
          path,
          'this is no file of branches that this version can read: move it away, or read it with a newer Étui',
        ),
      )
    : E.right(read.right.branches);
};

export const isOf = (board: Board, branch: SavedBranch): boolean =>
  branch.board === board.name && branch.nth === board.nth;
/** The branch of that name on the board. */
export const branchNamed = (path: string, board: Board, name: string): E.Either<Fault, SavedBranch> => {
  const all = readBranches(path);
  if (E.isLeft(all)) return all;
  const own = all.right.filter((each) => isOf(board, each));
  const found = own.find((each) => each.name === name);
  if (found !== undefined) return E.right(found);
  const known =
    own.length === 0
      ? saying('none is saved')
      : saying('saved are {names}', { names: own.map((each) => each.name).join(', ') });
  return E.left(usage(saying('board {board} has no branch {name}: {known}', { board: board.name, name, known })));
};

/** Saves it, in the place of one of the same name; true where there was one. The file is whole at every moment. */
export const saveBranch = (path: string, branch: SavedBranch): E.Either<Fault, boolean> => {
  const all = readBranches(path);
  if (E.isLeft(all)) return all;
  const isSame = (b: SavedBranch): boolean =>
    b.name === branch.name && b.board === branch.board && b.nth === branch.nth;
  const others = all.right.filter((each) => !isSame(each));
  const content = { format: 'etui-branches', version: 1, branches: [...others, branch] };
  const beside = `${path}.new`;
  try {
    writeFileSync(beside, `${JSON.stringify(content, null, 1)}\n`);
    renameSync(beside, path);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return E.left(unreadable(path, saying('the branch cannot be saved: {why}', { why })));
  }
  return E.right(others.length < all.right.length);
};
/** The record's last hash; null where it is not chained. */
export const headOf = (board: Board): string | null => {
  const hash = board.stored.at(-1)?.raw['hash'];
  return typeof hash === 'string' ? hash : null;
};
