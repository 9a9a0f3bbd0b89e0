/** The events that a viewer may know of, numbered anew without gaps (contract 2, `--as`). */
import type { Event, EventType, Seq } from '../../../domain/event.ts';
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
  return call;
};

/** These say something also without the act that they are about. */
const SPEAK_FOR_THEMSELVES: ReadonlySet<EventType> = new Set<EventType>([
  'DirectorCalled',
  'DirectorRuled',
  'Remark',
  'QuestionAsked',
  'ExplanationGiven',
  'AlertGiven',
  'TempoBreak',
  'Mannerism',
  'RightsReserved',
  'UndoRequested',
  'UndoAnswered',
]);
/** `of` in the viewer's numbers. Null: it is about an act that he does not know of. */
const renumbered = (e: Event, seq: Seq, numbers: ReadonlyMap<Seq, Seq>): Event | null => {
  const { after: _, ...moved } = { ...e, seq };
  if (!('of' in moved) || typeof moved.of !== 'number') return moved;
  const of = numbers.get(moved.of);
  if (of !== undefined) return { ...moved, of };
  if (!SPEAK_FOR_THEMSELVES.has(moved.type)) return null;
  const { of: __, ...alone } = moved;
  return alone as Event;
};

/** `events`: those that count, in their order. */
export const seenEvents = (v: View, screen: Screen | null, events: readonly Event[]): readonly SeenEvent[] => {
  if (v.is === 'all') return events.map((event) => ({ event, seq: event.seq }));
  const numbers = new Map<Seq, Seq>();
  return events
    .filter((e) => sees(v, screen, e))
    .flatMap((e): readonly SeenEvent[] => {
      const own = viewersOf(v, screen).every((seat) => actorOf(e) === seat);
      const event = renumbered(asSeen(e, own), numbers.size, numbers);
      if (event === null) return [];
      numbers.set(e.seq, numbers.size);
      return [{ event, seq: e.seq }];
    });
};
