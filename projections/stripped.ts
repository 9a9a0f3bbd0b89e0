/** An event as a viewer knows it: references in his numbers, and nothing that only others know. */
import type { Deal } from '../domain/deal.ts';
import type { Event, EventOf, Seq } from '../domain/event.ts';
import { ALL_SEATS, hasSeat, SEATS, type SeatSet } from '../domain/seat.ts';
import { inNumbers } from './numbers.ts';

export interface Numbers {
  /** The viewer's number of each event that he knows. */
  readonly numbers: ReadonlyMap<Seq, Seq>;
  /** The hands that he sees, and those that are his own. */
  readonly hands: SeatSet;
  readonly own: SeatSet;
  readonly seq: Seq;
  /** It reached him though it would not have by itself (behind screens, not said aloud). */
  readonly across: boolean;
}
type Fields = { [key: string]: unknown };

/** What belongs to the record and its making, not to the table. */
const ENVELOPE = [
  'id',
  'at',
  'recordedAt',
  'schema',
  'source',
  'allegedBy',
  'recordedBy',
  'how',
  'after',
  'prevHash',
  'hash',
];
/** `how` is a field of the fact in these two. */
const HAS_HOW = new Set(['CardExposed', 'CallShown']);
const ANOTHERS = ['meaning', 'shows', 'artificial', 'thinkMs'];

const masked = (deal: Deal, hands: SeatSet): Deal | null => {
  const hand = (seat: 0 | 1 | 2 | 3) => (hasSeat(hands, seat) ? deal[seat] : null);
  const seen: Deal = [hand(0), hand(1), hand(2), hand(3)];
  return SEATS.every((seat) => seen[seat] === null) ? null : seen;
};
/** A call put in the place of one that he never saw is to him the call. */
const asFirst = (e: EventOf<'CallReplaced'>): Fields => {
  const { of: _of, withoutPause: _pause, ...rest } = e;
  return { ...rest, type: 'CallMade' };
};

/** Who else perceived it he can't know. */
const heard = (out: Fields, n: Numbers): Event => {
  delete out['perceivedBy'];
  return (n.across ? { ...out, perceivedBy: ALL_SEATS } : out) as unknown as Event;
};
/** null: nothing of it is left to know. */
export const stripped = (e: Event, n: Numbers): Event | null => {
  const out: Fields = e.type === 'CallReplaced' && !n.numbers.has(e.of) ? asFirst(e) : { ...e };
  for (const key of ENVELOPE) if (key !== 'how' || !HAS_HOW.has(e.type)) delete out[key];
  out['seq'] = n.seq;
  for (const key of ['of', 'with', 'supersedes']) {
    if (typeof out[key] !== 'number') continue;
    const of = n.numbers.get(out[key]);
    if (of === undefined) delete out[key];
    else out[key] = of;
  }
  if ('seat' in e && typeof e.seat === 'number' && !hasSeat(n.own, e.seat)) for (const key of ANOTHERS) delete out[key];
  switch (e.type) {
    case 'HandsDealt':
    case 'HandsCorrected': {
      const deal = masked(e.deal, n.hands);
      return deal === null ? null : ({ ...out, deal } as unknown as Event);
    }
    case 'PositionSet': {
      const hand = (seat: 0 | 1 | 2 | 3) => (hasSeat(n.hands, seat) ? e.deal[seat] : null);
      return { ...out, deal: [hand(0), hand(1), hand(2), hand(3)] } as unknown as Event;
    }
    case 'DirectorRuled':
      // Whom he asked is the director's own affair.
      delete out['consulted'];
      return {
        ...out,
        ...(e.ruling === undefined ? {} : { ruling: inNumbers(e.ruling, n.numbers) }),
      } as unknown as Event;
    case 'TempoBreak':
      delete out['basis'];
      delete out['seconds'];
      return heard(out, n);
    default:
      delete out['seenBy'];
      return heard(out, n);
  }
};
