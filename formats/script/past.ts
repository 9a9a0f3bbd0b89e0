/** The events of a board written so far, as references look back on them. */
import { callName } from '../../domain/call.ts';
import { cardName } from '../../domain/card.ts';
import type { Event, Seq } from '../../domain/event.ts';
import { type Seat, SEATS, seatName } from '../../domain/seat.ts';

export interface Entry {
  readonly seq: Seq;
  /** Of the file, from 1. */
  readonly line: number;
  /** Which event of its line, from 1. */
  readonly item: number;
  /** null: the line could not be read. */
  readonly event: Event | null;
}
export interface Past {
  readonly entries: readonly Entry[];
  readonly labels: ReadonlyMap<string, Seq>;
}

/** Whose act it was; undefined where the event has nobody. */
export const actorOf = (event: Event): Seat | undefined => {
  if ('seat' in event && event.seat !== undefined) return event.seat;
  if (!('by' in event)) return undefined;
  return SEATS.find((seat) => seat === event.by);
};

/** The event in a few words that mean the same in every language of a bridge table. */
export const briefly = ({ event }: Entry): string => {
  if (event === null) return '?';
  const actor = actorOf(event);
  const who = actor === undefined ? '' : `${seatName(actor)} `;
  if ('call' in event && event.call !== undefined) return who + callName(event.call);
  if ('card' in event) return who + cardName(event.card);
  return who + event.type;
};

/** `#4`, or `#4.3` where line 4 holds several events. */
export const addressOf = (past: Past, { line, item }: Entry): string =>
  past.entries.some((other) => other.line === line && other.item !== item) ? `#${line}.${item}` : `#${line}`;

/**
 * The trick to which each card belongs, counted hand by hand: a hand gives one card to each trick. Cards taken back for
 * good do not count. Undefined behind a trick turned on unequal hands (67), where counting would be guessing.
 */
export const trickOf = (past: Past, seq: Seq): number | undefined => {
  const own = past.entries.find((entry) => entry.seq === seq)?.event;
  if (own?.type !== 'CardPlayed' || isTakenBack(past, seq)) return undefined;
  if (own.trick !== undefined) return own.trick;
  const before = playsBefore(past, seq);
  return before === undefined ? undefined : before[own.seat] + firstTrick(past);
};

/** The trick to which the next card of a hand would belong. */
export const nextTrick = (past: Past, seat: Seat): number | undefined => {
  const before = playsBefore(past, past.entries.length);
  return before === undefined ? undefined : before[seat] + firstTrick(past);
};

const isTakenBack = (past: Past, seq: Seq): boolean =>
  past.entries.some(({ event }) => event?.type === 'CardWithdrawn' && event.of === seq);
const firstTrick = (past: Past): number => {
  const position = past.entries.find(({ event }) => event?.type === 'PositionSet')?.event;
  return position?.type === 'PositionSet' ? (position.trick ?? 1) : 1;
};

type Counts = { [S in Seat]: number };
const playsBefore = (past: Past, seq: Seq): Readonly<Counts> | undefined => {
  const counts: Counts = { 0: 0, 1: 0, 2: 0, 3: 0 };
  for (const { event, seq: at } of past.entries) {
    if (at >= seq) break;
    if (event === null) return undefined;
    if (event.type === 'TrickQuitted' && SEATS.some((seat) => counts[seat] !== counts[0])) return undefined;
    if (event.type !== 'CardPlayed' || isTakenBack(past, at)) continue;
    if (event.trick !== undefined) return undefined;
    counts[event.seat] += 1;
  }
  return counts;
};
