/** The state as a player, a side of the screen or a person polled may know it (contract 2, `--as`). */
import * as Ei from 'fp-ts/lib/Either.js';
import type { BoardRecord, Event, JsonObject } from '../domain/event.ts';
import { liesFaceDown, viewed, type Viewer } from '../projections/viewer.ts';
import { stateOf } from '../projections/table/state.ts';
import type { Table } from '../projections/table/table.ts';
import { type FoldError, type FoldOptions, momentsOf, tableOf } from './fold.ts';

/** What a viewer knows: his events, in his numbers, and the table that they make. */
export interface View {
  readonly viewer: Viewer;
  readonly events: readonly Event[];
  readonly table: Table;
  /** A card lies face down before him. */
  readonly faceDown: boolean;
  /** He comes to know more of the record than this. */
  readonly goesOn: boolean;
}
/** A view of nothing says nothing of how much there is. */
const unknown: FoldError = { tag: 'no-such-event', message: 'there is no such event in this view', seq: null };

/** The view at a moment: `at` counts the viewer's own events; default all that he knows. */
export const viewOf = (record: BoardRecord, viewer: Viewer, o: FoldOptions = {}): Ei.Either<FoldError, View> => {
  const { at, known: _known, ...rest } = o;
  const read = momentsOf(record, rest);
  if (Ei.isLeft(read)) return Ei.left(read.left.tag === 'no-such-event' ? unknown : read.left);
  let moments = read.right;
  if (at !== undefined) {
    const length = read.right.findIndex((_, i) => viewed(read.right.slice(0, i + 1), viewer).length > at);
    if (length < 0) return Ei.left(unknown);
    moments = read.right.slice(0, length + 1);
  }
  const events = viewed(moments, viewer);
  const goesOn = moments !== read.right && viewed(read.right, viewer).length > events.length;
  const table = tableOf(events, { ...rest, goesOn });
  if (Ei.isLeft(table)) return table;
  return Ei.right({ viewer, events, table: table.right, faceDown: liesFaceDown(moments, viewer), goesOn });
};

/** The state of contract 2 as the viewer may know it; what he may not use stands apart, marked. */
export const viewState = (v: View, state: JsonObject = stateOf(v.table)): JsonObject => {
  const forbidden = v.table.known
    .filter((k) => k.until === null && (k.unauthorized & v.viewer.seats) !== 0)
    .map((k) => `${k.of}:${k.kind}`);
  const items = (Array.isArray(state['information']) ? state['information'] : []) as readonly JsonObject[];
  const isForbidden = (item: JsonObject): boolean =>
    forbidden.includes(`${JSON.stringify(item['of'])}:${typeof item['kind'] === 'string' ? item['kind'] : ''}`);
  const { play } = state;
  return {
    ...state,
    as: v.viewer.name,
    ...(v.faceDown && typeof play === 'object' && play !== null
      ? { play: { ...(play as JsonObject), openingLead: 'faceDown' } }
      : {}),
    information: items.filter((item) => !isForbidden(item)),
    unauthorized: items.filter(isForbidden).map((item) => ({ ...item, unauthorizedToViewer: true })),
  };
};
