/** Writing without filling memory; a reader that has gone away is no error. */
import type { Writable } from 'node:stream';
import { saying } from '../../domain/saying.ts';
import { faultAt, faultLine } from './fault.ts';

/** Writes and waits until there is room again. */
export const write = (stream: Writable, text: string): Promise<void> => {
  if (stream.write(text)) return Promise.resolve();
  return new Promise((done) => {
    stream.once('drain', done);
  });
};

/**
 * Ends quietly when the pipe is closed at its other end (`etui … | head`); with 5 and a sentence where the disk is full,
 * or the place otherwise takes no more: what was written so far is not whole.
 */
export const quietPipes = (): void => {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      const why = error.message;
      if (stream === process.stdout)
        process.stderr.write(faultLine(faultAt(5, '', saying('what was to be written could not be: {why}', { why }))));
      process.exit(5);
    });
};

/** Colour and width where a person looks on; no colour where he has said no (NO_COLOR). */
export const terminal = (): { readonly color: boolean; readonly width?: number } => {
  const { isTTY, columns } = process.stdout;
  if (!isTTY) return { color: false };
  return { color: (process.env['NO_COLOR'] ?? '') === '', width: Math.max(40, columns) };
};
