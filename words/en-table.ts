/** English: the things at the table. */
import type { DenominationName } from '../domain/call.ts';
import type { SuitName } from '../domain/card.ts';
import type { Vulnerable } from '../domain/event.ts';
import type { SeatName, SideName } from '../domain/seat.ts';
import type { Phase, Status } from '../domain/situation.ts';
import type { Count } from './say.ts';

type Texts<K extends string> = Readonly<Record<K, string>>;

/** What every language says of seats, cards and calls. */
export interface TableWords {
  readonly seats: Texts<SeatName>;
  /** As on a score slip. */
  readonly seatLetters: Texts<SeatName>;
  readonly sides: Texts<SideName>;
  readonly sideLetters: Texts<SideName>;
  readonly vulnerable: Texts<Vulnerable>;
  /** In words, as in "a lead in spades". */
  readonly suits: Texts<SuitName>;
  /** Where the output has letters only. */
  readonly suitLetters: Texts<SuitName>;
  readonly denominations: Texts<DenominationName>;
  readonly notrump: string;
  /** Two to ace. */
  readonly ranks: string;
  readonly calls: Texts<'pass' | 'double' | 'redouble'>;
  readonly phases: Texts<Phase>;
  readonly statuses: Texts<Status | 'accepted'>;
  readonly tricks: Count;
  readonly cards: Count;
  readonly somebody: string;
  readonly director: string;
  readonly spectator: string;
  readonly nobody: string;
  readonly none: string;
  readonly all: string;
  /** Between clauses. */
  readonly semicolon: string;
  readonly and: string;
  readonly or: string;
}

export const enTable: TableWords = {
  seats: { N: 'North', E: 'East', S: 'South', W: 'West' },
  seatLetters: { N: 'N', E: 'E', S: 'S', W: 'W' },
  sides: { NS: 'North-South', EW: 'East-West' },
  sideLetters: { NS: 'N-S', EW: 'E-W' },
  vulnerable: {
    None: 'nobody vulnerable',
    NS: 'North-South vulnerable',
    EW: 'East-West vulnerable',
    Both: 'both sides vulnerable',
  },
  suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  suitLetters: { S: 'S', H: 'H', D: 'D', C: 'C' },
  denominations: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades', NT: 'notrump' },
  notrump: 'NT',
  ranks: '2 3 4 5 6 7 8 9 10 J Q K A',
  calls: { pass: 'Pass', double: 'Double', redouble: 'Redouble' },
  phases: {
    auction: 'the auction',
    clarification: 'the clarification period (no lead faced yet)',
    play: 'the play',
    ended: 'the play is over',
    closed: 'the round is over',
  },
  statuses: {
    pending: 'not yet accepted or replaced',
    standing: 'stands',
    withdrawn: 'withdrawn',
    cancelled: 'cancelled',
    accepted: 'accepted, stands',
  },
  tricks: { one: '{n} trick', many: '{n} tricks' },
  cards: { one: '{n} card', many: '{n} cards' },
  somebody: 'a player',
  director: 'the director',
  spectator: 'a spectator',
  nobody: 'nobody',
  none: 'none',
  all: 'all four players',
  semicolon: '; ',
  and: 'and',
  or: 'or',
};
