/**
 * `up`, `ub`, `jp`: the file goes back over cards or calls. Lessons do so to show the same play again, operators to mend
 * a slip. What follows tells: the same again, or nothing, takes nothing back; another card or call in its place does, and
 * what stood there is voided (contract: the record was wrong).
 */
import { saying } from '../../domain/saying.ts';
import { type Board, lose, lossAt, NO_EVENT, notice, record } from './board.ts';
import { declarerOf } from './calls.ts';
import { advance, startPlay } from './tricks.ts';

const WHY = 'taken back in the file';

const voidEvent = (board: Board, seq: number): void => {
  if (seq !== NO_EVENT) record(board, { type: 'EventVoided', of: seq, why: WHY });
};

const replay = (board: Board): void => {
  const contract = declarerOf(board.calls);
  board.playing = board.cards.length > 0 && contract !== undefined;
  if (contract === undefined) return;
  startPlay(board.tricks, contract.declarer, contract.denomination);
  for (const { seat, card } of board.cards) advance(board.tricks, seat, card);
};

/** Something else stands in the place of what the file went back over: that is voided. */
export const goBack = (board: Board): void => {
  if (board.callsBack === 0 && board.cardsBack === 0 && !board.claimBack) return;
  const calls = board.calls.splice(board.calls.length - board.callsBack);
  const cards = board.cards.splice(board.cards.length - board.cardsBack);
  if (board.claimBack && board.claim !== undefined) voidEvent(board, board.claim.seq);
  for (const { seq } of cards.toReversed()) voidEvent(board, seq);
  for (const { seq } of calls.toReversed()) voidEvent(board, seq);
  if (board.claimBack) board.claim = undefined;
  board.claimBack = false;
  board.callsBack = 0;
  board.cardsBack = 0;
  board.steps = [];
  replay(board);
};

const LARGEST = 10_000;
/** How many cards or calls: one where nothing is said. */
const countOf = (data: string): number | undefined => {
  const text = data.trim();
  if (text === '') return 1;
  return /^\d{1,4}$/.test(text) ? Math.min(Number(text), LARGEST) : undefined;
};

const note = (board: Board, data: string): void => {
  if (board.steps.length < LARGEST) board.steps.push(lossAt(board, 'undone', data));
};

/** `up`: back over the last cards, and over a claim. */
export const cardsBack = (board: Board, data: string): void => {
  const count = countOf(data);
  if (count === undefined) return lose(board, 'value-unreadable', data);
  board.cardsBack = Math.min(board.cards.length, board.cardsBack + count);
  board.claimBack = board.claim !== undefined;
  note(board, data);
};

/** `ub`: back over the last calls, and so over the play. */
export const callsBack = (board: Board, data: string): void => {
  const count = countOf(data);
  if (count === undefined) return lose(board, 'value-unreadable', data);
  board.callsBack = Math.min(board.calls.length, board.callsBack + count);
  if (board.callsBack > 0) {
    board.cardsBack = board.cards.length;
    board.claimBack = board.claim !== undefined;
  }
  note(board, data);
};

/** `jp`: back so that the next card is the one of that number, from 1. */
export const jumpBack = (board: Board, data: string): void => {
  const count = countOf(data);
  if (count === undefined) return lose(board, 'value-unreadable', data);
  const left = Math.max(0, count - 1);
  if (left < board.cards.length) {
    board.cardsBack = board.cards.length - left;
    board.claimBack = board.claim !== undefined;
  }
  note(board, data);
};

/** The board is over: what was gone back over and not replaced stands. */
export const stepsLeft = (board: Board): void => {
  for (const step of board.steps) if (board.losses.length < LARGEST) board.losses.push(step);
  const open = board.callsBack + board.cardsBack;
  if (open === 0) return;
  notice(
    board,
    'assumed',
    'undone',
    saying('the file ends {n} calls or cards back, with nothing in their place: they stand', { n: open }),
  );
};
