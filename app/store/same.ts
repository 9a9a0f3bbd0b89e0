/** Is a fact that comes again the one that is stored? */
import type { Json, JsonObject } from '../../domain/event.ts';
import { isObject } from '../../wire/json.ts';
import { isCommitment } from '../../wire/text.ts';

/** Added by the store, or by the program that recorded it. */
const ADDED: ReadonlySet<string> = new Set(['seq', 'hash', 'prevHash', 'recordedAt', 'head']);

const equal = (stored: Json | undefined, given: Json | undefined): boolean => {
  // A text that was erased cannot be compared any more; what stood there is taken on trust.
  if (isCommitment(stored) && isCommitment(given)) return stored.salt === undefined || stored.c === given.c;
  if (Array.isArray(stored) && Array.isArray(given))
    return stored.length === given.length && stored.every((each, index) => equal(each as Json, given[index] as Json));
  if (isObject(stored) && isObject(given)) {
    const keys = new Set([...Object.keys(stored), ...Object.keys(given)]);
    return [...keys].every((key) => equal(stored[key], given[key]));
  }
  return stored === given;
};

/** Both with keys for names and commitments for texts; what the store adds counts for nothing. */
export const sameFact = (stored: JsonObject, given: JsonObject): boolean => {
  const keys = new Set([...Object.keys(stored), ...Object.keys(given)]);
  return [...keys].every((key) => ADDED.has(key) || equal(stored[key], given[key]));
};

/** The salt of the text at a path of a stored event; undefined where it was erased. */
export const saltAt = (stored: JsonObject, path: string): string | undefined => {
  let at: Json | undefined = stored;
  for (const key of path.split('/').slice(1)) at = isObject(at) ? at[key] : undefined;
  return isCommitment(at) ? at.salt : undefined;
};
