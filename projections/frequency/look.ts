/**
 * Which opportunities an event was. What was done is told from the event and the table that it found; what of it the Laws
 * had to judge, from the tables on which they judged it (judged.ts).
 */
import { FIRST_BID, LAST_BID, PASS } from '../../domain/call.ts';
import type { Event, EventOf } from '../../domain/event.ts';
import { leadAwaited } from '../../domain/lead.ts';
import { asACall } from '../../domain/regulations/tray.ts';
import { hasSeat, type Seat } from '../../domain/seat.ts';
import type { Situation } from '../../domain/situation.ts';
import { afterRuling } from '../table/ruling.ts';
import type { Moment } from '../table/step.ts';
import { count, type Counter, meet, notePhase, placeOf } from './counter.ts';
import { judged, judgeDuties, judgePlainCall, judgePlainCard } from './judged.ts';
import type { Unit } from './units.ts';

const CALL = placeOf('call');
const STRONG_CALL = placeOf('strong-call');
const SCREEN_ACT = placeOf('screen-act');
const CARD = placeOf('card');
const LEAD = placeOf('lead');
const FOLLOW_DECLARING = placeOf('follow-declaring');
const FOLLOW_DEFENDING = placeOf('follow-defending');
const DUMMY_CARD = placeOf('dummy-card');
const ACT_WITH_UI = placeOf('act-with-ui');

type Call = EventOf<'CallMade'> | EventOf<'CallReplaced'>;
type Card = EventOf<'CardPlayed'> | EventOf<'CardReplaced'>;

const withUnauthorized = (c: Counter, t: Situation, { seq, seat }: Call | Card): void => {
  if (t.known.length > 0 && t.known.some((k) => k.until === null && hasSeat(k.unauthorized, seat)))
    meet(c, ACT_WITH_UI, seq, seat);
};
const isStrong = (call: number): boolean => (call !== PASS && call < FIRST_BID) || call > LAST_BID;

const lookAtCall = (c: Counter, t: Situation, e: Call): void => {
  meet(c, CALL, e.seq, e.seat);
  if (isStrong(e.call)) meet(c, STRONG_CALL, e.seq, e.seat);
  if (t.setup.screens) meet(c, SCREEN_ACT, e.seq, e.seat);
  judgeDuties(c, t, e);
  withUnauthorized(c, t, e);
};
/** A lead is a card with which a trick is begun, by whomever; a card for an earlier trick is none. */
const beginsTrick = (t: Situation, e: EventOf<'CardPlayed'>, length: number): boolean =>
  e.trick === undefined && (t.matters.length === 0 ? length % 4 === 0 : leadAwaited(t));
const lookAtCard = (c: Counter, t: Situation, e: Card): void => {
  meet(c, CARD, e.seq, e.seat);
  withUnauthorized(c, t, e);
  const { play } = t;
  if (play === null || e.type === 'CardReplaced') return;
  const declaring = ((e.seat ^ play.declarer) & 1) === 0;
  const follow = declaring ? FOLLOW_DECLARING : FOLLOW_DEFENDING;
  meet(c, beginsTrick(t, e, play.current.length) ? LEAD : follow, e.seq, e.seat);
  if (e.seat === play.dummy) meet(c, DUMMY_CARD, e.seq, e.seat);
};
const lookAtEntry = (c: Counter, t: Situation, e: EventOf<'ResultEntered'>): void => {
  if (e.contract !== undefined || e.declarer !== undefined) count(c, placeOf('entered-contract'), t.phase, null);
  if (e.tricks !== undefined) count(c, placeOf('entered-result'), t.phase, null);
  if (e.score !== undefined) count(c, placeOf('entered-score'), t.phase, null);
};

const seatIn = (by: unknown): Seat | null => (by === 0 || by === 1 || by === 2 || by === 3 ? by : null);
const one = (c: Counter, { seq }: Event, by: unknown, ...units: readonly Unit[]): void => {
  for (const unit of units) meet(c, placeOf(unit), seq, seatIn(by));
};
const lookAtOther = (c: Counter, t: Situation, e: Event): void => {
  switch (e.type) {
    case 'CallWithdrawn':
    case 'CardWithdrawn':
      return one(c, e, e.seat, 'retraction', 'late-able');
    case 'CallReplaced':
      lookAtCall(c, t, e);
      return one(c, e, e.seat, 'retraction', 'late-able');
    case 'CardReplaced':
      lookAtCard(c, t, e);
      return one(c, e, e.seat, 'retraction', 'late-able');
    case 'OptionChosen':
    case 'AttentionDrawn':
      return one(c, e, e.by, 'late-able');
    case 'ClaimAnswered':
      return e.answer === 'objected' ? one(c, e, e.by, 'late-able') : undefined;
    case 'HandsDealt':
    case 'HandsCorrected':
    case 'PositionSet':
      return one(c, e, null, 'deal');
    case 'ClaimMade':
    case 'ConcessionMade':
      return one(c, e, e.by, 'claim');
    case 'AlertGiven':
    case 'ExplanationGiven':
      return one(c, e, e.by, 'explanation');
    case 'QuestionAsked':
      return one(c, e, e.by, 'question');
    case 'Remark':
      return one(c, e, e.by, 'remark');
    case 'DirectorCalled':
      return one(c, e, e.by, 'director-call');
    case 'DirectorRuled':
      return one(c, e, null, 'ruling');
    case 'DirectorJudged':
      return one(c, e, null, 'judgement');
    case 'ResultEntered':
      return lookAtEntry(c, t, e);
    case 'TrayMoved':
    case 'ApertureOpened':
    case 'ApertureClosed':
      return t.setup.screens ? one(c, e, e.by, 'screen-act') : undefined;
    case 'ScreenMisplaced':
      return t.setup.screens ? one(c, e, null, 'screen-act') : undefined;
    default:
  }
};
const lookAtEvent = (c: Counter, t: Situation, e: Event): void => {
  notePhase(c, e.seq, t.phase);
  if (e.type === 'CardPlayed') lookAtCard(c, t, e);
  else if (e.type === 'CallMade') lookAtCall(c, t, e);
  else lookAtOther(c, t, e);
};

/** Counts the opportunities of a plainly lawful event. `found`: the table before it. */
export const lookPlainly = (c: Counter, found: Situation, e: Event): void => {
  lookAtEvent(c, found, e);
  if (e.type === 'CallMade') judgePlainCall(c, found, e);
  if (e.type === 'CardPlayed') judgePlainCard(c, found, e);
};
/** Counts the opportunities of any event, with what it did. */
export const look = (c: Counter, { event, before, consequences }: Moment): void => {
  const found = { ...(before.docket.ruling === null ? before : afterRuling(before)), at: event.seq };
  lookAtEvent(c, found, asACall(event, before));
  judged(c, found, consequences);
};
