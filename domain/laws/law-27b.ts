/**
 * Law 27B and 27D: the price of the call put in the place of a refused insufficient bid. What stands is decided by the
 * acts; the director's answer decides who must pass and what may be known, from then on.
 */
import { isRegular } from '../auction.ts';
import { type Call, DOUBLE, denominationOf, isBid, LAST_BID, lowestSufficient, PASS, REDOUBLE } from '../call.ts';
import { withdrawnCall } from '../change-of-call.ts';
import type { Consequence, Referral } from '../consequence.ts';
import type { Edition, LawRef } from '../edition.ts';
import type { Seq } from '../event.ts';
import { find } from '../find.ts';
import { isDouble, isSettled, type Matter27, type Question, restrictionOf } from '../insufficient.ts';
import { type Duty, type LawOf, type LawOnActs, moved, type Pending, passesOn } from '../law.ts';
import { lho, partner } from '../seat.ts';
import { actOf, answerTo, type CallAct, type Situation } from '../situation.ts';

interface Block {
  /** The question that decides on a replacement, null where the record decides (free). */
  readonly question: (first: CallAct, second: CallAct, over: Call) => Question | null;
  /** What a "no" leads to: another question, or the rectification. */
  readonly next: (question: Question) => Question | null;
  readonly free: (question: Question | null) => LawRef;
}
const sameDenominationLowest = (first: CallAct, second: CallAct, over: Call): boolean =>
  isBid(second.call) &&
  denominationOf(second.call) === denominationOf(first.call) &&
  second.call === lowestSufficient(denominationOf(first.call), over);

/** 2017 27B1a: the lowest sufficient bid that specifies the same denominations, read off what the calls show. */
const specifiesTheSame = (first: CallAct, second: CallAct, over: Call): boolean => {
  if (!isBid(second.call) || first.shows === 0 || first.shows !== second.shows) return false;
  const only = [0, 1, 2, 3, 4].filter((d) => ((first.shows >> d) & 1) === 1);
  const lowest = second.call === lowestSufficient(denominationOf(second.call), over);
  return lowest && (only.length > 1 || second.call <= lowestSufficient(only[0] as 0, over));
};
const EDITION: Record<Edition, Block> = {
  '2007': {
    question: (first, second, over) => (sameDenominationLowest(first, second, over) ? 'natural' : 'samePrecision'),
    next: (question) => (question === 'natural' ? 'samePrecision' : null),
    free: (question) => (question === 'natural' ? '27B1a' : '27B1b'),
  },
  '2017': {
    question: (first, second, over) => (specifiesTheSame(first, second, over) ? null : 'comparable'),
    next: () => null,
    free: (question) => (question === null ? '27B1a' : '27B1b'),
  },
};
/** 27B1: the auction goes on freely and the withdrawn bid binds nobody. */
const free = (m: Matter27, ground: LawRef): readonly Consequence[] => [
  // 2007: 27B1a alone switches off 16D; a call of the same or a more precise meaning does not.
  m.question === 'samePrecision'
    ? withdrawnCall(m.of, m.seat)
    : { is: 'refer', referral: { to: '16', of: m.of, kind: 'call', offender: m.seat, as: 'free' } },
  restrictionOf(m, false),
  moved(m, { stage: 'free', ground }),
];
/** 27B2, 27B3: partner must pass throughout, Law 26 may apply. */
const barred = (m: Matter27, ground: LawRef): readonly Consequence[] => [
  withdrawnCall(m.of, m.seat),
  restrictionOf(m, true),
  moved(m, { stage: 'barred', ground }),
];
/** 27B3: the double falls and the offender is to choose again. */
const doubleFalls = (m: Matter27): readonly Consequence[] =>
  m.replacement === null
    ? []
    : [
        { is: 'status', of: m.replacement, status: 'cancelled', law: '27B3' },
        withdrawnCall(m.replacement, m.seat),
        moved(m, { stage: 'declined', ground: '27B3', question: null }),
      ];

/** A double again, after 27B3 had cancelled one: it is none of the calls that he may choose. */
const secondDouble = (m: Matter27, act: CallAct, t: Situation): readonly Consequence[] => [
  find(t, act.seq, 'inadmissible-call', '27B3', m.seat),
  ...doubleFalls(m),
];

const bidToBeat = (t: Situation, m: Matter27): Call => {
  let bid = 0;
  for (const act of t.auction.acts) {
    if (act.seq === m.of) break;
    if (act.status === 'standing' && isBid(act.call)) bid = act.call;
  }
  return bid;
};

/** What becomes of the call put in the place of the refused bid (27B); `m.replacement` is that call. */
const substituted = (m: Matter27, act: CallAct, t: Situation, over: boolean): readonly Consequence[] => {
  const first = actOf(t, m.of) as CallAct;
  const beat = bidToBeat(t, m);
  const law = act.call > LAST_BID ? '38' : isDouble(act.call) && !isRegular(t.auction, m.seat, act.call) ? '36' : null;
  // What then stands for the inadmissible call is the replacement: see heed.
  if (law !== null)
    return [moved(m, { stage: 'declined', replacement: null }), { is: 'refer', referral: { to: 'call', law, act } }];
  if (isBid(act.call) && act.call <= beat)
    return [
      find(t, act.seq, 'insufficient-bid', '27B4', m.seat),
      moved(m, { stage: 'offered', offer: act.seq, ground: '27B3' }),
    ];
  if (isSettled(m)) return isDouble(act.call) ? secondDouble(m, act, t) : [stands(act.seq), ...barred(m, '27B3')];
  const block = EDITION[t.setup.edition];
  const question =
    isDouble(act.call) || act.call === PASS ? otherQuestion(t.setup.edition) : block.question(first, act, beat);
  if (question === null) return [stands(act.seq), ...free({ ...m, question: null }, '27B1a')];
  const waiting: Matter27 = { ...m, stage: 'judging', question };
  const answer = answerTo(t, act.seq, question);
  return [
    ...(isDouble(act.call) && !over ? [] : [stands(act.seq)]),
    { is: 'matter', matter: waiting },
    ...(answer === undefined ? [] : answered(waiting, answer === true, t)),
  ];
};
const otherQuestion = (edition: Edition): Question => (edition === '2007' ? 'samePrecision' : 'comparable');
const stands = (of: Seq): Consequence => ({ is: 'status', of, status: 'standing', law: '27B' });

/** The director's answer about the replacement; it may be given again, the last one counts. */
const answered = (m: Matter27, yes: boolean, t: Situation): readonly Consequence[] => {
  const act = m.replacement === null ? undefined : actOf(t, m.replacement);
  if (act === undefined || m.question === null) return [];
  const block = EDITION[t.setup.edition];
  if (yes) return [...(act.status === 'pending' ? [stands(act.seq)] : []), ...free(m, block.free(m.question))];
  const next = block.next(m.question);
  if (next !== null) return [moved(m, { question: next, stage: 'judging' })];
  if (!isDouble(act.call)) return barred(m, isSettled(m) ? '27B3' : '27B2');
  const last = t.auction.acts.findLast((a) => a.status === 'standing' || a.status === 'pending');
  return last === undefined || last.seq === act.seq ? doubleFalls(m) : barred(m, '27B3');
};

const heed: NonNullable<LawOf<'27'>['heed']> = (m, act, t) => {
  const own = act.replaces === null || act.replaces === m.of || act.replaces === m.replacement;
  if (m.stage !== 'declined' || act.seat !== m.seat || own) return [];
  return substituted({ ...m, replacement: act.seq }, act, t, false).filter(
    (c) => c.is !== 'status' || c.of !== act.seq,
  );
};
/** The replacement, put in place by 27A or 27C, is judged here. */
const referred = (r: Referral, t: Situation): readonly Consequence[] => {
  if (r.to !== '27B') return [];
  const m = t.matters.find((x): x is Matter27 => x.law === '27' && x.of === r.of);
  const act = m?.replacement === null || m === undefined ? undefined : actOf(t, m.replacement);
  return m === undefined || act === undefined ? [] : substituted(m, act, t, r.over);
};
const hear: NonNullable<LawOf<'27'>['hear']> = (m, e, t) => {
  if (e.type === 'DirectorJudged' && e.of === m.replacement && e.question === m.question)
    return passesOn(...answered(m, e.answer === true, t));
  if (m.stage === 'judging' && e.type === 'CallMade' && e.seat === lho(m.seat)) {
    const act = m.replacement === null ? undefined : actOf(t, m.replacement);
    return act?.status === 'pending' ? passesOn(stands(act.seq)) : null;
  }
  return null;
};
const judgement = (of: Seq, law: LawRef, question: string): Pending => ({
  of,
  law,
  kind: 'judgement',
  by: 'director',
  question,
  options: [],
  until: 'answer',
});
const asks = (m: Matter27, t: Situation): readonly Pending[] => {
  const of = m.replacement;
  if (of === null) return [];
  if (m.stage === 'judging' && m.question !== null)
    return [judgement(of, m.question === 'natural' ? '27B1a' : '27B1b', m.question)];
  const over = t.phase === 'ended' || t.phase === 'closed';
  return m.stage === 'free' && over && answerTo(t, of, 'damage') === undefined ? [judgement(of, '27D', 'damage')] : [];
};

const silent = (m: Matter27, law: LawRef): Duty => ({
  is: 'pass',
  seat: partner(m.seat),
  calls: [],
  life: 'throughout',
  law,
  of: m.of,
  ruledBy: null,
});
const duties = (m: Matter27, t: Situation): readonly Duty[] => {
  if (t.auction.over) return [];
  if (m.stage === 'barred' && m.ground !== null) return [silent(m, m.ground)];
  // Whatever he then calls, his partner is silenced: it is so already while he chooses.
  if (m.stage === 'declined' && isSettled(m))
    return [
      silent(m, '27B3'),
      { is: 'barred', seat: m.seat, calls: [DOUBLE, REDOUBLE], life: 'thisTurn', law: '27B3', of: m.of, ruledBy: null },
    ];
  return [];
};

export const law27b: LawOf<'27'> = { law: '27', about: '27', hear, heed, asks, duties };
export const law27bReferred: LawOnActs = { law: '27', referred };
