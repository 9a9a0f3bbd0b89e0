/** The generator of lawful boards, checked by the referee: a board he objects to is no lawful board. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callName } from '../domain/call.ts';
import { cardName } from '../domain/card.ts';
import { seatName } from '../domain/seat.ts';
import * as referee from '../tests/support/referee.ts';
import { asLawfulBoard } from '../tests/support/referee-record.ts';
import { type Board, lawfulBoardOfClerk } from './arbitrary/lawful-board.ts';
import { show } from './arbitrary/show.ts';

/** Events of the board that the referee would not have let pass. */
const objections = (events: Board): readonly string[] => {
  const found: string[] = [];
  for (const [at, event] of events.entries()) {
    const before = (): referee.LawfulBoard => asLawfulBoard(events.slice(0, at));
    if (event.type === 'CallMade') {
      const { dealer, calls } = before();
      const lawful = referee.legalCalls(dealer, calls).includes(callName(event.call));
      if (referee.seatToCall(dealer, calls) !== seatName(event.seat) || !lawful) found.push(show([event]));
    }
    if (event.type === 'CardPlayed') {
      const board = before();
      const lawful = referee.legalCards(board).includes(cardName(event.card));
      if (referee.handToPlay(board) !== seatName(event.seat) || !lawful) found.push(show([event]));
    }
  }
  return found;
};

describe('lawful boards', () => {
  it('are lawful to the last card', () => {
    fc.assert(
      fc.property(lawfulBoardOfClerk(), (events) => {
        expect(objections(events)).toEqual([]);
      }),
    );
  });

  it('are of every sort: passed out, doubled, slam, played out, claimed, broken off, both editions', () => {
    const seen = new Map<string, number>();
    const count = (what: string, holds: boolean): unknown => holds && seen.set(what, (seen.get(what) ?? 0) + 1);
    const boards = fc.sample(lawfulBoardOfClerk(), { numRuns: 2000 });
    for (const events of boards) {
      const board = asLawfulBoard(events);
      const result = referee.resultOf(board);
      const contract = referee.finalContract(board.dealer, board.calls);
      count('passed out', result !== null && contract === null);
      count('doubled', contract?.doubled === 1);
      count('redoubled', contract?.doubled === 2);
      count('slam', (contract?.level ?? 0) >= 6);
      count('played out', board.cards.length === 52);
      count('claimed', board.agreed !== undefined);
      count('broken off', result === null);
      count(
        'quits tricks',
        events.some(({ type }) => type === 'TrickQuitted'),
      );
      count(
        '2007',
        events.some((event) => event.type === 'BoardOpened' && event.laws === '2007'),
      );
    }
    const shares = [...seen].map(([what, boards]) => `${what} ${boards / 20} %`);
    console.info(`of 2,000 lawful boards: ${shares.join(', ')}`);
    expect([...seen.keys()]).toHaveLength(9);
    expect([...seen.values()].filter((boards) => boards < 10)).toEqual([]);
  });

  it('are written as a person would write them', () => {
    const [board] = fc.sample(lawfulBoardOfClerk(), { numRuns: 1, seed: 3 });
    expect(fc.stringify(board)).toContain('0 BoardOpened ');
    expect(fc.stringify(board)).toMatch(/^2-\d+ [NESW]:/m);
  });

  it('shrink to a short board', () => {
    const found = fc.check(
      fc.property(
        lawfulBoardOfClerk(),
        (events) => !events.some((event) => event.type === 'CardPlayed' && event.card === 51),
      ),
      { numRuns: 1000 },
    );
    expect(found.failed).toBe(true);
    const smallest = found.counterexample?.[0] ?? [];
    expect(smallest.filter(({ type }) => type === 'CallMade').length).toBeLessThanOrEqual(7);
    expect(smallest.filter(({ type }) => type === 'ClaimMade')).toEqual([]);
  });
});
