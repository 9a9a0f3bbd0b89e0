/**
 * The counts of a session. While its boards come they are in a map; then they are packed, in 8 bytes a count instead of
 * about 50, and unpacked should another of its boards turn up. Most sessions' boards follow each other.
 */

/** Grown in place. */
export interface Cluster {
  open: Map<number, number> | null;
  /** Key, count; pair by pair. */
  packed: Uint32Array;
}
const NONE = new Uint32Array();
export const newCluster = (): Cluster => ({ open: null, packed: NONE });

const unpacked = (packed: Uint32Array): Map<number, number> => {
  const open = new Map<number, number>();
  for (let at = 0; at < packed.length; at += 2) open.set(packed[at] ?? 0, packed[at + 1] ?? 0);
  return open;
};
const pack = (cluster: Cluster): void => {
  if (cluster.open === null) return;
  cluster.packed = Uint32Array.from([...cluster.open].flat());
  cluster.open = null;
};
/** The counts by the number of their key. */
export const countsOf = ({ open, packed }: Cluster): ReadonlyMap<number, number> => open ?? unpacked(packed);

/** The sessions whose boards came last. */
export interface Opened {
  readonly clusters: Set<Cluster>;
}
export const noneOpened = (): Opened => ({ clusters: new Set() });
/** Boards of several sessions may come by turns, from several threads. */
const MOST_OPEN = 64;

/** The counts to be added to; the session opened longest ago is packed to make room. */
export const opened = ({ clusters }: Opened, cluster: Cluster): Map<number, number> => {
  if (cluster.open !== null) return cluster.open;
  for (const oldest of clusters) {
    if (clusters.size < MOST_OPEN) break;
    clusters.delete(oldest);
    pack(oldest);
  }
  clusters.add(cluster);
  cluster.open = unpacked(cluster.packed);
  return cluster.open;
};
