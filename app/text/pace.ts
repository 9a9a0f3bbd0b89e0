/** How long each side took, and that nothing follows from it. */
import type { Pace } from '../../projections/pace.ts';
import { screenSideText } from './event.ts';
import type { Say } from './say.ts';

const sideText = (say: Say, side: Pace['side']): string =>
  side === 'NS' ? say.side(0) : side === 'EW' ? say.side(1) : screenSideText(say, side);
const timeText = (say: Say, ms: number): string => {
  const seconds = Math.round(ms / 1000);
  const values = { m: Math.floor(seconds / 60), s: seconds % 60, n: seconds };
  return say.fill(values.m === 0 ? say.words.review.seconds : say.words.printed.minutes, values);
};
/** A line for each side and part of the board, then the caution; none without times. */
export const paceText = (say: Say, paces: readonly Pace[]): readonly string[] => {
  if (paces.length === 0) return [];
  const { paceLine, paceCaution, paceScreenCaution } = say.words.printed;
  const lines = paces.map(({ part, side, ms, acts, timed }) =>
    say.fill(paceLine, {
      part: say.words.review[part],
      side: sideText(say, side),
      time: timeText(say, ms),
      timed,
      acts,
    }),
  );
  const isScreened = paces.some(({ side }) => side !== 'NS' && side !== 'EW');
  return [...lines, isScreened ? paceScreenCaution : paceCaution];
};
