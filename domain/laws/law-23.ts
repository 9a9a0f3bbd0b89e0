/**
 * Law 23 of 2017: comparable calls in the place of calls out of rotation. The substitute stands at once; the director's
 * answer decides the price, from when it is given (30B1b, 31A2, 32A2).
 */
import type { Consequence, Referral } from '../consequence.ts';
import type { LawRef } from '../edition.ts';
import type { Event } from '../event.ts';
import { type Heard, type LawOf, type LawOnActs, moved, NOTHING, type Pending, passesOn } from '../law.ts';
import { type Matter29, restrictsLead, silences, told } from '../rotation.ts';
import { answerTo, matterAt, type Situation } from '../situation.ts';

/** The paragraph that prices a call that is not comparable; 31B2 and 32B2 refer to 31A2b and 32A2b. */
const PRICE: Record<Matter29['rule'], LawRef> = { '30': '30B1b', '31': '31A2b', '32': '32A2b' };

/** 23A-B: comparable, nothing follows but the later check. Else partner passes once, 16C and 26B apply. */
const answered = (m: Matter29, comparable: boolean, t: Situation): readonly Consequence[] => {
  if (comparable) return [moved(m, { stage: 'comparable', pass: null }), told(m, 'free'), restrictsLead(m, false)];
  if (m.stage === 'settled') return NOTHING;
  return [
    moved(m, { stage: 'settled', pass: silences(m, t, 'nextTurn', PRICE[m.rule]) }),
    told(m, 'withdrawn'),
    restrictsLead(m, true, m.substitute),
  ];
};
const referred = (r: Referral, t: Situation): readonly Consequence[] => {
  const m = r.to === '23' ? matterAt(t, '29', r.of) : undefined;
  if (m === undefined || r.to !== '23') return NOTHING;
  const waiting: Matter29 = { ...m, stage: 'judging', substitute: r.substitute, pass: null };
  const answer = answerTo(t, r.substitute, 'comparable');
  return [
    { is: 'matter', matter: waiting },
    ...(answer === undefined ? NOTHING : answered(waiting, answer === true, t)),
  ];
};

const isJudged = (m: Matter29): boolean =>
  m.stage === 'judging' || m.stage === 'comparable' || (m.stage === 'settled' && m.pass?.law === PRICE[m.rule]);
/** The last answer counts. */
const hear = (m: Matter29, e: Event, t: Situation): Heard | null => {
  if (t.setup.edition === '2007' || e.type !== 'DirectorJudged' || e.question !== 'comparable') return null;
  return m.substitute === e.of && isJudged(m) ? passesOn(...answered(m, e.answer === true, t)) : null;
};
/** 23C: when the play has ended, whether the first call's help has damaged the other side. */
const asks = (m: Matter29, t: Situation): readonly Pending[] => {
  const { substitute } = m;
  if (substitute === null || t.setup.edition === '2007') return [];
  const ask = (law: LawRef, question: string): Pending[] => [
    { of: substitute, law, kind: 'judgement', by: 'director', question, options: [], until: 'answer' },
  ];
  if (m.stage === 'judging') return ask('23A', 'comparable');
  const over = t.phase === 'ended' || t.phase === 'closed';
  return m.stage === 'comparable' && over && answerTo(t, substitute, 'damage') === undefined
    ? ask('23C', 'damage')
    : [];
};

export const law23: LawOf<'29'> = { law: '23', about: '29', hear, asks };
export const law23Referred: LawOnActs = { law: '23', referred };
