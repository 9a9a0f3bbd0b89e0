/** The properties over a few hundred fixed boards: the second half of what kills a mutant. */
import fc from 'fast-check';
import { engine } from '../../properties/arbitrary/engine.ts';
import { illegalBoard } from '../../properties/arbitrary/illegal-board.ts';
import { PROPERTIES } from '../../properties/laws/all.ts';
import { playedOf } from '../../properties/laws/property.ts';

const BOARDS = 250;
/** The first property that a board breaks; null where all hold. */
export const brokenProperty = (): string | null => {
  for (const events of fc.sample(illegalBoard(engine), { numRuns: BOARDS, seed: 64 })) {
    const board = playedOf(events);
    for (const property of PROPERTIES) {
      const { broken } = property.of(board);
      if (broken !== null) return `property ${property.number} (${property.name}): ${broken}`;
    }
  }
  return null;
};
