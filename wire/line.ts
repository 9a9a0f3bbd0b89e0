/** One line of a JSON Lines file → one event, or errors with their place in the file. */
import * as E from 'fp-ts/lib/Either.js';
import { saying, saysOf } from '../domain/saying.ts';
import { admitNext, type Gate } from '../domain/admit.ts';
import { decodeEvent, type Stored } from './decode.ts';
import { type DecodeError, decodeError } from './error.ts';
import { DEEPEST, isObject } from './json.ts';
import { jsonFault } from './json-fault.ts';
import type { Line } from './lines.ts';

const parse = (text: string): E.Either<null, unknown> => {
  try {
    return E.right(JSON.parse(text));
  } catch {
    return E.left(null);
  }
};

/** A line as far as JSON goes. */
export interface ParsedLine {
  readonly line: Line;
  readonly value: E.Either<DecodeError, unknown>;
  /** Begins a record: then what follows is not the record's before it, even where this line cannot be read. */
  readonly opens: boolean;
}

/** Fields in the whole of a value; not a number where it is nested too deep to be counted. */
const fieldsIn = (value: unknown, depth = 0): number => {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > DEEPEST) return Number.NaN;
  let fields = 0;
  for (const each of Object.values(value)) {
    fields += 1;
    if (typeof each === 'object') fields += fieldsIn(each, depth + 1);
  }
  return Array.isArray(value) ? fields - value.length : fields;
};

const colonsIn = (text: string): number => {
  let colons = 0;
  for (let at = text.indexOf('":'); at >= 0; at = text.indexOf('":', at + 2)) colons += 1;
  return colons;
};

/** JSON.parse lets the last of two fields of one name win. Counting tells cheaply that there are none. */
const namedTwice = (text: string, value: unknown): boolean =>
  (colonsIn(text) !== fieldsIn(value) || spacedNames(text)) && jsonFault(text) !== undefined;

/** May a name stand apart from its colon, so that counting would miss it? */
const spacedNames = (text: string): boolean => text.includes('" ') || text.includes('"\t') || text.includes('"\r');

const OPENS = /"type"\s*:\s*"BoardOpened"/;
const CORRECTS = /"type"\s*:\s*"EventCorrected"/;
const looksOpening = (text: string): boolean => {
  const start = text.slice(0, 10_000);
  return OPENS.test(start) && !CORRECTS.test(start);
};

/** Parses a line; `limit` is the greatest length in UTF-16 units, for the message only. */
export const parseLine = (line: Line, limit: number): ParsedLine => {
  const { text } = line;
  if (text === null) {
    const message = saying('the line is longer than {limit} characters: no event is; put one event on a line', {
      limit,
    });
    return { line, value: E.left(decodeError('too-long', message, { column: limit + 1 })), opens: false };
  }
  const value = parse(text);
  return E.isLeft(value) || namedTwice(text, value.right)
    ? { line, value: E.left(notJson(text)), opens: looksOpening(text) }
    : { line, value, opens: isObject(value.right) && value.right['type'] === 'BoardOpened' };
};

const notJson = (text: string): DecodeError => {
  const nul = text.indexOf('\0');
  if (nul >= 0) {
    const wide = text[nul + 2] === '\0' || text[nul - 2] === '\0';
    const advice = wide
      ? saying('it looks like UTF-16: save it as UTF-8')
      : saying('it looks like a binary file: give a record in JSON Lines');
    return decodeError('not-text', saying('a zero byte in the file: {advice}', { advice }), { column: nul + 1 });
  }
  const fault = jsonFault(text) ?? { at: 0, expected: saying('one JSON object') };
  const found =
    fault.at >= text.length
      ? saying('the line breaks off')
      : saying('{sign} cannot stand here', { sign: JSON.stringify(text.charAt(fault.at)) });
  const values = { found, expected: fault.expected };
  return decodeError('not-json', saying('this line is not plain JSON: {found}, expected {expected}', values), {
    column: fault.at + 1,
  });
};

/** The column of the innermost field named, from 1. */
const columnOf = (text: string, path: string): number | null => {
  let at = -1;
  for (const key of path.split('/').slice(1)) {
    const found = text.indexOf(JSON.stringify(key), at + 1);
    if (found < 0) break;
    at = found;
  }
  return at < 0 ? null : at + 1;
};

/** Reads a parsed line as the next event of a record. Left: every fault of the line, none of them beyond it. */
export const readLine = ({ line, value }: ParsedLine, gate: Gate): E.Either<readonly DecodeError[], Stored> => {
  const place = { line: line.number, seq: gate.length };
  if (E.isLeft(value)) return E.left([{ ...value.left, ...place }]);
  const text = line.text ?? '';
  const decoded = decodeEvent(value.right, gate.length);
  if (E.isLeft(decoded))
    return E.left(decoded.left.map((error) => ({ ...error, ...place, column: columnOf(text, error.path) })));
  const admitted = admitNext(gate, decoded.right.event);
  if (E.isRight(admitted)) return decoded;
  const { path } = admitted.left;
  return E.left([decodeError('not-admitted', saysOf(admitted.left), { ...place, path, column: columnOf(text, path) })]);
};
