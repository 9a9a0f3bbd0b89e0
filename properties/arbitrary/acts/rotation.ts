/** Laws 28 to 34: calls out of rotation, simultaneous calls, and calls after the end of the auction. */
import { DOUBLE, isBid, PASS, type Call } from '../../../domain/call.ts';
import type { Seq } from '../../../domain/event.ts';
import { lho, type Seat } from '../../../domain/seat.ts';
import type { Scene } from '../board.ts';
import type { Desk } from '../desk.ts';
import type { Picks } from '../picks.ts';
import { anyCall, callDirector, judgeSometime, lawfulFor, meaningOf, othersThan } from './common.ts';

interface OutOfRotation {
  readonly seat: Seat;
  readonly of: Seq;
  readonly call: Call;
  readonly turn: Seat;
}
type Sequel = (desk: Desk, picks: Picks, made: OutOfRotation) => void;

const acceptedByCall: Sequel = (desk, picks, { seat, of, call }) => {
  const over = [...desk.look().standing, { seq: of, seat, call }];
  desk.call(lho(seat), lawfulFor(desk, picks, lho(seat), over));
};
const acceptedByWord: Sequel = (desk, picks, { seat, of }) => {
  callDirector(desk, picks, of, lho(seat));
  desk.choose(lho(seat), of, 'accept');
};
/** The substitute is the offender's next call; a judgement refers to it. */
const judgeSubstitute: Sequel = (desk, picks, { seat }) => {
  const question = desk.edition === '2017' ? 'comparable' : picks.one(['couldHaveKnown', 'artificial']);
  desk.whenCalls(seat, (substitute) => judgeSometime(desk, picks, substitute, question));
};
const declined: Sequel = (desk, picks, made) => {
  callDirector(desk, picks, made.of, lho(made.seat));
  desk.choose(lho(made.seat), made.of, 'decline');
  judgeSubstitute(desk, picks, made);
};
/** 31A1, 32: at his right-hand opponent's turn the call is repeated where he passes. */
const declinedAndRepeated: Sequel = (desk, picks, { seat, of, call, turn }) => {
  desk.choose(lho(seat), of, 'decline');
  if (lho(turn) !== seat) return;
  desk.call(turn, PASS);
  desk.call(seat, picks.onceIn(4) ? lawfulFor(desk, picks, seat) : call);
};
/** 28B: the player in turn calls before anything was ruled. */
const overtaken: Sequel = (desk, picks, { turn }) => {
  desk.call(turn, lawfulFor(desk, picks, turn));
};
const anotherOnTop: Sequel = (desk, picks, made) => {
  const seat = picks.one(othersThan(made.turn));
  const call = anyCall(picks);
  const of = desk.call(seat, call);
  picks.one([acceptedByWord, declined, unnoticed])(desk, picks, { ...made, seat, of, call });
  if (picks.onceIn(2)) declined(desk, picks, made);
};
const unnoticed: Sequel = () => undefined;
/** 25A: another call is put in its place at once; whether it was a slip is judged, or not, and LHO speaks, or does not. */
const changed: Sequel = (desk, picks, made) => {
  const { seat, of } = made;
  const pause = picks.onceIn(3) ? { withoutPause: picks.onceIn(2) } : {};
  const second = desk.write({ type: 'CallReplaced', seat, of, call: anyCall(picks), ...pause });
  if (picks.onceIn(2)) judgeSometime(desk, picks, second, 'unintended');
  picks.one([acceptedByCall, acceptedByWord, declined, overtaken, unnoticed])(
    desk,
    picks,
    picks.onceIn(2) ? made : { ...made, of: second },
  );
};

const callOutOfTurn = (desk: Desk, picks: Picks, seat: Seat): Call => {
  const last = desk.look().bid;
  const low = isBid(last) ? last + 1 + picks.below(5) : 3 + picks.below(5);
  return picks.one([low, PASS, lawfulFor(desk, picks, seat), DOUBLE, anyCall(picks)]);
};

export const outOfRotation: Scene = (desk, picks) => {
  const { turn, legalCalls, replaces } = desk.look();
  if (turn === null || legalCalls.length === 0 || replaces !== null) return false;
  const seat = picks.one(othersThan(turn));
  const call = callOutOfTurn(desk, picks, seat);
  const of = desk.write({ type: 'CallMade', seat, call, ...meaningOf(picks, call) });
  const sequel = picks.one([
    declined,
    acceptedByCall,
    acceptedByWord,
    declined,
    declinedAndRepeated,
    overtaken,
    anotherOnTop,
    changed,
    unnoticed,
  ]);
  sequel(desk, picks, { seat, of, call, turn });
  return true;
};

/** Law 33: the call in turn is written first, the other is made at the same moment. */
export const simultaneousCalls: Scene = (desk, picks) => {
  const { turn, legalCalls, replaces } = desk.look();
  if (turn === null || legalCalls.length === 0 || replaces !== null) return false;
  const other = picks.one(othersThan(turn));
  const first = desk.call(turn, lawfulFor(desk, picks, turn));
  const call = callOutOfTurn(desk, picks, other);
  const of = desk.write({ type: 'CallMade', seat: other, call, with: first });
  picks.one([declined, acceptedByWord, unnoticed])(desk, picks, { seat: other, of, call, turn: lho(turn) });
  return true;
};

/** Law 39: after the final pass. */
export const callAfterAuction: Scene = (desk, picks) => {
  const { phase, declarer } = desk.look();
  if (phase !== 'clarification' || declarer === null) return false;
  const seat = picks.one([declarer, ...othersThan(declarer)]);
  const of = desk.call(seat, anyCall(picks));
  if (picks.onceIn(2)) callDirector(desk, picks, of, lho(seat));
  if (picks.onceIn(3)) desk.call(lho(seat), PASS);
  return true;
};
