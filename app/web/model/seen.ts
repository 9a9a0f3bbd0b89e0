/** What a viewer has seen of the record by a moment of it. */
import * as E from 'fp-ts/lib/Either.js';
import type { Event, Seq } from '../../../domain/event.ts';
import type { Moment } from '../../../projections/table/step.ts';
import { liesFaceDown, viewed, type Viewer } from '../../../projections/viewer.ts';
import { momentsOf } from '../../../replay/fold.ts';
import type { Board } from './board.ts';

/** The moments of the record up to that one, in the light of what was known then. */
const momentsTo = (whole: Board, at: Seq): readonly Moment[] => {
  if (whole.plain) return whole.moments.slice(0, at + 1);
  const moments = momentsOf(whole.record, { at });
  return E.isRight(moments) ? moments.right : whole.moments.slice(0, 1);
};
/** What the viewer knows at a moment of the record: his events in his numbers, and whether a card lies face down. */
export interface Seen {
  readonly events: readonly Event[];
  readonly faceDown: boolean;
}
export const seenBy = (whole: Board, at: Seq, viewer: Viewer): Seen => {
  const moments = momentsTo(whole, at);
  return { events: viewed(moments, viewer), faceDown: liesFaceDown(moments, viewer) };
};
/** The moment of the record at which the viewer's event `n` came to him. */
export const comesAt = (whole: Board, viewer: Viewer, n: Seq, last: Seq): Seq => {
  for (let at = 0; at < last; at += 1) if (seenBy(whole, at, viewer).events.length > n) return at;
  return last;
};
