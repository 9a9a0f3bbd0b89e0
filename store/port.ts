/**
 * Where records live: four functions on a log, and beside it what can be deleted.
 *
 * A stream is one record; an event's place in it (its revision) is its `seq`. What is appended is the stored form of
 * the contract: chained, with keys for names and commitments for texts. The hashed part never changes; texts are kept
 * apart and are put back on reading until they are erased.
 */
import type { Worded } from '../domain/saying.ts';
import type * as E from 'fp-ts/lib/Either.js';
import type * as TE from 'fp-ts/lib/TaskEither.js';
import type { Json, JsonObject, Seq } from '../domain/event.ts';

/** What a caller can do about a failure: mend the input, read again, wait, call for help. */
export type StoreFailure = 'bad-input' | 'conflict' | 'unavailable' | 'integrity' | 'bug';

export type StoreTag =
  // bad-input
  | 'nothing-to-append'
  | 'bad-event'
  | 'bad-stream'
  | 'bad-position'
  | 'bad-address'
  | 'too-large'
  // conflict
  | 'wrong-revision'
  | 'partial-retry'
  | 'same-id-other-content'
  | 'moved-on'
  | 'held'
  // unavailable
  | 'cannot-open'
  | 'newer-store'
  | 'not-a-store'
  | 'read-only'
  | 'disk-full'
  | 'busy'
  | 'timeout'
  | 'unknown-outcome'
  | 'unreachable'
  | 'access-denied'
  | 'stream-deleted'
  | 'one-client'
  | 'closed'
  // integrity
  | 'damaged'
  // bug
  | 'unexpected';

/** Its sentence: what happened, and what to do. */
export interface StoreError extends Worded {
  readonly kind: StoreFailure;
  readonly tag: StoreTag;
  readonly stream: string | null;
  /** Place in the stream. */
  readonly seq: Seq | null;
  /** Of `wrong-revision`: the stream's last event as it is now. */
  readonly actual?: Seq | 'no-stream';
}

/** The last event the writer has seen, so that nothing is written behind something he has not. */
export type Expected = Seq | 'no-stream';
/** A place in the order of all events of a store. Opaque: only the store that gave it can compare it. */
export type Position = string;

export interface Recorded {
  readonly stream: string;
  readonly revision: Seq;
  readonly position: Position;
  /** The stored form, with every text that has not been erased. */
  readonly event: JsonObject;
}

export interface Appended {
  /** Of the last event appended. */
  readonly revision: Seq;
  /** Everything was there already: a retry. Nothing was written. */
  readonly repeated: boolean;
}

export interface StreamRange {
  readonly direction?: 'forward' | 'backward';
  /** The first event wanted, inclusive; the first, or backward the last, unless given. */
  readonly from?: Seq;
  readonly max?: number;
}

export interface AllRange {
  readonly direction?: 'forward' | 'backward';
  /** Exclusive: what lies beyond this place. From the beginning, or backward from the end, unless given. */
  readonly beyond?: Position;
  readonly max?: number;
}

/** What a subscription brings: events in the order of the store, and word that no more are there for now. */
export type Delivery =
  | { readonly tag: 'events'; readonly events: readonly Recorded[]; readonly position: Position }
  /** `position` may lie beyond the last event delivered, where the store passed over what is not Étui's. */
  | { readonly tag: 'caught-up'; readonly position: Position | null };

export interface EventLog {
  /**
   * Appends all events or none. The same ids with the same content again change nothing and succeed, whatever was
   * appended since; some of them, or other content, is a conflict; so is a stream that has moved on.
   */
  readonly append: (
    stream: string,
    expected: Expected,
    events: readonly JsonObject[],
  ) => TE.TaskEither<StoreError, Appended>;
  /** A stream's events; none where there is no such stream. Left `damaged`: an event is missing or unreadable. */
  readonly readStream: (stream: string, range?: StreamRange) => TE.TaskEither<StoreError, readonly Recorded[]>;
  /** One page of everything. The page is empty at the end. Left `damaged`: one is missing between others. */
  readonly readAll: (range?: AllRange) => TE.TaskEither<StoreError, readonly Recorded[]>;
  /**
   * Everything beyond a place, then what comes. Each delivery waits for the one before to be dealt with. Ends after the
   * first Left, or without one when the signal is given; take up again from the last place dealt with.
   */
  readonly subscribe: (
    beyond: Position | null,
    signal: AbortSignal,
  ) => AsyncGenerator<E.Either<StoreError, Delivery>, void, void>;
}

/** A record that must be kept as it is, texts and all: nothing of it is erased while the hold lasts. */
export interface Hold {
  readonly stream: string;
  readonly why: string;
  /** When it was placed, RFC 3339. */
  readonly since: string;
}

/** What can be deleted: texts, the directory of persons; and what forbids it. */
export interface SideTable {
  /** Erases texts of events, by their ids, so that no byte is left; gives how many there were. */
  readonly eraseTexts: (stream: string, ids: readonly string[]) => TE.TaskEither<StoreError, number>;
  readonly addPersons: (names: ReadonlyMap<string, string>) => TE.TaskEither<StoreError, void>;
  /** Names by key. */
  readonly persons: () => TE.TaskEither<StoreError, ReadonlyMap<string, string>>;
  /** Deletes a name, so that no byte is left; false where the key has none. */
  readonly forgetPerson: (key: string) => TE.TaskEither<StoreError, boolean>;
  readonly hold: (hold: Hold) => TE.TaskEither<StoreError, void>;
  readonly release: (stream: string) => TE.TaskEither<StoreError, boolean>;
  readonly holds: () => TE.TaskEither<StoreError, readonly Hold[]>;
  /** From which the keys of persons are derived; made at the first call, the same ever after. */
  readonly secret: () => TE.TaskEither<StoreError, string>;
}

export interface Store extends EventLog {
  readonly side: SideTable;
  /** The names of all streams. */
  readonly streams: () => TE.TaskEither<StoreError, readonly string[]>;
  /** The first event of every stream that has it, in the order of the store: what boards there are. */
  readonly openings: () => TE.TaskEither<StoreError, readonly Recorded[]>;
  /** Gives everything back. Later calls are Left `closed`. */
  readonly close: () => Promise<void>;
}

// What a catch-up projection needs of the place where it keeps its rows: rows and checkpoint in one transaction.

/** One run of a projection over the log. A new version, or a rebuild, is a new build beside the one in use. */
export interface Build {
  readonly id: number;
  readonly projection: string;
  readonly version: number;
  /** The last place dealt with; null: none yet. */
  readonly position: Position | null;
  /** Readers see this one. */
  readonly active: boolean;
  readonly events: number;
  readonly poisoned: number;
}

/** An event that its projection could not deal with: set aside, so that the others go on. */
export interface Poison {
  readonly stream: string;
  readonly seq: Seq;
  readonly position: Position;
  readonly reason: string;
}

/** Rows as they stand within the transaction. */
export interface Rows {
  readonly get: (key: string) => Json | undefined;
  /** null deletes. */
  readonly put: (key: string, value: Json | null) => void;
}

/** What a page of events makes of a build. */
export interface Step {
  readonly to: Position;
  readonly events: number;
  readonly poison: readonly Poison[];
}

export interface ReadModels {
  /** The newest build of a version, made where there is none; `fresh` makes another beside it. */
  readonly build: (projection: string, version: number, fresh: boolean) => TE.TaskEither<StoreError, Build>;
  readonly builds: (projection: string) => TE.TaskEither<StoreError, readonly Build[]>;
  /** Rows and checkpoint change together or not at all. Left `moved-on`: another runner has gone on from `build`. */
  readonly commit: (build: Build, work: (rows: Rows) => Step) => TE.TaskEither<StoreError, Build>;
  /** Readers see this build from now on, and no other of its projection. */
  readonly activate: (build: Build) => TE.TaskEither<StoreError, Build>;
  /** Drops the builds that are not in use and older than the one that is; gives how many. */
  readonly sweep: (projection: string) => TE.TaskEither<StoreError, number>;
  /** The row of the build in use. */
  readonly read: (projection: string, key: string) => TE.TaskEither<StoreError, Json | undefined>;
  readonly poison: (build: Build) => TE.TaskEither<StoreError, readonly Poison[]>;
}
