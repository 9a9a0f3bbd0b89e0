/** Canonical JSON (RFC 8785): one text for one value, so that it can be hashed. */
import * as E from 'fp-ts/lib/Either.js';
import type { Json } from '../domain/event.ts';
import { DEEPEST, isObject, isWellFormed } from './json.ts';

/** A value that has no canonical form, and where in it the fault is. */
export interface CanonicalError {
  readonly kind: 'bad-input';
  readonly tag: 'not-canonical';
  readonly message: string;
  readonly path: string;
}

/** The canonical text; Left: an endless number, half a character, nesting beyond 64 levels, or no JSON at all. */
export const canonical = (value: Json): E.Either<CanonicalError, string> => {
  const text = write(value, 0);
  return text === undefined
    ? E.left({ kind: 'bad-input', tag: 'not-canonical', ...faultOf(value, '') })
    : E.right(text);
};

// ECMAScript's own number and string forms are those of RFC 8785, 3.2.2; its string order is by UTF-16 unit (3.2.3).
const write = (value: unknown, depth: number): string | undefined => {
  if (typeof value === 'string') return isWellFormed(value) ? JSON.stringify(value) : undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? JSON.stringify(value) : undefined;
  if (value === null || typeof value === 'boolean') return String(value);
  if (depth >= DEEPEST) return undefined;
  if (Array.isArray(value)) return writeList(value, depth);
  return isObject(value) ? writeObject(value, depth) : undefined;
};

const writeList = (list: readonly unknown[], depth: number): string | undefined => {
  let out = '[';
  for (const [index, item] of list.entries()) {
    const text = write(item, depth + 1);
    if (text === undefined) return undefined;
    out += index === 0 ? text : `,${text}`;
  }
  return `${out}]`;
};

const writeObject = (object: { readonly [key: string]: unknown }, depth: number): string | undefined => {
  let out = '{';
  for (const key of Object.keys(object).toSorted()) {
    const text = write(object[key], depth + 1);
    if (text === undefined || !isWellFormed(key)) return undefined;
    out += `${out.length === 1 ? '' : ','}${JSON.stringify(key)}:${text}`;
  }
  return `${out}}`;
};

const faultOf = (value: unknown, path: string, depth = 0): { message: string; path: string } => {
  if (typeof value === 'string' && !isWellFormed(value))
    return { message: 'half a character (a lone surrogate)', path };
  if (typeof value === 'number') return { message: 'a number that is not finite', path };
  if (typeof value !== 'object' || value === null) return { message: 'a value JSON does not have', path };
  if (depth >= DEEPEST) return { message: 'more than 64 levels', path };
  for (const [key, item] of Object.entries(value)) {
    if (!isWellFormed(key)) return { message: 'half a character (a lone surrogate) in the name of a field', path };
    if (write(item, depth + 1) === undefined) return faultOf(item, `${path}/${key}`, depth + 1);
  }
  return { message: 'a value JSON does not have', path };
};
