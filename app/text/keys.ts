/** Parts of the state, as a ruling names them, for a reader: names of keys, seats and cards in words, the rest as written. */
import { parseCard } from '../../domain/card.ts';
import type { Json, JsonObject } from '../../domain/event.ts';
import { parseSeat } from '../../domain/seat.ts';
import type { Say } from './say.ts';

const has = <T extends object>(texts: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(texts, key);

/** A word of the state: a card, a seat, or what it says. */
const tokenText = (say: Say, token: string): string => {
  const card = /^[SHDC][2-9TJQKA]$/.test(token) ? parseCard(token) : undefined;
  const seat = card === undefined ? parseSeat(token) : undefined;
  if (card !== undefined) return say.card(card);
  if (seat !== undefined) return say.seat(seat);
  const { tokens } = say.words.matters;
  return has(tokens, token) ? say.fill(tokens[token]) : token;
};
const valueText = (say: Say, value: Json): string => {
  const { fields } = say.words.matters;
  if (Array.isArray(value))
    return value.length === 0
      ? say.words.table.none
      : value.map((each: Json) => valueText(say, each)).join(say.fill(say.words.table.semicolon));
  if (value !== null && typeof value === 'object')
    return Object.entries(value as JsonObject)
      .filter(([, each]) => each !== null)
      .map(([key, each]) => `${has(fields, key) ? say.fill(fields[key]) : key} ${valueText(say, each)}`)
      .join(', ');
  return typeof value === 'string' ? tokenText(say, value) : JSON.stringify(value);
};

/** `penalty cards: none` for each key. */
export const stateKeysText = (say: Say, keys: JsonObject): string => {
  const names = say.words.matters.keys;
  const nameOf = (key: string): string => (has(names, key) && !names[key].includes('{') ? say.fill(names[key]) : key);
  return Object.entries(keys)
    .map(([key, value]) => say.fill(say.words.review.labelled, { label: nameOf(key), value: valueText(say, value) }))
    .join(' · ');
};
/** The same keys as the Laws have them. */
export const sameKeys = (keys: JsonObject, state: JsonObject): JsonObject =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, state[key] ?? null]));
