/** A bar on standard error while a long read goes on: on a terminal only, and only after a second. */

export interface Progress {
  /** So many bytes more have been read. */
  readonly add: (bytes: number) => void;
  /** Takes the bar away. */
  readonly end: () => void;
}

/** What a bar is drawn on. */
export interface Screen {
  readonly isTTY: boolean;
  readonly write: (text: string) => unknown;
}

const WIDTH = 30;
const AFTER_MS = 1000;
const EVERY_MS = 100;

const bar = (label: string, done: number, total: number): string => {
  const part = total > 0 ? Math.min(1, done / total) : 1;
  const full = Math.round(part * WIDTH);
  return `\r${label} [${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${Math.round(part * 100)} %`;
};

/** `total` in bytes. */
export const progressOn = (stream: Screen, label: string, total: number): Progress => {
  const started = performance.now();
  let done = 0;
  let drawn = 0;
  return {
    add: (bytes) => {
      done += bytes;
      const now = performance.now();
      if (!stream.isTTY || now - started < AFTER_MS || now - drawn < EVERY_MS) return;
      drawn = now;
      stream.write(bar(label, done, total));
    },
    end: () => {
      if (drawn > 0) stream.write(`\r${' '.repeat(label.length + WIDTH + 10)}\r`);
    },
  };
};

/** The same pieces, counted as they go by. */
export async function* counted(pieces: AsyncIterable<Uint8Array>, progress: Progress): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    progress.add(piece.length);
    yield piece;
  }
}
