/** The value behind `name=`: JSON, a list of bare words, a reference, or a bare word. */
import type { Json } from '../../domain/event.ts';
import { jsonFault } from '../../wire/json-fault.ts';

const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const LITERALS: ReadonlyMap<string, Json> = new Map<string, Json>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** A bare word as JSON: a number, true, false, null, else itself. */
export const literal = (bare: string): Json => {
  const known = LITERALS.get(bare);
  if (known !== undefined) return known;
  return NUMBER.test(bare) ? Number(bare) : bare;
};

/** Where the bracket that opens at `from` is closed: the place behind it; -1 where it never is. */
export const closing = (text: string, from: number): number => {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at += 1) {
    const each = text.charAt(at);
    if (quoted) {
      if (each === '\\') at += 1;
      else if (each === '"') quoted = false;
    } else if (each === '"') quoted = true;
    else if (each === '{' || each === '[') depth += 1;
    else if (each === '}' || each === ']') depth -= 1;
    if (depth === 0 && !quoted) return at + 1;
  }
  return -1;
};

const parsed = (text: string): Json | undefined => {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
};

/** JSON, or a list of bare words as in `[E, W]`; undefined for anything else. */
export const bracketed = (text: string): Json | undefined => {
  const json = parsed(text);
  // JSON.parse lets the last of two fields of one name win: that would drop the first in silence.
  if (json !== undefined) return jsonFault(text) === undefined ? json : undefined;
  const words = /^\[([^[\]{}"]*)\]$/.exec(text)?.[1]?.split(/[\s,]+/);
  return words?.filter((word) => word !== '').map(literal);
};

/** A text in straight quotes, with JSON's escapes. */
export const quotedText = (text: string): string | undefined => {
  const value = parsed(text);
  return typeof value === 'string' ? value : undefined;
};
