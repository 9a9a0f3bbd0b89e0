/** Law 37: a call by a player who must pass, or is otherwise barred from it, or must repeat another (30, 31A1, 36, 38). */
import { actFrom } from '../act.ts';
import { isBid } from '../call.ts';
import type { Consequence, Referral } from '../consequence.ts';
import { breach, breachCode } from '../duty.ts';
import { find } from '../find.ts';
import { inadmissible } from '../inadmissible.ts';
import { type Duty, type LawOf, type LawOnActs, moved, NOTHING, passesOn, takes } from '../law.ts';
import { lho } from '../seat.ts';
import type { CallAct, Situation } from '../situation.ts';

/** 35B: a duty to pass is broken under 37; the others under the law that imposed them. */
const opened = (act: CallAct, broken: Duty, t: Situation): readonly Consequence[] => [
  find(t, act.seq, breachCode(broken), broken.is === 'pass' ? '37' : broken.law, act.seat),
  ...(isBid(act.call) && act.call <= t.auction.bid
    ? [find(t, act.seq, 'insufficient-bid', '27A1', act.seat)]
    : NOTHING),
  inadmissible(act, t, '37', broken.is),
];
/** Judged in turn only: a call out of rotation falls under 28 to 32 first. */
const fresh: NonNullable<LawOnActs['fresh']> = (e, t, book) => {
  if (e.type !== 'CallMade' || t.auction.over || e.seat !== t.auction.turn) return null;
  const broken = breach(book.duties(t), e.seat, e.call);
  if (broken === null) return null;
  const act = actFrom(e, 'pending', breachCode(broken));
  return takes({ is: 'call', act, behind: null }, ...opened(act, broken, t));
};
const referred: NonNullable<LawOnActs['referred']> = (r: Referral, t, book) => {
  const broken = r.to === 'call' && r.law === '37' ? breach(book.duties(t), r.act.seat, r.act.call) : null;
  if (r.to !== 'call' || broken === null) return NOTHING;
  return [
    { is: 'status', of: r.act.seq, status: 'pending', accepted: false, irregular: breachCode(broken), law: '37' },
    ...opened(r.act, broken, t),
  ];
};

/** 37A: LHO calls before rectification: all calls stand, and a longer duty goes on at later turns. */
const hear: NonNullable<LawOf<'35'>['hear']> = (m, e) =>
  m.breaks === '37' && m.stage === 'open' && e.type === 'CallMade' && e.seat === lho(m.seat)
    ? passesOn(
        { is: 'status', of: m.of, status: 'standing', accepted: true, law: '37A' },
        moved(m, { stage: 'stands' }),
      )
    : null;

export const law37: LawOf<'35'> = { law: '37', about: '35', hear };
export const law37OnCalls: LawOnActs = { law: '37', on: ['CallMade'], fresh, referred };
