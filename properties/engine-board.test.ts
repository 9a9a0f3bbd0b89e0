/** Boards written with the engine as umpire: it goes along with whatever is put before it. */
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import type { Table } from '../projections/table/table.ts';
import { tableOf } from '../replay/fold.ts';
import { writeBoard } from './arbitrary/board.ts';
import { clerk } from './arbitrary/clerk.ts';
import { engine } from './arbitrary/engine.ts';
import { illegalBoard } from './arbitrary/illegal-board.ts';
import { type Board, lawfulBoard, scriptOfLawfulBoard } from './arbitrary/lawful-board.ts';
import { show } from './arbitrary/show.ts';

const fold = (events: Board): Table => {
  const table = tableOf(events);
  if (E.isLeft(table)) throw new Error(table.left.message);
  return table.right;
};

describe('the engine as umpire', () => {
  it('finds nothing on a lawful board', () => {
    fc.assert(
      fc.property(lawfulBoard(engine), (events) => {
        expect(fold(events).findings).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('lets the same boards be written as the clerk does, who knows no more than the lawful game', () => {
    fc.assert(
      fc.property(fc.noBias(scriptOfLawfulBoard()), (script) => {
        expect(show(writeBoard(script, engine))).toBe(show(writeBoard(script, clerk)));
      }),
      { numRuns: 300 },
    );
  });

  it('brings every other board with irregularities to an end, and finds most sorts of them', () => {
    const boards = fc.sample(illegalBoard(engine), 1000);
    const codes = new Map<string, number>();
    let ended = 0;
    let asked = 0;
    for (const events of boards) {
      const { phase, findings, matters } = fold(events);
      if (phase === 'ended' || phase === 'closed') ended += 1;
      if (matters.length > 1) asked += 1;
      for (const code of new Set(findings.map((finding) => finding.code))) codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    const listed = [...codes].toSorted(([, a], [, b]) => b - a).map(([code, n]) => `${code} ${n / 10}`);
    console.info(
      `findings in % of 1,000 boards: ${listed.join(' · ')}; ended ${ended / 10}, several matters ${asked / 10}`,
    );
    expect(ended).toBeGreaterThan(500);
    expect(asked).toBeGreaterThan(100);
    expect(codes.size).toBeGreaterThanOrEqual(10);
  });
});
