/** Property 12: at every moment of a lawful board the engine and the referee say the same, in both editions. */
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import type { Edition } from '../domain/edition.ts';
import type { Event } from '../domain/event.ts';
import { stateOf } from '../projections/table/state.ts';
import { tableOf } from '../replay/fold.ts';
import * as referee from '../tests/support/referee.ts';
import { asLawfulBoard } from '../tests/support/referee-record.ts';
import { type Board, lawfulBoardOfClerk } from './arbitrary/lawful-board.ts';

interface Seen {
  readonly phase: string;
  readonly auction: {
    readonly standing: readonly string[];
    readonly toCall: string | null;
    readonly passedOut: boolean;
    readonly contract: unknown;
  };
  readonly legalCalls: readonly string[];
  readonly play: {
    readonly turn: string | null;
    readonly won: { readonly NS: number; readonly EW: number };
    readonly current: readonly { readonly card: string }[];
    readonly tricks: readonly {
      readonly leader: string;
      readonly winner: string;
      readonly cards: readonly { readonly card: string }[];
    }[];
  } | null;
  readonly legalCards: readonly { readonly seat: string; readonly cards: readonly string[] }[];
  readonly hands: Readonly<Record<referee.Compass, readonly string[]>>;
  readonly result: { readonly tricks: number; readonly score: number } | null;
}
const stateAt = (events: Board, at: number): Seen => {
  const table = tableOf(events, { at });
  if (E.isLeft(table)) throw new Error(table.left.message);
  return stateOf(table.right) as unknown as Seen;
};
const sorted = (words: readonly string[]): readonly string[] => words.toSorted((a, b) => a.localeCompare(b));

/** What both are asked, in the same words. */
const engineSays = (state: Seen): object => ({
  calls: state.auction.standing,
  toCall: state.auction.toCall,
  legalCalls: sorted(state.legalCalls),
  contract: state.auction.contract,
  hand: state.legalCards[0]?.seat ?? null,
  legalCards: sorted(state.legalCards[0]?.cards ?? []),
  won: state.play?.won ?? { NS: 0, EW: 0 },
  tricks: [...(state.play?.tricks ?? []).map((trick) => trick.cards), state.play?.current ?? []]
    .map((cards) => cards.map(({ card }) => card))
    .filter((cards) => cards.length > 0),
  winners: (state.play?.tricks ?? []).map((trick) => trick.winner),
  held: Object.entries(state.hands).map(([seat, cards]) => [seat, sorted(cards)]),
  result: state.result === null ? null : { tricks: state.result.tricks, score: state.result.score },
});
const refereeSays = (board: referee.LawfulBoard, quitted: number): object => {
  const result = referee.resultOf(board);
  const over = result !== null;
  const tricks = referee.tricksOf(board);
  const seats = ['N', 'E', 'S', 'W'] as const;
  return {
    calls: board.calls,
    toCall: referee.seatToCall(board.dealer, board.calls),
    legalCalls: sorted(referee.legalCalls(board.dealer, board.calls)),
    contract: referee.finalContract(board.dealer, board.calls),
    hand: over ? null : referee.handToPlay(board),
    legalCards: over ? [] : sorted(referee.legalCards(board)),
    won: referee.tricksWon(board),
    tricks: tricks.map((trick) => trick.cards),
    winners: tricks.slice(0, quitted).map((trick) => trick.winner),
    held: seats.map((seat) => [seat, sorted(referee.heldBy(board, seat))]),
    result: result === null ? null : { tricks: result.tricks ?? 0, score: result.score },
  };
};
/** A claim counts from the answer that makes it agreed; before, the play is as it was. */
const waitsForAnswers = (events: Board, at: number): boolean =>
  events[at]?.type === 'ClaimMade' || (events[at]?.type === 'ClaimAnswered' && events[at - 1]?.type === 'ClaimMade');
const inEdition = (events: Board, laws: Edition): Board =>
  events.map((event): Event => (event.type === 'BoardOpened' ? { ...event, laws } : event));

describe('a lawful board', () => {
  it('is the same to the engine and to the referee at every moment', () => {
    let moments = 0;
    fc.assert(
      fc.property(lawfulBoardOfClerk(), (events) => {
        for (let at = 1; at < events.length; at += 1) {
          if (waitsForAnswers(events, at)) continue;
          const state = stateAt(events, at);
          const board = asLawfulBoard(events.slice(0, at + 1));
          expect(engineSays(state)).toEqual(refereeSays(board, state.play?.tricks.length ?? 0));
          moments += 1;
        }
      }),
      { numRuns: 150 },
    );
    console.info(`engine and referee compared at ${moments} moments of 150 boards`);
    expect(moments).toBeGreaterThan(3000);
  });

  it('is the same in both editions', () => {
    fc.assert(
      fc.property(lawfulBoardOfClerk(), (events) => {
        const at = events.length - 1;
        const [old, current] = (['2007', '2017'] as const).map((laws) =>
          engineSays(stateAt(inEdition(events, laws), at)),
        );
        expect(old).toEqual(current);
      }),
      { numRuns: 300 },
    );
  });
});
