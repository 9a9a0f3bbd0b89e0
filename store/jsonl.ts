/**
 * The store that is one file of JSON Lines, one append a line, in the order of writing; any text tool can read it. The
 * whole of it is kept in memory as well, so it is for a club's season, not for a platform.
 */
import { saysOf } from '../domain/saying.ts';
import * as fs from 'node:fs';
import Database from 'better-sqlite3';
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { splitText } from '../wire/commit.ts';
import { batch } from './batch.ts';
import { closedStore, storeError, tipOf } from './error.ts';
import { type Mark, makeFile, readLines, replaceFile, writeLine } from './jsonl/file.ts';
import { itemsOf, readAppend, writeAppend } from './jsonl/line.ts';
import { readSide, type SideFile, writeSide } from './jsonl/side.ts';
import { systemFailure } from './system.ts';
import { type Bell, bell, poll } from './poll.ts';
import type { Appended, SideTable, Store, StoreError } from './port.ts';
import { decideOn, newShelf, openings, put, readAll, readStream, type Shelf } from './shelf.ts';

type Answer<A> = E.Either<StoreError, A>;

interface Open {
  readonly path: string;
  /** A lock that the system takes back when its process dies: a SQLite file with nothing in it. */
  readonly lock: Database.Database;
  readonly rung: Bell;
  shelf: Shelf;
  mark: Mark | undefined;
  closed: boolean;
}

/** Takes in what was written since, by whomever. A file that was exchanged is read anew. */
const refresh = (open: Open): Answer<void> => {
  const { ino, size } = fs.statSync(open.path);
  if (open.mark !== undefined && (open.mark.ino !== ino || size < open.mark.end)) {
    open.shelf = newShelf();
    open.mark = undefined;
  }
  if (open.mark?.end === size) return E.right(undefined);
  let failure: StoreError | undefined;
  open.mark = readLines(open.path, open.mark, (line) => {
    if (failure !== undefined) return;
    const read = readAppend(open.path, line);
    if (E.isLeft(read)) return void (failure = read.left);
    const first = open.shelf.streams.get(read.right.stream)?.length ?? 0;
    const items = itemsOf(open.path, line, read.right, first);
    if (E.isLeft(items)) return void (failure = items.left);
    put(open.shelf, read.right.stream, items.right);
  });
  if (failure === undefined) return E.right(undefined);
  open.shelf = newShelf();
  open.mark = undefined;
  return E.left(failure);
};

/** Reads with the file as it is now. */
const reading =
  <A>(open: Open, work: (shelf: Shelf) => Answer<A>): TE.TaskEither<StoreError, A> =>
  async () => {
    if (open.closed) return E.left(closedStore());
    try {
      const fresh = refresh(open);
      return E.isLeft(fresh) ? fresh : work(open.shelf);
    } catch (error) {
      return E.left(systemFailure(open.path, error));
    }
  };

/** Alone with the file, among all processes, until the work is done. */
const alone = <A>(open: Open, work: (shelf: Shelf, mark: Mark) => Answer<A>): TE.TaskEither<StoreError, A> =>
  reading(open, () => {
    open.lock.exec('BEGIN EXCLUSIVE');
    try {
      const fresh = refresh(open);
      if (E.isLeft(fresh)) return fresh;
      return work(open.shelf, open.mark ?? { ino: 0, end: 0, lines: 0 });
    } finally {
      open.lock.exec('ROLLBACK');
    }
  });

const append =
  (open: Open): Store['append'] =>
  (stream, expected, events) => {
    const checked = batch(stream, expected, events);
    if (E.isLeft(checked)) return TE.left(checked.left);
    return alone(open, (shelf, mark): Answer<Appended> => {
      const decision = decideOn(shelf, checked.right);
      if (typeof decision === 'object') return E.left(decision);
      const answer = { revision: tipOf(expected) + events.length, repeated: decision === 'repeat' };
      if (decision === 'repeat') return E.right(answer);
      const line = writeAppend({ stream, events });
      if (E.isLeft(line)) return E.left(storeError('bad-event', saysOf(line.left), { stream }));
      open.mark = writeLine(open.path, mark, line.right);
      put(shelf, stream, checked.right.items);
      open.rung.ring();
      return E.right(answer);
    });
  };

/** Every line again, without the texts of these events. The hashed part is the same, byte for byte. */
const eraseTexts =
  (open: Open): SideTable['eraseTexts'] =>
  (stream, ids) =>
    alone(open, (): Answer<number> => {
      const doomed = new Set(ids.map((id) => id.toLowerCase()));
      const lines: string[] = [];
      let erased = 0;
      readLines(open.path, undefined, (line) => {
        const read = readAppend(open.path, line);
        if (E.isLeft(read) || read.right.stream !== stream) return void lines.push(`${line.text ?? ''}\n`);
        const events = read.right.events.map((raw) => {
          const { id } = raw;
          if (typeof id !== 'string' || !doomed.has(id.toLowerCase())) return raw;
          const { hashed, rows } = splitText(raw);
          erased += rows.length;
          return hashed;
        });
        const written = writeAppend({ stream, events });
        lines.push(`${E.isRight(written) ? written.right : (line.text ?? '')}\n`);
      });
      if (erased > 0) replaceFile(open.path, lines);
      return E.map(() => erased)(refresh(open));
    });

const sideOf = (open: Open): SideTable => {
  const change = <A>(work: (side: SideFile) => readonly [SideFile, A]): TE.TaskEither<StoreError, A> =>
    alone(open, () =>
      E.map((side: SideFile) => {
        const [changed, answer] = work(side);
        if (changed !== side) writeSide(open.path, changed);
        return answer;
      })(readSide(open.path)),
    );
  return {
    eraseTexts: eraseTexts(open),
    addPersons: (names) =>
      change((side) => [{ ...side, persons: { ...side.persons, ...Object.fromEntries(names) } }, undefined]),
    persons: () => change((side) => [side, new Map(Object.entries(side.persons))]),
    forgetPerson: (key) =>
      change((side) => {
        const { [key]: name, ...persons } = side.persons;
        return name === undefined ? [side, false] : [{ ...side, persons }, true];
      }),
    hold: (hold) =>
      change((side) => [
        { ...side, holds: [...side.holds.filter(({ stream }) => stream !== hold.stream), hold] },
        undefined,
      ]),
    release: (stream) =>
      change((side) => {
        const holds = side.holds.filter((hold) => hold.stream !== stream);
        return holds.length === side.holds.length ? [side, false] : [{ ...side, holds }, true];
      }),
    holds: () => change((side) => [side, side.holds]),
    // Written at once, changed or not: the first caller's keys must be everybody's.
    secret: () => change((side) => [{ ...side }, side.secret]),
  };
};

/** Opens, or begins, the store in a file. Left: it cannot be opened, or a line of it cannot be read. */
export const openJsonl =
  (path: string): TE.TaskEither<StoreError, Store> =>
  async () => {
    try {
      makeFile(path);
      const lock = new Database(`${path}-lock`, { timeout: 5000 });
      const open: Open = { path, lock, rung: bell(), shelf: newShelf(), mark: undefined, closed: false };
      const fresh = refresh(open);
      return E.isLeft(fresh) ? fresh : E.right(storeOf(open));
    } catch (error) {
      return E.left(systemFailure(path, error));
    }
  };

const storeOf = (open: Open): Store => {
  const all: Store['readAll'] = (range) => reading(open, (shelf) => readAll(shelf, range));
  return {
    append: append(open),
    readStream: (stream, range) => reading(open, (shelf) => readStream(shelf, stream, range)),
    readAll: all,
    subscribe: (beyond, signal) => poll(all, open.rung, beyond, signal),
    streams: () => reading(open, (shelf) => E.right([...shelf.streams.keys()])),
    openings: () => reading(open, openings),
    side: sideOf(open),
    close: async () => {
      open.closed = true;
      open.rung.ring();
      open.lock.close();
    },
  };
};
