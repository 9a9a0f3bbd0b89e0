/**
 * What if: the record up to an event, then the events given, then the record's later events under their own numbers,
 * as far as they have a place there (contract 5). Options, what-ifs and audits are one mechanism: the same fold with
 * another fact or answer, and a comparison. The record is never touched.
 */
import * as E from 'fp-ts/lib/Either.js';
import type { Edition } from '../domain/edition.ts';
import type { BoardRecord, Event, EventOf, Seq } from '../domain/event.ts';
import { type Saying, saying, type Worded, worded } from '../domain/saying.ts';
import { step } from '../projections/table/step.ts';
import { openTable, type Table } from '../projections/table/table.ts';
import { givenSeq, isGiven, MOST_GIVEN, referencesOf, renumbered } from './address.ts';
import { type FoldError, finished } from './fold.ts';
import { isCallOrCard, type LeftOutReason, whyLeftOut } from './left-out.ts';
import { amends, type Timeline, timelineOf } from './order.ts';

/** What is asked. */
export interface WhatIf {
  /** The events given come behind this one. */
  readonly at: Seq;
  /** Numbered as if they were appended to the record up to `at`: the first is `at + 1`. */
  readonly given: readonly Event[];
  /** Events of the record that do not happen, both ends included. */
  readonly drop: readonly [from: Seq, to: Seq] | null;
}
export interface LeftOut {
  readonly event: Event;
  readonly reason: LeftOutReason;
  /** follows: the call or card that was left out first; act-gone: the act; else null. */
  readonly of: Seq | null;
}
export interface Branch {
  readonly at: Seq;
  /** Under their addresses (`addressText`). */
  readonly given: readonly Event[];
  /** The branch as a record: its events, with numbers that may lack some and lie between others. */
  readonly events: readonly Event[];
  readonly leftOut: readonly LeftOut[];
  /** The table of the branch after its last event. */
  readonly branch: Table;
  /**
   * The record to compare it with: its last moment, or, where everything from a call or card on was left out, the
   * moment before that one.
   */
  readonly record: Table;
  /** The record's own end. */
  readonly end: Table;
  /** Nothing of the record comes behind the branch's last event: both tables above are at the same place. */
  readonly cut: boolean;
}
export interface BranchOptions {
  /** The edition for records that name none. */
  readonly edition?: Edition;
}
export interface BranchError extends Worded {
  readonly tag: FoldError['tag'] | 'too-many' | 'drops-opening';
  readonly seq: Seq | null;
}
const fail = (tag: BranchError['tag'], text: string | Saying, seq: Seq | null = null): E.Either<BranchError, never> =>
  E.left({ tag, ...worded(text), seq });

interface Moment {
  readonly before: Table;
  readonly after: Table;
}
interface Base {
  readonly moments: ReadonlyMap<Seq, Moment>;
  readonly timeline: Timeline;
  readonly last: Table;
}
type Opened = EventOf<'BoardOpened'>;

const baseOf = (record: BoardRecord, edition: Edition | undefined): Base | null => {
  const timeline = timelineOf(record);
  const [opening] = timeline.events;
  if (opening?.type !== 'BoardOpened') return null;
  let t = openTable(opening, edition);
  const moments = new Map<Seq, Moment>([[opening.seq, { before: t, after: t }]]);
  for (const event of timeline.events.slice(1)) {
    const before = t;
    t = step(t, event);
    moments.set(event.seq, { before, after: t });
  }
  return { moments, timeline, last: t };
};

/** A fold of the branch: what was left out, and where it stands. */
interface Walk {
  readonly leftOut: ReadonlyMap<Seq, LeftOut>;
  readonly timeline: Timeline;
  readonly table: Table;
  /** The last event of the record that counts in the branch. */
  readonly lastKept: Seq;
  readonly cutAt: Seq | null;
}

/** Folds the events that are not left out yet, and leaves out what has no place. */
const walk = (
  base: Base,
  events: readonly Event[],
  before: ReadonlyMap<Seq, LeftOut>,
  edition: Edition | undefined,
): Walk => {
  const leftOut = new Map(before);
  const timeline = timelineOf(events.filter((e) => !before.has(e.seq)));
  let cutAt: Seq | null = null;
  const [opening] = timeline.events;
  let t = openTable(opening as Opened, edition);
  let lastKept = opening?.seq ?? 0;
  for (const event of timeline.events.slice(1)) {
    const was = base.moments.get(event.seq);
    const then = cutAt === null ? step(t, event) : t;
    const left = isGiven(event.seq) ? null : outOf(event, was, t, then, leftOut, cutAt);
    if (left === null) {
      t = then;
      if (!isGiven(event.seq)) lastKept = event.seq;
    } else {
      leftOut.set(event.seq, left);
      if (cutAt === null && isCallOrCard(event)) cutAt = event.seq;
    }
  }
  for (const left of unspoken(timeline, events, leftOut, cutAt)) leftOut.set(left.event.seq, left);
  return { leftOut, timeline, table: t, lastKept, cutAt };
};
/** Amendments of the record are no events of the timeline: what they amend, or where they stand, takes them out. */
const unspoken = (
  timeline: Timeline,
  events: readonly Event[],
  leftOut: ReadonlyMap<Seq, LeftOut>,
  cutAt: Seq | null,
): readonly LeftOut[] => {
  const spoken = new Set([...timeline.events, ...timeline.fallen].map(({ seq }) => seq));
  const silent = events.filter((e) => !isGiven(e.seq) && !spoken.has(e.seq) && !leftOut.has(e.seq));
  return silent.flatMap((event): LeftOut[] => {
    const missing = referencesOf(event).find((of) => leftOut.has(of));
    if (missing !== undefined) return [{ event, reason: 'act-gone', of: missing }];
    return cutAt !== null && event.seq > cutAt ? [{ event, reason: 'follows', of: cutAt }] : [];
  });
};
const outOf = (
  event: Event,
  was: Moment | undefined,
  here: Table,
  then: Table,
  leftOut: ReadonlyMap<Seq, LeftOut>,
  cutAt: Seq | null,
): LeftOut | null => {
  if (cutAt !== null) return { event, reason: 'follows', of: cutAt };
  const missing = referencesOf(event).find((of) => leftOut.has(of));
  if (missing !== undefined) return { event, reason: 'act-gone', of: missing };
  // What counts here and not on the record (its voiding was left out) has nothing to be compared with.
  if (was === undefined) return null;
  const reason = whyLeftOut({ event, ...was, here }, then);
  return reason === null
    ? null
    : { event, reason, of: reason === 'act-gone' && 'of' in event ? (event.of ?? null) : null };
};

/** An amendment that is left out no longer amends: the branch is folded again without it, until none is. */
const settled = (
  base: Base,
  events: readonly Event[],
  dropped: ReadonlyMap<Seq, LeftOut>,
  edition: Edition | undefined,
): Walk => {
  let out = dropped;
  for (;;) {
    const walked = walk(base, events, out, edition);
    const amending = [...walked.leftOut].filter(([seq, { event }]) => !out.has(seq) && amends(event));
    if (amending.length === 0) return walked;
    out = new Map([...out, ...amending]);
  }
};

const refusal = (record: BoardRecord, { at, given, drop }: WhatIf): E.Either<BranchError, null> => {
  const last = record.length - 1;
  if (record.length === 0) return fail('empty', 'the record holds no event');
  if (!Number.isInteger(at) || at < 0 || at > last)
    return fail('no-such-event', saying('the record has no event {at}; its last is {last}', { at, last }), at);
  if (given.length > MOST_GIVEN)
    return fail(
      'too-many',
      saying('a what-if gives at most {most} events, not {given}', { most: MOST_GIVEN, given: given.length }),
    );
  if (drop === null) return E.right(null);
  const [from, to] = drop;
  if (from === 0) return fail('drops-opening', 'event 0 opens the board: without it there is no board', 0);
  if (from > to || to > last)
    return fail(
      'no-such-event',
      saying('events {from} to {to}: the record has events 0 to {last}', { from, to, last }),
      to,
    );
  return E.right(null);
};

/** The branch that a what-if makes of a record. Left: the record cannot be folded, or has no such event. */
export const branchOf = (record: BoardRecord, asked: WhatIf, o: BranchOptions = {}): E.Either<BranchError, Branch> => {
  const refused = refusal(record, asked);
  if (E.isLeft(refused)) return refused;
  const { at, drop } = asked;
  const base = baseOf(record, o.edition);
  if (base === null)
    return fail('not-opened', 'the record does not begin with BoardOpened, or that event was voided', 0);
  const given = asked.given.map((e) => renumbered(e, (seq) => (seq > at ? givenSeq(at, seq - at) : seq)));
  const events = [...record.slice(0, at + 1), ...given, ...record.slice(at + 1)];
  const dropped = record.filter((e) => drop !== null && e.seq >= drop[0] && e.seq <= drop[1]);
  const asDropped = new Map(dropped.map((event) => [event.seq, { event, reason: 'dropped', of: null } as const]));
  return E.right(compared(record, base, { at, given }, events, settled(base, events, asDropped, o.edition)));
};

const compared = (
  record: BoardRecord,
  base: Base,
  asked: Pick<Branch, 'at' | 'given'>,
  events: readonly Event[],
  w: Walk,
): Branch => {
  const kept = events.filter((e) => !w.leftOut.has(e.seq));
  const counting = w.timeline.events.filter((e) => !w.leftOut.has(e.seq));
  const cut = w.cutAt !== null;
  const isEnd = !cut;
  const branch = finished(w.table, { events: counting, fallen: w.timeline.fallen, at: kept.at(-1)?.seq ?? 0, isEnd });
  const { events: all, fallen } = base.timeline;
  const end = finished(base.last, { events: all, fallen, at: record.length - 1, isEnd: true });
  const place = all.findIndex((e) => e.seq === w.lastKept);
  const there = base.moments.get(w.lastKept)?.after ?? base.last;
  const stillFallen = fallen.filter((f) => !w.leftOut.has(f.by));
  const before = finished(there, {
    events: all.slice(0, place + 1),
    fallen: stillFallen,
    at: w.lastKept,
    isEnd: false,
  });
  const leftOut = record.flatMap((event) => {
    const left = w.leftOut.get(event.seq);
    return left === undefined ? [] : [{ ...left, event }];
  });
  return { ...asked, events: kept, leftOut, branch, record: cut ? before : end, end, cut };
};
