/** One field of an event at the door: an io-ts codec, and the quick read it is made of. */
import * as t from 'io-ts';
import type { Json, JsonObject } from '../domain/event.ts';
import { isJson, isObject } from './json.ts';

/** What a field holds as far as privacy goes (contract 1, persons and free text). */
export type Holds = 'plain' | 'text' | 'person';

export interface Field<A> {
  readonly type: t.Type<A, Json>;
  /** The value, or undefined where it is malformed. Allocates nothing, so that the hot path pays for no error. */
  readonly read: (value: unknown) => A | undefined;
  readonly holds: Holds;
}

export interface FieldParts<A> {
  readonly name: string;
  /** What a person should write, to follow "expected". */
  readonly expected: string;
  readonly read: (value: unknown) => A | undefined;
  readonly write: (value: A) => Json;
  readonly is: (value: unknown) => value is A;
  /** A better sentence than `expected` for this very value. */
  readonly explain?: (value: unknown) => string;
  readonly holds?: Holds;
}

/** Makes the io-ts codec of a field from its two directions. */
export const field = <A>(parts: FieldParts<A>): Field<A> => ({
  type: new t.Type<A, Json>(
    parts.name,
    parts.is,
    (value, context) => {
      const read = parts.read(value);
      return read === undefined ? t.failure(value, context, parts.explain?.(value) ?? parts.expected) : t.success(read);
    },
    parts.write,
  ),
  read: parts.read,
  holds: parts.holds ?? 'plain',
});

/** A field whose JSON form is the domain's own form: what the guard lets through. */
export const same = <A extends Json>(
  name: string,
  expected: string,
  is: (value: unknown) => value is A,
  holds: Holds = 'plain',
): Field<A> =>
  field({ name, expected, is, read: (value) => (is(value) ? value : undefined), write: (value) => value, holds });

/** One of a few words. */
export const oneOf = <const A extends string>(name: string, ...words: readonly A[]): Field<A> => {
  const known: ReadonlySet<unknown> = new Set(words);
  return same(name, `one of ${words.join(', ')}`, (value): value is A => known.has(value));
};

/** A list, each item read by the field given. */
export const listOf = <A>(item: Field<A>, expected: string): Field<readonly A[]> =>
  field<readonly A[]>({
    name: `list of ${item.type.name}`,
    expected,
    holds: item.holds,
    is: (value): value is readonly A[] => Array.isArray(value) && value.every((each) => item.type.is(each)),
    read: (value) => {
      if (!Array.isArray(value)) return undefined;
      const out: A[] = [];
      for (const each of value) {
        const read = item.read(each);
        if (read === undefined) return undefined;
        out.push(read);
      }
      return out;
    },
    write: (value) => value.map((each) => item.type.encode(each)),
  });

const isString = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export const string: Field<string> = same('text', 'a text in quotes', isString);
/** A person's name where a hand wrote the file, else an opaque key. */
export const person: Field<string> = same('person', "a person's name or key in quotes", isString, 'person');
export const flag: Field<boolean> = same('flag', 'true or false, without quotes', isFlag);
export const number: Field<number> = same('number', 'a number, without quotes', isNumber);
export const whole: Field<number> = same('whole number', 'a whole number, without quotes', isWhole);
export const count: Field<number> = same('count', 'a whole number from 0, without quotes', isCount);
/** The `seq` of an event: whether it exists is for `domain/admit.ts` to say. */
export const seq: Field<number> = same(
  'seq',
  'the seq of an event: its place in the record, a whole number from 0, without quotes',
  isCount,
);
export const json: Field<Json> = same(
  'JSON',
  'a JSON value of at most 64 levels, with finite numbers and whole characters',
  (value): value is Json => isJson(value),
);
/** An object kept without being read. */
export const object: Field<JsonObject> = same(
  'object',
  'an object, as in {"name": value}',
  (value): value is JsonObject => isObject(value) && isJson(value),
);
