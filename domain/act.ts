/** Call acts as the record gives them, before any law has spoken. */
import { denominationOf, isBid, NO_DENOMINATION, onlyDenomination, PASS } from './call.ts';
import type { CallMade, CallReplaced, Envelope } from './event.ts';
import type { FindingCode } from './finding.ts';
import type { CallAct, Status } from './situation.ts';

type Called = Envelope & (CallMade | CallReplaced);
/** The denominations a call specifies: as recorded, else the one it names (contract: `artificial` absent = natural). */
const specified = (e: Called): number =>
  e.shows ?? (isBid(e.call) && e.artificial !== true ? onlyDenomination(denominationOf(e.call)) : NO_DENOMINATION);

/** The act of a call event under a status. */
export const actFrom = (
  e: Called,
  status: Status,
  irregular: FindingCode | null,
  replaces: number | null = null,
): CallAct => ({
  seq: e.seq,
  seat: e.seat,
  call: e.call,
  status,
  irregular,
  accepted: false,
  replaces,
  deemed: null,
  artificial: e.artificial ?? null,
  shows: specified(e),
  showsKnown: e.shows !== undefined,
  meaning: e.meaning ?? null,
});
/** A pass that a law puts in (28A, 37B, 38). */
export const deemedPass = (seq: number, seat: CallAct['seat'], law: string): CallAct => ({
  seq,
  seat,
  call: PASS,
  status: 'standing',
  irregular: null,
  accepted: false,
  replaces: null,
  deemed: law,
  artificial: null,
  shows: NO_DENOMINATION,
  showsKnown: false,
  meaning: null,
});
