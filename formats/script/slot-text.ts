/** Slots of texts, names, numbers and of the closed lists of words. */
import type { Json } from '../../domain/event.ts';
import { spellings, type Term, termText } from './vocabulary.ts';
import type { SlotKind, SlotRead } from './slot.ts';
import { isMark, type Token, wordAt } from './token.ts';

/** A text is always in quotes. */
export const text: SlotKind = {
  says: 'a text in quotes',
  read: (tokens, at) => {
    const token = tokens[at];
    return token?.kind === 'text' ? { value: token.value, next: at + 1 } : undefined;
  },
  write: (value) => (typeof value === 'string' ? JSON.stringify(value) : undefined),
};

const SIMPLE = /^[A-Za-z0-9]+(?:[-/.][A-Za-z0-9]+)*$/;
/** One word as it stands, or a text in quotes. */
export const name: SlotKind = {
  says: 'a name (in quotes, if it has several words)',
  read: (tokens, at) => {
    const token = tokens[at];
    return token?.kind === 'word' ? { value: token.raw, next: at + 1 } : text.read(tokens, at, NO_PAST);
  },
  write: (value) => (typeof value === 'string' ? (SIMPLE.test(value) ? value : JSON.stringify(value)) : undefined),
};
const NO_PAST = { entries: [], labels: new Map<string, number>() };

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
export const number: SlotKind = {
  says: 'a number',
  read: (tokens, at) => {
    const word = wordAt(tokens, at) ?? '';
    return NUMBER.test(word) ? { value: Number(word), next: at + 1 } : undefined;
  },
  write: (value) => (typeof value === 'number' && NUMBER.test(String(value)) ? String(value) : undefined),
};
/** `20`, also `20s`. */
export const seconds: SlotKind = {
  says: 'seconds, as in 20 s',
  read: (tokens, at, past) => {
    const word = /^(\d+(?:\.\d+)?)s$/.exec(wordAt(tokens, at) ?? '')?.[1];
    if (word !== undefined) return { value: Number(word), next: at + 1 };
    const bare = number.read(tokens, at, past);
    const unit = ['s', 'sec', 'seconds', 'secondes'].includes(wordAt(tokens, at + 1) ?? '');
    return bare === undefined || !unit ? bare : { ...bare, next: at + 2 };
  },
  write: (value, writing) => {
    const bare = number.write(value, writing);
    return bare === undefined ? undefined : `${bare} s`;
  },
};

/** The id whose words stand here. */
export const termAt = (
  known: readonly (readonly [words: readonly string[], id: string])[],
  tokens: readonly Token[],
  at: number,
): SlotRead | undefined => {
  const found = known.find(([words]) => words.every((word, index) => wordAt(tokens, at + index) === word));
  return found === undefined ? undefined : { value: found[1], next: at + found[0].length };
};

/** One of a closed list. */
export const oneOf = (terms: readonly Term[]): SlotKind => {
  const known = spellings(terms);
  return {
    says: terms.map(({ en: [first] }) => first).join(', '),
    read: (tokens, at) => termAt(known, tokens, at),
    write: (value, { lang }) => termText(terms, value, lang),
  };
};
/** One of a list that may grow: anything else stands in quotes. */
export const oneOfOr = (terms: readonly Term[]): SlotKind => {
  const closed = oneOf(terms);
  return {
    says: `${closed.says}, or a text in quotes`,
    read: (tokens, at, past) => closed.read(tokens, at, past) ?? text.read(tokens, at, past),
    write: (value, writing) => closed.write(value, writing) ?? text.write(value, writing),
  };
};

const YES: ReadonlySet<string> = new Set(['yes', 'true', 'oui', 'vrai']);
const NO: ReadonlySet<string> = new Set(['no', 'false', 'non', 'faux']);
/** The answer to a question put to the director. */
export const answer = (terms: readonly Term[]): SlotKind => {
  const words = oneOfOr(terms);
  return {
    says: 'yes, no, a number, or a text in quotes',
    read: (tokens, at, past) => {
      const word = wordAt(tokens, at) ?? '';
      if (YES.has(word)) return { value: true, next: at + 1 };
      if (NO.has(word)) return { value: false, next: at + 1 };
      return number.read(tokens, at, past) ?? words.read(tokens, at, past);
    },
    write: (value: Json, writing) => {
      if (typeof value === 'boolean') return { en: ['no', 'yes'], fr: ['non', 'oui'] }[writing.lang][value ? 1 : 0];
      return number.write(value, writing) ?? words.write(value, writing);
    },
  };
};

/** `%` behind a number is part of it. */
export const percent: SlotKind = {
  says: 'a percentage, as in 60 %',
  read: (tokens, at, past) => {
    const bare = number.read(tokens, at, past);
    return bare !== undefined && isMark(tokens[bare.next], '%') ? { ...bare, next: bare.next + 1 } : undefined;
  },
  write: (value, writing) => {
    const bare = number.write(value, writing);
    return bare === undefined ? undefined : `${bare} %`;
  },
};
