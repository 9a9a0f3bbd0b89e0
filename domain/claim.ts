/** Claims and concessions as they stand: tricks of the remaining ones that go to each side (68-71, 79). */
import type { Matter68 } from './laws/law-68.ts';
import type { Event } from './event.ts';
import { partner, type Side, sideOf } from './seat.ts';
import { isDefender, type Situation } from './situation.ts';

/** Tricks not yet won by either side, the one in progress included. */
export const remainingTricks = (t: Situation): number => (t.play === null ? 13 : 13 - t.play.ns - t.play.ew);
/** The claim that counts now: the last one that was not given up. */
export const claimNow = (t: Situation): Matter68 | undefined =>
  t.matters.findLast((m): m is Matter68 => m.law === '68' && m.stage !== 'void');
/** 68B2: the partner of a defender who concedes objects at once: no concession has occurred. */
export const denies = (m: Matter68, e: Event, t: Situation): boolean =>
  e.type === 'ClaimAnswered' &&
  e.answer === 'objected' &&
  e.by === partner(m.by) &&
  m.stage === 'pending' &&
  m.concedes &&
  isDefender(t, m.by);
/** Tricks that an agreed or decided claim gives the side; 0 while there is none. */
export const claimedTricks = (t: Situation, side: Side): number => {
  const claim = claimNow(t);
  if (claim === undefined || (claim.stage !== 'agreed' && claim.stage !== 'decided')) return 0;
  const rest = remainingTricks(t);
  const forClaimer = claim.awarded ?? claim.tricks;
  if (forClaimer === null) return 0;
  const capped = Math.min(rest, Math.max(0, forClaimer));
  return sideOf(claim.by) === side ? capped : rest - capped;
};
