/**
 * What a generator asks of whoever keeps the table while it writes a board: whose turn it is, what is lawful there,
 * and what waits for an answer. The clerk is one; the engine, behind a few lines of adapter, is another.
 */
import type { Call, Denomination } from '../../domain/call.ts';
import type { Card } from '../../domain/card.ts';
import type { Event, Seq } from '../../domain/event.ts';
import type { Half } from '../../domain/screens.ts';
import type { Seat } from '../../domain/seat.ts';

/** A choice or a judgement that waits (`pending` of the contract). */
export interface Offer {
  readonly of: Seq;
  readonly by: Seat | 'director';
  /** Empty for a judgement. */
  readonly options: readonly string[];
  /** null for a choice. */
  readonly question: string | null;
}

export interface CardOnTable {
  readonly seq: Seq;
  readonly seat: Seat;
  readonly card: Card;
}

export interface CallOnTable {
  readonly seq: Seq;
  readonly seat: Seat;
  readonly call: Call;
}

export interface Look {
  readonly phase: 'auction' | 'clarification' | 'play' | 'ended';
  /** The seat to call, or the hand to play; null where nobody is. */
  readonly turn: Seat | null;
  /** The call that the player in turn is to replace, where his call did not stand. */
  readonly replaces: Seq | null;
  readonly legalCalls: readonly Call[];
  readonly legalCards: readonly Card[];
  readonly standing: readonly CallOnTable[];
  /** The bid to beat; 0 before the first. */
  readonly bid: Call;
  readonly declarer: Seat | null;
  readonly denomination: Denomination | null;
  readonly hands: readonly (readonly Card[])[];
  readonly trick: readonly CardOnTable[];
  /** 1 to 13. */
  readonly trickNumber: number;
  readonly offers: readonly Offer[];
  /** The side of the screen on which the tray lies; null without screens. */
  readonly tray: Half | null;
}

export interface Umpire<S> {
  /** The table before the first event. */
  readonly start: S;
  readonly step: (table: S, event: Event) => S;
  readonly look: (table: S) => Look;
}
