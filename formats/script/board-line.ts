/** The line that opens a board: what its number says need not be typed (Law 2). */
import * as E from 'fp-ts/lib/Either.js';
import { dealerOfBoard, vulnerableOnBoard } from '../../domain/board-number.ts';
import type { Json } from '../../domain/event.ts';
import { parseSeat, seatName } from '../../domain/seat.ts';
import type { Draft, Placed } from './draft.ts';
import { fault, type Fault } from './fault.ts';

/** `N="A. Dupont"` on this line is a player. */
const withPlayers = (fields: readonly Placed[]): readonly Placed[] =>
  fields.map((each) =>
    parseSeat(each.field) === undefined
      ? each
      : { ...each, field: `players.${each.field}`, value: each.bare ?? each.value },
  );

const valueOf = (fields: readonly Placed[], name: string): Json | undefined =>
  fields.find(({ field }) => field === name)?.value;
const boardNumber = (fields: readonly Placed[]): number | undefined => {
  const number = valueOf(fields, 'number') ?? valueOf(fields, 'board');
  const text = typeof number === 'number' || typeof number === 'string' ? String(number) : '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
};

/**
 * Completes a board line. Dealer and vulnerability follow from a board's number where they are left out; an edition
 * left out is unknown. Left: what neither the line nor a number says.
 */
export const completed = (draft: Draft): E.Either<Fault, Draft> => {
  const fields = withPlayers(draft.fields);
  const number = boardNumber(fields);
  const { column } = draft;
  const missing = (['dealer', 'vulnerable'] as const).filter((name) => valueOf(fields, name) === undefined);
  if (number === undefined && missing.length > 0)
    return E.left(
      fault(
        'board-unclear',
        column,
        missing.map((name) => (name === 'dealer' ? 'dealer' : 'vulnerability')).join(' + '),
      ),
    );
  const derived = missing.map((field): Placed => {
    const value = field === 'dealer' ? seatName(dealerOfBoard(number ?? 1)) : vulnerableOnBoard(number ?? 1);
    return { field, value, column, bare: null };
  });
  const laws: readonly Placed[] =
    valueOf(fields, 'laws') === undefined ? [{ field: 'laws', value: null, column, bare: null }] : [];
  const rest = fields.filter(({ field, value }) => field !== 'laws' || value !== null);
  return E.right({ ...draft, fields: [...rest, ...derived, ...laws] });
};
