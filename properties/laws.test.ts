/** The invariants over whole illegal boards. Each prints how often its premise held; under one in a hundred fails. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engine } from './arbitrary/engine.ts';
import { illegalBoard } from './arbitrary/illegal-board.ts';
import { PROPERTIES } from './laws/all.ts';
import { holdsOn } from './laws/holding.ts';

const RUNS = Number(process.env['ETUI_BOARDS'] ?? 400);

/** Misdealt hands, wrong boards and records from the middle of the play among them; screens have a file of their own. */
const boards = fc.oneof(
  { weight: 3, arbitrary: illegalBoard(engine) },
  { weight: 1, arbitrary: illegalBoard(engine, { setups: 'without screens' }) },
);

describe('boards on which things go wrong', () => {
  it.each(PROPERTIES.map((property) => [property.number, property.name, property] as const))(
    '%i. %s',
    (_number, _name, property) => {
      const { held, enough } = holdsOn(property, boards, RUNS);
      expect(held).toBeGreaterThanOrEqual(enough);
    },
  );
});
