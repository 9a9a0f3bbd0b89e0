/** Which format bytes are in: by the ending of their file's name, else by how they begin. */
import * as E from 'fp-ts/lib/Either.js';
import { decodeText } from '../../formats/text.ts';
import { type Fault, unreadable } from './fault.ts';

/** `etui`: the table script. */
export type Format = 'jsonl' | 'pbn' | 'lin' | 'etui';
export interface Source {
  /** As the command line has it; `-` is standard input. */
  readonly file: string;
  readonly format: Format;
  readonly pieces: AsyncIterable<Uint8Array>;
}

/** How much of a file is read at once. */
export const PIECE = 1 << 16;
const ENDINGS: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['jsonl', 'jsonl'],
  ['ndjson', 'jsonl'],
  ['pbn', 'pbn'],
  ['lin', 'lin'],
]);
const endingOf = (file: string): string => /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';

/** A script begins with its language or its board, behind comments. */
const SCRIPT = /^(?:\s*(?:#[^\n]*)?\n)*\s*(?:lang\s+(?:en|fr)\b|board\s+\S|(?:étui|etui|donne)\s+\S)/i;

/** What the first bytes look like; undefined where they look like nothing known. */
export const sniff = (head: Uint8Array): Format | undefined => {
  const text = decodeText(head.subarray(0, PIECE)).text.trimStart();
  if (/^\{\s*("|\}|$)/.test(text)) return 'jsonl';
  if (/^[a-z]{2}\|/i.test(text)) return 'lin';
  if (/^(?:%|\[[A-Za-z])/.test(text) || /^\[[A-Za-z]\w*\s+"/m.test(text)) return 'pbn';
  if (SCRIPT.test(text)) return 'etui';
  return /(?:^|[|\n])(?:md|sv|mb|pn|vg|qx)\|/i.test(text) ? 'lin' : undefined;
};

async function* behind(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  try {
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

const formatOf = (file: string, head: Uint8Array, asked: Format | undefined): E.Either<Fault, Format> => {
  const ending = endingOf(file);
  const looksLike = sniff(head);
  // A record in JSON Lines may be called .etui too: what it looks like is clear enough.
  const named = ending === 'etui' && looksLike !== 'jsonl' ? 'etui' : ENDINGS.get(ending);
  const known = asked ?? named ?? looksLike;
  const binary = looksLike === undefined && head.includes(0);
  // A record of other programs may hold a stray zero byte: only what looks like nothing else is binary.
  if (known !== undefined && (known === 'jsonl' || !binary)) return E.right(known);
  const message = binary
    ? 'this is a binary file: a record is JSON Lines, PBN, LIN or a table script'
    : 'a record is JSON Lines, PBN, LIN or a table script, and this looks like none of them; if it is one, say which by its ending';
  return E.left(unreadable(`${file}:1:1`, message));
};

/** Settles the format of bytes. Left: there are none, or they are of no format known. */
export const openBytes = async (
  file: string,
  asked: Format | undefined,
  bytes: AsyncIterable<Uint8Array>,
): Promise<E.Either<Fault, Source>> => {
  const rest = bytes[Symbol.asyncIterator]();
  const first = await rest.next();
  if (first.done === true) return E.left(unreadable(`${file}:1:1`, 'the file is empty: there is no record in it'));
  const format = formatOf(file, first.value, asked);
  if (E.isLeft(format)) {
    await rest.return?.();
    return format;
  }
  return E.right({ file, format: format.right, pieces: behind(first.value, rest) });
};
