/** A record written as in a case: events behind a BoardOpened, which is event 0. */
import * as E from 'fp-ts/lib/Either.js';
import type { Event, JsonObject } from '../../domain/event.ts';
import { decodeEvent } from '../../wire/decode.ts';

/** Events numbered from `from` on. */
export const eventsFrom = (from: number, ...events: readonly JsonObject[]): Event[] =>
  events.map((raw, i) => {
    const read = decodeEvent(raw, from + i);
    if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
    return read.right.event;
  });
/** `N` deals, nobody is vulnerable. */
export const recordOf = (laws: '2007' | '2017', ...events: readonly JsonObject[]): Event[] =>
  eventsFrom(0, { type: 'BoardOpened', board: 'T', dealer: 'N', vulnerable: 'None', laws }, ...events);
