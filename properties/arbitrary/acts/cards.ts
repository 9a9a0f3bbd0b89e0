/** Laws 45, 46, 50 to 52, 67: cards against a duty, cards nobody holds, dummy's cards, and tricks of the wrong size. */
import { rankOf, suitOf } from '../../../domain/card.ts';
import { lho, partner, sideOf } from '../../../domain/seat.ts';
import type { Scene } from '../board.ts';
import { anySeat, judgeSometime } from './common.ts';

/** Any card the hand holds, whatever penalty cards and restrictions ask; now and then accepted or declined (52B). */
export const heedlessCard: Scene = (desk, picks) => {
  const { phase, turn, hands, declarer } = desk.look();
  const card = turn === null ? undefined : picks.from(hands[turn] ?? []);
  if ((phase !== 'play' && phase !== 'clarification') || turn === null || card === undefined || declarer === null)
    return false;
  const of = desk.play(turn, card);
  if (sideOf(turn) !== sideOf(declarer) && picks.onceIn(2)) desk.choose(declarer, of, picks.one(['accept', 'decline']));
  return true;
};

/** A card that lies in an earlier trick, or in another hand: a slip of the scribe, or a foreign card. */
export const cardNotHeld: Scene = (desk, picks) => {
  const { phase, turn, hands } = desk.look();
  if (phase !== 'play' || turn === null) return false;
  const held = hands[turn] ?? [];
  const foreign = Array.from({ length: 52 }, (_, card) => card).filter((card) => !held.includes(card));
  const card = picks.from(foreign);
  if (card === undefined) return false;
  const of = desk.play(turn, card);
  const why = 'mistyped';
  if (picks.onceIn(2)) desk.write({ type: 'EventVoided', of, why });
  return true;
};

/** Law 46: declarer names dummy's card, wholly or in part; 45D: dummy moves a card not named. */
export const dummysCard: Scene = (desk, picks) => {
  const { phase, turn, declarer, legalCards, hands } = desk.look();
  if (phase !== 'play' || declarer === null || turn !== partner(declarer)) return false;
  const card = picks.from(legalCards);
  if (card === undefined) return false;
  const rank = picks.one<number | 'low' | 'high' | 'win' | 'any'>([rankOf(card), 'low', 'high', 'win', 'any']);
  const suit = picks.onceIn(2) ? {} : { suit: suitOf(card) };
  const named = desk.write({ type: 'CardDesignated', by: declarer, text: 'as named', rank, ...suit });
  const sequel = picks.one(['played', 'another moved', 'changed']);
  if (sequel === 'played') desk.play(turn, card);
  if (sequel === 'another moved') {
    const other = picks.from(hands[turn]?.filter((held) => held !== card) ?? []) ?? card;
    const of = desk.write({ type: 'CardPlayed', seat: turn, card: other, named: false });
    if (picks.onceIn(2)) desk.write({ type: 'CardReplaced', seat: turn, of, card });
  }
  if (sequel === 'changed') {
    const of = desk.play(turn, card);
    const other = picks.from(hands[turn]?.filter((held) => held !== card) ?? []);
    if (other !== undefined)
      judgeSometime(desk, picks, desk.write({ type: 'CardReplaced', seat: turn, of, card: other }), 'unintended');
  }
  if (picks.onceIn(4)) judgeSometime(desk, picks, named, 'unintended');
  return true;
};

/** Law 67: the trick is turned on fewer than four cards, or a hand gives two to it. */
export const defectiveTrick: Scene = (desk, picks) => {
  const { phase, turn, trick, hands } = desk.look();
  if (phase !== 'play' || turn === null || trick.length < 2 || trick.length === 4) return false;
  if (picks.onceIn(2)) {
    const seat = trick.at(-1)?.seat ?? turn;
    const card = picks.from(hands[seat] ?? []);
    if (card !== undefined) desk.play(seat, card);
    return true;
  }
  const missing = desk.write({ type: 'TrickQuitted' });
  if (picks.onceIn(2)) desk.write({ type: 'AttentionDrawn', by: anySeat(picks), of: missing });
  return true;
};

/** Laws 42 and 43: dummy says or does more than he may. */
export const dummyOversteps: Scene = (desk, picks) => {
  const { phase, declarer, trick } = desk.look();
  const last = trick.at(-1);
  if (phase !== 'play' || declarer === null || last === undefined) return false;
  const dummy = partner(declarer);
  const act = picks.one(['saw a hand', 'asked', 'spoke']);
  if (act === 'saw a hand') desk.write({ type: 'Mannerism', by: dummy, to: 1 << lho(declarer), kind: 'sawHand' });
  if (act === 'asked')
    desk.write({ type: 'QuestionAsked', by: dummy, of: last.seq, kind: 'revoke', to: 1 << last.seat });
  if (act === 'spoke') desk.write({ type: 'AttentionDrawn', by: dummy, of: last.seq });
  return true;
};

/** 61B2b, and 43B2b for one who may not ask any more: dummy asks about a revoke. */
export const dummyAsksDefender: Scene = (desk) => {
  const { phase, declarer, trick } = desk.look();
  const last = trick.at(-1);
  if (phase !== 'play' || declarer === null || last === undefined || sideOf(last.seat) === sideOf(declarer))
    return false;
  desk.write({ type: 'QuestionAsked', by: partner(declarer), of: last.seq, kind: 'revoke', to: 1 << last.seat });
  return true;
};

/** 67: a card said to belong to a trick that is not the one in progress. */
export const cardOfAnotherTrick: Scene = (desk, picks) => {
  const { phase, turn, hands, trickNumber } = desk.look();
  if (phase !== 'play' || turn === null) return false;
  const seat = picks.one([partner(turn), lho(turn), turn]);
  const card = picks.from(hands[seat] ?? []);
  if (card === undefined) return false;
  desk.write({ type: 'CardPlayed', seat, card, trick: trickNumber + picks.one([1, 2, 1, -1]) });
  return true;
};
