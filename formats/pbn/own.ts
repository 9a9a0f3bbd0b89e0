/** Étui's own comments: `{etui …}` holds an event that PBN has no words for, `{etui whole N}` says that all N are so kept. */
import * as E from 'fp-ts/lib/Either.js';
import type { Event } from '../../domain/event.ts';
import type { EventText } from '../event-text.ts';
import { type Comment, lose, type RawGame } from './game.ts';

export interface OwnEvents {
  readonly bySeq: ReadonlyMap<number, Event>;
  /** The sections of the file are for other readers only. */
  readonly whole: boolean;
}
const NOTHING: OwnEvents = { bySeq: new Map(), whole: false };
/** A line of an export is no longer (PBN 2.1, 2.3). */
const WIDTH = 200;

/** A brace would end the comment, and line breaks are put in between: both are written as `%` and two hex digits. */
export const writeOwn = (json: string): string => {
  const plain = json.replace(/[\u007f-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
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

export const isOwn = (comment: Comment): boolean => /^etui\s/.test(comment.text);

/** Reads the comments; one that cannot be read is named and the file goes on without it. */
export const readOwn = (game: RawGame, codec: EventText | undefined): OwnEvents => {
  const own = game.comments.filter(isOwn);
  if (own.length === 0) return NOTHING;
  const bySeq = new Map<number, Event>();
  let whole = -1;
  for (const { text, line } of own) {
    const count = /^etui whole (\d{1,6})\s*$/.exec(text);
    const event = count !== null || codec === undefined ? undefined : codec.read(jsonOf(text));
    if (count !== null) whole = Number(count[1]);
    else if (event !== undefined && E.isRight(event) && !bySeq.has(event.right.seq)) bySeq.set(event.right.seq, event.right);
    else lose(game, 'comment', line, 'etui', text);
  }
  const complete = whole > 0 && whole === bySeq.size && [...bySeq.keys()].every((seq) => seq < whole);
  if (whole >= 0 && !complete) lose(game, 'comment', game.line, 'etui', `${bySeq.size} of ${whole} events are readable: the sections are read instead`);
  return whole >= 0 && !complete ? NOTHING : { bySeq, whole: complete };
};
