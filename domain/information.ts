/** Information that did not come by calls and plays, and its use: what Laws 16, 73 and 75 keep of it. */
import { isBefore } from './order.ts';
import type { LawRef } from './edition.ts';
import type { Envelope, Information, Seq } from './event.ts';
import { halfOf, seatsOfHalf } from './screens.ts';
import { ALL_SEATS, hasSeat, NOBODY, onlySeat, type Seat, type SeatSet } from './seat.ts';
import type { Known, Situation } from './situation.ts';

/** A call or play that may have used what its player was not allowed to use (16B). */
export interface Use {
  readonly law: '16';
  readonly about: 'use';
  /** The call or card; while he has not acted, what he must not use. */
  readonly of: Seq;
  readonly seat: Seat;
  /** What he knew; null where the record has nothing of it. */
  readonly source: Seq | null;
  readonly acted: boolean;
  /** The paragraph that forbids the use. */
  readonly forbids: LawRef;
  /** A player has called the director about it, or the director has taken it up. */
  readonly claimed: boolean;
  readonly found: boolean;
}
/** Information from outside (2007 16C, 2017 16D). */
export interface Extraneous {
  readonly law: '16';
  readonly about: 'extraneous';
  readonly of: Seq;
  readonly seat: Seat;
  /** Received before the first call. */
  readonly early: boolean;
}
/** A call or play that rested on a wrong explanation and can't be changed any more (21B3, 47E2b, 75). */
export interface Misled {
  readonly law: '16';
  readonly about: 'misinformed';
  readonly of: Seq;
  readonly seat: Seat;
  readonly rests: LawRef;
}
export type Matter16 = Use | Extraneous | Misled;

type Said = Envelope & Information<string>;
/**
 * Who perceived it: as recorded; else everybody, and behind screens only the speaker's side and those addressed,
 * where it was not said aloud.
 */
export const perceivers = (e: Said, t: Situation): SeatSet => {
  if (e.perceivedBy !== undefined) return e.perceivedBy;
  if (t.screens === null || e.aloud === true || e.by === 'spectator') return ALL_SEATS;
  return seatsOfHalf(t.screens, halfOf(t.screens, e.by)) | (e.to ?? NOBODY);
};
/** The last item that the player may not use at that moment, known to him before `before`. */
export const lastForbidden = (t: Situation, seat: Seat, before: Seq): Known | undefined =>
  t.known.findLast(
    (k) =>
      isBefore(t, k.of, before) && (k.until === null || isBefore(t, before, k.until)) && hasSeat(k.unauthorized, seat),
  );
/** Whose call or card the event was; undefined for anything else. */
export const actorOf = (t: Situation, of: Seq): Seat | undefined =>
  t.auction.acts.find((act) => act.seq === of && act.deemed === null)?.seat ??
  (t.play === null
    ? undefined
    : [...t.play.tricks.flatMap((trick) => trick.cards), ...t.play.current, ...t.play.withdrawn].find(
        (c) => c.seq === of,
      )?.seat);
/** Calls and cards of a player behind an event, in the order of time. */
export const actsAfter = (t: Situation, seat: Seat, after: Seq): Seq[] => {
  const cards = t.play === null ? [] : [...t.play.tricks.flatMap((trick) => trick.cards), ...t.play.current];
  return [...t.auction.acts.filter((act) => act.deemed === null), ...cards]
    .filter((act) => act.seat === seat && isBefore(t, after, act.seq))
    .map((act) => act.seq)
    .toSorted((a, b) => (isBefore(t, a, b) ? -1 : 1));
};
export const opponentsOf = (seat: Seat): SeatSet => ALL_SEATS & ~onlySeat(seat) & ~onlySeat(((seat + 2) & 3) as Seat);
