/** Text in columns: widths that know of colour, wrapped lines, what is struck out. */

const ESC = '\u001b';
// oxlint-disable-next-line no-control-regex -- the escape sequences of colour are what is measured
const COLOUR = /\u001b\[[0-9;]*m/g;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Columns on the terminal. Every sign of ours is one column wide. */
export const widthOf = (text: string): number => Array.from(text.replaceAll(COLOUR, '')).length;
export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** A sentence begins so. */
export const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Lines of at most `width` columns; the first begins with `first`, the others with as many blanks. */
export const wrap = (text: string, width: number, first = ''): string[] => {
  const indent = ' '.repeat(widthOf(first));
  const room = Math.max(20, width - indent.length);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.map((each, i) => (i === 0 ? first : indent) + each);
};

export interface Style {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  /** For a call or card that was taken back or cancelled. */
  readonly struck: (text: string) => string;
  readonly red: (text: string) => string;
  readonly warn: (text: string) => string;
  /** The number of an event, as a reference. */
  readonly raised: (seq: number) => string;
}
const code =
  (on: number, off: number) =>
  (text: string): string =>
    text === '' ? '' : `${ESC}[${on}m${text}${ESC}[${off}m`;
const plain = (text: string): string => text;
const raisedDigits = (seq: number): string => String(seq).replaceAll(/\d/g, (digit) => RAISED[Number(digit)] ?? '');

/** `ascii`: letters for suits and plain numbers in place of raised ones. */
export const styleOf = (color: boolean, ascii: boolean): Style => ({
  bold: color ? code(1, 22) : plain,
  dim: color ? code(2, 22) : plain,
  struck: color ? code(9, 29) : (text) => `[${text}]`,
  red: color ? code(31, 39) : plain,
  warn: color ? code(33, 39) : plain,
  raised: ascii ? (seq) => `(${seq})` : raisedDigits,
});

// oxlint-disable-next-line no-control-regex -- what a file may not send to a terminal
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g;
/** Text of others on one line, without signs that would move a terminal's cursor, colour or direction. */
export const tame = (text: string): string => text.replaceAll(UNSAFE, ' ').replaceAll(/ {2,}/g, ' ').trim();

/** At most so many columns; what is cut is marked. Not for coloured text. */
export const cut = (text: string, width: number): string =>
  widthOf(text) <= width
    ? text
    : `${Array.from(text)
        .slice(0, width - 1)
        .join('')}…`;

/** Rows as columns of the width that their widest cell asks for. */
export const columns = (rows: readonly (readonly string[])[], gap: number): string[] => {
  const widths = rows.reduce<number[]>((all, row) => {
    for (const [i, cell] of row.entries()) all[i] = Math.max(all[i] ?? 0, widthOf(cell));
    return all;
  }, []);
  return rows.map((row) =>
    row
      .map((cell, i) => padEnd(cell, (widths[i] ?? 0) + gap))
      .join('')
      .trimEnd(),
  );
};
