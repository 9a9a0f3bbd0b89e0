/** A card played before its owner's turn; Laws 57, 58 and 60 read it. */
import type { Card, Suit } from './card.ts';
import type { Consequence } from './consequence.ts';
import type { Seq } from './event.ts';
import { moved } from './law.ts';
import { leadAwaited, nextTrick } from './lead.ts';
import type { Matter } from './matter.ts';
import { partner, type Seat } from './seat.ts';
import { cardsOfTrick, faceUp, inHand, inMatter, isDefender, type Situation } from './situation.ts';

/** What declarer demanded of the offender's partner (57A). */
export interface Demand {
  readonly kind: 'highest' | 'lowest' | 'require' | 'forbid';
  readonly suit: Suit;
}
export interface Matter57 {
  readonly law: '57';
  /** The premature card. */
  readonly of: Seq;
  readonly seat: Seat;
  readonly card: Card;
  /** The trick in progress when it was played. */
  readonly during: number;
  /** It was led to the next trick. */
  readonly leads: boolean;
  /** waiting: something older must be settled first; held: counts at its owner's turn; rectified: a penalty card, with 57A. */
  readonly stage: 'waiting' | 'held' | 'rectified' | 'counted' | 'gone';
  /** The lead out of turn, or the choice of 57A, that must be settled first. */
  readonly waits: Seq | null;
  readonly wasUp: boolean;
  /** 57A: declarer's word; lapsed: no more to be had (60A, 47E1). */
  readonly demand: Demand | 'lapsed' | null;
}
type Early = Pick<Matter57, 'of' | 'seat' | 'card'>;

export const earlyCards = (t: Situation): Matter57[] =>
  t.matters.filter((m): m is Matter57 => m.law === '57' && (m.stage === 'waiting' || m.stage === 'held'));
/** Whether the seat has played to that trick, in turn or before it. */
export const hasPlayedTo = (t: Situation, seat: Seat, trick: number): boolean =>
  t.play !== null &&
  (cardsOfTrick(t.play, trick).some((c) => c.seat === seat) ||
    earlyCards(t).some((m) => m.seat === seat && m.during === trick && !m.leads));

/** The matter of a card played before its turn. */
export const early = (
  t: Situation,
  c: Early,
  stage: 'waiting' | 'held' | 'rectified',
  waits: Seq | null = null,
): Matter57 => {
  const during = nextTrick(t);
  return {
    law: '57',
    of: c.of,
    seat: c.seat,
    card: c.card,
    during,
    leads: hasPlayedTo(t, c.seat, during),
    stage,
    waits,
    wasUp: t.cards[c.card] === faceUp(c.seat),
    demand: null,
  };
};
/** The matter opens and keeps the card. */
export const keeps = (m: Matter57): readonly Consequence[] => [
  { is: 'matter', matter: m },
  { is: 'place', card: m.card, place: inMatter(m.seat) },
];
/** A defender's card becomes a penalty card, declarer's or dummy's goes back to the hand. */
export const falls = (m: Matter57, t: Situation): readonly Consequence[] =>
  isDefender(t, m.seat)
    ? [moved(m, { stage: 'gone' }), penal(m)]
    : [moved(m, { stage: 'gone' }), { is: 'place', card: m.card, place: inHand(m.seat) }];
export const penal = (m: Early & { readonly wasUp: boolean }): Consequence => ({
  is: 'refer',
  referral: {
    to: '50',
    of: m.of,
    seat: m.seat,
    card: m.card,
    deliberate: true,
    withdrawn: false,
    wasUp: m.wasUp,
    major: true,
  },
});
/** The card counts as played now, in its owner's turn. */
export const counts = (m: Matter57): readonly Consequence[] => [
  moved(m, { stage: 'counted' }),
  { is: 'place', card: m.card, place: inHand(m.seat) },
  { is: 'refer', referral: { to: 'card', seq: m.of, seat: m.seat, card: m.card } },
];
/** 57A: declarer may still say what the offender's partner is to play. */
export const isOpenChoice = (m: Matter57, t: Situation): boolean =>
  m.stage === 'rectified' && m.demand === null && t.phase === 'play' && partnerIsToPlay(m, t) && !leadAwaited(t);
export const partnerIsToPlay = (m: Matter57, t: Situation): boolean =>
  t.play !== null &&
  nextTrick(t) === m.during &&
  !cardsOfTrick(t.play, m.during).some((c) => c.seat === partner(m.seat));
/** What the card waited for. */
export const waitedFor = (m: Matter57, t: Situation): Matter | undefined =>
  t.matters.find((x) => (x.law === '53' || x.law === '57') && x.of === m.waits);
