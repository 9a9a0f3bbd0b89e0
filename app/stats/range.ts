/** A part of a JSON Lines file, cut where a record begins: so that all cores read one large file. */
import { createReadStream } from 'node:fs';

/** In bytes; `to` exclusive. A record belongs to the part in which it begins. */
export interface Range {
  readonly from: number;
  readonly to: number;
}
const NEWLINE = 10;
const PIECE = 1 << 18;

const opens = (line: Buffer): boolean => {
  if (!line.includes('"BoardOpened"')) return false;
  try {
    const value: unknown = JSON.parse(line.toString('utf8'));
    return typeof value === 'object' && value !== null && 'type' in value && value.type === 'BoardOpened';
  } catch {
    return false;
  }
};

/** Every line with the place in the file where it begins. */
async function* linesFrom(file: string, start: number): AsyncGenerator<readonly [number, Buffer]> {
  let rest = Buffer.alloc(0);
  let at = start;
  for await (const piece of createReadStream(file, { start, highWaterMark: PIECE })) {
    rest = Buffer.concat([rest, piece as Buffer]);
    let from = 0;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE, from)) {
      yield [at + from, rest.subarray(from, end + 1)];
      from = end + 1;
    }
    at += from;
    rest = rest.subarray(from);
  }
  if (rest.length > 0) yield [at, rest];
}

/** The bytes of the records that begin within the part. */
export async function* rangePieces(file: string, { from, to }: Range): AsyncGenerator<Uint8Array> {
  let begun = from === 0;
  let kept: Buffer[] = [];
  let size = 0;
  // One byte early: what follows its line end is the first line of this part.
  for await (const [at, line] of linesFrom(file, Math.max(0, from - 1))) {
    if (!begun) begun = at >= from && opens(line);
    else if (at >= to && opens(line)) break;
    if (!begun) {
      if (at >= to && opens(line)) return;
      continue;
    }
    kept.push(line);
    size += line.length;
    if (size < PIECE) continue;
    yield Buffer.concat(kept);
    kept = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(kept);
}

/** Parts of about `size` bytes. */
export const rangesOf = (bytes: number, size: number): readonly Range[] =>
  Array.from({ length: Math.max(1, Math.ceil(bytes / size)) }, (_, i) => ({
    from: i * size,
    to: Math.min(bytes, (i + 1) * size),
  }));
