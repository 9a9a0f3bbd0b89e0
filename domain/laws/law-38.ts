/** Law 38: a bid of more than seven. It is never played and never scored. */
import { actFrom } from '../act.ts';
import { LAST_BID } from '../call.ts';
import { withdrawnCall } from '../change-of-call.ts';
import type { Consequence, Referral } from '../consequence.ts';
import { breach, breachCode } from '../duty.ts';
import { find } from '../find.ts';
import { calledOver, inadmissible, type Matter35 } from '../inadmissible.ts';
import type { EventOf } from '../event.ts';
import { isBefore } from '../order.ts';
import { type LawOf, type LawOnActs, NOTHING, takes } from '../law.ts';
import { lho } from '../seat.ts';
import type { CallAct, Situation } from '../situation.ts';

const opened = (act: CallAct, t: Situation): readonly Consequence[] => [
  find(t, act.seq, 'inadmissible-call', '38B', act.seat),
  inadmissible(act, t, '38'),
];
const fresh: NonNullable<LawOnActs['fresh']> = (e, t, book) => {
  if (e.type !== 'CallMade' || t.auction.over || e.call <= LAST_BID) return null;
  const act = actFrom(e, 'pending', 'inadmissible-call');
  const broken = e.seat === t.auction.turn ? breach(book.duties(t), e.seat, e.call) : null;
  return takes(
    { is: 'call', act, behind: null },
    ...(broken === null ? NOTHING : [find(t, e.seq, breachCode(broken), '37', e.seat)]),
    ...opened(act, t),
  );
};
const referred = (r: Referral, t: Situation): readonly Consequence[] =>
  r.to === 'call' && r.law === '38'
    ? [
        { is: 'status', of: r.act.seq, status: 'pending', accepted: false, irregular: 'inadmissible-call', law: '38B' },
        ...opened(r.act, t),
      ]
    : NOTHING;

/** Nobody has noticed it yet: neither he to whom the next call belongs, nor the director. */
const unnoticed = (m: Matter35, t: Situation): boolean =>
  !t.docket.attention.some((a) => a.of === m.of) && !t.docket.directorCalls.some((d) => isBefore(t, m.of, d.seq));
/** It and what was called over it have fallen, and the auction is still thought to go on from there, in rotation. */
const isLater = (m: Matter35, e: EventOf<'CallMade'>, t: Situation): boolean => {
  const { acts, turn } = t.auction;
  const behind = acts.slice(acts.findIndex((act) => act.seq === m.of) + 1).filter((act) => act.deemed === null);
  const due = (m.seat + 1 + behind.length) & 3;
  const fell = behind.every(
    (act, i) => act.status === 'cancelled' && act.irregular === null && act.seat === ((m.seat + 1 + i) & 3),
  );
  return e.seat === due && e.seat !== turn && fell && unnoticed(m, t);
};
/** 38B: LHO's call falls with the bid, and so do those made before anybody has noticed. */
const hear: NonNullable<LawOf<'35'>['hear']> = (m, e, t) => {
  if (m.breaks !== '38' || e.type !== 'CallMade' || e.seat === t.auction.turn) return null;
  const first = m.stage === 'open' && e.seat === lho(m.seat);
  if (!first && !(m.stage === 'over' && isLater(m, e, t))) return null;
  return takes(
    ...(first ? calledOver(m, t) : NOTHING),
    { is: 'call', act: actFrom(e, 'cancelled', null), behind: null },
    withdrawnCall(e.seq, m.seat),
  );
};

export const law38: LawOf<'35'> = { law: '38', about: '35', hear };
export const law38OnCalls: LawOnActs = { law: '38', on: ['CallMade'], fresh, referred };
