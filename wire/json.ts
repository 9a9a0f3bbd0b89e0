/** Plain JSON values: guards used at the doors. */
import type { Json, JsonObject } from '../domain/event.ts';
import { type SayingValue, saying } from '../domain/saying.ts';

/** Deeper nesting than this is no fact of a bridge table; the bound keeps every recursion over JSON finite. */
export const DEEPEST = 64;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Is this JSON that RFC 8785 can write: finite numbers, whole characters, at most `DEEPEST` levels? */
export const isJson = (value: unknown, depth = 0): value is Json => {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return isWellFormed(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth >= DEEPEST) return false;
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth + 1));
  return Object.entries(value).every(([key, item]) => isWellFormed(key) && isJson(item, depth + 1));
};

/** No half of a UTF-16 pair stands alone: such a text has no UTF-8 form, so it could not be hashed or sent. */
export const isWellFormed = (text: string): boolean => !SURROGATE.test(text) || !/\p{Surrogate}/u.test(text);
// Half or whole: the quick question first, since hardly any text has one.
const SURROGATE = /[\ud800-\udfff]/;

/** A value as it may stand in a message: short, on one line. */
export const shown = (value: unknown): SayingValue => {
  if (value === undefined) return saying('nothing');
  if (Array.isArray(value))
    return value.length === 0 ? saying('an empty list') : saying('a list of {n}', { n: value.length });
  if (isObject(value)) return saying('an object');
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return saying('no JSON');
  return value.length > 40 ? `${JSON.stringify(value.slice(0, 40))}…` : JSON.stringify(value);
};
