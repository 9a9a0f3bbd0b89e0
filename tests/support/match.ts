/** Contract 6: how what a case expects is matched as a subset of the state. */

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
const IN_ORDER = new Set(['standing', 'sequence', 'current', 'tricks']);
const isObject = (x: unknown): x is { readonly [key: string]: Json } =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** Where the state is not as expected; empty when it is. */
export const mismatches = (expected: Json, actual: unknown, path = '', key = ''): string[] => {
  const here = path === '' ? '/' : path;
  if (Array.isArray(expected)) return elements(expected as readonly Json[], actual, here, key, false);
  if (isObject(expected)) {
    if ('only' in expected) return elements(expected['only'] as readonly Json[], actual, here, key, true);
    if ('none' in expected) {
      if (!Array.isArray(actual)) return [`${here}: expected a list, got ${JSON.stringify(actual)}`];
      const found = actual.find((x) => mismatches(expected['none'] as Json, x).length === 0);
      return found === undefined
        ? []
        : [`${here}: there should be none like ${JSON.stringify(expected['none'])}, there is ${JSON.stringify(found)}`];
    }
    if (!isObject(actual)) return [`${here}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
    return Object.entries(expected).flatMap(([k, v]) => mismatches(v, actual[k], `${path}/${k}`, k));
  }
  return expected === actual ? [] : [`${here}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
};

const elements = (expected: readonly Json[], actual: unknown, here: string, key: string, only: boolean): string[] => {
  if (!Array.isArray(actual)) return [`${here}: expected a list, got ${JSON.stringify(actual)}`];
  if (only && actual.length !== expected.length)
    return [`${here}: expected only ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
  if (IN_ORDER.has(key)) return inOrder(expected, actual, here);
  return assign(expected, actual)
    ? []
    : [`${here}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
};
/** The expected elements stand among the actual ones in this order. */
const inOrder = (expected: readonly Json[], actual: readonly unknown[], here: string): string[] => {
  let at = 0;
  for (const x of expected) {
    while (at < actual.length && mismatches(x, actual[at]).length > 0) at += 1;
    if (at === actual.length)
      return [`${here}: expected ${JSON.stringify(expected)} in this order, got ${JSON.stringify(actual)}`];
    at += 1;
  }
  return [];
};
/** Each expected element is matched by a different actual one. */
const assign = (expected: readonly Json[], actual: readonly unknown[]): boolean => {
  const owner = new Map<number, number>();
  const place = (i: number, tried: Set<number>): boolean => {
    for (const [j, x] of actual.entries()) {
      if (tried.has(j) || mismatches(expected[i] as Json, x).length > 0) continue;
      tried.add(j);
      const before = owner.get(j);
      if (before === undefined || place(before, tried)) {
        owner.set(j, i);
        return true;
      }
    }
    return false;
  };
  return expected.every((_, i) => place(i, new Set()));
};
