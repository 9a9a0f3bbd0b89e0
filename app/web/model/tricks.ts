/** The tricks as rows: seat by seat, with what was taken back, the winner, and the count so far. */
import type { Moment } from '../../../projections/table/step.ts';
import type { Seq } from '../../../domain/event.ts';
import { type Seat, sideOf } from '../../../domain/seat.ts';
import { type Play, type Played, winnerOf } from '../../../domain/situation.ts';

export interface TrickRow {
  readonly number: number;
  readonly leader: Seat | null;
  readonly cards: readonly Played[];
  readonly taken: readonly Played[];
  readonly winner: Seat | null;
  /** Tricks of each side with this one. */
  readonly ns: number;
  readonly ew: number;
}

/** The trick during which a card was played that lies in none now. */
export const trickOfTaken = (moments: readonly Moment[], seq: Seq): number =>
  moments.find(({ event }) => event.seq === seq)?.after.play?.trick ?? 0;

/** Rows of the play so far, the trick in progress last. */
export const trickRows = (play: Play, moments: readonly Moment[]): readonly TrickRow[] => {
  const all = [...play.tricks.map(({ cards }) => cards), ...(play.current.length > 0 ? [play.current] : [])];
  const taken = play.withdrawn.map((c) => ({ c, trick: trickOfTaken(moments, c.seq) }));
  const last = Math.max(play.base.trick + all.length - 1, ...taken.map(({ trick }) => trick));
  let { ns, ew } = play.base;
  return Array.from({ length: Math.max(0, last - play.base.trick + 1) }, (_, i): TrickRow => {
    const number = play.base.trick + i;
    const cards = all[i] ?? [];
    const winner = cards.length === 4 ? winnerOf(cards, play.trump) : null;
    if (winner !== null && sideOf(winner) === 0) ns += 1;
    else if (winner !== null) ew += 1;
    const back = taken.filter(({ trick }) => trick === number).map(({ c }) => c);
    return { number, leader: cards[0]?.seat ?? null, cards, taken: back, winner, ns, ew };
  });
};
