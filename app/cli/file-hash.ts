/** The hash of a file's bytes, from which ids are derived at import (contract 1). */
import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either.js';
import type { Fault } from './fault.ts';
import { type Format, openSource, type Source, systemFault } from './source.ts';

export interface HashedSource extends Source {
  /** Lower-case hex SHA-256 of the file's bytes. */
  readonly fileHash: string;
  /** In bytes. */
  readonly size: number;
}

const standardInput = async (): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  for await (const part of process.stdin) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
};
async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes;
}

/** Opens a file whose hash must be known before its boards are read: twice for a file, in memory for standard input. */
export const openHashed = async (file: string, asked?: Format): Promise<E.Either<Fault, HashedSource>> => {
  const hash = createHash('sha256');
  let size = 0;
  let bytes: Uint8Array | undefined;
  try {
    if (file === '-') {
      bytes = await standardInput();
      hash.update(bytes);
      size = bytes.length;
    } else {
      for await (const piece of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(piece as Uint8Array);
      size = statSync(file).size;
    }
  } catch (error) {
    return E.left(systemFault(file, error));
  }
  const source = await openSource(file, asked, bytes === undefined ? undefined : onePiece(bytes));
  return E.isLeft(source) ? source : E.right({ ...source.right, fileHash: hash.digest('hex'), size });
};
