/** Laws 17, 18, 19, 22: a regular call in turn stands; the auction ends, and may be reopened. */
import { actFrom } from '../act.ts';
import type { Consequence } from '../consequence.ts';
import { isRegular } from '../auction.ts';
import type { LawOnActs } from '../law.ts';
import { NOTHING, takes } from '../law.ts';
import { inHand, type Situation } from '../situation.ts';

/** 17B-C, 18, 19: judged last, when no other law has anything to say about the call. */
const fresh: NonNullable<LawOnActs['fresh']> = (e, t) =>
  e.type === 'CallMade' && !t.auction.over && e.seat === t.auction.turn && isRegular(t.auction, e.seat, e.call)
    ? takes({ is: 'call', act: actFrom(e, 'standing', null), behind: null })
    : null;

/** A face-down lead does not outlive the auction it followed. */
const leadGoesBack = (t: Situation): readonly Consequence[] => {
  const down = t.play?.down ?? null;
  return down === null ? NOTHING : [{ is: 'place', card: down.card, place: inHand(down.seat) }];
};
/** 22A-B (2007), 22 and 17D (2017): three passes end it, four pass it out; what ended may begin again. */
const follows: NonNullable<LawOnActs['follows']> = (t): readonly Consequence[] => {
  const { over, contract } = t.auction;
  if (t.phase === 'auction' && over) return [{ is: 'phase', to: contract === null ? 'ended' : 'clarification' }];
  if (t.phase === 'clarification' && !over) return [...leadGoesBack(t), { is: 'phase', to: 'auction' }];
  if (t.phase === 'ended' && t.play === null && !over) return [{ is: 'phase', to: 'auction' }];
  return NOTHING;
};

export const law17: LawOnActs = { law: '17', on: ['CallMade'], fresh, follows };
