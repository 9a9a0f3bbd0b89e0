/** `md` put on the record. */
import { saying } from '../../domain/saying.ts';
import type { Card } from '../../domain/card.ts';
import { type Board, eventAt, lose, record, replaceAt } from './board.ts';
import { dealerOf, dealtHands, statedHands, type StatedHands } from './hands.ts';
import { noteHands } from './tricks.ts';

const addTo = (hand: Card[], cards: readonly Card[]): void => {
  for (const card of cards) if (!hand.includes(card)) hand.push(card);
};

/** The hands as known now: a new HandsDealt, in the old one's place while nobody has called. */
const recordDeal = (board: Board): void => {
  const { deal, fragments, implied } = dealtHands(board.hands);
  const whole: [readonly Card[], readonly Card[], readonly Card[], readonly Card[]] = [...board.hands];
  if (implied !== undefined) whole[implied] = deal[implied] ?? [];
  noteHands(board.tricks, whole);
  if (fragments.length > 0)
    lose(board, 'deal-unreadable', saying('hands of a few cards: {n}', { n: fragments.length }));
  if (deal.every((hand) => hand === null)) return;
  const before = board.dealtSeq < 0 ? undefined : eventAt(board, board.dealtSeq);
  if (before?.type === 'HandsDealt' && !board.begun) replaceAt(board, before.seq, { ...before, deal });
  else board.dealtSeq = record(board, { type: 'HandsDealt', deal });
};

const sizeOf = (stated: StatedHands): number => stated.hands.reduce((sum, hand) => sum + hand.length, 0);

/** The first `md` of a board. */
export const readHands = (board: Board, data: string): void => {
  const stated = statedHands(data);
  board.dealt = true;
  const dealer = dealerOf(stated.digit);
  if (board.opened !== undefined && dealer !== undefined && dealer !== board.dealer)
    lose(
      board,
      'value-unreadable',
      saying('the dealer, who is another in Étui’s comment: {data}', { data: data.slice(0, 1) }),
    );
  board.dealer ??= dealer;
  if (stated.unread !== '') lose(board, 'deal-unreadable', data);
  for (const [seat, cards] of stated.hands.entries()) board.hands[seat]?.push(...cards);
  if (sizeOf(stated) > 0) recordDeal(board);
};

/** `md|0…`: more cards of the same deal. */
export const amendHands = (board: Board, data: string): void => {
  const stated = statedHands(data);
  if (stated.unread !== '') lose(board, 'deal-unreadable', data);
  for (const [seat, cards] of stated.hands.entries()) addTo(board.hands[seat] ?? [], cards);
  if (sizeOf(stated) > 0) recordDeal(board);
};

/** Does this `md` begin a deal, or add to the one on the table? */
export const isAmendment = (data: string): boolean => /^\s*0/.test(data);
