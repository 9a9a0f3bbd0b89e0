/** The state as a player, a side of the screen or a person polled may know it (contract 2, `--as`). */
import * as Ei from 'fp-ts/lib/Either.js';
import type { BoardRecord, Event, JsonObject } from '../domain/event.ts';
import { exposedNow } from '../domain/exposed-card.ts';
import { penaltyCards } from '../domain/penalty-card.ts';
import { saying, type Worded, worded } from '../domain/saying.ts';
import { hasSeat, type Seat, seatName } from '../domain/seat.ts';
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
  const table = tableOf(events, rest);
  if (Ei.isLeft(table)) return table;
  return Ei.right({ viewer, events, table: table.right, faceDown: liesFaceDown(moments, viewer) });
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

/** Why a poll can't be shown. */
export interface PollRefused extends Worded {
  readonly tag: 'unauthorized';
}
/** Calls that stand, cards in tricks and cards that lie face up: what a person polled is shown. */
const shownTo = (t: Table): ReadonlySet<number> => {
  const cards = t.play === null ? [] : [...t.play.tricks.flatMap((trick) => trick.cards), ...t.play.current];
  const calls = t.auction.acts.filter((act) => act.status === 'standing');
  const faceUp = [...penaltyCards(t), ...exposedNow(t)].map((m) => m.of);
  return new Set([...[...calls, ...cards].map((each) => each.seq), ...faceUp]);
};
/** A seat's hand and the auction with authorized information only (16B1b); refused while something forbidden would show. */
export const pollOf = (v: View, seat: Seat): Ei.Either<PollRefused, JsonObject> => {
  const shown = shownTo(v.table);
  const forbidden = v.table.known.find((k) => k.until === null && hasSeat(k.unauthorized, seat) && shown.has(k.of));
  if (forbidden !== undefined)
    return Ei.left({
      tag: 'unauthorized',
      ...worded(
        saying('event {of} would show, and {seat} may not use it ({law}): take the poll at an earlier moment', {
          of: forbidden.of,
          seat: seatName(seat),
          law: forbidden.law,
        }),
      ),
    });
  const state = stateOf(v.table);
  const auction = state['auction'] as JsonObject;
  const { standing, sequence, toCall, contract } = auction;
  return Ei.right({
    version: state['version'] ?? 1,
    as: 'poll',
    seat: seatName(seat),
    board: state['board'] ?? null,
    hand: (state['hands'] as JsonObject)[seatName(seat)] ?? null,
    auction: { standing: standing ?? [], sequence: sequence ?? [], toCall: toCall ?? null, contract: contract ?? null },
    legalCalls: state['legalCalls'] ?? [],
    play: state['play'] === null ? null : { ...(state['play'] as JsonObject), withdrawn: [] },
    legalCards: state['legalCards'] ?? [],
    penaltyCards: state['penaltyCards'] ?? [],
    exposedCards: state['exposedCards'] ?? [],
    information: v.table.known
      .filter(
        (k) => k.until === null && hasSeat(k.authorized, seat) && !hasSeat(k.unauthorized, seat) && shown.has(k.of),
      )
      .map((k) => ({ of: k.of, kind: k.kind, law: k.law })),
  });
};
