/** One board while it is read: what has been recorded so far, and where auction and play stand. */
import { type Saying, saying } from '../../domain/saying.ts';
import type { Call } from '../../domain/call.ts';
import { AFTER_BOARD_SEAL, AFTER_FULL_SEAL } from '../../domain/admit.ts';
import type { Event, EventOf, Fact, Source } from '../../domain/event.ts';
import type { Card } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';
import { type Loss, type LossReason, type Notice, type NoticeKind, told } from '../report.ts';
import type { SeatedCall } from './calls.ts';
import { dealerByNumber, type Header, numberOf } from './header.ts';
import type { ForOthers } from './shown.ts';
import { newTricks, type Tricks } from './tricks.ts';
import type { Origin, Whole } from './whole.ts';

/** More events than any board has; more are not kept. */
export const MOST_EVENTS = 4000;
/** The seq of a call or card that is shown to other programs and is no event. */
export const NO_EVENT = -1;
/** More losses than anybody reads; the rest are counted as one. */
export const MOST_LOSSES = 2000;

export interface PlayedCard {
  readonly seq: number;
  readonly seat: Seat;
  readonly card: Card;
}
/** Mutable: the reader's and the exporter's workbench. `events[0]` is put in when the board is closed. */
export interface Board {
  header: Header;
  readonly line: number;
  /** Where the command in hand stands. */
  atLine: number;
  atColumn: number;
  tag: string;
  source: Source & { readonly line: number };
  dealer: Seat | undefined;
  /** A BoardOpened given in full by an Étui comment. */
  opened: Event | undefined;
  readonly events: Event[];
  readonly losses: Loss[];
  readonly notices: Notice[];
  readonly hands: [Card[], Card[], Card[], Card[]];
  /** seq of the HandsDealt that holds, -1 before any. */
  dealtSeq: number;
  /** `md` was read. */
  dealt: boolean;
  /** A call or a card has been read: what stands around a board now belongs to the next. */
  begun: boolean;
  calls: SeatedCall[];
  cards: PlayedCard[];
  /** How many of the last calls and cards the file has gone back over; what follows decides what that meant. */
  callsBack: number;
  cardsBack: number;
  claim: { readonly seq: number; readonly tricks: number } | undefined;
  claimBack: boolean;
  /** `up`, `ub`, `jp` not yet known to have taken anything back. */
  steps: Loss[];
  readonly tricks: Tricks;
  playing: boolean;
  /** An event was read from an Étui comment. */
  commented: boolean;
  /** A seal read from an Étui comment: it stands once what follows it may. */
  seal: EventOf<'RecordSealed'> | undefined;
  /** An Étui comment said that the next call or card is this event. */
  as: Event | undefined;
  /** An Étui comment said that the next call or card is this player's and for other programs only. */
  shown: ForOthers | undefined;
  /** What an Étui comment says of the board as a whole. */
  whole: Whole | undefined;
  /** Where events told by Étui comments were had from, by seq. */
  readonly origins: Map<number, Origin>;
  tooLong: boolean;
}

/** An empty board under this header, begun on this line. */
export const newBoard = (header: Header, line: number): Board => ({
  header,
  line,
  atLine: line,
  atColumn: 1,
  tag: '',
  source: { kind: 'lin', line },
  dealer: undefined,
  opened: undefined,
  events: [],
  losses: [],
  notices: [],
  hands: [[], [], [], []],
  dealtSeq: -1,
  dealt: false,
  begun: false,
  calls: [],
  cards: [],
  callsBack: 0,
  cardsBack: 0,
  claim: undefined,
  claimBack: false,
  steps: [],
  tricks: newTricks(),
  playing: false,
  commented: false,
  seal: undefined,
  as: undefined,
  shown: undefined,
  whole: undefined,
  origins: new Map(),
  tooLong: false,
});

/** The seq that the next event gets: 0 is BoardOpened. */
export const nextSeq = (board: Board): number => board.events.length + 1;
/** The event recorded under a seq. */
export const eventAt = (board: Board, seq: number): Event | undefined => board.events[seq - 1];

/** Where the command in hand stands, as events carry it; one object for all events of a line. */
export const sourceAt = (board: Board): Source & { readonly line: number } => {
  if (board.source.line !== board.atLine) board.source = { kind: 'lin', line: board.atLine };
  return board.source;
};
const add = (board: Board, event: Event): number => {
  if (board.events.length >= MOST_EVENTS) board.tooLong = true;
  else board.events.push(event);
  return event.seq;
};
/** A seal that was held back stands before what may follow it; where an act follows, it was moved or made, and goes. */
export const settleSeal = (board: Board, next: Fact['type'] | null): void => {
  const { seal } = board;
  if (seal === undefined) return;
  board.seal = undefined;
  const allowed = seal.scope === 'all' ? AFTER_FULL_SEAL : AFTER_BOARD_SEAL;
  if (next === null || allowed.has(next)) add(board, { ...seal, seq: nextSeq(board) });
  else lose(board, 'value-unreadable', 'an Étui comment that seals the record before its end');
};
/** Records a fact of the command in hand; returns its seq. */
export const record = (board: Board, fact: Fact): number => {
  settleSeal(board, fact.type);
  return add(board, { ...fact, seq: nextSeq(board), source: sourceAt(board) });
};
/** A call, as `record`: written out, because a copy of each call and card takes half the time of an import. */
export const recordCall = (board: Board, seat: Seat, call: Call, alerted: boolean): number => {
  settleSeal(board, 'CallMade');
  const seq = nextSeq(board);
  const source = sourceAt(board);
  return add(
    board,
    alerted ? { seq, source, type: 'CallMade', seat, call, alerted } : { seq, source, type: 'CallMade', seat, call },
  );
};
/** A card, as `record`. */
export const recordCard = (board: Board, seat: Seat, card: Card): number => {
  settleSeal(board, 'CardPlayed');
  return add(board, { seq: nextSeq(board), source: sourceAt(board), type: 'CardPlayed', seat, card });
};
/** Puts another event in the place of one recorded. */
export const replaceAt = (board: Board, seq: number, event: Event): void => {
  if (seq >= 1 && seq <= board.events.length) board.events[seq - 1] = event;
};

export const lossAt = (board: Board, reason: LossReason, text: string | Saying): Loss => ({
  reason,
  line: board.atLine,
  column: board.atColumn,
  tag: board.tag,
  ...told(typeof text === 'string' ? text.trim() : text),
});
/** Keeps a loss; past the limit one says that there were more. */
export const addLoss = (losses: Loss[], loss: Loss): void => {
  if (losses.length < MOST_LOSSES) losses.push(loss);
  else if (losses.length === MOST_LOSSES) losses.push({ ...loss, reason: 'too-long', text: 'more could not be kept' });
};
/** Names something of the command in hand that the record does not hold. */
export const lose = (board: Board, reason: LossReason, text: string | Saying): void =>
  addLoss(board.losses, lossAt(board, reason, text));
/** Remarks on the command in hand. */
export const notice = (board: Board, kind: NoticeKind, what: string, text: string | Saying, seq?: number): void => {
  if (board.notices.length >= MOST_LOSSES) return;
  board.notices.push({ kind, line: board.atLine, what, ...told(text), ...(seq === undefined ? {} : { seq }) });
};

/** The dealer: the digit of `md`, else by the board's number (Law 2), which is an assumption. */
export const settledDealer = (board: Board): Seat | undefined => {
  if (board.dealer !== undefined) return board.dealer;
  const number = numberOf(board.header);
  if (number === undefined) return undefined;
  board.dealer = dealerByNumber(number);
  notice(board, 'assumed', 'dealer', saying('no dealer is given; board {number} has its own', { number }));
  return board.dealer;
};
