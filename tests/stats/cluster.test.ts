/** Sessions whose boards come by turns: whatever is packed meanwhile, nothing is lost. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cluster, countsOf, newCluster, noneOpened, opened } from '../../app/stats/cluster.ts';

const SESSIONS = 200;
const additions = fc.array(fc.tuple(fc.nat(SESSIONS - 1), fc.nat(9), fc.integer({ min: 1, max: 1000 })), {
  minLength: 300,
  maxLength: 600,
});

describe('the counts of sessions', () => {
  it('are the same in whatever order their boards come', () => {
    let packed = 0;
    fc.assert(
      fc.property(additions, (all) => {
        const open = noneOpened();
        const clusters = Array.from({ length: SESSIONS }, newCluster);
        const plain = clusters.map(() => new Map<number, number>());
        for (const [session, key, by] of all) {
          const into = [opened(open, clusters[session] as Cluster), plain[session] as Map<number, number>];
          for (const counts of into) counts.set(key, (counts.get(key) ?? 0) + by);
        }
        packed += clusters.filter((each) => each.open === null && each.packed.length > 0).length;
        expect(clusters.map(countsOf)).toEqual(plain);
      }),
      { numRuns: 30 },
    );
    expect(packed).toBeGreaterThan(100);
  });
});
