/**
 * Calls and cards as the Laws judged them: each on the table that the Laws had before them at that moment. A call put in
 * the place of another, or made over one that it accepts, and a card that waited for its turn, was turned up later or
 * put in the place of another, are not judged on the table that their event found.
 */
import type { Consequence } from '../../domain/consequence.ts';
import { isBid } from '../../domain/call.ts';
import { suitOf } from '../../domain/card.ts';
import { BOOK, duties } from '../../domain/lawbook.ts';
import { isOnLead, nextTrick } from '../../domain/lead.ts';
import type { Seat } from '../../domain/seat.ts';
import {
  actOf,
  type CallAct,
  cardsOfTrick,
  faceUp,
  heldBy,
  holdsSuit,
  inHand,
  inTrick,
  isDefender,
  mayHold,
  type Played,
  type Situation,
} from '../../domain/situation.ts';
import { apply } from '../table/apply.ts';
import type { Table } from '../table/table.ts';
import { type Counter, meet, placeOf } from './counter.ts';

const BID_OVER = placeOf('bid-over');
const DUTY = { pass: placeOf('must-pass'), barred: placeOf('barred'), repeat: placeOf('must-repeat') } as const;
const COULD_REVOKE = placeOf('could-revoke');
const UNKNOWN_HAND = placeOf('unknown-hand');
const PENALTY_CARD_DUE = placeOf('penalty-card-due');
const RESTRICTED = placeOf('restricted');

/** A bid over the bid that stands. */
export const judgePlainCall = (c: Counter, t: Situation, act: Pick<CallAct, 'seq' | 'seat' | 'call'>): void => {
  if (isBid(act.call) && t.auction.bid !== 0) meet(c, BID_OVER, act.seq, act.seat);
};
/** The same in the call's own place of the auction, which need not be its end; what it replaces is gone. */
const isOverBid = (t: Situation, { seq, call, replaces }: CallAct): boolean => {
  const { acts } = t.auction;
  const at = acts.findLastIndex((act) => act.seq === seq && act.deemed === null);
  return (
    isBid(call) &&
    acts.slice(0, Math.max(at, 0)).some((act) => isBid(act.call) && act.status === 'standing' && act.seq !== replaces)
  );
};
/** The duties that bind the player's call: also those that the laws take for done as soon as they see it (31A1). */
export const judgeDuties = (c: Counter, t: Situation, { seq, seat }: Pick<CallAct, 'seq' | 'seat'>): void => {
  if (t.matters.length === 0 && t.docket.ruled.length === 0) return;
  for (const duty of duties(t)) if (duty.seat === seat) meet(c, DUTY[duty.is], seq, seat);
};
/** `after`: with the call in its place. */
const judgeCall = (c: Counter, t: Situation, after: Situation, act: CallAct): void => {
  if (isOverBid(after, act)) meet(c, BID_OVER, act.seq, act.seat);
  judgeDuties(c, t, act);
};

/** Something else than the suit led, to revoke with. */
const holdsOther = (t: Situation, seat: Seat, suit: number): boolean => {
  const hand = inHand(seat);
  const up = faceUp(seat);
  for (let card = 0; card < 52; card += 1) {
    if (card === suit * 13) card += 13;
    const place = t.cards[card];
    if (place === hand || place === up) return true;
  }
  return false;
};
/** A card in turn with nothing else to be heeded: to follow suit is all that the Laws ask. */
export const judgePlainCard = (c: Counter, t: Situation, { seq, seat }: Pick<Played, 'seq' | 'seat'>): void => {
  const current = t.play?.current ?? [];
  const led = current.length === 4 ? undefined : current[0];
  if (led === undefined) return;
  const suit = suitOf(led.card);
  const can = holdsSuit(t, seat, suit);
  if (can === null) meet(c, UNKNOWN_HAND, seq, seat);
  else if (can && holdsOther(t, seat, suit)) meet(c, COULD_REVOKE, seq, seat);
};
/** What Law 61, the laws on leads and Law 52 ask before they find a breach: whether they leave fewer cards than he holds. */
const judgeCard = (c: Counter, t: Situation, { seq, seat, card }: Played): void => {
  // A card that lies in its trick again after a change that fell through has been judged; one that is not his can't be.
  if (t.play === null || t.play.withdrawn.some((back) => back.seq === seq) || !mayHold(t, seat, card)) return;
  const held = heldBy(t, seat);
  if (held === null) {
    const led = cardsOfTrick(t.play, nextTrick(t))[0];
    if (led !== undefined && !isOnLead(t, seat) && holdsSuit(t, seat, suitOf(led.card)) === null)
      meet(c, UNKNOWN_HAND, seq, seat);
    return;
  }
  const left = BOOK.legal(t, seat, 'restrictions').cards.length;
  if (left < held.length) meet(c, COULD_REVOKE, seq, seat);
  if (left < held.length && isOnLead(t, seat)) meet(c, RESTRICTED, seq, seat);
  if (isDefender(t, seat) && BOOK.legal(t, seat, 'all').cards.length < left) meet(c, PENALTY_CARD_DUE, seq, seat);
};

const isJudgement = (each: Consequence): boolean => each.is === 'call' || each.is === 'status' || each.is === 'played';
/** The call that comes into the auction, or is looked at again where it lies; passes that a law deems made are nobody's. */
const callIn = (each: Consequence, after: Situation): CallAct | null => {
  if (each.is === 'call') return each.act.deemed === null && each.act.status !== 'cancelled' ? each.act : null;
  if (each.is !== 'status' || each.deemed === true) return null;
  return each.status === 'standing' || each.status === 'pending' ? (actOf(after, each.of) ?? null) : null;
};
/** The card that is about to leave the hand for the trick whose turn it is. */
const cardIn = (each: Consequence, next: Consequence | undefined, t: Situation): Played | null => {
  if (each.is !== 'place' || next?.is !== 'played') return null;
  const { played, trick } = next;
  return played.card === each.card && each.place === inTrick(played.seat) && trick === nextTrick(t) ? played : null;
};

/** Goes through what one event did. `found`: the table before it. */
export const judged = (c: Counter, found: Table, does: readonly Consequence[]): void => {
  const last = does.findLastIndex(isJudgement);
  let t = found;
  for (let i = 0; i <= last; i += 1) {
    const each = does[i] as Consequence;
    const card = cardIn(each, does[i + 1], t);
    if (card !== null) judgeCard(c, t, card);
    const after = apply(t, each);
    const call = callIn(each, after);
    if (call !== null) judgeCall(c, t, after, call);
    t = after;
  }
};
