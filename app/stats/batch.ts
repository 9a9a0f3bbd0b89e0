/** Counts on their way from a worker: numbers in one piece, texts once only. */
import { DIGEST_BYTES } from './digest.ts';
import type { Item } from './job.ts';

export interface Batch {
  /** Of each board, behind each other. */
  readonly digests: Uint8Array;
  /** Of each board: the number of its cluster, and where its entries end. */
  readonly boards: Uint32Array;
  /** Number of the key, count; pair by pair. */
  readonly entries: Uint32Array;
  /** Texts whose numbers follow on those sent before. */
  readonly keys: readonly string[];
  readonly clusters: readonly string[];
  readonly leftOut: readonly string[];
  readonly faults: readonly { readonly place: string; readonly message: string }[];
}

const MOST_BOARDS = 256;

/** Numbers texts in the order in which they come. */
interface Numbers {
  readonly of: (text: string) => number;
  /** Those that were new since the last time. */
  readonly fresh: () => readonly string[];
}
const numbers = (): Numbers => {
  const known = new Map<string, number>();
  let fresh: string[] = [];
  return {
    of: (text) => {
      const number = known.get(text) ?? known.size;
      if (number === known.size) {
        known.set(text, number);
        fresh.push(text);
      }
      return number;
    },
    fresh: () => {
      const out = fresh;
      fresh = [];
      return out;
    },
  };
};

/** Packs items into batches. Numbers of texts hold for all batches of one packer. */
export interface Packer {
  /** A full batch, or nothing yet. */
  readonly add: (item: Item) => Batch | undefined;
  readonly rest: () => Batch;
}
export const packer = (): Packer => {
  const keys = numbers();
  const clusters = numbers();
  let digests: Uint8Array[] = [];
  let boards: number[] = [];
  let entries: number[] = [];
  let leftOut: string[] = [];
  let faults: { place: string; message: string }[] = [];
  const flush = (): Batch => {
    const bytes = new Uint8Array(digests.length * DIGEST_BYTES);
    for (const [i, digest] of digests.entries()) bytes.set(digest, i * DIGEST_BYTES);
    const batch: Batch = {
      digests: bytes,
      boards: Uint32Array.from(boards),
      entries: Uint32Array.from(entries),
      keys: keys.fresh(),
      clusters: clusters.fresh(),
      leftOut,
      faults,
    };
    [digests, boards, entries, leftOut, faults] = [[], [], [], [], []];
    return batch;
  };
  const addItem = (item: Item): void => {
    if (item.tag === 'left-out') leftOut.push(item.reason);
    else if (item.tag === 'fault') faults.push({ place: item.fault.place, message: item.fault.message });
    else {
      const { digest, cluster, entries: each } = item.counted;
      digests.push(digest);
      for (const [key, count] of each) entries.push(keys.of(key), count);
      boards.push(clusters.of(cluster), entries.length);
    }
  };
  return {
    add: (item) => {
      addItem(item);
      return digests.length >= MOST_BOARDS || leftOut.length >= MOST_BOARDS ? flush() : undefined;
    },
    rest: flush,
  };
};
