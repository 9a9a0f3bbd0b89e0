/** Old versions of an event type are read by being lifted, step by step, to the current one; what is stored stays. */
import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import type { Fact, JsonObject } from '../domain/event.ts';
import type { Struct } from './struct.ts';

/** A version that is written no more: what it looked like, and how it becomes the next. */
export interface OlderVersion {
  /** Says whether the JSON is an event of that version, in that version's own terms. */
  readonly shape: t.Type<JsonObject, JsonObject>;
  /** From this version to the next. It gets what `shape` let through, and must be total on it. */
  readonly upcast: (raw: JsonObject) => JsonObject;
}

/** All versions of one event type: `older[0]` is version 1, the current one is `older.length + 1`. */
export interface TypeCodec {
  readonly codec: Struct<Fact>;
  readonly older: readonly OlderVersion[];
}

/** Codecs by event type. */
export type Registry = ReadonlyMap<string, TypeCodec>;

export const currentVersion = (entry: TypeCodec): number => entry.older.length + 1;

/** Lifts an event from the version it was written in to the current one; Left says what in the old form is wrong. */
export const upcast = (entry: TypeCodec, version: number, raw: JsonObject): E.Either<t.Errors, JsonObject> => {
  let lifted = raw;
  for (const { shape, upcast: lift } of entry.older.slice(version - 1)) {
    const old = shape.decode(lifted);
    if (E.isLeft(old)) return old;
    lifted = lift(old.right);
  }
  return E.right(lifted);
};
