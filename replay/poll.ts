/**
 * What a person polled is given (16B1b, contract 2 `--as poll`): the hand, auction and play of the player whose decision
 * it is, with what that player may use. It is a record of its own, numbered anew, so that in no command does anything
 * tell of what was left out.
 */
import * as Ei from 'fp-ts/lib/Either.js';
import type { Event, EventType, Json, JsonObject, Seq } from '../domain/event.ts';
import { exposedNow } from '../domain/exposed-card.ts';
import type { Pending } from '../domain/law.ts';
import { pending } from '../domain/lawbook.ts';
import { penaltyCards } from '../domain/penalty-card.ts';
import { saying, type Worded, worded } from '../domain/saying.ts';
import { ALL_SEATS, hasSeat, onlySeat, type Seat, seatName } from '../domain/seat.ts';
import { inNumbers } from '../projections/numbers.ts';
import { stripped } from '../projections/stripped.ts';
import { stateOf } from '../projections/table/state.ts';
import type { Table } from '../projections/table/table.ts';
import { tableOf } from './fold.ts';
import type { View } from './view.ts';

/** Why a poll can't be shown. */
export interface PollRefused extends Worded {
  readonly tag: 'unauthorized';
}
export interface Poll {
  readonly seat: Seat;
  /** What is shown, numbered from 0. */
  readonly events: readonly Event[];
  readonly table: Table;
  /** The poll's number of each event of the player's view that is in it. */
  readonly numbers: ReadonlyMap<Seq, Seq>;
}

/** Calls that stand, cards in tricks and cards that lie face up: what a person polled is shown. */
const shownTo = (t: Table): ReadonlySet<number> => {
  const cards = t.play === null ? [] : [...t.play.tricks.flatMap((trick) => trick.cards), ...t.play.current];
  const calls = t.auction.acts.filter((act) => act.status === 'standing');
  const faceUp = [...penaltyCards(t), ...exposedNow(t)].map((m) => m.of);
  return new Set([...[...calls, ...cards].map((each) => each.seq), ...faceUp]);
};
const now = (t: Table, of: Seq) => t.known.filter((k) => k.until === null && k.of === of);
const isForbidden = (t: Table, of: Seq, seat: Seat): boolean => now(t, of).some((k) => hasSeat(k.unauthorized, seat));
const isFree = (t: Table, of: Seq, seat: Seat): boolean =>
  now(t, of).some((k) => hasSeat(k.authorized, seat)) && !isForbidden(t, of, seat);

/** Acts and sights: shown unless the player may not use them. */
const ACTS: ReadonlySet<EventType> = new Set([
  'CallMade',
  'CallReplaced',
  'BidsPickedUp',
  'CardPlayed',
  'CardReplaced',
  'CardExposed',
]);
/** The course of the board; what has `of` is shown with the act that it is about. */
const COURSE: ReadonlySet<EventType> = new Set([
  'BoardOpened',
  'HandsDealt',
  'HandsCorrected',
  'PositionSet',
  'CallWithdrawn',
  'CardWithdrawn',
  'CardDesignated',
  'CardRestored',
  'LeadFaced',
  'DummySpread',
  'HandSpread',
  'TrickQuitted',
  'ClaimMade',
  'ConcessionMade',
  'ClaimAnswered',
  'TricksAgreed',
  'TrayMoved',
  'ApertureOpened',
  'ApertureClosed',
  'ScreenMisplaced',
  'SeatsTurned',
  'OptionChosen',
  'MeaningFound',
]);
/** What was said or done beside the calls: shown where the ledger gives it to the player. */
const SAID: ReadonlySet<EventType> = new Set([
  'AlertGiven',
  'QuestionAsked',
  'ExplanationGiven',
  'TempoBreak',
  'Remark',
  'Mannerism',
  'CallShown',
]);
/** What the director judged of how an act came about; what he asks a poll for is not among it. */
const SETTLED: ReadonlySet<string> = new Set([
  'unintended',
  'comparable',
  'natural',
  'samePrecision',
  'artificial',
  'partnerCouldHaveSeen',
  'declarerCouldHaveSeen',
  'deliberate',
  'intendedToPlay',
  'misinformed',
  'toldHisTurn',
  'playable',
  'revoke',
  'tricksForClaimer',
]);
const isShown = (e: Event, t: Table, seat: Seat): boolean => {
  if (ACTS.has(e.type)) return !isForbidden(t, e.seq, seat);
  if (SAID.has(e.type)) return isFree(t, e.seq, seat);
  if (e.type === 'DirectorJudged') return SETTLED.has(e.question);
  return e.type === 'DirectorRuled' ? e.ruling !== undefined : COURSE.has(e.type);
};

/** An act in the place of one that is not shown is itself the act, and stands where that one stood. */
const asAct = (e: Event, kept: ReadonlySet<Seq>, root: ReadonlyMap<Seq, Seq>): readonly [Seq, Event] => {
  if ((e.type !== 'CallReplaced' && e.type !== 'CardReplaced') || kept.has(e.of)) return [e.seq, e];
  const { of, ...rest } = e;
  const place = root.get(of) ?? of;
  if (rest.type === 'CardReplaced') return [place, { ...rest, type: 'CardPlayed' }];
  const { withoutPause: _, ...call } = rest;
  return [place, { ...call, type: 'CallMade' }];
};
/** What says nothing without the event that it is about. */
const rests = (e: Event, kept: ReadonlySet<Seq>): boolean =>
  !('of' in e) || typeof e.of !== 'number' || kept.has(e.of) || ACTS.has(e.type) || e.type === 'DirectorRuled';

/** Neither who they were nor where they sat, nor how long he thought; of a ruling what is to be obeyed. */
const plain = (e: Event): Event => {
  if (e.type === 'BoardOpened') {
    const { players: _players, room: _room, table: _table, ...rest } = e;
    return rest;
  }
  if (e.type === 'DirectorRuled') {
    const { text: _text, director: _director, consulted: _consulted, of: _of, ...rest } = e;
    return rest;
  }
  if (!('thinkMs' in e)) return e;
  const { thinkMs: _, ...rest } = e;
  return rest;
};

const shownEvents = (v: View, seat: Seat): readonly Event[] => {
  const kept = new Set<Seq>();
  const root = new Map<Seq, Seq>();
  const placed: (readonly [Seq, Event])[] = [];
  for (const e of v.events) {
    const replaced = e.type === 'CallReplaced' || e.type === 'CardReplaced' ? e.of : null;
    if (!isShown(e, v.table, seat) || !rests(e, kept)) {
      root.set(e.seq, replaced === null ? e.seq : (root.get(replaced) ?? replaced));
      continue;
    }
    kept.add(e.seq);
    placed.push(asAct(e, kept, root));
  }
  return placed.toSorted(([a], [b]) => a - b).map(([, e]) => plain(e));
};
/** What stands and no more, for a board whose course can't be told without what was taken back. */
const plainEvents = (v: View, seat: Seat): readonly Event[] => {
  const { auction, play } = v.table;
  const cards = play === null ? [] : [...play.tricks.flatMap((trick) => trick.cards), ...play.current];
  const calls = auction.acts.filter((act) => act.status === 'standing');
  let place: Seq = 0;
  const placed = [
    ...calls.map(({ seat: by, call, seq }): Event => ({ seq, type: 'CallMade', seat: by, call })),
    ...cards.map(({ seat: by, card, seq }): Event => ({ seq, type: 'CardPlayed', seat: by, card })),
  ].map((e): readonly [Seq, Event] => {
    place = Math.max(place, e.seq);
    return [place, e];
  });
  const others = v.events.filter((e) => BARE.has(e.type) || (SAID.has(e.type) && isFree(v.table, e.seq, seat)));
  const bare = others.map((e): readonly [Seq, Event] => [
    e.seq,
    plain(e.type === 'BoardOpened' ? { ...e, screens: false } : e),
  ]);
  return [...bare, ...placed].toSorted(([a], [b]) => a - b).map(([, e]) => e);
};
const BARE: ReadonlySet<EventType> = new Set([
  'BoardOpened',
  'HandsDealt',
  'HandsCorrected',
  'PositionSet',
  'DummySpread',
]);

const standing = (t: Table): string => {
  const cards = t.play === null ? [] : [...t.play.tricks.flatMap((trick) => trick.cards), ...t.play.current];
  const calls = t.auction.acts.filter((act) => act.status === 'standing');
  return JSON.stringify([calls.map(({ seat, call }) => [seat, call]), cards.map(({ seat, card }) => [seat, card])]);
};
const numbered = (events: readonly Event[], seat: Seat): Pick<Poll, 'events' | 'numbers'> => {
  const numbers = new Map<Seq, Seq>();
  const out: Event[] = [];
  for (const e of events) {
    const across = 'perceivedBy' in e && e.perceivedBy !== undefined;
    const his = stripped(e, { numbers, hands: ALL_SEATS, own: onlySeat(seat), seq: out.length, across });
    if (his === null) continue;
    numbers.set(e.seq, out.length);
    out.push(his);
  }
  return { events: out, numbers };
};

/** The poll of a seat, of that seat's view; refused while something that the player may not use would show. */
export const polled = (v: View, seat: Seat): Ei.Either<PollRefused, Poll> => {
  const shown = shownTo(v.table);
  const forbidden = v.table.known.find((k) => k.until === null && hasSeat(k.unauthorized, seat) && shown.has(k.of));
  const refused = (text: Parameters<typeof worded>[0]): Ei.Either<PollRefused, never> =>
    Ei.left({ tag: 'unauthorized', ...worded(text) });
  if (forbidden !== undefined)
    return refused(
      saying('event {of} would show, and {seat} may not use it ({law}): take the poll at an earlier moment', {
        of: forbidden.of,
        seat: seatName(seat),
        law: forbidden.law,
      }),
    );
  for (const shownOf of [shownEvents, plainEvents]) {
    const { events, numbers } = numbered(shownOf(v, seat), seat);
    const folded = tableOf(events, { edition: v.table.setup.edition });
    if (Ei.isLeft(folded) || standing(folded.right) !== standing(v.table)) continue;
    const known = folded.right.known.filter((k) => hasSeat(k.authorized, seat) && !hasSeat(k.unauthorized, seat));
    return Ei.right({ seat, events, table: { ...folded.right, known }, numbers });
  }
  return refused('what stands can’t be shown without what was taken back: take the poll at an earlier moment');
};

/** The state of a poll: hand and auction with authorized information only. What he may do is what the table gives. */
export const pollState = (v: View, { seat, table, numbers }: Poll): JsonObject => {
  const state = stateOf(v.table);
  const { standing, sequence, toCall, contract } = state['auction'] as JsonObject;
  const own = (value: Json | undefined, none: Json): Json => inNumbers(value ?? none, numbers);
  return {
    version: state['version'] ?? 1,
    as: 'poll',
    seat: seatName(seat),
    board: stateOf(table)['board'] ?? null,
    hand: (state['hands'] as JsonObject)[seatName(seat)] ?? null,
    auction: {
      standing: standing ?? [],
      sequence: own(sequence, []),
      toCall: toCall ?? null,
      contract: contract ?? null,
    },
    legalCalls: state['legalCalls'] ?? [],
    play: state['play'] === null ? null : own({ ...(state['play'] as JsonObject), withdrawn: [] }, null),
    legalCards: own(state['legalCards'], []),
    penaltyCards: own(state['penaltyCards'], []),
    exposedCards: own(state['exposedCards'], []),
    information: v.table.known
      .filter((k) => k.until === null && numbers.has(k.of) && isFree(v.table, k.of, seat))
      .map((k) => ({ of: numbers.get(k.of) ?? 0, kind: k.kind, law: k.law })),
  };
};
/** A seat's hand and the auction with authorized information only (16B1b); refused while something forbidden would show. */
export const pollOf = (v: View, seat: Seat): Ei.Either<PollRefused, JsonObject> =>
  Ei.map((poll: Poll) => pollState(v, poll))(polled(v, seat));
/** The choices that are the player's own. */
export const pollChoices = ({ seat, table }: Poll): readonly Pending[] =>
  pending(table).filter((p) => p.kind === 'choice' && p.by === seat);
/** A table without what the Laws make of the board: a person polled is told what happened. */
export const unjudged = (t: Table): Table => ({ ...t, findings: [] });
