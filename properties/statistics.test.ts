/** Counts of random boards: the fold looked on at is the fold, parts add up to the whole, nothing is counted out of nothing. */
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { type Batch, packer } from '../app/stats/batch.ts';
import { clerkOf, countRecord } from '../app/stats/job.ts';
import { type Row, rowsOf } from '../app/stats/rows.ts';
import { addBatch, newReading, newTally } from '../app/stats/tally.ts';
import type { BoardRecord } from '../domain/event.ts';
import { newCounter } from '../projections/frequency.ts';
import { UNIT_OF } from '../projections/frequency/units.ts';
import { stateOf } from '../projections/table/state.ts';
import { tableOf } from '../replay/fold.ts';
import { observed } from '../replay/observe.ts';
import { engine } from './arbitrary/engine.ts';
import { illegalBoard } from './arbitrary/illegal-board.ts';

const boards = illegalBoard(engine);
const counter = newCounter();
const settings = { by: ['seat', 'phase'], laws: null } as const;

const batchOf = (records: readonly BoardRecord[]): Batch => {
  const pack = packer();
  for (const [i, record] of records.entries()) {
    const counted = countRecord(record, `file ${i % 3}`, clerkOf(settings));
    if (E.isRight(counted)) pack.add({ tag: 'board', counted: counted.right });
  }
  return pack.rest();
};
const rowsFor = (batches: readonly Batch[]): ReturnType<typeof rowsOf> => {
  const tally = newTally();
  for (const batch of batches) addBatch(tally, newReading(), batch);
  return rowsOf(tally, settings.by, { seed: 3, resamples: 20 });
};

/** He may find the use of information of which the record has nothing. */
const FOUND_BY_THE_DIRECTOR: ReadonlySet<string> = new Set(['unauthorized-information']);

/** What is drawn has a test of its own. */
const withoutDraws = (row: Row): Row => ({ ...row, bootstrap: null });

describe('the statistics', () => {
  it('look on at the same fold as everybody else', () => {
    fc.assert(
      fc.property(boards, (record) => {
        const seen = observed(record, counter);
        const table = tableOf(record);
        if (E.isLeft(seen) || E.isLeft(table)) return E.isLeft(seen) === E.isLeft(table);
        expect(stateOf(seen.right.table)).toEqual(stateOf(table.right));
        return true;
      }),
      { numRuns: 100 },
    );
  });

  it('of parts add up to those of the whole, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(boards, { minLength: 2, maxLength: 6 }), fc.nat(), (records, cut) => {
        const at = cut % records.length;
        const named = records.map((record, i) =>
          record.map((e) => (e.type === 'BoardOpened' ? { ...e, table: `${i}` } : e)),
        );
        const [first, second] = [batchOf(named.slice(0, at)), batchOf(named.slice(at))];
        const whole = rowsFor([batchOf(named)]).map(withoutDraws);
        for (const parts of [
          [first, second],
          [second, first],
        ])
          expect(rowsFor(parts).map(withoutDraws)).toEqual(whole);
      }),
      { numRuns: 40 },
    );
  });

  it('count a board once, however often it comes', () => {
    fc.assert(
      fc.property(fc.array(boards, { minLength: 1, maxLength: 4 }), (records) => {
        const batch = batchOf(records);
        expect(rowsFor([batch, batchOf(records)])).toEqual(rowsFor([batch]));
      }),
      { numRuns: 40 },
    );
  });

  it('find no irregular act without an opportunity for it', () => {
    let found = 0;
    fc.assert(
      fc.property(boards, (record) => {
        const seen = observed(record, counter);
        if (E.isLeft(seen)) return;
        const { occurrences, opportunities } = seen.right.counts;
        const had = new Set(opportunities.map(({ unit }) => unit));
        const without = occurrences
          .filter(({ severity, code }) => severity === 'irregularity' && !FOUND_BY_THE_DIRECTOR.has(code))
          .filter(({ code }) => !had.has(UNIT_OF[code]))
          .map(({ code }) => code);
        found += occurrences.length;
        expect(without).toEqual([]);
      }),
      { numRuns: 300, seed: 2026 },
    );
    expect(found).toBeGreaterThan(300);
  });
});
