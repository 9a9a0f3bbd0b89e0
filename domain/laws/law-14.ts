/** Law 14: a missing card is back in its hand, and counts as having been there all along. */
import { type Card, suitOf } from '../card.ts';
import type { Consequence } from '../consequence.ts';
import { type Deal, withCardDealt } from '../deal.ts';
import type { EventOf, Seq } from '../event.ts';
import { find } from '../find.ts';
import { type LawOnActs, moved, takes } from '../law.ts';
import type { Matter61 } from '../matter.ts';
import { onlySeat, otherSide, partner, type Seat, seatsOf, sideOf } from '../seat.ts';
import type { Played, Situation, Trick } from '../situation.ts';

interface Numbered {
  readonly number: number;
  readonly trick: Pick<Trick, 'leader' | 'cards'>;
}
const tricksOf = (t: Situation): readonly Numbered[] => {
  const { play } = t;
  if (play === null) return [];
  return [...play.tricks, { leader: play.leader, cards: play.current }].map((trick, i) => ({
    number: play.base.trick + i,
    trick,
  }));
};
/** 14B4: cards by which the player did not follow to the suit that he now proves to have held. */
const notFollowed = (t: Situation, seat: Seat, card: Card): readonly (Played & { readonly trick: number })[] =>
  tricksOf(t).flatMap(({ number, trick }) => {
    const led = trick.cards.find((c) => c.seat === trick.leader);
    const mine = trick.cards.find((c) => c.seat === seat);
    const failed =
      led !== undefined &&
      mine !== undefined &&
      led !== mine &&
      suitOf(led.card) === suitOf(card) &&
      suitOf(mine.card) !== suitOf(card);
    return failed ? [{ ...mine, trick: number }] : [];
  });
/** 63A1: the first card of his side to a later trick. */
const establishedBy = (t: Situation, seat: Seat, trick: number): Seq | undefined =>
  tricksOf(t)
    .filter(({ number }) => number > trick)
    .flatMap((each) => each.trick.cards)
    .filter((c) => sideOf(c.seat) === sideOf(seat))
    .map((c) => c.seq)[0];

const revoke = (t: Situation, c: Played & { readonly trick: number }, due: Card): readonly Consequence[] => {
  const found = find(t, c.seq, 'revoke', '61A', c.seat, { since: t.at });
  const before = t.matters.find((m): m is Matter61 => m.law === '61' && m.of === c.seq);
  if (before !== undefined)
    return before.stage === 'suspected' || before.stage === 'asked' ? [moved(before, { stage: 'open' }), found] : [];
  const by = establishedBy(t, c.seat, c.trick);
  const matter: Matter61 = {
    law: '61',
    of: c.seq,
    seat: c.seat,
    card: c.card,
    trick: c.trick,
    due: suitOf(due),
    broke: '44C',
    stage: 'open',
    grounds: by === undefined ? [] : [{ seq: by, law: '63A1' }],
    drawn: null,
    offers: [],
    correctedBy: null,
    wasUp: false,
    dueFaced: c.seat === t.play?.dummy,
    mutual: false,
    asEstablished: false,
  };
  return [{ is: 'matter', matter }, found];
};

const restored = (e: EventOf<'CardRestored'>, t: Situation): readonly Consequence[] => {
  const hand = t.deal[e.seat];
  const held = hand !== null && hand.includes(e.card);
  const deal: Deal = held ? t.deal : withCardDealt(t.deal, e.seat, e.card);
  const started = t.play !== null && t.play.opening === 'faced';
  const law = !started ? '14A' : e.found === 'tricks' ? '14B1' : '14B4';
  return [
    ...(held ? [] : [{ is: 'deal', deal } as const]),
    find(t, e.seq, 'missing-card', law, e.seat),
    {
      is: 'known',
      item: {
        of: e.seq,
        kind: 'card',
        item: 'sight',
        authorized: seatsOf(otherSide(sideOf(e.seat))) | onlySeat(e.seat),
        unauthorized: onlySeat(partner(e.seat)),
        law: '14C',
      },
    },
    ...(held ? [] : notFollowed(t, e.seat, e.card).flatMap((c) => revoke(t, c, e.card))),
  ];
};
const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => (e.type === 'CardRestored' ? takes(...restored(e, t)) : null);
export const law14: LawOnActs = { law: '14', on: ['CardRestored'], fresh };
