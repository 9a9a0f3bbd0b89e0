/** Bytes to text for files whose encoding nobody declared: one decision, made from the bytes, and told to the reader. */

/** What the bytes were read as. `ascii`: nothing above 127 was seen. Latin-1 is read as its superset Windows-1252. */
export type Encoding = 'ascii' | 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A decoder fed piece by piece; pieces may cut characters anywhere. */
export interface TextReader {
  /** The text that is complete so far; never throws. */
  readonly push: (bytes: Uint8Array) => string;
  /** What was held back; call it once, after the last piece. */
  readonly end: () => string;
  readonly encoding: () => Encoding;
  /** How many bytes or units did not fit the encoding: read as Windows-1252 in a UTF-8 file, else as U+FFFD. */
  readonly misfits: () => number;
}

const EMPTY = new Uint8Array(0);

const joined = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  if (a.length === 0) return b;
  const both = new Uint8Array(a.length + b.length);
  both.set(a, 0);
  both.set(b, a.length);
  return both;
};

interface Start {
  readonly encoding: Encoding;
  readonly skip: number;
}
/** A byte order mark decides; without one, a zero in every second place is UTF-16 (nobody puts NUL into a record). */
const startOf = (head: Uint8Array): Start => {
  const [a = -1, b = -1, c = -1, d = -1] = head;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: 'utf-8', skip: 3 };
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16le', skip: 2 };
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', skip: 2 };
  if (a > 0 && b === 0 && c > 0 && d === 0) return { encoding: 'utf-16le', skip: 0 };
  if (a === 0 && b > 0 && c === 0 && d > 0) return { encoding: 'utf-16be', skip: 0 };
  return { encoding: 'ascii', skip: 0 };
};

/** Length of the well-formed UTF-8 sequence (RFC 3629) at `at`: 0 if there is none, -1 if the piece ends inside it. */
const sequenceAt = (bytes: Uint8Array, at: number): number => {
  const lead = bytes[at] ?? 0;
  const size = lead >= 0xc2 && lead <= 0xdf ? 2 : (lead & 0xf0) === 0xe0 ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
  const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  for (let k = 1; k < size; k += 1) {
    const next = bytes[at + k];
    if (next === undefined) return -1;
    if (next < (k === 1 ? low : 0x80) || next > (k === 1 ? high : 0xbf)) return 0;
  }
  return size;
};

const firstHigh = (bytes: Uint8Array): number => {
  let at = 0;
  while (at < bytes.length && (bytes[at] ?? 0) < 0x80) at += 1;
  return at;
};

/** Windows-1252 from 128 to 159; five of these bytes mean nothing and stay as they are. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Some runtimes decode Windows-1252 as Latin-1: what they leave of it is put right here. */
const windowsText = (decoder: { readonly decode: (bytes: Uint8Array) => string }, bytes: Uint8Array): string =>
  decoder.decode(bytes).replace(/[\u0080-\u009f]/g, (c: string) => HIGH[c.charCodeAt(0) - 128] ?? c);

interface EightBit {
  readonly push: (bytes: Uint8Array, last: boolean) => string;
  readonly encoding: () => Encoding;
  readonly misfits: () => number;
}

/** The first byte above 127 decides: part of a well-formed sequence, UTF-8; else Windows-1252 from there to the end. */
const eightBit = (declared: Encoding): EightBit => {
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  const cp1252 = new TextDecoder('windows-1252');
  let encoding = declared;
  let misfits = 0;
  let held: Uint8Array = EMPTY;
  const utf8Text = (bytes: Uint8Array, last: boolean): string => {
    let text = '';
    let from = 0;
    let at = 0;
    while (at < bytes.length) {
      const size = (bytes[at] ?? 0) < 0x80 ? 1 : sequenceAt(bytes, at);
      if (size < 0 && !last) break;
      if (size <= 0) {
        text += utf8.decode(bytes.subarray(from, at)) + windowsText(cp1252, bytes.subarray(at, at + 1));
        misfits += 1;
        from = at + 1;
      }
      at += size <= 0 ? 1 : size;
    }
    held = bytes.slice(at);
    return text + utf8.decode(bytes.subarray(from, at));
  };
  const push = (piece: Uint8Array, last: boolean): string => {
    const bytes = joined(held, piece);
    held = EMPTY;
    if (encoding === 'ascii') {
      const high = firstHigh(bytes);
      if (high === bytes.length) return cp1252.decode(bytes);
      const size = sequenceAt(bytes, high);
      if (size < 0 && !last) {
        held = bytes.slice(high);
        return cp1252.decode(bytes.subarray(0, high));
      }
      encoding = size > 0 ? 'utf-8' : 'windows-1252';
    }
    return encoding === 'utf-8' ? utf8Text(bytes, last) : windowsText(cp1252, bytes);
  };
  return { push, encoding: () => encoding, misfits: () => misfits };
};

const sixteenBit = (encoding: 'utf-16le' | 'utf-16be'): EightBit => {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  let misfits = 0;
  const push = (bytes: Uint8Array, last: boolean): string => {
    const text = decoder.decode(bytes, { stream: !last });
    for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', at + 1)) misfits += 1;
    return text;
  };
  return { push, encoding: () => encoding, misfits: () => misfits };
};

const readerFor = (start: Start): EightBit =>
  start.encoding === 'utf-16le' || start.encoding === 'utf-16be'
    ? sixteenBit(start.encoding)
    : eightBit(start.encoding);

/**
 * A reader of UTF-8 (with or without a mark), UTF-16 (either order), Windows-1252 and so Latin-1 and ASCII.
 * The mark itself is never part of the text. Memory: four bytes beyond the piece in hand.
 */
export const textReader = (): TextReader => {
  let head: Uint8Array = EMPTY;
  let inner: EightBit | undefined;
  const feed = (bytes: Uint8Array, last: boolean): string => {
    if (inner !== undefined) return inner.push(bytes, last);
    head = joined(head, bytes);
    if (head.length < 4 && !last) return '';
    const start = startOf(head);
    inner = readerFor(start);
    const rest = head.subarray(start.skip);
    head = EMPTY;
    return inner.push(rest, last);
  };
  return {
    push: (bytes) => feed(bytes, false),
    end: () => feed(EMPTY, true),
    encoding: () => inner?.encoding() ?? 'ascii',
    misfits: () => inner?.misfits() ?? 0,
  };
};

/** A whole file at once. */
export const decodeText = (
  bytes: Uint8Array,
): { readonly text: string; readonly encoding: Encoding; readonly misfits: number } => {
  const reader = textReader();
  const text = reader.push(bytes) + reader.end();
  return { text, encoding: reader.encoding(), misfits: reader.misfits() };
};
