/** The acceptance cases as data (contract 6). */
import * as E from 'fp-ts/lib/Either.js';
import type { Event, Json, JsonObject } from '../../domain/event.ts';
import { stateOf } from '../../projections/table/state.ts';
import { tableOf } from '../../replay/fold.ts';
import { decodeEvent } from '../../wire/decode.ts';
import { mismatches } from './match.ts';

export interface Case {
  readonly id: string;
  readonly edition: string;
  readonly laws: readonly string[];
  readonly title: string;
  readonly confidence: 'sure' | 'likely' | 'disputed';
  readonly source: string;
  readonly events: readonly JsonObject[];
  readonly checks: readonly { readonly at: number | 'last'; readonly expect: JsonObject }[];
}
export const readCases = (text: string): Case[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Case);

export const eventsOf = (c: Case): Event[] =>
  c.events.map((raw, seq) => {
    const read = decodeEvent(raw, seq);
    if (E.isLeft(read)) throw new Error(`${c.id} event ${seq}: ${JSON.stringify(read.left)}`);
    return read.right.event;
  });
/** What does not hold, a line each. */
export const failures = (c: Case): string[] => {
  const events = eventsOf(c);
  return c.checks.flatMap(({ at, expect }) => {
    const seq = at === 'last' ? events.length - 1 : at;
    const table = tableOf(events, { at: seq });
    if (E.isLeft(table)) return [`@${at}: ${table.left.message}`];
    return mismatches(expect as Json, stateOf(table.right)).map((m) => `@${at} ${m}`);
  });
};
