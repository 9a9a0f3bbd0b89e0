/** `pc` gives the cards in order of play and no seats: who played a card is read off the hands, else off the rotation. */
import { type Card, rankOf, suitOf } from '../../domain/card.ts';
import type { Denomination } from '../../domain/call.ts';
import { lho, type Seat, sideOf } from '../../domain/seat.ts';
import type { StatedHands } from './hands.ts';

const NOBODY = -1;
/** In two hands at once: the hands do not say whose it is. */
const DOUBTFUL = -2;

/** Where the play stands. Mutable: one for a board, advanced card by card. */
export interface Tricks {
  readonly holder: Int8Array;
  readonly played: Uint8Array;
  trump: Denomination;
  /** -1 where nobody knows. */
  turn: number;
  /** Seats that have a card in the trick, as bits. */
  inTrick: number;
  best: Card;
  bestSeat: Seat;
  ns: number;
  ew: number;
}

export const newTricks = (): Tricks => ({
  holder: new Int8Array(52).fill(NOBODY),
  played: new Uint8Array(52),
  trump: 4,
  turn: NOBODY,
  inTrick: 0,
  best: 0,
  bestSeat: 0,
  ns: 0,
  ew: 0,
});

/** Notes which hand each card is in. */
export const noteHands = (tricks: Tricks, hands: StatedHands['hands']): void => {
  tricks.holder.fill(NOBODY);
  for (let seat = 0; seat < 4; seat += 1)
    for (const card of hands[seat as Seat])
      tricks.holder[card] = tricks.holder[card] === NOBODY || tricks.holder[card] === seat ? seat : DOUBTFUL;
};

/** Before the opening lead: the player on declarer's left is to lead (Law 41A). */
export const startPlay = (tricks: Tricks, declarer: Seat, trump: Denomination): void => {
  tricks.played.fill(0);
  tricks.trump = trump;
  tricks.turn = lho(declarer);
  tricks.inTrick = 0;
  tricks.ns = 0;
  tricks.ew = 0;
};

/** Whose card this is: the hand that holds it, else the player in turn; undefined where neither is known. */
export const playerOf = (tricks: Tricks, card: Card): Seat | undefined => {
  const holder = tricks.holder[card] ?? NOBODY;
  if (holder >= 0 && tricks.played[card] === 0) return holder as Seat;
  return tricks.turn < 0 ? undefined : (tricks.turn as Seat);
};

const beats = (card: Card, best: Card, trump: Denomination): boolean =>
  suitOf(card) === suitOf(best) ? rankOf(card) > rankOf(best) : suitOf(card) === trump;

/** A card is on the table. A trick is over when all four have played to it, however often one of them did. */
export const advance = (tricks: Tricks, seat: Seat, card: Card): void => {
  tricks.played[card] = 1;
  if (tricks.inTrick === 0 || beats(card, tricks.best, tricks.trump)) {
    tricks.best = card;
    tricks.bestSeat = seat;
  }
  tricks.inTrick |= 1 << seat;
  if (tricks.inTrick !== 15) {
    let next = lho(seat);
    while (((tricks.inTrick >> next) & 1) === 1) next = lho(next);
    tricks.turn = next;
    return;
  }
  tricks.inTrick = 0;
  tricks.turn = tricks.bestSeat;
  if (sideOf(tricks.bestSeat) === 0) tricks.ns += 1;
  else tricks.ew += 1;
};

/** The lowest card of a suit that a hand still holds; undefined where it holds none or is unknown. */
export const lowestOf = (tricks: Tricks, seat: number, suit: number): Card | undefined => {
  if (seat < 0) return undefined;
  for (let card = suit * 13; card < suit * 13 + 13; card += 1)
    if (tricks.holder[card] === seat && tricks.played[card] === 0) return card;
  return undefined;
};
