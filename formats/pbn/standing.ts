/** The calls and cards other programs shall see: those that were not taken back, voided or corrected in the record. */
import { denominationOf, FIRST_BID, levelOf } from '../../domain/call.ts';
import type { Contract } from '../../domain/contract.ts';
import type { BoardRecord, Event } from '../../domain/event.ts';
import { lho, type Seat, sideOf } from '../../domain/seat.ts';
import type { LaidCall, LaidCard } from './layout.ts';

export interface Standing {
  readonly calls: readonly LaidCall[];
  readonly cards: readonly LaidCard[];
}

type Laid = Map<number, Event>;

const put = (laid: Laid, of: number, event: Event): void => {
  if (laid.has(of)) laid.set(of, event);
};

/** Takes the record at its word: whether the Laws let a call stand is for the table to say. */
const layOut = (events: BoardRecord): Laid => {
  const laid: Laid = new Map();
  const replaced = new Map<number, number>();
  const place = (of: number): number => replaced.get(of) ?? of;
  for (const event of events) {
    if (event.type === 'CallMade' || event.type === 'CardPlayed') laid.set(event.seq, event);
    if (event.type === 'CallWithdrawn' || event.type === 'CardWithdrawn' || event.type === 'EventVoided')
      laid.delete(place(event.of));
    if (event.type === 'CallReplaced')
      put(laid, place(event.of), { seq: event.seq, type: 'CallMade', seat: event.seat, call: event.call });
    if (event.type === 'CardReplaced')
      put(laid, place(event.of), { seq: event.seq, type: 'CardPlayed', seat: event.seat, card: event.card });
    if (event.type === 'CallReplaced' || event.type === 'CardReplaced') replaced.set(event.seq, place(event.of));
    if (event.type === 'EventCorrected') put(laid, place(event.of), { seq: event.of, ...event.event });
  }
  return laid;
};

const noteOf = (event: Event): string | undefined =>
  event.type !== 'CallMade' || event.alerted !== true
    ? undefined
    : typeof event.meaning === 'string'
      ? event.meaning
      : '';

export const standingOf = (events: BoardRecord): Standing => {
  const calls: LaidCall[] = [];
  const cards: LaidCard[] = [];
  for (const event of layOut(events).values()) {
    const note = noteOf(event);
    if (event.type === 'CallMade')
      calls.push(
        note === undefined ? { seat: event.seat, call: event.call } : { seat: event.seat, call: event.call, note },
      );
    if (event.type === 'CardPlayed') cards.push({ seat: event.seat, card: event.card });
  }
  return { calls, cards };
};

export const isClosed = (calls: readonly LaidCall[]): boolean => {
  const passes = calls.length - 1 - calls.findLastIndex(({ call }) => call !== 0);
  return passes >= (calls.some(({ call }) => call >= FIRST_BID) ? 3 : 4);
};

/** The contract the calls give (Law 22); undefined where nobody bid or the auction is not over. */
export const contractOfCalls = (calls: readonly LaidCall[]): Contract | undefined => {
  const last = calls.findLast(({ call }) => call >= FIRST_BID);
  if (last === undefined || !isClosed(calls) || levelOf(last.call) > 7) return undefined;
  const denomination = denominationOf(last.call);
  const first = calls.find(
    ({ seat, call }) =>
      call >= FIRST_BID && denominationOf(call) === denomination && sideOf(seat) === sideOf(last.seat),
  );
  const after = calls.slice(calls.lastIndexOf(last)).findLast(({ call }) => call === 1 || call === 2);
  const doubled = after === undefined ? 0 : after.call === 1 ? 1 : 2;
  return { level: levelOf(last.call), denomination, doubled, declarer: first?.seat ?? last.seat };
};

/** Declarer's left-hand opponent: the columns begin with him, whoever led (3.6). */
export const leaderOf = (contract: Contract | undefined, cards: readonly LaidCard[]): Seat =>
  contract === undefined ? (cards[0]?.seat ?? 0) : lho(contract.declarer);
