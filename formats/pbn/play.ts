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

/** For each card the seats that hold it, as bits; 0 nobody. Hands that are not known hold nothing. */
export type Holders = Uint8Array;
export const holdersOf = (deal: Deal): Holders => {
  const holders = new Uint8Array(52);
  for (let seat = 0; seat < 4; seat += 1)
    for (const card of deal[seat as Seat] ?? []) holders[card] = (holders[card] ?? 0) | (1 << seat);
  return holders;
};

export interface Misfit {
  /** Cards played from a hand that does not hold them. */
  readonly foreign: number;
  /** Cards of another suit by a hand that holds the suit led. */
  readonly revokes: number;
}

const turnedMask = (mask: number, turn: number): number => ((mask << turn) | (mask >> (4 - turn))) & 15;

/** How badly a reading fits the hands, these turned clockwise by `turn` seats. */
export const misfitOf = (reading: Reading, holders: Holders, turn = 0): Misfit => {
  const left = new Uint8Array(16);
  for (let card = 0; card < 52; card += 1) {
    const mask = turnedMask(holders[card] ?? 0, turn);
    for (let seat = 0; seat < 4; seat += 1) if (((mask >> seat) & 1) === 1) left[seat * 4 + suitOf(card)] = (left[seat * 4 + suitOf(card)] ?? 0) + 1;
  }
  let foreign = 0;
  let revokes = 0;
  let led: Suit = 0;
  for (const [index, { seat, card }] of reading.cards.entries()) {
    const suit = suitOf(card);
    if (index % 4 === 0) led = suit;
    if (suit !== led && (left[seat * 4 + led] ?? 0) > 0) revokes += 1;
    if (((turnedMask(holders[card] ?? 0, turn) >> seat) & 1) === 0) foreign += 1;
    else left[seat * 4 + suit] = Math.max(0, (left[seat * 4 + suit] ?? 0) - 1);
  }
  return { foreign, revokes };
};
