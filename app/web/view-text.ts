/** Whose eyes the page looks with, in words. */
import { halfOf } from '../../domain/screens.ts';
import { SEATS } from '../../domain/seat.ts';
import { letter } from '../text/say.ts';
import type { View } from './model/view.ts';
import { fillIn, say, table, words } from './state.ts';

const sideOf = (v: Extract<View, { readonly is: 'side' }>): string => {
  const s = table.value.screens ?? { askew: false };
  return SEATS.filter((seat) => halfOf(s, seat) === v.side)
    .map((seat) => letter(say.value, seat))
    .join('-');
};
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
    case 'side':
      return fillIn(viewSide, { side: sideOf(v) });
  }
};
/** What it means to look so; of the view that shows everything its name. */
export const viewSays = (v: View): string => {
  const { viewAll, viewNow, viewNowSide, viewPollNow } = words.value;
  switch (v.is) {
    case 'all':
      return viewAll;
    case 'seat':
      return fillIn(viewNow, { who: say.value.seat(v.seat) });
    case 'side':
      return fillIn(viewNowSide, { side: sideOf(v) });
    case 'poll':
      return fillIn(viewPollNow, { who: say.value.seat(v.seat) });
  }
};
