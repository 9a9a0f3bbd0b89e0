/** Pieces of a state in the numbers of a view or a poll. */
import type { Json, JsonObject, Seq } from '../domain/event.ts';

/** Keys of the state that hold the number of an event (contract 2). */
export const HOLDS_A_NUMBER: ReadonlySet<string> = new Set([
  'of',
  'seq',
  'since',
  'denied',
  'from',
  'until',
  'establishedBy',
  'replaces',
  'replacedBy',
  'ruledBy',
  'source',
]);
/** Keys that hold lists of them, and those that hold one for each side. */
const LISTS: ReadonlySet<string> = new Set(['of', 'underRuling', 'rests', 'NE', 'SW', 'NW', 'SE']);
const SIDES: ReadonlySet<string> = new Set(['revoke']);

const isNumber = (key: string, within: string): boolean => HOLDS_A_NUMBER.has(key) || SIDES.has(within);
/** The value with every number of an event exchanged; what `numbers` does not have is not named. */
export const inNumbers = (value: Json, numbers: ReadonlyMap<Seq, Seq>, within = ''): Json => {
  if (Array.isArray(value))
    return (value as readonly Json[]).flatMap((each): readonly Json[] => {
      if (typeof each !== 'number' || !LISTS.has(within)) return [inNumbers(each, numbers)];
      const own = numbers.get(each);
      return own === undefined ? [] : [own];
    });
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as JsonObject).flatMap(([key, each]): readonly (readonly [string, Json])[] => {
      if (typeof each !== 'number' || !isNumber(key, within)) return [[key, inNumbers(each, numbers, key)]];
      const own = numbers.get(each);
      return own === undefined ? [] : [[key, own]];
    }),
  );
};
