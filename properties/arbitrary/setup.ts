/** How a record begins: at the first call, behind screens, with hands that are not right, or in mid-play. */
import type { Card } from '../../domain/card.ts';
import type { Denomination } from '../../domain/call.ts';
import type { Deal } from '../../domain/deal.ts';
import type { EventOf, Fact } from '../../domain/event.ts';
import { lho, type Seat, SEATS } from '../../domain/seat.ts';
import type { Desk } from './desk.ts';
import type { Picks } from './picks.ts';

export type Setup =
  | { readonly kind: 'plain' }
  | { readonly kind: 'screens'; readonly authority: 'FFB' | 'WBF' }
  | { readonly kind: 'position' }
  | { readonly kind: 'faulty'; readonly fault: Fault };
/** uneven: fourteen and twelve; short: a card is missing; foreign: of another pack; twice: two hands hold it. */
export type Fault = 'uneven' | 'short' | 'foreign' | 'twice';
export const FAULTS: readonly Fault[] = ['uneven', 'short', 'foreign', 'twice'];
export const PLAIN: Setup = { kind: 'plain' };

export const openingOf = (setup: Setup): Partial<EventOf<'BoardOpened'>> =>
  setup.kind === 'screens' ? { screens: true, authority: setup.authority } : {};

const handsOf = (deal: Deal): readonly [Card[], Card[], Card[], Card[]] => [
  [...(deal[0] ?? [])],
  [...(deal[1] ?? [])],
  [...(deal[2] ?? [])],
  [...(deal[3] ?? [])],
];
const sorted = (hands: readonly (readonly Card[])[]): Deal => {
  const hand = (seat: number): readonly Card[] => (hands[seat] ?? []).toSorted((a, b) => b - a);
  return [hand(0), hand(1), hand(2), hand(3)];
};
/** The deal as the board held it, and what puts it right. */
export const faulty = (deal: Deal, fault: Fault, picks: Picks): { readonly deal: Deal; readonly mended: Fact } => {
  const hands = handsOf(deal);
  const from = SEATS[picks.below(4)] ?? 0;
  const to = lho(from);
  const card = hands[from].splice(picks.below(13), 1)[0] ?? 0;
  if (fault === 'uneven') hands[to].push(card);
  if (fault === 'foreign') hands[from].push(hands[to][picks.below(13)] ?? 0);
  if (fault === 'twice') {
    hands[from].push(card);
    hands[to].splice(0, 1, card);
  }
  const mended: Fact =
    fault === 'short'
      ? { type: 'CardRestored', seat: from, card, found: picks.one(['floor', 'board', 'tricks']) }
      : { type: 'HandsCorrected', deal };
  return { deal: sorted(hands), mended };
};
/** Puts the hands right some moves later, or never; attention may be drawn and the director asked before. */
export const mendLater = (desk: Desk, picks: Picks, dealt: number, mended: Fact): void => {
  if (picks.onceIn(6)) return;
  desk.later(picks.below(mended.type === 'CardRestored' ? 60 : 9), () => {
    if (picks.onceIn(2)) desk.write({ type: 'AttentionDrawn', by: SEATS[picks.below(4)] ?? 0, of: dealt });
    desk.write(mended);
    if (mended.type === 'HandsCorrected' && picks.onceIn(2)) desk.judge(dealt, 'playable', picks.below(3) > 0);
  });
};

/** The record begins at a trick: so many cards left in each hand, the auction unknown. */
export const positionOf = (deal: Deal, picks: Picks, declarer: Seat): Fact => {
  const trick = 1 + picks.below(12);
  const left = (seat: Seat): readonly Card[] => (deal[seat] ?? []).slice(0, 14 - trick);
  const ns = picks.below(trick);
  return {
    type: 'PositionSet',
    contract: {
      level: 1 + picks.below(7),
      denomination: picks.one<Denomination>([0, 1, 2, 3, 4]),
      doubled: 0,
      declarer,
    },
    leader: trick === 1 ? lho(declarer) : (SEATS[picks.below(4)] ?? 0),
    deal: [left(0), left(1), left(2), left(3)],
    trick,
    won: [ns, trick - 1 - ns],
  };
};
