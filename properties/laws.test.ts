/** The invariants over whole illegal boards. Each prints how often its premise held; under one in a hundred fails. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engine } from './arbitrary/engine.ts';
import { illegalBoard } from './arbitrary/illegal-board.ts';
import { show } from './arbitrary/show.ts';
import { PROPERTIES } from './laws/all.ts';
import { playedOf } from './laws/property.ts';

const RUNS = Number(process.env['ETUI_BOARDS'] ?? 400);

describe('boards on which things go wrong', () => {
  it.each(PROPERTIES.map((property) => [property.number, property.name, property] as const))(
    '%i. %s',
    (_number, name, property) => {
      let held = 0;
      let boards = 0;
      fc.assert(
        fc.property(illegalBoard(engine), (events) => {
          const verdict = property.of(playedOf(events));
          boards += 1;
          held += verdict.premise ? 1 : 0;
          if (verdict.broken !== null) throw new Error(`${verdict.broken}\n${show(events)}`);
        }),
        { numRuns: RUNS, seed: 2017 },
      );
      console.log(`premise held in ${held} of ${boards} boards: ${name}`);
      expect(held).toBeGreaterThanOrEqual(boards / 100);
    },
  );
});
