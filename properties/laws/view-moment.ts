/** 15. A viewer at a moment: nothing is found because the record ends there, and at his last moment it is his whole view. */
import * as E from 'fp-ts/lib/Either.js';
import { onlySeat, type Seat, seatName } from '../../domain/seat.ts';
import { type View, viewOf, viewState } from '../../replay/view.ts';
import { type Board, broken, HOLDS, NO_PREMISE, type Property } from './property.ts';

const viewAt = (events: Board, seat: Seat, at?: number): View | null => {
  const viewer = { name: seatName(seat), seats: onlySeat(seat) };
  const view = viewOf(events, viewer, at === undefined ? {} : { at });
  return E.isLeft(view) ? null : view.right;
};

export const viewMoments: Property = {
  number: 15,
  name: 'a view at a moment is not taken for the end of the record',
  of: ({ events }) => {
    const seat = ((events.length * 3) & 3) as Seat;
    const whole = viewAt(events, seat);
    if (whole === null || !whole.table.findings.some((f) => f.end)) return NO_PREMISE;
    const last = whole.events.length - 1;
    for (const at of new Set([0, last >> 1, Math.max(0, last - 1), last])) {
      const view = viewAt(events, seat, at);
      if (view === null) return broken(`${seatName(seat)} has no view at ${at} of ${last}`);
      const isWhole = view.events.length > last;
      if (!isWhole && view.table.findings.some((f) => f.end))
        return broken(`${seatName(seat)} is told at ${at} what is found at the end of the record`);
      if (isWhole && JSON.stringify(viewState(view)) !== JSON.stringify(viewState(whole)))
        return broken(`the view of ${seatName(seat)} at its last event ${at} is not the whole view`);
    }
    return HOLDS;
  },
};
