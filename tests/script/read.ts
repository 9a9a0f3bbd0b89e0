/** Helps the tests of the table script: events as JSON, faults as `line:column sentence`. */
import * as E from 'fp-ts/lib/Either.js';
import type { Event, JsonObject } from '../../domain/event.ts';
import type { ScriptError } from '../../formats/script/fault.ts';
import { readScript } from '../../formats/script/read.ts';
import { encodeEvent } from '../../wire/encode.ts';

export const FILE = 'table.etui';
export const placed = ({ line, column, message }: ScriptError): string => `${line}:${column} ${message}`;
export const boardsIn = (text: string): readonly (readonly Event[])[] => {
  const read = readScript(text, FILE);
  if (E.isLeft(read)) throw new Error(`${read.left.map(placed).join('\n')}\n${text}`);
  return read.right;
};
const withoutSeq = (event: Event): JsonObject => {
  const { seq: _, ...rest } = encodeEvent(event);
  return rest;
};
/** The events behind a plain board line. */
export const eventsOf = (text: string): readonly JsonObject[] =>
  (boardsIn(`board 1 laws 2017\n${text}`)[0] ?? []).slice(1).map(withoutSeq);
export const errorsIn = (text: string): readonly ScriptError[] => {
  const read = readScript(text, FILE);
  if (E.isRight(read)) throw new Error(`read without a fault:\n${text}`);
  return read.left;
};
/** The faults behind a plain board line, which is line 1. */
export const faultsOf = (text: string): readonly string[] => errorsIn(`board 1 laws 2017\n${text}`).map(placed);
