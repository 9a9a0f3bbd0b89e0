/** The penalty cards that lie on the table, and their kind (definitions; 50A-B). Laws 50, 51 and 52 read them. */
import { isHonour } from './card.ts';
import type { Seq } from './event.ts';
import { nextTrick } from './lead.ts';
import type { Matter50 } from './matter.ts';
import type { Seat } from './seat.ts';
import { cardsOfTrick, type Situation } from './situation.ts';

export interface PenaltyCard {
  readonly seat: Seat;
  readonly card: number;
  readonly kind: 'minor' | 'major';
  readonly law: '50B';
  readonly of: Seq;
  readonly ruledBy: Seq | null;
}
/** Matters of penalty cards on the table, of one hand or of all. */
export const lying = (t: Situation, seat?: Seat): Matter50[] =>
  t.matters.filter(
    (m): m is Matter50 => m.law === '50' && m.stage === 'lying' && (seat === undefined || m.seat === seat),
  );
/** 50B: an honour, a card played on purpose, or one of two or more in one hand is major; else minor. Or as ruled. */
export const kindOf = (m: Matter50, t: Situation): 'minor' | 'major' => m.ruledKind ?? lawsKind(m, t);
const lawsKind = (m: Matter50, t: Situation): 'minor' | 'major' =>
  isHonour(m.card) || m.withdrawn || m.deliberate === true || m.raised || lying(t, m.seat).length > 1
    ? 'major'
    : 'minor';
export const majors = (t: Situation, seat: Seat): Matter50[] => lying(t, seat).filter((m) => kindOf(m, t) === 'major');
/**
 * The major ones that their owner may have to play now: not the cards that declarer has refused at this trick in the
 * place of another (52B2), until that other has been played.
 */
export const majorsDue = (t: Situation, seat: Seat): Matter50[] => {
  const trick = nextTrick(t);
  if (t.play !== null && cardsOfTrick(t.play, trick).some((c) => c.seat === seat)) return majors(t, seat);
  const refused = (card: number): boolean =>
    t.matters.some(
      (x) =>
        x.law === '52' &&
        x.seat === seat &&
        x.trick === trick &&
        x.card === card &&
        (x.stage === 'declined' || x.stage === 'settled'),
    );
  return majors(t, seat).filter((m) => !refused(m.card));
};
/** Every penalty card on the table now. */
export const penaltyCards = (t: Situation): PenaltyCard[] =>
  lying(t).map((m) => ({
    seat: m.seat,
    card: m.card,
    kind: kindOf(m, t),
    law: '50B',
    of: m.of,
    ruledBy: m.ruledBy,
  }));
