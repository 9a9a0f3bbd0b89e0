/**
 * Law 47E1: who led or played out of turn because an opponent told him that it was his turn takes the card back
 * without rectification, and nobody may accept it.
 */
import type { Consequence } from '../consequence.ts';
import type { Event } from '../event.ts';
import { type Heard, type LawOf, moved, passesOn } from '../law.ts';
import { goesBack, type Matter53 } from '../lead-out-of-turn.ts';
import type { Matter50 } from '../matter.ts';
import type { Matter57 } from '../premature.ts';
import { lho, partner } from '../seat.ts';
import { inHand, type Situation } from '../situation.ts';

export const saysTold = (e: Event, of: number): boolean =>
  e.type === 'DirectorJudged' && e.of === of && e.question === 'toldHisTurn' && e.answer === true;

/** A spread made on the strength of the lead had no effect (54A). */
const rolesBack = (m: Matter53, t: Situation): readonly Consequence[] =>
  m.opening && t.phase === 'play' && t.play !== null
    ? [
        ...(m.spread ? [{ is: 'roles', declarer: partner(t.play.declarer) } as const] : []),
        { is: 'opening', to: 'none', lead: null },
        { is: 'spread', undone: true },
      ]
    : [];
const liesAlone = (m: Matter53, t: Situation): boolean =>
  t.play !== null && t.play.current.length === 1 && t.play.current[0]?.seq === m.of;

/** Hears it of a lead; a lead that others have played to stays. */
const hear = (m: Matter53, e: Event, t: Situation): Heard | null => {
  if (!saysTold(e, m.of)) return null;
  const offender = lho(m.seat);
  if (m.stage === 'offered') return passesOn(...goesBack(m, 'told', offender));
  if (m.stage === 'accepted' && liesAlone(m, t))
    return passesOn(...goesBack(m, 'told', offender), { is: 'turn', seat: m.turn }, ...rolesBack(m, t));
  return null;
};
export const law47eOnLeads: LawOf<'53'> = { law: '47', about: '53', hear };

/** A penalty card that came of such a card goes back too. */
const hearPenalty = (m: Matter50, e: Event, _t: Situation): Heard | null => {
  if (!saysTold(e, m.of) || m.stage !== 'lying') return null;
  return passesOn({ is: 'place', card: m.card, place: inHand(m.seat) }, moved(m, { stage: 'picked up' }), {
    is: 'refer',
    referral: { to: '16', of: m.of, kind: 'card', offender: lho(m.seat), as: 'withdrawn' },
  });
};
export const law47eOnPenaltyCards: LawOf<'50'> = { law: '47', about: '50', hear: hearPenalty };

/** The same of a card played before its turn. */
const hearPlay = (m: Matter57, e: Event, _t: Situation): Heard | null => {
  if (!saysTold(e, m.of)) return null;
  if (m.stage === 'rectified') return passesOn(moved(m, { stage: 'gone', demand: 'lapsed' }));
  if (m.stage !== 'waiting' && m.stage !== 'held') return null;
  return passesOn({ is: 'place', card: m.card, place: inHand(m.seat) }, moved(m, { stage: 'gone' }), {
    is: 'refer',
    referral: { to: '16', of: m.of, kind: 'card', offender: lho(m.seat), as: 'withdrawn' },
  });
};
export const law47eOnPlays: LawOf<'57'> = { law: '47', about: '57', hear: hearPlay };
