/** `md`: the dealer's digit and the hands South, West, North, East; the fourth hand usually left to be worked out. */
import { type Card, cardOf, type Suit } from '../../domain/card.ts';
import type { Deal, DealtHand } from '../../domain/deal.ts';
import type { Seat } from '../../domain/seat.ts';

/** What one `md` says, before anything is worked out. */
export interface StatedHands {
  /** 1 South, 2 West, 3 North, 4 East; 0 adds cards to the deal on the table; -1 where no digit stands. */
  readonly digit: number;
  /** North first, in the order written; empty where nothing is said of that hand. */
  readonly hands: readonly [readonly Card[], readonly Card[], readonly Card[], readonly Card[]];
  /** What could not be read; empty where all was. */
  readonly unread: string;
}

const NOT_A_SUIT = -1;
/** Suits and ranks by character code, so that a hand is read without a string for each card. */
const SUIT_BY_CODE = new Int8Array(128).fill(NOT_A_SUIT);
const RANK_BY_CODE = new Int8Array(128).fill(-1);
for (const [suit, letters] of ['Cc', 'Dd', 'Hh', 'Ss'].entries())
  for (const letter of letters) SUIT_BY_CODE[letter.charCodeAt(0)] = suit;
for (const [rank, letter] of '23456789TJQKA'.split('').entries()) {
  RANK_BY_CODE[letter.charCodeAt(0)] = rank;
  RANK_BY_CODE[letter.toLowerCase().charCodeAt(0)] = rank;
}
/** Suit 0..3 of a character code, -1 for none. */
export const suitByCode = (code: number): number => (code < 128 ? (SUIT_BY_CODE[code] ?? -1) : -1);
/** Rank 0..12 of a character code, -1 for none. */
export const rankByCode = (code: number): number => (code < 128 ? (RANK_BY_CODE[code] ?? -1) : -1);

const COMMA = 44;
const ZERO = 48;
const ONE = 49;
/** South, West, North, East. */
const ORDER: readonly Seat[] = [2, 3, 0, 1];
/** Longer than any deal: what follows is named as unread. */
const LONGEST = 400;

/** Reads the data of `md`; what is no suit and no rank is returned as `unread`, never guessed. */
export const statedHands = (data: string): StatedHands => {
  const hands: [Card[], Card[], Card[], Card[]] = [[], [], [], []];
  let unread = data.length > LONGEST ? data.slice(LONGEST) : '';
  let at = 0;
  const end = Math.min(data.length, LONGEST);
  while (at < end && data.charCodeAt(at) <= 32) at += 1;
  const first = data.charCodeAt(at) - ZERO;
  const digit = first >= 0 && first <= 4 ? first : -1;
  if (digit >= 0) at += 1;
  let place = 0;
  let suit = NOT_A_SUIT;
  for (; at < end; at += 1) {
    const code = data.charCodeAt(at);
    if (code === COMMA) {
      place += 1;
      suit = NOT_A_SUIT;
      continue;
    }
    if (code <= 32) continue;
    const asSuit = suitByCode(code);
    const ten = code === ONE && data.charCodeAt(at + 1) === ZERO;
    const rank = ten ? 8 : rankByCode(code);
    if (asSuit >= 0 && place < 4) suit = asSuit;
    else if (rank >= 0 && suit >= 0 && place < 4) {
      hands[ORDER[place] as Seat].push(cardOf(suit as Suit, rank));
      if (ten) at += 1;
    } else unread += data[at] ?? '';
  }
  return { digit, hands, unread };
};

/** The dealer a digit names. */
export const dealerOf = (digit: number): Seat | undefined => (digit >= 1 && digit <= 4 ? ORDER[digit - 1] : undefined);
/** The digit that names a dealer. */
export const digitOf = (dealer: Seat): number => ORDER.indexOf(dealer) + 1;

/** Below this a hand is a lesson's fragment, not a slip in a hand of thirteen. */
const FEWEST = 11;
const MOST_OF_A_DEAL = 48;

/** The deal as the format means it: three whole hands give the fourth; a fragment of a hand is an unknown hand. */
export interface Dealt {
  readonly deal: Deal;
  /** Seats whose few cards are no hand. */
  readonly fragments: readonly Seat[];
  /** The seat whose hand is what was left over. */
  readonly implied: Seat | undefined;
}

const leftOver = (stated: StatedHands['hands'], missing: Seat): readonly Card[] | undefined => {
  const seen = new Uint8Array(52);
  let count = 0;
  for (const [seat, hand] of stated.entries()) {
    if (seat === missing) continue;
    if (hand.length !== 13) return undefined;
    for (const card of hand) {
      if (seen[card] === 1) return undefined;
      seen[card] = 1;
      count += 1;
    }
  }
  if (count !== 39) return undefined;
  const rest: Card[] = [];
  for (let card = 51; card >= 0; card -= 1) if (seen[card] === 0) rest.push(card);
  return rest;
};

/** Works the deal out of what is stated. */
export const dealtHands = (stated: StatedHands['hands']): Dealt => {
  let total = 0;
  let missing: Seat | undefined;
  let empty = 0;
  for (const [seat, hand] of stated.entries()) {
    total += hand.length;
    if (hand.length === 0) {
      missing = seat as Seat;
      empty += 1;
    }
  }
  const rest = empty === 1 && missing !== undefined && total === 39 ? leftOver(stated, missing) : undefined;
  const fragments: Seat[] = [];
  const hands: DealtHand[] = stated.map((hand, seat) => {
    if (rest !== undefined && seat === missing) return rest;
    if (hand.length === 0) return null;
    if (hand.length >= FEWEST || total >= MOST_OF_A_DEAL) return hand;
    fragments.push(seat as Seat);
    return null;
  });
  const [n = null, e = null, s = null, w = null] = hands;
  return { deal: [n, e, s, w], fragments, implied: rest === undefined ? undefined : missing };
};
