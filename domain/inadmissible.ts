/**
 * An inadmissible call (35), as Laws 36, 37 and 38 share it.
 *   open → cancelled → settled                the offender calls again (36B, 37B, 38C)
 *   open → over → undone                      LHO has called over a double before it was noticed (36A, 36C)
 *   open → stands                             LHO has called over a call of a player who had to pass (37A)
 */
import { actFrom } from './act.ts';
import type { Call } from './call.ts';
import { withdrawnCall } from './change-of-call.ts';
import type { Consequence } from './consequence.ts';
import type { LawRef } from './edition.ts';
import type { EventOf, Seq } from './event.ts';
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
  /** The duty that it broke, under 37. */
  readonly duty: Duty['is'] | null;
  /** Standing calls of partner's from which on he must pass. */
  readonly from: number;
  readonly stage: 'open' | 'over' | 'stands' | 'cancelled' | 'settled' | 'undone' | 'slip';
  /** The call that stands for it. */
  readonly replacement: Seq | null;
  /** 2007 25A1: the replacement came after a pause for thought. */
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
/** A pass was due, or a call that can't be one: both partners are silenced and Law 26 may apply. */
const silences = (m: Matter35): boolean => m.breaks !== '37' || m.duty === 'pass';
const LAWS: Record<Matter35['breaks'], LawRef> = { '36': '36B', '37': '37B', '38': '38C' };

export const restrictsLead = (m: Matter35, arises: boolean, last: Seq | null = null): Consequence => ({
  is: 'refer',
  referral: { to: '26', of: m.of, offender: m.seat, arises, last },
});
/** The call is cancelled and its maker calls again; in 2017 Law 26 waits for the director's word on that call. */
export const rectified = (m: Matter35, t: Situation): readonly Consequence[] => [
  { is: 'status', of: m.of, status: 'cancelled', law: LAWS[m.breaks] },
  withdrawnCall(m.of, m.seat),
  moved(m, { stage: 'cancelled' }),
  ...(t.setup.edition === '2007' ? [restrictsLead(m, true)] : NOTHING),
];
/** The call falls and nothing else follows (28B, 36A, 36C, 38D). */
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
  law: LAWS[m.breaks],
  of: m.of,
  ruledBy: null,
});
/** 36B: partner; 37B, 38C: both of them. */
export const silenced = (m: Matter35, t: Situation): readonly Duty[] => {
  if (t.auction.over || !silences(m)) return [];
  // 38C: whatever else follows, the place of a bid above seven can only be taken by a pass.
  if (m.stage === 'open' && m.breaks === '38' && m.inTurn) return [{ ...mustPass(m, m.seat), life: 'nextTurn' }];
  if (m.stage !== 'cancelled' && m.stage !== 'settled') return [];
  const other = partner(m.seat);
  const his = t.auction.calls[other] >= m.from ? [mustPass(m, other)] : [];
  return m.breaks === '36' ? his : [...his, mustPass(m, m.seat)];
};
