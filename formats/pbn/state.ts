/** Where one game ends and the next begins, and which section a token belongs to (PBN 2.1, 3 and 3.4). */
import { saying } from '../../domain/saying.ts';
import { lose, newGame, newTokens, note, type RawGame, saysNothing, type Tag } from './game.ts';
import { addNote } from './tokens.ts';

export interface Scan {
  /** The game in hand; undefined before the first tag. */
  game: RawGame | undefined;
  section: 'tags' | 'auction' | 'play' | 'table';
  /** A semi-empty line stood before: the next tag may begin a game (3). */
  blank: boolean;
  comment: OpenComment | undefined;
  /** A tag pair that runs over its line (3.3, import). */
  carry: string;
  carried: number;
  /** Marks that wait for their call or card. */
  marks: number;
  /** The free line quoted last belongs to the same run of text. */
  inText: boolean;
  lastTag: string;
  /** From this comment on they stand behind the empty line: they belong to the next game, if one follows. */
  looseFrom: number;
  readonly done: (game: RawGame) => void;
}
export interface OpenComment {
  readonly line: number;
  readonly column: number;
  parts: string[];
  size: number;
  blank: boolean;
}

const MOST_TAGS = 300;

export const newScan = (done: (game: RawGame) => void): Scan => ({
  game: undefined,
  section: 'tags',
  blank: false,
  comment: undefined,
  carry: '',
  carried: 0,
  marks: 0,
  inText: false,
  lastTag: '',
  looseFrom: -1,
  done,
});

export const gameOf = (scan: Scan, line: number): RawGame => {
  scan.game ??= newGame(line);
  return scan.game;
};

const SECTION_TAGS: ReadonlySet<string> = new Set(['Auction', 'Play']);
const LATE_TAGS: ReadonlySet<string> = new Set([
  'Auction',
  'Play',
  'Note',
  'Result',
  'Score',
  'Contract',
  'Declarer',
  'Deal',
]);
const HEAD_TAGS: ReadonlySet<string> = new Set(['Event', 'Board', 'Deal']);

const hasBody = (game: RawGame): boolean =>
  game.auction !== undefined || game.play !== undefined || game.tags.has('Result');
const has = (game: RawGame, name: string): boolean =>
  name === 'Auction' ? game.auction !== undefined : name === 'Play' ? game.play !== undefined : game.tags.has(name);

export const isEmpty = (game: RawGame): boolean =>
  game.tags.size === 0 && game.auction === undefined && game.play === undefined;

/**
 * A blank line ends a game (3); in real files some stand inside one, and some are missing. A tag of the later part that
 * the game still lacks goes on with it; a head tag that it has already begins the next.
 */
const beginsGame = (scan: Scan, game: RawGame, name: string, line: number): boolean => {
  if (isEmpty(game)) return false;
  if (scan.blank) {
    if (!LATE_TAGS.has(name) || has(game, name) || game.play !== undefined) return true;
    note(
      game,
      'assumed',
      'blank-line',
      line,
      saying('[{name}] behind an empty line is read as part of the board', { name }),
    );
    return false;
  }
  if (!HEAD_TAGS.has(name) || !has(game, name)) return false;
  if (!hasBody(game) && !(name === 'Event' && game.tags.has('Board') && game.tags.has('Deal'))) return false;
  note(
    game,
    'assumed',
    'no-blank-line',
    line,
    saying('[{name}] again, without an empty line before: the next board begins', { name }),
  );
  return true;
};

export const finish = (scan: Scan, line: number): void => {
  const loose = scan.game !== undefined && scan.looseFrom >= 0 ? scan.game.comments.splice(scan.looseFrom) : [];
  if (scan.game !== undefined) scan.done(scan.game);
  scan.game = undefined;
  scan.looseFrom = -1;
  if (loose.length > 0) gameOf(scan, line).comments.push(...loose);
  scan.section = 'tags';
  scan.marks = 0;
};

const openSection = (game: RawGame, tag: Tag): void => {
  const before = tag.name === 'Auction' ? game.auction : game.play;
  if (before !== undefined && before.values.length > 0)
    return lose(game, 'duplicate-tag', tag.line, tag.name, tag.value);
  if (before !== undefined)
    note(
      game,
      'assumed',
      'empty-section',
      before.tag.line,
      saying('the empty [{name}] before gives way to this one', { name: tag.name }),
    );
  if (tag.name === 'Auction') game.auction = newTokens(tag);
  else game.play = newTokens(tag);
};

export const addTag = (scan: Scan, name: string, value: string, line: number): void => {
  if (scan.game !== undefined && beginsGame(scan, scan.game, name, line)) finish(scan, line);
  scan.blank = false;
  scan.inText = false;
  scan.lastTag = name;
  scan.looseFrom = -1;
  const game = gameOf(scan, line);
  if (isEmpty(game)) game.line = line;
  if (name === 'Note') return addNote(game, scan.section === 'table' ? 'tags' : scan.section, value, line);
  const tag = { name, value, line };
  if (SECTION_TAGS.has(name)) {
    scan.section = name === 'Auction' ? 'auction' : 'play';
    scan.marks = 0;
    return openSection(game, tag);
  }
  const before = game.tags.get(name);
  if (before === undefined && game.tags.size >= MOST_TAGS) lose(game, 'too-long', line, name, value);
  else if (before === undefined || (saysNothing(before.value) && !saysNothing(value))) game.tags.set(name, tag);
  else if (before.value !== value && !saysNothing(value)) lose(game, 'duplicate-tag', line, name, value);
  scan.section = 'table';
};
