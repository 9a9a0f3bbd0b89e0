/**
 * Real files put other things into the columns than the standard says: rows in the order of play, or a first column that
 * is not the seat named by [Play]. Where the hands are known they show it; another reading is taken only if it fits, and said.
 */
import { type Saying, saying } from '../../domain/saying.ts';
import type { Denomination } from '../../domain/call.ts';
import type { Deal } from '../../domain/deal.ts';
import { type Seat, SEATS, seatName } from '../../domain/seat.ts';
import { LEAD, lose, note, type RawGame, type Tokens } from './game.ts';
import { type Columns, type Holders, holdersOf, type Misfit, misfitOf, readColumns, type Reading } from './play.ts';

interface Tried {
  readonly columns: Columns;
  readonly reading: Reading;
  readonly misfit: Misfit;
}
const weight = (misfit: Misfit): number => misfit.foreign * 4 + misfit.revokes;

const tryColumns = (tokens: Tokens, holders: Holders, columns: Columns): Tried => {
  const reading = readColumns(tokens, columns);
  return { columns, reading, misfit: misfitOf(reading, holders) };
};

const candidates = (named: Seat, due: Seat, trump: Denomination): readonly Columns[] => {
  const list: Columns[] = [];
  for (const leader of named === due ? [named] : [named, due]) {
    for (const first of SEATS) list.push({ first, leader, trump });
    list.push({ first: undefined, leader, trump });
  }
  return list;
};

const describe = (columns: Columns): Saying =>
  columns.first === undefined
    ? saying('rows in the order of play, {leader} leading', { leader: seatName(columns.leader) })
    : saying('columns from {first} on, {leader} leading', {
        first: seatName(columns.first),
        leader: seatName(columns.leader),
      });

/** Do the hands fit the play once turned? Then dealer, auction and play are written for other seats than the deal. */
const fitsTurned = (letter: Tried, holders: Holders): number =>
  [1, 2, 3].find((turn) => weight(misfitOf(letter.reading, holders, turn)) === 0) ?? 0;

const choose = (game: RawGame, tokens: Tokens, letter: Tried, holders: Holders, due: Seat): Tried => {
  const line = tokens.tag.line;
  if (letter.misfit.foreign > 0) {
    const turn = fitsTurned(letter, holders);
    if (turn > 0) {
      lose(game, 'rotation-differs', line, 'Play', saying('fits the deal turned by {turn} of four seats', { turn }));
      return letter;
    }
  }
  const tried = candidates(letter.columns.leader, due, letter.columns.trump).map((columns) =>
    tryColumns(tokens, holders, columns),
  );
  const best = tried.reduce(
    (a, b) =>
      weight(b.misfit) < weight(a.misfit) ||
      (weight(b.misfit) === weight(a.misfit) && b.reading.cards.length > a.reading.cards.length)
        ? b
        : a,
    letter,
  );
  const fits = best.misfit.foreign === 0 && weight(best.misfit) * 4 < weight(letter.misfit);
  if (!fits || best.reading.cards.length < letter.reading.cards.length) return letter;
  lose(game, 'columns-differ', line, 'Play', describe(best.columns));
  note(
    game,
    'contradiction',
    'columns',
    line,
    saying(
      'by the standard {foreign} cards are not in the hand that plays them and {revokes} do not follow suit; read as {columns}',
      { foreign: letter.misfit.foreign, revokes: letter.misfit.revokes, columns: describe(best.columns) },
    ),
  );
  return best;
};

/** The seats that bear on who led first. */
export interface Seats {
  /** Of [Play]. */
  readonly named: Seat;
  /** Declarer's left-hand opponent. */
  readonly due: Seat;
  /** The left-hand opponent of whom the Declarer tag names, if anybody. */
  readonly told: Seat | undefined;
}

const hasLead = (tokens: Tokens): boolean => tokens.marks.slice(0, 4).some((mark) => (mark & LEAD) !== 0);

/**
 * Who led to the first trick. A lead out of turn is marked by `^L` (3.9); a first column that is not the due leader's is,
 * without the mark, a column and no more, unless the cards or the Declarer tag say that this seat led.
 */
const firstReading = (
  game: RawGame,
  tokens: Tokens,
  holders: Holders | undefined,
  seats: Seats,
  trump: Denomination,
): Tried => {
  const tryLeader = (leader: Seat): Tried => {
    const columns = { first: seats.named, leader, trump };
    if (holders !== undefined) return tryColumns(tokens, holders, columns);
    return { columns, reading: readColumns(tokens, columns), misfit: { foreign: 0, revokes: 0 } };
  };
  const letter = tryLeader(seats.named);
  if (seats.named === seats.due || hasLead(tokens)) return letter;
  const other = tryLeader(seats.due);
  const [a, b] = [weight(letter.misfit), weight(other.misfit)];
  if (a < b || (a === b && seats.named === seats.told)) return letter;
  const line = tokens.tag.line;
  const text = saying("the columns begin with {named}; {due}, at declarer's left, is taken to have led", {
    named: seatName(seats.named),
    due: seatName(seats.due),
  });
  note(game, 'assumed', 'first-column', line, text);
  return other;
};

/**
 * The cards in the order of play. By the letter of the standard unless the hands contradict it and another reading fits
 * them, down to the last card.
 */
export const readPlay = (
  game: RawGame,
  tokens: Tokens,
  deal: Deal | undefined,
  seats: Seats,
  trump: Denomination,
): Reading => {
  const holders = deal === undefined || deal.includes(null) ? undefined : holdersOf(deal);
  const first = firstReading(game, tokens, holders, seats, trump);
  if (holders === undefined || first.misfit.foreign === 0) return first.reading;
  return choose(game, tokens, first, holders, seats.due).reading;
};
