/** Intervals against published values and against cases whose answer is known. */
import { describe, expect, it } from 'vitest';
import { bootstrap, draw, random, wilson } from '../../projections/interval.ts';

describe('Wilson’s interval', () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I, method 3: the score method without continuity correction.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i out of %i is what Newcombe printed', (events, of, low, high) => {
    expect(wilson(events, of)?.low).toBeCloseTo(low, 4);
    expect(wilson(events, of)?.high).toBeCloseTo(high, 4);
  });

  it('reaches both ends', () => {
    expect(wilson(0, 7)?.low).toBe(0);
    expect(wilson(7, 7)?.high).toBe(1);
  });

  it('is none where there is no proportion', () => {
    expect(wilson(0, 0)).toBeNull();
    expect(wilson(3, 2)).toBeNull();
  });
});

describe('the bootstrap', () => {
  const of = (events: readonly number[], opportunities: readonly number[], seed = 1): object | null | undefined =>
    bootstrap([{ events: Float64Array.from(events), opportunities: Float64Array.from(opportunities) }], {
      clusters: events.length,
      times: 2000,
      seed,
    })[0];

  it('of clusters that are alike has no width', () => {
    expect(of([1, 1, 1], [10, 10, 10])).toEqual({ low: 0.1, high: 0.1 });
  });

  it('of two clusters reaches from the one to the other', () => {
    expect(of([0, 2], [10, 10])).toEqual({ low: 0, high: 0.2 });
  });

  it('draws nothing from one cluster, or from no event', () => {
    expect(of([3], [10])).toBeNull();
    expect(of([0, 0], [10, 10])).toBeNull();
  });

  it('is the same for the same seed, and another for another', () => {
    const many = Array.from({ length: 40 }, (_, i) => i % 7);
    const most = many.map(() => 50);
    expect(of(many, most, 5)).toEqual(of(many, most, 5));
    const ends = new Set([1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(of(many, most, seed))));
    expect(ends.size).toBeGreaterThan(1);
  });

  it('comes near the normal interval where that is good', () => {
    const events = Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? 1 : 3));
    const found = of(
      events,
      events.map(() => 10),
    );
    // Mean 0.2, standard deviation of a cluster 0.1: 0.2 ± 1.96 × 0.1 / √400.
    expect(found).toEqual({ low: expect.closeTo(0.1902, 2), high: expect.closeTo(0.2098, 2) });
  });
});

describe('the generator', () => {
  it('gives every number its share', () => {
    const next = random(2017);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i += 1) {
      const at = draw(next, 6);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it('is fixed: what was drawn once is drawn again in every version', () => {
    const next = random(1);
    expect([next(), next(), next()]).toMatchInlineSnapshot(`
      [
        1054798038,
        2109986405,
        4292679161,
      ]
    `);
  });
});
