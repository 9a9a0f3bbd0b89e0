/** A property held against boards until it has had enough of them to speak about. */
import fc from 'fast-check';
import { show } from '../arbitrary/show.ts';
import { type Board, playedOf, type Property } from './property.ts';

/** How many boards were written, and in how many of them the premise held. */
export interface Held {
  readonly boards: number;
  readonly held: number;
  /** As many as there had to be. */
  readonly enough: number;
}

/**
 * Goes through `runs` boards, and on while the premise held in fewer than one in twenty of them: to five times as many,
 * so that a premise that holds in fewer than one board in a hundred is found, and luck decides nothing. Throws at the
 * smallest board on which the property is broken.
 */
export const holdsOn = (property: Property, boards: fc.Arbitrary<Board>, runs: number): Held => {
  const enough = runs / 20;
  const count = { boards: 0, held: 0 };
  const each = fc.property(boards, (events) => {
    const verdict = property.of(playedOf(events));
    count.boards += 1;
    count.held += verdict.premise ? 1 : 0;
    if (verdict.broken !== null) throw new Error(`${verdict.broken}\n${show(events)}`);
  });
  for (let round = 0; round < 5 && count.held < enough; round += 1) fc.assert(each, { numRuns: runs });
  const { held, boards: seen } = count;
  console.log(`premise held in ${held} of ${seen} boards: ${property.name}`);
  return { boards: seen, held, enough };
};
