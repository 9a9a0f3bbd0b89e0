/** Law 30: a pass out of rotation that was not accepted. An artificial one, or one of partner's artificial call, is 31 (30C). */
import { PASS } from '../call.ts';
import type { Consequence, Referral } from '../consequence.ts';
import type { Edition } from '../edition.ts';
import { type LawOf, type LawOnActs, moved, NOTHING } from '../law.ts';
import type { Matter29 } from '../rotation.ts';
import { type ImposedPass, repeated, roleOf } from '../rotation.ts';
import { partner } from '../seat.ts';
import { type CallAct, matterAt, type Situation } from '../situation.ts';

const onPasser = (m: Matter29, t: Situation, life: ImposedPass['life'], law: string): ImposedPass => ({
  seat: m.seat,
  life,
  law,
  turns: t.auction.calls[m.seat],
});
/** What the refusal costs at once. */
const AT_ONCE: Record<Edition, (m: Matter29, t: Situation) => Partial<Matter29>> = {
  '2007': (m, t) => {
    if (!m.bidBefore) return { pass: onPasser(m, t, 'nextTurn', '30A') };
    if (m.turn !== 'partner') return { pass: onPasser(m, t, 'nextTurn', '30B1') };
    return { pass: onPasser(m, t, 'throughout', '30B2a'), noDouble: t.auction.calls[partner(m.seat)] };
  },
  '2017': (m, t) => (m.turn === 'rho' ? { pass: onPasser(m, t, 'nextTurn', '30A') } : {}),
};
const referred = (r: Referral, t: Situation): readonly Consequence[] => {
  const m = r.to === '30' ? matterAt(t, '29', r.of) : undefined;
  return m === undefined ? NOTHING : [moved(m, AT_ONCE[t.setup.edition](m, t))];
};

/** 2017 30B1b: free at his turn, but for the price of a call that is not comparable. */
const heed = (m: Matter29, act: CallAct, t: Situation): readonly Consequence[] => {
  if (m.rule !== '30' || roleOf(m, act, t) !== 'substitute') return NOTHING;
  if (m.pass === null && t.setup.edition === '2017')
    return [{ is: 'refer', referral: { to: '23', of: m.of, substitute: act.seq } }];
  if (act.call === PASS && m.pass?.life === 'nextTurn') return repeated(m, act.seq);
  return [moved(m, { stage: 'settled', substitute: act.seq })];
};

export const law30: LawOf<'29'> = { law: '30', about: '29', heed };
export const law30Referred: LawOnActs = { law: '30', referred };
