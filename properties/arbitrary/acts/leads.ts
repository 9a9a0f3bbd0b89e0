/** Laws 41, 53 to 58: leads and plays by a hand whose turn it is not. */
import type { Card } from '../../../domain/card.ts';
import { suitName, suitOf } from '../../../domain/card.ts';
import type { Seq } from '../../../domain/event.ts';
import { lho, partner, type Seat, sideOf } from '../../../domain/seat.ts';
import type { Scene } from '../board.ts';
import type { Desk } from '../desk.ts';
import type { Picks } from '../picks.ts';
import { anySeat, callDirector, judgeSometime, othersThan } from './common.ts';

interface WrongLead {
  readonly of: Seq;
  readonly seat: Seat;
  readonly card: Card;
  readonly declarer: Seat;
}
type Sequel = (desk: Desk, picks: Picks, lead: WrongLead) => void;

/** Who speaks: declarer on a defender's lead, either defender on one of declarer's side. */
const chooser = (picks: Picks, { seat, declarer }: WrongLead): Seat => {
  if (sideOf(seat) !== sideOf(declarer)) return declarer;
  return picks.onceIn(2) ? partner(lho(seat)) : lho(seat);
};
const accepted: Sequel = (desk, picks, lead) => {
  callDirector(desk, picks, lead.of, lead.declarer);
  desk.choose(chooser(picks, lead), lead.of, 'accept');
};
/** Declined; then the choice on the proper leader's lead (50D2), and now and then a change of mind. */
const declined: Sequel = (desk, picks, lead) => {
  callDirector(desk, picks, lead.of, lead.declarer);
  desk.choose(chooser(picks, lead), lead.of, 'decline');
  if (sideOf(lead.seat) === sideOf(lead.declarer) || picks.onceIn(5)) return;
  const suit = suitName(suitOf(lead.card));
  desk.choose(lead.declarer, lead.of, picks.one(['none', `require:${suit}`, `forbid:${suit}`]));
};
const followed: Sequel = (desk, picks, { seat, card }) => {
  const next = lho(seat);
  const held = desk.look().hands[next] ?? [];
  const following = held.filter((one) => suitOf(one) === suitOf(card));
  const answer = picks.from(following.length > 0 ? following : held);
  if (answer !== undefined) desk.play(next, answer);
};
const takenBack: Sequel = (desk, _picks, { seat, of }) => {
  desk.write({ type: 'CardWithdrawn', seat, of });
};
const handSpread: Sequel = (desk, _picks, { declarer }) => {
  desk.write({ type: 'HandSpread', seat: declarer });
};
const dummySpread: Sequel = (desk, picks, { of, declarer }) => {
  desk.write({ type: 'DummySpread', seat: partner(declarer) });
  if (picks.onceIn(2)) judgeSometime(desk, picks, of, 'declarerCouldHaveSeen');
};
const toldHisTurn: Sequel = (desk, picks, lead) => {
  judgeSometime(desk, picks, lead.of, 'toldHisTurn');
  if (picks.onceIn(2)) takenBack(desk, picks, lead);
};
const unnoticed: Sequel = () => undefined;

/** Law 54 and 41A: the wrong hand leads before anybody has, faced or face down. */
export const openingLeadOutOfTurn: Scene = (desk, picks) => {
  const { phase, turn, declarer, hands } = desk.look();
  if (phase !== 'clarification' || turn === null || declarer === null) return false;
  const seat = picks.one([partner(turn), partner(turn), declarer, partner(declarer)]);
  const card = picks.from(hands[seat] ?? []);
  if (card === undefined) return false;
  const faceDown = picks.onceIn(3);
  const of = desk.write({ type: 'CardPlayed', seat, card, ...(faceDown ? { faceDown } : {}) });
  const lead = { of, seat, card, declarer };
  if (faceDown && picks.onceIn(2)) takenBack(desk, picks, lead);
  else {
    if (faceDown) desk.write({ type: 'LeadFaced', seat });
    picks.one([declined, accepted, handSpread, dummySpread, declined, followed, toldHisTurn, unnoticed])(
      desk,
      picks,
      lead,
    );
  }
  return true;
};

/** Laws 53, 55, 56: between two tricks. */
export const leadOutOfTurn: Scene = (desk, picks) => {
  const { phase, turn, declarer, hands, trick } = desk.look();
  const between = trick.length === 0 || trick.length === 4;
  if (phase !== 'play' || turn === null || declarer === null || !between) return false;
  const seat = picks.one(othersThan(turn));
  const card = picks.from(hands[seat] ?? []);
  if (card === undefined) return false;
  const lead = { of: desk.play(seat, card), seat, card, declarer };
  picks.one([declined, accepted, followed, declined, takenBack, toldHisTurn, unnoticed])(desk, picks, lead);
  return true;
};

/** Law 57, and 44B: a card played while another hand is to play. */
export const playOutOfTurn: Scene = (desk, picks) => {
  const { phase, turn, declarer, hands, trick } = desk.look();
  const led = trick[0];
  if (phase !== 'play' || turn === null || declarer === null || led === undefined || trick.length === 4) return false;
  const seat = picks.from(othersThan(turn).filter((other) => trick.every((played) => played.seat !== other)));
  if (seat === undefined) return false;
  const following = hands[seat]?.filter((card) => suitOf(card) === suitOf(led.card)) ?? [];
  const card = picks.from(following.length > 0 && !picks.onceIn(4) ? following : (hands[seat] ?? []));
  if (card === undefined) return false;
  const of = desk.play(seat, card);
  if (picks.onceIn(3)) return true;
  callDirector(desk, picks, of, declarer);
  const others = ['S', 'H', 'D', 'C'].filter((suit) => suit !== suitName(suitOf(led.card)));
  const suit = picks.from(others) ?? 'S';
  const last = desk.edition === '2017' ? `require:${suit}` : `forbid:${suit}`;
  desk.choose(declarer, of, picks.one(['highest', 'lowest', `forbid:${suit}`, last, 'none']));
  return true;
};

/** Law 58: two hands play at once, or two cards come from one hand. */
export const simultaneousPlays: Scene = (desk, picks) => {
  const { phase, turn, legalCards, hands } = desk.look();
  const card = picks.from(legalCards);
  if (phase !== 'play' || turn === null || card === undefined) return false;
  const first = desk.play(turn, card);
  const sameHand = picks.onceIn(2);
  const seat = sameHand ? turn : picks.one(othersThan(turn));
  const other = picks.from(hands[seat]?.filter((held) => held !== card) ?? []);
  if (other === undefined) return true;
  if (!sameHand) desk.write({ type: 'CardPlayed', seat, card: other, with: first });
  else desk.write({ type: 'CardExposed', seat, card: other, how: 'played', deliberate: picks.onceIn(3) });
  return true;
};

/** Laws 48 to 51: cards seen other than by playing them, a defender's mostly, one to three of one hand. */
export const cardExposedInPlay: Scene = (desk, picks) => {
  const { phase, declarer, hands } = desk.look();
  if (declarer === null || (phase !== 'play' && phase !== 'clarification')) return false;
  const seat = picks.one([lho(declarer), lho(declarer), partner(lho(declarer)), anySeat(picks)]);
  const cards = [...(hands[seat] ?? [])];
  const shown = picks.one([1, 1, 2, 3]);
  for (let n = 0; n < shown && cards.length > 0; n += 1) {
    const [card] = cards.splice(picks.below(cards.length), 1);
    if (card === undefined) break;
    const how = picks.one(['dropped', 'shown', 'named', 'played'] as const);
    const known = picks.onceIn(2) ? { deliberate: picks.onceIn(2) } : {};
    const of = desk.write({ type: 'CardExposed', seat, card, how, ...known });
    if (!('deliberate' in known)) judgeSometime(desk, picks, of, 'deliberate');
  }
  return (hands[seat] ?? []).length > 0;
};
