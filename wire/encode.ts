/** Event → JSON, in the canonical tokens of the contract. */
import type { Event, Json, JsonObject } from '../domain/event.ts';
import { CODECS, factCodec } from './codec.ts';
import type { Stored } from './decode.ts';
import { envelope } from './envelope.ts';
import { isObject } from './json.ts';
import { currentVersion } from './upcast.ts';

/** The JSON form of an event: canonical tokens, no field that is absent. */
export const encodeEvent = (event: Event): JsonObject => {
  const { type: _, ...cover } = envelope.type.encode({ ...event, type: 'envelope' });
  const how = event.how;
  return {
    seq: event.seq,
    ...cover,
    ...(how === undefined ? {} : { how }),
    ...factCodec(event.type).type.encode(event),
  };
};

/** What `raw` holds beyond `written`, at any depth of objects, is kept. */
const keepUnknown = (raw: JsonObject, written: JsonObject): JsonObject => {
  const entries: [string, Json][] = Object.entries(written).map(([key, value]) => {
    const before = Object.hasOwn(raw, key) ? raw[key] : undefined;
    return [key, isObject(before) && isObject(value) ? keepUnknown(before, value) : value];
  });
  const more = Object.entries(raw).filter(([key]) => !Object.hasOwn(written, key));
  return Object.fromEntries([...entries, ...more]);
};

/**
 * The JSON in which a record written by hand is first stored: input spellings become tokens, unknown fields stay.
 * What has been stored already is never written anew: its `raw` is.
 */
export const canonicalForm = (stored: Stored): JsonObject =>
  isCurrent(stored.event) ? keepUnknown(stored.raw, encodeEvent(stored.event)) : stored.raw;

const isCurrent = ({ type, schema }: Event): boolean => {
  const entry = CODECS.get(type);
  return entry !== undefined && currentVersion(entry) === (schema ?? 1);
};
