/** A record says that a text was erased, and its file, an older copy, still holds it: it is shown to nobody. */
import type { Event, JsonObject } from '../../domain/event.ts';
import { isObject } from '../../wire/json.ts';
import { isCommitment } from '../../wire/text.ts';
import type { Board } from './boards.ts';

const withheld = (value: unknown): unknown =>
  isCommitment(value)
    ? { c: value.c }
    : isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withheld(each)]))
      : value;
const erasedIn = (events: readonly Event[]): ReadonlySet<number> =>
  new Set(events.flatMap((e) => (e.type === 'TextErased' ? [e.of] : [])));

/** Without the texts that a later `TextErased` names; of them the commitments stay. */
export const withoutErased = (events: readonly Event[]): readonly Event[] => {
  const erased = erasedIn(events);
  return erased.size === 0 ? events : events.map((e) => (erased.has(e.seq) ? (withheld(e) as Event) : e));
};
/** The events as they stand in the file, but for such texts. */
export const linesOf = ({ events, stored }: Pick<Board, 'events' | 'stored'>): readonly JsonObject[] => {
  const erased = erasedIn(events);
  return stored.map(({ raw, event }) => (erased.has(event.seq) ? (withheld(raw) as JsonObject) : raw));
};
