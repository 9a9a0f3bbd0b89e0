/** A row of the law reference, as docs/laws.md shows it. */
export interface Row {
  /** As the lawbook letters the paragraph; a screen regulation as `screens 5.4.1`. */
  readonly id: string;
  readonly edition: 'both' | '2007' | '2017';
  /** What it is about, in our own words. */
  readonly name: string;
  /** `FILE FUNCTION` in `domain/`; none: not implemented. */
  readonly by: readonly string[];
  /** The cases that show it, where none names the paragraph itself. */
  readonly cases: readonly string[];
}

const EDITIONS: Readonly<Record<string, Row['edition']>> = { '': 'both', '07': '2007', '17': '2017' };
const listed = (text: string): readonly string[] => (text === '' || text === '-' ? [] : text.split(', '));
/**
 * Rows from a table of lines `ID | edition | name | FILE FUNCTION, … | CASE, …`; an empty edition means both, `-`
 * nothing. A law's file is one of `domain/laws/`.
 */
export const rowsOf = (table: string): readonly Row[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', edition = '', name = '', by = '-', cases = '-'] = line.split('|').map((cell) => cell.trim());
      const inFolder = (one: string): string => (one.startsWith('law-') ? `laws/${one}` : one);
      return { id, edition: EDITIONS[edition] ?? 'both', name, by: listed(by).map(inFolder), cases: listed(cases) };
    });
