/** Where a seat is on the page. */
import type { Seat } from '../../../domain/seat.ts';
import { bottom } from '../state.ts';

const PLACES = ['bottom', 'left', 'top', 'right'] as const;
/** The seat that was chosen is below, the others follow clockwise. */
export const placeOf = (seat: Seat): (typeof PLACES)[number] => PLACES[(seat - bottom.value + 4) & 3] ?? 'bottom';
