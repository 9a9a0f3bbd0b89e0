/** Everything added up, cluster by cluster: what a run keeps, whatever the number of boards. */
import type { Batch } from './batch.ts';
import { type Cluster, newCluster, noneOpened, opened, type Opened } from './cluster.ts';
import { DIGEST_BYTES, type DigestSet, digestSet } from './digest.ts';

/** Grown in place. */
export interface Tally {
  boards: number;
  /** Boards that were there already. */
  duplicates: number;
  /** Boards of which no record or no table can be made, by reason. */
  readonly leftOut: Map<string, number>;
  /** Counts by the number of their key, for each cluster. */
  readonly clusters: Map<string, Cluster>;
  readonly opened: Opened;
  /** Numbers of keys. */
  readonly keys: Map<string, number>;
  readonly seen: DigestSet;
}
export const newTally = (): Tally => ({
  boards: 0,
  duplicates: 0,
  leftOut: new Map(),
  clusters: new Map(),
  opened: noneOpened(),
  keys: new Map(),
  seen: digestSet(),
});

const more = <K>(counts: Map<K, number>, key: K, by = 1): void => {
  counts.set(key, (counts.get(key) ?? 0) + by);
};
const numberOf = ({ keys }: Tally, text: string): number => {
  const number = keys.get(text) ?? keys.size;
  if (number === keys.size) keys.set(text, number);
  return number;
};
const clusterNamed = ({ clusters }: Tally, name: string): Cluster => {
  const known = clusters.get(name);
  if (known !== undefined) return known;
  const made = newCluster();
  clusters.set(name, made);
  return made;
};

/** What the numbers of one packer mean here. */
export interface Reading {
  readonly keys: number[];
  readonly clusters: Cluster[];
}
export const newReading = (): Reading => ({ keys: [], clusters: [] });

/** Adds a batch; of boards stored twice, the first that comes counts. */
export const addBatch = (tally: Tally, reading: Reading, batch: Batch): void => {
  for (const text of batch.keys) reading.keys.push(numberOf(tally, text));
  for (const name of batch.clusters) reading.clusters.push(clusterNamed(tally, name));
  for (const reason of batch.leftOut) more(tally.leftOut, reason);
  let from = 0;
  for (let board = 0; board * 2 < batch.boards.length; board += 1) {
    const end = batch.boards[board * 2 + 1] ?? from;
    const cluster = reading.clusters[batch.boards[board * 2] ?? 0];
    if (cluster !== undefined && tally.seen.add(batch.digests, board * DIGEST_BYTES)) {
      tally.boards += 1;
      const counts = opened(tally.opened, cluster);
      for (let at = from; at < end; at += 2)
        more(counts, reading.keys[batch.entries[at] ?? 0] ?? 0, batch.entries[at + 1] ?? 0);
    } else tally.duplicates += 1;
    from = end;
  }
};
