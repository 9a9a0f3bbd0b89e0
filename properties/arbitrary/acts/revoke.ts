/** Laws 61 to 64: a suit not followed, noticed at once, late or never, corrected or not. */
import { type Card, suitOf } from '../../../domain/card.ts';
import type { Seq } from '../../../domain/event.ts';
import { lho, type Seat, SEATS, sideOf } from '../../../domain/seat.ts';
import type { Scene } from '../board.ts';
import type { Desk } from '../desk.ts';
import type { Picks } from '../picks.ts';
import type { CardOnTable } from '../umpire.ts';
import { anySeat, judgeSometime } from './common.ts';

const due = (desk: Desk, seat: Seat, led: Card): readonly Card[] =>
  desk.look().hands[seat]?.filter((card) => suitOf(card) === suitOf(led)) ?? [];

/** Another card for one played: put in its place at once, or taken back first. */
const changeCard = (desk: Desk, picks: Picks, played: CardOnTable, card: Card): void => {
  const { seat, seq: of } = played;
  if (!picks.onceIn(3)) desk.write({ type: 'CardReplaced', seat, of, card });
  else {
    desk.write({ type: 'CardWithdrawn', seat, of });
    desk.play(seat, card);
  }
};
/** 62C: the hands that have played since may change their cards too; some do, one may who may not. */
const othersChange = (desk: Desk, picks: Picks, since: Seq): void => {
  const led = desk.look().trick[0];
  for (const played of desk.look().trick.filter(({ seq }) => seq > since)) {
    if (led === undefined || !picks.onceIn(2)) continue;
    const card = picks.from(due(desk, played.seat, led.card)) ?? picks.from(desk.look().hands[played.seat] ?? []);
    if (card === undefined) continue;
    if (picks.onceIn(4)) desk.choose(played.seat, played.seq, 'keep');
    else changeCard(desk, picks, played, card);
  }
};
const correct = (desk: Desk, picks: Picks, revoke: CardOnTable): void => {
  const { trick } = desk.look();
  const led = trick[0];
  const lies = trick.some(({ seq }) => seq === revoke.seq);
  const card = led === undefined ? undefined : picks.from(due(desk, revoke.seat, lies ? led.card : revoke.card));
  if (card === undefined) return;
  changeCard(desk, picks, revoke, card);
  if (lies) othersChange(desk, picks, revoke.seq);
};
const notice = (desk: Desk, picks: Picks, revoke: CardOnTable): void => {
  const by = picks.onceIn(3)
    ? revoke.seat
    : (SEATS.filter((seat) => sideOf(seat) !== sideOf(revoke.seat))[picks.below(2)] ?? 0);
  desk.write({ type: 'AttentionDrawn', by, of: revoke.seq });
  if (picks.onceIn(3)) desk.write({ type: 'DirectorCalled', by: anySeat(picks), of: revoke.seq });
};

export const revoke: Scene = (desk, picks) => {
  const { phase, turn, trick, hands } = desk.look();
  const led = trick[0];
  if (phase !== 'play' || turn === null || led === undefined || trick.length === 4) return false;
  const others = hands[turn]?.filter((card) => suitOf(card) !== suitOf(led.card)) ?? [];
  const card = picks.from(others);
  if (card === undefined || due(desk, turn, led.card).length === 0) return false;
  const revoked = { seq: desk.play(turn, card), seat: turn, card };
  const sequel = picks.one(['at once', 'in the trick', 'late', 'never', 'without a word', 'late and corrected']);
  const both = (): void => {
    notice(desk, picks, revoked);
    correct(desk, picks, revoked);
  };
  if (sequel === 'at once') both();
  if (sequel === 'without a word') correct(desk, picks, revoked);
  if (sequel === 'in the trick') desk.later(1 + picks.below(2), both);
  if (sequel === 'late') desk.later(1 + picks.below(16), () => notice(desk, picks, revoked));
  if (sequel === 'late and corrected') desk.later(2 + picks.below(6), both);
  return true;
};

/** Two revokes on one trick, by both sides or by one (62C3, 64B7). */
export const twoRevokes: Scene = (desk, picks) => {
  if (desk.look().trick.length >= 3) return false;
  return revoke(desk, picks) && (revoke(desk, picks) || true);
};

/** A card taken back without a law, or changed after its trick was quitted (63B). */
export const illegalRetraction: Scene = (desk, picks) => {
  const played = desk.events.filter((event) => event.type === 'CardPlayed');
  const back = picks.onceIn(2) ? 1 : 1 + picks.below(8);
  const event = played.at(-back);
  if (desk.look().phase !== 'play' || event === undefined) return false;
  const card = picks.from(desk.look().hands[event.seat] ?? []);
  if (card === undefined) return false;
  const before = desk.events.length;
  changeCard(desk, picks, event, card);
  if (picks.onceIn(2)) desk.write({ type: 'AttentionDrawn', by: lho(event.seat), of: before });
  if (picks.onceIn(3)) judgeSometime(desk, picks, before, picks.one(['unintended', 'misinformed']));
  return true;
};

/** 63A, 63B: a revoke, the next trick begun, and only then the card is taken back. */
export const establishedRetracted: Scene = (desk, picks) => {
  const before = desk.events.length;
  if (!revoke(desk, picks)) return false;
  const revoked = desk.events[before];
  if (revoked?.type !== 'CardPlayed') return true;
  desk.later(4 + picks.below(3), () => {
    const card = picks.from(desk.look().hands[revoked.seat] ?? []);
    if (card !== undefined) desk.write({ type: 'CardReplaced', seat: revoked.seat, of: revoked.seq, card });
  });
  return true;
};
