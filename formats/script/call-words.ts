/** Calls and denominations as people write them. */
import {
  type Call,
  DOUBLE,
  PASS,
  parseCall,
  parseDenomination,
  REDOUBLE,
  type Denomination,
} from '../../domain/call.ts';
import { AND_WORDS } from './seat-words.ts';
import { type Token, wordAt } from './token.ts';

export interface Read<A> {
  readonly value: A;
  /** The place behind what was read. */
  readonly next: number;
}

const CALL_WORDS: ReadonlyMap<string, Call> = new Map<string, Call>([
  ['passes', PASS],
  ['passed', PASS],
  ['passe', PASS],
  ['doubles', DOUBLE],
  ['doubled', DOUBLE],
  ['contre', DOUBLE],
  ['redoubles', REDOUBLE],
  ['redoubled', REDOUBLE],
  ['surcontre', REDOUBLE],
  ['dble', DOUBLE],
  ['rdble', REDOUBLE],
]);
const SUIT_SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['♠', 's'],
  ['♤', 's'],
  ['♥', 'h'],
  ['♡', 'h'],
  ['♦', 'd'],
  ['♢', 'd'],
  ['♣', 'c'],
  ['♧', 'c'],
]);
const DENOMINATION_WORDS: ReadonlyMap<string, string> = new Map([
  ['sa', 'NT'],
  ['notrump', 'NT'],
  ['notrumps', 'NT'],
  ['no-trump', 'NT'],
  ['no-trumps', 'NT'],
  ['sans-atout', 'NT'],
  ['spade', 'S'],
  ['spades', 'S'],
  ['pique', 'S'],
  ['piques', 'S'],
  ['heart', 'H'],
  ['hearts', 'H'],
  ['coeur', 'H'],
  ['coeurs', 'H'],
  ['diamond', 'D'],
  ['diamonds', 'D'],
  ['carreau', 'D'],
  ['carreaux', 'D'],
  ['club', 'C'],
  ['clubs', 'C'],
  ['trefle', 'C'],
  ['trefles', 'C'],
]);
const NOTHING: ReadonlySet<string> = new Set(['nothing', 'rien']);

/** Symbols become letters. */
export const lettered = (word: string): string => Array.from(word, (each) => SUIT_SYMBOLS.get(each) ?? each).join('');

export const denominationAt = (tokens: readonly Token[], at: number): Denomination | undefined => {
  const word = wordAt(tokens, at);
  if (word === undefined) return undefined;
  return parseDenomination(DENOMINATION_WORDS.get(word) ?? lettered(word).toUpperCase());
};

/** Denominations one behind the other, or the word for none. */
export const denominationsAt = (tokens: readonly Token[], at: number): Read<readonly Denomination[]> | undefined => {
  if (NOTHING.has(wordAt(tokens, at) ?? '')) return { value: [], next: at + 1 };
  const value: Denomination[] = [];
  let next = at;
  for (;;) {
    const from = value.length > 0 && AND_WORDS.has(wordAt(tokens, next) ?? '') ? next + 1 : next;
    const read = denominationAt(tokens, from);
    if (read === undefined) break;
    value.push(read);
    next = from + 1;
  }
  return value.length === 0 ? undefined : { value, next };
};

/** A call in one word, or a level and a denomination in two. */
export const callAt = (tokens: readonly Token[], at: number): Read<Call> | undefined => {
  const word = wordAt(tokens, at);
  // The contract reads a dash as a pass; at the head of a line it is rather a note's bullet.
  if (word === undefined || word === '-') return undefined;
  const one =
    CALL_WORDS.get(word) ??
    parseCall(
      lettered(word)
        .toUpperCase()
        .replace(/^([1-9])SA$/, '$1NT'),
    );
  if (one !== undefined) return { value: one, next: at + 1 };
  const denomination = /^[1-9]$/.test(word) ? denominationAt(tokens, at + 1) : undefined;
  if (denomination === undefined) return undefined;
  const two = parseCall(word + (['C', 'D', 'H', 'S', 'NT'][denomination] ?? ''));
  return two === undefined ? undefined : { value: two, next: at + 2 };
};

/** Passes in one word: `PPP`, or `AP`, `all pass`, `tous passent` for those that end the auction. */
export const passesAt = (tokens: readonly Token[], at: number): Read<number | 'all'> | undefined => {
  const word = wordAt(tokens, at) ?? '';
  if (/^p{2,4}$/.test(word)) return { value: word.length, next: at + 1 };
  if (word === 'ap') return { value: 'all', next: at + 1 };
  const two = `${word} ${wordAt(tokens, at + 1) ?? ''}`;
  return ['all pass', 'tous passent'].includes(two) ? { value: 'all', next: at + 2 } : undefined;
};
