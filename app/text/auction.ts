/** The auction as a table, withdrawn and cancelled calls struck out, numbers of the events that are told below. */
import type { BoardOpened } from '../../domain/event.ts';
import type { Seat } from '../../domain/seat.ts';
import type { CallAct, Situation } from '../../domain/situation.ts';
import { headOf } from './hands.ts';
import { columns, widthOf } from './layout.ts';
import type { Say } from './say.ts';

const INDENT = 2;
const GAP = 4;
const NARROW_GAP = 2;

/** West first, as on a score slip: the column of each seat. */
const COLUMN: readonly number[] = [1, 2, 3, 0];
const FIRST_COLUMNS: readonly Seat[] = [3, 0, 1, 2];

const cellOf = (say: Say, act: CallAct, told: ReadonlySet<number>): string => {
  const call = say.call(act.call);
  const isVoid = act.status === 'withdrawn' || act.status === 'cancelled';
  const shown = isVoid
    ? say.style.struck(call)
    : act.status === 'pending'
      ? `${call}?`
      : act.deemed === null
        ? call
        : `(${call})`;
  return shown + (told.has(act.seq) ? say.style.raised(act.seq) : '');
};

/** Rows of four cells. A replacement stands beside the call whose place it takes. */
const rowsOf = (say: Say, acts: readonly CallAct[], told: ReadonlySet<number>): string[][] => {
  const rows: string[][] = [];
  let last = 4;
  for (const act of acts) {
    const at = COLUMN[act.seat] ?? 0;
    if (at < last || (at === last && act.replaces === null) || rows.length === 0) {
      if (at <= last) rows.push(['', '', '', '']);
    }
    const row = rows.at(-1);
    if (row !== undefined)
      row[at] = [row[at], cellOf(say, act, told)].filter((text) => text !== '' && text !== undefined).join(' ');
    last = at;
  }
  return rows;
};

/** Head, table and what it led to. `told`: the events that the review tells below. */
export const auctionText = (
  say: Say,
  t: Situation,
  opened: BoardOpened | undefined,
  told: ReadonlySet<number>,
): readonly string[] => {
  const { review } = say.words;
  const { acts, contract, over, turn } = t.auction;
  if (acts.length === 0 && t.play !== null) return [review.auctionUnknown];
  if (acts.length === 0) return [review.noAuction];
  const heads = FIRST_COLUMNS.map((seat) =>
    say.style.dim(headOf(say, seat, opened, Math.floor((say.width - INDENT - 3 * GAP) / 4))),
  );
  const rows = [heads, ...rowsOf(say, acts, told)];
  const wide = columns(rows, GAP);
  const table = wide.some((line) => widthOf(line) + INDENT > say.width) ? columns(rows, NARROW_GAP) : wide;
  const end = over
    ? contract === null
      ? review.passedOut
      : say.fill(review.contract, { contract: say.contract(contract), declarer: say.seat(contract.declarer) })
    : say.fill(review.toCall, { seat: say.seat(turn) });
  return [...table, end];
};
/** Whether a call of the auction is shown struck out. */
export const hasVoid = (t: Situation): boolean =>
  t.auction.acts.some((act) => act.status === 'withdrawn' || act.status === 'cancelled');
