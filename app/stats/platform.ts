/** The audit of a platform over many boards: counts, and lists of acts by board and event for a person to look at. */
import * as E from 'fp-ts/lib/Either.js';
import type { Edition } from '../../domain/edition.ts';
import type { BoardRecord } from '../../domain/event.ts';
import { seatName } from '../../domain/seat.ts';
import { newCounter } from '../../projections/frequency.ts';
import { audited, type BoardAudit, newWatch, type Tempo, watch } from '../../projections/platform.ts';
import { type Usual, unusual, usualOf } from '../../projections/tempo.ts';
import { observed } from '../../replay/observe.ts';
import { boardsOf } from '../cli/boards.ts';
import { openSource } from '../cli/source.ts';
import { digestOf, digestSet } from './digest.ts';
import type { FileInput } from './inputs.ts';
import { clusterOf } from './keys.ts';

/** Where an act is found again: the file's hash, the board's place in it, the event. */
export interface Where {
  readonly file: string;
  readonly board: number;
  readonly seq: number;
}
interface Timed extends Where, Pick<Tempo, 'kind' | 'ms'> {
  readonly seat: string;
}
interface Listed extends Timed {
  readonly is: 'slow' | 'fast';
  readonly usual: Usual;
}
type Counts = Map<string, number>;

/** Grown in place. */
interface Sums {
  boards: number;
  readonly undo: Counts;
  readonly claims: Counts;
  readonly rulings: Counts;
  readonly alerts: Counts;
  readonly delays: number[];
  /** By player and kind of act; the players' keys never leave. */
  readonly tempo: Map<string, Timed[]>;
  readonly behind: object[];
}
const more = (counts: Counts, ...words: readonly string[]): void => {
  const key = words.join('\t');
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
const newSums = (): Sums => ({
  boards: 0,
  undo: new Map(),
  claims: new Map(),
  rulings: new Map(),
  alerts: new Map(),
  delays: [],
  tempo: new Map(),
  behind: [],
});

const playerAt = (record: BoardRecord, seat: Tempo['seat'], file: string): string => {
  const [opened] = record;
  const board = opened?.type === 'BoardOpened' ? opened : undefined;
  return board?.players?.[seatName(seat)] ?? `${clusterOf(board, file)} ${board?.table ?? ''} ${seatName(seat)}`;
};

const addBoard = (sums: Sums, record: BoardRecord, audit: BoardAudit, file: string, board: number): void => {
  sums.boards += 1;
  for (const { phase, answer, since } of audit.undos) more(sums.undo, phase, since.join('+'), answer);
  for (const { contested } of audit.claims) more(sums.claims, contested ? 'contested' : 'not contested');
  for (const { law, agreement } of audit.rulings) more(sums.rulings, `${audit.edition}:${law}`, agreement);
  for (const { kind, ms } of audit.alerts) {
    more(sums.alerts, kind);
    if (ms !== null) sums.delays.push(ms);
  }
  for (const { item, kind, law, action } of audit.behind)
    sums.behind.push({ file, board, item, kind, law: `${audit.edition}:${law}`, action });
  for (const { seq, seat, kind, ms } of audit.tempo) {
    const key = `${kind} ${playerAt(record, seat, file)}`;
    const own = sums.tempo.get(key) ?? [];
    sums.tempo.set(key, own);
    own.push({ file, board, seq, seat: seatName(seat), kind, ms });
  }
};

const rowsOf = (counts: Counts, ...names: readonly string[]): readonly object[] =>
  [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) =>
      Object.fromEntries([...key.split('\t').map((word, i) => [names[i] ?? '', word]), ['count', count]]),
    );

const byPlace = (a: Where, b: Where): number =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.board - b.board || a.seq - b.seq;

/** Acts far from their player's own usual time, in the order of files and boards. */
const tempoOf = ({ tempo }: Sums): object => {
  const listed: Listed[] = [];
  let [timed, players] = [0, 0];
  for (const own of tempo.values()) {
    timed += own.length;
    const usual = usualOf(own.map(({ ms }) => ms));
    if (usual === null) continue;
    players += 1;
    for (const act of own) {
      const is = unusual(act.ms, usual);
      if (is !== null) listed.push({ ...act, is, usual });
    }
  }
  return { timed, distributions: players, listed: listed.toSorted(byPlace) };
};
const quantile = (sorted: readonly number[], part: number): number | null =>
  sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? null;
const alertsOf = ({ alerts, delays }: Sums): object => {
  const sorted = delays.toSorted((a, b) => a - b);
  return {
    byKind: rowsOf(alerts, 'kind'),
    delay: {
      timed: sorted.length,
      medianMs: quantile(sorted, 0.5),
      p90Ms: quantile(sorted, 0.9),
      longestMs: sorted.at(-1) ?? null,
    },
  };
};

/** Everything, as plain JSON. Acts are named by file, board and event, persons not at all. */
const reportOf = (sums: Sums): object => ({
  boards: sums.boards,
  undo: rowsOf(sums.undo, 'phase', 'actedSince', 'answer'),
  claims: rowsOf(sums.claims, 'claim'),
  alerts: alertsOf(sums),
  tempo: tempoOf(sums),
  behindUnauthorizedInformation: sums.behind,
  rulings: rowsOf(sums.rulings, 'law', 'agreement'),
});

/** Reads the files one after the other. Boards stored twice count once; what cannot be read is passed over here. */
export const auditPlatform = async (files: readonly FileInput[], laws: Edition | null): Promise<object> => {
  const sums = newSums();
  const seen = digestSet();
  const counter = newCounter();
  for (const { file, format, sha256 } of files) {
    const source = await openSource(file, format);
    if (E.isLeft(source)) continue;
    for await (const read of boardsOf(source.right)) {
      if (E.isLeft(read) || !seen.add(digestOf(read.right.events), 0)) continue;
      const { events, index } = read.right;
      const w = newWatch();
      const done = observed(events, counter, laws ?? undefined, (before, event) => watch(w, before, event));
      if (E.isRight(done) && !done.right.counts.outOfJoint)
        addBoard(sums, events, audited(w, done.right.table), sha256, index);
    }
  }
  return reportOf(sums);
};
