/** The auction section to calls with their seats (PBN 2.1, 3.5 and 3.9). What is illegal in it stays in it. */
import {
  type Call,
  denominationOf,
  DOUBLE,
  FIRST_BID,
  isSufficient,
  levelOf,
  PASS,
  REDOUBLE,
} from '../../domain/call.ts';
import type { Contract } from '../../domain/contract.ts';
import { lho, partner, type Seat, sideOf } from '../../domain/seat.ts';
import { DASH, INSUFFICIENT, lose, note, type RawGame, SKIPPED, type Tokens, UNREADABLE } from './game.ts';
import { seatOf } from './opened.ts';

export interface ReadCall {
  readonly seat: Seat;
  readonly call: Call;
  readonly line: number;
  /** Which token of the section; -1 for a pass that `AP` or the end of the auction stands for. */
  readonly token: number;
  /** The file marks it as out of rotation or insufficient and accepted (3.9 A and B). */
  readonly accepted: boolean;
  /** Those marks, as the file writes them. */
  readonly mark: string;
}
export interface Auction {
  readonly calls: ReadCall[];
  /** Three passes over a bid, or four. */
  ended: boolean;
  /** The contract that the calls give, were the auction over now; undefined where nobody has bid. */
  contract: Contract | undefined;
  /** A word that is no call stands in it: who made what behind it is not known. */
  broken: boolean;
  next: Seat;
}

interface Running {
  bid: Call;
  bidder: Seat;
  doubled: 0 | 1 | 2;
  passes: number;
  /** Who named a denomination first, by side × 5 + denomination (Law 22, declarer). */
  readonly first: (Seat | undefined)[];
}

const follow = (running: Running, seat: Seat, call: Call): void => {
  running.passes = call === PASS ? running.passes + 1 : 0;
  if (call === DOUBLE) running.doubled = 1;
  if (call === REDOUBLE) running.doubled = 2;
  if (call < FIRST_BID) return;
  running.bid = call;
  running.bidder = seat;
  running.doubled = 0;
  running.first[sideOf(seat) * 5 + denominationOf(call)] ??= seat;
};

const isOver = (running: Running): boolean => running.passes >= (running.bid >= FIRST_BID ? 3 : 4);

const contractOf = (running: Running): Contract | undefined => {
  const { bid, bidder, doubled } = running;
  if (bid < FIRST_BID || levelOf(bid) > 7) return undefined;
  const denomination = denominationOf(bid);
  return {
    level: levelOf(bid),
    denomination,
    doubled,
    declarer: running.first[sideOf(bidder) * 5 + denomination] ?? bidder,
  };
};

/** Is the call marked, and does the mark fit? A `^I` before a sufficient bid says nothing (3.9 A). */
const isMarked = (game: RawGame, tokens: Tokens, index: number, call: Call, over: Call): boolean => {
  if (((tokens.marks[index] ?? 0) & INSUFFICIENT) === 0) return false;
  if (call >= FIRST_BID && over >= FIRST_BID && !isSufficient(call, over)) return true;
  lose(game, 'mark-misplaced', tokens.lines[index] ?? 0, 'Auction', '^I');
  return false;
};

const markOf = (skipped: boolean, insufficient: boolean): string =>
  skipped ? (insufficient ? '^S ^I' : '^S') : insufficient ? '^I' : '';

const allPass = (auction: Auction, running: Running, line: number): void => {
  for (let most = 0; most < 4 && !isOver(running); most += 1) {
    auction.calls.push({ seat: auction.next, call: PASS, line, token: -1, accepted: false, mark: '' });
    follow(running, auction.next, PASS);
    auction.next = lho(auction.next);
  }
};

const readCalls = (game: RawGame, tokens: Tokens, auction: Auction, running: Running): void => {
  let skipped = false;
  for (let index = 0; index < tokens.values.length; index += 1) {
    const value = tokens.values[index] ?? DASH;
    const seat = auction.next;
    const line = tokens.lines[index] ?? 0;
    if (value === UNREADABLE) {
      auction.broken = true;
      return;
    }
    auction.next = lho(seat);
    if (value === SKIPPED) skipped = true;
    else if (value === DASH && auction.calls.length > 0) lose(game, 'call-unreadable', line, 'Auction', '-');
    else if (value >= 0) {
      const mark = markOf(skipped, isMarked(game, tokens, index, value, running.bid));
      auction.calls.push({ seat, call: value, line, token: index, accepted: mark !== '', mark });
      follow(running, seat, value);
      skipped = false;
    }
  }
};

/** The calls in order; undefined where the file has none. */
export const readAuction = (game: RawGame, dealer: Seat): Auction | undefined => {
  const tokens = game.auction;
  if (tokens === undefined || (tokens.values.length === 0 && tokens.stop !== 'AP')) return undefined;
  const named = seatOf(tokens.tag.value);
  if (named === undefined)
    note(game, 'assumed', 'first-caller', tokens.tag.line, 'the dealer called first, as [Auction] names nobody');
  const auction: Auction = { calls: [], ended: false, contract: undefined, broken: false, next: named ?? dealer };
  const running: Running = { bid: PASS, bidder: dealer, doubled: 0, passes: 0, first: [] };
  readCalls(game, tokens, auction, running);
  if (tokens.stop === 'AP' && !auction.broken) allPass(auction, running, tokens.lines.at(-1) ?? tokens.tag.line);
  auction.ended = isOver(running) && !auction.broken;
  auction.contract = contractOf(running);
  return auction;
};

/** Writers leave out the last passes; where contract or play show that the auction was over, they were made. */
export const closeAuction = (game: RawGame, auction: Auction): void => {
  const last = auction.calls.at(-1);
  if (last === undefined) return;
  let passes = 0;
  for (let at = auction.calls.length - 1; at >= 0 && auction.calls[at]?.call === PASS; at -= 1) passes += 1;
  const needed = passes === auction.calls.length ? 4 : 3;
  for (; passes < needed; passes += 1) {
    auction.calls.push({ seat: auction.next, call: PASS, line: last.line, token: -1, accepted: false, mark: '' });
    auction.next = lho(auction.next);
  }
  auction.ended = true;
  note(
    game,
    'assumed',
    'closing-passes',
    last.line,
    'the passes that close the auction are not in the file; contract or play show that they were made',
  );
};

/** Do the tags name the contract that the calls give? */
export const sameContract = (
  a: Contract,
  b: Omit<Contract, 'declarer'>,
  declarer: Seat | undefined,
  swapped: boolean,
): boolean =>
  a.level === b.level &&
  a.denomination === b.denomination &&
  a.doubled === b.doubled &&
  (declarer === undefined || a.declarer === (swapped ? partner(declarer) : declarer));
