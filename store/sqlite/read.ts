/** Reading from the tables, page by page, each read in one transaction. */
import { saying } from '../../domain/saying.ts';
import type Database from 'better-sqlite3';
import * as E from 'fp-ts/lib/Either.js';
import { damaged, storeError } from '../error.ts';
import type { AllRange, Recorded, StoreError, StreamRange } from '../port.ts';
import { placeOf } from '../shelf.ts';
import { type EventRow, PAGE_ROWS, paged, type PageRow, readPage } from './page.ts';
import type { Texts } from './texts.ts';

type Answer<A> = E.Either<StoreError, A>;
interface StreamRow {
  readonly id: number;
  readonly revision: number;
}

export interface SqliteReads {
  readonly readStream: (stream: string, range?: StreamRange) => Answer<readonly Recorded[]>;
  readonly readAll: (range?: AllRange) => Answer<readonly Recorded[]>;
  readonly streams: () => Answer<readonly string[]>;
  readonly openings: () => Answer<readonly Recorded[]>;
}

/** A page of events in some order, beginning at a place. */
type Page = (...given: readonly number[]) => Answer<readonly Recorded[]>;

const pages = (db: Database.Database, kept: Texts): ((where: string, order: string) => Page) => {
  const name = db.prepare<[number], string>('SELECT name FROM stream WHERE id = ?').pluck();
  return (where, order) => {
    const inner = `SELECT position, revision, stream, data FROM event WHERE ${where} ORDER BY ${order} LIMIT ?`;
    const page = db.prepare<unknown[], PageRow>(paged(inner)).raw();
    const rows = db.prepare<unknown[], EventRow>(inner);
    return (...given) => {
      const texts = new Map<string, ReturnType<Texts['ofStream']>>();
      const names = new Map<number, string>();
      const nameOf = (stream: number): string => {
        const known = names.get(stream) ?? name.get(stream) ?? '';
        names.set(stream, known);
        return known;
      };
      const textsOf = (stream: string): ReturnType<Texts['ofStream']> => {
        const known = texts.get(stream) ?? kept.ofStream(stream);
        texts.set(stream, known);
        return known;
      };
      return readPage(page, rows, given, nameOf, textsOf);
    };
  };
};

/** Takes pages until there are enough events or no more. */
const gather = (
  max: number,
  next: (before: Recorded | undefined, rows: number) => Answer<readonly Recorded[]>,
): Answer<readonly Recorded[]> => {
  const out: Recorded[] = [];
  for (;;) {
    const rows = Math.min(PAGE_ROWS, max - out.length);
    if (rows <= 0) return E.right(out);
    const page = next(out.at(-1), rows);
    if (E.isLeft(page)) return page;
    for (const each of page.right) out.push(each);
    if (page.right.length < rows) return E.right(out);
  }
};

const streamReader = (db: Database.Database, page: ReturnType<typeof pages>): SqliteReads['readStream'] => {
  const find = db.prepare<[string], StreamRow>('SELECT id, revision FROM stream WHERE name = ?');
  const forward = page('stream = ? AND revision >= ?', 'revision');
  const backward = page('stream = ? AND revision <= ?', 'revision DESC');
  const read = (stream: string, range: StreamRange = {}): Answer<readonly Recorded[]> => {
    const row = find.get(stream);
    if (row === undefined) return E.right([]);
    const back = range.direction === 'backward';
    const step = back ? -1 : 1;
    const max = range.max ?? Number.MAX_SAFE_INTEGER;
    const from = back ? Math.min(range.from ?? row.revision, row.revision) : Math.max(range.from ?? 0, 0);
    const due = Math.min(max, Math.max(0, back ? from + 1 : row.revision - from + 1));
    const found = gather(max, (before, rows) =>
      (back ? backward : forward)(row.id, before === undefined ? from : before.revision + step, rows),
    );
    if (E.isLeft(found)) return found;
    const gap = found.right.findIndex(({ revision }, index) => revision !== from + index * step);
    const missing = gap >= 0 ? gap : found.right.length < due ? found.right.length : undefined;
    // Beyond its end too: the stream says where it ends, so that what was taken off is missed.
    return missing === undefined ? found : E.left(damaged(stream, from + missing * step, 'is missing'));
  };
  return db.transaction(read);
};

const goneBefore = ({ stream, position }: Recorded): StoreError =>
  storeError(
    'damaged',
    saying('events before place {position} of the store are missing: run etui verify, restore it from a copy', {
      position,
    }),
    { stream },
  );

const allReader = (db: Database.Database, page: ReturnType<typeof pages>): SqliteReads['readAll'] => {
  const forward = page('position > ?', 'position');
  const backward = page('position < ?', 'position DESC');
  const read = ({ direction = 'forward', beyond, max }: AllRange = {}): Answer<readonly Recorded[]> => {
    const back = direction === 'backward';
    const place = beyond === undefined ? E.right(back ? Number.MAX_SAFE_INTEGER : 0) : placeOf(beyond);
    if (E.isLeft(place)) return place;
    const found = gather(max ?? Number.MAX_SAFE_INTEGER, (before, rows) =>
      (back ? backward : forward)(before === undefined ? place.right : Number(before.position), rows),
    );
    if (E.isLeft(found) || back) return found;
    // Places count from 1 without gaps: one that is missing was taken out.
    const gap = found.right.find(({ position }, index) => Number(position) !== place.right + 1 + index);
    return gap === undefined ? found : E.left(goneBefore(gap));
  };
  return db.transaction(read);
};

/** The statements, prepared once. */
export const sqliteReads = (db: Database.Database, kept: Texts): SqliteReads => {
  const page = pages(db, kept);
  const names = db.prepare<[], string>('SELECT name FROM stream ORDER BY id').pluck();
  const first = page('revision = 0 AND position > ?', 'position');
  return {
    readStream: streamReader(db, page),
    readAll: allReader(db, page),
    streams: () => E.right(names.all()),
    openings: db.transaction(() =>
      gather(Number.MAX_SAFE_INTEGER, (before, rows) =>
        first(before === undefined ? 0 : Number(before.position), rows),
      ),
    ),
  };
};
