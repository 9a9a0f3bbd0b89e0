/** The invariants over the same illegal boards, played behind screens. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { behindScreens } from './arbitrary/behind-screens.ts';
import { engine } from './arbitrary/engine.ts';
import { illegalBoard } from './arbitrary/illegal-board.ts';
import { PROPERTIES } from './laws/all.ts';
import { holdsOn } from './laws/holding.ts';
import { guard } from './laws/prefix.ts';

const RUNS = Number(process.env['ETUI_BOARDS'] ?? 150);
/**
 * A quarter turn puts other players together; behind screens a bid is accepted by other acts than LHO's (7), and the
 * guard in front of the lawbook lets nothing by (9).
 */
const HOLD = PROPERTIES.filter(({ number, name }) => number !== 7 && !name.includes('90°') && name !== guard.name);
const screened = fc
  .tuple(illegalBoard(engine), fc.constantFrom('FFB' as const, 'WBF' as const))
  .map(([events, authority]) => behindScreens(events, authority));

describe('boards on which things go wrong behind screens', () => {
  it.each(HOLD.map((property) => [property.number, property.name, property] as const))(
    '%i. %s',
    (_number, _name, property) => {
      const { held, enough } = holdsOn(property, screened, RUNS);
      expect(held).toBeGreaterThanOrEqual(enough);
    },
  );
});
