/** Étui's own comments: `{etui …}` holds an event that PBN has no words for, `{etui whole N}` says that all N are so kept. */
import * as E from 'fp-ts/lib/Either.js';
import type { Event } from '../../domain/event.ts';
import { decodeEvent } from '../../wire/decode.ts';
import { encodeEvent } from '../../wire/encode.ts';
import { refersAhead } from '../reference.ts';
import { unchained } from '../unchained.ts';
import { type Comment, lose, type RawGame } from './game.ts';
import { isSum, sumHolds } from './sum.ts';

export interface OwnEvents {
  readonly bySeq: ReadonlyMap<number, Event>;
  /** The sections of the file are for other readers only. */
  readonly whole: boolean;
  /** Contract, declarer and result were worked out at export: nobody entered them or agreed on them. */
  readonly derived: boolean;
}
const NOTHING: OwnEvents = { bySeq: new Map(), whole: false, derived: false };
const CHANGED = 'the board is not as Étui wrote it: a tag, a call, a card or a comment was changed since';
/** A line of an export is no longer (PBN 2.1, 2.3). */
const WIDTH = 200;

/** A brace would end the comment, and line breaks are put in between: both are written as `%` and two hex digits. */
export const writeOwn = (event: Event): string => written(unchained(event));
/** The same of a record that is kept whole, with its chain. */
export const writeChained = (event: Event): string => written(event);
const written = (event: Event): string => {
  const plain = JSON.stringify(encodeEvent(event)).replace(
    /[\u007f-\uffff]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const safe = `etui ${plain.replace(/[%{}]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`;
  const lines: string[] = [];
  for (let at = 0; at < safe.length; at += WIDTH) lines.push(safe.slice(at, at + WIDTH));
  return `{${lines.join('\n')}}`;
};

const jsonOf = (text: string): string =>
  text
    .slice(4)
    .replaceAll('\n', '')
    .trim()
    .replace(/%(25|7b|7d)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};
/** The event of a comment; it must name its place in the record, and be one that can stand there. */
const eventOf = (text: string): Event | undefined => {
  const value = parsed(jsonOf(text));
  const seq: unknown = typeof value === 'object' && value !== null && 'seq' in value ? value.seq : undefined;
  if (typeof seq !== 'number' || !Number.isSafeInteger(seq) || seq < 0) return undefined;
  const stored = decodeEvent(value, seq);
  if (E.isLeft(stored)) return undefined;
  const { event } = stored.right;
  const inPlace = (event.type === 'BoardOpened') === (seq === 0) && !refersAhead(event, seq);
  return inPlace ? event : undefined;
};

export const isOwn = (comment: Comment): boolean => /^etui\s/.test(comment.text);

/** Reads the comments; one that cannot be read is named and the file goes on without it. */
export const readOwn = (game: RawGame): OwnEvents => {
  const own = game.comments.filter(isOwn);
  if (own.length === 0) return NOTHING;
  const bySeq = new Map<number, Event>();
  let whole = -1;
  let derived = false;
  let summed = false;
  for (const { text, line } of own) {
    if (isSum(text)) {
      // Only the first is looked at: a game of nothing but sums must not take the square of its length.
      if (summed || !sumHolds(game, text)) lose(game, 'comment', line, 'etui', summed ? text : CHANGED);
      summed = true;
      continue;
    }
    const count = /^etui whole (\d{1,6})\s*$/.exec(text);
    if (/^etui derived\s*$/.test(text)) {
      derived = true;
      continue;
    }
    const event = count !== null ? undefined : eventOf(text);
    if (count !== null) whole = Number(count[1]);
    else if (event !== undefined && !bySeq.has(event.seq)) bySeq.set(event.seq, event);
    else lose(game, 'comment', line, 'etui', text);
  }
  const complete = whole > 0 && whole === bySeq.size && [...bySeq.keys()].every((seq) => seq < whole);
  if (whole >= 0 && !complete)
    lose(
      game,
      'comment',
      game.line,
      'etui',
      `${bySeq.size} of ${whole} events are readable: the sections are read instead`,
    );
  if (whole >= 0 && !complete) return { ...NOTHING, derived };
  // A chain with a link missing is none: the record of the file is a new one.
  const isChain = complete && [...bySeq.values()].every((event) => event.hash !== undefined);
  const events = isChain ? bySeq : new Map([...bySeq].map(([seq, event]) => [seq, unchained(event)] as const));
  return { bySeq: events, whole: complete, derived };
};
/**
 * Without the comments that made a record of which event `seq` is refused: the event, or the seals before it, which stand
 * where they never were. What is left of a record that was kept whole is not the record.
 */
export const withoutOwn = (game: RawGame, own: OwnEvents, seq: number): OwnEvents => {
  const seals = [...own.bySeq.values()].filter((event) => event.type === 'RecordSealed' && event.seq < seq);
  const refused = own.bySeq.get(seq);
  const gone = seals.length > 0 ? seals : refused === undefined ? [...own.bySeq.values()] : [refused];
  for (const event of gone)
    lose(game, 'comment', game.line, 'etui', `the event ${event.seq} of a comment, ${event.type}, can't stand there`);
  if (own.whole) return { ...NOTHING, derived: own.derived };
  return { ...own, bySeq: new Map([...own.bySeq].filter(([, event]) => !gone.includes(event))) };
};
