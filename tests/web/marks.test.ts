/** The stations of the timeline. */
import * as E from 'fp-ts/lib/Either.js';
import { expect, it } from 'vitest';
import { boardOf } from '../../app/web/model/board.ts';
import { stationsOf } from '../../app/web/model/marks.ts';
import { DEAL, withAmendment } from './boards.ts';
import { recordOf } from './support.ts';

it('an amendment stands in the stretch in which it was written, and so does what fell', () => {
  const more = recordOf(
    { type: 'CallMade', seat: 'S', call: 'Pass' },
    { type: 'Remark', by: 'S', text: 'again' },
    // A second deal counts from the start; what follows it does not go back there with it.
    { type: 'HandsDealt', deal: DEAL },
    { type: 'EventVoided', of: 8, why: 'mistyped' },
    { type: 'CallMade', seat: 'W', call: 'Pass' },
  );
  const base = withAmendment();
  const board = boardOf([...base, ...more.map((e, i) => ({ ...e, seq: base.length + i }))]);
  if (E.isLeft(board)) throw new Error(board.left.message);
  const stretches = stationsOf(board.right, () => false).map(({ stretch }) => stretch);
  expect(stretches).toEqual([
    'deal',
    'deal',
    ...Array.from({ length: 7 }, () => 'auction'),
    'deal',
    'auction',
    'auction',
  ]);
});
