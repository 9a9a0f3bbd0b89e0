/** `nt`, `at`: chat and text; and the comments in which Étui keeps what LIN cannot say. */
import * as E from 'fp-ts/lib/Either.js';
import type { Event, JsonObject } from '../../domain/event.ts';
import { admitNext, NEW_RECORD } from '../../domain/admit.ts';
import { NOBODY } from '../../domain/seat.ts';
import { decodeEvent } from '../../wire/decode.ts';
import { encodeEvent } from '../../wire/encode.ts';
import { isObject } from '../../wire/json.ts';
import { isOfInterest } from '../report.ts';
import { unchained } from '../unchained.ts';
import { type Board, lose, nextSeq, notice, record, settleSeal, sourceAt } from './board.ts';
import { GIVEN_ANEW } from './same.ts';
import { type Origin, readOrigin, readWhole } from './whole.ts';
import { type ForOthers, readShown, shownNote } from './shown.ts';

/** `nt|{etui {…}}|` is an event; `nt|{etui as {…}}|` says what event the next call or card is. */
const OPENING = '{etui ';
const AS = 'as ';
/** `{etui shown N}`: the next call or card is for other programs only. */
const SHOWN = 'shown ';
/** `{etui all {…}}`: the board is as Étui wrote it, if the sum is right. */
const ALL = 'all ';

/** Is this the text of a comment that Étui wrote? */
export const isEtuiNote = (text: string): boolean => text.startsWith(OPENING);

/** An event as a comment; LIN has no escape for its bar, JSON has. `as`: it describes the next call or card. */
export const etuiNote = (event: Event, as: boolean, origin?: Origin): string => {
  const kept: JsonObject = Object.fromEntries(
    Object.entries(encodeEvent(unchained(event))).filter(([key]) => !GIVEN_ANEW.has(key)),
  );
  return `nt|${OPENING}${as ? AS : ''}${JSON.stringify({ type: event.type, ...kept, ...(origin === undefined ? {} : { source: origin }) }).replaceAll('|', '\\u007c')}}|`;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** An event as a comment tells it, and where its record had it from, if the comment says so. */
interface Told {
  readonly event: Event;
  readonly origin: Origin | undefined;
}
const eventOf = (text: string, seq: number): Told | undefined => {
  const value = parsed(text);
  if (!isObject(value)) return undefined;
  const { source, ...said } = value;
  const decoded = decodeEvent(said, seq);
  if (E.isLeft(decoded)) return undefined;
  const event = unchained({ ...decoded.right.event, seq });
  const origin = source === undefined ? undefined : readOrigin(source);
  if (event.type === 'BoardOpened') return { event, origin };
  return E.isRight(admitNext({ ...NEW_RECORD, length: seq }, event)) ? { event, origin } : undefined;
};

/** What Étui says of the board as a whole, or of the next call or card; false for anything else. */
const readMark = (board: Board, inner: string): boolean => {
  if (inner.startsWith(SHOWN)) board.shown = readShown(inner.slice(SHOWN.length));
  if (inner.startsWith(ALL)) board.whole = readWhole(parsed(inner.slice(ALL.length)));
  return inner.startsWith(SHOWN) ? board.shown !== undefined : inner.startsWith(ALL) && board.whole !== undefined;
};

/** Reads what Étui wrote; a comment that only looks like it is named as unreadable. */
export const readEtuiNote = (board: Board, data: string): void => {
  const text = data.trim();
  const inner = text.slice(OPENING.length, text.endsWith('}') ? -1 : undefined);
  if (readMark(board, inner)) return;
  const as = inner.startsWith(AS);
  // A seal that is still held back will have stood before it.
  const place = nextSeq(board) + (board.seal === undefined ? 0 : 1);
  const told = eventOf(as ? inner.slice(AS.length) : inner, place);
  if (told === undefined) return lose(board, 'value-unreadable', text);
  const { event, origin } = told;
  const opens = event.type === 'BoardOpened';
  board.commented = true;
  if (opens && (board.opened !== undefined || board.events.length > 0)) return lose(board, 'value-unreadable', text);
  if (origin !== undefined) board.origins.set(opens ? 0 : place, origin);
  if (opens) {
    board.opened = event;
    board.dealer = event.dealer;
  } else if (as) board.as = event;
  else if (event.type === 'RecordSealed') {
    settleSeal(board, event.type);
    board.seal = { ...event, source: sourceAt(board) };
  } else record(board, event);
};

/**
 * Chat at the table's side (`nt`). What speaks of a director, a revoke or the like goes on the record as a spectator's
 * remark that no player perceived, so that a finding can rest on it; other chat is a loss.
 */
export const readChat = (board: Board, data: string): void => {
  const text = data.trim();
  if (text === '') return;
  if (!isOfInterest(text)) return lose(board, 'comment', text);
  const seq = record(board, { type: 'Remark', by: 'spectator', text, perceivedBy: NOBODY });
  notice(board, 'of-interest', board.tag, text, seq);
};

/** The text of a lesson (`at`): nobody at the table wrote it, so it never is an event. */
export const readText = (board: Board, data: string): void => {
  const text = data.trim();
  if (text === '') return;
  lose(board, 'comment', text);
  if (isOfInterest(text)) notice(board, 'of-interest', board.tag, text);
};

/** Is the next command the one the comment before it speaks of? If not, another program has changed it: it counts as it stands. */
export const isForOthers = (board: Board, data: string): ForOthers | undefined => {
  const { shown } = board;
  board.shown = undefined;
  if (shown === undefined || shown.data === data) return shown;
  lose(board, 'value-unreadable', shownNote(shown).slice(3, -1));
  return undefined;
};
/** The event that the comment before a call or card describes, where it is of that call or card. */
export const describedAs = (board: Board, isOf: (event: Event) => boolean): Event | undefined => {
  const described = board.as;
  board.as = undefined;
  if (described === undefined || isOf(described)) return described;
  board.origins.delete(nextSeq(board));
  lose(board, 'value-unreadable', etuiNote(described, true));
  return undefined;
};
