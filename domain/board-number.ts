/** Dealer and vulnerability by the number of the board (Law 2), and who is vulnerable. */
import type { Vulnerable } from './event.ts';
import type { Seat, Side } from './seat.ts';

const TURN: readonly Vulnerable[] = ['None', 'NS', 'EW', 'Both'];

/** North deals on board 1, then clockwise. `board` is 1 or more. */
export const dealerOfBoard = (board: number): Seat => ((board - 1) & 3) as Seat;

/** Law 2: sixteen boards, each group of four starting one further on. `board` is 1 or more. */
export const vulnerableOnBoard = (board: number): Vulnerable => {
  const before = (board - 1) & 15;
  return TURN[(before + (before >> 2)) & 3] ?? 'None';
};

export const isVulnerable = (vulnerable: Vulnerable, side: Side): boolean =>
  vulnerable === 'Both' || vulnerable === (side === 0 ? 'NS' : 'EW');
