/**
 * One event: the table before, the table after (design: watch, hear, fresh, what follows). Total: for every well-typed
 * event in every reachable state it returns a state; it reads no clock, no randomness, no locale.
 */
import type { Consequence } from '../../domain/consequence.ts';
import type { Event } from '../../domain/event.ts';
import type { LawOnActs } from '../../domain/law.ts';
import type { Matter } from '../../domain/matter.ts';
import {
  followingLaws,
  freshLaws,
  BOOK,
  hearMatter,
  heedMatter,
  isSilent,
  refer,
  watchMatter,
} from '../../domain/lawbook.ts';
import { asACall } from '../../domain/regulations/tray.ts';
import { actOf, type CallAct } from '../../domain/situation.ts';
import { situationWith } from '../../domain/with.ts';
import { apply } from './apply.ts';
import { plainly } from './plain.ts';
import { afterRuling, rule } from './ruling.ts';
import type { Table } from './table.ts';

/** What one event did: the projections fold over these. */
export interface Moment {
  readonly event: Event;
  readonly before: Table;
  readonly after: Table;
  readonly consequences: readonly Consequence[];
}

/** Bounds references from law to law, and what follows of itself. */
const DEPTH = 6;
const ROUNDS = 8;

/** Collects what is applied, in order. */
type Sink = Consequence[] | null;

/** One event may make two calls stand: the one made, and the pass that it makes a law deem made (28A). */
const comesToStand = (c: Consequence, t: Table): CallAct | null => {
  if (c.is === 'call') return c.act.status === 'standing' ? c.act : null;
  return c.is === 'status' && c.status === 'standing' ? (actOf(t, c.of) ?? null) : null;
};

const carryOut = (t: Table, does: readonly Consequence[], sink: Sink, depth: number): Table => {
  let now = t;
  for (const c of does) {
    if (c.is === 'refer') {
      if (depth < DEPTH) now = carryOut(now, refer(c.referral, now), sink, depth + 1);
      continue;
    }
    now = apply(now, c);
    sink?.push(c);
    const stands = comesToStand(c, now);
    if (stands !== null && now.matters.length > 0 && depth < DEPTH) now = heeded(now, stands, sink, depth);
  }
  return now;
};
/** Matters keep their places: a new one is appended, a moved one takes its own place. */
const heeded = (t: Table, act: CallAct, sink: Sink, depth: number): Table => {
  let now = t;
  for (let i = 0; i < t.matters.length; i += 1) {
    const does = heedMatter(now.matters[i] as Matter, act, now);
    if (does.length > 0) now = carryOut(now, does, sink, depth + 1);
  }
  return now;
};

const watched = (t: Table, e: Event, sink: Sink): Table => {
  let now = t;
  for (let i = 0; i < t.matters.length; i += 1) {
    now = watchMatter(now.matters[i] as Matter, e, now, (before, does) => {
      const after = carryOut(before, does, sink, 0);
      return [after, after.matters[i] as Matter];
    });
  }
  return now;
};
/** Matters from `from` up to `to`, newest first, and right behind each those that hearing it has opened. */
const heardBy = (t: Table, e: Event, sink: Sink, from: number, to: number): readonly [Table, boolean] => {
  let now = t;
  for (let i = to - 1; i >= from; i -= 1) {
    const m = now.matters[i];
    const answer = m === undefined || isSilent(now, m) ? null : hearMatter(m, e, now);
    if (answer === null) continue;
    const known = now.matters.length;
    now = carryOut(now, answer.does, sink, 0);
    if (answer.takes) return [now, true];
    // LHO's call may accept a change to a bid that is itself insufficient: it is then a call over that bid.
    if (now.matters.length > known) {
      const [after, taken] = heardBy(now, e, sink, known, now.matters.length);
      if (taken) return [after, true];
      now = after;
    }
  }
  return [now, false];
};
const heard = (t: Table, e: Event, sink: Sink): readonly [Table, boolean] => heardBy(t, e, sink, 0, t.matters.length);
const judgedAfresh = (t: Table, e: Event, sink: Sink): Table => {
  let now = t;
  for (const law of freshLaws(e)) {
    const answer = law.fresh?.(e, now, BOOK) ?? null;
    if (answer === null) continue;
    now = carryOut(now, answer.does, sink, 0);
    if (answer.takes) break;
  }
  return now;
};
/** The laws are asked in turn until each has had nothing to say of the table as it is. */
const followed = (t: Table, sink: Sink): Table => {
  const laws = followingLaws();
  let now = t;
  for (let asked = 0, quiet = 0; quiet < laws.length && asked < ROUNDS * laws.length; asked += 1) {
    const law = laws[asked % laws.length] as LawOnActs;
    const does = isConcerned(law, now) ? law.follows?.(now, BOOK) : undefined;
    const before = now;
    if (does !== undefined && does.length > 0) now = carryOut(now, does, sink, 0);
    quiet = now === before ? quiet + 1 : 0;
  }
  return now;
};
const isConcerned = (law: LawOnActs, t: Table): boolean => {
  const { followsOn } = law;
  if (followsOn === undefined) return true;
  for (const m of t.matters) if (followsOn.includes(m.law)) return true;
  return false;
};

const judge = (t: Table, written: Event, sink: Sink): Table => {
  const e = asACall(written, t);
  let now: Table = situationWith(t.docket.ruling === null ? t : afterRuling(t), { at: e.seq });
  if (e.type === 'DirectorRuled') now = rule(now, e);
  now = watched(now, e, sink);
  const [after, taken] = heard(now, e, sink);
  return followed(taken ? after : judgedAfresh(after, e, sink), sink);
};

/** The table after the event. `guard` false: every event goes to the lawbook (a property: it makes no difference). */
export const step = (t: Table, e: Event, guard = true): Table => (guard ? plainly(t, e) : null) ?? judge(t, e, null);

/** The same, with the consequences in the order in which they were applied. */
export const momentOf = (t: Table, e: Event): Moment => {
  const consequences: Consequence[] = [];
  const after = judge(t, e, consequences);
  return { event: e, before: t, after, consequences };
};
