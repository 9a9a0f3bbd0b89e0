/** What a store ought to hold, as plainly as it can be said. */
import type { JsonObject } from '../../domain/event.ts';
import { headOf, NO_HASH } from '../../wire/chain.ts';
import { splitText } from '../../wire/commit.ts';
import type { Expected, Position, Store } from '../../store/port.ts';

/** An append that was acknowledged. */
export interface Past {
  readonly stream: string;
  readonly expected: Expected;
  readonly events: readonly JsonObject[];
}

export interface Model {
  /** Events by stream, as they must be read: without erased texts. */
  readonly streams: Map<string, JsonObject[]>;
  /** All events, in the order of appending. */
  readonly all: { readonly stream: string; readonly revision: number }[];
  readonly past: Past[];
  /** Places that the store has given, with how many events stand up to and with them. */
  readonly places: { readonly position: Position; readonly events: number }[];
  readonly erased: string[];
}

export const newModel = (): Model => ({ streams: new Map(), all: [], past: [], places: [], erased: [] });

/** The store under test; some steps need more of it than the port has. */
export interface Real {
  store: Store;
  /** Before the names of this run's streams: a server may hold those of other runs. */
  readonly prefix: string;
  /** Closes it and opens it again; absent where nothing outlasts the process. */
  readonly reopen?: () => Promise<Store>;
  /** Every byte it keeps, for the search after an erasure. */
  readonly bytes: () => string;
}

export const eventsIn = (model: Model, stream: string): readonly JsonObject[] => model.streams.get(stream) ?? [];
export const tipIn = (model: Model, stream: string): Expected => {
  const { length } = eventsIn(model, stream);
  return length === 0 ? 'no-stream' : length - 1;
};
export const headIn = (model: Model, stream: string): string => {
  const events = eventsIn(model, stream);
  return events.length === 0 ? NO_HASH : headOf(events);
};

export const appended = (model: Model, past: Past): void => {
  const events = model.streams.get(past.stream) ?? [];
  model.streams.set(past.stream, events);
  for (const event of past.events) {
    model.all.push({ stream: past.stream, revision: events.length });
    events.push(event);
  }
  model.past.push(past);
};

export const allIn = (
  model: Model,
): readonly { readonly stream: string; readonly revision: number; readonly event: JsonObject }[] =>
  model.all.map(({ stream, revision }) => ({ stream, revision, event: eventsIn(model, stream)[revision] ?? {} }));

/** Erases in the model; gives the texts that must not be found again. */
export const eraseIn = (model: Model, stream: string, revision: number): readonly string[] => {
  const events = model.streams.get(stream);
  const event = events?.[revision];
  if (events === undefined || event === undefined) return [];
  const { hashed, rows } = splitText(event);
  events[revision] = hashed;
  const texts = rows.map(({ text }) => text);
  model.erased.push(...texts);
  return texts;
};
