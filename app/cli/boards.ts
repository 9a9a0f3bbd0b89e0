/** The boards of a file, one after the other, whatever its format. Memory holds a board, not the file. */
import * as E from 'fp-ts/lib/Either.js';
import { saying, saysOf } from '../../domain/saying.ts';
import type { ScriptError } from '../../formats/script/fault.ts';
import { sentence } from '../../formats/script/sentences.ts';
import { said } from '../../words/sayings.ts';
import { withoutErased } from './erased.ts';
import { spoken } from './language.ts';
import type { BoardRecord } from '../../domain/event.ts';
import { linReader } from '../../formats/lin/import.ts';
import { pbnReader } from '../../formats/pbn/read.ts';
import { type ImportedBoard, type Loss, type Notice, refusalSentence } from '../../formats/report.ts';
import { readScript } from '../../formats/script/read.ts';
import type { Stored } from '../../wire/decode.ts';
import { encodeEvent } from '../../wire/encode.ts';
import { type ReadRecord, recordReader, type UnknownField } from '../../wire/jsonl.ts';
import { decodeFault, type Fault, placeOf, unreadable } from './fault.ts';
import type { Source } from './format.ts';
import { utf8Pieces } from './utf8.ts';

export interface Board {
  readonly name: string;
  /** From 1: which board of that name it is in its file. */
  readonly nth: number;
  /** Place in the file, from 0, refused boards counted. */
  readonly index: number;
  readonly line: number;
  readonly events: BoardRecord;
  /** As it stood in the file, or as it would stand there. */
  readonly stored: readonly Stored[];
  readonly unknown: readonly UnknownField[];
  readonly losses: readonly Loss[];
  readonly notices: readonly Notice[];
  /** Of a viewer at a moment: he comes to know more of the record. */
  readonly goesOn?: boolean;
  /** Whose keys stand in the record, where the store's directory knows. */
  readonly names?: ReadonlyMap<string, string>;
}
/** A board of which no record can be made. */
export interface Refused {
  readonly name: string | null;
  readonly nth: number;
  readonly index: number;
  readonly line: number;
  /** A word for counting. */
  readonly reason: string;
  readonly faults: readonly Fault[];
  readonly losses: readonly Loss[];
}
export type ReadBoard = E.Either<Refused, Board>;

/** Counts the boards of one name. */
type Count = (name: string | null) => number;
const counter = (): Count => {
  const seen = new Map<string, number>();
  return (name) => {
    const nth = (seen.get(name ?? '') ?? 0) + 1;
    seen.set(name ?? '', nth);
    return nth;
  };
};

const fromWire = (file: string, read: ReadRecord, count: Count): ReadBoard => {
  if (E.isLeft(read)) {
    const { board: name, index, line, errors, more } = read.left;
    const faults = errors.map((error) => decodeFault(file, error));
    const rest =
      more === 0 ? [] : [unreadable(placeOf(file, line), saying('and {n} more faults in this record', { n: more }))];
    const reason = errors[0]?.tag ?? 'record';
    return E.left({ name, nth: count(name), index, line, reason, faults: [...faults, ...rest], losses: [] });
  }
  const { board: name, index, line, events: stored, unknown } = read.right;
  const events = withoutErased(stored.map(({ event }) => event));
  return E.right({ name, nth: count(name), index, line, events, stored, unknown, losses: [], notices: [] });
};

const asStored = (events: BoardRecord): readonly Stored[] =>
  events.map((event): Stored => ({ event, raw: encodeEvent(event), unknown: [] }));

const fromFormat = (file: string, index: number, read: ImportedBoard, count: Count): ReadBoard => {
  const { board: name, line, losses } = read;
  const nth = count(name);
  if (read.kind === 'refused') {
    const faults = [unreadable(placeOf(file, line), refusalSentence(read.reason))];
    return E.left({ name, nth, index, line, reason: read.reason, faults, losses });
  }
  const { events, notices } = read;
  return E.right({ name, nth, index, line, events, stored: asStored(events), unknown: [], losses, notices });
};

/** The record in which the text broke off: what was read of it is not the record. */
const cutOff = (read: ReadRecord | undefined, count: Count, index: number, fault: Fault, line: number): ReadBoard => {
  const name = read === undefined ? null : E.isLeft(read) ? read.left.board : read.right.board;
  return E.left({ name, nth: count(name), index, line, reason: 'not-text', faults: [fault], losses: [] });
};

async function* jsonBoards({ file, pieces }: Source): AsyncGenerator<ReadBoard> {
  const reader = recordReader();
  const count = counter();
  let index = 0;
  for await (const text of utf8Pieces(pieces)) {
    if (E.isLeft(text)) {
      const { line } = text.left;
      yield cutOff(reader.end().at(-1), count, index, unreadable(placeOf(file, line), saysOf(text.left)), line);
      return;
    }
    for (const read of reader.push(text.right)) {
      index += 1;
      yield fromWire(file, read, count);
    }
  }
  for (const read of reader.end()) yield fromWire(file, read, count);
}

async function* formatBoards({ file, format, pieces }: Source): AsyncGenerator<ReadBoard> {
  const reader = format === 'lin' ? linReader(file) : pbnReader(file);
  const count = counter();
  let index = 0;
  for await (const piece of pieces)
    for (const read of reader.push(piece)) {
      yield fromFormat(file, index, read, count);
      index += 1;
    }
  for (const read of reader.end()) {
    yield fromFormat(file, index, read, count);
    index += 1;
  }
}

/** No script that a person types is longer, in UTF-16 units. */
const LONGEST_SCRIPT = 8 * 1024 * 1024;

const scriptBoard = (events: BoardRecord, index: number, count: Count): Board => {
  const [first] = events;
  const name = first?.type === 'BoardOpened' ? first.board : '?';
  const line = first?.source?.line ?? 1;
  return {
    name,
    nth: count(name),
    index,
    line,
    events,
    stored: asStored(events),
    unknown: [],
    losses: [],
    notices: [],
  };
};

const scriptText = async ({ file, pieces }: Source): Promise<E.Either<Fault, string>> => {
  let script = '';
  for await (const text of utf8Pieces(pieces)) {
    if (E.isLeft(text)) return E.left(unreadable(placeOf(file, text.left.line), saysOf(text.left)));
    script += text.right;
    if (script.length > LONGEST_SCRIPT)
      return E.left(
        unreadable(placeOf(file, 1), 'the script is longer than eight million characters: give its boards apart'),
      );
  }
  return E.right(script);
};

/** A script in French is spoken of in French whatever was asked for; what the codecs say of a field is put in here. */
const scriptFault = (file: string, error: ScriptError): Fault => {
  const place = placeOf(file, error.line, error.column);
  const detail = error.says === undefined ? error.detail : said('fr', error.says);
  const french = sentence({ ...error, detail }, 'fr');
  const isFrench = spoken() === 'fr' || error.message === sentence(error, 'fr');
  return { ...unreadable(place, error.message), says: saying('{text}', { text: isFrench ? french : error.message }) };
};

/** A script is read as a whole: with a fault in it, nothing of it is a record. */
async function* scriptBoards(source: Source): AsyncGenerator<ReadBoard> {
  const { file } = source;
  const refused = (faults: readonly Fault[]): ReadBoard =>
    E.left({ name: null, nth: 1, index: 0, line: 1, reason: 'script', faults, losses: [] });
  const script = await scriptText(source);
  if (E.isLeft(script)) {
    yield refused([script.left]);
    return;
  }
  const read = readScript(script.right, file);
  if (E.isLeft(read)) {
    yield refused(read.left.map((error) => scriptFault(file, error)));
    return;
  }
  const count = counter();
  for (const [index, events] of read.right.entries()) yield E.right(scriptBoard(events, index, count));
}

/** Reads a source to its end, board by board. */
export const boardsOf = (source: Source): AsyncGenerator<ReadBoard> => {
  switch (source.format) {
    case 'jsonl':
      return jsonBoards(source);
    case 'etui':
      return scriptBoards(source);
    case 'pbn':
    case 'lin':
      return formatBoards(source);
  }
};
