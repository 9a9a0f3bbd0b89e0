/** `--do`: events of a what-if, as JSON or as lines of the table script (contract 5). */
import * as E from 'fp-ts/lib/Either.js';
import { type Saying, saying, saysOf } from '../../domain/saying.ts';
import { admit } from '../../domain/admit.ts';
import type { BoardRecord, Event, Json, JsonObject, Seq } from '../../domain/event.ts';
import { readBehind } from '../../formats/script/behind.ts';
import { decodeEvent } from '../../wire/decode.ts';
import { encodeEvent } from '../../wire/encode.ts';
import { isObject } from '../../wire/json.ts';
import { type Fault, usage } from './fault.ts';

/** `6.2`: the second event given behind event 6. */
const ADDRESS = /^(\d{1,9})\.([1-9]\d{0,3})$/;
const FIELDS: readonly string[] = ['of', 'with', 'after', 'supersedes'];

type Read<T> = E.Either<Saying, T>;
const because = (text: string, values: Saying['values'] = {}): E.Either<Saying, never> => E.left(saying(text, values));

/** A reference as it is written: the number of an event up to `at`, or the address of one given before. */
const referenceIn = (field: string, value: Json, at: Seq, next: Seq): Read<Json> => {
  if (typeof value === 'number')
    return value <= at
      ? E.right(value)
      : because('{field} {value}: behind event {at} only events up to {at} are known, and {at}.1 … that are given', {
          field,
          value,
          at,
        });
  const found = typeof value === 'string' ? ADDRESS.exec(value) : null;
  if (found === null) return E.right(value);
  const seq = at + Number(found[2]);
  return Number(found[1]) === at && seq < next
    ? E.right(seq)
    : because('{field} {value}: no event of that address is given before this one', {
        field,
        value: found[0],
      });
};
const resolved = (raw: JsonObject, at: Seq, next: Seq): Read<JsonObject> => {
  const out: Record<string, Json> = { ...raw };
  for (const field of FIELDS) {
    const value = out[field];
    if (value === undefined) continue;
    const read = referenceIn(field, value, at, next);
    if (E.isLeft(read)) return read;
    out[field] = read.right;
  }
  return E.right(out);
};

/** One event of JSON, behind the record. */
const fromJson = (record: BoardRecord, raw: Json, at: Seq): Read<Event> => {
  if (!isObject(raw)) return because('an event is an object, {"type": …}');
  const { seq: _, ...rest } = raw;
  const named = resolved(rest, at, record.length);
  if (E.isLeft(named)) return named;
  const decoded = decodeEvent(named.right, record.length);
  if (E.isLeft(decoded)) return because('{faults}', { faults: decoded.left.map(saysOf) });
  const { event, unknown } = decoded.right;
  if (unknown.length > 0)
    return because('{fields}: {type} has no such field', { fields: unknown.join(', '), type: event.type });
  const admitted = admit(record, event);
  return E.isLeft(admitted) ? E.left(saysOf(admitted.left)) : admitted;
};
const parsed = (text: string): Read<Json> => {
  try {
    return E.right(JSON.parse(text) as Json);
  } catch (error) {
    return because('this is no JSON ({why})', { why: error instanceof Error ? error.message : String(error) });
  }
};
const fromLine = (record: BoardRecord, line: string): Read<readonly Event[]> => {
  const read = readBehind(record, [line], '--do');
  return E.isLeft(read)
    ? because('{faults}', {
        faults: read.left.map((fault) =>
          saying('column {column}: {why}', { column: fault.column, why: fault.message }),
        ),
      })
    : read;
};
const one = (record: BoardRecord, text: string, at: Seq): Read<readonly Event[]> => {
  if (!text.trimStart().startsWith('{')) return fromLine(record, text);
  const json = parsed(text);
  const event = E.isLeft(json) ? json : fromJson(record, json.right, at);
  return E.isLeft(event) ? event : E.right([event.right]);
};

const all = <T>(
  record: BoardRecord,
  at: Seq,
  given: readonly T[],
  read: (so: BoardRecord, each: T) => Read<readonly Event[]>,
): E.Either<Fault, readonly Event[]> => {
  const out: Event[] = [];
  for (const [i, each] of given.entries()) {
    const events = read([...record.slice(0, at + 1), ...out], each);
    if (E.isLeft(events))
      return E.left(usage(saying('event {n} of the what-if: {why}', { n: i + 1, why: events.left })));
    out.push(...events.right);
  }
  return E.right(out);
};
/** Reads what `--do` gives, behind event `at`; numbered on from it. Left: the first that cannot be read, and why. */
export const readGiven = (record: BoardRecord, at: Seq, given: readonly string[]): E.Either<Fault, readonly Event[]> =>
  all(record, at, given, (so, text) => one(so, text, at));
/** The same of a saved branch. */
export const readSaved = (record: BoardRecord, at: Seq, given: readonly Json[]): E.Either<Fault, readonly Event[]> =>
  all(record, at, given, (so, raw) => {
    const event = fromJson(so, raw, at);
    return E.isLeft(event) ? event : E.right([event.right]);
  });

/** An event of `readGiven` as it is saved: without number, what it names by address. */
export const savedForm = (event: Event, at: Seq): JsonObject => {
  const { seq: _, ...raw } = encodeEvent(event);
  const named = FIELDS.flatMap((field) => {
    const value = raw[field];
    return typeof value === 'number' && value > at ? [[field, `${at}.${value - at}`] as const] : [];
  });
  return { ...raw, ...Object.fromEntries(named) };
};
