/** The screen as the record shows it: where the tray is, whether the aperture is open, which side has seen which call. */
import type { Seq } from '../../../domain/event.ts';
import type { Seat } from '../../../domain/seat.ts';
import type { Moment } from '../../../projections/table/step.ts';

/** Two sides, by the token of contract 1: N-E and S-W, or N-W and S-E where the screen stands the wrong way. */
export type ScreenSide = 'NE' | 'SW' | 'NW' | 'SE';
export interface Screen {
  readonly sides: readonly [ScreenSide, ScreenSide];
  readonly tray: ScreenSide;
  readonly open: boolean;
  /** Calls that each side has seen. */
  readonly seen: Readonly<Record<0 | 1, ReadonlySet<Seq>>>;
}

/** 0: the first side, on which North sits. */
export const screenSideOf = (sides: Screen['sides'], seat: Seat): 0 | 1 => {
  if (seat === 0) return 0;
  if (seat === 2) return 1;
  return (seat === 1) === (sides[0] === 'NE') ? 0 : 1;
};
export const seatsOfScreenSide = (sides: Screen['sides'], side: 0 | 1): readonly Seat[] =>
  ([0, 1, 2, 3] as const).filter((seat) => screenSideOf(sides, seat) === side);

/** Null where the board is played without screens. The tray starts on the dealer's side, the aperture shut. */
export const screenAt = (moments: readonly Moment[], at: Seq): Screen | null => {
  const setup = moments[0]?.after.setup;
  if (setup === undefined || !setup.screens) return null;
  let sides: Screen['sides'] = ['NE', 'SW'];
  let tray: 0 | 1 = screenSideOf(sides, setup.dealer);
  let open = false;
  const seen = { 0: new Set<Seq>(), 1: new Set<Seq>() };
  const made: Seq[] = [];
  for (const { event } of moments) {
    if (event.seq > at && event.after === undefined) break;
    if (event.type === 'ScreenMisplaced') sides = ['NW', 'SE'];
    if (event.type === 'ApertureOpened') open = true;
    if (event.type === 'ApertureClosed') open = false;
    if (event.type === 'CallMade' || event.type === 'CallReplaced' || event.type === 'BidsPickedUp') {
      seen[screenSideOf(sides, event.seat)].add(event.seq);
      made.push(event.seq);
    }
    if (event.type === 'TrayMoved') {
      tray = event.to === sides[0] ? 0 : 1;
      for (const seq of made) seen[tray].add(seq);
    }
  }
  return { sides, tray: sides[tray], open, seen };
};
