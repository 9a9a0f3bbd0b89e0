/** Names of persons on their way to the directory: what stood where a key stands now. */
import type { Json, JsonObject } from '../../domain/event.ts';
import { isObject } from '../../wire/json.ts';

const KEY = /^p-[0-9a-f]{32}$/;

const collect = (before: Json | undefined, after: Json | undefined, names: Map<string, string>): void => {
  if (typeof before === 'string' && typeof after === 'string') {
    if (KEY.test(after) && before !== after) names.set(after, before.trim().normalize('NFC'));
  } else if (Array.isArray(before) && Array.isArray(after))
    for (const [index, each] of before.entries()) collect(each as Json, after[index] as Json | undefined, names);
  else if (isObject(before) && isObject(after))
    for (const [key, each] of Object.entries(before)) collect(each, after[key], names);
};

/** Names by key, from events before and after names became keys. */
export const namesBetween = (
  before: readonly JsonObject[],
  after: readonly JsonObject[],
): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const [index, each] of before.entries()) collect(each, after[index], names);
  return names;
};
