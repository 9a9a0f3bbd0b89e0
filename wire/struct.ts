/** The codec of one event type at one version, made from the list of its fields. */
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import type { Json, JsonObject } from '../domain/event.ts';
import type { Field } from './field.ts';
import { isObject } from './json.ts';

/** An event while its fields are read into it. */
export type Draft = { [key: string]: unknown };

export interface Has<A> {
  readonly field: Field<A>;
  readonly required: true;
}
export interface May<A> {
  readonly field: Field<A>;
  readonly required: false;
}
/** The field is always there. */
export const has = <A>(field: Field<A>): Has<A> => ({ field, required: true });
/** The field may be absent, which means unknown. */
export const may = <A>(field: Field<A>): May<A> => ({ field, required: false });

/** A codec for each field of the domain type, no more and no fewer: the compiler compares them. */
export type Spec<F> = {
  readonly [K in Exclude<keyof F, 'type'>]-?: Partial<Pick<F, K>> extends Pick<F, K>
    ? May<Exclude<F[K], undefined>>
    : Has<F[K]>;
};

export interface Struct<F extends { readonly type: string }> {
  readonly name: F['type'];
  readonly type: t.Type<F, JsonObject>;
  /** Reads the fields into `out`; false where one is missing or malformed (`type.validate` then says which). */
  readonly fill: (raw: JsonObject, out: Draft) => boolean;
  /** Reads the fields that are always there, and no others; false where one is missing or malformed. */
  readonly fillRequired: (raw: JsonObject, out: Draft) => boolean;
  /** How many fields are always there, `type` not among them. */
  readonly required: number;
  /** Its fields are read one by one, and none holds an event: there is nothing to an event but them. */
  readonly isFlat: boolean;
  /** Field names, `type` among them. */
  readonly fields: ReadonlySet<string>;
  /** Fields that hold free text. */
  readonly texts: readonly string[];
  /** Fields that hold persons. */
  readonly persons: readonly string[];
}

interface Slot {
  readonly name: string;
  readonly required: boolean;
  readonly field: Field<never>;
}

const slotsOf = (spec: object): readonly Slot[] =>
  Object.entries(spec).map(([name, { field, required }]: [string, Has<never> | May<never>]) => ({
    name,
    required,
    field,
  }));

const fillAll = (slots: readonly Slot[], raw: JsonObject, out: Draft): boolean => {
  for (const slot of slots) {
    const value = raw[slot.name];
    if (value === undefined) {
      if (slot.required) return false;
      continue;
    }
    const read: unknown = slot.field.read(value);
    if (read === undefined) return false;
    out[slot.name] = read;
  }
  return true;
};

const errorsOf = (slots: readonly Slot[], raw: JsonObject, context: t.Context): t.Errors => {
  const errors: t.ValidationError[] = [];
  for (const { name, required, field } of slots) {
    const value = raw[name];
    if (value === undefined && !required) continue;
    const result: E.Either<t.Errors, unknown> = field.type.validate(
      value,
      t.appendContext(context, name, field.type, value),
    );
    if (E.isLeft(result)) errors.push(...result.left);
  }
  return errors;
};

const writeAll = (slots: readonly Slot[], value: Draft): JsonObject => {
  const out: { [key: string]: Json } = {};
  for (const { name, field } of slots) {
    const each = value[name];
    // The slot was made from the domain type, so the value is of the field's type.
    if (each !== undefined) out[name] = field.type.encode(each as never);
  }
  return out;
};

/**
 * Makes the codec of an event type. The reads may be given by hand for the hot types; they must do what the fields do,
 * and the fields speak when they say no.
 */
export const struct = <F extends { readonly type: string }>(
  name: F['type'],
  spec: Spec<F>,
  byHand: Partial<Pick<Struct<F>, 'fill' | 'fillRequired'>> = {},
): Struct<F> => {
  const slots = slotsOf(spec);
  const always = slots.filter((slot) => slot.required);
  const quick = byHand.fill ?? ((raw: JsonObject, out: Draft): boolean => fillAll(slots, raw, out));
  const is = (value: unknown): value is F =>
    isObject(value) &&
    value['type'] === name &&
    slots.every((slot) => (value[slot.name] === undefined ? !slot.required : slot.field.type.is(value[slot.name])));
  const validate = (value: unknown, context: t.Context): t.Validation<F> => {
    if (!isObject(value)) return t.failure(value, context, 'an event: an object with its type');
    const out: Draft = { type: name };
    if (!quick(value, out)) return t.failures(errorsOf(slots, value, context));
    // Spec<F> has a codec for every field of F, so what was filled is an F.
    return t.success(out as unknown as F);
  };
  return {
    name,
    type: new t.Type<F, JsonObject>(name, is, validate, (value) => ({
      type: name,
      ...writeAll(slots, { ...value }),
    })),
    fill: quick,
    fillRequired: byHand.fillRequired ?? ((raw, out) => fillAll(always, raw, out)),
    required: always.length,
    isFlat: true,
    fields: new Set(['type', ...slots.map((slot) => slot.name)]),
    texts: slots.filter((slot) => slot.field.holds === 'text').map((slot) => slot.name),
    persons: slots.filter((slot) => slot.field.holds === 'person').map((slot) => slot.name),
  };
};
