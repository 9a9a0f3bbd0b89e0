/** The records below a folder, by the endings of their names. Nothing that may be a record is passed over in silence. */
import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as E from 'fp-ts/lib/Either.js';
import { saying } from '../../domain/saying.ts';
import { type Fault, unreadable } from './fault.ts';

const RECORDS = /\.(?:jsonl|ndjson|pbn|lin|etui)$/i;
export const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
};

type Found = E.Either<Fault, string>;
const entriesOf = (folder: string): E.Either<Fault, readonly Dirent[]> => {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return E.right(entries.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return E.left(unreadable(folder, saying('the folder cannot be read: {why}', { why })));
  }
};

/** What is neither a file nor a folder, and looks like a record or leads to a folder. */
const passedOver = (entry: Dirent, path: string): Fault | undefined => {
  if (entry.isSymbolicLink() && (RECORDS.test(entry.name) || isFolder(path)))
    return unreadable(path, 'this is a link, and links below a folder are not followed: name what it leads to');
  const other = !entry.isFile() && !entry.isSymbolicLink() && RECORDS.test(entry.name);
  return other ? unreadable(path, 'this is neither a file nor a folder') : undefined;
};

/**
 * Every record below a folder, in the order of names; what has another ending is none. Left: a folder that cannot be
 * read, or a link: it is not followed, as it may lead back, or to what is read already.
 */
export function* filesBelow(folder: string): Generator<Found> {
  const entries = entriesOf(folder);
  if (E.isLeft(entries)) {
    yield entries;
    return;
  }
  for (const entry of entries.right) {
    const path = join(folder, entry.name);
    const fault = passedOver(entry, path);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (fault !== undefined) yield E.left(fault);
    else if (entry.isFile() && RECORDS.test(entry.name)) yield E.right(path);
  }
}
