/** One line of a PBN file at a time: tag pairs, section tokens, comments, escape lines (PBN 2.1, 2.4 and 3.2). */
import { saying } from '../../domain/saying.ts';
import { lose, note, type RawGame } from './game.ts';
import { addTag, finish, gameOf, isEmpty, type OpenComment, type Scan } from './state.ts';
import { addSkipped, addStop, addWord, annotate, markOf, type Section } from './tokens.ts';

/** Étui's own comments hold events; other texts are never that long. */
const LONGEST_COMMENT = 4_000_000;
const LONGEST_TAG_LINES = 4;
const MOST_COMMENTS = 400;

const unescaped = (text: string): string => (text.includes('\\') ? text.replace(/\\(["\\])/g, '$1') : text);
const isName = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;

/** End of the string that begins behind `from`, where a backslash guards the next character; -1 if it does not end here. */
const stringEnd = (text: string, from: number): number => {
  let quote = text.indexOf('"', from);
  while (quote > from && text.charCodeAt(quote - 1) === 92) {
    let slashes = 1;
    while (quote - 1 - slashes >= from && text.charCodeAt(quote - 1 - slashes) === 92) slashes += 1;
    if (slashes % 2 === 0) return quote;
    quote = text.indexOf('"', quote + 1);
  }
  return quote;
};

/** Reads the tag pair at `[`; returns where to go on, or -1 if it does not end on this line. */
const scanTag = (scan: Scan, text: string, at: number, line: number): number => {
  let from = at + 1;
  while (text.charCodeAt(from) === 32 || text.charCodeAt(from) === 9) from += 1;
  let to = from;
  while (isName(text.charCodeAt(to))) to += 1;
  const name = text.slice(from, to);
  while (text.charCodeAt(to) === 32 || text.charCodeAt(to) === 9) to += 1;
  if (text.charCodeAt(to) === 34) {
    const end = stringEnd(text, to + 1);
    const close = end < 0 ? -1 : text.indexOf(']', end);
    if (close >= 0 && name !== '') {
      const between = text.slice(end + 1, close).trim();
      if (between !== '') lose(gameOf(scan, line), 'text-outside', line, name, between, end + 2);
      addTag(scan, name, unescaped(text.slice(to + 1, end)), line);
      return close + 1;
    }
  }
  const close = text.indexOf(']', to);
  if (close < 0) return -1;
  const value = text.slice(to, close).trim().replaceAll('"', '');
  if (name === '') {
    lose(gameOf(scan, line), 'text-outside', line, '', text.slice(at, close + 1), at + 1);
    return close + 1;
  }
  addTag(scan, name, value, line);
  note(
    gameOf(scan, line),
    'assumed',
    'unquoted',
    line,
    saying('[{name}] without proper quotation marks is read as {value}', { name, value }),
  );
  return close + 1;
};

const addComment = (scan: Scan, text: string, line: number, column: number): void => {
  const game = gameOf(scan, line);
  const section = scan.section === 'table' ? 'tags' : scan.section;
  const tokens = section === 'auction' ? game.auction : section === 'play' ? game.play : undefined;
  if (scan.blank && scan.looseFrom < 0 && !isEmpty(game)) scan.looseFrom = game.comments.length;
  if (game.comments.length >= MOST_COMMENTS && !text.startsWith('etui')) game.unlisted += 1;
  else game.comments.push({ text, line, column, section, after: tokens?.values.length ?? 0 });
};

const growComment = (open: OpenComment, text: string): void => {
  if (open.size < LONGEST_COMMENT) open.parts.push(text);
  open.size += text.length + 1;
};

const closeComment = (scan: Scan, open: OpenComment): void => {
  scan.comment = undefined;
  const text = open.parts.join('\n');
  addComment(scan, text, open.line, open.column);
  if (open.size > text.length + 1) lose(gameOf(scan, open.line), 'too-long', open.line, '', text, open.column);
};

/** Goes on in an open brace comment; returns where the line goes on behind it, -1 if it is still open. */
const scanComment = (scan: Scan, open: OpenComment, text: string): number => {
  const end = text.indexOf('}');
  growComment(open, end < 0 ? text : text.slice(0, end));
  if (end < 0) return -1;
  closeComment(scan, open);
  return end + 1;
};

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code === 26 || code === 0;
const isWord = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 45;

const annotationEnd = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  let to = at + 1;
  if (code === 33 || code === 63) {
    const next = text.charCodeAt(to);
    return next === 33 || next === 63 ? to + 1 : to;
  }
  while (text.charCodeAt(to) >= 48 && text.charCodeAt(to) <= 57) to += 1;
  if (to === at + 1) return -1;
  if (code === 36) return to;
  return text.charCodeAt(to) === 61 ? to + 1 : -1;
};

/** `^` and its letter; returns where to go on. */
const scanMark = (scan: Scan, game: RawGame, section: Section, text: string, at: number, line: number): number => {
  const letter = text.charAt(at + 1);
  if (section === 'auction' && letter === 'S' && game.auction !== undefined) {
    addSkipped(game.auction, line);
  } else {
    const bit = markOf(letter, section);
    if (bit === 0)
      lose(game, 'mark-misplaced', line, section === 'auction' ? 'Auction' : 'Play', text.slice(at, at + 2), at + 1);
    scan.marks |= bit;
  }
  return at + 2;
};

/** One token of the auction or play; returns where to go on. */
const scanToken = (scan: Scan, section: Section, text: string, at: number, line: number): number => {
  const game = gameOf(scan, line);
  const code = text.charCodeAt(at);
  if (isWord(code)) {
    let to = at + 1;
    while (isWord(text.charCodeAt(to))) to += 1;
    addWord(game, section, text.slice(at, to), line, at + 1, scan.marks);
    scan.marks = 0;
    return to;
  }
  if (code === 42 || code === 43) {
    addStop(game, section, code === 42 ? '*' : '+', line);
    return at + 1;
  }
  if (code === 94) return scanMark(scan, game, section, text, at, line);
  const end = code === 33 || code === 63 || code === 61 || code === 36 ? annotationEnd(text, at) : -1;
  if (end > 0) {
    annotate(game, section, text.slice(at, end), line, at + 1);
    return end;
  }
  let to = at + 1;
  while (to < text.length && !isSpace(text.charCodeAt(to)) && text[to] !== '[' && text[to] !== '{' && text[to] !== ';')
    to += 1;
  lose(game, 'text-outside', line, section === 'auction' ? 'Auction' : 'Play', text.slice(at, to), at + 1);
  return to;
};

/** Rows of a table, or text that belongs to nothing: the first line of a run is quoted. */
const scanFree = (scan: Scan, text: string, at: number, line: number): number => {
  let to = at;
  while (to < text.length && text[to] !== '[' && text[to] !== '{' && text[to] !== ';') to += 1;
  if (!scan.inText) {
    const table = scan.section === 'table' && !scan.blank && /Table$|^DD|^Optimum/.test(scan.lastTag);
    lose(
      gameOf(scan, line),
      table ? 'table' : 'text-outside',
      line,
      table ? scan.lastTag : '',
      text.slice(at, to).trim(),
      at + 1,
    );
  }
  scan.inText = true;
  return to;
};

const openComment = (scan: Scan, text: string, at: number, line: number): number => {
  const open: OpenComment = { line, column: at + 1, parts: [], size: 0, blank: false };
  scan.comment = open;
  const rest = scanComment(scan, open, text.slice(at + 1));
  return rest < 0 ? text.length : at + 1 + rest;
};

const scanFrom = (scan: Scan, text: string, start: number, line: number): void => {
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) {
      at += 1;
    } else if (code === 91) {
      const next = scanTag(scan, text, at, line);
      if (next < 0) {
        scan.carry = text.slice(at);
        scan.carried += 1;
        return;
      }
      at = next;
    } else if (code === 59) {
      addComment(scan, text.slice(at + 1), line, at + 1);
      return;
    } else if (code === 123) {
      at = openComment(scan, text, at, line);
    } else if ((scan.section === 'auction' || scan.section === 'play') && !scan.blank) {
      at = scanToken(scan, scan.section, text, at, line);
    } else {
      at = scanFree(scan, text, at, line);
    }
  }
};

const isBlank = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) if (!isSpace(text.charCodeAt(at))) return false;
  return true;
};

/** Nobody writes an empty line and then a tag that begins a game inside a comment: its brace was never closed. */
const neverClosed = (scan: Scan, open: OpenComment, text: string, line: number): boolean => {
  if (!open.blank || !/^\[(?:Event|Board|Deal) "/.test(text)) return false;
  closeComment(scan, open);
  note(
    gameOf(scan, line),
    'assumed',
    'unclosed-comment',
    open.line,
    'a comment that is never closed is read as ending here',
  );
  scan.blank = true;
  return true;
};

/** A tag pair begun on a line before: joined and tried again, up to four lines. */
const scanCarried = (scan: Scan, text: string, line: number): void => {
  const joined = `${scan.carry} ${text}`;
  scan.carry = '';
  if (joined.indexOf(']') < 0 && (scan.carried >= LONGEST_TAG_LINES || isBlank(text))) {
    scan.carried = 0;
    lose(gameOf(scan, line), 'text-outside', line, '', joined);
    if (isBlank(text)) scan.blank = scan.game !== undefined;
    return;
  }
  scanFrom(scan, joined, 0, line);
  if (scan.carry === '') scan.carried = 0;
};

const scanEscape = (scan: Scan, text: string, line: number): void => {
  if (/^%\s*(?:PBN|EXPORT|IMPORT|$)/i.test(text)) return;
  lose(gameOf(scan, line), 'directive', line, '', text);
};

/** Reads one line, numbered from 1. Never throws; the work is linear in the line. */
export const scanLine = (scan: Scan, text: string, line: number): void => {
  const open = scan.comment;
  if (open !== undefined && !neverClosed(scan, open, text, line)) {
    open.blank = isBlank(text);
    const rest = scanComment(scan, open, text);
    if (rest >= 0) scanFrom(scan, text, rest, line);
    return;
  }
  if (scan.carry !== '') return scanCarried(scan, text, line);
  if (text.charCodeAt(0) === 37) return scanEscape(scan, text, line);
  if (isBlank(text)) {
    scan.blank = scan.game !== undefined;
    scan.inText = false;
    return;
  }
  scanFrom(scan, text, 0, line);
};

/** The file is over: what is open is closed. */
export const scanEnd = (scan: Scan, line: number): void => {
  if (scan.comment !== undefined) {
    const open = scan.comment;
    closeComment(scan, open);
    note(
      gameOf(scan, line),
      'assumed',
      'unclosed-comment',
      open.line,
      'a comment that is never closed is read as ending with the file',
    );
  }
  if (scan.carry !== '') lose(gameOf(scan, line), 'text-outside', line, '', scan.carry);
  scan.looseFrom = -1;
  finish(scan, line);
};
