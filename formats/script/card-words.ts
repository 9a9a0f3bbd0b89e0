/** Cards, suits and ranks as people write them. Suit letters are S H D C in both languages; ranks also A R D V. */
import { type Card, cardOf, parseRank, type Suit, parseSuit } from '../../domain/card.ts';
import { denominationAt, lettered, type Read } from './call-words.ts';
import { type Token, wordAt } from './token.ts';

const RANK_WORDS: ReadonlyMap<string, number> = new Map([
  ['ace', 12],
  ['as', 12],
  ['king', 11],
  ['roi', 11],
  ['queen', 10],
  ['dame', 10],
  ['jack', 9],
  ['valet', 9],
  ['ten', 8],
  ['dix', 8],
  ['nine', 7],
  ['neuf', 7],
  ['eight', 6],
  ['huit', 6],
  ['seven', 5],
  ['sept', 5],
  ['six', 4],
  ['five', 3],
  ['cinq', 3],
  ['four', 2],
  ['quatre', 2],
  ['three', 1],
  ['trois', 1],
  ['two', 0],
  ['deux', 0],
]);
const FRENCH_RANKS: ReadonlyMap<string, string> = new Map([
  ['R', 'K'],
  ['D', 'Q'],
  ['V', 'J'],
]);
const OF: ReadonlySet<string> = new Set(['of', 'de']);
const SUIT_FIRST = /^([SHDC])(10|[2-9TJQKARDV])$/;
const RANK_FIRST = /^(10|[2-9TJQKARDV])([SHDC])$/;

/** Ranks of a hand as a deal writes it: A R D V become A K Q J. */
export const englishRanks = (ranks: string): string =>
  Array.from(ranks, (each) => FRENCH_RANKS.get(each) ?? each).join('');
const rankOf = (text: string): number | undefined => parseRank(FRENCH_RANKS.get(text) ?? text);

/** A suit in letters, symbols or words. */
export const suitAt = (tokens: readonly Token[], at: number): Suit | undefined => {
  const denomination = denominationAt(tokens, at);
  return denomination === undefined || denomination === 4 ? undefined : denomination;
};
/** A rank in letters, digits or words. */
export const rankAt = (tokens: readonly Token[], at: number): number | undefined => {
  const word = wordAt(tokens, at);
  return word === undefined ? undefined : (RANK_WORDS.get(word) ?? rankOf(word.toUpperCase()));
};

const made = (suit: string | undefined, rank: string | undefined): Card | undefined => {
  const suitRead = parseSuit(suit ?? '');
  const rankRead = rankOf(rank ?? '');
  return suitRead === undefined || rankRead === undefined ? undefined : cardOf(suitRead, rankRead);
};
/** `S A`, but not `S D`, which may be South and diamonds; and `king of hearts`. */
const inWords = (tokens: readonly Token[], at: number): Read<Card> | undefined => {
  const suit = suitAt(tokens, at);
  const rank = rankAt(tokens, at + 1);
  if (suit !== undefined && rank !== undefined && wordAt(tokens, at + 1) !== 'd')
    return { value: cardOf(suit, rank), next: at + 2 };
  const named = RANK_WORDS.get(wordAt(tokens, at) ?? '') ?? (suit === undefined ? rankAt(tokens, at) : undefined);
  const of = OF.has(wordAt(tokens, at + 1) ?? '') ? suitAt(tokens, at + 2) : undefined;
  return named === undefined || of === undefined ? undefined : { value: cardOf(of, named), next: at + 3 };
};

/** A card. `reversed`: `2S` is the two of spades too, where no call can be meant. */
export const cardAt = (tokens: readonly Token[], at: number, reversed: boolean): Read<Card> | undefined => {
  const words = inWords(tokens, at);
  if (words !== undefined) return words;
  const word = lettered(wordAt(tokens, at) ?? '').toUpperCase();
  const first = SUIT_FIRST.exec(word);
  const card = made(first?.[1], first?.[2]);
  if (card !== undefined) return { value: card, next: at + 1 };
  const last = RANK_FIRST.exec(word);
  const turned = reversed || !/^[2-9]/.test(word) ? made(last?.[2], last?.[1]) : undefined;
  return turned === undefined ? undefined : { value: turned, next: at + 1 };
};
