/** Law 38: a bid of more than seven. It is never played and never scored. */
import { actFrom, deemedPass } from '../act.ts';
import { LAST_BID } from '../call.ts';
import { withdrawnCall } from '../change-of-call.ts';
import type { Consequence, Referral } from '../consequence.ts';
import { breach, breachCode } from '../duty.ts';
import { find } from '../find.ts';
import { inadmissible, undone } from '../inadmissible.ts';
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

/** 38B, 38D: LHO has called: his call falls too, a pass is put in, and no further rectification follows. */
const hear: NonNullable<LawOf<'35'>['hear']> = (m, e, t) => {
  if (
    m.breaks !== '38' ||
    m.stage !== 'open' ||
    e.type !== 'CallMade' ||
    e.seat !== lho(m.seat) ||
    e.seat === t.auction.turn
  )
    return null;
  return takes(
    ...undone(m, '38D'),
    ...(m.inTurn ? [{ is: 'call', act: deemedPass(e.seq, m.seat, '38D'), behind: null } as const] : NOTHING),
    { is: 'call', act: actFrom(e, 'cancelled', null), behind: null },
    withdrawnCall(e.seq, m.seat),
  );
};

export const law38: LawOf<'35'> = { law: '38', about: '35', hear };
export const law38OnCalls: LawOnActs = { law: '38', fresh, referred };
