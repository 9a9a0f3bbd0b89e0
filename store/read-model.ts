/** What a catch-up projection needs of the place where it keeps its rows: rows and checkpoint in one transaction. */
import type * as TE from 'fp-ts/lib/TaskEither.js';
import type { Json, Seq } from '../domain/event.ts';
import type { Position, StoreError } from './port.ts';

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
