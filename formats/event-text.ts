/** How a format writes an event it has no words for into a comment, and reads it back. The codec is given by wire. */
import type * as E from 'fp-ts/lib/Either.js';
import type { Event } from '../domain/event.ts';

/** One event as one JSON text and back. `read` says in a sentence why a text is no event. */
export interface EventText {
  readonly write: (event: Event) => string;
  readonly read: (text: string) => E.Either<string, Event>;
}
