/**
 * Law 21B: a call based on misinformation from an opponent may be changed until partner has called, and the other side
 * bears it: its LHO may reconsider (21B2), the director adjusts where it is too late (21B3).
 */
import { granted, type Matter25, withdrawnCall } from '../change-of-call.ts';
import type { Consequence } from '../consequence.ts';
import { find } from '../find.ts';
import { type LawOf, moved, type Pending, passesOn } from '../law.ts';
import { isBefore } from '../order.ts';
import { lho, otherSide, type Seat, seatsOf, sideOf } from '../seat.ts';
import { answerTo, type Situation } from '../situation.ts';

/** Explanations by the other side. */
const explanations = (t: Situation, seat: Seat) =>
  t.known.filter(
    (k) =>
      k.kind === 'explanation' &&
      (k.authorized & seatsOf(sideOf(seat))) !== 0 &&
      (k.unauthorized & seatsOf(sideOf(seat))) === 0,
  );

/** The finding is about the explanation that the first call rested on, where one is on record. */
const misinformation = (m: Matter25, t: Situation): Consequence => {
  const given = explanations(t, m.seat).findLast((k) => isBefore(t, k.of, m.first));
  const found = find(t, given?.of ?? m.of, 'misinformation', '21B1a', null);
  return found.is === 'finding'
    ? { is: 'finding', finding: { ...found.finding, side: otherSide(sideOf(m.seat)) } }
    : found;
};

/** The call already stands, by a slip or because LHO called over it: the answer decides whose information it is. */
const repriced = (m: Matter25): readonly Consequence[] => [
  withdrawnCall(m.first, lho(m.seat)),
  { is: 'refer', referral: { to: '26', of: m.first, offender: m.seat, arises: false } },
  moved(m, { as: 'misinformed' }),
];
const hear: NonNullable<LawOf<'25'>['hear']> = (m, e, t) => {
  if (e.type !== 'DirectorJudged' || e.of !== m.of || e.question !== 'misinformed' || e.answer !== true) return null;
  if (m.as === 'misinformed') return passesOn();
  if (m.partnerCalled) return passesOn(misinformation(m, t), find(t, m.of, 'too-late', '21B3', m.seat));
  const stands = t.auction.acts.some((act) => act.seq === m.of && act.status === 'standing');
  if (m.as === null) return passesOn(misinformation(m, t), ...granted(m, t, 'misinformed', '21B1a'));
  return stands ? passesOn(misinformation(m, t), ...repriced(m)) : passesOn(misinformation(m, t));
};

const asks = (m: Matter25, t: Situation): readonly Pending[] => {
  const judgement = (question: string, law: string): readonly Pending[] =>
    answerTo(t, m.of, question) === undefined
      ? [{ of: m.of, law, kind: 'judgement', by: 'director', question, options: [], until: 'answer' }]
      : NOTHING_ASKED;
  // Only where the other side has explained something since the call that is changed.
  if (m.stage === 'asked' && explanations(t, m.seat).some((k) => isBefore(t, m.first, k.of)))
    return judgement('misinformed', '21B1a');
  const over = t.phase === 'ended' || t.phase === 'closed';
  const late = m.partnerCalled && answerTo(t, m.of, 'misinformed') === true;
  return over && late ? judgement('damage', '21B3') : NOTHING_ASKED;
};
const NOTHING_ASKED: readonly Pending[] = [];

export const law21: LawOf<'25'> = { law: '21', about: '25', hear, asks };
