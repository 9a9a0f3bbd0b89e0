/** The end of a board: its record, or why there is none. */
import * as E from 'fp-ts/lib/Either.js';
import { admitAll } from '../../domain/admit.ts';
import { saying } from '../../domain/saying.ts';
import type { Event, EventOf } from '../../domain/event.ts';
import type { ImportedBoard, RefusalReason } from '../report.ts';
import { addLoss, type Board, lose, notice, settledDealer, settleSeal } from './board.ts';
import { frontOf } from './front.ts';
import {
  labelOf,
  type Match,
  namesBySeat,
  numberOf,
  openedBy,
  readResult,
  resultAt,
  vulnerableLetter,
} from './header.ts';
import { stepsLeft } from './undo.ts';
import { asWritten } from './whole.ts';

/** `rs` of the match, and its line. */
export interface Results {
  readonly items: readonly string[];
  readonly line: number;
}

const addResult = (board: Board, match: Match | undefined, results: Results | undefined): void => {
  const at = resultAt(match, board.header.index);
  const item = at === undefined ? undefined : results?.items[at];
  const fact = item === undefined ? undefined : readResult(item);
  if (results === undefined || item === undefined || item.trim() === '' || board.opened !== undefined) return;
  board.tag = 'rs';
  board.atLine = results.line;
  board.atColumn = 1;
  if (fact === undefined) return lose(board, 'result-unreadable', item);
  settleSeal(board, 'ResultEntered');
  board.events.push({ ...fact, seq: board.events.length + 1, source: { kind: 'lin', line: results.line } });
};

/** The head of a board that a comment of Étui's opens is for other programs: what one of them changed there is named. */
const changedHead = (board: Board, opened: EventOf<'BoardOpened'>): void => {
  const { names, vulnerable } = board.header;
  const changed = (tag: string, text: string): void => {
    board.tag = tag;
    lose(board, 'value-unreadable', text);
  };
  if (names !== undefined && names !== frontOf(opened).names.trim()) changed('pn', names);
  if (vulnerable !== undefined && vulnerable !== opened.vulnerable) changed('sv', vulnerableLetter(vulnerable));
};
const headerLosses = (board: Board): void => {
  const { header, opened } = board;
  board.tag = '';
  board.atLine = board.line;
  board.atColumn = 1;
  if (opened?.type === 'BoardOpened') return changedHead(board, opened);
  if (header.names !== undefined && namesBySeat(header.names, header.index?.room) === undefined) {
    board.tag = 'pn';
    lose(board, 'names-unclear', header.names);
  }
  if (header.vulnerable === undefined) {
    const number = numberOf(header);
    const text =
      number === undefined
        ? saying('not given: read as none')
        : saying('not given: that of board {number}', { number });
    notice(board, 'assumed', 'vulnerable', text);
  }
  const { heading, index } = header;
  if (
    heading !== undefined &&
    (heading.rest !== '' || (heading.number === undefined && heading.text !== labelOf(header)))
  ) {
    board.tag = 'ah';
    lose(board, 'command-not-kept', heading.text);
  }
  if (index !== undefined && (index.rest !== '' || (heading?.number !== undefined && index.label !== ''))) {
    board.tag = 'qx';
    if (!sameBoard(index.number, heading?.number) || !isPlainRest(index.rest, index.number))
      lose(board, 'command-not-kept', `${index.label}${index.rest === '' ? '' : `,${index.rest}`}`);
  }
};
const sameBoard = (a: number | undefined, b: number | undefined): boolean => b === undefined || a === b;
const isPlainRest = (rest: string, number: number | undefined): boolean =>
  rest === '' || rest.toUpperCase() === `BOARD ${number}`;

const refusal = (board: Board): RefusalReason | undefined => {
  if (board.tooLong) return 'too-long';
  if (board.events.length === 0 && board.seal === undefined) return 'nothing-recorded';
  return settledDealer(board) === undefined ? 'no-dealer' : undefined;
};

const opening = (board: Board): Event => {
  const source = { kind: 'lin', line: board.line };
  if (board.opened !== undefined) return { ...board.opened, seq: 0, source };
  return { ...openedBy(board.header, board.dealer ?? 0), seq: 0, source };
};

/** The board as its record had it, where Étui wrote it and nobody has changed it since. */
const wholeBoard = (board: Board): readonly Event[] | undefined => {
  const { whole } = board;
  if (whole === undefined) return undefined;
  const written = asWritten([opening(board), ...board.events], whole, board.origins);
  board.tag = 'nt';
  if (written === undefined)
    lose(board, 'value-unreadable', 'an Étui comment on the whole board, which is not as it was written');
  return written;
};

/** Closes a board: what it yields. */
export const closeBoard = (
  board: Board,
  file: string,
  match: Match | undefined,
  results: Results | undefined,
): ImportedBoard => {
  stepsLeft(board);
  if (board.as !== undefined) {
    board.tag = 'nt';
    lose(board, 'value-unreadable', 'an Étui comment on a call or card that does not follow');
  }
  headerLosses(board);
  const reason = refusal(board);
  const label = board.opened?.type === 'BoardOpened' ? board.opened.board : labelOf(board.header);
  if (reason !== undefined)
    return { kind: 'refused', file, line: board.line, board: label, reason, losses: board.losses };
  settleSeal(board, null);
  const written = wholeBoard(board) ?? [opening(board), ...board.events];
  addResult(board, match, results);
  const events: Event[] = [...written, ...board.events.slice(written.length - 1)];
  if (board.commented && E.isLeft(admitAll(events)))
    return { kind: 'refused', file, line: board.line, board: label, reason: 'unreadable', losses: board.losses };
  return { kind: 'record', board: label, line: board.line, events, losses: board.losses, notices: board.notices };
};

/** What came behind the last board goes with it. */
export const withLosses = (
  closed: ImportedBoard,
  losses: readonly ImportedBoard['losses'][number][],
): ImportedBoard => {
  if (losses.length === 0) return closed;
  const all = [...closed.losses];
  for (const loss of losses) addLoss(all, loss);
  return { ...closed, losses: all };
};
