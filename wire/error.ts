/** Why something that came in at a door is no event: values with a sentence a person can act on, and the place. */
import type * as t from 'io-ts';
import { type Saying, type SayingValue, saying, type Worded, worded } from '../domain/saying.ts';
import { expectation } from './expectation.ts';
import { shown } from './json.ts';

export type DecodeTag =
  | 'empty'
  | 'not-text'
  | 'not-json'
  | 'too-long'
  | 'not-an-object'
  | 'unknown-type'
  | 'newer-schema'
  | 'field'
  | 'seq'
  | 'record'
  | 'not-admitted';

/** Its sentence: what is wrong, what was expected, what to do. */
export interface DecodeError extends Worded {
  readonly kind: 'bad-input';
  readonly tag: DecodeTag;
  /** The field, as in `/ruling/law`; empty where the whole event is meant. */
  readonly path: string;
  /** Place of the event in its record. */
  readonly seq: number | null;
  /** From 1; null where the event did not come from a file. */
  readonly line: number | null;
  /** From 1, in UTF-16 units; null where no one column is meant. */
  readonly column: number | null;
  readonly board: string | null;
}

export const decodeError = (tag: DecodeTag, text: string | Saying, place: Partial<DecodeError> = {}): DecodeError => ({
  path: '',
  seq: null,
  line: null,
  column: null,
  board: null,
  ...place,
  kind: 'bad-input',
  tag,
  ...worded(text),
});

const pathOf = (context: t.Context): string =>
  context
    .slice(1)
    .map((entry) => `/${entry.key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');

/** io-ts speaks in contexts; a person wants the field, what was found and what to write. */
export const fromValidation = (errors: t.Errors, type: SayingValue, seq: number | null): readonly DecodeError[] =>
  errors.map(({ value, context, message }) => {
    const path = pathOf(context);
    const values = { type, field: path.slice(1), found: shown(value), expected: expectation(message) };
    const sentence =
      value === undefined
        ? '{type} lacks the field {field}: write {expected}'
        : path === ''
          ? '{type} is {found}: write {expected}'
          : 'the field {field} of {type} is {found}: write {expected}';
    return decodeError('field', saying(sentence, values), { path, seq });
  });

const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
};

/** The word meant, if one is near enough to be a slip of the pen; letter case counts for nothing. */
export const nearest = (
  word: string,
  known: Iterable<string>,
  most = Math.max(2, Math.floor(word.length / 3)),
): string | undefined => {
  if (word.length > 40) return undefined;
  let best: string | undefined;
  let least = most + 1;
  for (const each of known) {
    const far = distance(word.toLowerCase(), each.toLowerCase());
    if (far < least) {
      least = far;
      best = each;
    }
  }
  return best;
};
