/** What heads a hand or a column. */
import { type Seat, seatName } from '../../../domain/seat.ts';
import { board, say } from '../state.ts';

/** The seat, with the player's name where the record has it and names may be shown. */
export const seatHead = (seat: Seat): string => {
  const name = say.value.names ? board.value.opened?.players?.[seatName(seat)] : undefined;
  return name === undefined || name === '' ? say.value.seat(seat) : `${say.value.seat(seat)} ${name}`;
};
