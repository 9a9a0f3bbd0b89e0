/** A deal in PBN's notation (contract 1; PBN 2.1, tag Deal). */
import * as E from 'fp-ts/lib/Either.js';
import { type Card, cardOf, parseRank, rankName, rankOf, type Suit, suitOf, SUITS } from './card.ts';
import type { Deal, DealtHand } from './deal.ts';
import { type Saying, saying, type Worded, worded } from './saying.ts';
import { parseSeat, type Seat, SEATS, seatName } from './seat.ts';

/** Why a text is no deal: a sentence a person can act on. */
export interface DealError extends Worded {
  readonly tag: 'deal';
}
const fail = (says: Saying): E.Either<DealError, never> => E.left({ tag: 'deal', ...worded(says) });

const parseHand = (text: string): E.Either<DealError, readonly Card[] | null> => {
  if (text === '-') return E.right(null);
  if (text === '') return fail(saying('a hand is empty'));
  const suits = text.split('.');
  if (suits.length !== 4)
    return fail(saying('the hand {hand} has {n} suits in place of four', { hand: text, n: suits.length }));
  const cards: Card[] = [];
  for (let suit = 3; suit >= 0; suit -= 1) {
    const holding = suits[3 - suit] as string;
    if (holding === '-') continue;
    for (const letter of holding.includes('10') ? holding.replaceAll('10', 'T') : holding) {
      const rank = parseRank(letter);
      if (rank === undefined) return fail(saying('{letter} in the hand {hand} is no card', { letter, hand: text }));
      cards.push(cardOf(suit as Suit, rank));
    }
  }
  return E.right(cards);
};

/** By character code: the rank, or one of the marks between holdings and hands; -1 for anything else. */
const NEXT_SUIT = 20;
const NEXT_HAND = 21;
const MARKS = Int8Array.from({ length: 128 }, (_, code) => parseRank(String.fromCodePoint(code)) ?? -1);
MARKS[46] = NEXT_SUIT;
MARKS[32] = NEXT_HAND;
/** Four hands written in the plainest way, as nearly all are; null where a closer look is needed. */
const parsePlain = (text: string, first: Seat): Deal | null => {
  const hands: [Card[], Card[], Card[], Card[]] = [[], [], [], []];
  let hand = 0;
  let suit = 3;
  for (let i = 2; i < text.length; i += 1) {
    const mark = MARKS[text.charCodeAt(i)] ?? -1;
    if (mark < 0) return null;
    if (mark < NEXT_SUIT) hands[((first + hand) & 3) as Seat].push(suit * 13 + mark);
    else if (mark === NEXT_SUIT) suit -= 1;
    else if (suit !== 0 || (hand += 1) > 3) return null;
    else suit = 3;
    if (suit < 0) return null;
  }
  return hand === 3 && suit === 0 ? hands : null;
};

/** Reads `N:spades.hearts.diamonds.clubs …` clockwise from the seat named; `-` is an unknown hand. */
export const parseDeal = (text: string): E.Either<DealError, Deal> => {
  const trimmed = text.trim();
  const first = parseSeat(trimmed.slice(0, 1).toUpperCase());
  if (first === undefined || trimmed[1] !== ':')
    return fail(
      saying("a deal begins with the first hand's seat and a colon, as in N:AK…; this is {text}", {
        text: JSON.stringify(text.slice(0, 20)),
      }),
    );
  const plain = parsePlain(trimmed, first);
  if (plain !== null) return E.right(plain);
  const parts = trimmed.slice(2).trim().split(/\s+/);
  if (parts.length !== 4)
    return fail(saying('a deal has four hands (use - for an unknown one), this has {n}', { n: parts.length }));
  const hands: [DealtHand, DealtHand, DealtHand, DealtHand] = [null, null, null, null];
  for (const [index, part] of parts.entries()) {
    const hand = parseHand(part);
    if (E.isLeft(hand)) return hand;
    hands[((first + index) & 3) as Seat] = hand.right;
  }
  return E.right(hands);
};

const handText = (cards: DealtHand): string =>
  cards === null
    ? '-'
    : SUITS.toReversed()
        .map((suit) =>
          cards
            .filter((card) => suitOf(card) === suit)
            .toSorted((a, b) => b - a)
            .map((card) => rankName(rankOf(card)))
            .join(''),
        )
        .join('.');

/** The deal in PBN's notation, North first unless another seat is given. */
export const dealText = (deal: Deal, first: Seat = 0): string =>
  `${seatName(first)}:${SEATS.map((seat) => handText(deal[((first + seat) & 3) as Seat])).join(' ')}`;
