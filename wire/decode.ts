/** JSON → event: the one way in for bytes of a store, a request, a file. */
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import type { Event, Fact, JsonObject, Seq } from '../domain/event.ts';
import { CODECS, lift, type Misfit } from './codec.ts';
import { type DecodeError, decodeError, fromValidation } from './error.ts';
import { beginStored, envelope, howKnown, STORED } from './envelope.ts';
import { isJson, isObject, shown } from './json.ts';
import { saying } from '../domain/saying.ts';
import type { Draft, Struct } from './struct.ts';
import type { Registry } from './upcast.ts';

/** An event as the domain reads it, beside the JSON as it came, which is what is stored and hashed. */
export interface Stored {
  readonly event: Event;
  readonly raw: JsonObject;
  /** Paths of fields this version does not know: kept, hashed, ignored, reported once. */
  readonly unknown: readonly string[];
}

const NONE: readonly string[] = [];

/**
 * Reads one event. `seq` is its place in its record (contract 1: `seq` may be absent in what a hand wrote, and must be
 * the place where it is present). Left: every malformed field, with its path.
 */
export const decodeEvent = (
  value: unknown,
  seq: Seq,
  registry: Registry = CODECS,
): E.Either<readonly DecodeError[], Stored> => {
  if (!isObject(value))
    return E.left([
      decodeError('not-an-object', saying('an event is an object {…}, this is {found}', { found: shown(value) }), {
        seq,
      }),
    ]);
  if (value['seq'] !== undefined && value['seq'] !== seq) return E.left([wrongSeq(value['seq'], seq)]);
  const quick = readUsual(registry, value, seq);
  if (quick !== null) return E.right({ event: quick as unknown as Event, raw: value, unknown: NONE });
  const found = lift(registry, value);
  if (E.isLeft(found)) return E.left(unread(found.left, value, seq));
  const { entry, raw } = found.right;
  const out: Draft = { seq, type: entry.codec.name };
  if (!entry.codec.fill(raw, out) || !fillEnvelope(entry.codec, raw, out))
    return E.left(errorsOf(entry.codec, raw, seq));
  const unknown = unknownFields(entry.codec, raw, out);
  if (unknown.length > 0 && !isJson(value)) return E.left([notPlain(seq)]);
  // The codec's Spec and the envelope's together cover the domain's Event, so what was filled is one.
  return E.right({ event: out as unknown as Event, raw: value, unknown });
};

/**
 * An event with what it always has, and of the envelope either all that a store gives or nothing: the whole of nearly
 * all. null where it has more, or where something is malformed: then every field is looked at.
 */
const readUsual = (registry: Registry, raw: JsonObject, seq: Seq): Draft | null => {
  const entry = registry.get(raw['type'] as string);
  if (entry === undefined || entry.older.length > 0 || !entry.codec.isFlat || raw['schema'] !== undefined) return null;
  const { codec } = entry;
  const stored = beginStored(raw, seq, codec.name);
  const out = stored ?? { seq, type: codec.name };
  if (!codec.fillRequired(raw, out)) return null;
  const read = codec.required + (stored === null ? 0 : STORED) + (raw['seq'] === undefined ? 1 : 2);
  return countFields(raw) === read ? out : null;
};

const fillEnvelope = (codec: Struct<Fact>, raw: JsonObject, out: Draft): boolean => {
  const how = raw['how'];
  if (how !== undefined && !codec.fields.has('how') && (out['how'] = howKnown.read(how)) === undefined) return false;
  return envelope.fill(raw, out);
};

const errorsOf = (codec: Struct<Fact>, raw: JsonObject, seq: Seq): readonly DecodeError[] => {
  const errors: t.ValidationError[] = [];
  for (const result of [codec.type.decode(raw), envelope.type.decode(raw)])
    if (E.isLeft(result)) errors.push(...result.left);
  const how = raw['how'];
  if (how !== undefined && !codec.fields.has('how')) {
    const context = t.appendContext(t.getDefaultContext(howKnown.type), 'how', howKnown.type, how);
    const read = howKnown.type.validate(how, context);
    if (E.isLeft(read)) errors.push(...read.left);
  }
  return fromValidation(errors, codec.name, seq);
};

const wrongSeq = (written: unknown, seq: Seq): DecodeError =>
  decodeError(
    'seq',
    saying(
      'seq is {written} at place {seq} of its record: seq counts from 0 without gaps; put the events in order, or leave seq out',
      { written: shown(written), seq },
    ),
    { path: '/seq', seq },
  );
const notPlain = (seq: Seq): DecodeError =>
  decodeError('field', 'a field holds an endless number, half a character or more than 64 levels: write plain JSON', {
    seq,
  });

const unread = (reason: t.Errors | Misfit, raw: JsonObject, seq: Seq): readonly DecodeError[] =>
  'tag' in reason
    ? [decodeError(reason.tag, reason.says, { path: reason.tag === 'unknown-type' ? '/type' : '/schema', seq })]
    : fromValidation(reason, shown(raw['type']), seq);

const ENVELOPE_FIELDS: ReadonlySet<string> = new Set(['seq', 'how', ...envelope.fields]);

const countFields = (object: object): number => {
  let fields = 0;
  for (const _ in object) fields += 1;
  return fields;
};

/** As many fields read as written: then none is unknown, and no name need be looked up. */
const allRead = (raw: JsonObject, out: Draft): boolean =>
  countFields(out) === countFields(raw) + (raw['seq'] === undefined ? 1 : 0);

const unknownFields = (codec: Struct<Fact>, raw: JsonObject, out: Draft): readonly string[] => {
  const inner = codec.name === 'EventCorrected' ? raw['event'] : undefined;
  if (inner === undefined && allRead(raw, out)) return NONE;
  const unknown = Object.keys(raw)
    .filter((key) => !codec.fields.has(key) && !ENVELOPE_FIELDS.has(key))
    .map((key) => `/${key}`);
  return [...unknown, ...unknownWithin(inner)];
};

const unknownWithin = (inner: unknown): readonly string[] => {
  if (!isObject(inner) || typeof inner['type'] !== 'string') return NONE;
  const fields = CODECS.get(inner['type'])?.codec.fields;
  return Object.keys(inner)
    .filter((key) => key !== 'schema' && !fields?.has(key))
    .map((key) => `/event/${key}`);
};
