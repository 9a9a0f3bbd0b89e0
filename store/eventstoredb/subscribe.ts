/**
 * A subscription to `$all`. The client emits events, checkpoints and "caught up" each in its own way and time, and
 * does not wait for an async listener: they are put in one queue, in the order of the server, and taken from it one
 * delivery after the other.
 */
import { saying } from '../../domain/saying.ts';
import { type AllStreamSubscription, type ReadPosition, START, streamNameFilter } from '@eventstore/db-client';
import * as E from 'fp-ts/lib/Either.js';
import { storeError } from '../error.ts';
import type { Position, StoreError } from '../port.ts';
import { serverFailure } from './failure.ts';
import { type Found, foundIn, parsePosition, PREFIX, positionOf } from './read.ts';
import type { Server } from './server.ts';

/** What comes from the server, in order. */
export type Arrival =
  | { readonly tag: 'event'; readonly event: Found }
  /** Nothing of ours lies before this place that has not arrived. */
  | { readonly tag: 'checkpoint'; readonly position: Position }
  | { readonly tag: 'caught-up' }
  | { readonly tag: 'failed'; readonly error: StoreError };

/** More than this and the server is asked to wait. */
const MOST = 1000;
/** A server that never says that it is caught up (before 23.10) has nothing more if it is silent for so long, in ms. */
const QUIET = 1500;
/** Each so many events passed over, times 32 on the server, there is a checkpoint. */
const CHECKPOINTS = 32;

export interface Arrivals {
  /** All that has come; waits for the first. */
  readonly take: () => Promise<readonly Arrival[]>;
  readonly stop: () => Promise<void>;
}

interface Queue {
  readonly add: (arrival: Arrival) => void;
  /** Behind what the client has read but not emitted yet. */
  readonly addBehind: (arrival: Arrival, waiting: number) => void;
  readonly take: () => Promise<readonly Arrival[]>;
  readonly length: () => number;
}

const queue = (): Queue => {
  let ready: Arrival[] = [];
  let held: { readonly arrival: Arrival; waiting: number }[] = [];
  let wake: () => void = () => undefined;
  const release = (): void => {
    ready.push(...held.filter(({ waiting }) => waiting <= 0).map(({ arrival }) => arrival));
    held = held.filter(({ waiting }) => waiting > 0);
    wake();
  };
  return {
    length: () => ready.length,
    add: (arrival) => {
      ready.push(arrival);
      if (arrival.tag === 'event') for (const each of held) each.waiting -= 1;
      release();
    },
    addBehind: (arrival, waiting) => {
      held.push({ arrival, waiting });
      release();
    },
    take: async () => {
      if (ready.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      const taken = ready;
      ready = [];
      return taken;
    },
  };
};

const listen = (server: Server, subscription: AllStreamSubscription, line: Queue): (() => void) => {
  let told = false;
  const quiet = (): void => {
    if (!told) line.addBehind({ tag: 'caught-up' }, subscription.readableLength);
    told = true;
  };
  let timer = setTimeout(quiet, QUIET);
  const fail = (error: StoreError): void => {
    clearTimeout(timer);
    line.addBehind({ tag: 'failed', error }, subscription.readableLength);
  };
  subscription.on('data', ({ event }) => {
    clearTimeout(timer);
    timer = setTimeout(quiet, QUIET);
    if (event === undefined) return;
    const found = foundIn(event);
    line.add(E.isLeft(found) ? { tag: 'failed', error: found.left } : { tag: 'event', event: found.right });
    if (line.length() >= MOST) subscription.pause();
  });
  subscription.on('caughtUp', () => {
    told = true;
    line.addBehind({ tag: 'caught-up' }, subscription.readableLength);
  });
  // Without a listener an error of the subscription ends the process.
  subscription.on('error', (error) => fail(serverFailure(server.url, error)));
  subscription.on('end', () =>
    fail(
      storeError(
        'unreachable',
        saying('{url}: the server ended the subscription: it is taken up again from the last place', {
          url: server.url,
        }),
      ),
    ),
  );
  return () => clearTimeout(timer);
};

/** Subscribes beyond a place. Left: the place is not one of this store. */
export const arrivals = (server: Server, beyond: Position | null): E.Either<StoreError, Arrivals> => {
  const from = beyond === null ? E.right<StoreError, ReadPosition>(START) : parsePosition(beyond);
  if (E.isLeft(from)) return from;
  const line = queue();
  const filter = streamNameFilter({
    prefixes: [PREFIX],
    checkpointInterval: CHECKPOINTS,
    checkpointReached: (all, position) =>
      line.addBehind({ tag: 'checkpoint', position: positionOf(position) }, all.readableLength),
  });
  const subscription = server.client().subscribeToAll({ fromPosition: from.right, filter, ...server.authority });
  const hush = listen(server, subscription, line);
  return E.right({
    take: () => {
      subscription.resume();
      return line.take();
    },
    stop: async () => {
      hush();
      line.add({ tag: 'caught-up' });
      await subscription.unsubscribe().catch(() => undefined);
    },
  });
};
