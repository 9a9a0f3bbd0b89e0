/** A file, or standard input, as pieces of bytes. */
import { createReadStream } from 'node:fs';
import * as E from 'fp-ts/lib/Either.js';
import { saying } from '../../domain/saying.ts';
import { type Fault, unreadable } from './fault.ts';
import { type Format, openBytes, PIECE, type Source } from './format.ts';

export { type Format, sniff, type Source } from './format.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file: give the path of a .jsonl, .etui, .pbn or .lin file, or - for standard input',
  EISDIR: 'this is a folder: give a file',
  EACCES: 'the file may not be read: ask its owner, or copy it to a place of yours',
};
/** What the system said, as a sentence. */
export const systemFault = (file: string, error: unknown): Fault => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return unreadable(
    file,
    REASONS[code] ?? saying('the file cannot be read ({why}): try a copy of it', { why: code || String(error) }),
  );
};

const streamOf = (file: string): AsyncIterable<Uint8Array> =>
  file === '-' ? process.stdin : createReadStream(file, { highWaterMark: PIECE });

/** Opens a file and settles its format. Left: it cannot be read, is empty, or is of no format known. */
export const openSource = async (
  file: string,
  asked?: Format,
  bytes: AsyncIterable<Uint8Array> = streamOf(file),
): Promise<E.Either<Fault, Source>> => {
  try {
    return await openBytes(file, asked, bytes);
  } catch (error) {
    return E.left(systemFault(file, error));
  }
};
