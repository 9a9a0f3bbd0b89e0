/** What the lexer has gathered of one game before anybody asks what it means. Grown in place, read once, thrown away. */
import { type Saying } from '../../domain/saying.ts';
import { type Loss, type LossReason, type Notice, type NoticeKind, told } from '../report.ts';

export interface Tag {
  readonly name: string;
  readonly value: string;
  readonly line: number;
}

/** In place of a call or card: `-`, the skipped player of `^S`, and a word that is neither call nor card. */
export const DASH = -1;
export const SKIPPED = -2;
export const UNREADABLE = -3;

/** Bits of what stands before or behind a token (PBN 2.1, 3.7 and 3.9). */
export const INSUFFICIENT = 1;
export const REVOKE = 2;
export const LEAD = 4;
export const CORRECTED = 8;

/** The tokens of an auction or play section, column by column. */
export interface Tokens {
  readonly tag: Tag;
  readonly values: number[];
  readonly lines: number[];
  readonly marks: number[];
  /** Number of the note referred to, 0 for none. */
  readonly notes: number[];
  readonly noteTexts: Map<number, Tag>;
  stop: '' | '*' | '+' | 'AP';
  /** Tokens behind the stop, of which only the first is quoted. */
  late: number;
}

export interface Comment {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  /** The section it stands in, and how many tokens of it came before. */
  readonly section: 'tags' | 'auction' | 'play';
  readonly after: number;
}

export interface RawGame {
  /** Of its first tag. */
  line: number;
  readonly tags: Map<string, Tag>;
  auction: Tokens | undefined;
  play: Tokens | undefined;
  readonly comments: Comment[];
  readonly losses: Loss[];
  readonly notices: Notice[];
  /** Losses beyond what a report can show. */
  unlisted: number;
}

/** A board of a file gone wrong must not make the report grow without bound. */
const MOST_LOSSES = 400;
/** No auction and no play of 52 cards is longer, irregularities and all. */
export const MOST_TOKENS = 1200;

export const newGame = (line: number): RawGame => ({
  line,
  tags: new Map(),
  auction: undefined,
  play: undefined,
  comments: [],
  losses: [],
  notices: [],
  unlisted: 0,
});

export const newTokens = (tag: Tag): Tokens => ({
  tag,
  values: [],
  lines: [],
  marks: [],
  notes: [],
  noteTexts: new Map(),
  stop: '',
  late: 0,
});

export const lose = (
  game: RawGame,
  reason: LossReason,
  line: number,
  tag: string,
  text: string | Saying,
  column?: number,
): void => {
  if (game.losses.length >= MOST_LOSSES) {
    game.unlisted += 1;
    return;
  }
  const loss = { reason, line, tag, ...told(text) };
  game.losses.push(column === undefined ? loss : { ...loss, column });
};

export const note = (
  game: RawGame,
  kind: NoticeKind,
  what: string,
  line: number,
  text: string | Saying,
  seq?: number,
): void => {
  if (game.notices.length >= MOST_LOSSES) return;
  const notice = { kind, what, line, ...told(text) };
  game.notices.push(seq === undefined ? notice : { ...notice, seq });
};

export const tagValue = (game: RawGame, name: string): string => game.tags.get(name)?.value ?? '';
/** The standard's "unknown" and "inappropriate" say nothing (PBN 2.1, 3.4). */
export const saysNothing = (value: string): boolean => value === '' || value === '?' || value === '-';
