/** What became of one board of the corpus. */
import * as E from 'fp-ts/lib/Either.js';
import type { BoardRecord } from '../../domain/event.ts';
import type { Finding } from '../../domain/finding.ts';
import { resultOf } from '../../domain/result.ts';
import type { Situation } from '../../domain/situation.ts';
import type { ImportedRecord } from '../../formats/report.ts';
import { tableOf } from '../../replay/fold.ts';

/** Why a board with auction and play has no result. */
export const UNFINISHED = {
  'no-number': 'the file gives no number of tricks, and the cards are not all there',
  'other-declarer': 'calls and tag name declarers of different sides: nobody can say whose tricks the number counts',
  'so-far': 'the number of tricks is that of the tricks shown: play is still going on',
  auction: 'the auction is not over, or something in it waits for a decision',
  lead: 'a lead out of turn waits for its answer, or the play is not begun',
  play: 'the cards do not make thirteen tricks',
} as const;
export type Unfinished = keyof typeof UNFINISHED;

export interface Outcome {
  readonly hasAuctionAndPlay: boolean;
  /** null: it reached its result. */
  readonly unfinished: Unfinished | null;
  readonly findings: readonly Finding[];
  /** Hands, calls and play do not belong together. */
  readonly isOutOfJoint: boolean;
}

const CARDS = 52;
const whyNot = (board: ImportedRecord, table: Situation): Unfinished => {
  if (table.phase === 'auction') return 'auction';
  if (board.notices.some(({ kind, what }) => kind === 'contradiction' && what === 'declarer')) return 'other-declarer';
  if (table.phase === 'clarification') return 'lead';
  const cards = board.events.filter(({ type }) => type === 'CardPlayed').length;
  const hasNumber = board.events.some((e) => e.type === 'ResultEntered' && e.tricks !== undefined);
  if (cards >= CARDS) return 'play';
  return hasNumber ? 'so-far' : 'no-number';
};

const has = (events: BoardRecord, type: 'CallMade' | 'CardPlayed'): boolean => events.some((e) => e.type === type);

/** Folds the record. A record that cannot be folded is a fault of the importer: it is thrown, for the run to fail. */
export const outcomeOf = (board: ImportedRecord): Outcome => {
  const table = tableOf(board.events);
  if (E.isLeft(table)) throw new Error(`board ${board.board}, line ${board.line}: ${table.left.message}`);
  const { findings } = table.right;
  const hasAuctionAndPlay = has(board.events, 'CallMade') && has(board.events, 'CardPlayed');
  return {
    hasAuctionAndPlay,
    unfinished: resultOf(table.right) === null ? whyNot(board, table.right) : null,
    findings,
    isOutOfJoint: findings.some(({ gathers }) => gathers !== undefined),
  };
};
