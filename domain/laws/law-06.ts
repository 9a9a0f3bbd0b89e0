/** Laws 1, 6, 7: the pack and the deal as the record gives it; a deal that can't be one is found, not refused. */
import type { Consequence } from '../consequence.ts';
import { type Deal, isLawfulDeal } from '../deal.ts';
import { contradiction, find } from '../find.ts';
import { type LawOnActs, takes } from '../law.ts';
import { SEATS } from '../seat.ts';
import type { Situation } from '../situation.ts';

/** 13: fifty-two distinct cards wrongly divided; any other deal that is not four times thirteen is no deal. */
const faults = (deal: Deal, seq: number, t: Situation): readonly Consequence[] => {
  if (isLawfulDeal(deal)) return [];
  const seen = new Set<number>();
  let written = 0;
  for (const seat of SEATS)
    for (const card of deal[seat] ?? []) {
      written += 1;
      seen.add(card);
    }
  const sizes = SEATS.map((seat) => deal[seat]?.length ?? 13);
  if (seen.size === written && sizes.every((size) => size === 13)) return [];
  if (seen.size === written && written === 52 && deal.every((hand) => hand !== null)) {
    const wrong = SEATS.filter((seat) => sizes[seat] !== 13);
    return wrong.map((seat) => find(t, seq, 'wrong-number-of-cards', '13', seat, { notImplemented: true }));
  }
  return [contradiction(t, seq, 'deal-invalid', '1', null)];
};

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
const merged = (before: Deal, now: Deal): Deal => [now[0] ?? before[0], now[1] ?? before[1], now[2] ?? before[2], now[3] ?? before[3]];

export const law06: LawOnActs = { law: '6', fresh };
