/** The store that lasts as long as the process: tests, what-if, `memory:`. */
import { randomBytes } from 'node:crypto';
import * as E from 'fp-ts/lib/Either.js';
import type * as TE from 'fp-ts/lib/TaskEither.js';
import { batch } from './batch.ts';
import { closedStore, tipOf } from './error.ts';
import { bell, poll } from './poll.ts';
import type { Appended, SideTable, Store, StoreError } from './port.ts';
import { decideOn, keyOf, newShelf, openings, put, readAll, readStream, type Shelf } from './shelf.ts';

type Answer<A> = E.Either<StoreError, A>;
type Guard = <A>(work: () => Answer<A>) => TE.TaskEither<StoreError, A>;

const append =
  (shelf: Shelf, ring: () => void) =>
  (...[stream, expected, events]: Parameters<Store['append']>): Answer<Appended> => {
    const checked = batch(stream, expected, events);
    if (E.isLeft(checked)) return checked;
    const decision = decideOn(shelf, checked.right);
    if (typeof decision === 'object') return E.left(decision);
    if (decision === 'write') {
      put(shelf, stream, checked.right.items);
      ring();
    }
    return E.right({ revision: tipOf(expected) + events.length, repeated: decision === 'repeat' });
  };

/** Forgets texts; gives how many there were. */
const erase = (shelf: Shelf, stream: string, ids: readonly string[]): number => {
  let erased = 0;
  for (const id of ids) {
    const key = keyOf(stream, id.toLowerCase());
    erased += shelf.texts.get(key)?.length ?? 0;
    shelf.texts.delete(key);
  }
  return erased;
};

const sideOf = (shelf: Shelf, guard: Guard): SideTable => {
  const secret = randomBytes(32).toString('hex');
  return {
    eraseTexts: (stream, ids) => guard(() => E.right(erase(shelf, stream, ids))),
    addPersons: (names) => guard(() => E.right(names.forEach((name, key) => shelf.persons.set(key, name)))),
    persons: () => guard(() => E.right(new Map(shelf.persons))),
    forgetPerson: (key) => guard(() => E.right(shelf.persons.delete(key))),
    hold: (hold) => guard(() => E.right(void shelf.holds.set(hold.stream, hold))),
    release: (stream) => guard(() => E.right(shelf.holds.delete(stream))),
    holds: () => guard(() => E.right([...shelf.holds.values()])),
    secret: () => guard(() => E.right(secret)),
  };
};

/** An empty store in memory. */
export const openMemory = (): Store => {
  const shelf = newShelf();
  const rung = bell();
  let open = true;
  const guard: Guard = (work) => async () => (open ? work() : E.left(closedStore()));
  const all: Store['readAll'] = (range) => guard(() => readAll(shelf, range));
  return {
    append: (...given) => guard(() => append(shelf, rung.ring)(...given)),
    readStream: (stream, range) => guard(() => readStream(shelf, stream, range)),
    readAll: all,
    subscribe: (beyond, signal) => poll(all, rung, beyond, signal),
    streams: () => guard(() => E.right([...shelf.streams.keys()])),
    openings: () => guard(() => openings(shelf)),
    side: sideOf(shelf, guard),
    close: async () => {
      open = false;
      rung.ring();
    },
  };
};
