/** Fields of free text and of persons (contract 1, persons and free text). */
import type { FreeText, JsonObject } from '../domain/event.ts';
import { parseSeat } from '../domain/seat.ts';
import { type Field, same } from './field.ts';
import { isObject } from './json.ts';

const HEX_64 = /^[0-9a-f]{64}$/;
export const isHash = (value: unknown): value is string => typeof value === 'string' && HEX_64.test(value);

/** A text behind its hash; `salt` and `text` are there together, or the text was erased or withheld. */
export interface Commitment {
  readonly c: string;
  readonly salt?: string;
  readonly text?: string;
}

/** Is this a committed text? By its shape alone, so that types and fields of a later day are covered too. */
export const isCommitment = (value: unknown): value is Commitment & JsonObject => {
  if (!isObject(value) || !isHash(value['c'])) return false;
  const size = Object.keys(value).length;
  if (size === 1) return true;
  return size === 3 && typeof value['salt'] === 'string' && typeof value['text'] === 'string';
};

export const freeText: Field<FreeText> = same<string | (Commitment & JsonObject)>(
  'free text',
  'a text in quotes, or {c, salt, text}, or {c} where the text is withheld',
  (value): value is string | (Commitment & JsonObject) => typeof value === 'string' || isCommitment(value),
  'text',
);

const isBySeat = (value: unknown): value is { readonly [seat: string]: string } =>
  isObject(value) &&
  Object.entries(value).every(([seat, name]) => parseSeat(seat) !== undefined && typeof name === 'string');

/** Who sits where: a name, or a key once the record is stored. */
export const players: Field<{ readonly [seat: string]: string }> = same(
  'players',
  'the players by seat, as in {"N": "…", "E": "…", "S": "…", "W": "…"}',
  isBySeat,
  'person',
);
