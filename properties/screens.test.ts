/** The invariants over the same illegal boards, played behind screens. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { behindScreens } from './arbitrary/behind-screens.ts';
import { engine } from './arbitrary/engine.ts';
import { illegalBoard } from './arbitrary/illegal-board.ts';
import { show } from './arbitrary/show.ts';
import { PROPERTIES } from './laws/all.ts';
import { playedOf } from './laws/property.ts';

const RUNS = Number(process.env['ETUI_BOARDS'] ?? 150);
/** A quarter turn puts other players together; behind screens a bid is accepted by other acts than LHO's (7). */
const HOLD = PROPERTIES.filter(({ number, name }) => number !== 7 && !name.includes('90°'));

describe('boards on which things go wrong behind screens', () => {
  it.each(HOLD.map((property) => [property.number, property.name, property] as const))(
    '%i. %s',
    (_number, name, property) => {
      let held = 0;
      let boards = 0;
      fc.assert(
        fc.property(illegalBoard(engine), fc.constantFrom('FFB' as const, 'WBF' as const), (events, authority) => {
          const behind = behindScreens(events, authority);
          const verdict = property.of(playedOf(behind));
          boards += 1;
          held += verdict.premise ? 1 : 0;
          if (verdict.broken !== null) throw new Error(`${verdict.broken}\n${show(behind)}`);
        }),
        { numRuns: RUNS, seed: 2017 },
      );
      console.log(`premise held in ${held} of ${boards} boards: ${name}`);
      expect(held).toBeGreaterThanOrEqual(boards / 100);
    },
  );
});
