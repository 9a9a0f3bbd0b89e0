/** Law 61B: who may ask whom about a revoke, and who may use that he asked. */
import type { EventOf } from '../event.ts';
import { find } from '../find.ts';
import { type LawOnActs, passesOn, takes } from '../law.ts';
import { ALL_SEATS, hasSeat, NOBODY, onlySeat, partner, type Seat, SEATS, type SeatSet } from '../seat.ts';
import { isDefender, type Situation, trickOf } from '../situation.ts';

/** Those asked: as recorded, else the player of the card, else unknown. */
const asked = (e: EventOf<'QuestionAsked'>, t: Situation): SeatSet => {
  if (e.to !== undefined) return e.to;
  const card = e.of === undefined || t.play === null ? undefined : trickOf(t.play, e.of)?.played;
  return card === undefined ? NOBODY : onlySeat(card.seat);
};
/** The authority may forbid defenders to ask each other (61B3); allowed where it says nothing. */
const mayAskPartner = (t: Situation): boolean =>
  t.setup.options['61B3'] !== false && t.setup.options['61B3'] !== 'forbidden';

const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  if (e.type !== 'QuestionAsked' || e.kind !== 'revoke' || t.play === null || typeof e.by !== 'number') return null;
  const to = asked(e, t);
  const by: Seat = e.by;
  if (by === t.play.dummy) {
    if (SEATS.some((seat) => hasSeat(to, seat) && isDefender(t, seat)))
      return passesOn(find(t, e.seq, 'improper-question', '61B2b', by));
    return takes({
      is: 'known',
      item: { of: e.seq, kind: 'question', item: 'action', authorized: ALL_SEATS, unauthorized: NOBODY, law: '61B2a' },
    });
  }
  if (isDefender(t, by) && to === onlySeat(partner(by)) && !mayAskPartner(t))
    return passesOn(find(t, e.seq, 'improper-question', '61B3', by));
  return null;
};
export const law61OnQuestions: LawOnActs = { law: '61', on: ['QuestionAsked'], fresh };
