/** The fold of a whole record with somebody looking on: every event that counts, and the table it found. */
import * as E from 'fp-ts/lib/Either.js';
import type { Edition } from '../domain/edition.ts';
import type { BoardRecord, Event } from '../domain/event.ts';
import { begin, type BoardCounts, type Counter, end, look, lookPlainly } from '../projections/frequency.ts';
import { plainly } from '../projections/table/plain.ts';
import { momentOf } from '../projections/table/step.ts';
import { openTable, type Table } from '../projections/table/table.ts';
import { finished, type FoldError } from './fold.ts';
import { timelineOf } from './order.ts';

export interface Observed {
  readonly counts: BoardCounts;
  readonly table: Table;
}
/** `seen`: told of every event behind the first. */
export type Onlooker = (before: Table, event: Event, after: Table) => void;

const notOpened: FoldError = {
  tag: 'not-opened',
  message: 'the record does not begin with BoardOpened, or that event was voided',
  seq: 0,
};

/** The table after the event, its opportunities counted. */
const lookedAt = (counter: Counter, t: Table, event: Event): Table => {
  const plain = plainly(t, event);
  if (plain !== null) {
    lookPlainly(counter, t, event);
    return plain;
  }
  const moment = momentOf(t, event);
  look(counter, moment);
  return moment.after;
};

/** The same table as `tableOf`, and the counts of the board. Left: the record cannot be folded. */
export const observed = (
  record: BoardRecord,
  counter: Counter,
  edition?: Edition,
  seen?: Onlooker,
): E.Either<FoldError, Observed> => {
  const timeline = timelineOf(record);
  const { events } = timeline;
  const [opened] = events;
  if (opened?.type !== 'BoardOpened') return E.left(notOpened);
  begin(counter, record.length);
  let t = openTable(opened, edition);
  for (let i = 1; i < events.length; i += 1) {
    const event = events[i] as Event;
    const before = t;
    t = lookedAt(counter, before, event);
    seen?.(before, event, t);
  }
  const last = record.length - 1;
  const table = finished(t, { events, fallen: timeline.fallen, at: last, isEnd: true });
  return E.right({ table, counts: end(counter, table, events.length) });
};
