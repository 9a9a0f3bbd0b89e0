/** Tokens of the contract ↔ the integers of the domain: seats, cards, calls, suits, contracts, deals. */
import * as E from 'fp-ts/lib/Either.js';
import {
  type Call,
  callName,
  type DenominationSet,
  denominationName,
  LAST_CALL,
  listDenominations,
  parseCall,
  parseDenomination,
} from '../domain/call.ts';
import { type Card, cardName, parseCard, parseRank, parseSuit, rankName, type Suit, suitName } from '../domain/card.ts';
import { type ContractText, contractText, parseContract } from '../domain/contract.ts';
import type { Deal } from '../domain/deal.ts';
import { dealText, parseDeal } from '../domain/deal-text.ts';
import type { Vulnerable } from '../domain/event.ts';
import {
  listSeats,
  onlySeat,
  parseSeat,
  parseSide,
  type Seat,
  type SeatSet,
  type Side,
  seatName,
  sideName,
} from '../domain/seat.ts';
import { type Field, field, oneOf } from './field.ts';
import { isObject } from './json.ts';

const below = (value: unknown, limit: number): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < limit;
const text =
  <A>(parse: (text: string) => A | undefined) =>
  (value: unknown): A | undefined =>
    typeof value === 'string' ? parse(value) : undefined;

export const seat: Field<Seat> = field({
  name: 'seat',
  expected: 'a seat: N, E, S or W',
  is: (value): value is Seat => below(value, 4),
  read: text(parseSeat),
  write: seatName,
});

export const side: Field<Side> = field({
  name: 'side',
  expected: 'a side: NS or EW',
  is: (value): value is Side => below(value, 2),
  read: text(parseSide),
  write: sideName,
});

/** A seat, or a word for somebody who is none of the four players. */
export const seatOr = <W extends string>(word: W): Field<Seat | W> =>
  field<Seat | W>({
    name: `seat or ${word}`,
    expected: `a seat (N, E, S or W) or ${word}`,
    is: (value): value is Seat | W => value === word || seat.type.is(value),
    read: (value) => (value === word ? word : seat.read(value)),
    write: (value) => (typeof value === 'number' ? seatName(value) : value),
  });

const isSeatSet = (value: unknown): value is SeatSet => below(value, 16);
const readSeats = (value: unknown): SeatSet | undefined => {
  if (!Array.isArray(value)) return undefined;
  let set: SeatSet = 0;
  for (const each of value) {
    const read = seat.read(each);
    if (read === undefined) return undefined;
    set |= onlySeat(read);
  }
  return set;
};
const writeSeats = (set: SeatSet): readonly string[] => listSeats(set).map(seatName);

export const seats: Field<SeatSet> = field({
  name: 'seats',
  expected: 'a list of seats, as in ["N", "E"]',
  is: isSeatSet,
  read: readSeats,
  write: writeSeats,
});

/** A seat or a list of seats; one seat is written alone. */
export const seatOrSeats: Field<SeatSet> = field({
  name: 'seat or seats',
  expected: 'a seat (N, E, S or W) or a list of seats',
  is: isSeatSet,
  read: (value) => {
    const one = seat.read(value);
    return one === undefined ? readSeats(value) : onlySeat(one);
  },
  write: (set) => {
    const [first, ...others] = writeSeats(set);
    return first !== undefined && others.length === 0 ? first : writeSeats(set);
  },
});

export const card: Field<Card> = field({
  name: 'card',
  expected: 'a card, suit then rank, as in SA, HT or C2',
  is: (value): value is Card => below(value, 52),
  read: text(parseCard),
  write: cardName,
});

export const suit: Field<Suit> = field({
  name: 'suit',
  expected: 'a suit: S, H, D or C',
  is: (value): value is Suit => below(value, 4),
  read: text(parseSuit),
  write: suitName,
});

type RankWord = 'win' | 'high' | 'low' | 'any';
const rankWord = oneOf<RankWord>('rank word', 'win', 'high', 'low', 'any');
/** A rank, or the word declarer used (Law 46). */
export const rank: Field<number | RankWord> = field<number | RankWord>({
  name: 'rank',
  expected: 'a rank (2 to 9, T, J, Q, K, A) or one of win, high, low, any, in quotes',
  is: (value): value is number | RankWord => below(value, 13) || rankWord.type.is(value),
  read: (value) => rankWord.read(value) ?? text(parseRank)(value),
  write: (value) => (typeof value === 'number' ? rankName(value) : value),
});

export const call: Field<Call> = field({
  name: 'call',
  expected: 'a call: Pass, X, XX or a bid as in 1C, 3NT',
  is: (value): value is Call => below(value, LAST_CALL + 1),
  read: text(parseCall),
  write: callName,
});

export const denominations: Field<DenominationSet> = field({
  name: 'denominations',
  expected: 'a list of denominations (NT, S, H, D, C), as in ["H", "S"]',
  is: (value): value is DenominationSet => below(value, 32),
  read: (value) => {
    if (!Array.isArray(value)) return undefined;
    let set: DenominationSet = 0;
    for (const each of value) {
      const read = text(parseDenomination)(each);
      if (read === undefined) return undefined;
      set |= 1 << read;
    }
    return set;
  },
  write: (set) => listDenominations(set).map(denominationName),
});

export const contract: Field<ContractText> = field({
  name: 'contract',
  expected: 'a contract, as in 4S, 3NTX or 2HXX',
  is: (value): value is ContractText =>
    isObject(value) &&
    below(value['level'], 8) &&
    value['level'] !== 0 &&
    below(value['denomination'], 5) &&
    below(value['doubled'], 3),
  read: text(parseContract),
  write: contractText,
});

export const deal: Field<Deal> = field({
  name: 'deal',
  expected: 'a deal in quotes, as in N:AK.QJ.T9.8 … with - for an unknown hand',
  is: (value): value is Deal =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every((hand) => hand === null || (Array.isArray(hand) && hand.every(card.type.is))),
  read: text((written) => {
    const read = parseDeal(written);
    return E.isRight(read) ? read.right : undefined;
  }),
  write: (value) => dealText(value),
  explain: (value) => {
    if (typeof value !== 'string') return 'a deal in quotes, as in N:AK.QJ.T9.8 …';
    const read = parseDeal(value);
    return E.isLeft(read) ? `a deal in PBN's notation (${read.left.message})` : 'a deal';
  },
});

/** Tricks won by each side. */
export const won: Field<readonly [ns: number, ew: number]> = field<readonly [ns: number, ew: number]>({
  name: 'tricks won',
  expected: 'the tricks of each side, as in {"NS": 4, "EW": 5}',
  is: (value): value is readonly [number, number] =>
    Array.isArray(value) && value.length === 2 && value.every((each) => below(each, 14)),
  read: (value) => {
    if (!isObject(value)) return undefined;
    const { NS, EW } = value;
    return typeof NS === 'number' && typeof EW === 'number' && below(NS, 14) && below(EW, 14) ? [NS, EW] : undefined;
  },
  write: ([NS, EW]) => ({ NS, EW }),
});

export const vulnerable: Field<Vulnerable> = oneOf('vulnerability', 'None', 'NS', 'EW', 'Both');
