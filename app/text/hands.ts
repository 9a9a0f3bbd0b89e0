/** The four hands as a diamond, North above. */
import { type Card, SUITS, suitOf } from '../../domain/card.ts';
import type { BoardOpened } from '../../domain/event.ts';
import { type Seat, SEATS, seatName } from '../../domain/seat.ts';
import type { Situation } from '../../domain/situation.ts';
import { cut, padEnd, tame, widthOf } from './layout.ts';
import type { Say } from './say.ts';

const INDENT = '  ';
const NARROWEST = 16;

/** The seat, with the player's name where names are asked for, in at most `room` columns. */
export const headOf = (say: Say, seat: Seat, opened: BoardOpened | undefined, room: number): string => {
  const name = say.names ? opened?.players?.[seatName(seat)] : undefined;
  return cut(name === undefined || name === '' ? say.seat(seat) : `${say.seat(seat)} ${tame(name)}`, room);
};

const suitLine = (say: Say, cards: readonly Card[], suit: 0 | 1 | 2 | 3): string => {
  const ranks = cards
    .filter((card) => suitOf(card) === suit)
    .toSorted((a, b) => b - a)
    .map(say.rank);
  const sign = suit === 1 || suit === 2 ? say.style.red(say.suit(suit)) : say.suit(suit);
  return `${sign} ${ranks.length === 0 ? say.words.review.noCards : ranks.join(' ')}`;
};
const handLines = (
  say: Say,
  seat: Seat,
  cards: readonly Card[] | null,
  opened: BoardOpened | undefined,
): readonly string[] => [
  say.style.bold(headOf(say, seat, opened, Math.floor(say.width / 3) - 3)),
  ...(cards === null
    ? [say.words.review.unknownHand, '', '', '']
    : SUITS.toReversed().map((suit) => suitLine(say, cards, suit))),
];

/** The hands as dealt (or as they were repaired), as lines. */
export const handsText = (say: Say, t: Situation, opened: BoardOpened | undefined): readonly string[] => {
  if (SEATS.every((seat) => t.deal[seat] === null)) return [INDENT + say.words.printed.unknownHands];
  const hand = (seat: Seat): readonly string[] => handLines(say, seat, t.deal[seat], opened);
  const [north, east, south, west] = [hand(0), hand(1), hand(2), hand(3)];
  const left = Math.max(NARROWEST, ...west.map(widthOf)) + 2;
  const right = left + Math.max(NARROWEST, ...north.map(widthOf), ...south.map(widthOf)) + 2;
  const middle = (lines: readonly string[]): string[] =>
    lines.map((line) => (INDENT + ' '.repeat(left) + line).trimEnd());
  const between = west.map((line, i) => (INDENT + padEnd(line, right) + (east[i] ?? '')).trimEnd());
  return [...middle(north), ...between, ...middle(south)].filter((line) => line !== '');
};
