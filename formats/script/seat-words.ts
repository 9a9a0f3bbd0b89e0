/** Seats, sides and lists of seats as people write them. */
import { type Seat, type Side, SEATS, seatName, listSeats, seatsOf } from '../../domain/seat.ts';
import { type Token, wordAt } from './token.ts';

const SEAT_WORDS: ReadonlyMap<string, Seat> = new Map<string, Seat>([
  ['n', 0],
  ['north', 0],
  ['nord', 0],
  ['e', 1],
  ['east', 1],
  ['est', 1],
  ['s', 2],
  ['south', 2],
  ['sud', 2],
  ['w', 3],
  ['west', 3],
  ['o', 3],
  ['ouest', 3],
]);
const SIDE_WORDS: ReadonlyMap<string, Side> = new Map<string, Side>([
  ['ns', 0],
  ['n-s', 0],
  ['north-south', 0],
  ['nord-sud', 0],
  ['ew', 1],
  ['e-w', 1],
  ['eo', 1],
  ['e-o', 1],
  ['east-west', 1],
  ['est-ouest', 1],
]);
const ALL_WORDS: ReadonlySet<string> = new Set(['all', 'everybody', 'tous']);
export const AND_WORDS: ReadonlySet<string> = new Set(['and', 'et', 'or', 'ou']);

const playerOf = (token: Token | undefined): Seat | undefined =>
  token?.kind === 'word' && typeof token.who === 'number' ? token.who : undefined;
/** A seat by its name, or by its part in the play where the line says whose that is (`roles.ts`). */
export const seatAt = (tokens: readonly Token[], at: number): Seat | undefined =>
  SEAT_WORDS.get(wordAt(tokens, at) ?? '') ?? playerOf(tokens[at]);
export const sideAt = (tokens: readonly Token[], at: number): Side | undefined =>
  SIDE_WORDS.get(wordAt(tokens, at) ?? '');

/** Seats one behind the other, sides and `all` among them; none read: undefined. */
export const seatsAt = (tokens: readonly Token[], at: number): { seats: readonly Seat[]; next: number } | undefined => {
  const seats: Seat[] = [];
  let next = at;
  for (;;) {
    const from = seats.length > 0 && AND_WORDS.has(wordAt(tokens, next) ?? '') ? next + 1 : next;
    const seat = seatAt(tokens, from);
    const side = sideAt(tokens, from);
    if (seat !== undefined) seats.push(seat);
    else if (side !== undefined) seats.push(...listSeats(seatsOf(side)));
    else if (ALL_WORDS.has(wordAt(tokens, from) ?? '')) seats.push(...SEATS);
    else break;
    next = from + 1;
  }
  return seats.length === 0 ? undefined : { seats, next };
};

export const namesOf = (seats: readonly Seat[]): readonly string[] => seats.map(seatName);
export const SEAT_SPELLINGS: readonly string[] = [...SEAT_WORDS.keys()];
