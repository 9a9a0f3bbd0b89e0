/** Which of two events came first at the table: the order of the timeline, which a late record does not follow. */
import type { Seq } from './event.ts';
import type { Situation } from './situation.ts';

/** Whether event `a` came before event `b`. */
export const isBefore = (t: Pick<Situation, 'setup'>, a: Seq, b: Seq): boolean => {
  const { places } = t.setup;
  return places === null ? a < b : (places.get(a) ?? a) < (places.get(b) ?? b);
};
