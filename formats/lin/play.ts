/** Cards and claims put on the record. */
import { saying } from '../../domain/saying.ts';
import { type Card, cardOf, parseCard, type Suit } from '../../domain/card.ts';
import type { Event, EventOf, Fact } from '../../domain/event.ts';
import { type Seat, sideOf } from '../../domain/seat.ts';
import { type Board, lose, NO_EVENT, notice, record, recordCard } from './board.ts';
import { declarerOf } from './calls.ts';
import { rankByCode, suitByCode } from './hands.ts';
import { describedAs, isForOthers } from './notes.ts';
import { advance, lowestOf, playerOf, startPlay } from './tricks.ts';
import { goBack } from './undo.ts';

/** Before a card is read: the lead is due where a contract has been reached. */
export const readyToPlay = (board: Board): void => {
  if (board.playing) return;
  const contract = declarerOf(board.calls);
  if (contract === undefined) return;
  startPlay(board.tricks, contract.declarer, contract.denomination);
  board.playing = true;
};

const playCard = (board: Board, card: Card, written: string): void => {
  if (board.cardsBack > 0 && board.cards[board.cards.length - board.cardsBack]?.card === card) {
    board.cardsBack -= 1;
    return;
  }
  goBack(board);
  readyToPlay(board);
  const seat = board.calls.length === 0 ? undefined : playerOf(board.tricks, card);
  if (seat === undefined) return lose(board, 'cards-without-contract', written);
  board.begun = true;
  const seq = recordCard(board, seat, card);
  board.cards.push({ seq, seat, card });
  advance(board.tricks, seat, card);
};

/** A bare suit is the lowest card of that suit in the hand in turn (NetBridgeVu). */
const lowest = (board: Board, suit: number, written: string): void => {
  const again = board.cards[board.cards.length - board.cardsBack];
  if (board.cardsBack === 0) readyToPlay(board);
  const card = board.cardsBack > 0 ? again?.card : lowestOf(board.tricks, board.tricks.turn, suit);
  if (card === undefined) return lose(board, 'card-unknown', written);
  const before = board.events.length;
  playCard(board, card, written);
  if (board.events.length > before)
    notice(
      board,
      'assumed',
      'low card',
      saying('{card}: the lowest of the suit', { card: written }),
      board.events.length,
    );
};

/** Longer than any trick run together. */
const LONGEST = 400;

const runTogether = (board: Board, data: string): void => {
  if (data.length > LONGEST) return lose(board, 'too-long', data);
  let unread = '';
  for (let at = 0; at < data.length; at += 1) {
    const code = data.charCodeAt(at);
    if (code <= 32 || code === 44) continue;
    const suit = suitByCode(code);
    const ten = data.startsWith('10', at + 1);
    const rank = ten ? 8 : rankByCode(data.charCodeAt(at + 1));
    if (suit < 0) unread += data[at] ?? '';
    else if (rank < 0) lowest(board, suit, data[at] ?? '');
    else {
      playCard(board, cardOf(suit as Suit, rank), data.slice(at, at + 2));
      at += ten ? 2 : 1;
    }
  }
  if (unread !== '') lose(board, 'card-unreadable', data);
};

type CardEvent = EventOf<'CardPlayed'> | EventOf<'CardReplaced'>;
const isCard = (event: Event | undefined): event is CardEvent =>
  event?.type === 'CardPlayed' || event?.type === 'CardReplaced';
/** A card that an Étui comment describes in full. */
const describedCard = (board: Board, event: CardEvent): void => {
  goBack(board);
  readyToPlay(board);
  board.begun = true;
  const seq = record(board, event);
  board.cards.push({ seq, seat: event.seat, card: event.card });
  advance(board.tricks, event.seat, event.card);
};
/** A card for other programs: the trick goes on behind it, and nobody played it then. */
const showCard = (board: Board, seat: Seat, card: Card): void => {
  readyToPlay(board);
  board.cards.push({ seq: NO_EVENT, seat, card });
  advance(board.tricks, seat, card);
};

/** `pc`. */
export const readCards = (board: Board, data: string): void => {
  if (board.as !== undefined || board.shown !== undefined) {
    const written = parseCard(data);
    const described = describedAs(board, (event) => isCard(event) && event.card === written);
    const shown = isForOthers(board, data);
    if (shown !== undefined && written !== undefined) return showCard(board, shown.seat, written);
    if (isCard(described)) return describedCard(board, described);
  }
  if (data.length === 2) {
    const suit = suitByCode(data.charCodeAt(0));
    const rank = rankByCode(data.charCodeAt(1));
    if (suit >= 0 && rank >= 0) return playCard(board, suit * 13 + rank, data);
  }
  runTogether(board, data);
};

/**
 * What `mc` says. In mid-play the number both sides agreed on; after the last card, or where the tricks already won
 * forbid it, a result entered, which is compared and never trusted. Undefined where there is no contract.
 */
export const claimedFact = (board: Board, tricks: number): Fact | undefined => {
  const contract = declarerOf(board.calls);
  if (contract === undefined) return undefined;
  const { ns, ew } = board.tricks;
  const [won, lost] = !board.playing ? [0, 0] : sideOf(contract.declarer) === 0 ? [ns, ew] : [ew, ns];
  const possible = tricks >= won && tricks <= 13 - lost;
  return board.cards.length >= 52 || !possible
    ? { type: 'ResultEntered', tricks }
    : { type: 'TricksAgreed', declarer: tricks };
};

/** `mc`: declarer's tricks in all. -1 and the like stand for an unfinished board. */
export const readClaim = (board: Board, data: string): void => {
  const text = data.trim();
  if (isForOthers(board, data) !== undefined) return;
  const tricks = /^\d{1,2}$/.test(text) ? Number(text) : -1;
  if (tricks < 0 || tricks > 13) return lose(board, 'result-unreadable', data);
  if (board.cardsBack === 0 && board.callsBack === 0 && board.claim?.tricks === tricks) {
    board.claimBack = false;
    return lose(board, 'undone', data);
  }
  goBack(board);
  const fact = claimedFact(board, tricks);
  if (fact === undefined) return lose(board, 'result-unreadable', data);
  const seq = record(board, fact);
  board.claim = { seq, tricks };
  if (fact.type === 'ResultEntered' && board.cards.length < 52)
    notice(board, 'contradiction', 'mc', saying('{tricks} tricks do not fit the tricks already won', { tricks }), seq);
};
