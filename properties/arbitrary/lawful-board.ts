/** Whole boards on which nothing irregular happens, as domain events. */
import fc from 'fast-check';
import type { Event, Vulnerable } from '../../domain/event.ts';
import { lho, rho, type Seat } from '../../domain/seat.ts';
import { type Scene, type Script, type Staged, writeBoard } from './board.ts';
import { clerk } from './clerk.ts';
import { show } from './show.ts';
import type { Umpire } from './umpire.ts';

export type Board = readonly Event[];

/** So that fast-check prints a board as a person would write it. */
export const readable = (events: Board): Board =>
  Object.defineProperty(events, fc.toStringMethod, { value: () => `\n${show(events)}\n`, enumerable: false });

const seed = (): fc.Arbitrary<number> => fc.nat(0x7fffffff);
const VULNERABLE: readonly Vulnerable[] = ['None', 'NS', 'EW', 'Both'];

/** Everything about a board but its scenes. Three boards in four are played to the end. */
export const skeleton = (): fc.Arbitrary<Omit<Script, 'scenes'>> =>
  fc.record({
    edition: fc.constantFrom('2017', '2007'),
    dealer: fc.constantFrom<Seat[]>(0, 1, 2, 3),
    vulnerable: fc.constantFrom(...VULNERABLE),
    deal: seed(),
    calls: fc.array(fc.nat(99), { minLength: 0, maxLength: 24, size: 'max' }),
    cards: seed(),
    length: fc.nat(207).map((length) => Math.min(length, 52)),
    dealt: fc.constant('first' as const),
    quits: fc.boolean(),
  });

/** A claim that both opponents agree to, for as many tricks as are left at most (Law 68A, 69A). */
const agreedClaim: Scene = (desk, picks) => {
  const { phase, declarer, trick, trickNumber } = desk.look();
  if (phase !== 'play' || declarer === null) return false;
  const by = picks.onceIn(4) ? lho(declarer) : declarer;
  const left = trick.length === 4 ? 13 - trickNumber : 14 - trickNumber;
  if (left === 0) return false;
  desk.write({ type: 'ClaimMade', by, tricks: picks.below(left + 1), statement: 'as stated' });
  desk.write({ type: 'ClaimAnswered', by: lho(by), answer: 'agreed' });
  desk.write({ type: 'ClaimAnswered', by: rho(by), answer: 'agreed' });
  return true;
};

const claims = (): fc.Arbitrary<readonly Staged[]> =>
  fc.array(
    fc.record({ at: fc.nat(50), pick: seed(), phase: fc.constant('play' as const), scene: fc.constant(agreedClaim) }),
    {
      maxLength: 1,
      size: 'max',
    },
  );

export const scriptOfLawfulBoard = (): fc.Arbitrary<Script> =>
  fc.tuple(skeleton(), claims()).map(([bones, scenes]) => ({ ...bones, scenes }));

/**
 * Lawful boards of both editions: passed out, played to the end, claimed, or broken off in the middle. With another
 * umpire than the clerk, what is lawful is what that umpire says.
 */
export const lawfulBoard = <S>(umpire: Umpire<S>): fc.Arbitrary<Board> =>
  fc.noBias(scriptOfLawfulBoard()).map((script) => readable(writeBoard(script, umpire)));
export const lawfulBoardOfClerk = (): fc.Arbitrary<Board> => lawfulBoard(clerk);
