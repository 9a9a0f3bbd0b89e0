/**
 * Rulings, scores and results of a record against the Laws. Where a ruling differs, the same mechanism as a what-if
 * says what it was worth: the record without the ruling, and the two results beside each other.
 */
import * as E from 'fp-ts/lib/Either.js';
import type { LawRef } from '../domain/edition.ts';
import type { BoardRecord, Json, Seq } from '../domain/event.ts';
import type { Finding, FindingCode } from '../domain/finding.ts';
import { resultOf } from '../domain/result.ts';
import { type Ruling, type Rulings, rulingsOf } from '../projections/rulings.ts';
import type { Comparison } from '../projections/rulings/compare.ts';
import type { Table } from '../projections/table/table.ts';
import { branchOf, type BranchOptions } from './branch.ts';
import { type FoldError, momentsOf, tableOf } from './fold.ts';

/** What an audit looks at. */
const AUDITED: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'ruling-differs',
  'ruling-missing',
  'judgement-missing',
  'contract-differs',
  'result-differs',
  'score-differs',
]);

/** A result in figures: tricks by declarer, score for North-South in points. */
export interface Figures {
  readonly tricks: number | null;
  readonly score: number | null;
}
export interface AuditItem {
  readonly seq: Seq;
  readonly code: FindingCode;
  /** Of the record's edition. */
  readonly law: LawRef;
  readonly finding: Finding;
  /** Only of a ruling that differs: the keys on which it does. */
  readonly compared: readonly Comparison[];
  /** What the record says: the result entered, or the one under the ruling. null: not what this is about. */
  readonly said: Figures | null;
  /** What the Laws give. */
  readonly laws: Figures | null;
}
export interface Audit {
  readonly board: string;
  readonly items: readonly AuditItem[];
  readonly rulings: Rulings;
  readonly table: Table;
}

const figuresOf = (t: Table): Figures | null => {
  const result = resultOf(t);
  return result === null ? null : { tricks: result.legal?.tricks ?? null, score: result.legal?.score ?? null };
};

/** The result without the ruling; null where the board would not have gone on as it did. */
const withoutRuling = (record: BoardRecord, { seq }: Ruling, o: BranchOptions): Figures | null => {
  const branch = branchOf(record, { at: seq - 1, given: [], drop: [seq, seq] }, o);
  return E.isLeft(branch) || branch.right.cut ? null : figuresOf(branch.right.branch);
};
const entered = (t: Table): Figures | null => {
  const entry = t.docket.entered?.entry;
  return entry === undefined ? null : { tricks: entry.tricks ?? null, score: entry.score ?? null };
};

const itemOf = (record: BoardRecord, t: Table, rulings: Rulings, f: Finding, o: BranchOptions): AuditItem => {
  const bare = { seq: f.seq, code: f.code, law: f.law, finding: f };
  const ruling = f.code === 'ruling-differs' ? rulings.rulings.find((r) => r.seq === f.seq) : undefined;
  if (ruling !== undefined) {
    const compared = ruling.compared.filter((c) => !c.agrees);
    return { ...bare, compared, said: figuresOf(t), laws: withoutRuling(record, ruling, o) };
  }
  const isOfResult = f.code === 'result-differs' || f.code === 'score-differs';
  return { ...bare, compared: [], said: isOfResult ? entered(t) : null, laws: isOfResult ? figuresOf(t) : null };
};

/** What does not agree with the Laws on a record, in the order of its events. Left: the record cannot be folded. */
export const auditOf = (record: BoardRecord, o: BranchOptions = {}): E.Either<FoldError, Audit> => {
  const table = tableOf(record, o);
  if (E.isLeft(table)) return table;
  const t = table.right;
  const found = t.findings.filter((f) => AUDITED.has(f.code));
  const moments = momentsOf(record, o);
  if (E.isLeft(moments)) return moments;
  const rulings = rulingsOf(record, moments.right, t.findings);
  const items = found.map((f) => itemOf(record, t, rulings, f, o)).toSorted((a, b) => a.seq - b.seq);
  return E.right({ board: t.setup.board, items, rulings, table: t });
};

/** The value of a compared key as JSON text, for formats with one cell for it. */
export const cellOf = (value: Json): string => (value === null ? '' : JSON.stringify(value));
