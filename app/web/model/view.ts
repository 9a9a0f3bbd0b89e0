/** Who looks: everybody's eyes, one player's, those of one side of the screen, or a peer's in a poll. A lens, no fact. */
import * as E from 'fp-ts/lib/Either.js';
import type { Event, Seq } from '../../../domain/event.ts';
import { exposedNow } from '../../../domain/exposed-card.ts';
import { penaltyCards } from '../../../domain/penalty-card.ts';
import { hasSeat, onlySeat, parseSeat, type Seat, seatName } from '../../../domain/seat.ts';
import { halfName, seatsOfHalf } from '../../../domain/screens.ts';
import type { Known, Situation } from '../../../domain/situation.ts';
import type { Moment } from '../../../projections/table/step.ts';
import { liesFaceDown, viewed, type Viewer } from '../../../projections/viewer.ts';
import { momentsOf } from '../../../replay/fold.ts';
import type { Board } from './board.ts';

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

/** The players whose knowledge it is; null: everybody's and the director's. */
export const viewerOf = (v: View, askew: boolean): Viewer | null =>
  v.is === 'all'
    ? null
    : v.is === 'side'
      ? { name: halfName({ askew }, v.side), seats: seatsOfHalf({ askew }, v.side) }
      : { name: seatName(v.seat), seats: onlySeat(v.seat) };

/** The moments of the record up to that one, in the light of what was known then. */
const momentsTo = (whole: Board, at: Seq): readonly Moment[] => {
  if (whole.plain) return whole.moments.slice(0, at + 1);
  const moments = momentsOf(whole.record, { at });
  return E.isRight(moments) ? moments.right : whole.moments.slice(0, 1);
};
/** What the viewer knows at a moment of the record: his events in his numbers, and whether a card lies face down. */
export interface Seen {
  readonly events: readonly Event[];
  readonly faceDown: boolean;
}
export const seenBy = (whole: Board, at: Seq, viewer: Viewer): Seen => {
  const moments = momentsTo(whole, at);
  return { events: viewed(moments, viewer), faceDown: liesFaceDown(moments, viewer) };
};
/** The moment of the record at which the viewer's event `n` came to him. */
export const comesAt = (whole: Board, viewer: Viewer, n: Seq, last: Seq): Seq => {
  for (let at = 0; at < last; at += 1) if (seenBy(whole, at, viewer).events.length > n) return at;
  return last;
};

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
