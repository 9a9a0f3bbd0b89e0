/** The play section: columns in the order of seats to cards in the order of play (PBN 2.1, 3.6 and 3.9). */
import { type Card, rankOf, type Suit, suitOf } from '../../domain/card.ts';
import type { Denomination } from '../../domain/call.ts';
import type { Deal } from '../../domain/deal.ts';
import type { Seat } from '../../domain/seat.ts';
import { DASH, LEAD, type Tokens } from './game.ts';

export interface ReadCard {
  readonly seat: Seat;
  readonly card: Card;
  readonly token: number;
}
export interface Reading {
  readonly cards: ReadCard[];
  /** The token at which the order of play is no longer known, -1 if it is to the end. */
  readonly lostAt: number;
  /** Full tricks won by North-South and East-West, by the rules of Law 44E-F. */
  readonly won: readonly [number, number];
}
/** How the rows are to be understood. */
export interface Columns {
  /** Seat of the first column; undefined: the rows are in the order of play. */
  readonly first: Seat | undefined;
  readonly leader: Seat;
  readonly trump: Denomination;
}

const beats = (card: Card, best: Card, trump: Denomination): boolean => {
  const suit: Suit = suitOf(card);
  return suit === suitOf(best) ? rankOf(card) > rankOf(best) : suit === trump;
};

/** A lead out of turn marked in this row takes the place of the winner's (3.9 D). */
const leaderOf = (tokens: Tokens, base: number, columns: Columns, winner: Seat): Seat => {
  if (columns.first === undefined) return winner;
  for (let k = 0; k < 4; k += 1)
    if (((tokens.marks[base + k] ?? 0) & LEAD) !== 0) return ((columns.first + k) & 3) as Seat;
  return winner;
};

/** Reads the tokens as `columns` says. A dash before a card within a trick, or before a later trick, loses the order. */
export const readColumns = (tokens: Tokens, columns: Columns): Reading => {
  const cards: ReadCard[] = [];
  const won: [number, number] = [0, 0];
  const { values } = tokens;
  let winner = columns.leader;
  let gap = false;
  for (let base = 0; base < values.length; base += 4) {
    const leader = leaderOf(tokens, base, columns, winner);
    let best = -1;
    for (let k = 0; k < 4; k += 1) {
      const seat = ((leader + k) & 3) as Seat;
      const token = base + (columns.first === undefined ? k : (seat - columns.first) & 3);
      const card = values[token] ?? DASH;
      if (card < 0) gap = true;
      else if (gap) return { cards, lostAt: token, won };
      else {
        cards.push({ seat, card, token });
        if (best < 0 || beats(card, best, columns.trump)) {
          best = card;
          winner = seat;
        }
      }
    }
    if (!gap) won[winner & 1] = (won[winner & 1] ?? 0) + 1;
  }
  return { cards, lostAt: -1, won };
};

/** Who holds what at the start. A hand that is not known holds nothing. */
export interface Holders {
  /** For each card the seats that hold it, as bits. */
  readonly seats: Uint8Array;
  /** Cards by seat × 4 + suit. */
  readonly lengths: Uint8Array;
}
export const holdersOf = (deal: Deal): Holders => {
  const seats = new Uint8Array(52);
  const lengths = new Uint8Array(16);
  for (let seat = 0; seat < 4; seat += 1) {
    for (const card of deal[seat as Seat] ?? []) {
      seats[card] = (seats[card] ?? 0) | (1 << seat);
      lengths[seat * 4 + suitOf(card)] = (lengths[seat * 4 + suitOf(card)] ?? 0) + 1;
    }
  }
  return { seats, lengths };
};

export interface Misfit {
  /** Cards played from a hand that does not hold them. */
  readonly foreign: number;
  /** Cards of another suit by a hand that holds the suit led. */
  readonly revokes: number;
}

/** How badly a reading fits the hands, these turned clockwise by `turn` seats. */
export const misfitOf = (reading: Reading, holders: Holders, turn = 0): Misfit => {
  const left = holders.lengths.slice();
  const { cards } = reading;
  let foreign = 0;
  let revokes = 0;
  let led: Suit = 0;
  for (let index = 0; index < cards.length; index += 1) {
    const played = cards[index];
    if (played === undefined) break;
    const suit = suitOf(played.card);
    const owner = (played.seat - turn) & 3;
    if ((index & 3) === 0) led = suit;
    if (suit !== led && (left[owner * 4 + led] ?? 0) > 0) revokes += 1;
    const at = owner * 4 + suit;
    if ((((holders.seats[played.card] ?? 0) >> owner) & 1) === 0) foreign += 1;
    else left[at] = Math.max(0, (left[at] ?? 0) - 1);
  }
  return { foreign, revokes };
};
