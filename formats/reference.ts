/** What an event that a comment of a file holds may refer to. */
import type { Event } from '../domain/event.ts';

const REFERENCES: ReadonlySet<string> = new Set(['of', 'with', 'after', 'supersedes']);

/** No event may speak of one that does not exist (contract 1). */
export const refersAhead = (event: Event, seq: number): boolean =>
  Object.entries(event).some(([key, value]) => REFERENCES.has(key) && typeof value === 'number' && value >= seq);
