/** The result of the board: as played, after Law 64, and as adjusted (77, 79, 64, 12C). */
import type { Contract } from './contract.ts';
import type { JsonObject } from './event.ts';
import { claimedTricks, claimNow } from './claim.ts';
import { scoreOf } from './laws/law-77.ts';
import { transferParts, type TransferPart } from './laws/law-64.ts';
import { type Side, sideOf } from './seat.ts';
import type { Situation } from './situation.ts';

export interface Transfer {
  readonly to: Side | null;
  readonly tricks: number;
  readonly law: string | null;
  readonly barredBy: string | null;
  readonly parts: readonly TransferPart[];
}
/** What moves in all; a ruled number takes the place of Law 64's. */
export const transferOf = (t: Situation): Transfer => {
  const parts = transferParts(t);
  const ruled = t.docket.ruled.findLast((r) => r.transfer !== null)?.transfer;
  const moving = parts.filter((p) => p.tricks > 0);
  const tricks = moving.reduce((sum, p) => sum + p.tricks, 0);
  const only = <T>(values: readonly T[]): T | null => (new Set(values).size === 1 ? (values[0] as T) : null);
  const own: Transfer = {
    to: only(moving.map((p) => p.to)),
    tricks,
    law: only((moving.length > 0 ? moving : parts).map((p) => p.law)),
    barredBy: moving.length > 0 ? null : only(parts.map((p) => p.barredBy)),
    parts,
  };
  return ruled === undefined || ruled === null
    ? own
    : { ...own, to: ruled.to, tricks: ruled.tricks, law: ruled.law, barredBy: null };
};

/** Score of declarer's side turned into North-South's. */
const scoreNS = (t: Situation, contract: Contract, tricks: number): number => {
  const side = sideOf(contract.declarer);
  const { vulnerable } = t.setup;
  const isVulnerable = vulnerable === 'Both' || vulnerable === (side === 0 ? 'NS' : 'EW');
  const points = scoreOf(contract, isVulnerable, tricks);
  return side === 0 || points === 0 ? points : -points;
};
export interface Figures {
  readonly tricks: number;
  readonly score: number;
}
export interface Result {
  readonly contract: Contract | null;
  readonly played: Figures | null;
  readonly legal: Figures | null;
  readonly adjusted: { readonly NS: JsonObject; readonly EW: JsonObject; readonly law: string } | null;
}
const isOver = (t: Situation): boolean => t.phase === 'ended' || t.phase === 'closed';

/** Declarer's tricks as the play or the claim gave them; null while they are not known. */
const tricksPlayed = (t: Situation): number | null => {
  const play = t.play;
  const contract = t.auction.contract;
  if (play === null || contract === null || !isOver(t)) return null;
  const side = sideOf(contract.declarer);
  const claim = claimNow(t);
  if (claim !== undefined && (claim.stage === 'pending' || claim.stage === 'contested' || claim.stage === 'withdrawn'))
    return null;
  if (claim !== undefined && claim.awarded === null && claim.tricks === null) return null;
  return (side === 0 ? play.ns : play.ew) + claimedTricks(t, side);
};
/** null while there is neither a result at the table nor an adjusted score. */
export const resultOf = (t: Situation): Result | null => {
  const { adjusted } = t.docket;
  const shown = adjusted === null ? null : { NS: adjusted.NS, EW: adjusted.EW, law: adjusted.law };
  const contract = t.auction.contract;
  if (isOver(t) && t.auction.over && contract === null)
    return { contract: null, played: { tricks: 0, score: 0 }, legal: { tricks: 0, score: 0 }, adjusted: shown };
  const tricks = tricksPlayed(t);
  if (tricks === null || contract === null)
    return shown === null ? null : { contract, played: null, legal: null, adjusted: shown };
  const transfer = transferOf(t);
  const gain =
    transfer.to === null ? 0 : transfer.to === sideOf(contract.declarer) ? transfer.tricks : -transfer.tricks;
  const legal = Math.min(13, Math.max(0, tricks + gain));
  return {
    contract,
    played: { tricks, score: scoreNS(t, contract, tricks) },
    legal: { tricks: legal, score: scoreNS(t, contract, legal) },
    adjusted: shown,
  };
};
