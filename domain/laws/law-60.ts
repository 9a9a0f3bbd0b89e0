/**
 * Law 60: play after an irregularity. 60A stands with the laws whose right it takes away (53, 57); here a defender who
 * plays before declarer has led anew (60B), and the offending side's own play before rectification (60C).
 */
import type { Event, EventOf } from '../event.ts';
import { find } from '../find.ts';
import { notHeld, outOfTurn } from '../held.ts';
import { type Heard, type LawOf, takes } from '../law.ts';
import { betweenTricks, nextTrick } from '../lead.ts';
import { isOffered, type Matter53 } from '../lead-out-of-turn.ts';
import { early, isOpenChoice, keeps, type Matter57, penal } from '../premature.ts';
import { faceUp, isDefender, type Situation } from '../situation.ts';
import { partner, sideOf } from '../seat.ts';

const code = (t: Situation, e: EventOf<'CardPlayed'>): 'premature-play' | 'play-out-of-turn' =>
  isDefender(t, e.seat) ? 'premature-play' : 'play-out-of-turn';
const cardOf = (
  e: EventOf<'CardPlayed'>,
): { readonly of: number; readonly seat: typeof e.seat; readonly card: number } => ({
  of: e.seq,
  seat: e.seat,
  card: e.card,
});

/** 60C: the other side loses nothing by it; what the card is depends on what becomes of the older matter. */
const waits = (e: EventOf<'CardPlayed'>, of: number, leads: boolean, t: Situation): Heard => {
  const slip = notHeld(t, e);
  return slip.length > 0
    ? takes(...slip)
    : takes(find(t, e.seq, code(t, e), '60C', e.seat), ...keeps({ ...early(t, cardOf(e), 'waiting', of), leads }));
};
/** A further card of the offender's own is led by no law. */
const further = (e: EventOf<'CardPlayed'>, t: Situation): Heard => {
  const slip = notHeld(t, e);
  if (slip.length > 0) return takes(...slip);
  const lies = { ...cardOf(e), wasUp: t.cards[e.card] === faceUp(e.seat) };
  return takes(find(t, e.seq, code(t, e), '60C', e.seat), ...(isDefender(t, e.seat) ? [penal(lies)] : []));
};
/** 60B: declarer was told to take his lead back and has not yet led anew. */
const beforeNewLead = (m: Matter53, e: EventOf<'CardPlayed'>, t: Situation): boolean =>
  m.stage === 'refused' &&
  t.phase === 'play' &&
  !isDefender(t, m.seat) &&
  t.play !== null &&
  !isDefender(t, t.play.turn) &&
  isDefender(t, e.seat) &&
  outOfTurn(e, t) &&
  betweenTricks(t) &&
  nextTrick(t) === m.trick;

const hearOnLead = (m: Matter53, e: Event, t: Situation): Heard | null => {
  if (
    e.type !== 'CardPlayed' ||
    e.named === false ||
    e.trick !== undefined ||
    (e.faceDown === true && t.phase === 'clarification')
  )
    return null;
  if (beforeNewLead(m, e, t)) {
    const lies = { ...cardOf(e), wasUp: t.cards[e.card] === faceUp(e.seat) };
    const slip = notHeld(t, e);
    return slip.length > 0 ? takes(...slip) : takes(find(t, e.seq, 'premature-play', '60B', e.seat), penal(lies));
  }
  if (!isOffered(m, t) || sideOf(e.seat) !== sideOf(m.seat)) return null;
  const again = e.seat === m.seat || t.matters.some((x) => x.law === '57' && x.waits === m.of && x.stage === 'waiting');
  return again ? further(e, t) : waits(e, m.of, false, t);
};
/** The offender's partner plays before declarer has spoken under 57A. */
const hearOnPlay = (m: Matter57, e: Event, t: Situation): Heard | null => {
  if (e.type !== 'CardPlayed' || !isOpenChoice(m, t) || e.trick !== undefined) return null;
  if (e.seat !== partner(m.seat)) return null;
  const again = t.matters.some((x) => x.law === '57' && x.waits === m.of && x.stage === 'waiting');
  return again ? further(e, t) : waits(e, m.of, false, t);
};

export const law60OnLeads: LawOf<'53'> = { law: '60', about: '53', hear: hearOnLead };
export const law60OnPlays: LawOf<'57'> = { law: '60', about: '57', hear: hearOnPlay };
