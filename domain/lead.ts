/** When a hand is on lead (41, 44). */
import type { Seat } from './seat.ts';
import { cardsOfTrick, type Situation } from './situation.ts';

/** The hand is to lead to the next trick, the opening lead included. */
export const isOnLead = (t: Situation, seat: Seat): boolean => {
  const play = t.play;
  return (
    play !== null &&
    play.turn === seat &&
    leadAwaited(t) &&
    (t.phase === 'play' || t.phase === 'clarification') &&
    play.opening !== 'faceDown'
  );
};
/** The trick that the next card belongs to has no lead: none yet, or it was taken back. */
export const leadAwaited = (t: Situation): boolean => {
  const { play } = t;
  if (play === null) return false;
  const number = nextTrick(t);
  if (number > play.trick) return true;
  const cards = cardsOfTrick(play, number);
  const leader = number === play.trick ? play.leader : play.tricks[number - play.base.trick]?.leader;
  return cards.length === 0 || !cards.some((c) => c.seat === leader);
};
/** The number of the trick that the next card belongs to. */
export const nextTrick = (t: Situation): number => {
  const play = t.play;
  if (play === null) return 1;
  const gap = play.tricks.findIndex((trick) => trick.winner === null);
  if (gap >= 0) return play.base.trick + gap;
  return play.current.length === 4 ? play.trick + 1 : play.trick;
};
/** No card of the next trick lies on the table, and none is missing from an earlier one: the next card is a lead. */
export const betweenTricks = (t: Situation): boolean =>
  t.play !== null &&
  (t.play.current.length === 0 || t.play.current.length === 4) &&
  t.play.tricks.every((trick) => trick.winner !== null);
