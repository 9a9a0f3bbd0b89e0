/** `mb`: one call, or several run together; and the contract that the calls so far make. */
import {
  type Call,
  type Denomination,
  denominationOf,
  bidOf,
  DOUBLE,
  isBid,
  PASS,
  REDOUBLE,
} from '../../domain/call.ts';
import { type Seat, sideOf } from '../../domain/seat.ts';

export interface WrittenCall {
  readonly call: Call;
  /** An exclamation mark follows. */
  readonly alerted: boolean;
}
export interface WrittenCalls {
  readonly calls: readonly WrittenCall[];
  /** What is no call; empty where all was read. */
  readonly unread: string;
}

const denominationByCode = (code: number): number => {
  switch (code | 32) {
    case 99:
      return 0;
    case 100:
      return 1;
    case 104:
      return 2;
    case 115:
      return 3;
    case 110:
      return 4;
    default:
      return -1;
  }
};
const bidAt = (text: string, at: number): Call | undefined => {
  const level = text.charCodeAt(at) - 48;
  const denomination = denominationByCode(text.charCodeAt(at + 1));
  return level >= 1 && level <= 9 && denomination >= 0 ? bidOf(level, denomination as Denomination) : undefined;
};

/** The one call a plain `mb` holds (`p d r x 1H 1N`), without its exclamation mark; undefined for anything else. */
const plainCall = (text: string, length: number): Call | undefined => {
  if (length === 2) return bidAt(text, 0);
  if (length !== 1) return undefined;
  switch (text.charCodeAt(0) | 32) {
    case 112:
      return PASS;
    case 100:
    case 120:
      return DOUBLE;
    case 114:
      return REDOUBLE;
    default:
      return undefined;
  }
};

/** Blanks, commas, hyphens (places of players who have not yet spoken) and question marks (shown to the reader) are no calls. */
const IDLE = /[\s,\-?]+/y;
const WORD = /(pass|p|xx|x|rdbl|r|dbl|d|\*)|([1-9])(nt|n|[shdc])/iy;

const runTogether = (text: string): WrittenCalls => {
  const calls: WrittenCall[] = [];
  let at = 0;
  let unread = '';
  while (at < text.length) {
    IDLE.lastIndex = at;
    if (IDLE.test(text)) {
      at = IDLE.lastIndex;
      continue;
    }
    WORD.lastIndex = at;
    const found = WORD.exec(text);
    if (found === null) {
      unread += text[at] ?? '';
      at += 1;
      continue;
    }
    const call = found[1] === undefined ? bidAt(text, at) : wordCall(found[1].toLowerCase());
    at = WORD.lastIndex;
    const alerted = text[at] === '!';
    if (alerted) at += 1;
    if (call !== undefined) calls.push({ call, alerted });
  }
  return { calls, unread };
};
const wordCall = (word: string): Call =>
  word[0] === 'p' ? PASS : word[0] === 'r' || word === 'xx' ? REDOUBLE : DOUBLE;

/** Longer than any auction. */
const LONGEST = 2000;

/** Reads the data of `mb`. */
export const writtenCalls = (data: string): WrittenCalls => {
  const alerted = data.length > 1 && data.charCodeAt(data.length - 1) === 33;
  const call = plainCall(data, alerted ? data.length - 1 : data.length);
  if (call !== undefined) return { calls: [{ call, alerted }], unread: '' };
  if (data.length > LONGEST) return { calls: [], unread: data };
  return runTogether(data);
};

/** A call of the stream with the seat that rotation gives it. */
export interface SeatedCall {
  readonly seq: number;
  readonly seat: Seat;
  readonly call: Call;
}
/** Denomination and declarer (Law 22, definitions) of the calls as they stand, legal or not; undefined where nobody has bid. */
export const declarerOf = (
  calls: readonly SeatedCall[],
): { readonly declarer: Seat; readonly denomination: Denomination } | undefined => {
  const last = calls.findLast((made) => isBid(made.call));
  if (last === undefined) return undefined;
  const denomination = denominationOf(last.call);
  const side = sideOf(last.seat);
  const first = calls.find(
    (made) => isBid(made.call) && denominationOf(made.call) === denomination && sideOf(made.seat) === side,
  );
  return { declarer: (first ?? last).seat, denomination };
};
