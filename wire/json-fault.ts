/** Where a text stops being JSON: engines tell it in words that differ and often without the place. */
import { type Saying, saying } from '../domain/saying.ts';

export interface JsonFault {
  /** Index of the first character that cannot stand there; the length of the text where it breaks off. */
  readonly at: number;
  readonly expected: Saying;
}

type Expecting = 'value' | 'value or ]' | 'name' | 'name or }' | 'colon' | 'more' | 'end';
const WORDS: { readonly [E in Expecting]: Saying } = {
  value: saying('a value (a text goes in double quotes)'),
  'value or ]': saying('a value (a text goes in double quotes) or "]"'),
  name: saying("a field's name in double quotes"),
  'name or }': saying('a field\'s name in double quotes or "}"'),
  colon: saying('":" behind the name of the field'),
  more: saying('"," or the closing bracket'),
  end: saying('nothing more on this line'),
};

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

const matchEnd = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
};

/** Index behind the string that begins at `at`, or the fault in it. */
const stringEnd = (text: string, at: number): number | JsonFault => {
  let i = at + 1;
  while (i < text.length) {
    const code = text.charCodeAt(i);
    if (code === 0x22) return i + 1;
    if (code < 0x20) return { at: i, expected: saying('no control character within a text: write it as \\u00xx') };
    if (code !== 0x5c) {
      i += 1;
      continue;
    }
    const end = matchEnd(ESCAPE, text, i);
    if (end < 0)
      return { at: i, expected: saying('one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX behind a backslash') };
    i = end;
  }
  return { at: text.length, expected: saying('the closing double quote of a text') };
};

const scalarEnd = (text: string, at: number): number | JsonFault => {
  if (text[at] === '"') return stringEnd(text, at);
  const end = Math.max(matchEnd(NUMBER, text, at), matchEnd(WORD, text, at));
  return end < 0 ? { at, expected: WORDS.value } : end;
};

/** A bracket not yet closed, and the names of the fields so far where it is an object's. */
interface OpenBracket {
  readonly bracket: '{' | '[';
  readonly names: Set<unknown>;
}

/** After a bracket: what may follow, or undefined where the character is no bracket that may stand here. */
const afterBracket = (char: string | undefined, expecting: Expecting, open: OpenBracket[]): Expecting | undefined => {
  const wantsValue = expecting === 'value' || expecting === 'value or ]';
  if (wantsValue && (char === '{' || char === '[')) {
    open.push({ bracket: char, names: char === '{' ? new Set() : NAMELESS });
    return char === '{' ? 'name or }' : 'value or ]';
  }
  const inside = open.at(-1)?.bracket;
  const closes =
    (char === '}' && inside === '{' && (expecting === 'more' || expecting === 'name or }')) ||
    (char === ']' && inside === '[' && (expecting === 'more' || expecting === 'value or ]'));
  if (!closes) return undefined;
  open.pop();
  return open.length === 0 ? 'end' : 'more';
};
const NAMELESS: Set<unknown> = new Set();

/** The same field twice in an object: readers differ on which one counts, so neither does. */
const twice = (text: string, at: number, end: number, open: readonly OpenBracket[]): JsonFault | undefined => {
  const written = text.slice(at, end);
  const name: unknown = JSON.parse(written);
  const names = open.at(-1)?.names;
  if (names?.has(name))
    return { at, expected: saying('each field once, and {name} stands before', { name: written.slice(0, 40) }) };
  names?.add(name);
  return undefined;
};

const afterSign = (
  char: string | undefined,
  expecting: Expecting,
  inside: string | undefined,
): Expecting | undefined => {
  if (expecting === 'colon') return char === ':' ? 'value' : undefined;
  if (expecting === 'more' && char === ',') return inside === '{' ? 'name' : 'value';
  return undefined;
};

/**
 * The first place where the text is not JSON, or names a field twice (RFC 8259, 4 leaves open what that means);
 * undefined where there is none. Linear in the text, whatever its nesting.
 */
export const jsonFault = (text: string): JsonFault | undefined => {
  const open: OpenBracket[] = [];
  let expecting: Expecting = 'value';
  let at = 0;
  for (;;) {
    while (at < text.length && ' \t\r\n'.includes(text.charAt(at))) at += 1;
    if (at >= text.length) return expecting === 'end' ? undefined : { at, expected: WORDS[expecting] };
    const char = text[at];
    const next: Expecting | undefined =
      afterBracket(char, expecting, open) ?? afterSign(char, expecting, open.at(-1)?.bracket);
    if (next !== undefined) {
      expecting = next;
      at += 1;
      continue;
    }
    const named: boolean = expecting === 'name' || expecting === 'name or }';
    const valued: boolean = expecting === 'value' || expecting === 'value or ]';
    if (!(named && char === '"') && !valued) return { at, expected: WORDS[expecting] };
    const end = scalarEnd(text, at);
    if (typeof end !== 'number') return end.at === at ? { at, expected: WORDS[expecting] } : end;
    const doubled: JsonFault | undefined = named ? twice(text, at, end, open) : undefined;
    if (doubled !== undefined) return doubled;
    expecting = named ? 'colon' : open.length === 0 ? 'end' : 'more';
    at = end;
  }
};
