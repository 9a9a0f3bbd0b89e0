/**
 * Law 27: an insufficient bid in turn.
 *   offered → accepted                       LHO says so or calls (27A1)
 *   offered → declined → judging → free | barred
 *   offered → premature …                    replaced before the director ruled (27C)
 *   declined → offered again                 the replacement is insufficient too (27B4)
 * Acts decide what stands; the director's answer decides the price, from then on.
 */
import { actFrom } from '../act.ts';
import { isRegular } from '../auction.ts';
import { type Call, DOUBLE, denominationOf, isBid, LAST_BID, lowestSufficient, PASS, REDOUBLE } from '../call.ts';
import { hasPaused, withdrawnCall } from '../change-of-call.ts';
import type { Consequence, Referral } from '../consequence.ts';
import type { Edition, LawRef } from '../edition.ts';
import type { Event, EventOf, Seq } from '../event.ts';
import { find } from '../find.ts';
import { type Duty, type Heard, type LawOf, type LawOnActs, moved, type Pending, passesOn, takes, idleInPlay } from '../law.ts';
import { lho, partner, type Seat } from '../seat.ts';
import { actOf, answerTo, type CallAct, type Situation } from '../situation.ts';

export interface Matter27 {
  readonly law: '27';
  readonly of: Seq;
  readonly seat: Seat;
  /** The insufficient bid that LHO may accept now: the first, or the one put in its place (27B4). */
  readonly offer: Seq;
  readonly replacement: Seq | null;
  /** The question asked of the director about the replacement. */
  readonly question: Question | null;
  /** What the rectification rests on. */
  readonly ground: LawRef | null;
  /** Replaced before the director had ruled and without a pause that 2007 25A forbids: it may have been a slip. */
  readonly maybeSlip: boolean;
  readonly stage: 'offered' | 'premature' | 'declined' | 'judging' | 'free' | 'barred' | 'accepted' | 'slip';
}
type Question = 'natural' | 'samePrecision' | 'comparable';
type Substitute = EventOf<'CallReplaced'> | EventOf<'CallMade'>;

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
const isDouble = (call: Call): boolean => call === DOUBLE || call === REDOUBLE;
const settled = (m: Matter27): boolean => m.ground === '27B3';

const opened = (act: CallAct, t: Situation): readonly Consequence[] => [
  find(t, act.seq, 'insufficient-bid', '27A1', act.seat),
  {
    is: 'matter',
    matter: {
      law: '27',
      of: act.seq,
      seat: act.seat,
      offer: act.seq,
      replacement: null,
      question: null,
      ground: null,
      maybeSlip: false,
      stage: 'offered',
    },
  },
];
const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  if (e.type !== 'CallMade' || !isBid(e.call) || e.call > t.auction.bid || e.seat !== t.auction.turn || t.auction.over)
    return null;
  const act = actFrom(e, 'pending', 'insufficient-bid');
  return takes({ is: 'call', act, behind: null }, ...opened(act, t));
};
/** A call that another law has brought to its place is insufficient there (25, 27A2, 29B). */
const referred = (r: Referral, t: Situation): readonly Consequence[] =>
  r.to === 'call' && r.law === '27'
    ? [
        { is: 'status', of: r.act.seq, status: 'pending', accepted: false, irregular: 'insufficient-bid', law: '27A1' },
        ...opened(r.act, t),
      ]
    : [];

const restriction = (m: Matter27, arises: boolean): Consequence => ({
  is: 'refer',
  referral: { to: '26', of: m.of, offender: m.seat, arises },
});

/** LHO accepts: the bid on offer is legal, a replacement on the table is withdrawn (27A1, 27C). */
const accepted = (m: Matter27): readonly Consequence[] => [
  ...(m.replacement === null || m.stage !== 'premature'
    ? []
    : [
        { is: 'status', of: m.replacement, status: 'withdrawn', law: '27C' } as const,
        withdrawnCall(m.replacement, m.seat),
      ]),
  { is: 'status', of: m.offer, status: 'standing', accepted: true, law: '27A1' },
  ...(m.offer === m.of ? [] : [restriction(m, true)]),
  moved(m, { stage: 'accepted', replacement: m.offer === m.of ? null : m.offer }),
];

/** The bid on offer is refused: withdrawn, and with it what it told. */
const refused = (m: Matter27): readonly Consequence[] => [
  {
    is: 'status',
    of: m.offer,
    status: m.offer === m.of ? 'withdrawn' : 'cancelled',
    law: m.offer === m.of ? '27B' : '27B4',
  },
  withdrawnCall(m.offer, m.seat),
];

/** 27B1: the auction goes on freely and the withdrawn bid binds nobody. */
const free = (m: Matter27, ground: LawRef): readonly Consequence[] => [
  { is: 'refer', referral: { to: '16', of: m.of, kind: 'call', offender: m.seat, as: 'free' } },
  restriction(m, false),
  moved(m, { stage: 'free', ground }),
];
/** 27B2, 27B3: partner must pass throughout, Law 26 may apply. */
const barred = (m: Matter27, ground: LawRef): readonly Consequence[] => [
  withdrawnCall(m.of, m.seat),
  restriction(m, true),
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
  if (settled(m)) return isDouble(act.call) ? doubleFalls(m) : [stands(act.seq), ...barred(m, '27B3')];
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
  if (!isDouble(act.call)) return barred(m, settled(m) ? '27B3' : '27B2');
  const last = t.auction.acts.findLast((a) => a.status === 'standing' || a.status === 'pending');
  return last === undefined || last.seq === act.seq ? doubleFalls(m) : barred(m, '27B3');
};

const replaces = (m: Matter27, e: Event): e is Substitute =>
  (e.type === 'CallReplaced' && e.seat === m.seat && (e.of === m.of || e.of === m.offer || e.of === m.replacement)) ||
  (e.type === 'CallMade' && e.seat === m.seat);

const put = (m: Matter27, e: Substitute): Consequence => ({
  is: 'call',
  act: actFrom(e, 'pending', null, m.replacement ?? m.of),
  behind: m.replacement ?? m.of,
});

const hearOffered = (m: Matter27, e: Event, t: Situation): Heard | null => {
  const next = lho(m.seat);
  if (e.type === 'CallMade' && e.seat === next) {
    if (m.stage === 'offered') return passesOn(...accepted(m));
    return passesOn(...refused(m), ...overReplacement(m, t));
  }
  if (e.type === 'OptionChosen' && e.by === next && e.of === m.offer) {
    if (e.option === 'accept') return takes(...accepted(m));
    if (e.option !== 'decline') return null;
    if (m.stage === 'offered') return takes(...refused(m), moved(m, { stage: 'declined' }));
    return takes(...refused(m), ...overReplacement(m, t, false));
  }
  if (!replaces(m, e) || t.auction.turn !== m.seat) return null;
  const before = m.stage === 'premature' ? m.replacement : null;
  return takes(
    ...(before === null
      ? []
      : [{ is: 'status', of: before, status: 'withdrawn', law: '27C' } as const, withdrawnCall(before, m.seat)]),
    put({ ...m, replacement: before ?? (m.offer === m.of ? null : m.offer) }, e),
    moved(m, { stage: 'premature', replacement: e.seq, maybeSlip: !hasPaused(e, t) }),
  );
};
/** It was a slip after all: 25A from the start, or as the price of what stands by now. */
const slip = (m: Matter27, e: Event, t: Situation): Heard | null => {
  const asked =
    e.type === 'DirectorJudged' &&
    e.question === 'unintended' &&
    m.maybeSlip &&
    m.replacement !== null &&
    e.of === m.replacement;
  if (!asked || e.answer !== true) return null;
  const { status } = actOf(t, m.replacement) ?? { status: 'cancelled' };
  if (status !== 'pending' && status !== 'standing') return null;
  return passesOn(moved(m, { stage: 'slip' }), {
    is: 'refer',
    referral: { to: '25', first: m.offer, second: m.replacement },
  });
};
/** 27C: the replacement made too early counts as the replacement. */
const overReplacement = (m: Matter27, t: Situation, over = true): readonly Consequence[] => {
  const act = m.replacement === null ? undefined : actOf(t, m.replacement);
  return act === undefined ? [] : substituted({ ...m, stage: 'declined' }, act, t, over);
};

const heed: NonNullable<LawOf<'27'>['heed']> = (m, act, t) => {
  const own = act.replaces === null || act.replaces === m.of || act.replaces === m.replacement;
  if (m.stage !== 'declined' || act.seat !== m.seat || own) return [];
  return substituted({ ...m, replacement: act.seq }, act, t, false).filter(
    (c) => c.is !== 'status' || c.of !== act.seq,
  );
};
const hear: NonNullable<LawOf<'27'>['hear']> = (m, e, t) => {
  const meant = slip(m, e, t);
  if (meant !== null) return meant;
  if (m.stage === 'offered' || m.stage === 'premature') return hearOffered(m, e, t);
  if (m.stage === 'declined' && replaces(m, e)) {
    const act = actFrom(e, 'pending', null, m.replacement ?? m.of);
    const now: Matter27 = { ...m, replacement: e.seq, maybeSlip: false };
    return takes(put(m, e), ...substituted(now, act, t, false));
  }
  if (e.type === 'DirectorJudged' && e.of === m.replacement && e.question === m.question)
    return passesOn(...answered(m, e.answer === true, t));
  if (m.stage === 'judging' && e.type === 'CallMade' && e.seat === lho(m.seat)) {
    const act = m.replacement === null ? undefined : actOf(t, m.replacement);
    return act?.status === 'pending' ? passesOn(stands(act.seq)) : null;
  }
  return null;
};

const asks = (m: Matter27, t: Situation): readonly Pending[] => {
  const out: Pending[] = [];
  if (m.stage === 'offered' || m.stage === 'premature')
    out.push({
      of: m.offer,
      law: '27A1',
      kind: 'choice',
      by: lho(m.seat),
      question: null,
      options: ['accept', 'decline'],
      until: 'call',
    });
  const judgement = (of: Seq, law: LawRef, question: string, until: string): Pending => ({
    of,
    law,
    kind: 'judgement',
    by: 'director',
    question,
    options: [],
    until,
  });
  if (
    m.maybeSlip &&
    m.stage !== 'accepted' &&
    m.stage !== 'slip' &&
    m.replacement !== null &&
    answerTo(t, m.replacement, 'unintended') === undefined
  )
    out.push(judgement(m.replacement, '25A1', 'unintended', 'answer'));
  if (m.stage === 'judging' && m.replacement !== null && m.question !== null)
    out.push(judgement(m.replacement, m.question === 'natural' ? '27B1a' : '27B1b', m.question, 'answer'));
  const over = t.phase === 'ended' || t.phase === 'closed';
  if (m.stage === 'free' && over && m.replacement !== null && answerTo(t, m.replacement, 'damage') === undefined)
    out.push(judgement(m.replacement, '27D', 'damage', 'answer'));
  return out;
};

const duties = (m: Matter27, t: Situation): readonly Duty[] => {
  if (t.auction.over) return [];
  if (m.stage === 'barred' && m.ground !== null)
    return [
      { is: 'pass', seat: partner(m.seat), calls: [], life: 'throughout', law: m.ground, of: m.of, ruledBy: null },
    ];
  if (m.stage === 'declined' && settled(m))
    return [
      { is: 'barred', seat: m.seat, calls: [DOUBLE, REDOUBLE], life: 'thisTurn', law: '27B3', of: m.of, ruledBy: null },
    ];
  return [];
};

export const law27: LawOf<'27'> = { law: '27', about: '27', hear, heed, asks, duties, idle: idleInPlay };
export const law27OnCalls: LawOnActs = { law: '27', fresh, referred };
