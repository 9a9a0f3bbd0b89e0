/** What every language has to say: a missing key is a type error. */
import type { enEvents } from './en-events.ts';
import type { enFormats } from './en-formats.ts';
import type { enExplain } from './laws/en-explain.ts';
import type { enMatters } from './en-matters.ts';
import type { enPrinted } from './en-printed.ts';
import type { enReview } from './en-review.ts';
import type { FindingWords } from './en-findings.ts';
import type { TableWords } from './en-table.ts';

/** The same keys, other texts. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

export type MatterWords = SameKeys<typeof enMatters>;
export type EventWords = SameKeys<typeof enEvents>;
export type ReviewWords = SameKeys<typeof enReview>;
export type PrintedWords = SameKeys<typeof enPrinted>;

export type FormatWords = SameKeys<typeof enFormats>;
export type ExplainWords = SameKeys<typeof enExplain>;

export interface Words {
  readonly table: TableWords;
  readonly findings: FindingWords;
  readonly matters: MatterWords;
  readonly events: EventWords;
  readonly review: ReviewWords;
  readonly printed: PrintedWords;
  readonly formats: FormatWords;
  readonly explain: ExplainWords;
}
