/** A board as it would have gone behind screens: the same acts, with the tray carried to each player in turn. */
import type { Event, Fact, Seq } from '../../domain/event.ts';
import { type Half, halfOf, screensUp } from '../../domain/screens.ts';
import type { Seat } from '../../domain/seat.ts';
import { renumbered } from '../laws/renumber.ts';
import type { Board } from './lawful-board.ts';

const UPRIGHT = { askew: false } as const;
/** Who moves it: North or South, and every fifth time the other player of the side, who should not. */
const mover = (from: Half, count: number): Seat => (count % 5 === 4 ? (from === 0 ? 1 : 3) : from === 0 ? 0 : 2);

/** `authority`: whose regulations. Acts that answer choices which nobody has behind screens stay on record. */
export const behindScreens = (events: Board, authority: 'FFB' | 'WBF'): Board => {
  const [first, ...rest] = events;
  if (first?.type !== 'BoardOpened') return events;
  const out: (Fact & { readonly old?: Seq })[] = [];
  let tray = screensUp(authority, first.dealer).tray;
  let moves = 0;
  for (const e of rest) {
    if (
      (e.type === 'CallMade' || e.type === 'CallReplaced') &&
      halfOf(UPRIGHT, e.seat) !== tray &&
      e.after === undefined
    ) {
      out.push({ type: 'TrayMoved', to: tray === 0 ? 'SW' : 'NE', by: mover(tray, moves) });
      tray = tray === 0 ? 1 : 0;
      moves += 1;
    }
    if (e.type === 'DummySpread') out.push({ type: 'ApertureOpened', by: e.seat === 0 || e.seat === 2 ? 1 : 0 });
    out.push({ ...e, old: e.seq });
  }
  const places = new Map<Seq, Seq>([[0, 0]]);
  for (const [i, e] of out.entries()) if (e.old !== undefined) places.set(e.old, i + 1);
  const to = (seq: Seq): Seq => places.get(seq) ?? seq;
  const opened: Event = { ...first, screens: true, authority };
  return [
    opened,
    ...out.map(
      ({ old, ...fact }, i): Event =>
        old === undefined ? { ...fact, seq: i + 1 } : renumbered({ ...fact, seq: old }, to),
    ),
  ];
};
