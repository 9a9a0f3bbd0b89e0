/** Laws 25, 35 to 38 and 24: inadmissible calls, changes of call, calls a bar forbids, and cards shown in the auction. */
import { type Call, DOUBLE, LAST_BID, LAST_CALL, PASS, REDOUBLE } from '../../../domain/call.ts';
import type { Seq } from '../../../domain/event.ts';
import { lho, partner, type Seat } from '../../../domain/seat.ts';
import type { Scene } from '../board.ts';
import { lawfulCalls } from '../clerk.ts';
import type { Desk } from '../desk.ts';
import type { Picks } from '../picks.ts';
import { anyCall, anySeat, callDirector, judgeSometime, lawfulFor, meaningOf } from './common.ts';

const inadmissible = (desk: Desk, picks: Picks, seat: Seat): Call => {
  const lawful = lawfulCalls(desk.look().standing, seat);
  const doubles = [DOUBLE, REDOUBLE].filter((call) => !lawful.includes(call));
  const tooHigh = LAST_BID + 1 + picks.below(LAST_CALL - LAST_BID);
  return picks.onceIn(5) ? tooHigh : (picks.from(doubles) ?? tooHigh);
};
const replaceBy = (desk: Desk, picks: Picks, seat: Seat, of: Seq): void => {
  const call = lawfulFor(
    desk,
    picks,
    seat,
    desk.look().standing.filter(({ seq }) => seq !== of),
  );
  const replacement = desk.write({ type: 'CallReplaced', seat, of, call, ...meaningOf(picks, call) });
  if (picks.onceIn(3)) judgeSometime(desk, picks, replacement, desk.edition === '2017' ? 'comparable' : 'unintended');
};

/** After a refusal: the call that he makes instead, the pass that the law put in, written down or not, or another bid. */
const writeDown = (desk: Desk, picks: Picks, seat: Seat, of: Seq): void => {
  const how = picks.one(['replaced', 'pass replaces', 'pass made', 'nothing']);
  if (how === 'replaced') replaceBy(desk, picks, seat, of);
  if (how === 'pass replaces') desk.write({ type: 'CallReplaced', seat, of, call: PASS });
  if (how === 'pass made') desk.call(seat, PASS);
};
/** Laws 36 and 38: replaced, declined and replaced, called over (36A), found only later (36C). */
export const inadmissibleCall: Scene = (desk, picks) => {
  const { turn, legalCalls, replaces } = desk.look();
  if (turn === null || legalCalls.length === 0 || replaces !== null) return false;
  const call = inadmissible(desk, picks, turn);
  const of = desk.call(turn, call);
  const sequel = picks.one(['replaced', 'declined', 'called over', 'found late', 'unnoticed']);
  if (sequel === 'declined') {
    callDirector(desk, picks, of, lho(turn));
    desk.choose(lho(turn), of, 'decline');
    writeDown(desk, picks, turn, of);
  }
  if (sequel === 'replaced') replaceBy(desk, picks, turn, of);
  if (sequel === 'called over' || sequel === 'found late') {
    const over = [...desk.look().standing, { seq: of, seat: turn, call }];
    desk.call(lho(turn), lawfulFor(desk, picks, lho(turn), over));
    if (picks.onceIn(3)) desk.call(partner(turn), PASS);
  }
  if (sequel === 'found late')
    desk.later(1 + picks.below(12), () => desk.write({ type: 'AttentionDrawn', by: anySeat(picks), of }));
  return true;
};

/** Law 25: one of the last calls is changed; whether by a slip is judged, or not, and the others say, or do not. */
export const changeOfCall: Scene = (desk, picks) => {
  const { standing, phase, replaces } = desk.look();
  const back = 1 + picks.one([0, 0, 1, 2]);
  const made = standing.at(-back);
  if (made === undefined || phase === 'play' || replaces !== null) return false;
  const { seat, seq: of } = made;
  const call = picks.onceIn(5) ? anyCall(picks) : lawfulFor(desk, picks, seat, standing.slice(0, -back));
  const pause = picks.onceIn(2) ? { withoutPause: picks.onceIn(2) } : {};
  const changed = desk.write({ type: 'CallReplaced', seat, of, call, ...pause, ...meaningOf(picks, call) });
  const next = standing.at(1 - back);
  if (picks.onceIn(2)) judgeSometime(desk, picks, changed, 'unintended');
  const sequel = picks.one(
    back > 1 ? ['silence', 'taken back', 'kept'] : ['silence', 'accept', 'decline', 'called over'],
  );
  if (sequel === 'accept' || sequel === 'decline') desk.choose(lho(seat), changed, sequel);
  if (sequel === 'called over') desk.call(lho(seat), lawfulFor(desk, picks, lho(seat)));
  if (next !== undefined && sequel === 'taken back')
    desk.write({ type: 'CallWithdrawn', seat: next.seat, of: next.seq });
  if (next !== undefined && sequel === 'kept') desk.choose(next.seat, next.seq, 'keep');
  return true;
};

/** Law 37, and the duties of 27, 30 to 32: a call in turn without regard to what the Laws ask of that player. */
export const heedlessCall: Scene = (desk, picks) => {
  const { turn, standing, phase, replaces } = desk.look();
  if (turn === null || phase !== 'auction' || replaces !== null) return false;
  const lawful = lawfulCalls(standing, turn).filter((call) => call !== PASS);
  const call = lawful[picks.below(Math.min(5, lawful.length))];
  if (call === undefined) return false;
  const of = desk.call(turn, call);
  const sequel = picks.one(['silence', 'declined', 'called over', 'replaced']);
  if (sequel === 'declined') {
    desk.choose(lho(turn), of, 'decline');
    if (picks.onceIn(2)) writeDown(desk, picks, turn, of);
  }
  if (sequel === 'called over') desk.call(lho(turn), PASS);
  if (sequel === 'replaced') replaceBy(desk, picks, turn, of);
  return true;
};

/** Law 21B1: a call changed because it rested on a wrong explanation. */
export const misinformedCall: Scene = (desk, picks) => {
  const { standing, phase } = desk.look();
  const made = standing.at(-1);
  const before = standing.at(-2);
  if (made === undefined || before === undefined || phase === 'play') return false;
  desk.write({ type: 'QuestionAsked', by: made.seat, of: before.seq, text: 'What does it show?' });
  desk.write({
    type: 'ExplanationGiven',
    by: lho(lho(before.seat)),
    of: before.seq,
    text: 'The wrong meaning',
    aloud: true,
  });
  const call = lawfulFor(desk, picks, made.seat, standing.slice(0, -1));
  const changed = desk.write({ type: 'CallReplaced', seat: made.seat, of: made.seq, call });
  judgeSometime(desk, picks, changed, 'misinformed');
  return true;
};

/** Law 24: one card or two, small or honours, dropped or led. */
export const cardShownInAuction: Scene = (desk, picks) => {
  const { phase, hands } = desk.look();
  if (phase !== 'auction' && phase !== 'clarification') return false;
  const seat = anySeat(picks);
  const shown = picks.onceIn(3) ? 2 : 1;
  for (let n = 0; n < shown; n += 1) {
    const card = picks.from(hands[seat]?.filter((held) => n === 0 || held % 2 === 0) ?? []);
    if (card === undefined) return n > 0;
    const how = picks.one(['dropped', 'led', 'shown', 'played'] as const);
    const known = picks.onceIn(2) ? { partnerCouldSee: !picks.onceIn(4), deliberate: picks.onceIn(4) } : {};
    const of = desk.write({ type: 'CardExposed', seat, card, how, ...known });
    if (!('partnerCouldSee' in known) && picks.onceIn(2)) judgeSometime(desk, picks, of, 'partnerCouldHaveSeen');
  }
  return true;
};

/** A bidding card shown but not released. */
export const callShown: Scene = (desk, picks) => {
  const { turn, phase } = desk.look();
  if (turn === null || phase !== 'auction') return false;
  desk.write({ type: 'CallShown', seat: turn, call: anyCall(picks), how: picks.one(['handled', 'laid-before-him']) });
  return true;
};
