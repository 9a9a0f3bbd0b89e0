/** A subscription for stores that can be asked but do not call: read, deliver, wait, read again. */
import * as E from 'fp-ts/lib/Either.js';
import type { Delivery, EventLog, Position, StoreError } from './port.ts';

export interface Bell {
  /** Resolves at the next ring, after `ms`, or when the signal is given. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly ring: () => void;
}

/** Rung at each append of this process, so that a subscriber in it need not wait for the next look. */
export const bell = (): Bell => {
  const waiting = new Set<() => void>();
  return {
    ring: () => {
      for (const wake of waiting) wake();
    },
    wait: (ms, signal) =>
      new Promise((resolve) => {
        const wake = (): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', wake);
          waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, ms);
        waiting.add(wake);
        signal.addEventListener('abort', wake);
        if (signal.aborted) wake();
      }),
  };
};

export const PAGE = 500;
/** How long until a subscriber looks for what another process wrote, in ms. */
export const LOOK_AGAIN = 100;

export async function* poll(
  readAll: EventLog['readAll'],
  rung: Bell,
  beyond: Position | null,
  signal: AbortSignal,
): AsyncGenerator<E.Either<StoreError, Delivery>, void, void> {
  let position = beyond;
  let caughtUp = false;
  while (!signal.aborted) {
    const page = await readAll(position === null ? { max: PAGE } : { beyond: position, max: PAGE })();
    if (E.isLeft(page)) return yield page;
    const last = page.right.at(-1);
    if (last !== undefined) {
      position = last.position;
      caughtUp = false;
      yield E.right({ tag: 'events', events: page.right, position });
    } else if (!caughtUp) {
      caughtUp = true;
      yield E.right({ tag: 'caught-up', position });
    } else await rung.wait(LOOK_AGAIN, signal);
  }
}
