/** `etui record STORE BOARD`: a session of a scribe, from a terminal or from standard input. */
import * as E from 'fp-ts/lib/Either.js';
import { saying, saysOf } from '../../domain/saying.ts';
import type { Command } from 'commander';
import type { Event, JsonObject } from '../../domain/event.ts';
import type { Store } from '../../store/port.ts';
import type { Stored } from '../../wire/decode.ts';
import { LONGEST_LINE } from '../../wire/jsonl.ts';
import { type Line, lineSplitter } from '../../wire/lines.ts';
import type { Lang } from '../../words/say.ts';
import { storeWordsIn } from '../../words/store.ts';
import type { AppendFault, Written } from '../store/append.ts';
import { type Exit, type Fault, faultAt, faultLine, placeOf, unreadable, usage } from './fault.ts';
import { boardsIn, boardsNamed, oneIn } from './in-store.ts';
import { write } from './output.ts';
import { factsIn } from './record-lines.ts';
import { appendFault, exitOfStore, isStore, storeFault, withStore } from './stores.ts';
import { utf8Pieces } from './utf8.ts';

interface Flags {
  readonly json?: boolean;
  readonly lang: Lang;
}
interface Session {
  readonly store: Store;
  readonly address: string;
  readonly board: string;
  readonly flags: Flags;
  /** null: nothing opened the board yet. */
  stream: string | null;
  /** The gravest of what was refused. */
  worst: Exit;
}

const told = async ({ flags }: Session, { events, stream, repeated }: Written): Promise<void> => {
  const words = storeWordsIn(flags.lang);
  for (const { event, raw } of events) {
    const { seq, type } = event;
    const json = { stream, seq, type, id: event.id ?? null, hash: raw['hash'] ?? null, repeated };
    const text = flags.json === true ? JSON.stringify(json) : words.recorded({ seq, type, repeated });
    await write(process.stdout, `${text}\n`);
  }
};

const place = (line: number, column: number | null): string => placeOf('-', line, column);
const refuse = async (session: Session, fault: Fault): Promise<void> => {
  session.worst = fault.exit > session.worst ? fault.exit : session.worst;
  await write(process.stderr, faultLine(fault));
};

/** The stream that a line begins, or the one that goes on. Left: it opens another board. */
const streamFor = async (
  session: Session,
  facts: readonly JsonObject[],
): Promise<E.Either<Fault, { readonly stream: string; readonly facts: readonly JsonObject[] }>> => {
  const [first, ...rest] = facts;
  if (session.stream !== null) return E.right({ stream: session.stream, facts });
  if (first?.['type'] !== 'BoardOpened')
    return E.left(
      unreadable('', saying('board {board} is not begun: open it first by BoardOpened', { board: session.board })),
    );
  if (first['board'] !== session.board)
    return E.left(
      unreadable(
        '',
        saying('this opens another board than {board}, which is being recorded', { board: session.board }),
      ),
    );
  const { systemClock } = await import('../store/clock.ts');
  const { streamOf } = await import('../store/record.ts');
  const id = typeof first['id'] === 'string' ? first['id'] : systemClock.id();
  return E.right({ stream: streamOf(id), facts: [{ ...first, id }, ...rest] });
};

/** Refusals leave the session open; a store that cannot be reached, or is broken, ends it. */
const endsSession = (fault: AppendFault): boolean =>
  'kind' in fault && 'stream' in fault && fault.kind !== 'bad-input' && fault.kind !== 'conflict';

const append = async (session: Session, line: number, given: readonly JsonObject[]): Promise<E.Either<Fault, null>> => {
  const { appendFacts } = await import('../store/append.ts');
  const { systemClock } = await import('../store/clock.ts');
  const begun = await streamFor(session, given);
  if (E.isLeft(begun)) {
    await refuse(session, { ...begun.left, place: place(line, null) });
    return E.right(null);
  }
  const { stream, facts } = begun.right;
  const done = await appendFacts(session.store, stream, facts, systemClock)();
  if (E.isRight(done)) {
    session.stream = stream;
    await told(session, done.right);
    return E.right(null);
  }
  const ending = done.left.find(endsSession);
  if (ending !== undefined) return E.left(appendFault(session.address, ending));
  for (const fault of done.left) {
    const exit = 'kind' in fault && 'stream' in fault ? exitOfStore(fault) : 3;
    await refuse(session, faultAt(exit, place(line, null), saysOf(fault)));
  }
  return E.right(null);
};

const takeLine = async (session: Session, line: Line): Promise<E.Either<Fault, null>> => {
  const { loadRecord } = await import('../store/record.ts');
  const record = session.stream === null ? E.right([]) : await loadRecord(session.store, session.stream)();
  if (E.isLeft(record)) return E.left(storeFault(session.address, record.left));
  const events = record.right.map(({ event }: Stored): Event => event);
  const facts = factsIn(events, line, session.flags.lang);
  if (E.isRight(facts)) return facts.right.length === 0 ? E.right(null) : append(session, line.number, facts.right);
  for (const { column, why } of facts.left) await refuse(session, unreadable(place(line.number, column), why));
  return E.right(null);
};

const prompt = async (): Promise<void> => {
  if (process.stdin.isTTY) await write(process.stderr, '> ');
};
const allLines = async (session: Session): Promise<E.Either<Fault, null>> => {
  const lines = lineSplitter(LONGEST_LINE);
  const takeAll = async (some: readonly Line[]): Promise<E.Either<Fault, null>> => {
    for (const line of some) {
      const done = await takeLine(session, line);
      if (E.isLeft(done)) return done;
    }
    return E.right(null);
  };
  await prompt();
  for await (const text of utf8Pieces(process.stdin)) {
    if (E.isLeft(text)) return E.left(unreadable(place(text.left.line, null), saysOf(text.left)));
    const done = await takeAll(lines.push(text.right));
    if (E.isLeft(done)) return done;
    await prompt();
  }
  return takeAll(lines.end());
};

const begin = async (store: Store, address: string, name: string): Promise<E.Either<Fault, string | null>> => {
  const all = await boardsIn(store, address);
  if (E.isLeft(all)) return all;
  if (boardsNamed(all.right, name).length === 0) return E.right(null);
  return E.map(({ stream }: { readonly stream: string }) => stream)(await oneIn(store, { address, board: name }));
};

/**
 * Runs the command until its input ends: each line that is acknowledged is on the disk. Exit where nobody types: that of
 * the gravest refusal.
 */
export const runRecord = async (address: string, board: string, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  if (!isStore(address)) return E.left(usage('say which store, then which board: etui record sqlite:etui.db 17'));
  return withStore(address, 'write', async (store) => {
    const stream = await begin(store, address, board);
    if (E.isLeft(stream)) return stream;
    const session: Session = { store, address, board, flags, stream: stream.right, worst: 0 };
    if (process.stdin.isTTY) {
      const tip = stream.right === null ? E.right([]) : await store.readStream(stream.right)();
      if (E.isLeft(tip)) return E.left(storeFault(address, tip.left));
      await write(process.stderr, `${storeWordsIn(flags.lang).typing(board, tip.right.length)}\n`);
    }
    const done = await allLines(session);
    if (E.isLeft(done)) return done;
    return E.right(process.stdin.isTTY ? 0 : session.worst);
  });
};

export const recordExamples = `
A line is a sentence of the table script (docs/script.md), or an event as JSON. Each line that is acknowledged on standard
output is on the disk; one that is refused is told on standard error, and the next ones are taken. A line with the same
id again changes nothing. Exit, where nobody types: 3 or 5 if a line was refused.

Examples:
  etui record sqlite:etui.db 17           at a terminal; Ctrl-D ends
  etui record sqlite:etui.db 17 < board.jsonl
  echo 'N 1D' | etui record esdb://db.example.org:2113 17`;

/** Declares the command's own arguments. */
export const declareRecord = (command: Command): Command =>
  command
    .argument('<store>', 'sqlite:PATH, jsonl:PATH or esdb://…')
    .argument('<board>', 'the name of the board, begun or not, or its stream');
