/** The order in which a file writes the cards of a hand means nothing: the state is that of the record read back. */
import * as E from 'fp-ts/lib/Either.js';
import { expect, it } from 'vitest';
import { stateOf } from '../projections/table/state.ts';
import { tableOf } from '../replay/fold.ts';
import { encodeEvent } from '../wire/encode.ts';
import { eventsFrom, recordOf } from './support/record-of.ts';
import type { Event } from '../domain/event.ts';

const dealt = (record: readonly Event[]): unknown => {
  const table = tableOf(record);
  return E.isRight(table) ? stateOf(table.right)['dealt'] : undefined;
};

it('the hands as dealt stand in one order, however they were written', () => {
  const deal = 'N:KA.AJ.J9.5672 - - -';
  const record = recordOf('2017', { type: 'HandsDealt', deal });
  expect(dealt(record)).toMatchObject({ N: ['SA', 'SK', 'HA', 'HJ', 'DJ', 'D9', 'C7', 'C6', 'C5', 'C2'] });
  expect(dealt(record)).toEqual(dealt(eventsFrom(0, ...record.map(encodeEvent))));
});
