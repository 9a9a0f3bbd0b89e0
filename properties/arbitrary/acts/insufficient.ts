/** Law 27: insufficient bids and all that may follow one. */
import {
  type Call,
  denominationOf,
  DOUBLE,
  FIRST_BID,
  isBid,
  lowestSufficient,
  PASS,
  REDOUBLE,
} from '../../../domain/call.ts';
import type { Seq } from '../../../domain/event.ts';
import { lho, type Seat } from '../../../domain/seat.ts';
import type { Scene } from '../board.ts';
import { lawfulCalls } from '../clerk.ts';
import type { Desk } from '../desk.ts';
import type { Picks } from '../picks.ts';
import { callDirector, judgeSometime, lawfulFor, meaningOf } from './common.ts';

interface Bid {
  readonly seat: Seat;
  readonly of: Seq;
  readonly call: Call;
  /** What it did not beat. */
  readonly over: Call;
}
type Sequel = (desk: Desk, picks: Picks, bid: Bid) => void;

const replace = (desk: Desk, picks: Picks, { seat, of }: Bid, call: Call): Seq =>
  desk.write({ type: 'CallReplaced', seat, of, call, ...meaningOf(picks, call) });
const insufficientOver = (picks: Picks, over: Call): Call => over - picks.below(Math.min(5, over - FIRST_BID + 1));

const substitutes = (desk: Desk, picks: Picks, { seat, call, over }: Bid): Call => {
  const lawful = lawfulCalls(
    desk.look().standing.filter((made) => made.seat !== seat || made.call !== call),
    seat,
  );
  const double = lawful.includes(DOUBLE) ? DOUBLE : lawful.includes(REDOUBLE) ? REDOUBLE : DOUBLE;
  const same = lowestSufficient(denominationOf(call), over);
  const other = lawful.filter(isBid)[picks.below(6)] ?? PASS;
  return picks.one([same, PASS, other, double, same + 5]);
};

/** What the director is asked about the replacement (contract: 2007 natural, then samePrecision; 2017 comparable). */
const judgeReplacement = (desk: Desk, picks: Picks, of: Seq): void => {
  if (desk.edition === '2017') return judgeSometime(desk, picks, of, 'comparable');
  judgeSometime(desk, picks, of, 'natural');
  if (picks.onceIn(2)) judgeSometime(desk, picks, of, 'samePrecision');
};

const acceptedByCall: Sequel = (desk, picks, { seat, of, call }) => {
  const over = [...desk.look().standing, { seq: of, seat, call }];
  desk.call(lho(seat), lawfulFor(desk, picks, lho(seat), over));
};
const acceptedByWord: Sequel = (desk, picks, { seat, of }) => {
  callDirector(desk, picks, of, lho(seat));
  desk.choose(lho(seat), of, 'accept');
};
const declined: Sequel = (desk, picks, bid) => {
  callDirector(desk, picks, bid.of, lho(bid.seat));
  desk.choose(lho(bid.seat), bid.of, 'decline');
  judgeReplacement(desk, picks, replace(desk, picks, bid, substitutes(desk, picks, bid)));
};
/** 27B3: a double that is not comparable is cancelled, and another call must be made. */
const declinedThenDoubled: Sequel = (desk, picks, bid) => {
  desk.choose(lho(bid.seat), bid.of, 'decline');
  const double = replace(desk, picks, bid, DOUBLE);
  desk.judge(double, desk.edition === '2017' ? 'comparable' : 'samePrecision', false);
  replace(desk, picks, { ...bid, of: double }, picks.one([PASS, lowestSufficient(denominationOf(bid.call), bid.over)]));
};
/** 27B4: another insufficient bid in place of the first. */
const declinedThenInsufficient: Sequel = (desk, picks, bid) => {
  desk.choose(lho(bid.seat), bid.of, 'decline');
  const call = insufficientOver(picks, bid.over);
  const second = { ...bid, of: replace(desk, picks, bid, call), call };
  picks.one([acceptedByWord, declined, acceptedByCall, declined])(desk, picks, second);
};
/** 27C: replaced before anybody had a say. */
const premature: Sequel = (desk, picks, bid) => {
  const of = replace(desk, picks, bid, substitutes(desk, picks, bid));
  const sequel = picks.one(['decline', 'accept', 'slip', 'no slip', 'silence']);
  if (sequel === 'slip' || sequel === 'no slip') desk.judge(of, 'unintended', sequel === 'slip');
  if (sequel === 'accept') desk.choose(lho(bid.seat), bid.of, 'accept');
  if (sequel === 'decline' || sequel === 'no slip') desk.choose(lho(bid.seat), bid.of, 'decline');
  if (sequel !== 'accept' && sequel !== 'slip') judgeReplacement(desk, picks, of);
};
/** Nobody says a word: the next call is left to the game. */
const unnoticed: Sequel = () => undefined;
const prematureWithoutPause: Sequel = (desk, picks, bid) => {
  const call = substitutes(desk, picks, bid);
  const of = desk.write({ type: 'CallReplaced', seat: bid.seat, of: bid.of, call, withoutPause: picks.onceIn(2) });
  judgeSometime(desk, picks, of, 'unintended');
};

export const insufficientBid: Scene = (desk, picks) => {
  const { turn, bid: over, legalCalls, replaces } = desk.look();
  if (turn === null || !isBid(over) || legalCalls.length === 0 || replaces !== null) return false;
  const call = insufficientOver(picks, over);
  const of = desk.write({ type: 'CallMade', seat: turn, call, ...meaningOf(picks, call) });
  const sequel = picks.one([
    declined,
    acceptedByCall,
    acceptedByWord,
    declined,
    declinedThenDoubled,
    declinedThenInsufficient,
    premature,
    prematureWithoutPause,
    unnoticed,
  ]);
  sequel(desk, picks, { seat: turn, of, call, over });
  return true;
};
