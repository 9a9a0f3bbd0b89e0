/** Law 39: a call after the final pass. It is void; what it told of a defender's hand may cost his partner's lead. */
import { actFrom } from '../act.ts';
import { PASS } from '../call.ts';
import { withdrawnCall } from '../change-of-call.ts';
import type { Consequence } from '../consequence.ts';
import { find } from '../find.ts';
import { type LawOnActs, NOTHING, takes } from '../law.ts';
import { rho, type Seat } from '../seat.ts';
import type { Situation } from '../situation.ts';

const restriction = (of: number, offender: Seat, arises: boolean): Consequence => ({
  is: 'refer',
  referral: { to: '26', of, offender, arises },
});
/** 39B: LHO has called after it: no further rectification. */
const forgiven = (t: Situation, by: Seat): readonly Consequence[] => {
  const late = t.auction.acts.findLast((act) => act.irregular === 'call-after-auction');
  return late !== undefined && late.seat === rho(by) ? [restriction(late.seq, late.seat, false)] : NOTHING;
};
const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  if (e.type !== 'CallMade' || !t.auction.over) return null;
  const { contract } = t.auction;
  const defends = contract !== null && ((contract.declarer ^ e.seat) & 1) === 1;
  return takes(
    ...forgiven(t, e.seat),
    { is: 'call', act: actFrom(e, 'cancelled', 'call-after-auction'), behind: null },
    find(t, e.seq, 'call-after-auction', '39A', e.seat),
    withdrawnCall(e.seq, e.seat),
    ...(defends && e.call !== PASS ? [restriction(e.seq, e.seat, true)] : NOTHING),
  );
};

export const law39: LawOnActs = { law: '39', on: ['CallMade'], fresh };
