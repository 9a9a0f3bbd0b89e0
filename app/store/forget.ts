/** `etui forget` and `etui hold`: texts and names deleted for good, unless a hold forbids it. */
import { saying } from '../../domain/saying.ts';
import * as E from 'fp-ts/lib/Either.js';
import type * as TE from 'fp-ts/lib/TaskEither.js';
import type { Json, JsonObject, Seq } from '../../domain/event.ts';
import { storeError } from '../../store/error.ts';
import type { Hold, Store, StoreError } from '../../store/port.ts';
import { personKey } from '../../wire/commit.ts';
import type { Stored } from '../../wire/decode.ts';
import { isObject } from '../../wire/json.ts';
import { isCommitment } from '../../wire/text.ts';
import { appendFacts, type AppendFault, type Clock } from './append.ts';
import { forgetCached, loadRecord } from './record.ts';

export interface Forgotten {
  /** Texts erased now. */
  readonly texts: number;
  /** Events whose texts are gone, each with a TextErased of its own. */
  readonly events: readonly Seq[];
}

const committed = (value: Json | undefined): boolean => {
  if (isCommitment(value)) return true;
  if (Array.isArray(value)) return value.some((each) => committed(each as Json));
  return isObject(value) && Object.values(value).some(committed);
};

const held = ({ stream, why, since }: Hold, what: string): StoreError =>
  storeError(
    'held',
    saying(
      '{what} cannot be forgotten: {stream} is on hold since {since} ({why}); release it first by etui hold --release',
      { what, stream, since, why },
    ),
    {
      stream,
    },
  );

const holdOn = async (store: Store, stream: string): Promise<E.Either<StoreError, void>> => {
  const holds = await store.side.holds()();
  if (E.isLeft(holds)) return holds;
  const hold = holds.right.find((each) => each.stream === stream);
  return hold === undefined ? E.right(undefined) : E.left(held(hold, `the record ${stream}`));
};

/** Events with texts of which the record does not say yet that they are erased. */
const unmarked = (record: readonly Stored[]): readonly Seq[] => {
  const marked = new Set(record.flatMap(({ event }) => (event.type === 'TextErased' ? [event.of] : [])));
  return record.filter(({ raw, event }) => committed(raw) && !marked.has(event.seq)).map(({ event }) => event.seq);
};

/**
 * Erases all texts of a record: first the texts, then the TextErased that say so, so that the record never claims more
 * than was done; done again, it ends what was broken off. Left `held`, or what the store says.
 */
export const forgetRecord =
  (store: Store, stream: string, clock: Clock): TE.TaskEither<readonly AppendFault[], Forgotten> =>
  async () => {
    const free = await holdOn(store, stream);
    if (E.isLeft(free)) return E.left([free.left]);
    const record = await loadRecord(store, stream)();
    if (E.isLeft(record)) return E.left([record.left]);
    const ids = record.right.filter(({ raw }) => committed(raw)).flatMap(({ event }) => event.id ?? []);
    const erased = ids.length === 0 ? E.right(0) : await store.side.eraseTexts(stream, ids)();
    forgetCached(store, stream);
    if (E.isLeft(erased)) return E.left([erased.left]);
    const events = unmarked(record.right);
    if (events.length > 0) {
      const marks = events.map((of): JsonObject => ({ type: 'TextErased', of }));
      const done = await appendFacts(store, stream, marks, clock)();
      if (E.isLeft(done)) return done;
    }
    return E.right({ texts: erased.right, events });
  };

/** A person's key: as given, or the one that his name has in this store. */
export const keyOfPerson =
  (store: Store, person: string): TE.TaskEither<StoreError, string> =>
  async () => {
    const secret = await store.side.secret()();
    return E.isLeft(secret) ? secret : E.right(personKey(secret.right, person));
  };

const naming = async (store: Store, key: string): Promise<E.Either<StoreError, Hold | undefined>> => {
  const holds = await store.side.holds()();
  if (E.isLeft(holds)) return holds;
  for (const hold of holds.right) {
    const events = await store.readStream(hold.stream)();
    if (E.isLeft(events)) return events;
    if (JSON.stringify(events.right.map(({ event }) => event)).includes(key)) return E.right(hold);
  }
  return E.right(undefined);
};

/**
 * Deletes a person's name from the directory; the events keep the opaque key. False: there was no name. Left `held`:
 * a record on hold names this person.
 */
export const forgetPerson =
  (store: Store, person: string): TE.TaskEither<StoreError, boolean> =>
  async () => {
    const key = await keyOfPerson(store, person)();
    if (E.isLeft(key)) return key;
    const hold = await naming(store, key.right);
    if (E.isLeft(hold)) return hold;
    if (hold.right !== undefined) return E.left(held(hold.right, `the person ${key.right}`));
    return store.side.forgetPerson(key.right)();
  };

/** Puts a record on hold: nothing of it is forgotten until it is released. */
export const holdRecord = (store: Store, stream: string, why: string, clock: Clock): TE.TaskEither<StoreError, void> =>
  store.side.hold({ stream, why, since: clock.now() });

/** Ends a hold; false where there was none. */
export const releaseRecord = (store: Store, stream: string): TE.TaskEither<StoreError, boolean> =>
  store.side.release(stream);
