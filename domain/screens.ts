/** The screen, the tray and the aperture: who sits on which side, and who has seen which call there. */
import type { LawRef } from './edition.ts';
import type { ScreenSide, Seq } from './event.ts';
import { NOBODY, onlySeat, type Seat, SEATS, type SeatSet, type Side } from './seat.ts';

/** The side of the screen on which North sits, and the other one. */
export type Half = 0 | 1;
export interface Screens {
  /** The regulations in force. */
  readonly authority: 'FFB' | 'WBF';
  /** The screen stands the wrong way: North with West, East with South. */
  readonly askew: boolean;
  readonly tray: Half;
  readonly aperture: 'open' | 'closed';
  /** The side that raised the aperture. */
  readonly openedBy: Side | null;
  /** The calls seen on each side, in the order of seeing. */
  readonly seen: readonly [readonly Seq[], readonly Seq[]];
}

/**
 * An act that the screen regulations hold in the place of the law that would rectify it.
 *   call    here → (across) → corrected | stands | ordinary
 *   lead    here | declarers → corrected | stands | ordinary
 * `ordinary`: the law speaks as if there were no screen.
 */
export interface MatterOfScreens {
  readonly law: 'screens';
  readonly of: Seq;
  readonly seat: Seat;
  readonly kind: 'call' | 'change' | 'lead';
  /** here: not yet known across; across: carried by the tray; declarers: declarer's side raised the aperture. */
  readonly stage: 'here' | 'across' | 'declarers' | 'corrected' | 'stands' | 'ordinary';
  /** A player carried it across, so that both sides are at fault. */
  readonly both: boolean;
  /** Attention has been drawn to it; the director has been called. */
  readonly drawn: boolean;
  readonly called: boolean;
}

export const halfOf = (s: Pick<Screens, 'askew'>, seat: Seat): Half =>
  seat === 0 || seat === (s.askew ? 3 : 1) ? 0 : 1;
export const seatsOfHalf = (s: Pick<Screens, 'askew'>, half: Half): SeatSet =>
  SEATS.reduce<SeatSet>((set, seat) => (halfOf(s, seat) === half ? set | onlySeat(seat) : set), NOBODY);
/** The other player on one's side of the screen. */
export const screenmate = (s: Pick<Screens, 'askew'>, seat: Seat): Seat =>
  SEATS.find((other) => other !== seat && halfOf(s, other) === halfOf(s, seat)) ?? seat;
/** A side's token; a token of the other way of standing names the side with the same one of North and South. */
export const halfNamed = (name: ScreenSide): Half => (name.startsWith('N') ? 0 : 1);
export const halfName = (s: Pick<Screens, 'askew'>, half: Half): ScreenSide =>
  half === 0 ? (s.askew ? 'NW' : 'NE') : s.askew ? 'SE' : 'SW';

/** The screen as the board is opened: the tray on the dealer's side, the aperture shut (1.1). */
export const screensUp = (authority: string | undefined, dealer: Seat): Screens => ({
  authority: authority === 'WBF' ? 'WBF' : 'FFB',
  askew: false,
  tray: halfOf({ askew: false }, dealer),
  aperture: 'closed',
  openedBy: null,
  seen: [[], []],
});
/** The seats that have seen the call; its own side where the tray has not yet shown it to anybody. */
export const seenBy = (s: Screens, of: Seq, seat: Seat): SeatSet => {
  const set = ([0, 1] as const).reduce<SeatSet>(
    (seats, half) => (s.seen[half].includes(of) ? seats | seatsOfHalf(s, half) : seats),
    NOBODY,
  );
  return set === NOBODY ? seatsOfHalf(s, halfOf(s, seat)) : set;
};
/** Calls that have come before the eyes of a side. */
export const shownTo = (s: Screens, half: Half, calls: readonly Seq[]): Screens => {
  const fresh = calls.filter((seq) => !s.seen[half].includes(seq));
  if (fresh.length === 0) return s;
  const now = [...s.seen[half], ...fresh];
  return { ...s, seen: half === 0 ? [now, s.seen[1]] : [s.seen[0], now] };
};

/** What an authority's screen regulations say where they differ; a new authority is a new value. */
export interface ScreenRules {
  /** The paragraph under which an irregular call is put right before it has crossed. */
  readonly before: LawRef;
  /** After it has crossed by the hand of North or South: put right still, or accepted by the screenmate who passed it on. */
  readonly crossed: 'both at fault' | 'accepted';
  readonly after: LawRef;
  /** An intended call that is changed: the change falls (6.2), or Law 25B has it. */
  readonly change: LawRef | null;
  readonly lead: LawRef;
  /** A faced lead out of turn when declarer's side raises the aperture. */
  readonly raisedByDeclarer: 'taken back' | 'accepted';
  /** Both defenders' leads lie faced while the aperture is shut. */
  readonly bothFaced: 'taken back' | 'penalty card';
  readonly tray: LawRef;
  readonly aperture: LawRef;
  readonly misplaced: LawRef;
  readonly shown: { readonly handled: LawRef; readonly laid: LawRef };
  /** A call on a hand with a wrong number of cards counts for Law 13 only once it has crossed; null: at once. */
  readonly wrongHand: LawRef | null;
  /** Dummy may be first to point out a card that a defender exposed. */
  readonly dummyMaySpeak: boolean;
}
