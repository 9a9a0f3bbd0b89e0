/** The auction as rows of four, West first as on a score slip. A replacement stands beside the call whose place it takes. */
import type { Seat } from '../../../domain/seat.ts';
import type { CallAct } from '../../../domain/situation.ts';

export const COLUMNS: readonly Seat[] = [3, 0, 1, 2];
const COLUMN: readonly number[] = [1, 2, 3, 0];

export type CallRow = readonly [readonly CallAct[], readonly CallAct[], readonly CallAct[], readonly CallAct[]];

/** The rows of the auction, in the order of its acts. */
export const callRows = (acts: readonly CallAct[]): readonly CallRow[] => {
  const rows: CallAct[][][] = [];
  let last = 4;
  for (const act of acts) {
    const at = COLUMN[act.seat] ?? 0;
    const beside = at === last && act.replaces !== null;
    if (rows.length === 0 || (at <= last && !beside)) rows.push([[], [], [], []]);
    rows.at(-1)?.[at]?.push(act);
    last = at;
  }
  return rows.map(([w = [], n = [], e = [], s = []]): CallRow => [w, n, e, s]);
};
