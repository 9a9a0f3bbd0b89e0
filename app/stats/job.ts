/** One piece of work: the boards of a file, or of a part of it, each with its counts. */
import * as E from 'fp-ts/lib/Either.js';
import type { Edition } from '../../domain/edition.ts';
import type { BoardRecord } from '../../domain/event.ts';
import { type Counter, newCounter } from '../../projections/frequency.ts';
import { observed } from '../../replay/observe.ts';
import { boardsOf, type ReadBoard } from '../cli/boards.ts';
import type { Fault } from '../cli/fault.ts';
import { type Format, openSource, type Source } from '../cli/source.ts';
import { digestOf } from './digest.ts';
import { clusterOf, type Dimension, entriesOf, type Keyer, keyer, placeOfBoard } from './keys.ts';
import { type Range, rangePieces } from './range.ts';

/** What of a run every piece of work needs. */
export interface Settings {
  readonly by: readonly Dimension[];
  /** For records that name no edition. */
  readonly laws: Edition | null;
}
export interface Job {
  readonly file: string;
  readonly format: Format;
  /** SHA-256 of the file's bytes. */
  readonly sha256: string;
  readonly range: Range | null;
  /** Only the board of that name, and of several the nth. */
  readonly board: { readonly name: string; readonly nth: number | null } | null;
}

/** A board as it is added up. */
export interface Counted {
  readonly digest: Uint8Array;
  readonly cluster: string;
  readonly entries: ReadonlyMap<string, number>;
}
export type Item =
  | { readonly tag: 'board'; readonly counted: Counted }
  /** A board of which no record can be made, or no table: a word for counting. */
  | { readonly tag: 'left-out'; readonly reason: string }
  | { readonly tag: 'fault'; readonly fault: Fault };

/** What counts one record after the other; made once for many. */
export interface Clerk {
  readonly laws: Edition | null;
  readonly counter: Counter;
  readonly keys: Keyer;
}
export const clerkOf = ({ by, laws }: Settings): Clerk => ({ laws, counter: newCounter(), keys: keyer(by) });

/** The counts of a record. Left: why it cannot be folded. `source`: the file or store that holds it. */
export const countRecord = (record: BoardRecord, source: string, clerk: Clerk): E.Either<string, Counted> => {
  const seen = observed(record, clerk.counter, clerk.laws ?? undefined);
  if (E.isLeft(seen)) return E.left(seen.left.tag);
  const { counts } = seen.right;
  const opened = record[0]?.type === 'BoardOpened' ? record[0] : undefined;
  return E.right({
    digest: digestOf(record),
    cluster: clusterOf(opened, source),
    entries: entriesOf(counts, placeOfBoard(opened, counts.edition, clerk.keys.by), clerk.keys),
  });
};

const isMeant = ({ board }: Job, read: ReadBoard): boolean => {
  if (board === null) return true;
  const { name, nth } = E.isLeft(read) ? read.left : read.right;
  return name === board.name && (board.nth === null || board.nth === nth);
};

const sourceOf = async ({ file, format, range }: Job): Promise<E.Either<Fault, Source>> =>
  range === null ? openSource(file, format) : E.right({ file, format, pieces: rangePieces(file, range) });

/** Does the work, board by board. */
export async function* itemsOf(job: Job, clerk: Clerk): AsyncGenerator<Item> {
  const source = await sourceOf(job);
  if (E.isLeft(source)) {
    yield { tag: 'fault', fault: source.left };
    return;
  }
  for await (const read of boardsOf(source.right)) {
    if (!isMeant(job, read)) continue;
    if (E.isLeft(read)) {
      yield { tag: 'left-out', reason: read.left.reason };
      continue;
    }
    const counted = countRecord(read.right.events, job.sha256, clerk);
    yield E.isLeft(counted) ? { tag: 'left-out', reason: counted.left } : { tag: 'board', counted: counted.right };
  }
}
