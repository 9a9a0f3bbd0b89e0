/**
 * A catch-up projection: it follows the log from its last place, keeps its rows and that place in one transaction, and
 * is seen by readers once it has caught up. A new version, or a rebuild, is built beside the one in use.
 */
import * as E from 'fp-ts/lib/Either.js';
import type * as TE from 'fp-ts/lib/TaskEither.js';
import type { Build, EventLog, Poison, Position, ReadModels, Recorded, Rows, Step, StoreError } from '../store/port.ts';

export interface StoredProjection {
  readonly name: string;
  /** Raised when the rows it makes become others: the old ones are used until the new ones are ready. */
  readonly version: number;
  /**
   * Deals with one event. It may throw, or give the reason why it cannot deal with this event: the event is then set
   * aside, and none of its rows are written.
   */
  readonly project: (recorded: Recorded, rows: Rows) => string | undefined;
}

/** What happens, for whoever shows it. */
export type Progress =
  /** `behind`: events not yet seen; null where the store cannot say. */
  | { readonly tag: 'running'; readonly build: Build; readonly behind: number | null }
  | { readonly tag: 'poison'; readonly build: Build; readonly poison: Poison }
  | { readonly tag: 'caught-up'; readonly build: Build }
  /** Readers see this build from now on. */
  | { readonly tag: 'switched'; readonly build: Build }
  /** The store cannot be reached; tried again after `ms`. */
  | { readonly tag: 'waiting'; readonly error: StoreError; readonly ms: number };

export interface RunOptions {
  readonly signal: AbortSignal;
  readonly progress?: (progress: Progress) => void;
  /** Build anew beside what is there, also where the version is the same. */
  readonly rebuild?: boolean;
  /** End at the first word that no more events are there. */
  readonly untilCaughtUp?: boolean;
  /** Waits `ms`, or until the signal is given. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** The first wait after a failure and the longest one, in ms. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 10_000;

/** Rows written by one event: seen by it at once, kept only if it comes to its end. */
const draft = (rows: Rows): { readonly rows: Rows; readonly keep: () => void } => {
  const written = new Map<string, Parameters<Rows['put']>[1]>();
  return {
    rows: {
      get: (key) => (written.has(key) ? (written.get(key) ?? undefined) : rows.get(key)),
      put: (key, value) => void written.set(key, value),
    },
    keep: () => {
      for (const [key, value] of written) rows.put(key, value);
    },
  };
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Why the event is set aside; undefined where it was dealt with. */
const tryOne = ({ project }: StoredProjection, recorded: Recorded, rows: Rows): string | undefined => {
  const own = draft(rows);
  try {
    const reason = project(recorded, own.rows);
    if (reason === undefined) own.keep();
    return reason;
  } catch (error) {
    return reasonOf(error);
  }
};

const page =
  (projection: StoredProjection, events: readonly Recorded[], to: Position) =>
  (rows: Rows): Step => {
    const poison: Poison[] = [];
    for (const recorded of events) {
      const reason = tryOne(projection, recorded, rows);
      const { stream, revision: seq, position } = recorded;
      if (reason !== undefined) poison.push({ stream, seq, position, reason });
    }
    return { to, events: events.length, poison };
  };

const COUNTED = /^\d+$/;
/** How many events lie between two places, where places are counted. */
const between = (from: Position | null, to: Position | undefined): number | null => {
  if (to === undefined) return 0;
  return COUNTED.test(to) && COUNTED.test(from ?? '0') ? Math.max(0, Number(to) - Number(from ?? '0')) : null;
};

const lag = async (log: EventLog, build: Build): Promise<number | null> => {
  const last = await log.readAll({ direction: 'backward', max: 1 })();
  return E.isLeft(last) ? null : between(build.position, last.right[0]?.position);
};

interface Run {
  readonly log: EventLog;
  readonly models: ReadModels;
  readonly projection: StoredProjection;
  readonly options: RunOptions;
  build: Build;
}

const tell = ({ options }: Run, progress: Progress): void => options.progress?.(progress);

const step = async (run: Run, events: readonly Recorded[], to: Position): Promise<StoreError | undefined> => {
  let poison: readonly Poison[] = [];
  const done = await run.models.commit(run.build, (rows) => {
    const made = page(run.projection, events, to)(rows);
    poison = made.poison;
    return made;
  })();
  if (E.isLeft(done)) return done.left;
  run.build = done.right;
  for (const each of poison) tell(run, { tag: 'poison', build: run.build, poison: each });
  if (run.options.progress !== undefined)
    tell(run, { tag: 'running', build: run.build, behind: await lag(run.log, run.build) });
  return undefined;
};

const caughtUp = async (run: Run): Promise<StoreError | undefined> => {
  tell(run, { tag: 'caught-up', build: run.build });
  if (run.build.active) return undefined;
  const active = await run.models.activate(run.build)();
  if (E.isLeft(active)) return active.left;
  run.build = active.right;
  tell(run, { tag: 'switched', build: run.build });
  return undefined;
};

/** Follows one subscription to its end. */
const follow = async (run: Run): Promise<StoreError | 'stopped' | 'caught-up'> => {
  const { signal, untilCaughtUp = false } = run.options;
  for await (const delivery of run.log.subscribe(run.build.position, signal)) {
    if (E.isLeft(delivery)) return delivery.left;
    const { right } = delivery;
    const failed = right.tag === 'events' ? await step(run, right.events, right.position) : await caughtUp(run);
    if (failed !== undefined) return failed;
    if (right.tag === 'caught-up' && untilCaughtUp) return 'caught-up';
    if (signal.aborted) return 'stopped';
  }
  return 'stopped';
};

/**
 * Runs a projection until the signal is given (or it has caught up). What is unavailable is tried again, ever more
 * slowly, from the last place; Left: damage, or another runner at the same projection.
 */
export const runProjection =
  (
    log: EventLog,
    models: ReadModels,
    projection: StoredProjection,
    options: RunOptions,
  ): TE.TaskEither<StoreError, Build> =>
  async () => {
    const begun = await models.build(projection.name, projection.version, options.rebuild ?? false)();
    if (E.isLeft(begun)) return begun;
    const run: Run = { log, models, projection, options, build: begun.right };
    for (let wait = FIRST_WAIT; ; ) {
      const before = run.build.position;
      const end = await follow(run);
      if (typeof end === 'string') return E.right(run.build);
      if (end.kind !== 'unavailable' || end.tag === 'closed') return E.left(end);
      wait = run.build.position === before ? Math.min(wait * 2, LONGEST_WAIT) : FIRST_WAIT;
      tell(run, { tag: 'waiting', error: end, ms: wait });
      await options.sleep(wait, options.signal);
      if (options.signal.aborted) return E.right(run.build);
    }
  };
