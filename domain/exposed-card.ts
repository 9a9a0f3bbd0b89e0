/** Cards face up during the auction (24). Their fate is known when it closes: a penalty card, or back in the hand. */
import { type Card, isHonour } from './card.ts';
import type { LawRef } from './edition.ts';
import type { Seq } from './event.ts';
import type { Seat } from './seat.ts';
import type { Situation } from './situation.ts';

export interface Matter24 {
  readonly law: '24';
  readonly of: Seq;
  readonly seat: Seat;
  readonly card: Card;
  /** Led as if the play had begun. */
  readonly led: boolean;
  readonly deliberate: boolean | null;
  /** Partner's standing calls when it came to lie there. */
  readonly turns: number;
  /** asked: whether partner could have seen it. penalty, picked up: the auction is over. */
  readonly stage: 'asked' | 'unseen' | 'lying' | 'penalty' | 'picked up';
}
/** The cards that lie face up in the auction, of one hand or of all, in the order in which they were shown. */
export const exposedNow = (t: Situation, seat?: Seat): Matter24[] =>
  t.matters.filter(
    (m): m is Matter24 => m.law === '24' && m.stage === 'lying' && (seat === undefined || m.seat === seat),
  );
/** 24A one low card, 24B an honour or a card led, 24C two or more of one hand. */
export const paragraphOf = (m: Matter24, t: Situation): LawRef => {
  if (exposedNow(t, m.seat).some((other) => other.of !== m.of)) return '24C';
  return m.led || isHonour(m.card) ? '24B' : '24A';
};
