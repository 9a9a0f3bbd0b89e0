/** A branch folded into a record. */
import * as E from 'fp-ts/lib/Either.js';
import type { BoardRecord } from '../../../domain/event.ts';
import { renumbered } from '../../../replay/address.ts';
import { branchOf } from '../../../replay/branch.ts';
import { type Branch, givenIn } from './branch.ts';

/** A branch as a record of its own, numbered through. */
export interface Branched {
  readonly record: BoardRecord;
  /** Later events of the record that have no place in it. */
  readonly leftOut: number;
}
/** What is tried takes the numbers behind `from`; what of the record follows moves up behind it. */
export const branched = (record: BoardRecord, branch: Branch): Branched => {
  const made = branchOf(record, { at: branch.from, given: givenIn(branch), drop: null });
  if (E.isLeft(made)) return { record: [...record.slice(0, branch.from + 1), ...givenIn(branch)], leftOut: 0 };
  const { events, leftOut } = made.right;
  const ordered = events.toSorted((a, b) => a.seq - b.seq);
  const places = new Map(ordered.map((e, i) => [e.seq, i]));
  return { record: ordered.map((e) => renumbered(e, (seq) => places.get(seq) ?? seq)), leftOut: leftOut.length };
};
