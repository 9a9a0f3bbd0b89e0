/** Slots of the table's own things: seats, calls, cards, deals. */
import { saysOf } from '../../domain/saying.ts';
import * as E from 'fp-ts/lib/Either.js';
import { callName, denominationName, parseCall } from '../../domain/call.ts';
import { cardName, parseCard, parseSuit, rankName, suitName } from '../../domain/card.ts';
import { dealText, parseDeal } from '../../domain/deal-text.ts';
import type { Json } from '../../domain/event.ts';
import { parseSeat, parseSide, seatName, sideName } from '../../domain/seat.ts';
import { callAt, denominationsAt } from './call-words.ts';
import { cardAt, englishRanks, rankAt, suitAt } from './card-words.ts';
import { fault } from './fault.ts';
import { namesOf, seatAt, seatsAt, sideAt } from './seat-words.ts';
import type { SlotKind, SlotRead } from './slot.ts';
import { oneOf, termAt } from './slot-text.ts';
import { isMark, type Token } from './token.ts';
import { RANKS, spellings, WHO } from './vocabulary.ts';

/** What the contract writes as one of its tokens is written as that token. */
const token =
  (knows: (text: string) => unknown) =>
  (value: Json): string | undefined =>
    typeof value === 'string' && knows(value) !== undefined ? value : undefined;
const one = (value: string | undefined, at: number): SlotRead | undefined =>
  value === undefined ? undefined : { value, next: at + 1 };

export const seat: SlotKind = {
  says: 'a seat (N E S W)',
  read: (tokens, at) => {
    const read = seatAt(tokens, at);
    return one(read === undefined ? undefined : seatName(read), at);
  },
  write: token(parseSeat),
};
export const side: SlotKind = {
  says: 'a side (NS, EW)',
  read: (tokens, at) => {
    const read = sideAt(tokens, at);
    return one(read === undefined ? undefined : sideName(read), at);
  },
  write: token(parseSide),
};
const somebody = oneOf(WHO);
/** A seat, or somebody who is none of the four. */
export const who: SlotKind = {
  says: 'a seat (N E S W), director or spectator',
  read: (tokens, at, past) => seat.read(tokens, at, past) ?? somebody.read(tokens, at, past),
  write: (value, writing) => seat.write(value, writing) ?? somebody.write(value, writing),
};
const WHO_SPELLINGS = spellings(WHO);
/** Who says so: seats and others, one behind the other. */
export const whos: SlotKind = {
  says: 'who says so: seats, director, spectator, platform',
  read: (tokens, at) => {
    const value: string[] = [];
    let next = at;
    for (;;) {
      const seats = seatsAt(tokens, next);
      const other = seats === undefined ? termAt(WHO_SPELLINGS, tokens, next) : undefined;
      if (seats !== undefined) value.push(...namesOf(seats.seats));
      else if (typeof other?.value === 'string') value.push(other.value);
      else break;
      next = seats?.next ?? other?.next ?? next;
    }
    return value.length === 0 ? undefined : { value, next };
  },
  write: (value, writing) => {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const words = value.map((each) => who.write(each, writing));
    return words.includes(undefined) ? undefined : words.join(' ');
  },
};
export const seats: SlotKind = {
  says: 'seats (E, E and W, NS, all)',
  read: (tokens, at) => {
    const read = seatsAt(tokens, at);
    return read === undefined ? undefined : { value: namesOf(read.seats), next: read.next };
  },
  write: (value, { lang }) => {
    const list = Array.isArray(value) ? value : [value];
    if (list.length === 4) return lang === 'fr' ? 'tous' : 'all';
    return list.length > 0 && list.every((each) => typeof each === 'string') ? list.join(' ') : undefined;
  },
};

export const call: SlotKind = {
  says: 'a call (Pass, X, XX, 1C … 7NT)',
  read: (tokens, at) => {
    const read = callAt(tokens, at);
    return read === undefined ? undefined : { value: callName(read.value), next: read.next };
  },
  write: token(parseCall),
};
const cardSlot = (reversed: boolean): SlotKind => ({
  says: 'a card (SA, HT, C2)',
  read: (tokens, at) => {
    const read = cardAt(tokens, at, reversed);
    return read === undefined ? undefined : { value: cardName(read.value), next: read.next };
  },
  write: token(parseCard),
});
export const card: SlotKind = cardSlot(true);
/** Where a call could stand as well: `2S` is the bid. */
export const plainCard: SlotKind = cardSlot(false);
export const suit: SlotKind = {
  says: 'a suit (S H D C)',
  read: (tokens, at) => {
    const read = suitAt(tokens, at);
    return one(read === undefined ? undefined : suitName(read), at);
  },
  write: token(parseSuit),
};
const rankWord = oneOf(RANKS);
export const rank: SlotKind = {
  says: 'a rank (A K Q J T 9 … 2), or win, high, low, any',
  read: (tokens, at, past) => {
    const read = rankAt(tokens, at);
    return read === undefined ? rankWord.read(tokens, at, past) : one(rankName(read), at);
  },
  write: (value, writing) => rankWord.write(value, writing) ?? (typeof value === 'string' ? value : undefined),
};
export const denominations: SlotKind = {
  says: 'denominations (NT S H D C, or nothing)',
  read: (tokens, at) => {
    const read = denominationsAt(tokens, at);
    return read === undefined ? undefined : { value: read.value.map(denominationName), next: read.next };
  },
  write: (value, { lang }) => {
    if (!Array.isArray(value)) return undefined;
    return value.length === 0 ? { en: 'nothing', fr: 'rien' }[lang] : value.join(' ');
  },
};

const HANDS = 4;
const dealWords = (tokens: readonly Token[], at: number): string =>
  tokens
    .slice(at, at + HANDS)
    .map((each) => (each.kind === 'word' ? englishRanks(each.raw.toUpperCase()) : each.raw))
    .join(' ');
export const deal: SlotKind = {
  says: 'four hands, as in N:AK.QJ.T9.8 … with - for an unknown hand',
  read: (tokens, at) => {
    const first = seatAt(tokens, at);
    if (first === undefined || !isMark(tokens[at + 1], ':')) return undefined;
    const read = parseDeal(`${seatName(first)}:${dealWords(tokens, at + 2)}`);
    const next = Math.min(tokens.length, at + 2 + HANDS);
    if (E.isRight(read)) return { value: dealText(read.right), next };
    return {
      value: null,
      next,
      fault: fault('deal', tokens[at]?.column ?? 1, '', {
        detail: read.left.message,
        says: saysOf(read.left),
      }),
    };
  },
  write: (value) => (typeof value === 'string' ? value : undefined),
};
