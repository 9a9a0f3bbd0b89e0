/** Whose eyes the page looks with, in words. */
import { halfOf } from '../../domain/screens.ts';
import { SEATS } from '../../domain/seat.ts';
import { letter } from '../text/say.ts';
import type { View } from './model/view.ts';
import { fillIn, say, table, words } from './state.ts';

/** The name of a view in a list of them. */
export const viewName = (v: View): string => {
  const { viewAll, viewPoll, viewSide } = words.value;
  switch (v.is) {
    case 'all':
      return viewAll;
    case 'seat':
      return say.value.seat(v.seat);
    case 'poll':
      return fillIn(viewPoll, { seat: say.value.seat(v.seat) });
    case 'side': {
      const s = table.value.screens ?? { askew: false };
      const seats = SEATS.filter((seat) => halfOf(s, seat) === v.side);
      return fillIn(viewSide, { side: seats.map((seat) => letter(say.value, seat)).join('-') });
    }
  }
};
/** What it means to look so; of the view that shows everything its name. */
export const viewSays = (v: View): string => {
  const { viewAll, viewNow, viewPollNow } = words.value;
  if (v.is === 'all') return viewAll;
  return v.is === 'poll' ? fillIn(viewPollNow, { who: say.value.seat(v.seat) }) : fillIn(viewNow, { who: viewName(v) });
};
