/** Choices of Laws 26, 50D2, 51 and 57, made where they may be due, and where they are not. */
import { cardName, type SuitName, suitName, suitOf } from '../../../domain/card.ts';
import type { Event } from '../../../domain/event.ts';
import { partner, sideOf } from '../../../domain/seat.ts';
import type { Scene } from '../board.ts';
import type { Desk } from '../desk.ts';
import { othersThan } from './common.ts';

/** Events that may have put a restriction on a lead: calls replaced or withdrawn, cards exposed or taken back. */
const grounds = (desk: Desk): readonly Event[] => {
  const undone = new Set(
    desk.events.flatMap((event) =>
      event.type === 'CallReplaced' ||
      event.type === 'CallWithdrawn' ||
      event.type === 'CardReplaced' ||
      event.type === 'CardWithdrawn'
        ? [event.of]
        : [],
    ),
  );
  return desk.events.filter((event) => event.type === 'CardExposed' || undone.has(event.seq));
};
const suitAt = (event: Event): SuitName | undefined =>
  event.type === 'CardExposed' || event.type === 'CardPlayed' ? suitName(suitOf(event.card)) : undefined;

/** Declarer speaks on a defender's lead; somebody else does so now and then, and it binds nobody. */
export const leadRestricted: Scene = (desk, picks) => {
  const { phase, turn, declarer, trick } = desk.look();
  const ground = picks.from(grounds(desk));
  if (phase === 'auction' || turn === null || declarer === null || ground === undefined) return false;
  const onLead = trick.length === 0 || trick.length === 4;
  if (!onLead || sideOf(turn) === sideOf(declarer)) return false;
  const by = picks.onceIn(6) ? picks.one(othersThan(declarer)) : declarer;
  const suit = suitAt(ground) ?? picks.one(['S', 'H', 'D', 'C']);
  desk.choose(by, ground.seq, picks.one([`forbid:${suit}`, `require:${suit}`, 'none']));
  return true;
};

/** Declarer names the penalty card that is to be played (50D1a, 51A). */
export const penaltyCardNamed: Scene = (desk, picks) => {
  const { turn, declarer, hands } = desk.look();
  const ground = picks.from(grounds(desk).filter(({ type }) => type === 'CardExposed' || type === 'CardPlayed'));
  if (turn === null || declarer === null || ground === undefined || turn === declarer || turn === partner(declarer))
    return false;
  const card = 'card' in ground && !picks.onceIn(4) ? ground.card : picks.from(hands[turn] ?? []);
  if (card === undefined) return false;
  desk.choose(declarer, ground.seq, `play:${cardName(card)}`);
  return true;
};

/** An answer to nothing: a choice about an act that gives none. */
export const choiceOutOfPlace: Scene = (desk, picks) => {
  const event = picks.from(desk.events.slice(2));
  const { turn } = desk.look();
  if (event === undefined || turn === null) return false;
  const option = picks.one(['accept', 'decline', 'none', 'keep', 'withdraw', 'highest', 'lowest', 'spread']);
  desk.choose(picks.one([turn, ...othersThan(turn)]), event.seq, option);
  return true;
};
