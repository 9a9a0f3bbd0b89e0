/** Slots of what a player chooses (contract 4): `require:H` is written as a verb with its suit. */
import type { Json } from '../../domain/event.ts';
import { AND_WORDS } from './seat-words.ts';
import type { SlotKind, SlotRead, Writing } from './slot.ts';
import { card, suit } from './slot-table.ts';
import { oneOf, text } from './slot-text.ts';
import { isMark, type Token, wordAt } from './token.ts';
import { OPTIONS } from './vocabulary.ts';
import type { Past } from './past.ts';

/** An option made of a word and something more. */
const compound = (word: string, more: SlotKind): SlotKind => ({
  says: more.says,
  read: (tokens, at, past) => {
    const read = more.read(tokens, at, past);
    return typeof read?.value === 'string' ? { value: `${word}:${read.value}`, next: read.next } : undefined;
  },
  write: (value, writing) => {
    if (typeof value !== 'string' || !value.startsWith(`${word}:`)) return undefined;
    return more.write(value.slice(word.length + 1), writing);
  },
});
export const required: SlotKind = compound('require', suit);
export const forbidden: SlotKind = compound('forbid', suit);
export const playing: SlotKind = compound('play', card);

const simple = oneOf(OPTIONS);
const WITH_MORE: ReadonlyMap<string, SlotKind> = new Map([
  ['require', required],
  ['forbid', forbidden],
  ['play', playing],
]);
const compoundAt = (tokens: readonly Token[], at: number, past: Past): SlotRead | undefined => {
  const kind = WITH_MORE.get(wordAt(tokens, at) ?? '');
  return kind === undefined || !isMark(tokens[at + 1], ':') ? undefined : kind.read(tokens, at + 2, past);
};
const compoundText = (value: Json, writing: Writing): string | undefined => {
  const known = [...WITH_MORE.values()].some((kind) => kind.write(value, writing) !== undefined);
  return known && typeof value === 'string' ? value : undefined;
};

/** Any option: a word of contract 4, `require:H` and its kind, or a text in quotes. */
export const option: SlotKind = {
  says: 'an option (accept, decline, require:H, forbid:H, none, play:DK, …)',
  read: (tokens, at, past) =>
    compoundAt(tokens, at, past) ?? simple.read(tokens, at, past) ?? text.read(tokens, at, past),
  write: (value, writing) => simple.write(value, writing) ?? compoundText(value, writing) ?? text.write(value, writing),
};
/** Several options, with `or` or a comma between them. */
export const options: SlotKind = {
  says: 'options, as in accept or decline',
  read: (tokens, at, past) => {
    const value: Json[] = [];
    let next = at;
    for (;;) {
      const joined = value.length > 0 && (AND_WORDS.has(wordAt(tokens, next) ?? '') || isMark(tokens[next], ','));
      const read = value.length > 0 && !joined ? undefined : option.read(tokens, joined ? next + 1 : next, past);
      if (read === undefined) break;
      value.push(read.value);
      next = read.next;
    }
    return value.length === 0 ? undefined : { value, next };
  },
  write: (value, writing) => {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const words = value.map((each) => option.write(each, writing));
    return words.includes(undefined) ? undefined : words.join({ en: ' or ', fr: ' ou ' }[writing.lang]);
  },
};
