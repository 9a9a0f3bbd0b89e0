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

type Counts = { [S in Seat]: number };

/**
 * The trick of each card, counted hand by hand, since a hand gives one card to each; and the cards each hand has given.
 * Cards taken back for good do not count. Behind a trick turned on unequal hands (67), behind a card with a trick of its
 * own and behind a line that could not be read, counting would be guessing: `counts` is undefined, later cards have no trick.
 */
const counted = (
  past: Past,
  back: ReadonlySet<Seq> = takenBack(past),
): { tricks: ReadonlyMap<Seq, number>; counts: Readonly<Counts> | undefined } => {
  const first = firstTrick(past);
  const tricks = new Map<Seq, number>();
  const counts: Counts = { 0: 0, 1: 0, 2: 0, 3: 0 };
  for (const { event, seq } of past.entries) {
    if (event === null) return { tricks, counts: undefined };
    if (event.type === 'TrickQuitted' && SEATS.some((seat) => counts[seat] !== counts[0]))
      return { tricks, counts: undefined };
    if (event.type !== 'CardPlayed' || back.has(seq)) continue;
    tricks.set(seq, event.trick ?? first + counts[event.seat]);
    if (event.trick !== undefined) return { tricks, counts: undefined };
    counts[event.seat] += 1;
  }
  return { tricks, counts };
};
const takenBack = (past: Past): ReadonlySet<Seq> =>
  new Set(past.entries.flatMap(({ event }) => (event?.type === 'CardWithdrawn' ? [event.of] : [])));
const firstTrick = (past: Past): number => {
  const position = past.entries.find(({ event }) => event?.type === 'PositionSet')?.event;
  return position?.type === 'PositionSet' ? (position.trick ?? 1) : 1;
};

/** The cards that belong to a trick, as far as counting is sure. */
export const cardsOfTrick = (past: Past, trick: number): ReadonlySet<Seq> =>
  new Set([...counted(past).tricks].flatMap(([seq, each]) => (each === trick ? [seq] : [])));

const isCard = (past: Past, of: Seq): boolean => past.entries[of]?.event?.type === 'CardPlayed';
/** Cards that an opponent refused: they may have gone back without another word (53 to 55). */
export const refusedCards = (past: Past): readonly Seq[] =>
  past.entries.flatMap(({ event }) =>
    event?.type === 'OptionChosen' && event.option === 'decline' && isCard(past, event.of) ? [event.of] : [],
  );

/** The trick to which the next card of a hand would belong; undefined where counting is not sure. */
export const nextTrick = (past: Past, seat: Seat): number | undefined => {
  const { counts } = counted(past);
  const unsure = refusedCards(past).some((of) => {
    const event = past.entries[of]?.event;
    return event?.type === 'CardPlayed' && event.seat === seat;
  });
  return counts === undefined || unsure ? undefined : counts[seat] + firstTrick(past);
};
