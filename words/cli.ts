/** What the command line says of its own: one type, a file for each language. What the Laws say is said elsewhere. */

export type VerdictSaid =
  | { readonly tag: 'intact'; readonly events: number }
  | { readonly tag: 'broken'; readonly at: number; readonly reason: string }
  | { readonly tag: 'not-chained' };

/** Numbers of an import, for one file. */
export interface ImportSaid {
  readonly read: number;
  readonly refused: number;
  readonly losses: number;
}
/** Things of one kind that a file holds and its records do not. */
export interface LossSaid {
  /** The code of the kind. */
  readonly reason: string;
  /** The English sentence. */
  readonly sentence: string;
  readonly count: number;
  /** Line of the first. */
  readonly line: number;
}

export interface CliWords {
  readonly verdict: (verdict: VerdictSaid) => string;
  readonly imported: (numbers: ImportSaid) => string;
  readonly notKept: (loss: LossSaid) => string;
  readonly refused: (board: string, reason: string, sentence: string) => string;
  readonly exported: (losses: number) => string;
  readonly notice: (kind: string, count: number) => string;
  readonly nothingOpen: string;
  readonly changesNothing: string;
}
