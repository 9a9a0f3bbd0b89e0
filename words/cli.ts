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
export interface CliWords {
  readonly verdict: (verdict: VerdictSaid) => string;
  readonly imported: (numbers: ImportSaid) => string;
  /** Things of one kind, what that kind is, and the line of the first. */
  readonly counted: (count: number, sentence: string, line: number) => string;
  readonly refused: (board: string, sentence: string) => string;
  readonly exported: (losses: number) => string;
}
