/** What the page is given: the record as the fold reads it, and what cannot be made in the browser. */
import type { BoardRecord, Seq } from '../../domain/event.ts';
import type { Lang } from '../../words/say.ts';

export interface PageData {
  readonly events: BoardRecord;
  /** The moment at which the page opens. */
  readonly at: Seq;
  /** They are a viewer's, who comes to know more of the record. */
  readonly goesOn: boolean;
  /** Each event as canonical JSON, for reading and copying. */
  readonly lines: readonly string[];
  /** The record in other formats; null where the format cannot hold it. */
  readonly copies: { readonly pbn: string | null; readonly lin: string | null; readonly script: string | null };
  readonly lang: Lang;
  /** Whose events these are, as in a link: `N`, `NE`, `poll-E`; null: the whole record, to be looked at as anybody. */
  readonly as: string | null;
  /** Players' names are in the record and may be shown. */
  readonly names: boolean;
  /** Hash of the last event; null where the record is not chained, or was changed for being shown (names left out). */
  readonly head: string | null;
  /** Where the list of boards is; null in a file that stands alone. */
  readonly home: string | null;
}
/** Where the page finds it. */
export const DATA_ID = 'record';
export const ROOT_ID = 'page';
