/** A worker thread: does one piece of work after the other, and sends what it counted. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Batch, packer } from './batch.ts';
import { clerkOf, itemsOf, type Job, type Settings } from './job.ts';

export type ToWorker = { readonly tag: 'job'; readonly number: number; readonly job: Job };
export type FromWorker =
  | { readonly tag: 'batch'; readonly number: number; readonly batch: Batch }
  | { readonly tag: 'done'; readonly number: number }
  /** Our bug: told in the words of the error. */
  | { readonly tag: 'failed'; readonly number: number; readonly message: string };

const port = parentPort;
if (port !== null) {
  const clerk = clerkOf(workerData as Settings);
  const pack = packer();
  const send = (message: FromWorker): void => {
    const buffers =
      message.tag === 'batch'
        ? [message.batch.digests.buffer, message.batch.boards.buffer, message.batch.entries.buffer]
        : [];
    port.postMessage(message, buffers as readonly ArrayBuffer[]);
  };
  const work = async ({ number, job }: ToWorker): Promise<void> => {
    try {
      for await (const item of itemsOf(job, clerk)) {
        const batch = pack.add(item);
        if (batch !== undefined) send({ tag: 'batch', number, batch });
      }
      send({ tag: 'batch', number, batch: pack.rest() });
      send({ tag: 'done', number });
    } catch (error) {
      send({ tag: 'failed', number, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  };
  port.on('message', (message: ToWorker) => void work(message));
}
