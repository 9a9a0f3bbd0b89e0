/** Who looks: everybody's eyes, one player's, those of one side of the screen, or a peer's in a poll. A lens, no fact. */
import type { Card } from '../../../domain/card.ts';
import type { Known } from '../../../domain/situation.ts';
import { heldBy, placeKind, type Situation } from '../../../domain/situation.ts';
import type { Seq } from '../../../domain/event.ts';
import { hasSeat, parseSeat, type Seat, seatName } from '../../../domain/seat.ts';
import { type Screen, screenSideOf, seatsOfScreenSide } from './screen.ts';

export type View =
  | { readonly is: 'all' }
  | { readonly is: 'seat' | 'poll'; readonly seat: Seat }
  | { readonly is: 'side'; readonly side: 0 | 1 };
export const ALL: View = { is: 'all' };

/** As it stands in a link: `all N poll-N NE`. */
export const viewText = (v: View): string =>
  v.is === 'all'
    ? 'all'
    : v.is === 'side'
      ? v.side === 0
        ? 'NE'
        : 'SW'
      : (v.is === 'poll' ? 'poll-' : '') + seatName(v.seat);
export const viewIn = (text: string): View | undefined => {
  if (text === 'all') return ALL;
  if (text === 'NE' || text === 'SW') return { is: 'side', side: text === 'NE' ? 0 : 1 };
  const isPoll = text.startsWith('poll-');
  const seat = parseSeat(isPoll ? text.slice(5) : text);
  return seat === undefined ? undefined : { is: isPoll ? 'poll' : 'seat', seat };
};
/** Every view there is of a board, in the order in which a key goes through them. */
export const viewsOf = (screens: boolean): readonly View[] => {
  const seats: readonly Seat[] = [0, 1, 2, 3];
  return [
    ALL,
    ...seats.map((seat): View => ({ is: 'seat', seat })),
    ...(screens ? ([0, 1] as const).map((side): View => ({ is: 'side', side })) : []),
    ...seats.map((seat): View => ({ is: 'poll', seat })),
  ];
};

/** The players whose knowledge it is; what a side knows is what both its players know. */
export const viewersOf = (v: View, screen: Screen | null): readonly Seat[] =>
  v.is === 'all' ? [0, 1, 2, 3] : v.is === 'side' ? seatsOfScreenSide(screen?.sides ?? ['NE', 'SW'], v.side) : [v.seat];

/** The player sees this hand whole: his own, and dummy once it is spread. */
const seesHand = (v: View, t: Situation, seat: Seat): boolean =>
  v.is === 'all' || (v.is !== 'side' && v.seat === seat) || (t.play !== null && t.play.dummy === seat && t.play.spread);

/** Cards of the hand that lie face up: all see them. */
const faceUpOf = (t: Situation, seat: Seat): readonly Card[] =>
  (heldBy(t, seat) ?? []).filter((card) => placeKind(t.cards[card] ?? 0) === 'up');

export interface SeenHand {
  readonly cards: readonly Card[];
  /** The other cards are not seen. */
  readonly partly: boolean;
}
/** What of a hand is seen; null: the record does not have it. `dealt`: as dealt, in place of what is held now. */
export const handIn = (v: View, t: Situation, seat: Seat, dealt: boolean): SeenHand | null => {
  if (!seesHand(v, t, seat)) return { cards: faceUpOf(t, seat), partly: true };
  const cards = dealt ? (t.deal[seat] ?? null) : heldBy(t, seat);
  return cards === null ? null : { cards: cards.toSorted((a, b) => b - a), partly: false };
};

/** Whether the viewer has seen that call: with screens, not before the tray came to his side. */
export const seesCall = (v: View, screen: Screen | null, seq: Seq): boolean =>
  screen === null ||
  v.is === 'all' ||
  viewersOf(v, screen).every((seat) => screen.seen[screenSideOf(screen.sides, seat)].has(seq));

/** An item of the ledger that the viewer may not use though he knows of it. */
export const barredTo = (v: View, known: readonly Known[]): readonly Known[] =>
  v.is === 'poll' ? known.filter((k) => k.until === null && hasSeat(k.unauthorized, v.seat)) : [];

/** Calls and cards that a poll would show: those that stand. A poll is refused while one of them is barred to the peer. */
export const pollRefusal = (v: View, t: Situation): Known | undefined => {
  const shown = new Set<Seq>([
    ...t.auction.acts.filter((act) => act.status === 'standing').map((act) => act.seq),
    ...(t.play?.current ?? []).map((c) => c.seq),
    ...(t.play?.tricks ?? []).flatMap((trick) => trick.cards.map((c) => c.seq)),
  ]);
  return barredTo(v, t.known).find((k) => shown.has(k.of));
};
