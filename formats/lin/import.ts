/** LIN → records: server files, match files with two rooms, single boards, lessons. Streaming; it never throws. */
import { saying } from '../../domain/saying.ts';
import { type TextReader, textReader } from '../text.ts';
import type { BoardReader, ImportedBoard } from '../report.ts';
import { readCalls, readExplanation } from './auction.ts';
import { addLoss, type Board, lose, lossAt, newBoard, notice } from './board.ts';
import { closeBoard, type Results, withLosses } from './close.ts';
import * as command from './commands.ts';
import { amendHands, isAmendment, readHands } from './deal.ts';
import { type Header, type Match, readHeading, readIndex, readMatch, readVulnerable } from './header.ts';
import { isEtuiNote, readChat, readEtuiNote, readText } from './notes.ts';
import { readCards, readClaim } from './play.ts';
import { dataOf, feed, linScanner, type Scanner, step } from './scanner.ts';
import { callsBack, cardsBack, jumpBack } from './undo.ts';

interface Place {
  readonly line: number;
  readonly column: number;
  readonly tag: string;
}
/** What a reader knows between boards. Mutable: one for a file. */
interface Session {
  readonly file: string;
  match: Match | undefined;
  results: Results | undefined;
  /** What the next board inherits. */
  header: Header;
  board: Board | undefined;
  /** Closed, but kept until it is known what still follows it. */
  closed: ImportedBoard | undefined;
  /** Takes what stands between boards. */
  between: Board;
  /** Of the command in hand. */
  place: Place;
  out: ImportedBoard[];
}

const NO_HEADER: Header = {
  match: undefined,
  index: undefined,
  heading: undefined,
  names: undefined,
  vulnerable: undefined,
};

/** Sets a board to the place of the command in hand. */
const placed = (board: Board, place: Place): Board => {
  board.atLine = place.line;
  board.atColumn = place.column;
  board.tag = place.tag;
  return board;
};

const close = (session: Session): void => {
  const { board } = session;
  if (board === undefined) return;
  if (session.closed !== undefined) session.out.push(session.closed);
  session.closed = closeBoard(board, session.file, session.match, session.results);
  session.board = undefined;
};
const open = (session: Session): Board => {
  const board = placed(newBoard(session.header, session.place.line), session.place);
  board.losses.push(...session.between.losses);
  board.notices.push(...session.between.notices);
  session.between = newBoard(NO_HEADER, session.place.line);
  session.header = { ...session.header, heading: undefined, vulnerable: undefined };
  session.board = board;
  return board;
};

/** Names, heading and vulnerability belong to the board on the table until it has begun, then to the next. */
const setHeader = (session: Session, part: Partial<Header>): void => {
  const { board } = session;
  if (board === undefined || board.begun) session.header = { ...session.header, ...part };
  else board.header = { ...board.header, ...part };
};

const setNames = (session: Session, names: string): void => {
  session.header = { ...session.header, names };
  if (session.board !== undefined && !session.board.begun) session.board.header = { ...session.board.header, names };
};

const begin = (session: Session, index: Header['index']): void => {
  close(session);
  session.header = { ...NO_HEADER, match: session.match, names: session.header.names, index };
};

const around = (session: Session, at: Board, code: number, data: string): boolean => {
  switch (code) {
    case command.INDEX:
      begin(session, data.trim() === '' ? undefined : readIndex(data));
      return true;
    case command.NAMES:
      setNames(session, data.trim());
      return true;
    case command.HEADING:
      setHeader(session, { heading: readHeading(data) });
      return true;
    case command.VULNERABLE: {
      const vulnerable = readVulnerable(data);
      if (vulnerable === undefined) lose(at, 'value-unreadable', data);
      else setHeader(session, { vulnerable });
      return true;
    }
    case command.MATCH:
      session.match = readMatch(data);
      session.header = { ...session.header, match: session.match };
      return true;
    case command.RESULTS:
      session.results = { items: data.split(','), line: at.atLine };
      return true;
    case command.PAGE:
    case command.START:
    case command.NO_HEADING:
      if (data.trim() !== '') lose(at, 'display', data);
      return true;
    default:
      return false;
  }
};

const hands = (session: Session, data: string): void => {
  if (isAmendment(data) && session.board !== undefined)
    return session.board.tooLong ? undefined : amendHands(session.board, data);
  if (session.board !== undefined && (session.board.dealt || session.board.begun)) close(session);
  readHands(session.board ?? open(session), data);
};

/** Commands that make sense on a board only; false where there is none. */
const onBoard = (board: Board | undefined, code: number, data: string): boolean => {
  if (board === undefined) return false;
  switch (code) {
    case command.CARD:
      readCards(board, data);
      return true;
    case command.EXPLANATION:
      readExplanation(board, data);
      return true;
    case command.CLAIM:
      readClaim(board, data);
      return true;
    case command.CARDS_BACK:
      cardsBack(board, data);
      return true;
    case command.CALLS_BACK:
      callsBack(board, data);
      return true;
    case command.JUMP:
      jumpBack(board, data);
      return true;
    default:
      return false;
  }
};

const ON_BOARD: ReadonlySet<number> = new Set([
  command.CARD,
  command.EXPLANATION,
  command.CLAIM,
  command.CARDS_BACK,
  command.CALLS_BACK,
  command.JUMP,
]);

/** A board that is refused as too long takes nothing more: memory stays flat. */
const isFull = (board: Board | undefined, code: number): boolean =>
  board?.tooLong === true && (ON_BOARD.has(code) || code === command.CALL || code === command.TEXT);

const handle = (session: Session, at: Board, code: number, data: string): void => {
  if (isFull(session.board, code)) return;
  if (onBoard(session.board, code, data)) return;
  if (code === command.CALL) return readCalls(session.board ?? open(session), data);
  if (code === command.HANDS) return hands(session, data);
  if (code === command.CHAT && isEtuiNote(data)) return etuiNote(session, data);
  if (code === command.CHAT && session.board?.tooLong === false) return readChat(at, data);
  if (code === command.CHAT || code === command.TEXT) return readText(at, data);
  if (around(session, at, code, data)) return;
  if (data.trim() === '' && command.lossOfCommand(code) === 'display') return;
  lose(at, ON_BOARD.has(code) ? 'command-not-kept' : command.lossOfCommand(code), data);
};

/** An Étui comment that opens a board closes the one before. */
const etuiNote = (session: Session, data: string): void => {
  if (data.startsWith('{etui {"type":"BoardOpened"')) close(session);
  readEtuiNote(session.board ?? open(session), data);
};

const finish = (session: Session): void => {
  close(session);
  const { losses } = session.between;
  if (session.closed !== undefined) session.out.push(withLosses(session.closed, losses));
  else if (losses.length > 0 || session.match !== undefined)
    session.out.push({ kind: 'refused', file: session.file, line: 1, board: '?', reason: 'nothing-recorded', losses });
  session.closed = undefined;
};

/** A file while it is read. */
interface Reading {
  readonly scanner: Scanner;
  readonly decoder: TextReader;
  readonly session: Session;
  /** The encoding has been told. */
  told: boolean;
  misfits: number;
}

const strayText = (scanner: Scanner, at: Board): void => {
  const { stray, strayLine, strayColumn } = scanner;
  const reason = stray.startsWith('%') ? 'directive' : 'text-outside';
  addLoss(at.losses, { ...lossAt(at, reason, stray), line: strayLine, column: strayColumn, tag: '' });
};
const encodingTold = (reading: Reading, at: Board): void => {
  const { decoder } = reading;
  if (!reading.told && decoder.encoding() !== 'ascii') {
    reading.told = true;
    notice(
      at,
      'encoding',
      decoder.encoding(),
      saying('the bytes are read as {encoding}', { encoding: decoder.encoding() }),
    );
  }
  if (decoder.misfits() === reading.misfits) return;
  lose(at, 'bytes-misfit', saying('{n} bytes', { n: decoder.misfits() - reading.misfits }));
  reading.misfits = decoder.misfits();
};

const readCommand = (scanner: Scanner, session: Session): void => {
  session.place = { line: scanner.line, column: scanner.column, tag: scanner.name };
  const at = placed(session.board ?? session.between, session.place);
  if (scanner.stray !== '') strayText(scanner, at);
  if (scanner.code === command.PAGE && scanner.to === scanner.from) return;
  const data = dataOf(scanner);
  if (scanner.cut) lose(at, 'too-long', data);
  if (scanner.unclosed && data.trim() !== '')
    notice(
      at,
      'assumed',
      'end of file',
      saying('the last command {name} is not closed; read as it stands', { name: scanner.name }),
    );
  handle(session, at, scanner.code, data);
};

const readOn = (reading: Reading, last: boolean): readonly ImportedBoard[] => {
  const { scanner, session } = reading;
  while (step(scanner, last)) readCommand(scanner, session);
  session.place = { line: scanner.line, column: scanner.column, tag: '' };
  const at = placed(session.board ?? session.between, session.place);
  if (last && scanner.stray !== '') strayText(scanner, at);
  encodingTold(reading, at);
  if (last) finish(session);
  const { out } = session;
  session.out = [];
  return out;
};

const newSession = (file: string): Session => ({
  file,
  match: undefined,
  results: undefined,
  header: NO_HEADER,
  board: undefined,
  closed: undefined,
  between: newBoard(NO_HEADER, 1),
  place: { line: 1, column: 1, tag: '' },
  out: [],
});

/**
 * A reader of LIN: give it the file piece by piece, take the boards as they become complete. Nothing is refused for
 * being against the Laws; what the record cannot hold stands in `losses`, what had to be assumed in `notices`.
 * `file` is named in refusals only. Memory: two boards and one field.
 */
export const linReader = (file: string): BoardReader => {
  const scanner = linScanner(command.isKnown);
  const decoder = textReader();
  const reading: Reading = { scanner, decoder, session: newSession(file), told: false, misfits: 0 };
  return {
    push: (piece) => {
      feed(scanner, typeof piece === 'string' ? piece : decoder.push(piece));
      return readOn(reading, false);
    },
    end: () => {
      feed(scanner, decoder.end());
      return readOn(reading, true);
    },
  };
};

/** A whole file at once: its boards in order. */
export const readLin = (file: string, content: Uint8Array | string): readonly ImportedBoard[] => {
  const reader = linReader(file);
  return [...reader.push(content), ...reader.end()];
};
