/** Laws 13 to 17: calls on the cards of another board, and the wrong board. */
import { SEATS } from '../../../domain/seat.ts';
import type { Scene } from '../board.ts';

export const wrongCards: Scene = (desk, picks) => {
  const made = picks.from(desk.look().standing.slice(-3));
  if (made === undefined || desk.look().phase !== 'auction') return false;
  desk.write({ type: 'WrongCards', ...(picks.onceIn(3) ? { seat: made.seat } : { of: made.seq }) });
  return true;
};
export const wrongBoard: Scene = (desk, picks) => {
  desk.write({ type: 'WrongBoard', ...(picks.onceIn(2) ? { seat: SEATS[picks.below(4)] ?? 0 } : {}) });
  return true;
};
