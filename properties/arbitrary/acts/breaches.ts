/** Duties broken where there are any: enforced passes, bars, calls to be repeated, penalty cards, restricted leads. */
import { DOUBLE, PASS, REDOUBLE } from '../../../domain/call.ts';
import { type Card, suitOf } from '../../../domain/card.ts';
import { lho, partner, seatName, sideOf } from '../../../domain/seat.ts';
import type { Scene } from '../board.ts';
import { lawfulCalls } from '../clerk.ts';
import type { Desk } from '../desk.ts';
import type { Picks } from '../picks.ts';
import type { Look, Offer } from '../umpire.ts';

const afterwards = (desk: Desk, picks: Picks, of: number, seat: 0 | 1 | 2 | 3): void => {
  const sequel = picks.one(['silence', 'declined', 'called over', 'attention']);
  if (sequel === 'attention') desk.write({ type: 'AttentionDrawn', by: lho(seat), of });
  if (sequel === 'declined') desk.choose(lho(seat), of, 'decline');
  if (sequel === 'called over') desk.call(lho(seat), PASS);
};
/** 24B: the partner of the player in turn shows a card as if he led it. */
const partnerLeads = (desk: Desk, picks: Picks): void => {
  const { turn, legalCalls, hands, phase } = desk.look();
  if (turn === null || phase !== 'auction' || legalCalls.length < 2 || !picks.onceIn(4)) return;
  const card = picks.from(hands[partner(turn)] ?? []);
  if (card !== undefined)
    desk.write({ type: 'CardExposed', seat: partner(turn), card, how: 'led', partnerCouldSee: true });
};
/** One call alone is allowed: a pass (27, 30 to 32, 24, 37), or the call that is to be repeated (31A1). Another is made. */
export const dutyIgnored: Scene = (desk, picks) => {
  partnerLeads(desk, picks);
  const { turn, legalCalls, standing, phase, replaces } = desk.look();
  if (turn === null || phase !== 'auction' || legalCalls.length !== 1 || replaces !== null) return false;
  const others = lawfulCalls(standing, turn).filter((call) => call !== legalCalls[0]);
  const call = others[picks.below(Math.min(5, others.length))];
  if (call === undefined) return false;
  afterwards(desk, picks, desk.call(turn, call), turn);
  return true;
};
/** 31A1, 32: a call out of rotation is to be repeated after a pass, and is not. */
export const notRepeated: Scene = (desk, picks) => {
  const { turn, legalCalls, bid, replaces, standing } = desk.look();
  if (turn === null || legalCalls.length < 3 || replaces !== null || bid > 25) return false;
  const seat = lho(turn);
  const lawful = lawfulCalls(standing, seat).filter((call) => call !== PASS);
  const call = lawful[picks.below(3)];
  if (call === undefined) return false;
  const of = desk.call(seat, call);
  desk.choose(lho(seat), of, 'decline');
  if (desk.look().turn !== turn || !desk.look().legalCalls.includes(PASS)) return true;
  desk.call(turn, PASS);
  const other = lawful[3 + picks.below(3)];
  if (desk.look().turn === seat && other !== undefined) afterwards(desk, picks, desk.call(seat, other), seat);
  return true;
};
/** 30B2b, 27B3 and what a director bars: a double that the Laws would allow, and a bar forbids. */
export const barredDouble: Scene = (desk, picks) => {
  const { turn, legalCalls, standing, phase } = desk.look();
  if (turn === null || phase !== 'auction' || legalCalls.length < 2) return false;
  const double = lawfulCalls(standing, turn).find((call) => call === DOUBLE || call === REDOUBLE);
  const last = standing.at(-1);
  if (double === undefined || last === undefined) return false;
  if (legalCalls.includes(double)) {
    const calls = ['X', 'XX'];
    const bar = { seat: seatName(turn), calls, duration: 'nextTurn', law: '30B2b' };
    desk.write({ type: 'DirectorRuled', law: '30B2b', of: last.seq, ruling: { barredCalls: [bar] } });
  }
  afterwards(desk, picks, desk.call(turn, double), turn);
  return true;
};

/** Cards that following suit allows, and a penalty card or a demand does not. */
const forbidden = (desk: Desk): readonly Card[] => {
  const { turn, legalCards, hands, trick } = desk.look();
  if (turn === null || legalCards.length === 0) return [];
  const hand = hands[turn] ?? [];
  const led = trick.length === 4 ? undefined : trick[0];
  const following = hand.filter((card) => led !== undefined && suitOf(card) === suitOf(led.card));
  return (following.length > 0 ? following : hand).filter((card) => !legalCards.includes(card));
};
/** 52: another card where the penalty card was due; 61A: a lead against a restriction. */
export const cardDutyIgnored: Scene = (desk, picks) => {
  const { phase, turn, declarer } = desk.look();
  const card = picks.from(forbidden(desk));
  if ((phase !== 'play' && phase !== 'clarification') || turn === null || declarer === null || card === undefined)
    return false;
  const of = desk.play(turn, card);
  if (sideOf(turn) !== sideOf(declarer) && picks.onceIn(2)) desk.choose(declarer, of, picks.one(['accept', 'decline']));
  return true;
};
const onLead = ({ trick }: Look): boolean => trick.length === 0 || trick.length === 4;
/** A defender is on lead: his partner faces a card that binds the lead (50D2). */
const partnerFaces = (desk: Desk, picks: Picks): void => {
  const look = desk.look();
  const { turn, declarer, phase, hands } = look;
  if (turn === null || declarer === null || phase !== 'play' || sideOf(turn) === sideOf(declarer) || !onLead(look))
    return;
  const seat = partner(turn);
  const card = picks.from(hands[seat] ?? []);
  if (card !== undefined) desk.write({ type: 'CardExposed', seat, card, how: 'played', deliberate: true });
};
/** 26, 50D2: declarer speaks on the lead, and the leader does not heed him. */
export const restrictionIgnored: Scene = (desk, picks) => {
  const speaks = (): Offer | undefined =>
    desk.look().offers.find(({ options }) => options.some((option) => option.startsWith('forbid')));
  if (speaks() === undefined) partnerFaces(desk, picks);
  const offer = speaks();
  const option = picks.from(offer?.options.filter((one) => !one.startsWith('none')) ?? []);
  if (offer === undefined || offer.by === 'director' || option === undefined) return false;
  desk.choose(offer.by, offer.of, option);
  if (!picks.onceIn(4)) cardDutyIgnored(desk, picks);
  return true;
};
/** A defender drops a card and does not play it, or his partner leads before declarer has spoken (50, 52, 49). */
export const penaltyCardIgnored: Scene = (desk, picks) => {
  const { phase, turn, declarer, legalCards, hands } = desk.look();
  if (phase !== 'play' || turn === null || declarer === null || sideOf(turn) === sideOf(declarer)) return false;
  const card = picks.from(legalCards);
  if (card === undefined || legalCards.length < 2) return false;
  desk.write({ type: 'CardExposed', seat: turn, card, how: 'played', deliberate: true });
  const other = picks.from(desk.look().legalCards.length === 1 ? forbidden(desk) : (hands[turn] ?? []));
  if (other !== undefined && desk.look().turn === turn) desk.play(turn, other);
  return true;
};
/** A choice made, and then the other one (54, 53A, 55A, 57A); a call changed once the lead is faced (25A). */
export const choiceTooLate: Scene = (desk, picks) => {
  const { phase, standing } = desk.look();
  if (phase !== 'play') return false;
  const said = desk.events.findLast((event) => event.type === 'OptionChosen' && event.option === 'accept');
  const last = standing.at(-1 - picks.below(4));
  if (said?.type === 'OptionChosen' && !picks.onceIn(3)) desk.choose(said.by, said.of, 'decline');
  else if (last !== undefined) desk.write({ type: 'CallReplaced', seat: last.seat, of: last.seq, call: DOUBLE });
  else return false;
  return true;
};
