/** The difference of two states (contract 2), key by key: what an option, a ruling or a branch changes. */
import type { Json, JsonObject } from '../domain/event.ts';

/** What is there afterwards and was not before, and the other way round. A value that is null is not there. */
export interface Difference {
  /** As in `enforcedPasses` or `auction.calls`. */
  readonly key: string;
  readonly added: readonly Json[];
  readonly removed: readonly Json[];
}

/** These change with every event, or with none. */
const NOT_COMPARED: ReadonlySet<string> = new Set(['version', 'lawbook', 'etui', 'at']);

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The elements of `a` that `b` has not, each counted as often as it stands there. */
const beyond = (a: readonly Json[], b: readonly Json[]): readonly Json[] => {
  const left = new Map<string, number>();
  for (const each of b) {
    const text = JSON.stringify(each);
    left.set(text, (left.get(text) ?? 0) + 1);
  }
  return a.filter((each) => {
    const text = JSON.stringify(each);
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
};

const asList = (value: Json): readonly Json[] => (value === null ? [] : isList(value) ? value : [value]);

const between = (key: string, before: Json, after: Json): readonly Difference[] => {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isObject(before) && isObject(after)) return within(`${key}.`, before, after);
  const added = beyond(asList(after), asList(before));
  const removed = beyond(asList(before), asList(after));
  // The same elements in another order: then the order is what changed.
  if (added.length === 0 && removed.length === 0) return [{ key, added: asList(after), removed: asList(before) }];
  return [{ key, added, removed }];
};

const within = (prefix: string, before: JsonObject, after: JsonObject): readonly Difference[] => {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => between(`${prefix}${key}`, before[key] ?? null, after[key] ?? null));
};

/** What differs between two states; versions and `at` are not compared. */
export const differences = (before: JsonObject, after: JsonObject): readonly Difference[] => {
  const compared = (state: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(state).filter(([key]) => !NOT_COMPARED.has(key)));
  return within('', compared(before), compared(after));
};
