/**
 * JSON Schema of every event, read off its codec: a codec is shown a value that no field accepts and says, field by
 * field, what it expects; shown nothing, it says which fields it cannot do without.
 */
import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import { callName, LAST_CALL } from '../domain/call.ts';
import { cardName } from '../domain/card.ts';
import type { JsonObject } from '../domain/event.ts';
import { EVENT_TYPES, factCodec } from './codec.ts';
import { envelope } from './envelope.ts';

const SEATS = ['N', 'E', 'S', 'W'];
const DENOMINATIONS = ['NT', 'S', 'H', 'D', 'C'];
const SIDES = ['NS', 'EW'];
const words = (...values: readonly string[]): JsonObject => ({ type: 'string', enum: [...values] });
const listOf = (items: JsonObject): JsonObject => ({ type: 'array', items });
const HASH: JsonObject = { type: 'string', pattern: '^[0-9a-f]{64}$' };

/** By the name of the field's codec. What is not here is one of a few words, a list of a known codec, or any value. */
const FIELDS: Readonly<Record<string, JsonObject>> = {
  seat: words(...SEATS),
  side: words(...SIDES),
  seats: listOf(words(...SEATS)),
  'seat or seats': { anyOf: [words(...SEATS), listOf(words(...SEATS))] },
  card: words(...Array.from({ length: 52 }, (_, card) => cardName(card))),
  call: words(...Array.from({ length: LAST_CALL + 1 }, (_, call) => callName(call))),
  suit: words('S', 'H', 'D', 'C'),
  denominations: listOf(words(...DENOMINATIONS)),
  text: { type: 'string' },
  person: { type: 'string' },
  contract: { type: 'string', pattern: '^[1-7](C|D|H|S|NT)X{0,2}$' },
  deal: { type: 'string', pattern: '^[NESW]:' },
  flag: { type: 'boolean' },
  number: { type: 'number' },
  'whole number': { type: 'integer' },
  count: { type: 'integer', minimum: 0 },
  seq: { type: 'integer', minimum: 0 },
  object: { type: 'object' },
  JSON: {},
  edition: { enum: ['2007', '2017', null] },
  players: { type: 'object', additionalProperties: { type: 'string' } },
  id: { type: 'string', format: 'uuid' },
  moment: { type: 'string', format: 'date-time' },
  'tricks won': { type: 'object', properties: { NS: { type: 'integer' }, EW: { type: 'integer' } }, required: SIDES },
  'free text': {
    anyOf: [
      { type: 'string' },
      { type: 'object', properties: { c: HASH, salt: { type: 'string' }, text: { type: 'string' } }, required: ['c'] },
    ],
  },
};

const schemaOf = (codec: string, expected: string, home: string): JsonObject => {
  if (codec === 'fact') return { $ref: `${home}Event` };
  const known = FIELDS[codec];
  if (known !== undefined) return known;
  if (codec.startsWith('list of ')) return listOf(schemaOf(codec.slice('list of '.length), expected, home));
  const word = /^seat or (\w+)$/.exec(codec)?.[1];
  if (word !== undefined) return words(...SEATS, word);
  const choice = /^one of (.+)$/.exec(expected)?.[1];
  return choice === undefined ? { description: expected } : words(...choice.split(', '));
};

const last = (error: t.ValidationError): t.ContextEntry | undefined => error.context.at(-1);
type Decoder = { readonly decode: (value: unknown) => t.Validation<unknown> };
const errorsOf = (type: Decoder, value: unknown): t.Errors => {
  const read = type.decode(value);
  return E.isLeft(read) ? read.left : [];
};
/** No JSON has one, so no field takes it. */
const NO_JSON = (): undefined => undefined;

interface Codec {
  readonly name: string;
  readonly type: Decoder;
  readonly fields: ReadonlySet<string>;
}
interface Fields {
  readonly properties: JsonObject;
  readonly required: readonly string[];
}
const structSchema = (codec: Codec, home: string): Fields => {
  const poisoned = Object.fromEntries([...codec.fields].map((name) => [name, name === 'type' ? codec.name : NO_JSON]));
  const properties = errorsOf(codec.type, poisoned).map((error): readonly [string, JsonObject] => {
    const entry = last(error);
    return [entry?.key ?? '', schemaOf(entry?.type.name ?? '', error.message ?? '', home)];
  });
  const required = errorsOf(codec.type, { type: codec.name }).map((error) => last(error)?.key ?? '');
  return { properties: Object.fromEntries(properties), required };
};

/** A schema for each event type, under the name of the type, and `Event` for any of them. `home`: where they will stand. */
export const eventSchemas = (home: string): JsonObject => {
  const cover = structSchema({ ...envelope, name: 'envelope' }, home);
  const each = EVENT_TYPES.map((type): readonly [string, JsonObject] => {
    const { properties, required } = structSchema(factCodec(type), home);
    return [
      type,
      {
        type: 'object',
        properties: { ...cover.properties, seq: FIELDS['seq'] ?? {}, ...properties, type: { const: type } },
        required: ['type', ...required],
      },
    ];
  });
  const any: JsonObject = {
    oneOf: EVENT_TYPES.map((type) => ({ $ref: `${home}${type}` })),
    discriminator: { propertyName: 'type' },
  };
  return { ...Object.fromEntries(each), Event: any };
};

/** The JSON Schema of a line of a record: any event at its newest version. */
export const recordLineSchema = (): JsonObject => {
  const { Event: any, ...types } = eventSchemas('#/$defs/');
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A line of a record of Étui: one event',
    $ref: '#/$defs/Event',
    $defs: { ...types, Event: any ?? {} },
  };
};
