/** Small choices drawn from one integer, so that a shrunk board makes the first choice everywhere. */

export interface Picks {
  /** 0 to below `n`; 0 where `n` is 0. */
  readonly below: (n: number) => number;
  /** True once in `n`; never from the number 0. */
  readonly onceIn: (n: number) => boolean;
  /** One of them; the first from the number 0. */
  readonly one: <T>(of: readonly [T, ...(readonly T[])]) => T;
  /** One of them, or nothing where there is none. */
  readonly from: <T>(of: readonly T[]) => T | undefined;
}

/** Mulberry32; from the number 0 every draw is 0. */
export const picksOf = (seed: number): Picks => {
  let state = seed >>> 0;
  const draw = (): number => {
    if (seed === 0) return 0;
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n: number): number => Math.floor(draw() * n);
  return {
    below,
    onceIn: (n) => below(n) === n - 1 && seed !== 0,
    one: (of) => of[below(of.length)] ?? of[0],
    from: (of) => of[below(of.length)],
  };
};

/** A number for one place of a sequence: the same seed and place, the same number; 0 stays 0. */
export const pickAt = (seed: number, place: number): number =>
  seed === 0 ? 0 : (Math.imul(seed ^ Math.imul(place + 1, 0x9e3779b1), 0x85ebca6b) | 1) >>> 0;
