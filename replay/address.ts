/**
 * The numbers of events in a branch (contract 5). The record's events keep their own; those that a what-if puts behind
 * event SEQ are addressed SEQ.1, SEQ.2 … Inside the engine they lie between two numbers of the record, so that order
 * and references need no other rule.
 */
import type { Event, Json, JsonObject, Seq } from '../domain/event.ts';
import { HOLDS_A_NUMBER } from '../projections/numbers.ts';

/** A power of two: the places between two whole numbers are exact. */
const ROOM = 1024;
/** No what-if gives more events than fit between two of the record. */
export const MOST_GIVEN = ROOM - 1;

/** The number of the `nth` event (from 1) given behind event `at`. */
export const givenSeq = (at: Seq, nth: number): Seq => at + nth / ROOM;
export const isGiven = (seq: Seq): boolean => !Number.isInteger(seq);

/** `6` for an event of the record, `6.1` for the first one given behind it. */
export const addressText = (seq: Seq): string =>
  isGiven(seq) ? `${Math.floor(seq)}.${Math.round((seq - Math.floor(seq)) * ROOM)}` : String(seq);
/** The same in JSON: the record's own numbers stay numbers. */
export const addressJson = (seq: Seq): number | string => (isGiven(seq) ? addressText(seq) : seq);

/** What the record only echoes, and where a number with a fraction is no address. */
const ECHOED: ReadonlySet<string> = new Set(['adjusted', 'answer', 'options', 'value']);
const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON of a branch (a state, a difference) with addresses in the place of the numbers between two events. */
export const withAddresses = (value: Json): Json => {
  if (typeof value === 'number') return addressJson(value);
  if (Array.isArray(value)) return (value as readonly Json[]).map(withAddresses);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, ECHOED.has(key) ? each : withAddresses(each)]),
  );
};

const REFERENCES: ReadonlySet<string> = new Set(['of', 'with', 'after', 'supersedes']);
/** The fields by which an event names others. */
const named = (e: Event): readonly (readonly [field: string, seq: Seq])[] =>
  Object.entries(e).flatMap(([field, value]: [string, unknown]) =>
    REFERENCES.has(field) && typeof value === 'number' ? [[field, value] as const] : [],
  );
/** What a director ruled is written in keys of the state. */
const ruledWith = (value: Json, to: (seq: Seq) => Seq, key = ''): Json => {
  if (typeof value === 'number') return HOLDS_A_NUMBER.has(key) ? to(value) : value;
  if (Array.isArray(value)) return (value as readonly Json[]).map((each) => ruledWith(each, to, key));
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([k, each]) => [k, ruledWith(each, to, k)]))
    : value;
};

/** The event with other numbers, its own and those it names. */
export const renumbered = (e: Event, to: (seq: Seq) => Seq): Event => {
  const fields = named(e).map(([field, seq]) => [field, to(seq)] as const);
  const ruling = e.type === 'DirectorRuled' && e.ruling !== undefined ? { ruling: ruledWith(e.ruling, to) } : {};
  const inner = e.type === 'EventCorrected' ? { event: renumbered({ ...e.event, seq: e.of }, to) } : {};
  return { ...e, seq: to(e.seq), ...Object.fromEntries(fields), ...ruling, ...inner } as Event;
};
/** Every event that this one names by a field of its own. */
export const referencesOf = (e: Event): readonly Seq[] => named(e).map(([, seq]) => seq);
