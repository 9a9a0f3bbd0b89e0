/** How a director's ruling is compared with the state: by the fields that it gives (contract 2, ruling-differs). */
import type { Json } from '../../domain/event.ts';

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether what was ruled is what stands: scalars equal, objects by the fields given, lists element for element. */
export const agrees = (ruled: Json, stands: Json | undefined): boolean => {
  if (Array.isArray(ruled))
    return Array.isArray(stands) && sameElements(ruled as readonly Json[], stands as readonly Json[]);
  if (isObject(ruled))
    return isObject(stands) && Object.entries(ruled).every(([key, value]) => agrees(value, stands[key]));
  return ruled === stands;
};
const sameElements = (ruled: readonly Json[], stands: readonly Json[]): boolean => {
  if (ruled.length !== stands.length) return false;
  if (ruled.every((element) => !isObject(element))) return ruled.every((element, i) => agrees(element, stands[i]));
  const left = [...stands];
  return ruled.every((element) => {
    const at = left.findIndex((other) => agrees(element, other));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
};
