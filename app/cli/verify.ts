/** `etui verify`: whether a record is still what was stored, event by event. */
import * as E from 'fp-ts/lib/Either.js';
import { saying, saysOf } from '../../domain/saying.ts';
import type { Command } from 'commander';
import type { JsonObject } from '../../domain/event.ts';
import { type Verdict, verify } from '../../wire/chain.ts';
import { isObject } from '../../wire/json.ts';
import { LONGEST_LINE } from '../../wire/jsonl.ts';
import { parseLine } from '../../wire/line.ts';
import { type Line, lineSplitter } from '../../wire/lines.ts';
import type { CliWords } from '../../words/cli.ts';
import type { Lang } from '../../words/say.ts';
import { wordsOf } from './language.ts';
import { type Address, addressOf, addressText } from './address.ts';
import { decodeFault, type Exit, type Fault, faultLine, placeOf, unreadable, usage } from './fault.ts';
import { write } from './output.ts';
import { meantInStore } from './in-store.ts';
import { isFile } from './record.ts';
import { openSource, type Source } from './source.ts';
import { utf8Pieces } from './utf8.ts';
import { verifyInStore } from './verify-store.ts';

/** A record as plain JSON: what was tampered with may be no event any more, and is named all the same. */
interface RawRecord {
  readonly name: string;
  readonly nth: number;
  readonly line: number;
  readonly events: JsonObject[];
}

async function* linesOf({ file, pieces }: Source): AsyncGenerator<E.Either<Fault, Line>> {
  const lines = lineSplitter(LONGEST_LINE);
  for await (const text of utf8Pieces(pieces)) {
    if (E.isLeft(text)) {
      yield E.left(unreadable(placeOf(file, text.left.line), saysOf(text.left)));
      return;
    }
    for (const line of lines.push(text.right)) yield E.right(line);
  }
  for (const line of lines.end()) yield E.right(line);
}

const rawOf = (file: string, line: Line): E.Either<Fault, JsonObject> => {
  const { value } = parseLine(line, LONGEST_LINE);
  if (E.isLeft(value)) return E.left(decodeFault(file, { ...value.left, line: line.number }));
  return isObject(value.right)
    ? E.right(value.right)
    : E.left(unreadable(placeOf(file, line.number, 1), 'this line is JSON, but no event {…}'));
};

const opened = (raw: JsonObject, line: number, seen: Map<string, number>): RawRecord => {
  const name = typeof raw['board'] === 'string' ? raw['board'] : '?';
  const nth = (seen.get(name) ?? 0) + 1;
  seen.set(name, nth);
  return { name, nth, line, events: [raw] };
};

async function* rawRecords(source: Source): AsyncGenerator<E.Either<Fault, RawRecord>> {
  const seen = new Map<string, number>();
  let current: RawRecord | undefined;
  for await (const line of linesOf(source)) {
    if (E.isLeft(line)) {
      yield line;
      return;
    }
    if (line.right.text?.trim() === '') continue;
    const raw = rawOf(source.file, line.right);
    if (E.isLeft(raw)) {
      yield raw;
      return;
    }
    const opens = raw.right['type'] === 'BoardOpened';
    if (opens && current !== undefined) yield E.right(current);
    if (opens || current === undefined) current = opened(raw.right, line.right.number, seen);
    else current.events.push(raw.right);
  }
  yield current === undefined
    ? E.left(unreadable(placeOf(source.file, 1, 1), 'the file is empty: there is no record in it'))
    : E.right(current);
}

const EXITS: Readonly<Record<Verdict['tag'], Exit>> = { intact: 0, broken: 4, 'not-chained': 1 };
/** The gravest of two: broken, unreadable, not chained, intact. */
const graver = (a: Exit, b: Exit): Exit => (a > b ? a : b);

interface Telling {
  readonly file: string;
  readonly json: boolean;
  readonly words: CliWords;
}
const told = ({ file, json, words }: Telling, record: Omit<RawRecord, 'events'>, verdict: Verdict): string =>
  json
    ? `${JSON.stringify({ file, board: record.name, line: record.line, ...verdict })}\n`
    : `${record.name === '' ? file : addressText(file, record.name, record.nth, record.nth > 1)}: ${words.verdict(verdict)}\n`;

const isMeant = ({ board }: Address, { name, nth }: RawRecord): boolean =>
  board === null || (board.name === name && (board.nth === null || board.nth === nth));

const verifyFile = async (text: string, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const address = addressOf(text, isFile);
  const source = await openSource(address.file);
  if (E.isLeft(source)) return source;
  const telling = { file: address.file, json: flags.json === true, words: wordsOf(flags.lang) };
  if (source.right.format !== 'jsonl') {
    for await (const _ of source.right.pieces) break;
    await write(process.stdout, told(telling, { name: '', nth: 1, line: 1 }, { tag: 'not-chained' }));
    return E.right(1);
  }
  let exit: Exit = 0;
  let checked = 0;
  for await (const record of rawRecords(source.right)) {
    if (E.isLeft(record)) return exit === 4 ? brokenBefore(record.left) : record;
    if (!isMeant(address, record.right)) continue;
    const verdict = verify(record.right.events);
    checked += 1;
    exit = graver(exit, EXITS[verdict.tag]);
    await write(process.stdout, told(telling, record.right, verdict));
  }
  return checked > 0
    ? E.right(exit)
    : E.left(usage(saying('{file} has no board {board}', { file: address.file, board: address.board?.name ?? '' })));
};
const brokenBefore = (fault: Fault): E.Either<Fault, Exit> => E.left({ ...fault, exit: 4 });

interface Flags {
  readonly store?: string;
  readonly heads?: string;
  readonly json?: boolean;
  readonly lang: Lang;
}

/** Runs the command: the gravest verdict of all records is the exit code. */
export const runVerify = async (records: readonly string[], flags: Flags): Promise<E.Either<Fault, Exit>> => {
  let exit: Exit = 0;
  for (const record of records) {
    const meant = meantInStore(record, flags);
    const done = meant === undefined ? await verifyFile(record, flags) : await verifyInStore(meant, flags);
    if (E.isLeft(done)) await write(process.stderr, faultLine(done.left));
    exit = graver(exit, E.isLeft(done) ? done.left.exit : done.right);
  }
  return E.right(exit);
};

export const verifyExamples = `
Examples:
  etui verify board.jsonl       intact (exit 0), broken at an event (4), or not chained (1)
  etui verify session.jsonl#17  that board only
  etui verify sqlite:etui.db    every record of a store, and whether any is missing between others
  etui verify sqlite:etui.db --json > heads.jsonl
  etui verify sqlite:etui.db --heads heads.jsonl   also that nothing was taken off an end since, nor a whole record`;

/** Declares the command's own options. */
export const declareVerify = (command: Command): Command =>
  command
    .argument('<records...>', 'JSON Lines files, boards of them, stores, or boards of a store')
    .option('--heads <file>', 'what an earlier etui verify STORE --json gave, kept elsewhere');
