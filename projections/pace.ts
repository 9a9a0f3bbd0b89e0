/**
 * Pace: how long each side took, as advice to a director who is asked who was slow (laws of tempo, screens 9). It finds
 * nothing and nobody at fault: behind a screen time is a side's, never a player's, and no share of it is set.
 */
import type { Event, JsonObject } from '../domain/event.ts';
import { type Half, halfName, halfOf } from '../domain/screens.ts';
import { type Seat, sideName, sideOf } from '../domain/seat.ts';
import type { Moment } from './table/step.ts';

/** The time of one side in one part of the board. */
export interface Pace {
  readonly part: 'auction' | 'play';
  /** A side of the screen in the auction behind it, else North-South or East-West. */
  readonly side: 'NE' | 'SW' | 'NW' | 'SE' | 'NS' | 'EW';
  readonly ms: number;
  /** Calls or cards of that side, and for how many of them the record holds a time. */
  readonly acts: number;
  readonly timed: number;
}

const clock = (e: Event): number | null => {
  const ms = e.at === undefined ? Number.NaN : Date.parse(e.at);
  return Number.isNaN(ms) ? null : ms;
};
/** Who used the time up to this event; null: it ends nobody's time. */
const userOf = ({ event: e, before: t }: Moment): Pick<Pace, 'part' | 'side'> | null => {
  const ofSeat = (seat: Seat, half: Half | null): Pick<Pace, 'part' | 'side'> =>
    t.phase === 'auction' && t.screens !== null
      ? { part: 'auction', side: halfName(t.screens, half ?? halfOf(t.screens, seat)) }
      : { part: t.phase === 'auction' ? 'auction' : 'play', side: sideName(sideOf(seat)) };
  switch (e.type) {
    case 'CallMade':
    case 'CallReplaced':
    case 'BidsPickedUp':
    case 'CardPlayed':
    case 'CardReplaced':
      return ofSeat(e.seat, null);
    // The time before it moves is that of the side on which it stood, whoever waits.
    case 'TrayMoved':
      return t.screens === null || t.phase !== 'auction' ? null : ofSeat(0, t.screens.tray);
    default:
      return null;
  }
};

/** Time by side, in the order in which the sides first acted; empty where the record holds no times. */
export const paceOf = (moments: readonly Moment[]): readonly Pace[] => {
  const by = new Map<string, Pace>();
  let last: number | null = null;
  for (const moment of moments) {
    const { event: e } = moment;
    const at = clock(e);
    const user = userOf(moment);
    if (user !== null) {
      const thought = 'thinkMs' in e ? (e.thinkMs ?? null) : null;
      const ms: number | null = thought ?? (at === null || last === null || at < last ? null : at - last);
      const key = `${user.part} ${user.side}`;
      const was = by.get(key) ?? { ...user, ms: 0, acts: 0, timed: 0 };
      const act = e.type === 'TrayMoved' ? 0 : 1;
      by.set(key, { ...was, ms: was.ms + (ms ?? 0), acts: was.acts + act, timed: was.timed + (ms === null ? 0 : act) });
    }
    // A time that nobody noted is not to be laid to the next one; what stops the game ends it too.
    if (user !== null || at !== null) last = at;
  }
  const paces = [...by.values()];
  return paces.some(({ timed }) => timed > 0) ? paces : [];
};
export const paceJson = (paces: readonly Pace[]): readonly JsonObject[] => paces.map((pace) => ({ ...pace }));
