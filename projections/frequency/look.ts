/** Which opportunities an event was, told from the table it found. */
import { isDefender } from '../../domain/situation.ts';
import { FIRST_BID, LAST_BID, PASS } from '../../domain/call.ts';
import { type Card, suitOf } from '../../domain/card.ts';
import type { Event, EventOf } from '../../domain/event.ts';
import { BOOK, duties, playRestrictions, restrictions } from '../../domain/lawbook.ts';
import { lying } from '../../domain/penalty-card.ts';
import { hasSeat, type Seat } from '../../domain/seat.ts';
import { faceUp, holdsSuit, inHand, type Play, type Situation } from '../../domain/situation.ts';
import { afterRuling } from '../table/ruling.ts';
import { count, type Counter, notePhase, placeOf } from './counter.ts';
import type { Unit } from './units.ts';

const CALL = placeOf('call');
const BID_OVER = placeOf('bid-over');
const STRONG_CALL = placeOf('strong-call');
const CARD = placeOf('card');
const LEAD = placeOf('lead');
const FOLLOW_DECLARING = placeOf('follow-declaring');
const FOLLOW_DEFENDING = placeOf('follow-defending');
const COULD_REVOKE = placeOf('could-revoke');
const UNKNOWN_HAND = placeOf('unknown-hand');
const DUMMY_CARD = placeOf('dummy-card');
const DUTY = { pass: placeOf('must-pass'), barred: placeOf('barred'), repeat: placeOf('must-repeat') } as const;

const underUnauthorized = (t: Situation, seat: Seat): boolean =>
  t.known.some((k) => k.until === null && hasSeat(k.unauthorized, seat));
const withUnauthorized = (c: Counter, t: Situation, seat: Seat): void => {
  if (t.known.length > 0 && underUnauthorized(t, seat)) count(c, placeOf('act-with-ui'), t.phase, seat);
};

/** `e` also as a replacement: the player made a call. */
const lookAtCall = (c: Counter, t: Situation, seat: Seat, call: number): void => {
  count(c, CALL, t.phase, seat);
  if (call >= FIRST_BID && t.auction.bid !== 0) count(c, BID_OVER, t.phase, seat);
  const dues = t.matters.length === 0 && t.docket.ruled.length === 0 ? [] : duties(t).filter((d) => d.seat === seat);
  for (const is of new Set(dues.map((d) => d.is))) count(c, DUTY[is], t.phase, seat);
  const strong = (call !== PASS && call < FIRST_BID) || call > LAST_BID;
  if (strong || dues.some((d) => d.is === 'pass')) count(c, STRONG_CALL, t.phase, seat);
  if (t.setup.screens) count(c, placeOf('screen-call'), t.phase, seat);
  withUnauthorized(c, t, seat);
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
const lookAtFollow = (c: Counter, t: Situation, play: Play, seat: Seat, led: Card): void => {
  count(c, ((seat ^ play.declarer) & 1) === 0 ? FOLLOW_DECLARING : FOLLOW_DEFENDING, t.phase, seat);
  const suit = suitOf(led);
  const can = holdsSuit(t, seat, suit);
  if (can === null) count(c, UNKNOWN_HAND, t.phase, seat);
  else if (can && holdsOther(t, seat, suit)) count(c, COULD_REVOKE, t.phase, seat);
};
const isRestricted = (t: Situation, seat: Seat, leads: boolean): boolean =>
  (leads && restrictions(t).some((r) => r.seat === seat && r.status === 'imposed')) ||
  playRestrictions(t).some((r) => r.seat === seat && r.status === 'imposed');
/** Law 50 or 51 leaves fewer cards than the laws before it. */
const mustPlayPenaltyCard = (t: Situation, seat: Seat): boolean =>
  lying(t, seat).length > 0 &&
  BOOK.legal(t, seat, 'all').cards.length < BOOK.legal(t, seat, 'restrictions').cards.length;
const lookAtDuties = (c: Counter, t: Situation, seat: Seat, led: Card | undefined): void => {
  if (mustPlayPenaltyCard(t, seat)) count(c, placeOf('penalty-card-due'), t.phase, seat);
  if (isRestricted(t, seat, led === undefined)) count(c, placeOf('restricted'), t.phase, seat);
};
const lookAtCard = (c: Counter, t: Situation, e: EventOf<'CardPlayed'>): void => {
  count(c, CARD, t.phase, e.seat);
  const { play } = t;
  if (play === null) return;
  const isLead = play.current.length % 4 === 0 && e.trick === undefined;
  const led = isLead ? undefined : play.current[0]?.card;
  if (isLead) count(c, LEAD, t.phase, e.seat);
  else if (led !== undefined) lookAtFollow(c, t, play, e.seat, led);
  if (e.seat === play.dummy) count(c, DUMMY_CARD, t.phase, e.seat);
  if (t.matters.length > 0 || t.docket.ruled.length > 0) lookAtDuties(c, t, e.seat, led);
  withUnauthorized(c, t, e.seat);
};
const lookAtEntry = (c: Counter, t: Situation, e: EventOf<'ResultEntered'>): void => {
  if (e.contract !== undefined || e.declarer !== undefined) count(c, placeOf('entered-contract'), t.phase, null);
  if (e.tricks !== undefined) count(c, placeOf('entered-result'), t.phase, null);
  if (e.score !== undefined) count(c, placeOf('entered-score'), t.phase, null);
};

const one = (c: Counter, t: Situation, unit: Unit, by: unknown): void =>
  count(c, placeOf(unit), t.phase, by === 0 || by === 1 || by === 2 || by === 3 ? by : null);
const lookAtOther = (c: Counter, t: Situation, e: Event): void => {
  switch (e.type) {
    case 'CallWithdrawn':
    case 'CardWithdrawn':
      return one(c, t, 'retraction', e.seat);
    case 'CallReplaced':
      lookAtCall(c, t, e.seat, e.call);
      one(c, t, 'late-able', e.seat);
      // 62B1, 62C2: a card taken back is a penalty card, and may bind the one put in its place.
      if (isDefender(t, e.seat)) one(c, t, 'penalty-card-due', e.seat);
      return one(c, t, 'retraction', e.seat);
    case 'CardReplaced':
      one(c, t, 'late-able', e.seat);
      return one(c, t, 'retraction', e.seat);
    case 'OptionChosen':
    case 'AttentionDrawn':
      return one(c, t, 'late-able', e.by);
    case 'HandsDealt':
    case 'HandsCorrected':
    case 'PositionSet':
      return one(c, t, 'deal', null);
    case 'ClaimMade':
    case 'ConcessionMade':
      return one(c, t, 'claim', e.by);
    case 'AlertGiven':
    case 'ExplanationGiven':
      return one(c, t, 'explanation', e.by);
    case 'QuestionAsked':
      return one(c, t, 'question', e.by);
    case 'Remark':
      return one(c, t, 'remark', e.by);
    case 'DirectorCalled':
      return one(c, t, 'director-call', e.by);
    case 'DirectorRuled':
      return one(c, t, 'ruling', null);
    case 'DirectorJudged':
      return one(c, t, 'judgement', null);
    case 'ResultEntered':
      return lookAtEntry(c, t, e);
    default:
  }
};

/** Counts the opportunities of one event. `found`: the table before it. */
export const look = (c: Counter, found: Situation, e: Event): void => {
  const before = found.docket.ruling === null ? found : afterRuling(found);
  notePhase(c, e.seq, before.phase);
  if (e.type === 'CardPlayed') lookAtCard(c, before, e);
  else if (e.type === 'CallMade') lookAtCall(c, before, e.seat, e.call);
  else lookAtOther(c, before, e);
};
