/**
 * Law 53: a lead out of turn, and what the next play makes of it. It may be treated as correct; the next in turn
 * accepts it by playing to it; a player whose turn it was may make his proper lead instead (2007 53C, 2017 53B).
 */
import { suitOf } from '../card.ts';
import type { Consequence } from '../consequence.ts';
import type { Edition, LawRef } from '../edition.ts';
import type { Event, EventOf } from '../event.ts';
import { contradiction, find } from '../find.ts';
import { notHeld, outOfTurn } from '../held.ts';
import { type Heard, type LawOf, type LawOnActs, NOTHING, passesOn, takes } from '../law.ts';
import { betweenTricks, nextTrick } from '../lead.ts';
import {
  accepts,
  goesBack,
  isOffered,
  ledAnew,
  ledOutOfTurn,
  type Matter53,
  nextAfter,
  refuses,
} from '../lead-out-of-turn.ts';
import { counts } from '../premature.ts';
import { lho, partner, type Seat, sideOf } from '../seat.ts';
import { faceUp, holdsSuit, inMatter, isDefender, playerOf, type Situation } from '../situation.ts';

interface Block {
  /** Whether a lead out of turn to the thirteenth trick may still be accepted. */
  readonly lastTrick: boolean;
}
const EDITION: Record<Edition, Block> = {
  '2007': { lastTrick: true },
  '2017': { lastTrick: false },
};

const law = (t: Situation, seat: Seat, opening: boolean): LawRef =>
  opening ? '54' : isDefender(t, seat) ? '53A' : '55A';

/** A lead by a hand that is not on turn. */
const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  if (e.type !== 'CardPlayed' || !outOfTurn(e, t) || !betweenTricks(t) || t.play === null) return null;
  const opening = t.phase === 'clarification';
  if (opening && !isDefender(t, e.seat)) return null;
  const slip = notHeld(t, e);
  if (slip.length > 0) return takes(...slip);
  const down = opening && e.faceDown === true;
  const led = {
    of: e.seq,
    seat: e.seat,
    card: e.card,
    turn: t.play.turn,
    trick: nextTrick(t),
    opening,
    wasUp: t.cards[e.card] === faceUp(e.seat),
  };
  const m = ledOutOfTurn(led, down ? 'down' : 'offered');
  const opened: Consequence[] = [
    find(t, e.seq, 'lead-out-of-turn', down ? '41A' : law(t, e.seat, opening), playerOf(t, e.seat)),
    { is: 'place', card: e.card, place: inMatter(e.seat) },
    { is: 'matter', matter: m },
  ];
  if (down && t.play.down === null)
    opened.push({ is: 'opening', to: 'faceDown', lead: { seat: e.seat, card: e.card, seq: e.seq } });
  return takes(...opened, ...settled(m, t));
};
/** A lead about which there is nothing to choose: at the last trick (2017), and where dummy already lies there (54C). */
const settled = (m: Matter53, t: Situation): readonly Consequence[] => {
  if (m.trick === 13 && !EDITION[t.setup.edition].lastTrick) return refuses(m, t);
  return m.opening && m.stage === 'offered' && t.play?.spread === true ? accepts(m, t) : NOTHING;
};

const FACED: Consequence = { is: 'opening', to: 'faced', lead: null };

/** Whoever was in turn and next to play as well: what he played decides which of the two he did. */
const ownLeadOrPlay = (m: Matter53, e: EventOf<'CardPlayed'>, t: Situation): Heard => {
  if (suitOf(e.card) === suitOf(m.card)) return passesOn(...accepts(m, t));
  if (holdsSuit(t, e.seat, suitOf(m.card)) === true) return passesOn(...goesBack(m, 'overtaken', m.seat));
  return passesOn(contradiction(t, e.seq, 'turn-unclear', '53A', playerOf(t, e.seat)), ...accepts(m, t));
};

/** A face-down card is one before the opening lead only (41A). */
const isPlay = (e: Event, t: Situation): e is EventOf<'CardPlayed'> =>
  e.type === 'CardPlayed' &&
  e.named !== false &&
  e.trick === undefined &&
  !(e.faceDown === true && t.phase === 'clarification');

const hear = (m: Matter53, e: Event, t: Situation): Heard | null => {
  if (!isOffered(m, t) || t.play === null || !isPlay(e, t) || e.with === m.of) return null;
  if (sideOf(e.seat) === sideOf(m.seat)) return null;
  const anew = ledAnew(m, t);
  if (anew !== undefined && e.seat === lho(anew.seat))
    return passesOn(...refuses(m, t), ...(m.opening ? [FACED] : []), ...counts(anew));
  if (e.seat !== t.play.turn) return passesOn(...accepts(m, t));
  return e.seat === nextAfter(m) ? ownLeadOrPlay(m, e, t) : passesOn(...goesBack(m, 'overtaken', m.seat));
};
const holds = (m: Matter53, t: Situation): Seat | null =>
  isOffered(m, t) && t.play?.turn === partner(m.seat) ? partner(m.seat) : null;

/** The trick before was put right, and the lead is the right one; or the trick has another lead by now. */
const follows: NonNullable<LawOnActs['follows']> = (t) => {
  for (const m of t.matters) {
    if (m.law !== '53' || m.stage !== 'offered' || t.play === null) continue;
    if (isOffered(m, t)) {
      if (t.play.turn === m.seat) return accepts(m, t);
    } else if (nextTrick(t) >= m.trick && (t.phase === 'play' || t.phase === 'clarification'))
      return goesBack(m, 'overtaken', m.seat);
  }
  return NOTHING;
};

export const law53: LawOf<'53'> = {
  law: '53',
  about: '53',
  hear,
  holds,
  idle: (m) => m.stage !== 'offered' && m.stage !== 'down',
};
export const law53OnActs: LawOnActs = { law: '53', on: ['CardPlayed'], fresh, followsOn: ['53'], follows };
