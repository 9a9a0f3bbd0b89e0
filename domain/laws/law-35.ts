/**
 * Law 35: inadmissible calls. Which law a call breaks that comes to its place other than by being made in turn (put in
 * the place of another, kept when the call before it has changed), and what 36, 37 and 38 have in common: the call is
 * cancelled when the next event shows it, and its maker calls again, or a pass is put in at once.
 */
import { isRegular, recount } from '../auction.ts';
import { type Call, DOUBLE, isBid, LAST_BID, REDOUBLE } from '../call.ts';
import { auctionPeriodOver, hasPaused, isPassedOver, withdrawnCall } from '../change-of-call.ts';
import type { Consequence, Referral } from '../consequence.ts';
import { breach } from '../duty.ts';
import type { Event, Seq } from '../event.ts';
import {
  calledInstead,
  calledOver,
  callsAgain,
  cancelled,
  type Matter35,
  rectified,
  restrictsLead,
  silenced,
  undone,
} from '../inadmissible.ts';
import {
  type Book,
  type Duty,
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
import { partner } from '../seat.ts';
import { actOf, answerTo, type CallAct, matterAt, type Situation } from '../situation.ts';

const isDouble = (call: Call): boolean => call === DOUBLE || call === REDOUBLE;
/** The law to which the call falls; null: it is a legal call. */
const lawOver = (act: CallAct, t: Situation, book: Book): string | null => {
  const at = t.auction.acts.findIndex((other) => other.seq === act.seq && other.seat === act.seat);
  const before = recount(at < 0 ? t.auction.acts : t.auction.acts.slice(0, at), t.setup.dealer);
  if (act.call > LAST_BID) return '38';
  if (isDouble(act.call) && !isRegular(before, act.seat, act.call)) return '36';
  if (breach(book.duties(t), act.seat, act.call) !== null) return '37';
  return isBid(act.call) && !isRegular(before, act.seat, act.call) ? '27' : null;
};
const referred = (r: Referral, t: Situation, book: Book): readonly Consequence[] => {
  if (r.to !== 'call' || r.law !== '35') return NOTHING;
  const law = lawOver(r.act, t, book);
  if (law !== null) return [{ is: 'refer', referral: { to: 'call', law, act: r.act } }];
  return r.act.status === 'standing' ? NOTHING : [{ is: 'status', of: r.act.seq, status: 'standing', law: '35' }];
};

/** A call that fell with others (36A, 38B) is replaced by its maker at his turn. */
const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  if (e.type !== 'CallReplaced' || t.auction.over || t.auction.turn !== e.seat) return null;
  const { acts } = t.auction;
  const fallen = acts.find((act) => act.seq === e.of && act.seat === e.seat && act.deemed === null);
  if (fallen === undefined || (fallen.status !== 'cancelled' && fallen.status !== 'withdrawn')) return null;
  return acts.some((act) => act.replaces === e.of) ? null : takes(...callsAgain(e, e.of));
};

/** A call out of turn too, before anything was done about it: 28B, or partner has called and is silenced from then on. */
const overtaken = (m: Matter35, seat: Matter35['seat'], t: Situation): Heard | null => {
  if (m.inTurn || seat !== t.auction.turn || seat === m.seat) return null;
  if (seat !== partner(m.seat)) return passesOn(...undone(m, '28B'));
  return passesOn(...rectified({ ...m, from: t.auction.calls[seat] + 1 }, t));
};
const hearOpen = (m: Matter35, e: Event, t: Situation): Heard | null => {
  if (e.type === 'CallMade' && e.seat !== m.seat) return overtaken(m, e.seat, t);
  if (e.type === 'OptionChosen' && e.of === m.of) return e.option === 'decline' ? takes(...rectified(m, t)) : null;
  if (e.type === 'CallWithdrawn' && e.of === m.of && e.seat === m.seat) return takes(...rectified(m, t));
  const again =
    (e.type === 'CallReplaced' && e.of === m.of && e.seat === m.seat) ||
    (e.type === 'CallMade' && e.seat === t.auction.turn);
  if (!again || t.auction.over) return null;
  if (t.auction.turn !== m.seat) return passesOn(...rectified(m, t));
  return takes(...cancelled({ ...m, paused: hasPaused(e, t) }, t), ...callsAgain(e, m.of));
};
const isSlipFor = (m: Matter35, act: CallAct): boolean =>
  act.replaces === m.of &&
  m.inTurn &&
  !m.paused &&
  (m.stage === 'settled' || m.stage === 'cancelled') &&
  (act.status === 'pending' || act.status === 'standing');
/** It was a slip for the call put in its place (25A), even where that one has been held against him meanwhile. */
const meant = (m: Matter35, second: Seq, t: Situation): readonly Consequence[] => {
  const act = actOf(t, second);
  if (act === undefined) return NOTHING;
  const slip = moved(m, { stage: 'slip' });
  if (isSlipFor(m, act)) return [slip, { is: 'refer', referral: { to: '25', first: m.of, second } }];
  const first = m.of === second && act.replaces !== null ? matterAt(t, '35', act.replaces) : undefined;
  return first !== undefined && isSlipFor(first, act) ? [slip] : NOTHING;
};
const hear: NonNullable<LawOf<'35'>['hear']> = (m, e, t) => {
  if (m.stage === 'open') return hearOpen(m, e, t);
  if (m.stage === 'cancelled' && m.inTurn && !t.auction.over && t.auction.turn === m.seat) {
    const free = !t.auction.acts.some((act) => act.replaces === m.of);
    if (free && e.type === 'CallMade' && e.seat === m.seat) return takes(...callsAgain(e, m.of));
  }
  const instead = calledInstead(m, e, t);
  if (instead !== null) return takes(...instead);
  if (e.type !== 'DirectorJudged') return null;
  const slip = e.question === 'unintended' && e.answer === true ? meant(m, e.of, t) : NOTHING;
  if (slip.length > 0) return passesOn(...slip);
  if (m.replacement === null || e.of !== m.replacement) return null;
  return e.question === 'comparable' && m.stage === 'settled' && t.setup.edition === '2017'
    ? passesOn(...compared(m, e.answer === true))
    : null;
};
const compared = (m: Matter35, yes: boolean): readonly Consequence[] => [
  ...(yes
    ? [{ is: 'refer', referral: { to: '16', of: m.of, kind: 'call', offender: m.seat, as: 'free' } } as const]
    : NOTHING),
  restrictsLead(m, !yes),
];
/** A call out of rotation was accepted before anybody had spoken of this one: it falls; a bid above seven silences (38C). */
const passedOver = (m: Matter35, t: Situation): readonly Consequence[] =>
  m.breaks === '38' ? calledOver(m, t) : undone(m, '29A');
/** The call that stands for it, however it came: put in its place, or made at his next turn. */
const heed: NonNullable<LawOf<'35'>['heed']> = (m, act, t) => {
  if (m.stage === 'open' && m.inTurn && isPassedOver(t, m.of, m.seat, act)) return passedOver(m, t);
  return m.stage === 'cancelled' && act.seat === m.seat && act.seq !== m.of
    ? [
        moved(m, { stage: 'settled', replacement: act.seq }),
        ...(t.setup.edition === '2007' ? [restrictsLead(m, true, act.seq)] : NOTHING),
      ]
    : NOTHING;
};

/** 26B in 2017 asks whether the call that stands is comparable; moot where his side declares. */
const asks = (m: Matter35, t: Situation): readonly Pending[] => {
  if (t.setup.edition === '2007' || m.stage !== 'settled' || m.replacement === null) return [];
  const { over, contract } = t.auction;
  const moot = over && (contract === null || (contract.declarer & 1) === (m.seat & 1));
  if (moot || answerTo(t, m.replacement, 'comparable') !== undefined) return [];
  return [
    {
      of: m.replacement,
      law: '26B',
      kind: 'judgement',
      by: 'director',
      question: 'comparable',
      options: [],
      until: 'answer',
    },
  ];
};
const duties = (m: Matter35, t: Situation): readonly Duty[] => silenced(m, t);

/** A call that nobody has settled when the lead is faced was never part of the auction. */
const follows: NonNullable<LawOnActs['follows']> = (t) => {
  if (t.matters.length === 0 || !auctionPeriodOver(t)) return NOTHING;
  return t.auction.acts
    .filter((act) => act.status === 'pending')
    .flatMap((act): Consequence[] => [
      { is: 'status', of: act.seq, status: 'cancelled', law: '35' },
      withdrawnCall(act.seq, act.seat),
    ]);
};

export const law35: LawOf<'35'> = { law: '35', about: '35', hear, heed, asks, duties, idle: idleInPlay };
export const law35OnCalls: LawOnActs = { law: '35', on: ['CallReplaced'], fresh, follows, referred };
