/**
 * An inadmissible call (35), as Laws 36, 37 and 38 share it.
 *   open → cancelled → settled                the offender calls again (36B), or a pass is put in at once (37B, 38C)
 *   open → over → undone                      LHO has called over a double before it was noticed (36A, 36C)
 *   open → over                               LHO has called over a bid of more than seven (38D)
 *   open → stands                             LHO has called over a call of a player who had to pass (37A)
 */
import { actFrom, deemedPass } from './act.ts';
import type { Call } from './call.ts';
import { auctionPeriodOver, withdrawnCall } from './change-of-call.ts';
import type { Consequence } from './consequence.ts';
import type { LawRef } from './edition.ts';
import type { Event, EventOf, Seq } from './event.ts';
import { type Duty, moved, NOTHING } from './law.ts';
import { partner, type Seat } from './seat.ts';
import type { CallAct, Situation } from './situation.ts';

export interface Matter35 {
  readonly law: '35';
  readonly of: Seq;
  readonly seat: Seat;
  readonly breaks: '36' | '37' | '38';
  /** Made at his own turn. */
  readonly inTurn: boolean;
  /** The duty that it broke (37), if need be besides what makes it inadmissible anyhow. */
  readonly duty: Duty['is'] | null;
  /** Standing calls of partner's from which on he must pass. */
  readonly from: number;
  readonly stage: 'open' | 'over' | 'stands' | 'cancelled' | 'settled' | 'undone' | 'slip';
  /** The call that stands for it. */
  readonly replacement: Seq | null;
  /** No slip put right: 2007 25A1, the replacement came after a pause for thought; or it is a pass put in by law. */
  readonly paused: boolean;
}
export type Recall = EventOf<'CallReplaced'> | EventOf<'CallMade'>;

export const inadmissible = (
  act: CallAct,
  t: Situation,
  breaks: Matter35['breaks'],
  duty: Duty['is'] | null = null,
): Consequence => ({
  is: 'matter',
  matter: {
    law: '35',
    of: act.seq,
    seat: act.seat,
    breaks,
    inTurn: t.auction.turn === act.seat,
    duty,
    from: 0,
    stage: 'open',
    replacement: null,
    paused: false,
  },
});
/** 37B, 38C: a pass takes its place, and both partners are silenced. */
const isPassPutIn = (m: Matter35): boolean => m.breaks === '38' || m.duty === 'pass';
const LAWS: Record<Matter35['breaks'], LawRef> = { '36': '36B', '37': '37B', '38': '38C' };
const lawOf = (m: Matter35): LawRef => (m.breaks === '36' && m.duty === 'pass' ? '37B' : LAWS[m.breaks]);

export const restrictsLead = (m: Matter35, arises: boolean, last: Seq | null = null): Consequence => ({
  is: 'refer',
  referral: { to: '26', of: m.of, offender: m.seat, arises, last },
});
/** The call is cancelled and its maker calls again; in 2017 Law 26 waits for the director's word on that call. */
export const cancelled = (m: Matter35, t: Situation): readonly Consequence[] => [
  { is: 'status', of: m.of, status: 'cancelled', law: lawOf(m) },
  withdrawnCall(m.of, m.seat),
  moved(m, { stage: 'cancelled' }),
  ...(t.setup.edition === '2007' ? [restrictsLead(m, true)] : NOTHING),
];
/** At his turn, where the law leaves him nothing but a pass: it is put in by the event that cancels his call. */
const passPutIn = (m: Matter35, t: Situation): readonly Consequence[] =>
  m.inTurn && !t.auction.over && t.auction.turn === m.seat
    ? [{ is: 'call', act: deemedPass(t.at, m.seat, lawOf(m)), behind: null }]
    : NOTHING;
export const rectified = (m: Matter35, t: Situation): readonly Consequence[] =>
  isPassPutIn(m) ? [...cancelled({ ...m, paused: true }, t), ...passPutIn(m, t)] : cancelled(m, t);
/** 38B-D: LHO has called: his call falls too, a pass is put in, and there is no recourse to 26 and 72C (2007: 23). */
export const calledOver = (m: Matter35, t: Situation): readonly Consequence[] => [
  { is: 'status', of: m.of, status: 'cancelled', law: '38B' },
  withdrawnCall(m.of, m.seat),
  moved(m, { stage: 'over', paused: true }),
  ...passPutIn(m, t),
];
/** The pass put in, while nobody has called since. */
const standingPutIn = (m: Matter35, t: Situation): boolean => {
  const last = t.auction.acts.findLast((act) => act.status === 'standing');
  return last !== undefined && last.seat === m.seat && last.deemed === lawOf(m) && last.seq > m.of;
};
/** The scribe writes down the pass that was put in, or the offender calls something else in spite of it (37). */
export const calledInstead = (m: Matter35, e: Event, t: Situation): readonly Consequence[] | null => {
  if (e.type !== 'CallReplaced' && e.type !== 'CallMade') return null;
  if (e.seat !== m.seat || (m.stage !== 'settled' && m.stage !== 'over') || !standingPutIn(m, t)) return null;
  const last = t.auction.acts.findLast((act) => act.status === 'standing') as CallAct;
  if (auctionPeriodOver(t) || (e.type === 'CallReplaced' && e.of !== m.of && e.of !== last.seq)) return null;
  const again: Consequence = moved(m, { stage: m.stage === 'over' ? 'over' : 'cancelled', replacement: null });
  return [
    { is: 'status', of: last.seq, status: 'cancelled', deemed: true, law: lawOf(m) },
    again,
    ...callsAgain(e, m.of),
  ];
};
/** The call falls and nothing else follows (28B, 36A, 36C). */
export const undone = (m: Matter35, law: LawRef): readonly Consequence[] => [
  { is: 'status', of: m.of, status: 'cancelled', law },
  withdrawnCall(m.of, m.seat),
  moved(m, { stage: 'undone' }),
];
/** A call in the place of one that fell: judged as if made now. */
export const callsAgain = (e: Recall, replaces: Seq): readonly Consequence[] => {
  const act = actFrom(e, 'pending', null, replaces);
  return [
    { is: 'call', act, behind: null },
    { is: 'refer', referral: { to: 'call', law: '35', act } },
  ];
};

const mustPass = (m: Matter35, seat: Seat): Duty => ({
  is: 'pass',
  seat,
  calls: [] as readonly Call[],
  life: 'throughout',
  law: lawOf(m),
  of: m.of,
  ruledBy: null,
});
/** 36B: partner; 37B, 38C: both of them. A breach of another duty than to pass silences nobody. */
export const silenced = (m: Matter35, t: Situation): readonly Duty[] => {
  if (t.auction.over || (m.breaks === '37' && m.duty !== 'pass')) return [];
  // 38C: whatever else follows, the place of a bid above seven can only be taken by a pass.
  if (m.stage === 'open' && m.breaks === '38' && m.inTurn) return [{ ...mustPass(m, m.seat), life: 'nextTurn' }];
  const calledOverSeven = m.stage === 'over' && m.breaks === '38';
  if (m.stage !== 'cancelled' && m.stage !== 'settled' && !calledOverSeven) return [];
  const other = partner(m.seat);
  const his = t.auction.calls[other] >= m.from ? [mustPass(m, other)] : [];
  return isPassPutIn(m) ? [...his, mustPass(m, m.seat)] : his;
};
