/** Slots that take no word, or one of the players by his part: what the words before them imply, never written back. */
import { seatName } from '../../domain/seat.ts';
import { fault } from './fault.ts';
import { tricksLeft } from './rest.ts';
import { isDummyWord } from './roles.ts';
import { seatAt } from './seat-words.ts';
import type { SlotKind } from './slot.ts';
import { seat } from './slot-table.ts';
import { isMark, type Token } from './token.ts';

const unwritten = (): undefined => undefined;
const isDummy = (token: Token | undefined): boolean => token?.kind === 'word' && isDummyWord(token);

/** Behind `claims the rest`: the number of tricks left, the one in progress among them. */
export const remaining: SlotKind = {
  says: 'the rest',
  read: (tokens, at, past) => {
    const value = tricksLeft(past);
    if (value !== undefined) return { value, next: at };
    const { raw = '', column = 1 } = tokens[at - 1] ?? {};
    return { value: null, next: at, fault: fault('rest-unclear', column, raw) };
  },
  write: unwritten,
};
const missing = (tag: 'event-needed' | 'who-needed', says: string, word: string): SlotKind => ({
  says,
  read: (tokens, at) => {
    if (at < tokens.length && !isMark(tokens[at], ',')) return undefined;
    const { raw = '', column = 1 } = tokens[at - 1] ?? {};
    return { value: null, next: at, fault: fault(tag, column, raw, { detail: word }) };
  },
  write: unwritten,
});
const EVENT = "an earlier event (that call, E's 1H, #4, @label)";
/** Behind `draws attention`, `requires hearts` and the like, where the line ends: they are always about something. */
export const missingTo: SlotKind = missing('event-needed', EVENT, 'to');
export const missingFor: SlotKind = missing('event-needed', EVENT, 'for');
export const missingSur: SlotKind = missing('event-needed', EVENT, 'sur');
export const missingPour: SlotKind = missing('event-needed', EVENT, 'pour');
/** Behind an act that somebody must have done. */
export const missingBy: SlotKind = missing('who-needed', 'a seat (N E S W), director or spectator', 'by');
export const missingPar: SlotKind = missing('who-needed', 'a seat (N E S W), director or spectator', 'par');
/** `dummy spreads`: the player is named by his part. */
export const dummy: SlotKind = {
  says: 'dummy',
  read: (tokens, at) => {
    const read = isDummy(tokens[at]) ? seatAt(tokens, at) : undefined;
    return read === undefined ? undefined : { value: seatName(read), next: at + 1 };
  },
  write: unwritten,
};
/** A seat, but not by the word `dummy`, whose hand is spread otherwise than a player's. */
export const notDummy: SlotKind = {
  ...seat,
  read: (tokens, at, past) => (isDummy(tokens[at]) ? undefined : seat.read(tokens, at, past)),
};
