/**
 * Law 27: an insufficient bid in turn.
 *   offered → accepted                       LHO says so or calls (27A1)
 *   offered → declined → judging → free | barred
 *   offered → premature …                    replaced before the director ruled (27C)
 *   declined → offered again                 the replacement is insufficient too (27B4)
 * Acts decide what stands; the director's answer decides the price, from then on.
 */
import { actFrom } from '../act.ts';
import { isBid } from '../call.ts';
import { auctionPeriodOver, hasPaused, isPassedOver, withdrawnCall } from '../change-of-call.ts';
import type { Consequence, Referral } from '../consequence.ts';
import type { Event } from '../event.ts';
import { breach, breachCode } from '../duty.ts';
import { find } from '../find.ts';
import { isReplacedBy, type Matter27, restrictionOf, type Substitute } from '../insufficient.ts';
import {
  type Book,
  type Heard,
  type LawOf,
  type LawOnActs,
  moved,
  type Pending,
  passesOn,
  takes,
  idleInPlay,
} from '../law.ts';
import { lho } from '../seat.ts';
import { actOf, answerTo, type CallAct, type Situation } from '../situation.ts';

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

/** LHO accepts: the bid on offer is legal, a replacement on the table is withdrawn (27A1, 27C). */
const accepted = (m: Matter27): readonly Consequence[] => [
  ...(m.replacement === null || m.stage !== 'premature'
    ? []
    : [
        { is: 'status', of: m.replacement, status: 'withdrawn', law: '27C' } as const,
        withdrawnCall(m.replacement, m.seat),
      ]),
  { is: 'status', of: m.offer, status: 'standing', accepted: true, law: '27A1' },
  ...(m.offer === m.of ? [] : [restrictionOf(m, true)]),
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

const put = (m: Matter27, e: Substitute): Consequence => ({
  is: 'call',
  act: actFrom(e, 'pending', null, m.replacement ?? m.of),
  behind: m.replacement ?? m.of,
});

/** LHO has his choice, until the lead is faced. */
const isOpen = (m: Matter27, t: Situation): boolean =>
  (m.stage === 'offered' || m.stage === 'premature') && !auctionPeriodOver(t);
const hearOffered = (m: Matter27, e: Event, t: Situation): Heard | null => {
  const next = lho(m.seat);
  if (e.type === 'CallMade' && e.seat === next) {
    if (m.stage === 'offered') return passesOn(...accepted(m));
    return passesOn(...refused(m), ...priced(m, true));
  }
  if (e.type === 'OptionChosen' && e.by === next && e.of === m.offer) {
    if (e.option === 'accept') return takes(...accepted(m));
    if (e.option !== 'decline') return null;
    if (m.stage === 'offered') return takes(...refused(m), moved(m, { stage: 'declined' }));
    return takes(...refused(m), ...priced(m, false));
  }
  if (!isReplacedBy(m, e) || t.auction.turn !== m.seat) return null;
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
/** The replacement breaks a duty of its maker's own; what then follows of both laws together is not worked out. */
const breaks = (m: Matter27, e: Substitute, t: Situation, book: Book): readonly Consequence[] => {
  const others = book.duties(t).filter((d) => d.of !== m.of);
  const broken = breach(others, e.seat, e.call);
  if (broken === null || broken.is === 'repeat') return [];
  const law = broken.is === 'pass' ? '37' : broken.law;
  return [find(t, e.seq, breachCode(broken), law, e.seat, { notImplemented: true })];
};
/** A call out of rotation was accepted while the choice was LHO's, or the next call the offender's: nobody waits for it. */
const heed: NonNullable<LawOf<'27'>['heed']> = (m, act, t) => {
  const open = m.stage === 'offered' || m.stage === 'premature';
  if ((!open && m.stage !== 'declined') || !isPassedOver(t, m.of, m.seat, act)) return [];
  const { replacement } = m;
  const second =
    m.stage === 'premature' && replacement !== null
      ? [
          { is: 'status', of: replacement, status: 'withdrawn', law: '27C' } as const,
          withdrawnCall(replacement, m.seat),
        ]
      : [];
  return [moved(m, { stage: 'passed over' }), ...(open ? refused(m) : []), ...second];
};
/** 27B goes on from the replacement; `over`: LHO has called over it. */
const priced = (m: Matter27, over: boolean): readonly Consequence[] => [
  moved(m, { stage: 'declined' }),
  { is: 'refer', referral: { to: '27B', of: m.of, over } },
];
const hear: NonNullable<LawOf<'27'>['hear']> = (m, e, t, book) => {
  const meant = slip(m, e, t);
  if (meant !== null) return meant;
  if (isOpen(m, t)) return hearOffered(m, e, t);
  if (m.stage === 'declined' && isReplacedBy(m, e))
    return takes(put(m, e), ...priced({ ...m, replacement: e.seq, maybeSlip: false }, false), ...breaks(m, e, t, book));
  return null;
};

const asks = (m: Matter27, t: Situation): readonly Pending[] => {
  const out: Pending[] = [];
  if (isOpen(m, t))
    out.push({
      of: m.offer,
      law: '27A1',
      kind: 'choice',
      by: lho(m.seat),
      question: null,
      options: ['accept', 'decline'],
      until: 'call',
    });
  if (
    m.maybeSlip &&
    m.stage !== 'accepted' &&
    m.stage !== 'slip' &&
    m.replacement !== null &&
    answerTo(t, m.replacement, 'unintended') === undefined
  )
    out.push({
      of: m.replacement,
      law: '25A1',
      kind: 'judgement',
      by: 'director',
      question: 'unintended',
      options: [],
      until: 'answer',
    });
  return out;
};

export const law27: LawOf<'27'> = { law: '27', about: '27', hear, heed, asks, idle: idleInPlay };
export const law27OnCalls: LawOnActs = { law: '27', on: ['CallMade'], fresh, referred };
