/** The flat stream `cc|data|cc|data|…` of a LIN file, cut into commands. */

/** A field longer than this is cut: no text of a record comes near it, and memory stays flat. */
export const LONGEST_FIELD = 1 << 18;
/** What is kept of a field that was cut. */
const KEPT_OF_CUT = 1024;

/** Two letters as one number, upper and lower case alike; 0 where the second is beyond ASCII. */
export const codeOf = (a: number, b: number): number => (b > 127 ? 0 : ((a | 32) << 8) | (b | 32));
/** The code of a command written as two letters. */
export const commandCode = (name: string): number => codeOf(name.charCodeAt(0), name.charCodeAt(1));

/** A scanner and the command in hand. Mutable: one object serves a whole file, every `step` writes it anew. */
export interface Scanner {
  /** `codeOf` the two letters. */
  code: number;
  /** In lower case. */
  name: string;
  line: number;
  column: number;
  /** Data runs from here in `text` … */
  from: number;
  /** … to before here. */
  to: number;
  /** Text before the two letters, or fields that are no command; empty where nothing but blanks. */
  stray: string;
  /** Where `stray` begins. */
  strayLine: number;
  strayColumn: number;
  /** The data was longer than `LONGEST_FIELD` and is cut. */
  cut: boolean;
  /** The file ended before the bar that closes the data. */
  unclosed: boolean;
  readonly known: (code: number) => boolean;
  text: string;
  /** What lies before has been delivered. */
  at: number;
  /** No bar that closes the data lies before. */
  searched: number;
  lines: number;
  lineStart: number;
  nextLine: number;
  delivered: boolean;
  /** The rest of a field that was cut is dropped as it comes. */
  dropping: boolean;
  cutNext: boolean;
}

/**
 * A scanner fed piece by piece. The robust reading: the two characters before a bar are the command, data runs to the
 * next bar; a field of fewer than two characters is no command and one bar is skipped.
 * `known` says whether a code is a command: an unknown one followed by a known one means that a bar too many was read.
 */
export const linScanner = (known: (code: number) => boolean): Scanner => ({
  code: 0,
  name: '',
  line: 1,
  column: 1,
  from: 0,
  to: 0,
  stray: '',
  strayLine: 1,
  strayColumn: 1,
  cut: false,
  unclosed: false,
  known,
  text: '',
  at: 0,
  searched: 0,
  lines: 1,
  lineStart: 0,
  nextLine: -1,
  delivered: false,
  dropping: false,
  cutNext: false,
});

/** The data of the command in hand. */
export const dataOf = (scanner: Scanner): string => scanner.text.slice(scanner.from, scanner.to);

/** Names already met, so that one string serves all commands of a name. Bounded: letters only. */
const NAMES = new Map<number, string>();
const nameOf = (code: number, text: string, at: number): string => {
  const met = NAMES.get(code);
  if (met !== undefined) return met;
  const name = text.slice(at, at + 2).toLowerCase();
  if (/^[a-z]{2}$/.test(name)) NAMES.set(code, name);
  return name;
};

const BLANK = 32;
const trimmedEnd = (text: string, from: number, to: number): number => {
  let end = to;
  while (end > from && text.charCodeAt(end - 1) <= BLANK) end -= 1;
  return end;
};
const firstInk = (text: string, from: number, to: number): number => {
  let at = from;
  while (at < to && text.charCodeAt(at) <= BLANK) at += 1;
  return at;
};

const countTo = (scanner: Scanner, position: number): void => {
  while (scanner.nextLine >= 0 && scanner.nextLine < position) {
    scanner.lines += 1;
    scanner.lineStart = scanner.nextLine + 1;
    scanner.nextLine = scanner.text.indexOf('\n', scanner.lineStart);
  }
};
const placeAt = (scanner: Scanner, position: number): void => {
  countTo(scanner, position);
  scanner.line = scanner.lines;
  scanner.column = position - scanner.lineStart + 1;
};
const strayAt = (scanner: Scanner, position: number): void => {
  if (scanner.stray !== '') return;
  countTo(scanner, position);
  scanner.strayLine = scanner.lines;
  scanner.strayColumn = position - scanner.lineStart + 1;
};

const lineFeeds = (text: string, end: number): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

/** Takes the next piece of the file. */
export const feed = (scanner: Scanner, piece: string): void => {
  let more = piece;
  if (scanner.dropping) {
    const bar = more.indexOf('|');
    scanner.lines += lineFeeds(more, bar < 0 ? more.length : bar);
    if (bar < 0) return;
    more = more.slice(bar);
    scanner.dropping = false;
  }
  const { at, text } = scanner;
  countTo(scanner, at);
  scanner.text = at === text.length ? more : text.slice(at) + more;
  scanner.searched -= at;
  scanner.lineStart -= at;
  scanner.at = 0;
  scanner.nextLine = scanner.text.indexOf('\n', Math.max(0, scanner.lineStart));
};

/** Keeps the head of a field that does not end; of text without any bar, the two letters it may end with. */
const shorten = (scanner: Scanner, bar: number): void => {
  const { text, at } = scanner;
  if (text.length - at <= LONGEST_FIELD) return;
  countTo(scanner, text.length);
  scanner.dropping = bar >= 0;
  scanner.cutNext = true;
  scanner.text = bar < 0 ? `\u2026${text.slice(-2)}` : text.slice(at, bar + 1 + KEPT_OF_CUT);
  scanner.at = 0;
  scanner.searched = 0;
  scanner.lineStart = 0;
  scanner.nextLine = -1;
};

const take = (scanner: Scanner, bar: number, end: number): void => {
  const { text, at } = scanner;
  const nameEnd = trimmedEnd(text, at, bar);
  const ink = firstInk(text, at, nameEnd - 2);
  if (ink < nameEnd - 2) {
    strayAt(scanner, ink);
    scanner.stray += text.slice(ink, nameEnd - 2);
  }
  placeAt(scanner, nameEnd - 2);
  scanner.code = codeOf(text.charCodeAt(nameEnd - 2), text.charCodeAt(nameEnd - 1));
  scanner.name = nameOf(scanner.code, text, nameEnd - 2);
  scanner.cut = scanner.cutNext;
  scanner.cutNext = false;
  scanner.delivered = true;
  scanner.from = bar + 1;
  scanner.to = end;
  scanner.at = Math.min(end + 1, text.length);
  scanner.searched = scanner.at;
};

/** Is this field no command, but the next one is? Then one bar too many stands before it. */
const isMisplaced = (scanner: Scanner, bar: number, next: number): boolean => {
  const { text, at, known } = scanner;
  const end = trimmedEnd(text, at, bar);
  if (end - firstInk(text, at, end) < 2) return true;
  if (known(codeOf(text.charCodeAt(end - 2), text.charCodeAt(end - 1)))) return false;
  const start = firstInk(text, bar + 1, next);
  if (trimmedEnd(text, start, next) - start !== 2) return false;
  return known(codeOf(text.charCodeAt(start), text.charCodeAt(start + 1)));
};

const takeRest = (scanner: Scanner): void => {
  const { text } = scanner;
  const ink = firstInk(text, scanner.at, text.length);
  strayAt(scanner, ink);
  placeAt(scanner, ink);
  scanner.stray += text.slice(ink).trimEnd();
  scanner.at = text.length;
};

const LONGEST_STRAY = 400;
const skipField = (scanner: Scanner, bar: number): void => {
  strayAt(scanner, scanner.at);
  if (scanner.stray.length < LONGEST_STRAY) scanner.stray += scanner.text.slice(scanner.at, bar + 1).trim();
  scanner.at = bar + 1;
  scanner.searched = Math.max(scanner.searched, scanner.at);
};

/** The next complete command; false: more text is needed. `last`: no more text comes. */
export const step = (scanner: Scanner, last: boolean): boolean => {
  // What was found astray before a piece ended belongs to the command that the next piece completes.
  if (scanner.delivered) scanner.stray = '';
  scanner.delivered = false;
  scanner.unclosed = false;
  for (;;) {
    const { text } = scanner;
    const bar = text.indexOf('|', scanner.at);
    if (bar < 0) {
      if (last) takeRest(scanner);
      else shorten(scanner, -1);
      return false;
    }
    const next = text.indexOf('|', Math.max(bar + 1, scanner.searched));
    if (next < 0 && !last) {
      scanner.searched = text.length;
      shorten(scanner, bar);
      return false;
    }
    const end = next < 0 ? text.length : next;
    if (!isMisplaced(scanner, bar, end)) {
      scanner.unclosed = next < 0;
      take(scanner, bar, end);
      return true;
    }
    skipField(scanner, bar);
  }
};
