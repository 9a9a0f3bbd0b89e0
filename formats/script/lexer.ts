/** A line of script → its pieces. Spaces, case and the kind of quotes mean nothing; `#` begins a comment. */
import { fault, type Fault } from './fault.ts';
import { bracketed, closing, literal, quotedText } from './field-value.ts';
import {
  type FieldValue,
  fold,
  type Label,
  type LineRef,
  type Mark,
  type Quoted,
  type Token,
  type Word,
} from './token.ts';

export interface Lexed {
  readonly tokens: readonly Token[];
  /** Why the rest of the line could not be taken apart. */
  readonly fault: Fault | null;
}

const SPACE = /\s+/y;
const WORD = /[^\s,;:!?%="«»“”{}[\]()#@]+/y;
const STRAIGHT = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
const CURLED = /«([^»]*)»|“([^”]*)”/y;
const LABEL = /@([\p{L}\p{N}_-]+)/uy;
const LINE = /#(\d+)(?:\.(\d+))?(?![\p{L}\p{N}])/uy;
const MARK = /[,;:!?%]/y;
const FIELD = /([A-Za-z]\w*)\s*=\s*/y;
const BARE = /[^\s,;]+/y;
/** `l'arbitre` is two words, and so is `E's`. */
const ELISION = /^(?:(.+?)(['’]s)|([ldnsjcqu]{1,2}['’])(.+))$/iu;

const take = (pattern: RegExp, line: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(line);
};

const plain = (raw: string, column: number): Word => ({ kind: 'word', raw, column, folded: fold(raw) });
/** The words of a run of letters: two where an apostrophe joins them. */
export const wordsOf = (raw: string, column: number): readonly Word[] => {
  const parts = ELISION.exec(raw);
  const first = parts?.[1] ?? parts?.[3];
  const second = parts?.[2] ?? parts?.[4];
  if (first === undefined || second === undefined) return [plain(raw, column)];
  return [plain(first, column), plain(second, column + first.length)];
};

const labelAt = (line: string, at: number): Label | undefined => {
  const found = take(LABEL, line, at);
  return found === null ? undefined : { kind: 'label', raw: found[0], column: at + 1, name: fold(found[1] ?? '') };
};
const lineAt = (line: string, at: number): LineRef | undefined => {
  const found = take(LINE, line, at);
  if (found === null) return undefined;
  const item = found[2] === undefined ? null : Number(found[2]);
  return { kind: 'line', raw: found[0], column: at + 1, line: Number(found[1]), item };
};
const textAt = (line: string, at: number): Quoted | Fault => {
  const straight = take(STRAIGHT, line, at)?.[0];
  const value = straight === undefined ? undefined : quotedText(straight);
  if (straight !== undefined && value !== undefined) return { kind: 'text', raw: straight, column: at + 1, value };
  const curled = take(CURLED, line, at);
  if (curled !== null)
    return { kind: 'text', raw: curled[0], column: at + 1, value: (curled[1] ?? curled[2] ?? '').trim() };
  return fault(
    straight === undefined ? 'unclosed-quote' : 'unreadable-value',
    at + 1,
    straight ?? line.slice(at, at + 20),
  );
};

const isQuote = (line: string, at: number): boolean => '"«“'.includes(line.charAt(at)) && at < line.length;

const fieldAt = (line: string, at: number, name: string, from: number): FieldValue | Fault => {
  const made = (end: number, more: Pick<FieldValue, 'value' | 'bare' | 'refers'>): FieldValue => ({
    kind: 'field',
    name,
    column: at + 1,
    raw: line.slice(at, end),
    ...more,
  });
  if (isQuote(line, from)) {
    const text = textAt(line, from);
    return 'tag' in text ? text : made(from + text.raw.length, { value: text.value, bare: null, refers: null });
  }
  if ('[{'.includes(line.charAt(from)) && from < line.length) {
    const end = closing(line, from);
    const value = end < 0 ? undefined : bracketed(line.slice(from, end));
    return value === undefined
      ? fault('unreadable-value', from + 1, line.slice(from, from + 20))
      : made(end, { value, bare: null, refers: null });
  }
  const refers = labelAt(line, from) ?? lineAt(line, from);
  if (refers !== undefined) return made(from + refers.raw.length, { value: null, bare: null, refers });
  const bare = take(BARE, line, from)?.[0];
  return bare === undefined
    ? fault('unreadable-value', from + 1, line.slice(from, from + 20))
    : made(from + bare.length, { value: literal(bare), bare, refers: null });
};

const MARKS: ReadonlyMap<string, Mark['mark']> = new Map<string, Mark['mark']>([
  [',', ','],
  [';', ','],
  [':', ':'],
  ['!', '!'],
  ['?', '?'],
  ['%', '%'],
]);

/** The pieces that begin here; a fault; or undefined where a comment begins. */
const piecesAt = (line: string, at: number): readonly Token[] | Fault | undefined => {
  if (isQuote(line, at)) {
    const text = textAt(line, at);
    return 'tag' in text ? text : [text];
  }
  const refers = labelAt(line, at) ?? lineAt(line, at);
  if (refers !== undefined) return [refers];
  if (line.charAt(at) === '#') return undefined;
  const field = take(FIELD, line, at);
  if (field !== null) {
    const value = fieldAt(line, at, field[1] ?? '', at + field[0].length);
    return 'tag' in value ? value : [value];
  }
  const mark = MARKS.get(take(MARK, line, at)?.[0] ?? '');
  if (mark !== undefined) return [{ kind: 'mark', raw: line.charAt(at), column: at + 1, mark }];
  const word = take(WORD, line, at)?.[0];
  return word === undefined ? fault('stray', at + 1, line.charAt(at)) : wordsOf(word, at + 1);
};

/** Takes a line apart. What stands before a fault is kept, so that a line that opens a board is known as one. */
export const lexLine = (line: string): Lexed => {
  const tokens: Token[] = [];
  let at = take(SPACE, line, 0)?.[0].length ?? 0;
  if (line.charAt(at) === '#') return { tokens, fault: null };
  while (at < line.length) {
    const pieces = piecesAt(line, at);
    if (pieces === undefined) break;
    if ('tag' in pieces) return { tokens, fault: pieces };
    tokens.push(...pieces);
    at += pieces.reduce((length, piece) => length + piece.raw.length, 0);
    at += take(SPACE, line, at)?.[0].length ?? 0;
  }
  return { tokens, fault: null };
};
