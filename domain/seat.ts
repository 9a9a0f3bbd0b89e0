/** Seats, sides and rotation (Law 1-5). A seat is an integer so that rotation is arithmetic. */

/** 0 North, 1 East, 2 South, 3 West: clockwise. */
export type Seat = 0 | 1 | 2 | 3;
/** 0 North-South, 1 East-West. */
export type Side = 0 | 1;
export type SeatName = 'N' | 'E' | 'S' | 'W';
export type SideName = 'NS' | 'EW';

export const SEATS: readonly Seat[] = [0, 1, 2, 3];
export const SIDES: readonly Side[] = [0, 1];
const SEAT_NAMES: readonly SeatName[] = ['N', 'E', 'S', 'W'];
const SIDE_NAMES: readonly SideName[] = ['NS', 'EW'];

/** The seat's token of the contract. */
export const seatName = (seat: Seat): SeatName => SEAT_NAMES[seat] as SeatName;
/** The side's token of the contract. */
export const sideName = (side: Side): SideName => SIDE_NAMES[side] as SideName;
/** Reads `N E S W`; undefined for anything else. */
export const parseSeat = (text: string): Seat | undefined => {
  const at = SEAT_NAMES.indexOf(text as SeatName);
  return at < 0 ? undefined : (at as Seat);
};
/** Reads `NS EW`; undefined for anything else. */
export const parseSide = (text: string): Side | undefined => {
  const at = SIDE_NAMES.indexOf(text as SideName);
  return at < 0 ? undefined : (at as Side);
};

/** Left-hand opponent: the next in rotation (Law 4). */
export const lho = (seat: Seat): Seat => ((seat + 1) & 3) as Seat;
export const partner = (seat: Seat): Seat => ((seat + 2) & 3) as Seat;
/** Right-hand opponent: the one before in rotation. */
export const rho = (seat: Seat): Seat => ((seat + 3) & 3) as Seat;
export const sideOf = (seat: Seat): Side => (seat & 1) as Side;
export const otherSide = (side: Side): Side => (side ^ 1) as Side;
/** Steps clockwise from one seat to another, 0 to 3. */
export const stepsBetween = (from: Seat, to: Seat): number => (to - from) & 3;

/** A set of seats as four bits: bit n is seat n. */
export type SeatSet = number;
export const ALL_SEATS: SeatSet = 15;
export const NOBODY: SeatSet = 0;
export const onlySeat = (seat: Seat): SeatSet => 1 << seat;
export const seatsOf = (side: Side): SeatSet => (side === 0 ? 5 : 10);
export const hasSeat = (set: SeatSet, seat: Seat): boolean => ((set >> seat) & 1) === 1;
export const listSeats = (set: SeatSet): Seat[] => SEATS.filter((seat) => hasSeat(set, seat));
