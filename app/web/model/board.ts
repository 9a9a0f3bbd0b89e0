/** A record folded for looking at: every moment at hand, so that a step is a look-up where nothing was amended. */
import * as E from 'fp-ts/lib/Either.js';
import type { BoardOpened, BoardRecord, Event, Seq } from '../../../domain/event.ts';
import { type Moment, momentOf } from '../../../projections/table/step.ts';
import type { Table } from '../../../projections/table/table.ts';
import { finished, type FoldError, momentsOf, tableOf } from '../../../replay/fold.ts';
import { timelineOf } from '../../../replay/order.ts';

export interface Board {
  readonly record: BoardRecord;
  /** In the light of the whole record. */
  readonly moments: readonly Moment[];
  readonly opened: BoardOpened | undefined;
  /** Events that count for nothing, by what made them fall. */
  readonly fallen: ReadonlyMap<Seq, Seq>;
  /** Nothing was amended: what was known then is all that is known. */
  readonly plain: boolean;
  readonly last: Seq;
  /** The record goes on behind it: nothing is found because it ends. */
  readonly goesOn: boolean;
  /** By `at`, and by `known` where it matters; filled as moments are looked at. */
  readonly tables: Map<string, Table>;
}

/** Folds the record once. Left: it holds no board. */
export const boardOf = (record: BoardRecord, goesOn = false): E.Either<FoldError, Board> => {
  const moments = momentsOf(record);
  if (E.isLeft(moments)) return moments;
  const { fallen, plain } = timelineOf(record);
  const [first] = moments.right;
  return E.right({
    record,
    moments: moments.right,
    opened: first?.event.type === 'BoardOpened' ? first.event : undefined,
    fallen: new Map(fallen.map(({ seq, by }) => [seq, by])),
    plain,
    last: record.length - 1,
    goesOn,
    tables: new Map(),
  });
};

/** How many events both begin with: the same facts under the same numbers. */
const common = (a: BoardRecord, b: BoardRecord): number => {
  const most = Math.min(a.length, b.length);
  let n = 0;
  while (n < most && (a[n] === b[n] || JSON.stringify(a[n]) === JSON.stringify(b[n]))) n += 1;
  return n;
};
/** Folds a record that may begin as another that was folded: what they share is neither made nor folded again. */
export const boardBehind = (before: Board | null, record: BoardRecord, goesOn: boolean): E.Either<FoldError, Board> => {
  const n = before === null || !before.plain ? 0 : common(before.record, record);
  if (before === null || n === 0 || !timelineOf(record).plain) return boardOf(record, goesOn);
  const moments = before.moments.slice(0, n);
  for (const event of record.slice(n)) moments.push(momentOf((moments.at(-1) as Moment).after, event));
  const shared = [...before.record.slice(0, n), ...record.slice(n)];
  return E.right({ ...before, record: shared, moments, last: record.length - 1, goesOn, tables: new Map() });
};

/** What was known then, or all that the record holds. */
export type KnownBy = 'then' | 'last';

const folded = (board: Board, at: Seq, known: KnownBy): Table | undefined => {
  const now = board.moments[at];
  // Nothing to fold again: what a fold adds where it is shown (what is missing at the end of the record) is added here.
  if (board.plain && now?.event.seq === at)
    return finished(now.after, {
      events: board.record.slice(0, at + 1),
      fallen: [],
      at,
      isEnd: at === board.last && !board.goesOn,
    });
  const { goesOn } = board;
  const table = tableOf(board.record, known === 'last' ? { at, known: board.last, goesOn } : { at, goesOn });
  return E.isRight(table) ? table.right : board.moments[0]?.after;
};
/** The table after event `at`. */
export const tableAt = (board: Board, at: Seq, known: KnownBy): Table => {
  // Where nothing was amended, what was known then is all there is to know.
  const key = board.plain ? String(at) : `${at} ${known}`;
  const before = board.tables.get(key);
  if (before !== undefined) return before;
  const table = folded(board, at, known);
  if (table === undefined) throw new RangeError(`the board has no moment ${at}`);
  board.tables.set(key, table);
  return table;
};

/** The events by number, as they count: what `of` points at. An event that fell is there as recorded. */
export const eventsOf = (board: Board): ReadonlyMap<Seq, Event> =>
  new Map([
    ...board.record.map((e): [Seq, Event] => [e.seq, e]),
    ...board.moments.map(({ event }): [Seq, Event] => [event.seq, event]),
  ]);
