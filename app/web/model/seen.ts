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
  /** He comes to know more of the record than this. */
  readonly goesOn: boolean;
}
/** How many events of the whole record are a viewer's: counted once. */
const counts = new WeakMap<Board, Map<string, number>>();
const countOf = (whole: Board, viewer: Viewer): number => {
  const known = counts.get(whole) ?? new Map<string, number>();
  counts.set(whole, known);
  const count = known.get(viewer.name) ?? viewed(whole.moments, viewer).length;
  known.set(viewer.name, count);
  return count;
};
export const seenBy = (whole: Board, at: Seq, viewer: Viewer): Seen => {
  const moments = momentsTo(whole, at);
  const events = viewed(moments, viewer);
  const goesOn = whole.goesOn || countOf(whole, viewer) > events.length;
  return { events, faceDown: liesFaceDown(moments, viewer), goesOn };
};
/** The moment of the record at which the viewer's event `n` came to him. */
export const comesAt = (whole: Board, viewer: Viewer, n: Seq, last: Seq): Seq => {
  for (let at = 0; at < last; at += 1) if (seenBy(whole, at, viewer).events.length > n) return at;
  return last;
};
