/** Does an event read back say the same as the one written? */
import type { Deal } from '../../domain/deal.ts';
import { dealText } from '../../domain/deal-text.ts';
import type { Event } from '../../domain/event.ts';

/** When, by whose hand and under which key something was written down: not what happened. PBN has no place for it. */
export const KEEPING: ReadonlySet<string> = new Set([
  'id',
  'at',
  'recordedAt',
  'recordedBy',
  'schema',
  'source',
  'prevHash',
  'hash',
]);

/** The order of the cards in a hand means nothing. */
const isDeal = (key: string, value: unknown): value is Deal =>
  key === 'deal' &&
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((hand) => hand === null || Array.isArray(hand));

const ordered = (key: string, value: unknown): unknown => {
  if (isDeal(key, value)) return dealText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** A text that is equal for events that say the same. */
export const saying = (event: Event): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(event).filter(([key, value]) => !KEEPING.has(key) && value !== undefined)),
    ordered,
  );
