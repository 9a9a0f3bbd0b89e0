/** Cards that come from no hand they could come from, and cards played when another hand was on turn. */
import type { Consequence } from './consequence.ts';
import type { Card } from './card.ts';
import type { EventOf, Seq } from './event.ts';
import { contradiction } from './find.ts';
import { NOTHING } from './law.ts';
import type { Seat } from './seat.ts';
import { mayHold, placeKind, type Situation } from './situation.ts';

/** A card that is not where it is said to come from: a fact, or a slip of the scribe; found, not refused. */
export const notHeld = (
  t: Situation,
  e: { readonly seq: Seq; readonly seat: Seat; readonly card: Card },
): readonly Consequence[] => {
  if (mayHold(t, e.seat, e.card)) return NOTHING;
  const kind = placeKind(t.cards[e.card] ?? 0);
  return [
    contradiction(t, e.seq, kind === 'trick' || kind === 'matter' ? 'card-twice' : 'card-not-held', '44C', e.seat),
  ];
};
/** A card of the trick in progress or the next, from a hand that is not on turn (45D and 67 have cards of their own). */
export const outOfTurn = (e: EventOf<'CardPlayed'>, t: Situation): boolean =>
  t.play !== null &&
  (t.phase === 'play' || t.phase === 'clarification') &&
  e.seat !== t.play.turn &&
  e.named !== false &&
  e.trick === undefined;
