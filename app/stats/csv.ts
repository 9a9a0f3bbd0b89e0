/** The table as CSV (RFC 4180): a line a row, empty cells for what is not known. */
import type { Dimension } from './keys.ts';
import type { Row } from './rows.ts';

const FIGURES = [
  'code',
  'severity',
  'unit',
  'events',
  'boards',
  'opportunities',
  'per1000',
  'wilson_low',
  'wilson_high',
  'bootstrap_low',
  'bootstrap_high',
] as const;
export type Cell = string | number | null;

/** The names of the columns: the dimensions asked for, then the figures. */
export const columnsOf = (by: readonly Dimension[]): readonly string[] => [...by, ...FIGURES];
/** The cells of a row, in the order of the columns. */
export const cellsOf = (row: Row, by: readonly Dimension[]): readonly Cell[] => [
  ...by.map((d) => row.place[d] ?? ''),
  row.code,
  row.severity,
  row.unit,
  row.events,
  row.boards,
  row.opportunities,
  row.rate,
  row.wilson?.low ?? null,
  row.wilson?.high ?? null,
  row.bootstrap?.low ?? null,
  row.bootstrap?.high ?? null,
];

/** A cell that a spreadsheet would take for a formula is made text. */
const guarded = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const cellText = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = guarded(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
export const lineOf = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** The whole table, with its head. */
export const csvOf = (rows: readonly Row[], by: readonly Dimension[]): string =>
  [columnsOf(by), ...rows.map((row) => cellsOf(row, by))].map(lineOf).join('');
