/**
 * Irregular calls behind screens (5.4), in the place of 27A1, 29A and the rectifications of 26 to 32 and 34 to 39.
 * The call stands provisionally once the tray or the next call has carried the auction on; it falls, with all calls
 * over it, when attention is drawn in time and the director called.
 */
import { actFrom } from '../act.ts';
import { LAST_BID } from '../call.ts';
import { auctionPeriodOver, fallBehind, withdrawnCall } from '../change-of-call.ts';
import type { Consequence } from '../consequence.ts';
import type { Event, EventOf } from '../event.ts';
import { find } from '../find.ts';
import { callsAgain, type Recall } from '../inadmissible.ts';
import { type Heard, moved, passesOn, takes } from '../law.ts';
import { halfNamed, halfOf, type MatterOfScreens, screenmate } from '../screens.ts';
import { lho } from '../seat.ts';
import { actOf, type CallAct, matterAt, type Situation } from '../situation.ts';
import { rulesOf } from './rules.ts';

type M = MatterOfScreens;
const standing = (of: number, law: string, accepted = false): Consequence => ({
  is: 'status',
  of,
  status: 'standing',
  accepted,
  law,
});
/** A bid above seven never stands (38): Law 38 puts a pass in its place when LHO calls. */
const neverStands = (act: CallAct): boolean => act.call > LAST_BID;
const paragraph = (m: M, t: Situation): string => {
  const rules = t.screens === null ? null : rulesOf(t.screens);
  return rules === null ? 'screens' : m.stage === 'across' ? rules.after : rules.before;
};

/** Other irregular calls behind it that do not stand yet fall as well. */
const waitingBehind = (t: Situation, m: M): readonly CallAct[] => {
  const at = t.auction.acts.findLastIndex((act) => act.seq === m.of);
  return t.auction.acts.slice(at + 1).filter((act) => act.status === 'pending');
};
/** 5.4.1, 5.4.2.1: put right without rectification, and not to be accepted; 5.4.2.4: what fell is not for the maker's side. */
const corrected = (m: M, t: Situation, act: CallAct): readonly Consequence[] => {
  const law = paragraph(m, t);
  return [
    ...fallBehind(t, m.of, 'withdrawn', m.seat, law),
    ...waitingBehind(t, m).flatMap((other): readonly Consequence[] => [
      { is: 'status', of: other.seq, status: 'cancelled', law },
      withdrawnCall(other.seq, m.seat),
    ]),
    {
      is: 'status',
      of: m.of,
      status: act.irregular === 'insufficient-bid' ? 'withdrawn' : 'cancelled',
      accepted: false,
      law,
    },
    withdrawnCall(m.of, m.seat),
    moved(m, { stage: 'corrected' }),
    ...(m.both ? [find(t, m.of, 'both-sides-offend', law, null)] : []),
  ];
};
/** The law speaks from now on as if there were no screen. */
const toTheLaw = (m: M): Consequence => moved(m, { stage: 'ordinary' });

/** Accepted by LHO's side (27A1, 29A), as far as it can be; a call that cannot goes to its law. */
const accepted = (m: M, t: Situation): readonly Consequence[] => {
  const insufficient = matterAt(t, '27', m.of);
  const outOfTurn = matterAt(t, '29', m.of);
  if (insufficient === undefined && outOfTurn === undefined) return [toTheLaw(m)];
  return [
    standing(m.of, 'screens WBF', true),
    ...(insufficient === undefined ? [] : [moved(insufficient, { stage: 'accepted' })]),
    ...(outOfTurn === undefined ? [] : [moved(outOfTurn, { stage: 'accepted' })]),
    moved(m, { stage: 'stands' }),
  ];
};
/** The tray leaves the side of an irregular call. */
const leaves = (m: M, e: EventOf<'TrayMoved'>, t: Situation, act: CallAct): Heard => {
  const { screens: s } = t;
  const accepts = s !== null && rulesOf(s).crossed === 'accepted';
  // 5.4.2.2: East or West erred and moved the tray himself. The law then finds the call that LHO has made over it.
  const himself = e.by === m.seat && ((m.seat & 1) === 1 || accepts);
  const byLaw = act.status === 'standing' ? accepted(m, t) : [toTheLaw(m)];
  if (himself) return passesOn(...byLaw);
  // WBF: the screenmate has accepted it for his side.
  if (s !== null && accepts) return passesOn(...(e.by === screenmate(s, m.seat) ? accepted(m, t) : byLaw));
  return passesOn(
    ...(act.status === 'pending' && !neverStands(act) ? [standing(m.of, 'screens 5.4.2.1')] : []),
    moved(m, { stage: 'across', both: e.by !== 'director' }),
  );
};
/** 5.4.2.3: back on the erring side and nobody spoke: it stands; an inadmissible call falls under its law when noticed. */
const comesBack = (m: M, t: Situation, act: CallAct): Heard => {
  if (m.drawn) return passesOn(...corrected(m, t, act));
  const inadmissible = matterAt(t, '35', m.of);
  if (act.status === 'pending') return passesOn(toTheLaw(m));
  if (inadmissible === undefined) return passesOn(moved(m, { stage: 'stands' }));
  return passesOn(moved(inadmissible, { stage: inadmissible.breaks === '37' ? 'stands' : 'over' }), toTheLaw(m));
};
const crossing = (m: M, e: EventOf<'TrayMoved'>, t: Situation, act: CallAct): Heard | null => {
  const { screens: s } = t;
  if (s === null) return null;
  const to = halfNamed(e.to);
  const his = halfOf(s, m.seat);
  if (m.stage === 'here' && s.tray === his && to !== his) return leaves(m, e, t, act);
  return m.stage === 'across' && to === his && s.tray !== his ? comesBack(m, t, act) : null;
};

/** Somebody calls on: in turn, so that a call out of rotation falls (5.4.1, 28B), or over the call, which stands provisionally. */
const calledOver = (m: M, e: EventOf<'CallMade'>, t: Situation, act: CallAct): Heard | null => {
  if (act.status !== 'pending') return null;
  if (e.seat === t.auction.turn) return passesOn(...corrected(m, t, act));
  if (e.seat !== lho(m.seat)) return null;
  return neverStands(act) ? passesOn(toTheLaw(m)) : passesOn(standing(m.of, paragraph(m, t)));
};
/** The maker himself puts another call in its place; one out of rotation is made good at his turn. */
const again = (m: M, e: Recall, t: Situation, act: CallAct): Heard => {
  const inTurn = act.status === 'standing' ? act.irregular !== 'call-out-of-rotation' : t.auction.turn === m.seat;
  const falls = corrected(m, t, act);
  if (inTurn) return takes(...falls, ...callsAgain(e, m.of));
  return takes(
    ...falls,
    { is: 'call', act: actFrom(e, 'cancelled', 'call-out-of-rotation', m.of), behind: null },
    find(t, e.seq, 'call-out-of-rotation', paragraph(m, t), e.seat),
    withdrawnCall(e.seq, e.seat),
  );
};

const drawn = (m: M, e: Event, t: Situation, act: CallAct): Heard | null => {
  if (e.type === 'AttentionDrawn' && e.of === m.of)
    return passesOn(...(m.called ? corrected(m, t, act) : [moved(m, { drawn: true })]));
  if (e.type !== 'DirectorCalled') return null;
  if (e.of === m.of || (e.of === undefined && m.drawn)) return passesOn(...corrected(m, t, act));
  return e.of === undefined ? passesOn(moved(m, { called: true })) : null;
};
/** What the regulations make of an event while they hold an irregular call. */
export const hearCall = (m: M, e: Event, t: Situation): Heard | null => {
  if ((m.stage !== 'here' && m.stage !== 'across') || auctionPeriodOver(t)) return null;
  const act = actOf(t, m.of);
  if (act === undefined || (act.status !== 'pending' && act.status !== 'standing')) return null;
  switch (e.type) {
    case 'AttentionDrawn':
    case 'DirectorCalled':
      return drawn(m, e, t, act);
    case 'TrayMoved':
      return crossing(m, e, t, act);
    case 'CallReplaced':
      return e.of === m.of && e.seat === m.seat ? again(m, e, t, act) : null;
    case 'CallWithdrawn':
      return e.of === m.of && e.seat === m.seat ? takes(...corrected(m, t, act)) : null;
    case 'CallMade':
      if (e.seat === m.seat && act.status === 'pending' && t.auction.turn === m.seat) return again(m, e, t, act);
      return e.seat === m.seat ? null : calledOver(m, e, t, act);
    default:
      return null;
  }
};
