/** The records below a folder, by the endings of their names. Nothing that may be a record is passed over in silence. */
import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as E from 'fp-ts/lib/Either.js';
import { saying } from '../../domain/saying.ts';
import { type Fault, faultAt, unreadable } from './fault.ts';

const RECORDS = /\.(?:jsonl|ndjson|pbn|lin|etui)$/i;
export const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
};

type Found = E.Either<Fault, string>;
interface Entry {
  readonly kind: Dirent<Buffer>;
  /** As it can be shown; the name itself, where that is UTF-8. */
  readonly name: string;
  /** Only a name in UTF-8 can be given to what opens files. */
  readonly isText: boolean;
}
const NOT_ASCII = /[^\u0020-\u007e]/g;
const entryOf = (kind: Dirent<Buffer>): Entry => {
  const name = kind.name.toString('utf8');
  if (Buffer.from(name, 'utf8').equals(kind.name)) return { kind, name, isText: true };
  const shown = kind.name
    .toString('latin1')
    .replace(NOT_ASCII, (c) => `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return { kind, name: shown, isText: false };
};
const entriesOf = (folder: string): E.Either<Fault, readonly Entry[]> => {
  try {
    const entries = readdirSync(folder, { withFileTypes: true, encoding: 'buffer' }).map(entryOf);
    return E.right(entries.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return E.left(unreadable(folder, saying('the folder cannot be read: {why}', { why })));
  }
};

/** What cannot be read, or is not followed, though it looks like a record or leads to a folder. */
const passedOver = ({ kind, name, isText }: Entry, path: string): Fault | undefined => {
  const looks = RECORDS.test(name);
  if (!isText && (looks || kind.isDirectory()))
    return unreadable(path, 'this name is not UTF-8, and nothing can be opened by it: give it another one');
  if (kind.isSymbolicLink() && (looks || isFolder(path)))
    return unreadable(path, 'this is a link, and links below a folder are not followed: name what it leads to');
  const other = !kind.isFile() && !kind.isSymbolicLink() && !kind.isDirectory() && looks;
  return other ? unreadable(path, 'this is neither a file nor a folder') : undefined;
};

/** As `filesBelow`; gives how many files have the ending of no record. */
function* below(folder: string): Generator<Found, number> {
  const entries = entriesOf(folder);
  if (E.isLeft(entries)) {
    yield entries;
    return 0;
  }
  let others = 0;
  for (const entry of entries.right) {
    const path = join(folder, entry.name);
    const fault = passedOver(entry, path);
    if (fault !== undefined) yield E.left(fault);
    else if (entry.kind.isDirectory()) others += yield* below(path);
    else if (!RECORDS.test(entry.name)) others += 1;
    else if (entry.kind.isFile()) yield E.right(path);
  }
  return others;
}

/** Is this no fault, but something to be said (exit 0)? */
export const isNote = ({ exit }: Fault): boolean => exit === 0;

/**
 * Every record below a folder, in the order of names. Left: a folder that cannot be read; a name that is not UTF-8; a
 * link, which is not followed, as it may lead back, or to what is read already; and last, as a note, how many files have the
 * ending of no record.
 */
export function* filesBelow(folder: string): Generator<Found> {
  const count = yield* below(folder);
  const text = 'files passed over, whose names end as no record does (.jsonl, .ndjson, .etui, .pbn, .lin): {count}';
  if (count > 0) yield E.left(faultAt(0, folder, saying(text, { count })));
}
