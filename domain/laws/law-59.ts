/**
 * Lead restrictions as they narrow what may be led, and Law 59: who can't lead or play as required may use any card.
 */
import { type Card, suitOf } from '../card.ts';
import type { Choice, LeadRestriction, PlayRestriction } from '../law.ts';
import { isOnLead } from '../lead.ts';
import { acceptable } from '../lead-out-of-turn.ts';
import type { Seat } from '../seat.ts';
import type { Situation } from '../situation.ts';

/** 59: he has only cards of suits that he is prohibited from leading, by one ban or by several together. */
const banned = (cards: readonly Card[], bans: readonly LeadRestriction[]): boolean =>
  bans.length > 1 && cards.every((card) => bans.some((r) => r.imposed?.suit === suitOf(card)));
/** The cards that the restrictions imposed on a leader leave him; a restriction he can't obey is no restriction (59). */
export const restricted = (
  seat: Seat,
  cards: readonly Card[],
  t: Situation,
  restrictions: readonly LeadRestriction[],
): Choice => {
  let left: Choice = { cards, because: [] };
  if (!isOnLead(t, seat)) return left;
  const follows = acceptable(t, seat);
  const own = restrictions.filter((r) => r.seat === seat && r.status === 'imposed');
  const none = banned(
    cards,
    own.filter((r) => r.imposed?.kind === 'forbid'),
  );
  for (const r of own) {
    const { imposed } = r;
    if (imposed === null || (none && imposed.kind === 'forbid')) continue;
    const obeys = (card: Card): boolean => (suitOf(card) === imposed.suit) === (imposed.kind === 'require');
    const kept = left.cards.filter((card) => obeys(card) || suitOf(card) === follows);
    if (kept.some(obeys) && kept.length < left.cards.length)
      left = { cards: kept, because: [...left.because, { law: r.law, of: r.of }] };
  }
  return left;
};

const obeys = (r: PlayRestriction, cards: readonly Card[]): readonly Card[] => {
  const ofSuit = cards.filter((card) => r.suit === null || suitOf(card) === r.suit);
  switch (r.kind) {
    case 'highest':
      return ofSuit.filter((card) => card === Math.max(...ofSuit));
    case 'lowest':
      return ofSuit.filter((card) => card === Math.min(...ofSuit));
    case 'require':
      return ofSuit;
    case 'forbid':
      return cards.filter((card) => suitOf(card) !== r.suit);
    case 'card':
      return cards;
  }
};
/** The same of what may be played: a demand that can't be met is none (57B, 59). Cards by name are 50D1's. */
export const limited = (seat: Seat, cards: readonly Card[], limits: readonly PlayRestriction[]): Choice => {
  let left: Choice = { cards, because: [] };
  for (const r of limits) {
    if (r.seat !== seat || r.status !== 'imposed') continue;
    const obeying = obeys(r, left.cards);
    if (obeying.length > 0 && obeying.length < left.cards.length)
      left = { cards: obeying, because: [...left.because, { law: r.law, of: r.of }] };
  }
  return left;
};
