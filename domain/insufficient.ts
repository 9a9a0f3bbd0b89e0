/** An insufficient bid in turn and what was put in its place; Laws 27A, 27B and 27C read it. */
import { type Call, DOUBLE, REDOUBLE } from './call.ts';
import type { Consequence } from './consequence.ts';
import type { LawRef } from './edition.ts';
import type { Event, EventOf, Seq } from './event.ts';
import type { Seat } from './seat.ts';

export interface Matter27 {
  readonly law: '27';
  readonly of: Seq;
  readonly seat: Seat;
  /** The insufficient bid that LHO may accept now: the first, or the one put in its place (27B4). */
  readonly offer: Seq;
  readonly replacement: Seq | null;
  /** The question asked of the director about the replacement. */
  readonly question: Question | null;
  /** What the rectification rests on. */
  readonly ground: LawRef | null;
  /** Replaced before the director had ruled and without a pause that 2007 25A forbids: it may have been a slip. */
  readonly maybeSlip: boolean;
  readonly stage:
    | 'offered'
    | 'premature'
    | 'declined'
    | 'judging'
    | 'free'
    | 'barred'
    | 'accepted'
    | 'slip'
    | 'passed over';
}
/** What the director is asked about the replacement (27B1). */
export type Question = 'natural' | 'samePrecision' | 'comparable';
export type Substitute = EventOf<'CallReplaced'> | EventOf<'CallMade'>;

export const isDouble = (call: Call): boolean => call === DOUBLE || call === REDOUBLE;
/** A first replacement has been cancelled: whatever call follows, 27B3 rules. */
export const isSettled = (m: Matter27): boolean => m.ground === '27B3';
export const restrictionOf = (m: Matter27, arises: boolean): Consequence => ({
  is: 'refer',
  referral: { to: '26', of: m.of, offender: m.seat, arises },
});
/** The offender puts another call in the place of his bid, in whatever form the scribe wrote it. */
export const isReplacedBy = (m: Matter27, e: Event): e is Substitute =>
  (e.type === 'CallReplaced' && e.seat === m.seat && (e.of === m.of || e.of === m.offer || e.of === m.replacement)) ||
  (e.type === 'CallMade' && e.seat === m.seat);
