/** The state for a reader at a terminal: the keys of the contract, those that hold something. */
import type { Json, JsonObject } from '../../domain/event.ts';
import { isObject } from '../../wire/json.ts';

const isEmpty = (value: Json): boolean =>
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

/** A value on one line. */
export const inline = (value: Json): string => {
  if (Array.isArray(value)) return value.map((each: Json) => inline(each)).join(' ');
  if (isObject(value))
    return Object.entries(value)
      .filter(([, each]) => !isEmpty(each))
      .map(([key, each]) => `${key} ${isObject(each) || Array.isArray(each) ? `(${inline(each)})` : inline(each)}`)
      .join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const isRows = (value: Json): value is readonly JsonObject[] =>
  Array.isArray(value) && value.length > 0 && value.every((each: Json) => isObject(each));

const lines = (key: string, value: Json, indent: string): string => {
  if (isEmpty(value)) return '';
  if (isRows(value)) return `${indent}${key}\n${value.map((row) => `${indent}  ${inline(row)}\n`).join('')}`;
  if (isObject(value))
    return `${indent}${key}\n${Object.entries(value)
      .map(([inner, each]) => lines(inner, each, `${indent}  `))
      .join('')}`;
  return `${indent}${key}: ${inline(value)}\n`;
};

/** Every key that holds something, in the order of the contract. */
export const stateText = (state: JsonObject): string =>
  Object.entries(state)
    .map(([key, value]) => lines(key, value, ''))
    .join('');
