/**
 * Law 34, with 2007 17E2 and 2017 17D3: a call was followed by three passes, one of them out of rotation, so that a
 * player was robbed of his turn. The auction has not ended; it goes back to him.
 */
import { PASS } from '../call.ts';
import { withdrawnCall } from '../change-of-call.ts';
import type { Consequence } from '../consequence.ts';
import { type LawOnActs, NOTHING } from '../law.ts';

/** All passes from the one out of rotation on are cancelled. */
const follows: NonNullable<LawOnActs['follows']> = (t) => {
  if (!t.auction.over || t.phase !== 'auction' || t.matters.length === 0) return NOTHING;
  const passes = t.auction.acts.filter((act) => act.status === 'standing').slice(-3);
  const robbed = passes.findIndex((act) => act.call === PASS && act.irregular === 'call-out-of-rotation');
  const first = passes[robbed];
  if (first === undefined) return NOTHING;
  return passes
    .slice(robbed)
    .flatMap((act): Consequence[] => [
      { is: 'status', of: act.seq, status: 'cancelled', law: '34' },
      withdrawnCall(act.seq, first.seat),
    ]);
};

export const law34: LawOnActs = { law: '34', follows };
