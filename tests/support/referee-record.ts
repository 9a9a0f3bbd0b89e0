/** A record of a lawful board as the referee reads it: tokens in lists. */
import { callName } from '../../domain/call.ts';
import { cardName } from '../../domain/card.ts';
import type { Event } from '../../domain/event.ts';
import { type Seat, seatName } from '../../domain/seat.ts';
import { type Compass, finalContract, type LawfulBoard, tricksOf } from './referee.ts';

const handOf = (hands: readonly (readonly number[] | null)[], seat: Seat): readonly string[] =>
  (hands[seat] ?? []).map(cardName);

/** Declarer's tricks where a claim was agreed to: those won, and his share of the rest. */
const agreedTricks = (board: LawfulBoard, by: Compass, claimed: number): number | undefined => {
  const contract = finalContract(board.dealer, board.calls);
  if (contract === null) return undefined;
  const ours = [contract.declarer, contract.dummy];
  const won = tricksOf(board).flatMap((trick) => trick.winner ?? []);
  const left = 13 - won.length;
  return won.filter((seat) => ours.includes(seat)).length + (ours.includes(by) ? claimed : left - claimed);
};

/** Throws for an event that no lawful board has. */
export const asLawfulBoard = (events: readonly Event[]): LawfulBoard => {
  let board: LawfulBoard = {
    dealer: 'N',
    vulnerable: 'None',
    hands: { N: [], E: [], S: [], W: [] },
    calls: [],
    cards: [],
  };
  for (const event of events)
    switch (event.type) {
      case 'BoardOpened':
        board = { ...board, dealer: seatName(event.dealer), vulnerable: event.vulnerable };
        break;
      case 'HandsDealt': {
        const [N, E, S, W] = ([0, 1, 2, 3] as const).map((seat) => handOf(event.deal, seat));
        board = { ...board, hands: { N: N!, E: E!, S: S!, W: W! } };
        break;
      }
      case 'CallMade':
        board = { ...board, calls: [...board.calls, callName(event.call)] };
        break;
      case 'CardPlayed':
        board = { ...board, cards: [...board.cards, cardName(event.card)] };
        break;
      case 'ClaimMade': {
        const agreed = agreedTricks(board, seatName(event.by), event.tricks ?? 0);
        if (agreed !== undefined) board = { ...board, agreed };
        break;
      }
      case 'DummySpread':
      case 'TrickQuitted':
      case 'ClaimAnswered':
        break;
      default:
        throw new Error(`${event.type} (event ${event.seq}) has no place on a lawful board`);
    }
  return board;
};
