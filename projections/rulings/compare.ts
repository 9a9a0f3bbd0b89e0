/** A ruling beside what the Laws give, paragraph by paragraph: one row for each element of each ruled key. */
import type { LawRef } from '../../domain/edition.ts';
import type { Json, JsonObject } from '../../domain/event.ts';
import { agrees } from '../table/compare.ts';

export interface Comparison {
  /** A key of the state (contract 2). */
  readonly key: string;
  /** null: the director ruled nothing of the kind. */
  readonly ruled: Json;
  /** null: the Laws give nothing of the kind. */
  readonly laws: Json;
  readonly agrees: boolean;
  /** The paragraph that imposes what the Laws give, else the one the ruling names; null where neither names one. */
  readonly law: LawRef | null;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const lawIn = (value: Json | undefined): LawRef | null =>
  isObject(value) && typeof value['law'] === 'string' ? value['law'] : null;
const row = (key: string, ruled: Json, laws: Json, same: boolean): Comparison => ({
  key,
  ruled,
  laws,
  agrees: same,
  law: lawIn(laws) ?? lawIn(ruled),
});

/** Two elements speak of the same thing: the same player, and card or act where both name one. */
const isSame = (a: Json, b: Json): boolean => {
  if (!isObject(a) || !isObject(b)) return a === b;
  const fields = ['seat', 'card', 'of', 'seq'].filter((field) => a[field] !== undefined && b[field] !== undefined);
  return fields.length > 0 && fields.every((field) => a[field] === b[field]);
};
const elements = (key: string, ruled: readonly Json[], laws: readonly Json[]): readonly Comparison[] => {
  if (ruled.length === 0 && laws.length === 0) return [row(key, [], [], true)];
  const left = [...laws];
  const take = (fits: (law: Json) => boolean): Json | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const exact = ruled.map((each) => take((law) => agrees(each, law)));
  const rows = ruled.map((each, i) => {
    const same = exact[i];
    if (same !== undefined) return row(key, each, same, true);
    return row(key, each, take((law) => isSame(each, law)) ?? null, false);
  });
  return [...rows, ...left.map((law) => row(key, null, law, false))];
};

/** Every ruled key; `differing`: those of which the table found that they differ. */
export const comparisonsOf = (
  ruling: JsonObject,
  laws: JsonObject,
  differing: ReadonlySet<string>,
): readonly Comparison[] =>
  Object.entries(ruling).flatMap(([key, ruled]) => {
    const given = laws[key];
    if (isList(ruled) && isList(given)) return elements(key, ruled, given);
    if (!isObject(ruled) || !isObject(given)) return [row(key, ruled, given ?? null, !differing.has(key))];
    const asked = Object.fromEntries(Object.keys(ruled).map((field) => [field, given[field] ?? null]));
    const law = lawIn(given);
    return [{ ...row(key, ruled, asked, !differing.has(key)), ...(law === null ? {} : { law }) }];
  });
