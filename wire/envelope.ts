/** The envelope of an event at the door: who recorded it, when, from what, and its place in the chain (contract 1). */
import type { Envelope, JsonObject, Source } from '../domain/event.ts';
import { count, type Field, listOf, oneOf, person, same, seq, string } from './field.ts';
import { isJson, isObject } from './json.ts';
import { type Draft, may, type Spec, struct } from './struct.ts';

// Both cases spelt out: the flag i makes the same test four times as slow.
const UUID = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

const id = same(
  'id',
  'a uuid of 36 characters',
  (value): value is string => typeof value === 'string' && UUID.test(value),
);
/** A moment of RFC 3339 with its zone. Kept as written: it never orders anything, so it need not be a number. */
const moment = same(
  'moment',
  'a moment with its zone, as in "2026-03-01T14:05:11Z", or leave it out where unknown',
  (value): value is string => typeof value === 'string' && MOMENT.test(value),
);
const isShallow = (value: JsonObject): boolean => {
  for (const key in value) if (typeof value[key] === 'object' && !isJson(value[key])) return false;
  return true;
};
const isSource = (value: unknown): value is Source & JsonObject =>
  isObject(value) &&
  typeof value['kind'] === 'string' &&
  (value['line'] === undefined || count.type.is(value['line'])) &&
  (value['platform'] === undefined || typeof value['platform'] === 'string') &&
  (value['mark'] === undefined || typeof value['mark'] === 'string') &&
  isShallow(value);
const source = same(
  'source',
  'where it comes from, as in {"kind": "table"} or {"kind": "pbn", "line": 12}',
  isSource,
) as unknown as Field<Source>;
const alleger = oneOf<string>('who says so', 'N', 'E', 'S', 'W', 'director', 'spectator', 'platform');
/** How the recorder knows. Some event types have a `how` of their own, which then is meant. */
export const howKnown = oneOf<string>('how', 'seen', 'told', 'device', 'video');

/** The envelope without `seq`, which is a matter of place, and without `how`, which a type may claim. */
export interface Cover extends Omit<Envelope, 'seq' | 'how'> {
  readonly type: 'envelope';
}
const spec: Spec<Cover> = {
  id: may(id),
  at: may(moment),
  recordedAt: may(moment),
  schema: may(count),
  source: may(source),
  allegedBy: may(listOf(alleger, 'a list of who says so: seats, director, spectator, platform')),
  recordedBy: may(person),
  after: may(seq),
  // Whether a hash is right is for `verify` to say: a damaged one must be found there, not be unreadable here.
  prevHash: may(string),
  hash: may(string),
};

/** How many fields of the envelope a stored event has, nearly always and no more. */
export const STORED = 4;
/**
 * An event as it begins when it has them; null where it has not, or where one is malformed: then `envelope.fill` reads
 * what there is. By hand, and as one literal, because every event of a store passes here.
 */
export const beginStored = (raw: JsonObject, seq: number, type: string): Draft | null => {
  const { id: identity, at, prevHash, hash } = raw;
  return typeof identity === 'string' &&
    typeof at === 'string' &&
    typeof prevHash === 'string' &&
    typeof hash === 'string' &&
    UUID.test(identity) &&
    MOMENT.test(at)
    ? { seq, type, id: identity, at, prevHash, hash }
    : null;
};

/** The whole of it, field by field. */
const fillCover = (raw: JsonObject, out: Draft): boolean => {
  const { id: identity, at, recordedAt, schema, prevHash, hash } = raw;
  if (identity !== undefined && (out['id'] = id.read(identity)) === undefined) return false;
  if (at !== undefined && (out['at'] = moment.read(at)) === undefined) return false;
  if (recordedAt !== undefined && (out['recordedAt'] = moment.read(recordedAt)) === undefined) return false;
  if (schema !== undefined && (out['schema'] = count.read(schema)) === undefined) return false;
  if (prevHash !== undefined && (out['prevHash'] = string.read(prevHash)) === undefined) return false;
  if (hash !== undefined && (out['hash'] = string.read(hash)) === undefined) return false;
  return fillProvenance(raw, out);
};

const fillProvenance = (raw: JsonObject, out: Draft): boolean => {
  const { source: from, allegedBy, recordedBy, after } = raw;
  if (from !== undefined && (out['source'] = source.read(from)) === undefined) return false;
  if (allegedBy !== undefined && (out['allegedBy'] = spec.allegedBy.field.read(allegedBy)) === undefined) return false;
  if (recordedBy !== undefined && (out['recordedBy'] = person.read(recordedBy)) === undefined) return false;
  return after === undefined || (out['after'] = seq.read(after)) !== undefined;
};

export const envelope = struct<Cover>('envelope', spec, { fill: fillCover });
