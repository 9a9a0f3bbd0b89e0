/** The deal of a board, hands possibly unknown (contract 1). */
import type { Card } from './card.ts';
import { type Seat, SEATS } from './seat.ts';

/** Cards of each hand as written, North first; null = unknown. A card may stand in two hands: that is found, not refused. */
export type Deal = readonly [DealtHand, DealtHand, DealtHand, DealtHand];
export type DealtHand = readonly Card[] | null;
export const UNKNOWN_DEAL: Deal = [null, null, null, null];

/** Every hand that is known has thirteen cards and no card is in two (Law 1, 6). */
export const isLawfulDeal = (deal: Deal): boolean => {
  // The cards seen, as two halves of the pack: 26 bits each.
  let low = 0;
  let high = 0;
  for (const hand of deal) {
    if (hand === null) continue;
    if (hand.length !== 13) return false;
    for (const card of hand) {
      const bit = 1 << (card % 26);
      if (((card < 26 ? low : high) & bit) !== 0) return false;
      if (card < 26) low |= bit;
      else high |= bit;
    }
  }
  return true;
};

/** The hands, in rotation from a seat, that have not thirteen cards, where all four are known and hold the fifty-two between them (Law 13). */
export const wrongHands = (deal: Deal, from: Seat = 0): readonly Seat[] => {
  const cards = deal.flatMap((hand) => hand ?? []);
  const whole = deal.every((hand) => hand !== null) && cards.length === 52 && new Set(cards).size === 52;
  return whole ? SEATS.map((seat) => ((seat + from) & 3) as Seat).filter((seat) => deal[seat]?.length !== 13) : [];
};
/** The deal with one card more in a known hand (Law 14). */
export const withCardDealt = (deal: Deal, seat: Seat, card: Card): Deal => {
  const hand = (at: Seat): DealtHand => (at === seat ? [...(deal[at] ?? []), card] : deal[at]);
  return deal[seat] === null ? deal : [hand(0), hand(1), hand(2), hand(3)];
};
