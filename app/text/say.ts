/** Seats, cards, calls and sentences in one language, for one board. */
import { type Call, denominationName, denominationOf, DOUBLE, isBid, levelOf, PASS } from '../../domain/call.ts';
import { type Card, rankOf, type Suit, suitName, suitOf } from '../../domain/card.ts';
import type { Contract } from '../../domain/contract.ts';
import type { Event, FreeText, Seq } from '../../domain/event.ts';
import {
  ALL_SEATS,
  listSeats,
  type Seat,
  type SeatName,
  seatName,
  type SeatSet,
  seatsOf,
  type Side,
  sideName,
} from '../../domain/seat.ts';
import { type Count, countOf, fill, type Lang, type Values } from '../../words/say.ts';
import type { Words } from '../../words/words.ts';
import { wordsIn } from '../../words/index.ts';
import { type Style, styleOf, tame } from './layout.ts';

export interface TextOptions {
  readonly lang: Lang;
  /** The players' names in place of the seats where they head a hand. */
  readonly names?: boolean;
  /** Colour and struck-out text, for a terminal that has them. */
  readonly color?: boolean;
  /** Columns; 100 unless told, never more. */
  readonly width?: number;
  /** Letters for suits. */
  readonly ascii?: boolean;
}
const WIDEST = 100;
const SYMBOLS = '♣♦♥♠';

export interface Say {
  readonly lang: Lang;
  readonly words: Words;
  readonly style: Style;
  readonly width: number;
  readonly names: boolean;
  readonly color: boolean;
  readonly fill: (template: string, values?: Values) => string;
  readonly count: (count: Count, n: number) => string;
  readonly seat: (seat: Seat | 'spectator' | 'director') => string;
  readonly side: (side: Side) => string;
  readonly seats: (set: SeatSet) => string;
  readonly suit: (suit: Suit) => string;
  readonly rank: (card: Card) => string;
  readonly card: (card: Card) => string;
  readonly call: (call: Call) => string;
  readonly contract: (contract: Omit<Contract, 'declarer'>) => string;
  readonly list: (parts: readonly string[]) => string;
  readonly either: (parts: readonly string[]) => string;
  /** Free text in quotation marks; said to be withheld where only its commitment is there. */
  readonly quoted: (text: FreeText) => string;
}

/** Values may come from a file. */
const tamed = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? tame(value) : value]),
  );
const joined = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

/** The suit as a sign, or as the letter that the language uses. */
const suitSign = (words: Words, ascii: boolean, suit: Suit): string =>
  ascii ? words.table.suitLetters[suitName(suit)] : (SYMBOLS[suit] ?? '');

const callIn = (words: Words, ascii: boolean, call: Call): string => {
  if (!isBid(call)) return words.table.calls[call === PASS ? 'pass' : call === DOUBLE ? 'double' : 'redouble'];
  const denomination = denominationOf(call);
  return levelOf(call) + (denomination === 4 ? words.table.notrump : suitSign(words, ascii, denomination));
};

/** How this language says things, at this width and with or without colour. */
export const sayIn = (o: TextOptions): Say => {
  const words = wordsIn(o.lang);
  const ascii = o.ascii ?? false;
  const ranks = words.table.ranks.split(' ');
  const suit = (s: Suit): string => suitSign(words, ascii, s);
  const seat: Say['seat'] = (s) =>
    s === 'spectator'
      ? words.table.spectator
      : s === 'director'
        ? words.table.director
        : words.table.seats[seatName(s)];
  const say = (template: string, values?: Values): string =>
    fill(o.lang, template, values === undefined ? {} : tamed(values));
  const list = (parts: readonly string[]): string => joined(parts, words.table.and);
  return {
    lang: o.lang,
    words,
    style: styleOf(o.color ?? false, ascii),
    width: Math.min(WIDEST, o.width ?? WIDEST),
    names: o.names ?? false,
    color: o.color ?? false,
    fill: say,
    count: (count, n) => countOf(o.lang, count, n),
    seat,
    side: (s) => words.table.sides[sideName(s)],
    seats: (set) =>
      set === 0
        ? words.table.nobody
        : set === ALL_SEATS
          ? words.table.all
          : set === seatsOf(0) || set === seatsOf(1)
            ? words.table.sides[sideName(set === seatsOf(0) ? 0 : 1)]
            : list(listSeats(set).map(seat)),
    suit,
    rank: (card) => ranks[rankOf(card)] ?? '?',
    card: (card) => suit(suitOf(card)) + (ranks[rankOf(card)] ?? '?'),
    call: (call) => callIn(words, ascii, call),
    contract: (c) =>
      `${c.level}${c.denomination === 4 ? words.table.notrump : suit(c.denomination)}${['', ` ${words.review.doubled}`, ` ${words.review.redoubled}`][c.doubled] ?? ''}`,
    list,
    either: (parts) => joined(parts, words.table.or),
    quoted: (text) => {
      const plain = typeof text === 'string' ? text : text.text;
      return plain === undefined ? words.review.textWithheld : say(words.review.quoted, { text: plain });
    },
  };
};

/** The events that count, by number: what `of` points at. */
export type EventAt = ReadonlyMap<Seq, Event>;

/** The call or card of an event, in short; undefined for events that have none. */
export const actOf = (say: Say, event: Event | undefined): string | undefined => {
  switch (event?.type) {
    case 'CallMade':
    case 'CallReplaced':
    case 'CallShown':
      return say.call(event.call);
    case 'CardPlayed':
    case 'CardReplaced':
    case 'CardExposed':
    case 'CardRestored':
      return say.card(event.card);
    default:
      return undefined;
  }
};
/** The name of a seat in one letter. */
export const letter = (say: Say, seat: Seat): string => say.words.table.seatLetters[seatName(seat) satisfies SeatName];
/** A set of denominations, as `♥ and ♠`. */
export const denominationsIn = (say: Say, names: readonly (0 | 1 | 2 | 3 | 4)[]): string =>
  say.list(names.map((d) => (d === 4 ? say.words.table.denominations[denominationName(d)] : say.suit(d))));
