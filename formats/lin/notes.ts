/** `nt`, `at`: chat and text; and the comments in which Étui keeps what LIN cannot say. */
import * as E from 'fp-ts/lib/Either.js';
import type { Event, JsonObject } from '../../domain/event.ts';
import { admitNext, NEW_RECORD } from '../../domain/admit.ts';
import { NOBODY } from '../../domain/seat.ts';
import { decodeEvent } from '../../wire/decode.ts';
import { encodeEvent } from '../../wire/encode.ts';
import { isOfInterest } from '../report.ts';
import { unchained } from '../unchained.ts';
import { type Board, lose, nextSeq, notice, record, settleSeal, sourceAt } from './board.ts';

/** `nt|{etui {…}}|` is an event; `nt|{etui as {…}}|` says what event the next call or card is. */
const OPENING = '{etui ';
const AS = 'as ';

/** Fields that say where an event stands in its record or chain: given anew at import. */
export const GIVEN_ANEW: ReadonlySet<string> = new Set([
  'seq',
  'id',
  'source',
  'recordedAt',
  'schema',
  'prevHash',
  'hash',
]);

/** Is this the text of a comment that Étui wrote? */
export const isEtuiNote = (text: string): boolean => text.startsWith(OPENING);

/** An event as a comment; LIN has no escape for its bar, JSON has. `as`: it describes the next call or card. */
export const etuiNote = (event: Event, as: boolean): string => {
  const kept: JsonObject = Object.fromEntries(
    Object.entries(encodeEvent(unchained(event))).filter(([key]) => !GIVEN_ANEW.has(key)),
  );
  return `nt|${OPENING}${as ? AS : ''}${JSON.stringify({ type: event.type, ...kept }).replaceAll('|', '\\u007c')}}|`;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const eventOf = (text: string, seq: number): Event | undefined => {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const decoded = decodeEvent(value, seq);
  if (E.isLeft(decoded)) return undefined;
  const event = unchained({ ...decoded.right.event, seq });
  if (event.type === 'BoardOpened') return event;
  return E.isRight(admitNext({ ...NEW_RECORD, length: seq }, event)) ? event : undefined;
};

/** Reads what Étui wrote; a comment that only looks like it is named as unreadable. */
export const readEtuiNote = (board: Board, data: string): void => {
  const text = data.trim();
  const inner = text.slice(OPENING.length, text.endsWith('}') ? -1 : undefined);
  const as = inner.startsWith(AS);
  // A seal that is still held back will have stood before it.
  const place = nextSeq(board) + (board.seal === undefined ? 0 : 1);
  const event = eventOf(as ? inner.slice(AS.length) : inner, place);
  if (event === undefined) return lose(board, 'value-unreadable', text);
  board.commented = true;
  if (event.type === 'BoardOpened') {
    if (board.opened !== undefined || board.events.length > 0) return lose(board, 'value-unreadable', text);
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
