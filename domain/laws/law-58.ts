/** Law 58A: of two cards led or played at one moment, the one out of turn is deemed to follow the other. */
import type { Event } from '../event.ts';
import { notHeld, outOfTurn } from '../held.ts';
import { type Heard, type LawOf, type LawOnActs, moved, passesOn, takes } from '../law.ts';
import { isOffered, type Matter53 } from '../lead-out-of-turn.ts';
import { early, earlyCards, hasPlayedTo, keeps, type Matter57 } from '../premature.ts';
import { type Situation, trickOf } from '../situation.ts';

/** The other card was recorded first: this one waits for its owner's turn. */
const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  if (e.type !== 'CardPlayed' || e.with === undefined || !outOfTurn(e, t) || t.play === null) return null;
  const other = trickOf(t.play, e.with);
  if (other === undefined || earlyCards(t).some((m) => m.seat === e.seat)) return null;
  const slip = notHeld(t, e);
  if (slip.length > 0) return takes(...slip);
  const m: Matter57 = {
    ...early(t, { of: e.seq, seat: e.seat, card: e.card }, 'held'),
    during: other.number,
    leads: hasPlayedTo(t, e.seat, other.number),
  };
  return takes(...keeps(m));
};

/** The proper lead was made at the same moment as the wrong one, or lay face down and is turned up (54). */
const hear = (m: Matter53, e: Event, t: Situation): Heard | null => {
  if (!isOffered(m, t) || t.play === null) return null;
  const together = e.type === 'CardPlayed' && e.with === m.of && e.seat === t.play.turn;
  const bothFaced = e.type === 'LeadFaced' && t.play.down?.seat === e.seat && e.seat === t.play.turn;
  if (!together && !bothFaced) return null;
  return passesOn(moved(m, { stage: 'overtaken' }), ...keeps({ ...early(t, m, 'held'), leads: false, wasUp: m.wasUp }));
};

export const law58: LawOf<'53'> = { law: '58', about: '53', hear };
export const law58OnActs: LawOnActs = { law: '58', on: ['CardPlayed'], fresh };
