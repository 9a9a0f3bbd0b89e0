/** Tags, calls and cards as lines of PBN's export format (PBN 2.1, 3.3, 3.5 and 3.6). */
import { callName, FIRST_BID, isSufficient, type Call } from '../../domain/call.ts';
import { type Card, cardName, rankOf, suitOf } from '../../domain/card.ts';
import type { Denomination } from '../../domain/call.ts';
import type { Contract } from '../../domain/contract.ts';
import { lho, type Seat, seatName, sideOf } from '../../domain/seat.ts';

export const NEWLINE = '\r\n';

export interface LaidCall {
  readonly seat: Seat;
  readonly call: Call;
  readonly note?: string;
}
export interface LaidCard {
  readonly seat: Seat;
  readonly card: Card;
}

/** Control characters have no place in a string (2.2). */
export const tagLine = (name: string, value: string): string =>
  `[${name} "${value.replace(/\p{Cc}/gu, ' ').replace(/(["\\])/g, '\\$1')}"]`;

const inFours = (tokens: readonly string[], each: number): string[] => {
  const lines: string[] = [];
  for (let at = 0; at < tokens.length; at += each) lines.push(tokens.slice(at, at + each).join(' '));
  return lines;
};

/** The calls from the dealer on, four a line; a skipped player is `^S`, an insufficient bid `^I` (3.9). */
export const auctionLines = (dealer: Seat, calls: readonly LaidCall[], closed: boolean): string[] => {
  const notes: string[] = [];
  const tokens: string[] = [];
  let next = dealer;
  let over: Call = 0;
  for (const { seat, call, note } of calls) {
    for (; next !== seat; next = lho(next)) tokens.push('^S');
    const mark = call >= FIRST_BID && over >= FIRST_BID && !isSufficient(call, over) ? '^I ' : '';
    if (note !== undefined && !notes.includes(note)) notes.push(note);
    tokens.push(mark + callName(call) + (note === undefined ? '' : ` =${notes.indexOf(note) + 1}=`));
    if (call >= FIRST_BID) over = call;
    next = lho(next);
  }
  if (!closed) tokens.push('*');
  return [
    tagLine('Auction', seatName(dealer)),
    ...inFours(tokens, 4),
    ...notes.map((text, index) => tagLine('Note', `${index + 1}:${text}`)),
  ];
};

/** One trick as columns from the first leader's on; a lead that is not the winner's is `^L`. */
const row = (cards: readonly LaidCard[], first: Seat, due: Seat): string => {
  const columns = ['-', '-', '-', '-'];
  for (const [index, { seat, card }] of cards.entries())
    columns[(seat - first) & 3] = (index === 0 && seat !== due ? '^L ' : '') + cardName(card);
  return columns.join(' ');
};

const winnerOf = (cards: readonly LaidCard[], trump: Denomination | undefined): Seat => {
  let best = cards[0];
  for (const next of cards) {
    if (best === undefined) break;
    const suit = suitOf(next.card);
    if (suit === suitOf(best.card) ? rankOf(next.card) > rankOf(best.card) : suit === trump) best = next;
  }
  return best?.seat ?? 0;
};

/** Declarer's tricks where all fifty-two cards were played. */
export const tricksTaken = (contract: Contract | undefined, cards: readonly LaidCard[]): number | undefined => {
  if (contract === undefined || cards.length !== 52) return undefined;
  let taken = 0;
  for (let at = 0; at < 52; at += 4)
    if (sideOf(winnerOf(cards.slice(at, at + 4), contract.denomination)) === sideOf(contract.declarer)) taken += 1;
  return taken;
};

/** The cards trick by trick; `*` where fewer than fifty-two were played. */
export const playLines = (
  cards: readonly LaidCard[],
  leader: Seat,
  trump: Denomination | undefined,
  over: boolean,
): string[] => {
  const lines = [tagLine('Play', seatName(leader))];
  let due = leader;
  for (let at = 0; at < cards.length; at += 4) {
    const trick = cards.slice(at, at + 4);
    lines.push(row(trick, leader, due));
    due = winnerOf(trick, trump);
  }
  if (over && cards.length < 52) lines.push('*');
  return lines;
};
