/** Many records, one after the other: of files, of folders, of stores. Nothing grows with their number. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as E from 'fp-ts/lib/Either.js';
import { saying, saysOf, type Worded } from '../../domain/saying.ts';
import type { BoardRecord } from '../../domain/event.ts';
import { addressOf, addressText } from './address.ts';
import { boardsOf } from './boards.ts';
import { type Fault, faultAt, unreadable, usage } from './fault.ts';
import { isFile } from './record.ts';
import { openSource } from './source.ts';

export interface FoundRecord {
  /** A file, or the address of a store. */
  readonly file: string;
  readonly board: string;
  /** As it is written on the command line. */
  readonly address: string;
  readonly events: BoardRecord;
}
type Read = E.Either<Fault, FoundRecord>;

const STORE = /^(?:sqlite:|jsonl:|memory:|esdb(?:\+discover)?:\/\/)/;
const RECORDS = /\.(?:jsonl|ndjson|pbn|lin|etui)$/i;
const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
/** The records below a folder, by name; links are not followed. Left: a folder that cannot be read. */
function* filesBelow(folder: string): Generator<E.Either<Fault, string>> {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    yield E.left(
      unreadable(
        folder,
        saying('the folder cannot be read: {why}', { why: error instanceof Error ? error.message : String(error) }),
      ),
    );
    return;
  }
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile() && RECORDS.test(entry.name)) yield E.right(path);
  }
}

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

async function* ofStore(address: string): AsyncGenerator<Read> {
  // Drivers of stores are loaded by those who use one.
  const { openStore } = await import('../store/open.ts');
  const { boards, loadRecord } = await import('../store/record.ts');
  const failed = (error: Worded): Read => E.left(faultAt(5, address, saysOf(error)));
  const opened = await openStore(address, process.env)();
  if (E.isLeft(opened)) {
    yield failed(opened.left);
    return;
  }
  const store = opened.right;
  try {
    const all = await boards(store)();
    if (E.isLeft(all)) {
      yield failed(all.left);
      return;
    }
    for (const { stream, board } of all.right) {
      const stored = await loadRecord(store, stream)();
      const events = E.isRight(stored) ? stored.right.map(({ event }) => event) : [];
      yield E.isLeft(stored)
        ? failed(stored.left)
        : E.right({ file: address, board, address: `${address}#${board}`, events });
    }
  } finally {
    await store.close();
  }
}

/** Every record that the words of the command line name. A Left is one file or record; the next ones follow. */
export async function* recordsOf(words: readonly string[]): AsyncGenerator<Read> {
  for (const word of words) {
    if (STORE.test(word)) yield* ofStore(word);
    else if (!isFolder(word)) yield* ofFile(word);
    else
      for (const file of filesBelow(word))
        if (E.isLeft(file)) yield file;
        else yield* ofFile(file.right);
  }
}
