/** Streams held in memory: the whole of the memory store, and the index of the JSON Lines store. */
import { saying } from '../domain/saying.ts';
import * as E from 'fp-ts/lib/Either.js';
import type { Seq } from '../domain/event.ts';
import type { SideRow } from '../wire/commit.ts';
import { type Batch, type Decision, decide, type Item, restore } from './batch.ts';
import { storeError } from './error.ts';
import type { AllRange, Hold, Recorded, StoreError, StreamRange } from './port.ts';

interface Entry extends Item {
  readonly stream: string;
  /** Its place in the stream; its `seq` says the same unless the store was tampered with. */
  readonly revision: Seq;
  /** From 1. */
  readonly position: number;
}

export interface Shelf {
  readonly all: Entry[];
  readonly streams: Map<string, Entry[]>;
  /** By stream and id, in one key: streams have no spaces. */
  readonly ids: Map<string, Entry>;
  /** Texts that are not erased, under the same key. */
  readonly texts: Map<string, readonly SideRow[]>;
  readonly persons: Map<string, string>;
  readonly holds: Map<string, Hold>;
}

export const newShelf = (): Shelf => ({
  all: [],
  streams: new Map(),
  ids: new Map(),
  texts: new Map(),
  persons: new Map(),
  holds: new Map(),
});

export const keyOf = (stream: string, id: string): string => `${stream} ${id}`;

export const decideOn = (shelf: Shelf, batch: Batch): Decision =>
  decide(
    batch,
    (shelf.streams.get(batch.stream)?.length ?? 0) - 1,
    (id) => shelf.ids.get(keyOf(batch.stream, id))?.data,
  );

/** Puts events behind the others of their stream. */
export const put = (shelf: Shelf, stream: string, items: readonly Item[]): void => {
  const entries = shelf.streams.get(stream) ?? [];
  shelf.streams.set(stream, entries);
  for (const item of items) {
    const entry: Entry = { ...item, stream, revision: entries.length, position: shelf.all.length + 1 };
    shelf.all.push(entry);
    entries.push(entry);
    shelf.ids.set(keyOf(stream, item.id), entry);
    if (item.texts.length > 0) shelf.texts.set(keyOf(stream, item.id), item.texts);
  }
};

const read = (shelf: Shelf, entries: readonly Entry[]): E.Either<StoreError, readonly Recorded[]> => {
  const out: Recorded[] = [];
  for (const { stream, revision, position, id, data } of entries) {
    const event = restore(stream, revision, data, shelf.texts.get(keyOf(stream, id)) ?? []);
    if (E.isLeft(event)) return event;
    out.push({ stream, revision, position: String(position), event: event.right });
  }
  return E.right(out);
};

export const readStream = (
  shelf: Shelf,
  stream: string,
  { direction = 'forward', from, max = Number.MAX_SAFE_INTEGER }: StreamRange = {},
): E.Either<StoreError, readonly Recorded[]> => {
  const entries = shelf.streams.get(stream) ?? [];
  if (direction === 'forward') {
    const start = Math.max(0, from ?? 0);
    return read(shelf, entries.slice(start, start + max));
  }
  const end = Math.min(entries.length, (from ?? entries.length - 1) + 1);
  const start = Math.max(0, end - max);
  return E.map((events: readonly Recorded[]) => events.toReversed())(read(shelf, entries.slice(start, end)));
};

/** The number behind a position of this store. */
export const placeOf = (position: string): E.Either<StoreError, number> =>
  /^\d{1,15}$/.test(position)
    ? E.right(Number(position))
    : E.left(
        storeError(
          'bad-position',
          saying('{position} is no place in this store: begin anew', { position: JSON.stringify(position) }),
        ),
      );

export const readAll = (
  shelf: Shelf,
  { direction = 'forward', beyond, max = Number.MAX_SAFE_INTEGER }: AllRange = {},
): E.Either<StoreError, readonly Recorded[]> => {
  const place = beyond === undefined ? E.right(undefined) : placeOf(beyond);
  if (E.isLeft(place)) return place;
  if (direction === 'forward') {
    const start = place.right ?? 0;
    return read(shelf, shelf.all.slice(start, start + max));
  }
  const end = (place.right ?? shelf.all.length + 1) - 1;
  return read(shelf, shelf.all.slice(Math.max(0, end - max), end).toReversed());
};

export const openings = (shelf: Shelf): E.Either<StoreError, readonly Recorded[]> =>
  read(
    shelf,
    [...shelf.streams.values()].flatMap((entries) => entries.slice(0, 1)),
  );
