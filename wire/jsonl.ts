/** JSON Lines ↔ records: the canonical form of Étui, and the file a person writes by hand (contract 1). */
import * as E from 'fp-ts/lib/Either.js';
import { type Gate, NEW_RECORD, passed } from '../domain/admit.ts';
import type { JsonObject, Seq } from '../domain/event.ts';
import { type CanonicalError, canonical } from './canonical.ts';
import type { Stored } from './decode.ts';
import { type DecodeError, decodeError } from './error.ts';
import { identified } from './identity.ts';
import { parseLine, readLine } from './line.ts';
import { type Line, lineSplitter } from './lines.ts';

/** A field this version does not know, where it stands first in a record. */
export interface UnknownField {
  readonly type: string;
  readonly path: string;
  readonly seq: Seq;
  readonly line: number;
}

export interface RecordRead {
  readonly board: string;
  /** Place of the record in its file, from 0. */
  readonly index: number;
  /** Where its BoardOpened stands. */
  readonly line: number;
  readonly events: readonly Stored[];
  /** Each unknown field once, kept and hashed all the same. */
  readonly unknown: readonly UnknownField[];
}

/** A record that cannot be read; the others of the file go on. */
export interface RecordUnreadable {
  readonly board: string | null;
  readonly index: number;
  readonly line: number;
  /** The first faults, at most `MOST_ERRORS`. */
  readonly errors: readonly DecodeError[];
  /** How many more there are. */
  readonly more: number;
}

export type ReadRecord = E.Either<RecordUnreadable, RecordRead>;

export interface ReadOptions {
  /** Lower-case hex SHA-256 of the file's bytes: events without an id get the one derived from it. */
  readonly fileHash?: string;
  /** The longest line read, in UTF-16 units; 4 Mi unless given. */
  readonly longestLine?: number;
}

export const LONGEST_LINE = 4 * 1024 * 1024;
export const MOST_ERRORS = 20;

/** Reads a file piece by piece; memory is bounded by the longest record. */
export interface RecordReader {
  readonly push: (chunk: string) => readonly ReadRecord[];
  readonly end: () => readonly ReadRecord[];
}

/** A record while its lines come in. */
interface Open {
  readonly index: number;
  readonly line: number;
  board: string | null;
  gate: Gate;
  events: Stored[];
  readonly errors: DecodeError[];
  more: number;
  readonly unknown: Map<string, UnknownField>;
}

const open = (index: number, line: number): Open => ({
  index,
  line,
  board: null,
  gate: NEW_RECORD,
  events: [],
  errors: [],
  more: 0,
  unknown: new Map(),
});

const close = ({ index, line, board, events, errors, more, unknown }: Open): ReadRecord =>
  errors.length > 0
    ? E.left({ board, index, line, errors: errors.map((error) => ({ ...error, board })), more })
    : E.right({ board: board ?? '', index, line, events, unknown: [...unknown.values()] });

const fail = (record: Open, errors: readonly DecodeError[]): void => {
  const room = MOST_ERRORS - record.errors.length;
  record.errors.push(...errors.slice(0, room));
  record.more += Math.max(0, errors.length - room);
  record.events = [];
  // The events behind keep their numbers, so that they are held against the right places.
  record.gate = { ...record.gate, length: record.gate.length + 1 };
};

const accept = (record: Open, stored: Stored, line: number, options: ReadOptions): void => {
  const { event } = stored;
  if (event.type === 'BoardOpened') record.board = event.board;
  record.gate = passed(record.gate, event);
  for (const path of stored.unknown) {
    const key = `${event.type}${path}`;
    if (!record.unknown.has(key)) record.unknown.set(key, { type: event.type, path, seq: event.seq, line });
  }
  if (record.errors.length > 0) return;
  const { fileHash } = options;
  const place = { board: record.board ?? '', record: record.index, seq: event.seq };
  record.events.push(fileHash === undefined ? stored : identified(stored, { fileHash, ...place }));
};

/** Reads JSON Lines given in pieces. Any text gives records or errors, in linear time; nothing is thrown. */
export const recordReader = (options: ReadOptions = {}): RecordReader => {
  const limit = options.longestLine ?? LONGEST_LINE;
  const lines = lineSplitter(limit);
  let current: Open | undefined;
  let index = 0;
  const next = (line: Line): ReadRecord | undefined => {
    if (line.text !== null && line.text.trim() === '') return undefined;
    const parsed = parseLine(line, limit);
    const finished = parsed.opens && current !== undefined ? close(current) : undefined;
    if (parsed.opens || current === undefined) {
      current = open(index, line.number);
      index += 1;
    }
    const read = readLine(parsed, current.gate);
    if (E.isLeft(read)) fail(current, read.left);
    else accept(current, read.right, line.number, options);
    return finished;
  };
  const all = (some: readonly Line[]): readonly ReadRecord[] => some.map(next).filter((record) => record !== undefined);
  return {
    push: (chunk) => all(lines.push(chunk)),
    end: () => {
      const finished = all(lines.end());
      if (current !== undefined) return [...finished, close(current)];
      return [E.left({ board: null, index: 0, line: 1, errors: [EMPTY], more: 0 })];
    },
  };
};

const EMPTY: DecodeError = decodeError(
  'empty',
  'the file is empty: a record begins with a line like {"type": "BoardOpened", "board": "1", "dealer": "N", …}',
  { line: 1, column: 1 },
);

/** Reads a whole JSON Lines text. */
export const readJsonLines = (text: string, options: ReadOptions = {}): readonly ReadRecord[] => {
  const reader = recordReader(options);
  return [...reader.push(text), ...reader.end()];
};

/** Writes events as canonical JSON Lines, each line ended by LF. Left: an event that has no canonical form. */
export const writeJsonLines = (events: Iterable<JsonObject>): E.Either<CanonicalError, string> => {
  let out = '';
  for (const raw of events) {
    const text = canonical(raw);
    if (E.isLeft(text)) return text;
    out += `${text.right}\n`;
  }
  return E.right(out);
};
