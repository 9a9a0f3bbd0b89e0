/** Laws 44, 45: cards in turn, following suit; the thirteenth trick ends the play. */
import type { Card } from '../card.ts';
import { claimNow } from '../claim.ts';
import type { Consequence, Referral } from '../consequence.ts';
import { contradiction } from '../find.ts';
import { type Choice, type LawOnActs, NOTHING, takes } from '../law.ts';
import { nextTrick, leadAwaited } from '../lead.ts';
import type { Seat } from '../seat.ts';
import { inTrick, mayHold, type Situation } from '../situation.ts';

/** A card that is not where it is said to come from: a fact, or a slip of the scribe; found, not refused. */
const fromNowhere = (t: Situation, seq: number, seat: Seat, card: Card): readonly Consequence[] => {
  if (mayHold(t, seat, card)) return NOTHING;
  const place = t.cards[card] ?? 0;
  const played = place === inTrick(seat) || (place >= 9 && place <= 12);
  return [contradiction(t, seq, played ? 'card-twice' : 'card-not-held', '44C', seat)];
};
/** The card comes to lie in its trick. */
const plays = (
  t: Situation,
  e: { readonly seq: number; readonly seat: Seat; readonly card: Card },
): readonly Consequence[] => [
  ...fromNowhere(t, e.seq, e.seat, e.card),
  { is: 'place', card: e.card, place: inTrick(e.seat) },
  { is: 'played', played: { seat: e.seat, card: e.card, seq: e.seq }, trick: nextTrick(t) },
];

/** A card put in the place of another is played now. */
const referred = (r: Referral, t: Situation): readonly Consequence[] => (r.to === 'card' ? plays(t, r) : NOTHING);

const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  const play = t.play;
  if (play === null) return null;
  if (t.phase !== 'play') return null;
  if (e.type === 'CardPlayed' && e.seat === play.turn) return takes(...plays(t, e));
  if (e.type === 'TrickQuitted' && play.current.length === 4) return takes({ is: 'quitted' });
  return null;
};

/** 44C: to follow suit, where able, is above all. */
const narrows = (seat: Seat, cards: readonly Card[], t: Situation): Choice | null => {
  const play = t.play;
  if (play === null) return null;
  const number = nextTrick(t);
  const trick = number === play.trick ? play.current : (play.tricks[number - play.base.trick]?.cards ?? []);
  const led = trick[0];
  if (led === undefined || leadAwaited(t)) return null;
  const suit = (led.card / 13) | 0;
  const following = cards.filter((card) => ((card / 13) | 0) === suit);
  return following.length === 0 || following.length === cards.length
    ? null
    : { cards: following, because: [{ law: '44C', of: led.seq }] };
};

const endedByClaim = (t: Situation): boolean => claimNow(t) !== undefined;

/** The play ends with the thirteenth trick's fourth card. */
const follows: NonNullable<LawOnActs['follows']> = (t) => {
  const play = t.play;
  if (play === null) return NOTHING;
  const complete =
    ((play.trick === 13 && play.current.length === 4) || play.trick > 13) &&
    play.tricks.every((trick) => trick.winner !== null);
  if (t.phase === 'play' && complete) return [{ is: 'phase', to: 'ended' }];
  // A correction at the twelfth trick (62D1) may take a card back from a play that was over.
  if (t.phase === 'ended' && !complete && !endedByClaim(t)) return [{ is: 'phase', to: 'play' }];
  return NOTHING;
};

export const law44: LawOnActs = { law: '44', on: ['CardPlayed', 'TrickQuitted'], fresh, referred, narrows, follows };
