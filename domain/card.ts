/** The 52 cards (Law 1) as integers 0..51, and hands as two 26-bit halves. */

/** 0 clubs, 1 diamonds, 2 hearts, 3 spades: ascending rank of Law 1B. */
export type Suit = 0 | 1 | 2 | 3;
export type SuitName = 'S' | 'H' | 'D' | 'C';
/** suit × 13 + rank, where rank 0 is the two and 12 the ace. */
export type Card = number;

export const SUITS: readonly Suit[] = [0, 1, 2, 3];
const SUIT_NAMES: readonly SuitName[] = ['C', 'D', 'H', 'S'];
const RANK_NAMES = '23456789TJQKA';

export const suitOf = (card: Card): Suit => ((card / 13) | 0) as Suit;
/** 0 the two … 12 the ace. */
export const rankOf = (card: Card): number => card % 13;
export const cardOf = (suit: Suit, rank: number): Card => suit * 13 + rank;
/** Ace, king, queen, jack or ten (the chapter of definitions). */
export const isHonour = (card: Card): boolean => card % 13 >= 8;

export const suitName = (suit: Suit): SuitName => SUIT_NAMES[suit] as SuitName;
/** `SA`, `HT`, `C2`. */
export const cardName = (card: Card): string => suitName(suitOf(card)) + RANK_NAMES[card % 13];
const CARD_INDEX: ReadonlyMap<string, Card> = new Map(Array.from({ length: 52 }, (_, card) => [cardName(card), card]));
export const parseSuit = (text: string): Suit | undefined => {
  const at = SUIT_NAMES.indexOf(text as SuitName);
  return at < 0 ? undefined : (at as Suit);
};
const RANK_INDEX: ReadonlyMap<string, number> = new Map([
  ...Array.from(RANK_NAMES, (name, rank) => [name, rank] as const),
  ...Array.from(RANK_NAMES.toLowerCase(), (name, rank) => [name, rank] as const),
  ['10', RANK_NAMES.indexOf('T')],
]);
/** Rank 0..12 from `2`…`9 T 10 J Q K A`, either case; undefined otherwise. */
export const parseRank = (text: string): number | undefined => RANK_INDEX.get(text);
export const rankName = (rank: number): string => RANK_NAMES[rank] ?? '?';
/** Reads `SA`, `HT`, also `H10`, either case; undefined for anything else. */
export const parseCard = (text: string): Card | undefined => {
  const exact = CARD_INDEX.get(text);
  if (exact !== undefined) return exact;
  const upper = text.toUpperCase();
  return CARD_INDEX.get(upper.length === 3 && upper.endsWith('10') ? `${upper[0]}T` : upper);
};

/** A set of cards: clubs and diamonds in the low 26 bits of `minor`, hearts and spades in `major`. */
export interface Hand {
  readonly minor: number;
  readonly major: number;
}
export const EMPTY_HAND: Hand = { minor: 0, major: 0 };
export const holds = (hand: Hand, card: Card): boolean =>
  card < 26 ? ((hand.minor >> card) & 1) === 1 : ((hand.major >> (card - 26)) & 1) === 1;
export const withCard = (hand: Hand, card: Card): Hand =>
  card < 26
    ? { minor: hand.minor | (1 << card), major: hand.major }
    : { minor: hand.minor, major: hand.major | (1 << (card - 26)) };
export const withoutCard = (hand: Hand, card: Card): Hand =>
  card < 26
    ? { minor: hand.minor & ~(1 << card), major: hand.major }
    : { minor: hand.minor, major: hand.major & ~(1 << (card - 26)) };
export const handOf = (cards: Iterable<Card>): Hand => {
  let hand = EMPTY_HAND;
  for (const card of cards) hand = withCard(hand, card);
  return hand;
};
const ones = (bits: number): number => {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n += 1;
  return n;
};
export const handSize = (hand: Hand): number => ones(hand.minor) + ones(hand.major);
/** Spades first, high to low within a suit: the order in which a person reads a hand. */
export const listHand = (hand: Hand): Card[] => {
  const out: Card[] = [];
  for (let card = 51; card >= 0; card -= 1) if (holds(hand, card)) out.push(card);
  return out;
};
