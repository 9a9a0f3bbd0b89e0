/**
 * What other programs are to see where the board had irregularities: the auction and the play as the Laws have them. A call
 * or card of theirs that is no event at its place (a pass that a law puts in, a card that counts later) stands behind
 * the comment `{etui shown N}`: it is for others only.
 */
import type { Call } from '../../domain/call.ts';
import type { Card } from '../../domain/card.ts';
import type { Seq } from '../../domain/event.ts';
import { parseSeat, type Seat, seatName } from '../../domain/seat.ts';

export interface ShownCall {
  /** Of the event by which it stands. */
  readonly seq: Seq;
  readonly seat: Seat;
  readonly call: Call;
}
export interface ShownCard {
  readonly seq: Seq;
  readonly seat: Seat;
  readonly card: Card;
}
export interface Shown {
  readonly calls: readonly ShownCall[];
  readonly cards: readonly ShownCard[];
  /** Declarer's tricks in all, once they are known. */
  readonly tricks?: number;
}
/** How far the export has come with what is shown. */
export interface Showing {
  readonly shown: Shown | undefined;
  call: number;
  card: number;
}

/** What is to be shown before this act, and whether the act itself is shown; then the showing stands behind it. */
export const upTo = <A extends { readonly seq: Seq }>(
  all: readonly A[],
  from: number,
  isIt: (each: A) => boolean,
): { readonly before: readonly A[]; readonly found: boolean; readonly next: number } => {
  const at = all.findIndex((each, index) => index >= from && isIt(each));
  return at < 0 ? { before: [], found: false, next: from } : { before: all.slice(from, at), found: true, next: at + 1 };
};

/** What the next command shows, and to whom it belongs. */
export interface ForOthers {
  readonly seat: Seat;
  /** The data of the command: another program that changes it means something by it. */
  readonly data: string;
}
export const shownNote = ({ seat, data }: ForOthers): string => `nt|{etui shown ${seatName(seat)} ${data}}|`;
/** Reads what stands behind `shown`. */
export const readShown = (text: string): ForOthers | undefined => {
  const [name = '', data, ...more] = text.split(' ');
  const seat = parseSeat(name);
  return seat === undefined || data === undefined || more.length > 0 ? undefined : { seat, data };
};
