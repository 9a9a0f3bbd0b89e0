/** The fold of a record to its table: at any moment, in the light of any amendments. Keeps the good prefix. */
import * as Ei from 'fp-ts/lib/Either.js';
import type { Edition } from '../domain/edition.ts';
import type { BoardRecord, Event, Seq } from '../domain/event.ts';
import { type Saying, saying, type Worded, worded } from '../domain/saying.ts';
import { find } from '../domain/find.ts';
import { atTheEnd } from '../domain/lawbook.ts';
import { situationWith } from '../domain/with.ts';
import { withLastWords } from '../projections/denied.ts';
import { weighed } from '../projections/severity.ts';
import { apply } from '../projections/table/apply.ts';
import { type Moment, momentOf, step } from '../projections/table/step.ts';
import { openTable, type Table } from '../projections/table/table.ts';
import { type Fallen, type Timeline, timelineOf } from './order.ts';

export interface FoldOptions {
  /** The moment; default the last event. */
  readonly at?: Seq;
  /** The amendments held by then; default `at`. */
  readonly known?: Seq;
  /** The edition for records that name none. */
  readonly edition?: Edition;
  /** The last moment before a wrong ruling took over. */
  readonly basis?: 'laws';
  /** The record goes on behind these events, which are a viewer's: nothing is found because they end. */
  readonly goesOn?: boolean;
  /** false: every event is put to the lawbook. */
  readonly guard?: boolean;
}
/** Why a record can't be folded. */
export interface FoldError extends Worded {
  readonly tag: 'empty' | 'not-opened' | 'no-such-event';
  readonly seq: Seq | null;
}
const fail = (tag: FoldError['tag'], text: string | Saying, seq: Seq | null): Ei.Either<FoldError, never> =>
  Ei.left({ tag, ...worded(text), seq });

/** The events that are before the table after `at`, with the amendments of the whole record given. */
const upTo = (timeline: Timeline, record: BoardRecord, at: Seq): readonly Event[] => {
  if (at === record.length - 1) return timeline.events;
  const place = new Map(timeline.events.map((e, i) => [e.seq, i]));
  for (let seq = at; seq >= 0; seq -= 1) {
    const i = place.get(seq);
    if (i === undefined || (record[seq] as Event).after !== undefined) continue;
    const isLate = (e: Event): boolean => e.after !== undefined && e.seq > at;
    const late = timeline.events.slice(i + 1).findIndex((e) => !isLate(e));
    return timeline.events.slice(0, late < 0 ? timeline.events.length : i + 1 + late);
  }
  return timeline.events.slice(0, 1);
};

/** What fell is listed: a notice at the void, and one at each event that falls with it. */
const noticed = (t: Table, fallen: readonly Fallen[]): Table => {
  let now = t;
  for (const f of fallen) {
    if (f.how === 'voided')
      now = apply(now, find(situationWith(now, { at: f.by }), f.by, 'voided', '85', null, { severity: 'notice' }));
    if (f.how === 'answered')
      now = apply(now, find(situationWith(now, { at: f.by }), f.seq, 'voided', '85', null, { severity: 'notice' }));
  }
  return now;
};

/** The part of the record that the fold reads: what was known by then. */
const knownBy = (record: BoardRecord, o: FoldOptions): { readonly known: BoardRecord; readonly at: Seq } => {
  const at = o.at ?? record.length - 1;
  const end = Math.max(o.known ?? at, at) + 1;
  return { known: end >= record.length ? record : record.slice(0, end), at };
};
const moments = (
  record: BoardRecord,
  o: FoldOptions,
): Ei.Either<FoldError, { readonly events: readonly Event[]; readonly timeline: Timeline; readonly at: Seq }> => {
  if (record.length === 0) return fail('empty', 'the record holds no event', null);
  const { known, at } = knownBy(record, o);
  if (at < 0 || at >= record.length)
    return fail(
      'no-such-event',
      saying('the record has no event {at}; its last is {last}', { at, last: record.length - 1 }),
      at,
    );
  const timeline = timelineOf(known);
  const events = upTo(timeline, known, at);
  if (events[0]?.type !== 'BoardOpened')
    return fail('not-opened', 'the record does not begin with BoardOpened, or that event was voided', 0);
  return Ei.right({ events, timeline, at });
};

/** The table as opened; where events were recorded late it knows their places on the timeline. */
const opened = (events: readonly Event[], o: FoldOptions): Table => {
  const table = openTable(events[0] as Parameters<typeof openTable>[0], o.edition);
  if (!events.some((e, i) => i > 0 && e.seq < (events[i - 1] as Event).seq)) return table;
  return situationWith(table, { setup: { ...table.setup, places: new Map(events.map((e, i) => [e.seq, i])) } });
};

/** The table after event `at` (contract 2). Pure; the record is not checked again. */
export const tableOf = (record: BoardRecord, o: FoldOptions = {}): Ei.Either<FoldError, Table> => {
  const read = moments(record, o);
  if (Ei.isLeft(read)) return read;
  const { events, timeline, at } = read.right;
  let t = opened(events, o);
  let counted = 1;
  for (; counted < events.length; counted += 1) {
    if (o.basis === 'laws' && rulesWrongly(t)) break;
    t = step(t, events[counted] as Event, o.guard);
  }
  const last = o.basis === 'laws' ? t.at : at;
  const shown = {
    events: events.slice(0, counted),
    fallen: timeline.fallen,
    at: last,
    isEnd: last === record.length - 1 && o.goesOn !== true,
  };
  return Ei.right(finished(t, shown));
};
/** What is added when a fold is shown: what fell, what was left open at the end of the record, how imported acts weigh. */
export const finished = (
  t: Table,
  o: {
    readonly events: readonly Event[];
    readonly fallen: readonly Fallen[];
    readonly at: Seq;
    readonly isEnd: boolean;
  },
): Table => {
  const now = noticed(t.at === o.at ? t : situationWith(t, { at: o.at }), o.fallen);
  const whole = o.isEnd ? atTheEnd(now).reduce(apply, now) : now;
  const findings = weighed(o.events, withLastWords(o.events, whole.findings), whole.setup.edition);
  return findings === whole.findings ? whole : situationWith(whole, { findings });
};
const rulesWrongly = (t: Table): boolean => t.docket.ruling !== null && Object.keys(t.docket.ruling.ruling).length > 0;

/** Every moment of the record, for the folds over moments. */
export const momentsOf = (record: BoardRecord, o: FoldOptions = {}): Ei.Either<FoldError, readonly Moment[]> => {
  const read = moments(record, o);
  if (Ei.isLeft(read)) return read;
  const { events } = read.right;
  let t = opened(events, o);
  const out: Moment[] = [{ event: events[0] as Event, before: t, after: t, consequences: [] }];
  for (const event of events.slice(1)) {
    const moment = momentOf(t, event);
    out.push(moment);
    t = moment.after;
  }
  return Ei.right(out);
};
