/**
 * Law 31: a bid out of rotation that was not accepted (and, by 30C, an artificial pass or a pass of partner's artificial
 * call). At RHO's turn it hangs on what RHO does; else the offender is free at his turn and his partner pays.
 * What must be done with a call that has to be repeated (31A1) stands here for Law 32 too.
 */
import { PASS } from '../call.ts';
import type { Consequence, Referral } from '../consequence.ts';
import type { Event } from '../event.ts';
import { type LawOf, type LawOnActs, moved, NOTHING } from '../law.ts';
import { afterRepeat, type Matter29, mustRepeat, repeated, restrictsLead, roleOf, silences } from '../rotation.ts';
import { actOf, type CallAct, matterAt, type Situation } from '../situation.ts';

/** 2007 31B: at partner's or LHO's turn partner is silenced at once. 2017: nothing before the offender has called. */
const referred = (r: Referral, t: Situation): readonly Consequence[] => {
  const m = r.to === '31' ? matterAt(t, '29', r.of) : undefined;
  if (m === undefined || t.setup.edition === '2017' || m.turn === 'rho') return NOTHING;
  return [moved(m, { pass: silences(m, t, 'throughout', '31B') }), restrictsLead(m, true)];
};

/** 2007 31A2a, 29C: every denomination that the first call specified; or the same call with the same sense. */
const repeatsDenomination = (m: Matter29, act: CallAct, t: Situation): boolean => {
  if (m.call === PASS) return false;
  if (m.shows !== 0) return (m.shows & ~act.shows) === 0;
  return act.call === m.call && act.shows === 0 && (actOf(t, m.of)?.artificial ?? false) === (act.artificial ?? false);
};
/** 2007: the price of the offender's call. */
const priced2007 = (m: Matter29, act: CallAct, t: Situation): readonly Consequence[] => {
  const settled: Partial<Matter29> = { stage: 'settled', substitute: act.seq };
  if (m.turn !== 'rho') return [moved(m, settled), restrictsLead(m, true, act.seq)];
  if (repeatsDenomination(m, act, t)) return [moved(m, { ...settled, pass: silences(m, t, 'nextTurn', '31A2a') })];
  return [moved(m, { ...settled, pass: silences(m, t, 'throughout', '31A2b') }), restrictsLead(m, true, act.seq)];
};
const heed = (m: Matter29, act: CallAct, t: Situation): readonly Consequence[] => {
  if (m.rule !== '31') return NOTHING;
  switch (roleOf(m, act, t)) {
    case 'rho':
      return [moved(m, { stage: act.call === PASS && !m.mustPass ? 'must repeat' : 'any call' })];
    case 'substitute':
      if (m.stage === 'must repeat') return afterRepeat(m, act);
      return t.setup.edition === '2007'
        ? priced2007(m, act, t)
        : [{ is: 'refer', referral: { to: '23', of: m.of, substitute: act.seq } }];
    case null:
      return NOTHING;
  }
};

/** The call made again: in turn, it is judged on its own (an insufficient one by 27). Another one breaks the duty: 37. */
const watch = (m: Matter29, e: Event, t: Situation): readonly Consequence[] => {
  if (
    (e.type !== 'CallMade' && e.type !== 'CallReplaced') ||
    e.seat !== m.seat ||
    e.call !== m.call ||
    !mustRepeat(m, t)
  )
    return NOTHING;
  const changes = e.type === 'CallReplaced' && actOf(t, e.of)?.status === 'standing';
  return changes ? NOTHING : repeated(m, e.seq);
};

export const law31: LawOf<'29'> = { law: '31', about: '29', watch, heed };
export const law31Referred: LawOnActs = { law: '31', referred };
