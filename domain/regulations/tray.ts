/**
 * The tray, the aperture and what they show (1, 2, 9): facts of the table that no law of the Code speaks of.
 * A tray moved before the player in turn has called, a screen the wrong way, an aperture raised by declarer's side.
 */
import { PASS } from '../call.ts';
import type { Consequence } from '../consequence.ts';
import type { Event, EventOf } from '../event.ts';
import { find } from '../find.ts';
import { type Heard, type LawOnActs, NOTHING, passesOn } from '../law.ts';
import { halfNamed, halfOf, type Screens, screenmate, shownTo } from '../screens.ts';
import { ALL_SEATS, hasSeat, NOBODY, onlySeat, partner, type SeatSet, seatsOf, otherSide, sideOf } from '../seat.ts';
import { isDefender, type Situation } from '../situation.ts';
import { rulesOf } from './rules.ts';

const now = (screens: Screens): Consequence => ({ is: 'screens', screens });
/** The calls that lie on the tray. */
const onTheTray = (t: Situation): number[] =>
  t.auction.acts
    .filter((act) => (act.status === 'standing' || act.status === 'pending') && act.deemed === null)
    .map((act) => act.seq);

/** 2.2: North or South moves it, once the second player of the side has called; a tray moved too early comes back. */
const trayMoved = (e: EventOf<'TrayMoved'>, t: Situation, s: Screens): Heard => {
  const to = halfNamed(e.to);
  const shown = now({ ...shownTo(s, to, onTheTray(t)), tray: to });
  if (to === s.tray || e.by === 'director') return passesOn(shown);
  const held = t.matters.some((m) => m.law === 'screens' && (m.stage === 'across' || m.stage === 'here'));
  const early = !t.auction.over && t.phase === 'auction' && !held && halfOf(s, t.auction.turn) === s.tray;
  const wrongHand = (e.by & 1) === 1;
  return early || wrongHand
    ? passesOn(shown, find(t, e.seq, 'screen-irregularity', rulesOf(s).tray, e.by))
    : passesOn(shown);
};
/** 2.3: a defender raises the aperture, when the auction is over. */
const raised = (e: EventOf<'ApertureOpened'>, t: Situation, s: Screens): Heard => {
  const open = now({ ...s, aperture: 'open', openedBy: sideOf(e.by) });
  const wrong = t.phase === 'auction' || (t.play !== null && !isDefender(t, e.by));
  return wrong ? passesOn(open, find(t, e.seq, 'screen-irregularity', rulesOf(s).aperture, e.by)) : passesOn(open);
};
/** 1.2: noticed after a side has begun its auction, the board is played so. The tray lies before the player in turn. */
const misplaced = (e: EventOf<'ScreenMisplaced'>, t: Situation, s: Screens): Heard => {
  const askew = e.sides.length === 0 || e.sides.some((side) => side === 'NW' || side === 'SE');
  const turned: Screens = { ...s, askew, tray: halfOf({ askew }, t.auction.turn), seen: [[], []] };
  const seen = t.auction.acts.reduce((all, act) => {
    const before = s.seen[0].includes(act.seq) && s.seen[1].includes(act.seq);
    const own = shownTo(all, halfOf(all, act.seat), [act.seq]);
    return before ? shownTo(own, halfOf(all, act.seat) === 0 ? 1 : 0, [act.seq]) : own;
  }, turned);
  return passesOn(now(seen), find(t, e.seq, 'screen-irregularity', rulesOf(s).misplaced, null));
};
/** 2.1, 9: a card handled and not released, or laid before the player, is no call; who saw it knows it. */
const cardShown = (e: EventOf<'CallShown'>, law: string, seen: SeatSet): Heard | null => {
  const others = seen & ALL_SEATS & ~onlySeat(e.seat);
  if (others === NOBODY) return null;
  const opponents = others & seatsOf(otherSide(sideOf(e.seat)));
  const mate = hasSeat(others, partner(e.seat)) ? onlySeat(partner(e.seat)) : NOBODY;
  return passesOn({
    is: 'known',
    item: { of: e.seq, kind: 'call', item: 'sight', authorized: opponents, unauthorized: mate, law },
  });
};
const shown = (e: EventOf<'CallShown'>, t: Situation): Heard | null => {
  const { screens: s } = t;
  if (s === null) return cardShown(e, '16B1a', e.seenBy ?? ALL_SEATS);
  const seen = e.seenBy ?? onlySeat(screenmate(s, e.seat));
  const { handled, laid } = rulesOf(s).shown;
  return cardShown(e, hasSeat(seen, partner(e.seat)) ? '16B1a' : e.how === 'handled' ? handled : laid, seen);
};

const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  const { screens: s } = t;
  if (e.type === 'CallShown') return shown(e, t);
  if (s === null) return null;
  switch (e.type) {
    case 'TrayMoved':
      return trayMoved(e, t, s);
    case 'ApertureOpened':
      return raised(e, t, s);
    case 'ApertureClosed':
      return passesOn(now({ ...s, aperture: 'closed', openedBy: null }));
    case 'ScreenMisplaced':
      return misplaced(e, t, s);
    default:
      return null;
  }
};
/** A call is seen on its maker's side as soon as it is made. */
const follows: NonNullable<LawOnActs['follows']> = (t) => {
  const { screens: s } = t;
  if (s === null) return NOTHING;
  const next = t.auction.acts.reduce(
    (all, act) => (act.deemed === null ? shownTo(all, halfOf(all, act.seat), [act.seq]) : all),
    s,
  );
  return next === s ? NOTHING : [now(next)];
};
/** 2.1: bidding cards taken off the tray, plainly to store them, are a pass. */
export const asACall = (e: Event, t: Situation): Event =>
  e.type === 'BidsPickedUp' && t.screens !== null && t.phase === 'auction'
    ? { ...e, type: 'CallMade', seat: e.seat, call: PASS }
    : e;
export const trayOnActs: LawOnActs = {
  law: 'screens',
  on: ['CallShown', 'TrayMoved', 'ApertureOpened', 'ApertureClosed', 'ScreenMisplaced'],
  fresh,
  follows,
};
