/** The scratch pad of one board: how often each opportunity came, by phase and seat. Written over board after board. */
import type { Seq } from '../../domain/event.ts';
import type { Seat } from '../../domain/seat.ts';
import type { Phase } from '../../domain/situation.ts';
import { PHASES, type Unit, UNITS } from './units.ts';

/** The place of what concerns nobody in particular. */
const NOBODY = 4;
const SEATS_AND_NOBODY = 5;
const ROW = PHASES.length * SEATS_AND_NOBODY;

const UNIT_PLACE: ReadonlyMap<Unit, number> = new Map(UNITS.map((unit, i) => [unit, i]));
const PHASE_PLACE: Readonly<Record<Phase, number>> = { auction: 0, clarification: 1, play: 2, ended: 3, closed: 4 };

export interface Counter {
  readonly counts: Uint16Array;
  /** The phase in which each event found the table, by seq, as its place among the phases. */
  phases: Uint8Array;
  /** Which units each event was an opportunity of: by seq, then by unit, the seat's place and one; 0: it was none. */
  met: Uint8Array;
}
const EVENTS = 128;
export const newCounter = (): Counter => ({
  counts: new Uint16Array(UNITS.length * ROW),
  phases: new Uint8Array(EVENTS),
  met: new Uint8Array(EVENTS * UNITS.length),
});

/** Makes it ready for a record of that many events. */
export const reset = (c: Counter, events: number): void => {
  c.counts.fill(0);
  if (c.phases.length < events) {
    c.phases = new Uint8Array(events * 2);
    c.met = new Uint8Array(events * 2 * UNITS.length);
  } else {
    c.phases.fill(0, 0, events);
    c.met.fill(0, 0, events * UNITS.length);
  }
};

/** The place of a unit among the units; looked up once, not for each event. */
export const placeOf = (unit: Unit): number => UNIT_PLACE.get(unit) ?? 0;
/** So many opportunities more that are no act of anybody's. `place`: of `placeOf`. */
export const count = (c: Counter, place: number, phase: Phase, seat: Seat | null, by = 1): void => {
  const at = place * ROW + PHASE_PLACE[phase] * SEATS_AND_NOBODY + (seat ?? NOBODY);
  c.counts[at] = (c.counts[at] ?? 0) + by;
};
/** The act of event `seq` is an opportunity of that unit: once, however often the Laws come back to it. */
export const meet = (c: Counter, place: number, seq: Seq, seat: Seat | null): void => {
  const mark = seq * UNITS.length + place;
  if (c.met[mark] !== 0) return;
  const who = seat ?? NOBODY;
  c.met[mark] = who + 1;
  const at = place * ROW + (c.phases[seq] ?? 0) * SEATS_AND_NOBODY + who;
  c.counts[at] = (c.counts[at] ?? 0) + 1;
};
/** Whether the act of event `seq` was an opportunity of that unit. */
export const isMet = (c: Counter, place: number, seq: Seq): boolean => c.met[seq * UNITS.length + place] !== 0;
/** For whom the act of event `seq` was an opportunity of that unit; null: nobody in particular. */
export const seatMet = (c: Counter, place: number, seq: Seq): Seat | null => {
  const mark = c.met[seq * UNITS.length + place] ?? 0;
  return mark === 0 || mark === NOBODY + 1 ? null : ((mark - 1) as Seat);
};
/** Whether the unit came up at all. */
export const hasAny = ({ counts }: Counter, place: number): boolean => {
  return counts.subarray(place * ROW, (place + 1) * ROW).some((times) => times !== 0);
};
export const notePhase = (c: Counter, seq: Seq, phase: Phase): void => {
  c.phases[seq] = PHASE_PLACE[phase];
};
export const phaseAt = (c: Counter, seq: Seq): Phase => PHASES[c.phases[seq] ?? 0] ?? 'auction';

/** Opportunities of one kind in one phase for one seat; seat null: for nobody in particular. */
export interface Opportunity {
  /** A number of its own for each unit, phase and seat. */
  readonly at: number;
  readonly unit: Unit;
  readonly phase: Phase;
  readonly seat: Seat | null;
  readonly count: number;
}
/** What was counted, nothing that never came. */
export const opportunitiesOf = ({ counts }: Counter): readonly Opportunity[] => {
  const out: Opportunity[] = [];
  for (let at = 0; at < counts.length; at += 1) {
    const times = counts[at] ?? 0;
    if (times === 0) continue;
    const seat = at % SEATS_AND_NOBODY;
    const unit = UNITS[Math.floor(at / ROW)] ?? 'event';
    const phase = PHASES[Math.floor(at / SEATS_AND_NOBODY) % PHASES.length] ?? 'auction';
    out.push({ at, unit, phase, seat: seat === NOBODY ? null : (seat as Seat), count: times });
  }
  return out;
};
