/** The events that a viewer may know of, numbered anew without gaps (contract 2, `--as`). */
import type { Event, Seq } from '../../../domain/event.ts';
import { ALL_SEATS, hasSeat, type Seat, type SeatSet } from '../../../domain/seat.ts';
import type { Screen } from './screen.ts';
import { seesCall, type View, viewersOf } from './view.ts';

export interface SeenEvent {
  /** As the viewer may know it, with his numbers. */
  readonly event: Event;
  /** Its place in the record. */
  readonly seq: Seq;
}

const addressed = (e: Event): SeatSet => {
  switch (e.type) {
    case 'CardExposed':
    case 'CallShown':
      return e.seenBy ?? ALL_SEATS;
    case 'TempoBreak':
    case 'Mannerism':
    case 'Remark':
    case 'QuestionAsked':
    case 'ExplanationGiven':
    case 'AlertGiven':
    case 'RightsReserved':
      return e.perceivedBy ?? (e.written === true && e.to !== undefined ? e.to : ALL_SEATS);
    case 'OptionsExplained':
      return e.to;
    default:
      return ALL_SEATS;
  }
};
const actorOf = (e: Event): Seat | null =>
  'seat' in e && typeof e.seat === 'number' ? e.seat : 'by' in e && typeof e.by === 'number' ? (e.by as Seat) : null;

/** Acts of the table, and what is said aloud there. Findings of fact, judgements and the record's own business are not. */
const isOfTheTable = (e: Event): boolean => {
  switch (e.type) {
    case 'IntentionStated':
    case 'DirectorJudged':
    case 'MeaningFound':
    case 'FactContested':
    case 'FactAgreed':
    case 'FactFound':
    case 'EventCorrected':
    case 'EventVoided':
    case 'TextErased':
    case 'RecordSealed':
    case 'PollTaken':
    case 'ExhibitAttached':
    case 'WrongCards':
    case 'CardRestored':
    case 'PositionSet':
    case 'PlayerReplaced':
      return false;
    default:
      return true;
  }
};

const sees = (v: View, screen: Screen | null, e: Event): boolean => {
  const viewers = viewersOf(v, screen);
  const own = viewers.every((seat) => actorOf(e) === seat);
  if (own && e.type !== 'IntentionStated') return true;
  if (!isOfTheTable(e) || e.type === 'ExtraneousInformation') return false;
  if (e.type === 'CallMade' || e.type === 'CallReplaced') return seesCall(v, screen, e.seq);
  if (e.type === 'CallWithdrawn') return seesCall(v, screen, e.of);
  if (e.type === 'CardPlayed' && e.faceDown === true) return false;
  return viewers.every((seat) => hasSeat(addressed(e), seat) || actorOf(e) === seat);
};

/** What only the player knows of his own act is left out of another's view. */
const asSeen = (e: Event, own: boolean): Event => {
  const { thinkMs: _, source: __, id: ___, hash: ____, prevHash: _____, ...rest } = e as Event & { thinkMs?: number };
  const plain = rest as Event;
  if (own || (plain.type !== 'CallMade' && plain.type !== 'CallReplaced')) return plain;
  const { meaning: _a, artificial: _b, shows: _c, ...call } = plain;
  return call as Event;
};

/** `of` in the viewer's numbers; what he does not know of is not pointed at. */
const renumbered = (e: Event, seq: Seq, numbers: ReadonlyMap<Seq, Seq>): Event => {
  const { after: _, ...moved } = { ...e, seq };
  if (!('of' in moved) || typeof moved.of !== 'number') return moved as Event;
  const of = numbers.get(moved.of);
  return { ...moved, of: of ?? seq } as Event;
};

/** `events`: those that count, in their order. */
export const seenEvents = (v: View, screen: Screen | null, events: readonly Event[]): readonly SeenEvent[] => {
  if (v.is === 'all') return events.map((event) => ({ event, seq: event.seq }));
  const numbers = new Map<Seq, Seq>();
  return events
    .filter((e) => sees(v, screen, e))
    .map((e, i) => {
      numbers.set(e.seq, i);
      const own = viewersOf(v, screen).every((seat) => actorOf(e) === seat);
      return { event: renumbered(asSeen(e, own), i, numbers), seq: e.seq };
    });
};
