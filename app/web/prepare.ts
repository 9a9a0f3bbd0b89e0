/** Fetches what the fold of a record calls for. In a file that stands alone `at-hand.ts` takes its place. */
import * as E from 'fp-ts/lib/Either.js';
import type { BoardRecord } from '../../domain/event.ts';
import { isImported } from '../../domain/imported.ts';
import { rulings } from './fetched/rulings.ts';
import { regulations } from './fetched/screens.ts';
import { weighing } from './fetched/weighing.ts';
import { boardOf } from './model/board.ts';
import { needsOf, needsWeighing } from './model/needs.ts';

const PARTS = { rulings, screens: regulations } as const;
/** All of it is at hand when this ends. Fails where a script cannot be fetched. */
export const prepare = async (record: BoardRecord): Promise<void> => {
  await Promise.all(needsOf(record).map((need) => PARTS[need].fetch()));
  if (!record.some(isImported)) return;
  const board = boardOf(record);
  if (E.isRight(board) && needsWeighing(board.right)) await weighing.fetch();
};
/** Whoever leaves the record, for a what-if, may find what is not found on it. */
export const prepareAside = async (record: BoardRecord): Promise<void> => {
  if (record.some(isImported)) await weighing.fetch();
};
