/** Where events stand by the clock. Their order is the record's: a time never orders anything, and may be unknown. */
import type { Event } from '../../../domain/event.ts';

/** Longer than this nothing happened at the table: the pause is drawn as one of `CUT`, and marked. In ms. */
const LONGEST = 10 * 60_000;
const CUT = 60_000;

export interface Clock {
  /** Of each event, from 0 to 1. One whose time is not known stands where the one before it stands. */
  readonly places: readonly number[];
  /** Where a long pause was cut short. */
  readonly cuts: readonly number[];
}
const msOf = (e: Event): number | undefined => {
  const ms = Date.parse(e.at ?? '');
  return Number.isNaN(ms) ? undefined : ms;
};
/** Null where fewer than two moments are known: then there is no scale of time. */
export const clockOf = (events: readonly Event[]): Clock | null => {
  let last: number | undefined;
  let drawn = 0;
  const cuts: number[] = [];
  const places = events.map((e) => {
    const ms = msOf(e);
    if (ms === undefined || (last !== undefined && ms <= last)) return drawn;
    const pause = last === undefined ? 0 : ms - last;
    if (pause > LONGEST) cuts.push(drawn + CUT / 2);
    drawn += pause > LONGEST ? CUT : pause;
    last = ms;
    return drawn;
  });
  if (drawn === 0) return null;
  return { places: places.map((place) => place / drawn), cuts: cuts.map((place) => place / drawn) };
};
/** The event that stands nearest to a place; of several, the last. */
export const nearest = ({ places }: Clock, place: number): number =>
  places.reduce((best, each, i) => (Math.abs(each - place) <= Math.abs((places[best] ?? 0) - place) ? i : best), 0);

/** The time of an event on the clock, in UTC; null where it is not known. */
export const timeText = (e: Event | undefined): string | null => {
  const ms = e === undefined ? undefined : msOf(e);
  return ms === undefined ? null : `${new Date(ms).toISOString().slice(11, 19)} UTC`;
};
