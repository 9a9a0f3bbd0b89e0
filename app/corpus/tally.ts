/** Counts over a corpus. */
import type { ImportedBoard } from '../../formats/report.ts';
import { type Outcome, outcomeOf } from './board.ts';
import type { ReadFile } from './files.ts';

export type Counts = Map<string, number>;
const more = (counts: Counts, key: string, by = 1): void => {
  counts.set(key, (counts.get(key) ?? 0) + by);
};

/** Grown in place, file by file. */
export interface Tally {
  files: number;
  /** Files of which no board could be read. */
  without: number;
  bytes: number;
  boards: number;
  refused: number;
  /** With at least a call and a card. */
  played: number;
  reached: number;
  /** Boards with an irregularity, and with a contradiction. */
  irregular: number;
  contradicted: number;
  outOfJoint: number;
  readonly unfinished: Counts;
  /** `code severity`. */
  readonly findings: Counts;
  readonly support: Counts;
  readonly refusals: Counts;
  readonly losses: Counts;
  readonly notices: Counts;
}
export const newTally = (): Tally => ({
  files: 0,
  without: 0,
  bytes: 0,
  boards: 0,
  refused: 0,
  played: 0,
  reached: 0,
  irregular: 0,
  contradicted: 0,
  outOfJoint: 0,
  unfinished: new Map(),
  findings: new Map(),
  support: new Map(),
  refusals: new Map(),
  losses: new Map(),
  notices: new Map(),
});

const addOutcome = (tally: Tally, outcome: Outcome): void => {
  const { findings, unfinished } = outcome;
  if (outcome.hasAuctionAndPlay) {
    tally.played += 1;
    if (unfinished === null) tally.reached += 1;
    else more(tally.unfinished, unfinished);
  }
  if (findings.some(({ severity }) => severity === 'irregularity')) tally.irregular += 1;
  if (findings.some(({ severity }) => severity === 'contradiction')) tally.contradicted += 1;
  if (outcome.isOutOfJoint) tally.outOfJoint += 1;
  for (const { code, severity, support } of findings) {
    more(tally.findings, `${code} ${severity}`);
    for (const kind of new Set(support?.map((each) => each.kind))) more(tally.support, `${code} ${kind}`);
  }
};

const addBoard = (tally: Tally, board: ImportedBoard): void => {
  tally.boards += 1;
  for (const { reason } of board.losses) more(tally.losses, reason);
  if (board.kind === 'refused') {
    tally.refused += 1;
    more(tally.refusals, board.reason);
    return;
  }
  for (const { kind, what } of board.notices) more(tally.notices, `${kind} ${what}`);
  addOutcome(tally, outcomeOf(board));
};

/** Adds a file. */
export const addFile = (tally: Tally, file: ReadFile): void => {
  tally.files += 1;
  tally.bytes += file.bytes;
  if (!file.boards.some(({ kind }) => kind === 'record')) tally.without += 1;
  for (const board of file.boards) addBoard(tally, board);
};

const merge = (into: Counts, from: Counts): void => {
  for (const [key, count] of from) more(into, key, count);
};
/** Adds the counts of one tally to another. */
export const addTally = (into: Tally, from: Tally): void => {
  into.files += from.files;
  into.without += from.without;
  into.bytes += from.bytes;
  into.boards += from.boards;
  into.refused += from.refused;
  into.played += from.played;
  into.reached += from.reached;
  into.irregular += from.irregular;
  into.contradicted += from.contradicted;
  into.outOfJoint += from.outOfJoint;
  merge(into.unfinished, from.unfinished);
  merge(into.findings, from.findings);
  merge(into.support, from.support);
  merge(into.refusals, from.refusals);
  merge(into.losses, from.losses);
  merge(into.notices, from.notices);
};
