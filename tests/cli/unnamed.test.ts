/** Without `--names` the name of a board names nobody either. */
import { expect, it } from 'vitest';
import { unnamed } from '../../app/cli/unnamed.ts';
import { recordOf } from '../support/record-of.ts';

it('a board called after a player is not so called in the JSON of the review', () => {
  const [opened, ...rest] = recordOf('2017');
  if (opened?.type !== 'BoardOpened') throw new Error('no board');
  const events = [{ ...opened, board: 'Hondo717 session', players: { S: 'Hondo717' } }, ...rest];
  const board = {
    name: 'Hondo717 session',
    nth: 1,
    index: 0,
    line: 1,
    events,
    stored: [],
    unknown: [],
    losses: [],
    notices: [],
  };
  expect(unnamed(board, { record: events }, 'en').name).toBe('South session');
});
