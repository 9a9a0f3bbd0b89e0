/** Pieces of work spread over worker threads, their batches handed on in the order of the work. */
import { Worker } from 'node:worker_threads';
import { type Batch, packer } from './batch.ts';
import { clerkOf, itemsOf, type Job, type Settings } from './job.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** `hand`: the number of the one who packed it. */
export type Take = (hand: number, batch: Batch) => void;

/** Without threads. */
export const alone = async (jobs: readonly Job[], settings: Settings, take: Take): Promise<void> => {
  const clerk = clerkOf(settings);
  const pack = packer();
  for (const job of jobs) {
    for await (const item of itemsOf(job, clerk)) {
      const batch = pack.add(item);
      if (batch !== undefined) take(0, batch);
    }
    take(0, pack.rest());
  }
};

/** How far ahead of the oldest piece still under way work may go, for each thread: what is done early has to be kept. */
const AHEAD = 16;

interface Under {
  readonly batches: (readonly [hand: number, batch: Batch])[];
  done: boolean;
}
interface Crew {
  readonly jobs: readonly Job[];
  readonly take: Take;
  readonly under: Map<number, Under>;
  /** The next piece to give out, and the oldest whose batches are not all handed on. */
  next: number;
  oldest: number;
  readonly idle: Worker[];
  readonly most: number;
}

const handOn = (crew: Crew): void => {
  for (;;) {
    const first = crew.under.get(crew.oldest);
    if (first === undefined) return;
    for (const [hand, batch] of first.batches.splice(0)) crew.take(hand, batch);
    if (!first.done) return;
    crew.under.delete(crew.oldest);
    crew.oldest += 1;
  }
};
const giveOut = (crew: Crew): void => {
  while (crew.idle.length > 0 && crew.next < crew.jobs.length && crew.next < crew.oldest + crew.most) {
    const number = crew.next;
    const job = crew.jobs[number];
    if (job === undefined) return;
    crew.next += 1;
    crew.under.set(number, { batches: [], done: false });
    crew.idle.pop()?.postMessage({ tag: 'job', number, job } satisfies ToWorker);
  }
};

/** In MB: boards come and go, and with less a thread spends more of its time on clearing up. */
const YOUNG = 64;
const hire = (settings: Settings): Worker =>
  new Worker(new URL('./worker.js', import.meta.url), {
    workerData: settings,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  });

const listen = (crew: Crew, worker: Worker, hand: number, end: (error?: Error) => void): void => {
  worker.on('error', end);
  worker.on('message', (message: FromWorker) => {
    const under = crew.under.get(message.number);
    if (message.tag === 'failed') return end(new Error(message.message));
    if (under === undefined) return;
    if (message.tag === 'batch') under.batches.push([hand, message.batch]);
    else {
      under.done = true;
      crew.idle.push(worker);
    }
    handOn(crew);
    giveOut(crew);
    if (crew.oldest >= crew.jobs.length) end();
  });
};

/**
 * Does all the work on `threads` threads. Batches come to `take` in the order of the work, whoever did it, so that the
 * same boards are taken for stored twice in every run. Throws what a thread threw: that is a bug of ours.
 */
export const together = async (
  jobs: readonly Job[],
  settings: Settings,
  threads: number,
  take: Take,
): Promise<void> => {
  if (jobs.length === 0) return;
  const workers = Array.from({ length: Math.min(threads, jobs.length) }, () => hire(settings));
  const crew: Crew = { jobs, take, under: new Map(), next: 0, oldest: 0, idle: [...workers], most: AHEAD * threads };
  try {
    await new Promise<void>((done, fail) => {
      for (const [hand, worker] of workers.entries())
        listen(crew, worker, hand, (error) => (error === undefined ? done() : fail(error)));
      giveOut(crew);
    });
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
};
