/** The ledger of Law 16: every item of information, who may use it and who may not, from which event to which. */
import type { LawRef } from '../domain/edition.ts';
import type { JsonObject, Seq } from '../domain/event.ts';
import { hasSeat, listSeats, type Seat, SEATS, seatName } from '../domain/seat.ts';
import type { Known, Situation } from '../domain/situation.ts';

export type MayUse = 'authorized' | 'unauthorized' | 'neither';
/** What an item is to one seat, for a while. */
export interface Entry {
  readonly of: Seq;
  readonly kind: Known['kind'];
  /** An act taken back and the sight of its card are two items of one event. */
  readonly item: Known['item'];
  readonly law: LawRef;
  readonly from: Seq;
  /** The event that ended it; null: it still holds. */
  readonly until: Seq | null;
  readonly seats: { readonly [S in Seat]: MayUse };
}

const mayUse = (k: Known, seat: Seat): MayUse =>
  hasSeat(k.unauthorized, seat) ? 'unauthorized' : hasSeat(k.authorized, seat) ? 'authorized' : 'neither';

/** The ledger up to the table's moment, what has ended included, in the order in which it came to be. */
export const ledgerOf = (t: Situation): readonly Entry[] =>
  t.known
    .map((k): Entry => {
      const { of, kind, item, law, from, until } = k;
      const seats = { 0: mayUse(k, 0), 1: mayUse(k, 1), 2: mayUse(k, 2), 3: mayUse(k, 3) };
      return { of, kind, item, law, from, until, seats };
    })
    .toSorted((a, b) => a.from - b.from || a.of - b.of);

const seatsWith = ({ seats }: Entry, what: MayUse): string[] =>
  SEATS.filter((seat) => seats[seat] === what).map(seatName);

/** The same as JSON: the items as in the state's `information`, and for each seat what he may and may not use now. */
export const ledgerJson = (entries: readonly Entry[]): JsonObject => {
  const now = entries.filter(({ until }) => until === null);
  const ofSeat = (seat: Seat, what: MayUse): Seq[] => now.filter((e) => e.seats[seat] === what).map(({ of }) => of);
  return {
    items: entries.map((e) => ({
      of: e.of,
      kind: e.kind,
      item: e.item,
      authorized: seatsWith(e, 'authorized'),
      unauthorized: seatsWith(e, 'unauthorized'),
      law: e.law,
      from: e.from,
      until: e.until,
    })),
    now: Object.fromEntries(
      listSeats(15).map((seat) => [
        seatName(seat),
        { authorized: ofSeat(seat, 'authorized'), unauthorized: ofSeat(seat, 'unauthorized') },
      ]),
    ),
  };
};
