/** One line of a script: a sentence, or several behind commas. */
import { insteadOf } from './hints.ts';
import { callAt, passesAt } from './call-words.ts';
import { cardAt } from './card-words.ts';
import { fault, type Fault } from './fault.ts';
import type { Lexed } from './lexer.ts';
import { type Head, listHead, readList } from './list-line.ts';
import { endsAt, type Ground, type Match, nowhere } from './ground.ts';
import { meantBy } from './meant.ts';
import { bestMatch, unmatched } from './match.ts';
import { commit, failed, newBoard, type OpenBoard, type Reading, report } from './open-board.ts';
import { PHRASES } from './phrases.ts';
import { ROLE_WORDS, roleUnclear, withRoles } from './roles.ts';
import { seatAt } from './seat-words.ts';
import { isMark, type Label, type Token, wordAt } from './token.ts';

const OPENING: ReadonlySet<string> = new Set(['board', 'etui', 'boardopened']);
/** `donne 7` is a board as `étui 7` is, and `bd 7`; `donne N:…` are its hands. */
const OPENING_WITH_NUMBER: ReadonlyMap<string, string> = new Map([
  ['donne', 'etui'],
  ['bd', 'board'],
]);
const openingWord = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens[0]?.kind === 'label' ? 1 : 0;
  const word = tokens[at];
  const folded = OPENING_WITH_NUMBER.get(wordAt(tokens, at) ?? '');
  const numbered = /^\d+$/.test(wordAt(tokens, at + 1) ?? '');
  return word?.kind === 'word' && folded !== undefined && numbered ? tokens.with(at, { ...word, folded }) : tokens;
};
const FIRST_WORDS: readonly string[] = [
  ...new Set(PHRASES.flatMap(({ nodes: [first] }) => (first?.tag === 'word' ? first.words : []))),
  'calls',
  'declarations',
];
const OPENING_WORDS: readonly string[] = ['board', 'étui', 'donne'];

const meant = ({ tokens, furthest }: Ground, start: number): string | undefined => {
  const word = wordAt(tokens, furthest.at);
  const players = [...furthest.slots].some((says) => says.includes('a seat') || says.includes('seats'))
    ? ROLE_WORDS
    : [];
  return word === undefined
    ? undefined
    : meantBy(word, [...(furthest.at <= start ? FIRST_WORDS : furthest.words), ...players]);
};

/** Why no phrase takes the words: what to write instead, where that is known, else what was expected. */
const unread = (ground: Ground, at: number): Fault => {
  const { tokens, furthest } = ground;
  const suggestion = meant(ground, at);
  const instead = insteadOf(tokens, at, furthest.at);
  const exact = instead !== undefined && instead.column === tokens[furthest.at]?.column;
  return instead !== undefined && (exact || suggestion === undefined) ? instead : unmatched(ground, at, suggestion);
};

const oneSentence = (board: OpenBoard, tokens: readonly Token[], at: number): Match | Fault => {
  const ground: Ground = { tokens, past: board, furthest: nowhere(at) };
  const match = bestMatch(ground, at);
  return match ?? roleUnclear(tokens, ground.furthest.at) ?? unread(ground, at);
};

/** A call without its seat, behind a call: rotation says whose it is. */
const seatless = (tokens: readonly Token[], at: number): boolean =>
  callAt(tokens, at) !== undefined || passesAt(tokens, at) !== undefined;
/** `N 1NT E P S P`, `N 1S P 2S`: calls side by side, the first with its seat. One call alone is a sentence. */
const callsInARow = (tokens: readonly Token[], at: number): boolean => {
  if (seatAt(tokens, at) === undefined) return false;
  if (passesAt(tokens, at + 1) !== undefined) return true;
  const next = callAt(tokens, at + 1)?.next;
  if (next === undefined) return false;
  return seatless(tokens, next) || (seatAt(tokens, next) !== undefined && callAt(tokens, next + 1) !== undefined);
};

/** `W C4 N C2`: cards side by side, each with its seat. */
const cardsInARow = (tokens: readonly Token[], at: number): boolean => {
  const next = seatAt(tokens, at) === undefined ? undefined : cardAt(tokens, at + 1, false)?.next;
  return next !== undefined && seatAt(tokens, next) !== undefined && cardAt(tokens, next + 1, false) !== undefined;
};

const withoutHead = (next: number, of: Head['of'] = 'CallMade'): Head => ({
  of,
  named: false,
  seat: undefined,
  trick: undefined,
  next,
});

/** Reads one sentence or list; gives the place behind it, or undefined where the rest of the line is lost. */
const readItem = (reading: Reading, board: OpenBoard, line: readonly Token[], from: number): number | undefined => {
  const tokens = withRoles(board, line);
  const head = listHead(tokens, from);
  if (head !== undefined) return readList(reading, board, tokens, head);
  const first = tokens[from];
  const label: Label | null = first?.kind === 'label' ? first : null;
  const at = label === null ? from : from + 1;
  if (seatless(tokens, at) || callsInARow(tokens, at)) return readList(reading, board, tokens, withoutHead(from));
  if (cardsInARow(tokens, at)) return readList(reading, board, tokens, withoutHead(from, 'CardPlayed'));
  const match = oneSentence(board, tokens, at);
  const wrong = 'tag' in match ? match : match.fault;
  if (wrong !== null || 'tag' in match) {
    failed(reading, board, wrong === null ? [] : [wrong], label);
    return undefined;
  }
  return commit(reading, board, match.draft, label) ? match.next : undefined;
};
const readItems = (reading: Reading, board: OpenBoard, { tokens, fault: broken }: Lexed): void => {
  let at = 0;
  while (at < tokens.length) {
    const next = readItem(reading, board, tokens, at);
    if (next === undefined) return;
    if (!endsAt(tokens, next)) {
      const token = tokens[next];
      const expected = ['the end of the line, or a comma'];
      const wrong = fault('unexpected', token?.column ?? 1, token?.raw ?? '', { expected });
      failed(
        reading,
        board,
        [roleUnclear(withRoles(board, tokens), next) ?? insteadOf(tokens, next, next) ?? wrong],
        null,
      );
      return;
    }
    at = isMark(tokens[next], ',') ? next + 1 : next;
  }
  if (broken !== null) failed(reading, board, [broken], null);
};

const readLanguage = (reading: Reading, tokens: readonly Token[]): void => {
  const word = wordAt(tokens, 1);
  const lang = word === 'en' || word === 'english' ? 'en' : word === 'fr' || word === 'francais' ? 'fr' : undefined;
  if (lang === undefined || tokens.length > 2) {
    const wrong = tokens[lang === undefined ? 1 : 2] ?? tokens[0];
    report(reading, [fault('language', wrong?.column ?? 1, wrong?.raw ?? '')]);
  } else reading.lang = lang;
};

/** That no board is open is said once: it goes for every line down to the next `board`. */
const withoutBoard = (reading: Reading, tokens: readonly Token[], broken: Fault | null): void => {
  if (reading.errors.some(({ tag }) => tag === 'no-board')) return;
  const found = tokens[0]?.raw ?? '';
  const suggestion = meantBy(found, OPENING_WORDS) ?? null;
  report(reading, [broken ?? fault('no-board', tokens[0]?.column ?? 1, found, { suggestion })]);
};

/** Reads a line into the file's reading: into the board that is open, or into a new one. */
export const readStatement = (reading: Reading, lexed: Lexed): void => {
  const { fault: broken } = lexed;
  const tokens = openingWord(lexed.tokens);
  if (tokens.length === 0 && broken === null) return;
  const first = wordAt(tokens, tokens[0]?.kind === 'label' ? 1 : 0) ?? '';
  if (first === 'lang' || first === 'langue') return readLanguage(reading, tokens);
  if (OPENING.has(first)) {
    reading.current = newBoard();
    reading.boards.push(reading.current);
  }
  const board = reading.current;
  if (board === null) {
    withoutBoard(reading, tokens, broken);
    return;
  }
  // A line that cannot be taken apart is read no further than it is sure: half an event is none.
  if (broken === null) readItems(reading, board, { tokens, fault: null });
  else failed(reading, board, [broken], null);
};
