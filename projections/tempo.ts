/** Tempo against the player's own: what is slow for one is usual for another, and nobody is set beside anybody else. */

/** The usual time of a player for one kind of act, in ms. */
export interface Usual {
  readonly acts: number;
  readonly median: number;
  /** Median of the distances from the median. */
  readonly spread: number;
}

/** Fewer acts of his say nothing about his tempo. */
export const FEWEST = 20;
/** So many spreads from his median an act is listed: in a normal distribution 1 in 400, in tempo more. */
const FAR = 4.5;

const middle = (sorted: Float64Array): number => {
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};
/** null: too few acts. */
export const usualOf = (times: readonly number[]): Usual | null => {
  if (times.length < FEWEST) return null;
  const median = middle(Float64Array.from(times).toSorted());
  const spread = middle(Float64Array.from(times, (ms) => Math.abs(ms - median)).toSorted());
  return { acts: times.length, median, spread };
};
/** Slow or fast for this player; null: usual. */
export const unusual = (ms: number, { median, spread }: Usual): 'slow' | 'fast' | null => {
  if (spread === 0 || Math.abs(ms - median) < FAR * spread) return null;
  return ms > median ? 'slow' : 'fast';
};
