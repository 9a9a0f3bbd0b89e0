/**
 * Law 29: a call out of rotation. LHO accepts it, by calling or by saying so (29A), or it is cancelled and the turn goes
 * back (29B); Laws 30, 31 and 32 then rectify it, by the denominations it specified (29C).
 */
import { actFrom } from '../act.ts';
import { isRegular } from '../auction.ts';
import { DOUBLE, isBid, levelOf, PASS, REDOUBLE } from '../call.ts';
import { fallBehind, hasPartnerCalled, hasPaused, withdrawnCall } from '../change-of-call.ts';
import type { Consequence } from '../consequence.ts';
import type { Event, EventOf, Seq } from '../event.ts';
import { find } from '../find.ts';
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
import { isAwaited, isOffered, type Matter29, mustRepeat, repeatLaw, told } from '../rotation.ts';
import { lho, partner, rho, type Seat, stepsBetween } from '../seat.ts';
import { actOf, type CallAct, type Situation } from '../situation.ts';

type Called = Pick<CallAct, 'seq' | 'seat' | 'call' | 'shows' | 'artificial'>;
const TURNS = [null, 'lho', 'partner', 'rho'] as const;
/** 32, 35: a double or redouble that 19 does not admit, or a bid above seven, falls under 36 and 38 first. */
const isAdmissible = (e: EventOf<'CallMade'>, t: Situation): boolean =>
  e.call === DOUBLE || e.call === REDOUBLE
    ? isRegular(t.auction, e.seat, e.call)
    : !isBid(e.call) || levelOf(e.call) <= 7;
/** 2007 30B3 and the footnote to 31B, 2017 30B2 and 31C: at LHO's turn, having called, he changes his call (25). */
const isChange = (e: EventOf<'CallMade'>, t: Situation): boolean =>
  e.seat === rho(t.auction.turn) &&
  t.auction.calls[e.seat] > 0 &&
  !(t.setup.edition === '2007' && e.call === PASS && t.auction.bid === 0 && e.artificial !== true);

/** 30C, 31: an artificial pass, and a pass of partner's artificial call, are dealt with as bids. */
const ruleFor = (e: Called, t: Situation): Matter29['rule'] => {
  if (isBid(e.call)) return '31';
  if (e.call !== PASS) return '32';
  const last = t.auction.acts.findLast((act) => act.status === 'standing' && act.call !== PASS);
  const overPartner = last !== undefined && last.seat === partner(e.seat) && last.artificial === true;
  return e.artificial === true || overPartner ? '31' : '30';
};

const opened = (e: Called, turn: Matter29['turn'], t: Situation, book: Book): readonly Consequence[] => [
  find(t, e.seq, 'call-out-of-rotation', '29A', e.seat),
  {
    is: 'matter',
    matter: {
      law: '29',
      of: e.seq,
      seat: e.seat,
      call: e.call,
      shows: e.shows,
      turn,
      rule: ruleFor(e, t),
      bidBefore: t.auction.bid !== 0,
      mustPass: e.call !== PASS && book.duties(t).some((d) => d.is === 'pass' && d.seat === e.seat),
      stage: 'offered',
      substitute: null,
      second: null,
      pass: null,
      noDouble: null,
    },
  },
];
/** The turn is judged before sufficiency (27A2) and before duties. */
const fresh: NonNullable<LawOnActs['fresh']> = (e, t, book) => {
  if (e.type !== 'CallMade' || t.phase !== 'auction' || t.auction.over) return null;
  const turn = TURNS[stepsBetween(e.seat, t.auction.turn)] ?? null;
  if (turn === null || !isAdmissible(e, t) || isChange(e, t)) return null;
  const act = actFrom(e, 'pending', 'call-out-of-rotation');
  return takes({ is: 'call', act, behind: null }, ...opened(act, turn, t, book));
};

/** 29A. What his partner called meanwhile was then out of rotation itself, and falls. */
const accepted = (m: Matter29, t: Situation, of = m.of): readonly Consequence[] => [
  moved(m, { stage: 'accepted', second: of === m.of ? m.second : null }),
  ...fallBehind(t, m.of, 'cancelled', m.seat, '29A'),
  ...(of === m.of
    ? NOTHING
    : [{ is: 'status', of: m.of, status: 'withdrawn', law: '25A1' } as const, told(m, 'withdrawn')]),
  { is: 'status', of, status: 'standing', accepted: true, irregular: 'call-out-of-rotation', law: '29A' },
];
/** 29B: the turn goes back; what it costs is for 30, 31 or 32. */
const cancelled = (m: Matter29): readonly Consequence[] => [
  moved(m, { stage: 'cancelled' }),
  { is: 'status', of: m.of, status: 'cancelled', law: '29B' },
  told(m, 'withdrawn'),
  { is: 'refer', referral: { to: m.rule, of: m.of } },
];

/** The substitute, written as a replacement of the cancelled call: judged as any call in turn. */
const substituted = (m: Matter29, e: Event, t: Situation): Heard | null => {
  if (e.type !== 'CallReplaced' || e.seat !== m.seat || t.auction.turn !== m.seat || t.auction.over) return null;
  if (e.of !== m.of || !(isAwaited(m) || (m.stage === 'repeated' && m.substitute === e.seq))) return null;
  const act = actFrom(e, 'pending', null);
  return takes({ is: 'call', act, behind: null }, { is: 'refer', referral: { to: 'call', law: '35', act } });
};
/** He puts another call in its place before anybody has spoken: it falls, but for a slip (25A). */
const changes = (m: Matter29, e: EventOf<'CallReplaced'> | EventOf<'CallMade'>, t: Situation): Heard => {
  const { second } = m;
  const maybeSlip = !hasPaused(e, t) && !hasPartnerCalled(t, m.seat, m.of);
  return takes(
    ...(second === null ? NOTHING : [{ is: 'status', of: second, status: 'withdrawn', law: '25B1' } as const]),
    ...(second === null ? NOTHING : [withdrawnCall(second, m.seat)]),
    { is: 'call', act: actFrom(e, 'pending', null, second ?? m.of), behind: second ?? m.of },
    moved(m, { second: e.seq }),
    ...(maybeSlip ? NOTHING : notMeant({ ...m, second: e.seq }, e.seq, t)),
  );
};
/** 25B: the first call is the one out of rotation, the second is no call. */
const notMeant = (m: Matter29, second: Seq, t: Situation): readonly Consequence[] => [
  { is: 'status', of: second, status: 'cancelled', irregular: 'change-of-call', law: '25B2' },
  withdrawnCall(second, m.seat),
  find(t, second, 'change-of-call', '25B1', m.seat),
  moved(m, { second: null }),
];
/** 25A: what he had meant takes its place, and is out of rotation as it was. */
const meant = (m: Matter29, second: Seq, t: Situation, book: Book): readonly Consequence[] => {
  const act = actOf(t, second);
  return act === undefined
    ? NOTHING
    : [
        moved(m, { stage: 'slip', second: null }),
        { is: 'status', of: m.of, status: 'withdrawn', law: '25A1' },
        told(m, 'withdrawn'),
        { is: 'status', of: second, status: 'pending', irregular: 'call-out-of-rotation', law: '25A1' },
        ...opened(act, m.turn, t, book),
      ];
};
const answered = (m: Matter29, e: EventOf<'DirectorJudged'>, t: Situation, book: Book): Heard | null => {
  if (m.second === null || e.of !== m.second || e.question !== 'unintended') return null;
  return passesOn(...(e.answer === true ? meant(m, m.second, t, book) : notMeant(m, m.second, t)));
};
const hear: NonNullable<LawOf<'29'>['hear']> = (m, e, t, book) => {
  if (!isOffered(m, t)) return substituted(m, e, t);
  const next = lho(m.seat);
  const changed = e.type === 'CallReplaced' && (e.of === m.of || e.of === m.second);
  if ((changed || e.type === 'CallMade') && e.seat === m.seat && t.auction.turn !== m.seat) return changes(m, e, t);
  if (e.type === 'CallMade')
    return e.seat === next && t.auction.turn !== next ? passesOn(...accepted(m, t, m.second ?? m.of)) : null;
  if (e.type === 'DirectorJudged') return answered(m, e, t, book);
  // A call taken back in words may still be accepted, as long as nobody has refused it.
  if (e.type === 'CallWithdrawn') return e.of === m.of && e.seat === m.seat ? takes() : null;
  if (e.type !== 'OptionChosen' || e.of !== m.of || e.by !== next) return null;
  if (e.option === 'accept') return takes(...accepted(m, t));
  return e.option === 'decline' ? takes(...cancelled(m)) : null;
};
/** What was put in the place of a call that has been accepted, refused or overtaken falls with the choice. */
const fallsToo = (m: Matter29, t: Situation): readonly Consequence[] =>
  m.second === null || m.stage === 'offered' || actOf(t, m.second)?.status !== 'pending'
    ? NOTHING
    : [
        { is: 'status', of: m.second, status: 'cancelled', law: '25B2' },
        withdrawnCall(m.second, m.seat),
        moved(m, { second: null }),
      ];
/** The auction has ended without the call, by a call of his partner's in turn or a change of call: it was not accepted. */
const follows: NonNullable<LawOnActs['follows']> = (t) =>
  t.matters.length > 0
    ? t.matters.flatMap((m) => {
        if (m.law !== '29') return NOTHING;
        const left = t.auction.over && m.stage === 'offered' && actOf(t, m.of)?.status === 'pending';
        return left ? cancelled(m) : fallsToo(m, t);
      })
    : NOTHING;

const asks = (m: Matter29, t: Situation): readonly Pending[] => {
  if (!isOffered(m, t)) return [];
  const choice: Pending = {
    of: m.of,
    law: '29A',
    kind: 'choice',
    by: lho(m.seat),
    question: null,
    options: ['accept', 'decline'],
    until: 'call',
  };
  return m.second === null ? [choice] : [choice, unintended(m.second)];
};
const unintended = (of: Seq): Pending => ({
  of,
  law: '25A1',
  kind: 'judgement',
  by: 'director',
  question: 'unintended',
  options: [],
  until: 'answer',
});

const duty = (
  m: Matter29,
  is: Duty['is'],
  seat: Seat,
  life: Duty['life'],
  law: string,
  calls: Duty['calls'],
): Duty => ({
  is,
  seat,
  calls,
  life,
  law,
  of: m.of,
  ruledBy: null,
});
/** What the rectification requires now, whichever of 30, 31 and 32 imposed it. */
const duties = (m: Matter29, t: Situation): readonly Duty[] => {
  if (t.auction.over) return [];
  const out: Duty[] = [];
  const { pass, noDouble } = m;
  if (pass !== null && (pass.life === 'throughout' || t.auction.calls[pass.seat] <= pass.turns))
    out.push(duty(m, 'pass', pass.seat, pass.life, pass.law, []));
  if (noDouble !== null && t.auction.calls[partner(m.seat)] <= noDouble)
    out.push(duty(m, 'barred', partner(m.seat), 'thisTurn', '30B2b', [DOUBLE, REDOUBLE]));
  if (mustRepeat(m, t)) out.push(duty(m, 'repeat', m.seat, 'thisTurn', repeatLaw(m, t), [m.call]));
  return out;
};

export const law29: LawOf<'29'> = { law: '29', about: '29', hear, asks, duties, idle: idleInPlay };
export const law29OnCalls: LawOnActs = { law: '29', on: ['CallMade'], fresh, followsOn: ['29'], follows };
