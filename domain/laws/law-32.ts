/** Law 32: a double or redouble out of rotation that was not accepted (the editions letter its cases differently). */
import { PASS } from '../call.ts';
import type { Consequence, Referral } from '../consequence.ts';
import { type LawOf, type LawOnActs, moved, NOTHING } from '../law.ts';
import { afterRepeat, type Matter29, restrictsLead, roleOf, silences } from '../rotation.ts';
import { type CallAct, matterAt, type Situation } from '../situation.ts';

/** 2007 32A: at partner's turn he is silenced at once, whatever the offender then calls. */
const referred = (r: Referral, t: Situation): readonly Consequence[] => {
  const m = r.to === '32' ? matterAt(t, '29', r.of) : undefined;
  if (m === undefined || t.setup.edition === '2017' || m.turn === 'rho') return NOTHING;
  return [moved(m, { pass: silences(m, t, 'throughout', '32A') }), restrictsLead(m, true)];
};

/** RHO passes: the call must be repeated (2007 32B1, 2017 32A1). He does not: 2007 32B2 silences partner. */
const afterRho = (m: Matter29, act: CallAct, t: Situation): readonly Consequence[] => {
  if (act.call === PASS && !m.mustPass)
    return [moved(m, { stage: 'must repeat', pass: null }), restrictsLead(m, false)];
  if (t.setup.edition === '2017') return [moved(m, { stage: 'any call' })];
  return [moved(m, { stage: 'any call', pass: silences(m, t, 'throughout', '32B2') }), restrictsLead(m, true)];
};
const heed = (m: Matter29, act: CallAct, t: Situation): readonly Consequence[] => {
  if (m.rule !== '32') return NOTHING;
  switch (roleOf(m, act, t)) {
    case 'rho':
      return afterRho(m, act, t);
    case 'substitute':
      if (m.stage === 'must repeat') return afterRepeat(m, act);
      return t.setup.edition === '2007'
        ? [moved(m, { stage: 'settled', substitute: act.seq }), restrictsLead(m, true, act.seq)]
        : [{ is: 'refer', referral: { to: '23', of: m.of, substitute: act.seq } }];
    case null:
      return NOTHING;
  }
};

export const law32: LawOf<'29'> = { law: '32', about: '29', heed };
export const law32Referred: LawOnActs = { law: '32', referred };
