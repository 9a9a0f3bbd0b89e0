/** Does an event read back say the same as the one written? */
import type { Event, JsonObject } from '../../domain/event.ts';
import { encodeEvent } from '../../wire/encode.ts';

/** Fields that say where an event stands in its record or chain: given anew at import. */
export const GIVEN_ANEW: ReadonlySet<string> = new Set([
  'seq',
  'id',
  'source',
  'recordedAt',
  'schema',
  'prevHash',
  'hash',
]);

const sameJson = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [x, y] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    x.length === y.size &&
    Array.isArray(a) === Array.isArray(b) &&
    x.every(([key, value]) => y.has(key) && sameJson(value, y.get(key)))
  );
};
/** What an event says, without what an import gives anew. */
export const told = (event: Event): JsonObject =>
  Object.fromEntries(Object.entries(encodeEvent(event)).filter(([key]) => !GIVEN_ANEW.has(key)));
/** Do two events say the same, but for what an import gives anew? */
export const saysTheSame = (a: Event, b: Event): boolean => sameJson(told(a), told(b));
