/** 10. Late = early; void = never written, but for its notices. */
import type { Event, Json } from '../../domain/event.ts';
import { stateOf } from '../../projections/table/state.ts';
import { broken, HOLDS, NO_PREMISE, type Board, type Property, tableAt } from './property.ts';
import { renumbered, renumberedState } from './renumber.ts';

/** Notices of voids, and what speaks of the end of the record, are not compared. */
const compared = (state: Json): string =>
  JSON.stringify(state, (key, value: unknown) => {
    if (key === 'at') return undefined;
    if (key !== 'findings' || !Array.isArray(value)) return value;
    return (value as { code: string; end?: boolean; since: number }[])
      .filter((f) => f.code !== 'voided' && f.end !== true)
      .map((f) => ({ ...f, since: null }));
  });
/** Histories of the ledger tell when things became known, which a late record changes by right. */
const timeless = (text: string): string => text.replaceAll(/"from":\d+/g, '"from":0');

/** The event at `k` written last, with `after`: the others move up by one. */
const movedToEnd = (events: Board, k: number): Board => {
  const last = events.length - 1;
  const to = (seq: number): number => (seq === k ? last : seq > k ? seq - 1 : seq);
  const early = events.filter((e) => e.seq !== k).map((e) => renumbered(e, to));
  return [...early, { ...renumbered(events[k] as Event, to), after: k - 1 }];
};
const back =
  (events: Board, k: number) =>
  (seq: number): number =>
    seq === events.length - 1 ? k : seq >= k ? seq + 1 : seq;

const plain = (events: Board): boolean =>
  events.every(
    (e) =>
      e.after === undefined &&
      e.type !== 'EventVoided' &&
      e.type !== 'EventCorrected' &&
      e.type !== 'FactFound' &&
      e.type !== 'MeaningFound' &&
      e.type !== 'RecordSealed',
  ) && events.findIndex((e) => e.type === 'HandsDealt') <= 1;
/** Nothing refers to it, and it refers to nothing behind `k`. */
const movable = (events: Board, k: number): boolean => {
  const e = events[k] as Event;
  return (
    (e.type === 'CallMade' || e.type === 'CardPlayed' || e.type === 'Remark' || e.type === 'TempoBreak') &&
    !events.some((x) => ('of' in x && x.of === k) || ('with' in x && x.with === k) || x.after === k)
  );
};

export const lateEqualsEarly: Property = {
  number: 10,
  name: 'an event recorded late counts as if it stood in its place',
  of: ({ events, table }) => {
    if (!plain(events)) return NO_PREMISE;
    const k = events.findIndex((_, i) => i > events.length / 2 && movable(events, i));
    if (k < 2) return NO_PREMISE;
    const late = tableAt(movedToEnd(events, k));
    const a = compared(renumberedState(stateOf(late), back(events, k)));
    const b = compared(renumberedState(stateOf(table), (seq) => seq));
    return timeless(a) === timeless(b) ? HOLDS : broken(`event ${k} recorded late gives another state`);
  },
};
export const lateHands: Property = {
  number: 10,
  name: 'hands recorded late count as if they were known from the start',
  of: ({ events, table }) => {
    if (!plain(events) || events[1]?.type !== 'HandsDealt' || events.length < 6) return NO_PREMISE;
    const late = movedToEnd(events, 1).map((e): Event => {
      if (e.type !== 'HandsDealt') return e;
      const { after: _, ...rest } = e;
      return rest;
    });
    const a = compared(renumberedState(stateOf(tableAt(late)), back(events, 1)));
    const b = compared(renumberedState(stateOf(table), (seq) => seq));
    return timeless(a) === timeless(b) ? HOLDS : broken('late hands give another state');
  },
};
export const voidIsNeverWritten: Property = {
  number: 10,
  name: 'what was voided was never written',
  of: ({ events, table }) => {
    if (events.some((e) => e.type === 'RecordSealed')) return NO_PREMISE;
    const seq = events.length;
    const slips: Event[] = [
      { seq, type: 'CallMade', seat: table.auction.turn, call: 3 },
      { seq, type: 'CardPlayed', seat: table.play?.turn ?? 0, card: 17 },
      { seq, type: 'CardExposed', seat: 1, card: 51, how: 'dropped' },
    ];
    for (const slip of slips) {
      const both = tableAt([...events, slip, { seq: seq + 1, type: 'EventVoided', of: seq, why: 'a slip' }]);
      if (compared(stateOf(both)) !== compared(stateOf(table))) return broken(`a voided ${slip.type} leaves a trace`);
    }
    return HOLDS;
  },
};
