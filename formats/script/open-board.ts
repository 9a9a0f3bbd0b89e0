/** A board while its lines come in: its events so far, its labels, and what was wrong. */
import * as E from 'fp-ts/lib/Either.js';
import { type Gate, NEW_RECORD, passed } from '../../domain/admit.ts';
import type { Event, Seq } from '../../domain/event.ts';
import { checked } from './check.ts';
import type { Draft } from './draft.ts';
import { fault, type Fault, type ScriptError } from './fault.ts';
import type { Entry } from './past.ts';
import type { Language } from './reference-text.ts';
import { sentence } from './sentences.ts';
import type { Label } from './token.ts';

export interface OpenBoard {
  board: string | null;
  gate: Gate;
  readonly events: Event[];
  readonly entries: Entry[];
  readonly labels: Map<string, Seq>;
}
export const newBoard = (): OpenBoard => ({
  board: null,
  gate: NEW_RECORD,
  events: [],
  entries: [],
  labels: new Map(),
});

/** A file while it is read. */
export interface Reading {
  readonly file: string;
  lang: Language;
  line: number;
  /** Events of the current line so far. */
  items: number;
  current: OpenBoard | null;
  readonly boards: OpenBoard[];
  readonly errors: ScriptError[];
}

/** Does the board hold a line that could not be read? Then an event that is missed may stand there. */
const isBroken = (board: OpenBoard | null): boolean => board?.entries.some(({ event }) => event === null) ?? false;

/** What a line above that could not be read may be the reason of. */
const UNSURE: ReadonlySet<string> = new Set(['no-such-event', 'seat-needed', 'rest-unclear']);

export const report = (reading: Reading, faults: readonly Fault[]): void => {
  const { file, line, lang, current } = reading;
  for (const each of faults) {
    const unsure = UNSURE.has(each.tag) && isBroken(current);
    const said = unsure ? { ...each, detail: 'a line above it could not be read' } : each;
    const message = sentence(said, lang);
    reading.errors.push({ ...said, kind: 'bad-input', message, file, line, board: current?.board ?? null });
  }
};

const place = (reading: Reading, board: OpenBoard, event: Event | null, label: Label | null): void => {
  const seq = board.entries.length;
  reading.items += 1;
  board.entries.push({ seq, line: reading.line, item: reading.items, event });
  if (label === null) return;
  if (board.labels.has(label.name)) report(reading, [fault('label-twice', label.column, label.raw)]);
  else board.labels.set(label.name, seq);
};

/** A line, or the rest of one, that gives no event: its place is kept, so that what follows keeps its own. */
export const failed = (reading: Reading, board: OpenBoard, faults: readonly Fault[], label: Label | null): false => {
  report(reading, faults);
  place(reading, board, null, label);
  board.gate = { ...board.gate, length: board.gate.length + 1 };
  return false;
};

/** Writes the draft as the next event of the board; false where it cannot be one. */
export const commit = (reading: Reading, board: OpenBoard, draft: Draft, label: Label | null): boolean => {
  const event = checked(draft, board.gate);
  if (E.isLeft(event)) return failed(reading, board, event.left, label);
  if (event.right.type === 'BoardOpened') board.board = event.right.board;
  place(reading, board, event.right, label);
  board.events.push(event.right);
  board.gate = passed(board.gate, event.right);
  return true;
};
