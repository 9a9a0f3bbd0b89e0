/** Words of the auction and play sections to calls and cards (PBN 2.1, 3.5.1 and 3.6.1). */
import { parseCall } from '../../domain/call.ts';
import { parseCard } from '../../domain/card.ts';
import {
  CORRECTED,
  DASH,
  INSUFFICIENT,
  LEAD,
  lose,
  MOST_TOKENS,
  note,
  type RawGame,
  REVOKE,
  SKIPPED,
  type Tokens,
  UNREADABLE,
} from './game.ts';

/** Bounded: files of arbitrary bytes must not fill it. */
const known = (parse: (word: string) => number | undefined): ((word: string) => number) => {
  const seen = new Map<string, number>();
  return (word) => {
    const before = seen.get(word);
    if (before !== undefined) return before;
    const value = parse(word) ?? UNREADABLE;
    if (seen.size < 2000 && word.length < 12) seen.set(word, value);
    return value;
  };
};
const callOf = known((word) => (/^-+$/.test(word) ? DASH : parseCall(word)));
const cardOf = known((word) => (/^-+$/.test(word) ? DASH : parseCard(word)));
const ALL_PASS = /^ap$/i;

export type Section = 'auction' | 'play';

const append = (tokens: Tokens, value: number, line: number, marks: number): void => {
  tokens.values.push(value);
  tokens.lines.push(line);
  tokens.marks.push(marks);
  tokens.notes.push(0);
};

/** A call, a card or a word that is none; behind the end of the section it is lost. */
export const addWord = (
  game: RawGame,
  section: Section,
  word: string,
  line: number,
  column: number,
  marks: number,
): void => {
  const tokens = section === 'auction' ? game.auction : game.play;
  if (tokens === undefined) return;
  if (tokens.stop === '*' || tokens.stop === 'AP' || tokens.values.length >= MOST_TOKENS) {
    if (tokens.late === 0)
      lose(game, section === 'auction' ? 'calls-after-stop' : 'cards-after-stop', line, tokens.tag.name, word, column);
    tokens.late += 1;
    return;
  }
  const value = section === 'auction' ? callOf(word) : cardOf(word);
  if (value === UNREADABLE && section === 'auction' && ALL_PASS.test(word)) {
    tokens.stop = 'AP';
    return;
  }
  if (value === UNREADABLE)
    lose(game, section === 'auction' ? 'call-unreadable' : 'card-unreadable', line, tokens.tag.name, word, column);
  append(tokens, value, line, marks);
};

/** `*` ends a section; `+` stands where the next call or card will come. */
export const addStop = (game: RawGame, section: Section, sign: '*' | '+', line: number): void => {
  const tokens = section === 'auction' ? game.auction : game.play;
  if (tokens === undefined) return;
  if (sign === '+' && section === 'play' && tokens.stop === '') append(tokens, DASH, line, 0);
  if (tokens.stop === '' || sign === '*') tokens.stop = sign;
};

export const addSkipped = (tokens: Tokens, line: number): void => {
  if (tokens.values.length < MOST_TOKENS) append(tokens, SKIPPED, line, 0);
};

/** The bit of an irregularity's letter (3.9); 0 where it has no meaning in this section. */
export const markOf = (letter: string, section: Section): number =>
  section === 'auction' ? (letter === 'I' ? INSUFFICIENT : 0) : letter === 'R' ? REVOKE : letter === 'L' ? LEAD : 0;

/** Suffixes, note references and NAGs belong to the token before them (3.5.2, 3.6.2). */
export const annotate = (game: RawGame, section: Section, sign: string, line: number, column: number): void => {
  const tokens = section === 'auction' ? game.auction : game.play;
  if (tokens === undefined) return;
  const last = tokens.values.length - 1;
  if (last < 0) return lose(game, 'mark-misplaced', line, tokens.tag.name, sign, column);
  if (sign.startsWith('=') && section === 'auction') {
    tokens.notes[last] = Number.parseInt(sign.slice(1), 10);
    return;
  }
  if (sign === '$13' || sign === '$14') {
    tokens.marks[last] = (tokens.marks[last] ?? 0) | CORRECTED;
    return;
  }
  if (sign !== '$0') lose(game, 'annotation', line, tokens.tag.name, sign, column);
};

/** Notes explain the references of their own section (3.5.5). */
export const addNote = (game: RawGame, section: Section | 'tags', value: string, line: number): void => {
  const tokens = section === 'auction' ? game.auction : section === 'play' ? game.play : undefined;
  const match = /^\s*(\d{1,3})\s*:(.*)$/s.exec(value);
  if (tokens === undefined || match === null || tokens.noteTexts.size > 99)
    return lose(game, 'note-unused', line, 'Note', value);
  const index = Number(match[1]);
  if (section === 'play') return lose(game, 'annotation', line, 'Note', value);
  if (tokens.noteTexts.has(index)) return lose(game, 'duplicate-tag', line, 'Note', value);
  tokens.noteTexts.set(index, { name: 'Note', value: (match[2] ?? '').trim(), line });
};

/** `$13` and `$14`, the only trace the standard keeps of a changed call or card. */
export const noteCorrected = (game: RawGame, tokens: Tokens, index: number, seq: number): void => {
  if (((tokens.marks[index] ?? 0) & CORRECTED) !== 0)
    note(
      game,
      'mark',
      tokens.tag.name === 'Auction' ? '$13' : '$14',
      tokens.lines[index] ?? 0,
      'corrected manually',
      seq,
    );
};

const SIGNS: readonly (readonly [number, string])[] = [
  [LEAD, '^L'],
  [REVOKE, '^R'],
];
/** The marks of a token as the file writes them, a blank between two; empty where it has none. */
export const marksOf = (tokens: Tokens, index: number): string => {
  const bits = tokens.marks[index] ?? 0;
  if (bits === 0) return '';
  const corrected = (bits & CORRECTED) === 0 ? [] : [tokens.tag.name === 'Auction' ? '$13' : '$14'];
  return [...SIGNS.filter(([bit]) => (bits & bit) !== 0).map(([, sign]) => sign), ...corrected].join(' ');
};
