/** What the score says of the tricks, where the Result tag says nothing or may be the tricks so far (PBN 2.1, 3.4.15). */
import type { Contract } from '../../domain/contract.ts';
import type { Vulnerable } from '../../domain/event.ts';
import { scoreOf } from '../../domain/laws/law-77.ts';
import { sideOf } from '../../domain/seat.ts';

/** North-South's score for a number of tricks by declarer. */
export const scoreFor = (contract: Contract, vulnerable: Vulnerable, tricks: number): number => {
  const side = sideOf(contract.declarer);
  const points = scoreOf(contract, vulnerable === 'Both' || vulnerable === (side === 0 ? 'NS' : 'EW'), tricks);
  return side === 0 || points === 0 ? points : -points;
};

/** The one number of tricks with this score; undefined where there is none. A score grows with the tricks (Law 77). */
export const tricksFor = (contract: Contract, vulnerable: Vulnerable, score: number): number | undefined => {
  for (let tricks = 0; tricks <= 13; tricks += 1) if (scoreFor(contract, vulnerable, tricks) === score) return tricks;
  return undefined;
};
