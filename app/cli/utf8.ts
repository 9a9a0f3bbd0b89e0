/** Bytes → text where only UTF-8 will do: JSON Lines are hashed, so that no byte of them is guessed at. */
import * as E from 'fp-ts/lib/Either.js';
import { saying, type Worded, worded } from '../../domain/saying.ts';

export interface NotUtf8 extends Worded {
  readonly line: number;
}

const newlines = (bytes: Uint8Array): number => {
  let count = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count += 1;
  return count;
};

/** How many line ends stand before the first character that does not fit. */
const linesBefore = (bytes: Uint8Array): number =>
  new TextDecoder('utf-8').decode(bytes).split('\ufffd')[0]?.split('\n').length ?? 1;

const notUtf8 = (bytes: Uint8Array, line: number): NotUtf8 => {
  const wide = bytes[0] === 0xff || bytes[0] === 0xfe;
  const advice = wide && line === 0 ? 'it looks like UTF-16: save it as UTF-8' : 'save the file as UTF-8';
  const says = saying('these bytes are not UTF-8 text: {advice}', { advice: saying(advice) });
  return { line: line + linesBefore(bytes), ...worded(says) };
};

/** The text piece by piece. A Left is the last value. */
export async function* utf8Pieces(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<E.Either<NotUtf8, string>> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const decode = (bytes: Uint8Array, stream: boolean): string | undefined => {
    try {
      return decoder.decode(bytes, { stream });
    } catch {
      return undefined;
    }
  };
  let line = 0;
  let last: Uint8Array = new Uint8Array(0);
  for await (const bytes of pieces) {
    const text = decode(bytes, true);
    if (text === undefined) {
      yield E.left(notUtf8(bytes, line));
      return;
    }
    line += newlines(bytes);
    last = bytes;
    yield E.right(text);
  }
  if (decode(new Uint8Array(0), false) === undefined) yield E.left(notUtf8(last.subarray(last.length - 1), line));
}
