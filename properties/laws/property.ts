/**
 * A property of whole boards (design: invariants): what must hold at every moment, and how often its premise held.
 * The tests run them over thousands of boards, the mutants are killed by them over a few hundred.
 */
import * as E from 'fp-ts/lib/Either.js';
import type { Event } from '../../domain/event.ts';
import type { Moment } from '../../projections/table/step.ts';
import type { Table } from '../../projections/table/table.ts';
import { momentsOf, tableOf, type FoldOptions } from '../../replay/fold.ts';

export type Board = readonly Event[];
/** A board with every moment of its timeline. */
export interface Played {
  readonly events: Board;
  readonly moments: readonly Moment[];
  readonly table: Table;
}
export interface Verdict {
  /** The board had something for the property to speak about. */
  readonly premise: boolean;
  /** What does not hold, in a sentence; null when everything does. */
  readonly broken: string | null;
}
export interface Property {
  /** Its number in the list of invariants. */
  readonly number: number;
  readonly name: string;
  readonly of: (board: Played) => Verdict;
}

export const tableAt = (events: Board, options: FoldOptions = {}): Table => {
  const table = tableOf(events, options);
  if (E.isLeft(table)) throw new Error(table.left.message);
  return table.right;
};
export const playedOf = (events: Board): Played => {
  const moments = momentsOf(events);
  if (E.isLeft(moments)) throw new Error(moments.left.message);
  return { events, moments: moments.right, table: tableAt(events) };
};
export const HOLDS: Verdict = { premise: true, broken: null };
export const NO_PREMISE: Verdict = { premise: false, broken: null };
export const broken = (sentence: string): Verdict => ({ premise: true, broken: sentence });

/** The first moment that breaks the rule; the premise held if the rule spoke of any moment. */
export const atEveryMoment = (
  moments: readonly Moment[],
  rule: (moment: Moment) => string | null | undefined,
): Verdict => {
  let premise = false;
  for (const moment of moments) {
    const said = rule(moment);
    if (typeof said === 'string') return broken(`after event ${moment.event.seq} (${moment.event.type}): ${said}`);
    if (said === null) premise = true;
  }
  return { premise, broken: null };
};

/** A number that no event of the record has, late ones included. */
export const nextSeq = (t: Table): number => 10_000 + t.at;
