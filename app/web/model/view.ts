/** Who looks: everybody's eyes, one player's, those of one side of the screen, or a peer's in a poll. A lens, no fact. */
import type { Seq } from '../../../domain/event.ts';
import { exposedNow } from '../../../domain/exposed-card.ts';
import { penaltyCards } from '../../../domain/penalty-card.ts';
import { hasSeat, onlySeat, parseSeat, type Seat, seatName } from '../../../domain/seat.ts';
import { halfName, seatsOfHalf } from '../../../domain/screens.ts';
import type { Known, Situation } from '../../../domain/situation.ts';
import type { Viewer } from '../../../projections/viewer.ts';

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
      ? halfName({ askew: false }, v.side)
      : (v.is === 'poll' ? 'poll-' : '') + seatName(v.seat);
export const viewIn = (text: string): View | undefined => {
  if (text === 'all') return ALL;
  if (text === 'NE' || text === 'NW') return { is: 'side', side: 0 };
  if (text === 'SW' || text === 'SE') return { is: 'side', side: 1 };
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

/** The players whose knowledge it is; null: everybody's and the director's. */
export const viewerOf = (v: View, askew: boolean): Viewer | null =>
  v.is === 'all'
    ? null
    : v.is === 'side'
      ? { name: halfName({ askew }, v.side), seats: seatsOfHalf({ askew }, v.side) }
      : { name: seatName(v.seat), seats: onlySeat(v.seat) };

/** Calls that stand, cards in tricks and cards that lie face up: a poll shows them. */
const shownTo = (t: Situation): ReadonlySet<Seq> =>
  new Set([
    ...t.auction.acts.filter((act) => act.status === 'standing').map((act) => act.seq),
    ...(t.play?.current ?? []).map((c) => c.seq),
    ...(t.play?.tricks ?? []).flatMap((trick) => trick.cards.map((c) => c.seq)),
    ...[...penaltyCards(t), ...exposedNow(t)].map((m) => m.of),
  ]);
/** Why a poll is refused: something would show that the peer may not use (16B1b). */
export const pollRefusal = (v: View, t: Situation): Known | undefined => {
  if (v.is !== 'poll') return undefined;
  const shown = shownTo(t);
  return t.known.find((k) => k.until === null && hasSeat(k.unauthorized, v.seat) && shown.has(k.of));
};
