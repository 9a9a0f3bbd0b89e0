/**
 * Law 25: a player changes his call.
 *   asked → (lho) → settled as a slip       what he had meant to call (25A), LHO may reconsider
 *   asked → offered → settled               anything else: LHO accepts or declines (25B)
 * LHO who calls over the second call accepts it; an answer that comes later decides ledger, Law 26 and finding only.
 */
import { actFrom } from '../act.ts';
import { PASS } from '../call.ts';
import {
  auctionPeriodOver,
  callsBehind,
  fallBehind,
  granted,
  hasPartnerCalled,
  hasPaused,
  isPassedOver,
  LETTERS,
  type Matter25,
  takesPlace,
  withdrawnCall,
  withSecond,
} from '../change-of-call.ts';
import type { Consequence, Referral } from '../consequence.ts';
import type { LawRef } from '../edition.ts';
import type { Event, EventOf } from '../event.ts';
import { find } from '../find.ts';
import {
  type Heard,
  type LawOf,
  type LawOnActs,
  moved,
  NOTHING,
  type Pending,
  passesOn,
  takes,
  idleInPlay,
} from '../law.ts';
import { lho } from '../seat.ts';
import { actOf, answerTo, type Auction, type CallAct, type Situation } from '../situation.ts';

type Called = EventOf<'CallReplaced'> | EventOf<'CallMade'>;
/**
 * 26 after a refused change: 2017 25B says so; 2007 is silent and a cancelled call is not a withdrawn one. After an
 * accepted one the lead-in of 26 reaches it in both. Disputed in 2007: options `26 after 25B1`, `26 after 25B2`.
 */
const reaches26 = (t: Situation, as: 'accepted' | 'refused'): boolean => {
  if (t.setup.edition !== '2007') return true;
  const chosen = t.setup.options[as === 'accepted' ? '26 after 25B1' : '26 after 25B2'];
  return typeof chosen === 'boolean' ? chosen : as === 'accepted';
};
const restriction = (m: Matter25, arises: boolean): Consequence => ({
  is: 'refer',
  referral: { to: '26', of: m.as === 'refused' ? m.of : m.first, offender: m.seat, arises },
});

/** No 25A, whatever he meant, or the director has said that he meant it. */
const isDeliberate = (m: Matter25, t: Situation): boolean =>
  m.partnerCalled || m.paused || answerTo(t, m.of, 'unintended') === false;
const remarked = (m: Matter25, t: Situation): readonly Consequence[] =>
  m.found ? NOTHING : [find(t, m.of, 'change-of-call', '25B1', m.seat)];
/** The price of a deliberate change: 26 at once in 2007; in 2017 where the other call is not comparable. */
const priced = (m: Matter25, t: Situation): readonly Consequence[] =>
  t.setup.edition === '2007' && (m.as === 'accepted' || m.as === 'refused') && reaches26(t, m.as)
    ? [restriction(m, true)]
    : NOTHING;

/** 25B1. */
const accepted = (m: Matter25, t: Situation): readonly Consequence[] => {
  const now: Matter25 = { ...m, stage: 'settled', as: 'accepted' };
  return [
    ...fallBehind(t, m.of, 'withdrawn', m.seat, '25B1'),
    { is: 'matter', matter: now },
    ...takesPlace(now, t, m.seat, '25B1', true),
    ...(isDeliberate(m, t) ? priced(now, t) : NOTHING),
  ];
};
/** 25B2. */
const refused = (m: Matter25, t: Situation, as: 'cancelled' | 'withdrawn' = 'cancelled'): readonly Consequence[] => {
  const now: Matter25 = { ...m, stage: 'settled', as: 'refused' };
  return [
    { is: 'status', of: m.of, status: as, law: '25B2' },
    withdrawnCall(m.of, m.seat),
    ...remarked(m, t),
    { is: 'matter', matter: { ...now, found: true } },
    ...priced(now, t),
  ];
};

/** 25A4, 25A6, 21B2: LHO keeps the call he made over the first; it is judged as if made now. */
const kept = (m: Matter25, t: Situation): readonly Consequence[] => {
  const act = m.over === null ? undefined : actOf(t, m.over);
  const settled = moved(m, { stage: 'settled' });
  return act?.status === 'standing' ? [settled, { is: 'refer', referral: { to: 'call', law: '35', act } }] : [settled];
};
const LHO_26 = '26 after 21B2';
/** LHO takes it back and calls again. */
const takenBack = (m: Matter25, t: Situation): readonly Consequence[] => {
  if (m.over === null) return NOTHING;
  const next = lho(m.seat);
  const offender = m.as === 'misinformed' ? next : m.seat;
  const law = m.as === 'misinformed' ? '21B2' : LETTERS[t.setup.edition].reconsider;
  const reached = m.as === 'misinformed' && t.setup.options[LHO_26] === true;
  return [
    ...fallBehind(t, m.over, 'withdrawn', offender, law),
    { is: 'status', of: m.over, status: 'withdrawn', law },
    withdrawnCall(m.over, offender),
    ...(reached ? [{ is: 'refer', referral: { to: '26', of: m.over, offender: next, arises: true } } as const] : []),
    moved(m, { stage: 'settled' }),
  ];
};

const hearLho = (m: Matter25, e: Event, t: Situation): Heard | null => {
  const next = lho(m.seat);
  if (e.type === 'CallWithdrawn' && e.of === m.over) return takes(...takenBack(m, t));
  if (e.type === 'OptionChosen' && e.of === m.over && e.by === next) {
    if (e.option === 'withdraw') return takes(...takenBack(m, t));
    return e.option === 'keep' ? takes(...kept(m, t)) : null;
  }
  if (e.type === 'CallReplaced' && e.of === m.over && e.seat === next) {
    const act = actFrom(e, 'pending', null, m.over);
    return takes(
      ...takenBack(m, t),
      { is: 'call', act, behind: m.over },
      { is: 'refer', referral: { to: 'call', law: '35', act } },
    );
  }
  if (e.type !== 'CallMade') return null;
  if (e.seat === next) return passesOn(...takenBack(m, t));
  return e.seat === t.auction.turn ? passesOn(moved(m, { stage: 'settled' })) : null;
};

/** The same player changes once more before anybody has spoken: the call between is withdrawn. */
const changedAgain = (m: Matter25, e: Called, t: Situation): readonly Consequence[] => [
  { is: 'status', of: m.of, status: 'withdrawn', law: '25B1' },
  withdrawnCall(m.of, m.seat),
  moved(m, { stage: 'settled' }),
  ...opened({ ...m, found: false }, e, t, m.of),
];
/** 25B1: LHO calls over the second call. Where that was the final pass, his own is not needed any more. */
const calledOver = (m: Matter25, e: EventOf<'CallMade'>, t: Situation): Heard => {
  if (!withSecond(m, t).over) return passesOn(...accepted(m, t));
  return takes(...accepted(m, t), { is: 'call', act: actFrom(e, 'cancelled', null), behind: null });
};
/** What LHO may call is reckoned over the second call, which his call accepts. */
const callsOver = (m: Matter25, t: Situation): Auction | null => {
  if ((m.stage !== 'asked' && m.stage !== 'offered') || t.auction.turn !== lho(m.seat)) return null;
  const over = withSecond(m, t);
  return over.over ? null : over;
};
const hearChange = (m: Matter25, e: Event, t: Situation): Heard | null => {
  const next = lho(m.seat);
  if (e.type === 'OptionChosen' && e.by === next && e.of === m.of) {
    if (e.option === 'accept') return takes(...accepted(m, t));
    return e.option === 'decline' ? takes(...refused(m, t)) : null;
  }
  if (e.type === 'CallWithdrawn' && e.seat === m.seat && e.of === m.of) return takes(...refused(m, t, 'withdrawn'));
  if (e.type === 'CallReplaced' && e.seat === m.seat && (e.of === m.of || e.of === m.first))
    return takes(...changedAgain(m, e, t));
  if (e.type !== 'CallMade' || auctionPeriodOver(t)) return null;
  if (e.seat === next) return calledOver(m, e, t);
  if (t.auction.over) return null;
  if (e.seat === m.seat && t.auction.turn === next) return takes(...changedAgain(m, e, t));
  return e.seat === t.auction.turn ? passesOn(...refused(m, t)) : null;
};

/** The last answer counts; once somebody has acted on it, it only prices. */
const answered = (m: Matter25, yes: boolean, t: Situation): readonly Consequence[] => {
  if (m.partnerCalled || m.paused || m.as === 'misinformed') return NOTHING;
  if (m.as === 'accepted' || m.as === 'refused')
    return yes ? [restriction(m, false)] : [...remarked(m, t), moved(m, { found: true }), ...priced(m, t)];
  if (yes) return m.as === 'slip' ? NOTHING : granted(m, t, 'slip', '25A1');
  const acted = callsBehind(t, m.of).some((act) => act.seq !== m.over) || actOf(t, m.of)?.status !== 'standing';
  if (m.as === 'slip' && acted) return [...remarked(m, t), moved(m, { found: true })];
  const back: readonly Consequence[] =
    m.as === 'slip'
      ? [
          { is: 'status', of: m.first, status: 'standing', law: '25B1' },
          { is: 'status', of: m.of, status: 'pending', law: '25B1' },
        ]
      : NOTHING;
  return [...remarked(m, t), ...back, moved(m, { stage: 'offered', as: null, found: true })];
};
const comparable = (m: Matter25, yes: boolean): readonly Consequence[] => [
  ...(yes
    ? [
        {
          is: 'refer',
          referral: { to: '16', of: m.as === 'refused' ? m.of : m.first, kind: 'call', offender: m.seat, as: 'free' },
        } as const,
      ]
    : NOTHING),
  restriction(m, !yes),
];

const hear: NonNullable<LawOf<'25'>['hear']> = (m, e, t) => {
  if (e.type === 'DirectorJudged' && e.of === m.of) {
    if (e.question === 'unintended') return passesOn(...answered(m, e.answer === true, t));
    if (e.question === 'comparable' && asksComparable(m, t)) return passesOn(...comparable(m, e.answer === true));
    return null;
  }
  if (m.stage === 'lho') return hearLho(m, e, t);
  return m.stage === 'settled' ? null : hearChange(m, e, t);
};

const asksComparable = (m: Matter25, t: Situation): boolean =>
  t.setup.edition === '2017' && (m.as === 'accepted' || m.as === 'refused') && isDeliberate(m, t);
const asks = (m: Matter25, t: Situation): readonly Pending[] => {
  const out: Pending[] = [];
  const judgement = (question: string, law: LawRef): void => {
    if (answerTo(t, m.of, question) === undefined)
      out.push({ of: m.of, law, kind: 'judgement', by: 'director', question, options: [], until: 'answer' });
  };
  const open = m.stage === 'asked' || (m.as === 'accepted' && !m.partnerCalled && !m.paused);
  if (open) judgement('unintended', '25A1');
  if (asksComparable(m, t) && mayDefend(m, t)) judgement('comparable', '26B');
  if (m.stage === 'offered')
    out.push({
      of: m.of,
      law: '25B1',
      kind: 'choice',
      by: lho(m.seat),
      question: null,
      options: ['accept', 'decline'],
      until: 'call',
    });
  if (m.stage === 'lho' && m.over !== null) {
    const law = m.as === 'misinformed' ? '21B2' : LETTERS[t.setup.edition].reconsider;
    out.push({
      of: m.over,
      law,
      kind: 'choice',
      by: lho(m.seat),
      question: null,
      options: ['withdraw', 'keep'],
      until: 'call',
    });
  }
  return out;
};
const mayDefend = (m: Matter25, t: Situation): boolean =>
  !t.auction.over || (t.auction.contract !== null && (t.auction.contract.declarer & 1) !== (m.seat & 1));

/** The change is on the table: the first call stands until somebody or the director has spoken. */
const opened = (
  of: Pick<Matter25, 'seat' | 'first' | 'found'>,
  e: Called,
  t: Situation,
  behind: number,
): readonly Consequence[] => {
  const partnerCalled = hasPartnerCalled(t, of.seat, of.first);
  const paused = hasPaused(e, t);
  const over = callsBehind(t, of.first).find((act) => act.seat === lho(of.seat))?.seq ?? null;
  const stage = partnerCalled || paused ? 'offered' : 'asked';
  const m: Matter25 = {
    law: '25',
    of: e.seq,
    seat: of.seat,
    first: of.first,
    over,
    partnerCalled,
    paused,
    found: false,
    stage,
    as: null,
  };
  // A second call made at LHO's turn is a change as it lies there (31C; 2007 30B3); a replacement may yet be a slip.
  const found = stage === 'offered' || e.type === 'CallMade';
  return [
    { is: 'call', act: actFrom(e, 'pending', found ? 'change-of-call' : null, behind), behind },
    ...(found ? remarked(m, t) : NOTHING),
    { is: 'matter', matter: { ...m, found } },
  ];
};
/** A replacement of what can't be replaced any more, or never could. */
const void25 = (e: EventOf<'CallReplaced'>, t: Situation, late: boolean): Heard =>
  takes(
    { is: 'call', act: actFrom(e, 'cancelled', late ? 'too-late' : 'change-of-call', e.of), behind: null },
    find(t, e.seq, late ? 'too-late' : 'change-of-call', late ? LETTERS[t.setup.edition].over : '25B2', e.seat),
    withdrawnCall(e.seq, e.seat),
  );
/** His last call, where he calls again before LHO has: 2007 30B3 and the note to 31, 2017 30B2 and 31C. */
const calledAgain = (e: EventOf<'CallMade'>, t: Situation): CallAct | undefined => {
  const last = t.auction.acts.findLast((act) => act.status === 'standing');
  if (last === undefined || last.seat !== e.seat || t.auction.turn !== lho(e.seat) || t.auction.over) return undefined;
  // 2007 30A: a pass before anybody has bid costs the next turn, at whosever turn it was made.
  return t.setup.edition === '2007' && e.call === PASS && t.auction.bid === 0 && e.artificial !== true
    ? undefined
    : last;
};
const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  if (e.type === 'CallMade') {
    const last = calledAgain(e, t);
    return last === undefined
      ? null
      : takes(...opened({ seat: e.seat, first: last.seq, found: false }, e, t, last.seq));
  }
  const first = e.type === 'CallReplaced' || e.type === 'CallWithdrawn' ? actOf(t, e.of) : undefined;
  if (e.type === 'CallReplaced') {
    if (auctionPeriodOver(t)) return void25(e, t, true);
    if (first === undefined || first.status !== 'standing' || first.seat !== e.seat) return void25(e, t, false);
    return takes(...opened({ seat: e.seat, first: first.seq, found: false }, e, t, first.seq));
  }
  // No law lets him take it back with nothing in its place.
  return e.type === 'CallWithdrawn' && first?.status === 'standing'
    ? takes(find(t, e.seq, 'illegal-retraction', '25B2', e.seat))
    : null;
};
/** With the faced lead every right to change, to accept and to reconsider is gone. */
const follows: NonNullable<LawOnActs['follows']> = (t) => {
  if (t.matters.length === 0 || !auctionPeriodOver(t)) return NOTHING;
  return t.matters.flatMap((m) => {
    if (m.law !== '25' || m.stage === 'settled') return NOTHING;
    return m.stage === 'lho' ? [moved(m, { stage: 'settled' as const })] : refused(m, t);
  });
};

/** Another law found that its irregular call was a slip that was put right at once: 25A, and nothing else. */
const referred = (r: Referral, t: Situation): readonly Consequence[] => {
  if (r.to !== '25') return NOTHING;
  const second = actOf(t, r.second);
  if (second === undefined) return NOTHING;
  const m: Matter25 = {
    law: '25',
    of: r.second,
    seat: second.seat,
    first: r.first,
    over: null,
    partnerCalled: false,
    paused: false,
    found: false,
    stage: 'settled',
    as: 'slip',
  };
  const stands = second.status === 'standing';
  return [
    { is: 'matter', matter: m },
    ...(stands ? [withdrawnCall(m.first, m.seat)] : takesPlace(m, t, m.seat, '25A1')),
    restriction(m, false),
  ];
};

/** A call out of rotation was accepted before anybody had spoken of the change: the first call has been called over. */
const heed: NonNullable<LawOf<'25'>['heed']> = (m, act, t) =>
  (m.stage === 'asked' || m.stage === 'offered') && isPassedOver(t, m.of, m.seat, act) ? refused(m, t) : NOTHING;

export const law25: LawOf<'25'> = { law: '25', about: '25', hear, heed, asks, callsOver, idle: idleInPlay };
export const law25OnCalls: LawOnActs = {
  law: '25',
  on: ['CallMade', 'CallReplaced', 'CallWithdrawn'],
  fresh,
  followsOn: ['25'],
  follows,
  referred,
};
