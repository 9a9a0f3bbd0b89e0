/** Laws 1, 6, 7: the pack and the deal as the record gives it; a deal that can't be one is found, not refused. */
import type { Consequence } from '../consequence.ts';
import { type Deal, isLawfulDeal, wrongHands } from '../deal.ts';
import { contradiction } from '../find.ts';
import { type LawOnActs, takes } from '../law.ts';
import type { Situation } from '../situation.ts';

/** No deal: hands of another number of cards, a card in two hands. Fifty-two wrongly divided are Law 13's. */
const faults = (deal: Deal, seq: number, t: Situation): readonly Consequence[] =>
  isLawfulDeal(deal) || wrongHands(deal).length > 0 ? [] : [contradiction(t, seq, 'deal-invalid', '1', null)];

const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  switch (e.type) {
    case 'HandsDealt':
      return takes({ is: 'deal', deal: merged(t.deal, e.deal) }, ...faults(e.deal, e.seq, t));
    case 'HandsCorrected':
      return takes({ is: 'deal', deal: merged(t.deal, e.deal) });
    case 'PositionSet':
      return takes({ is: 'deal', deal: e.deal }, { is: 'position', position: e });
    default:
      return null;
  }
};
/** A hand not given keeps what was known of it. */
const merged = (before: Deal, now: Deal): Deal => [
  now[0] ?? before[0],
  now[1] ?? before[1],
  now[2] ?? before[2],
  now[3] ?? before[3],
];

export const law06: LawOnActs = { law: '6', on: ['HandsDealt', 'HandsCorrected', 'PositionSet'], fresh };
