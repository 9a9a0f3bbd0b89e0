/** An event while its words are read: fields with their places, not yet checked. */
import type { EventType, Json, JsonObject } from '../../domain/event.ts';
import { fault, type Fault } from './fault.ts';

export interface Placed {
  /** A field, or one key of it: `won.NS`. */
  readonly field: string;
  readonly value: Json;
  readonly column: number;
  /** As it was typed, where it might be a number or a text. */
  readonly bare: string | null;
}
export interface Draft {
  readonly type: EventType;
  readonly column: number;
  readonly fields: readonly Placed[];
}

const into = (object: JsonObject, path: readonly string[], value: Json): JsonObject => {
  const [key = '', ...rest] = path;
  if (rest.length === 0) return { ...object, [key]: value };
  const inner = Object.hasOwn(object, key) ? object[key] : undefined;
  const start = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : {};
  return { ...object, [key]: into(start as JsonObject, rest, value) };
};

/** The event as JSON. `asText`: fields whose bare value is to be taken as a text. */
export const jsonOf = ({ type, fields }: Draft, asText: ReadonlySet<string> = new Set()): JsonObject =>
  fields.reduce<JsonObject>(
    (object, { field, value, bare }) =>
      into(object, field.split('.'), bare !== null && asText.has(field) ? bare : value),
    { type },
  );

/** A field that the line gives twice, in words or by name. */
export const givenTwice = ({ fields }: Draft): Fault | undefined => {
  for (const [index, { field, column }] of fields.entries()) {
    const clash = fields.slice(0, index).some((other) => other.field === field || other.field.startsWith(`${field}.`));
    const inside = fields.slice(0, index).some((other) => field.startsWith(`${other.field}.`));
    if (clash || inside) return fault('field-twice', column, field);
  }
  return undefined;
};
