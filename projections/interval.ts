/**
 * How far a rate may be off. Wilson's interval takes acts for independent of each other; they are not, within a session
 * or an event, so the interval by resampling whole clusters stands beside it.
 */

/** Ends of an interval, as proportions from 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 97.5th percentile of the normal distribution: 95 % between its two ends. */
const Z = 1.959963984540054;

/** Wilson's score interval at 95 % (Wilson 1927), without continuity correction; null where it is no proportion. */
export const wilson = (events: number, opportunities: number): Interval | null => {
  if (opportunities <= 0 || events < 0 || events > opportunities) return null;
  const n = opportunities;
  const p = events / n;
  const z2 = Z * Z;
  const middle = (p + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n))) / (1 + z2 / n);
  return { low: events === 0 ? 0 : Math.max(0, middle - half), high: events === n ? 1 : Math.min(1, middle + half) };
};

/** A source of numbers from 0 to 2³² − 1. */
export type Random = () => number;
/** Small, seeded, the same on every machine: sfc32 (Doty-Humphrey), seeded by counting it on. */
export const random = (seed: number): Random => {
  let a = 0x9e3779b9;
  let b = seed | 0;
  let c = 0x243f6a88;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i += 1) next();
  return next;
};
/** From 0 to `below` − 1, each equally likely: numbers of the last, incomplete round are drawn again. */
export const draw = (next: Random, below: number): number => {
  const rounds = Math.floor(2 ** 32 / below) * below;
  let value = next();
  while (value >= rounds) value = next();
  return value % below;
};

/** The events and opportunities of one rate, cluster by cluster in one order for all rates. */
export interface Series {
  readonly events: Float64Array;
  /** Rates over the same opportunities may hand in the same array: it is weighed once. */
  readonly opportunities: Float64Array;
}

/** How often each cluster is drawn in one resample. */
const drawn = (next: Random, into: Uint32Array): void => {
  into.fill(0);
  for (let i = 0; i < into.length; i += 1) {
    const at = draw(next, into.length);
    into[at] = (into[at] ?? 0) + 1;
  }
};
const weighed = (counts: Float64Array, weights: Uint32Array): number => {
  let sum = 0;
  for (let i = 0; i < counts.length; i += 1) sum += (counts[i] ?? 0) * (weights[i] ?? 0);
  return sum;
};
/** Nearest rank: the smallest value that at least that part of the values do not exceed. */
const percentile = (sorted: Float64Array, part: number): number =>
  sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
const intervalOf = (rates: readonly number[]): Interval | null => {
  if (rates.length === 0) return null;
  const sorted = Float64Array.from(rates).toSorted();
  return { low: percentile(sorted, 0.025), high: percentile(sorted, 0.975) };
};

/**
 * The percentile interval at 95 % of each rate, by drawing `clusters` clusters with replacement `times` times; the same
 * draws serve all rates. null: fewer than two clusters, or no event, from which nothing can be drawn. A resample
 * without an opportunity is left out.
 */
export const bootstrap = (
  all: readonly Series[],
  { clusters, times, seed }: { readonly clusters: number; readonly times: number; readonly seed: number },
): readonly (Interval | null)[] => {
  const used = all.map(({ events }) => clusters >= 2 && events.some((n) => n > 0));
  const rates = all.map((): number[] => []);
  const next = random(seed);
  const weights = new Uint32Array(clusters);
  for (let round = 0; round < times; round += 1) {
    drawn(next, weights);
    const sums = new Map<Float64Array, number>();
    for (const [i, { events, opportunities }] of all.entries()) {
      if (used[i] !== true) continue;
      const of = sums.get(opportunities) ?? weighed(opportunities, weights);
      sums.set(opportunities, of);
      if (of > 0) rates[i]?.push(weighed(events, weights) / of);
    }
  }
  return rates.map(intervalOf);
};
