/** The tricks, each in the order of play, with its winner and what was taken back. */
import type { Seq } from '../../domain/event.ts';
import type { Moment } from '../../projections/table/step.ts';
import { remainingTricks } from '../../domain/claim.ts';
import { type Seat, sideName } from '../../domain/seat.ts';
import { type Play, type Played, type Situation, winnerOf } from '../../domain/situation.ts';
import { columns, padStart } from './layout.ts';
import { letter, type Say } from './say.ts';

/** The trick during which a card was played that lies in none now. */
const trickOfWithdrawn = (moments: readonly Moment[], seq: number): number =>
  moments.find((m) => m.event.seq === seq)?.after.play?.trick ?? 0;

const cardText = (say: Say, c: Played, told: ReadonlySet<number>, winner: Seat | null): string => {
  const card = c.seat === winner ? say.style.bold(say.card(c.card)) : say.card(c.card);
  return card + (told.has(c.seq) ? say.style.raised(c.seq) : '');
};
const struckText = (say: Say, c: Played, told: ReadonlySet<number>): string =>
  say.style.struck(say.card(c.card)) + (told.has(c.seq) ? say.style.raised(c.seq) : '');

/** The cells of a trick: seat and card in the order of play, struck cards before what took their place. */
const cellsOf = (
  say: Say,
  cards: readonly Played[],
  taken: readonly Played[],
  told: ReadonlySet<number>,
  winner: Seat | null,
): string[] => {
  const seats = [...new Set([...cards.map((c) => c.seat), ...taken.map((c) => c.seat)])];
  return seats.map((seat) => {
    const struck = taken.filter((c) => c.seat === seat).map((c) => struckText(say, c, told));
    const played = cards.filter((c) => c.seat === seat).map((c) => cardText(say, c, told, winner));
    return `${say.style.dim(letter(say, seat))} ${[...struck, ...played].join(' ')}`;
  });
};

/** The first trick of which the record has cards, and all that follow, the one in progress included. */
const tricksOf = (play: Play): readonly (readonly Played[])[] =>
  play.current.length === 0
    ? play.tricks.map((trick) => trick.cards)
    : [...play.tricks.map((trick) => trick.cards), play.current];

const rowsOf = (
  say: Say,
  play: Play,
  isOver: boolean,
  moments: readonly Moment[],
  told: ReadonlySet<number>,
): string[][] => {
  const taken = play.withdrawn.map((c) => ({ c, trick: trickOfWithdrawn(moments, c.seq) }));
  const all = tricksOf(play);
  let { ns, ew } = play.base;
  const last = Math.max(play.base.trick + all.length - 1, ...taken.map(({ trick }) => trick));
  return Array.from({ length: last - play.base.trick + 1 }, (_, i) => {
    const number = play.base.trick + i;
    const cards = all[i] ?? [];
    const winner = cards.length === 4 ? winnerOf(cards, play.trump) : null;
    if (winner !== null && sideName((winner & 1) as 0 | 1) === 'NS') ns += 1;
    else if (winner !== null) ew += 1;
    const cells = cellsOf(
      say,
      cards,
      taken.filter(({ trick }) => trick === number).map(({ c }) => c),
      told,
      winner,
    );
    const end =
      winner === null
        ? [isOver ? '' : say.style.dim(say.words.printed.trickOpen)]
        : [say.seat(winner), padStart(String(ns), 2), padStart(String(ew), 2)];
    return [padStart(String(number), 2), ...Array.from({ length: 4 }, (__, j) => cells[j] ?? ''), ...end];
  });
};

/** The tricks as a table; the numbers on the right are the tricks won by each side so far. */
export const playText = (
  say: Say,
  t: Situation,
  moments: readonly Moment[],
  told: ReadonlySet<number>,
): readonly string[] => {
  const { play } = t;
  const { printed, review, table } = say.words;
  const isOver = t.phase === 'ended' || t.phase === 'closed';
  if (play === null) return [];
  const down = play.down === null ? [] : [`${letter(say, play.down.seat)} ${say.card(play.down.card)}`];
  const rows = rowsOf(say, play, isOver, moments, told);
  const { trick, ns, ew } = play.base;
  const earlier =
    trick > 1 ? [say.fill(printed.earlier, { tricks: `${table.sides.NS} ${ns}, ${table.sides.EW} ${ew}` })] : [];
  if (rows.length === 0 && down.length === 0) return [...earlier, review.noPlay];
  const head = ['', '', '', '', '', '', say.style.dim(table.sideLetters.NS), say.style.dim(table.sideLetters.EW)];
  const left = isOver ? remainingTricks(t) : 0;
  const unplayed = left === 0 ? [] : [say.count(printed.unplayed, left)];
  return [...earlier, ...columns([head, ...rows], 2), ...down, ...unplayed];
};
export const hasTakenBack = (t: Situation): boolean => (t.play?.withdrawn.length ?? 0) > 0;

/** The cards that began a trick, by event, with the number of the trick. */
export const leadsOf = (moments: readonly Moment[]): ReadonlyMap<Seq, number> =>
  new Map(
    moments.flatMap(({ event, before, after }): [Seq, number][] => {
      const { play } = after;
      if (event.type !== 'CardPlayed' || play === null) return [];
      const first =
        play.current[0] === undefined
          ? play.tricks.length > (before.play?.tricks.length ?? 0)
          : play.current[0].seq !== event.seq;
      return first ? [] : [[event.seq, play.trick]];
    }),
  );
