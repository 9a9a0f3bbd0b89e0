/** A change of call (25), for whatever reason it was tried (25A, 25B, 21B): the noun that Laws 21 and 25 share. */
import { recount } from './auction.ts';
import type { Consequence } from './consequence.ts';
import type { Edition, LawRef } from './edition.ts';
import type { EventOf, Seq } from './event.ts';
import { moved } from './law.ts';
import { lho, partner, type Seat } from './seat.ts';
import type { Auction, CallAct, Situation } from './situation.ts';
import { actWith } from './with.ts';

export interface Matter25 {
  readonly law: '25';
  /** The second call. */
  readonly of: Seq;
  readonly seat: Seat;
  readonly first: Seq;
  /** LHO's call over the first, where he had made one when the change was tried. */
  readonly over: Seq | null;
  /** Partner had called since: no change as of right (25A2 in 2007, 25A4 in 2017; 21B3). */
  readonly partnerCalled: boolean;
  /** 2007 25A1: he paused for thought. */
  readonly paused: boolean;
  /** The finding has been written. */
  readonly found: boolean;
  /** asked: slip or not? offered: LHO accepts or declines; lho: LHO keeps his own call or takes it back. */
  readonly stage: 'asked' | 'offered' | 'lho' | 'settled';
  readonly as: 'slip' | 'misinformed' | 'accepted' | 'refused' | null;
}

/** How the editions letter the end of the right to change, and LHO's right to think again. */
interface Letters {
  readonly over: LawRef;
  readonly reconsider: LawRef;
}
export const LETTERS: Record<Edition, Letters> = {
  '2007': { over: '25A3', reconsider: '25A4' },
  '2017': { over: '25A5', reconsider: '25A6' },
};

/** Nothing more can be changed: a lead has been faced, or the hands of a board passed out are back (17D, 22B). */
export const auctionPeriodOver = (t: Situation): boolean =>
  t.phase === 'play' ||
  t.phase === 'closed' ||
  (t.phase === 'ended' && (t.play !== null || t.docket.handsReturned !== null));

/** Calls that lie behind `of` in the auction and count there. */
export const callsBehind = (t: Situation, of: Seq): readonly CallAct[] => {
  return behind(t, of).filter((act) => act.deemed === null);
};
/** The same, with the passes that a law deems made (28A). */
const behind = (t: Situation, of: Seq): readonly CallAct[] => {
  const at = t.auction.acts.findLastIndex((act) => act.seq === of);
  return at < 0 ? [] : t.auction.acts.slice(at + 1).filter((act) => act.status === 'standing');
};
/** The call has come to stand behind `of` by another player: what waited there for a word has been passed over. */
export const isPassedOver = (t: Situation, of: Seq, seat: Seat, act: CallAct): boolean =>
  act.seat !== seat && callsBehind(t, of).some((other) => other.seq === act.seq && other.seat === act.seat);
/** Partner has called since (25A, 21B1). */
export const hasPartnerCalled = (t: Situation, seat: Seat, of: Seq): boolean =>
  callsBehind(t, of).some((act) => act.seat === partner(seat));

/** 2007 25A1 asks for a change without pause for thought; 2017 does not. Silence of the record is no pause. */
export const hasPaused = (e: EventOf<'CallReplaced'> | EventOf<'CallMade'>, t: Situation): boolean =>
  t.setup.edition === '2007' && e.type === 'CallReplaced' && e.withoutPause === false;

export const withdrawnCall = (of: Seq, offender: Seat): Consequence => ({
  is: 'refer',
  referral: { to: '16', of, kind: 'call', offender, as: 'withdrawn' },
});
/** Calls made since fall with the auction that they continued. */
export const fallBehind = (
  t: Situation,
  of: Seq,
  as: 'withdrawn' | 'cancelled',
  offender: Seat,
  law: string,
): readonly Consequence[] =>
  behind(t, of).flatMap((act): Consequence[] =>
    act.deemed === null
      ? [{ is: 'status', of: act.seq, status: as, law }, withdrawnCall(act.seq, offender)]
      : [{ is: 'status', of: act.seq, status: as, deemed: true, law }],
  );
/** The second call takes the place of the first and is judged there as any other call. */
export const takesPlace = (
  m: Matter25,
  t: Situation,
  offender: Seat,
  law: string,
  accepted = false,
): readonly Consequence[] => {
  const second = t.auction.acts.find((act) => act.seq === m.of);
  if (second === undefined) return [];
  return [
    { is: 'status', of: m.first, status: 'withdrawn', law },
    withdrawnCall(m.first, offender),
    { is: 'status', of: m.of, status: 'pending', accepted, law },
    { is: 'refer', referral: { to: 'call', law: '35', act: { ...second, status: 'pending', accepted } } },
  ];
};
/** The change is granted as of right; LHO, had he called over the first call, may reconsider (25A4, 25A6, 21B2). */
export const granted = (m: Matter25, t: Situation, as: 'slip' | 'misinformed', law: string): readonly Consequence[] => [
  moved(m, { as, stage: m.over === null ? 'settled' : 'lho' }),
  ...takesPlace(m, t, as === 'slip' ? m.seat : lho(m.seat), law),
];
/** The auction as it is with the second call in the place of the first. */
export const withSecond = (m: Matter25, t: Situation): Auction => {
  const at = t.auction.acts.findIndex((act) => act.seq === m.of);
  const before = t.auction.acts.slice(0, at + 1).filter((act) => act.seq !== m.first);
  return recount(
    before.map((act) => (act.seq === m.of ? actWith(act, { status: 'standing' }) : act)),
    t.setup.dealer,
  );
};
