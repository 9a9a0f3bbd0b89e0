/** Law 13: hands with a wrong number of cards, and cards of another pack. */
import type { Card } from '../card.ts';
import { type Deal, wrongHands } from '../deal.ts';
import type { Consequence } from '../consequence.ts';
import type { Edition, LawRef } from '../edition.ts';
import type { Event, EventOf, Seq } from '../event.ts';
import { find } from '../find.ts';
import { type Heard, type LawOf, type LawOnActs, moved, NOTHING, passesOn, type Pending, idleInPlay } from '../law.ts';
import { ALL_SEATS, onlySeat, partner, type Seat, SEATS, type SeatSet } from '../seat.ts';
import { answerTo, type Situation } from '../situation.ts';

/** Fifty-two cards wrongly divided. */
export interface Matter13 {
  readonly law: '13';
  readonly of: Seq;
  readonly wrong: readonly Seat[];
  /** The first call by a player with a wrong hand. */
  readonly called: Seq | null;
  /** It came to light: the deal was put right, or the director was called. */
  readonly shown: Seq | null;
  /** The deal was put right: who calls later calls on a right hand. */
  readonly repaired: boolean;
}
interface Block {
  readonly playable: LawRef;
  readonly foreign: LawRef;
  /** 2007 13E: that the director moved cards is no information for the partner of a wrong hand. */
  readonly moving: LawRef | null;
}
const EDITION: Record<Edition, Block> = {
  '2007': { playable: '13A', foreign: '13F', moving: '13E' },
  '2017': { playable: '13B1', foreign: '13C', moving: null },
};

/** Cards that stood in two hands, with the hand from which the correction took them. */
const foreign = (before: Deal, now: Deal): readonly { readonly seat: Seat; readonly card: Card }[] =>
  SEATS.flatMap((seat) =>
    (before[seat] ?? [])
      .filter((card) => now[seat] !== null && !now[seat]?.includes(card))
      .filter((card) =>
        SEATS.some(
          (other) => other !== seat && before[other]?.includes(card) === true && now[other]?.includes(card) !== false,
        ),
      )
      .map((card) => ({ seat, card })),
  );
const corrected = (e: EventOf<'HandsCorrected'>, t: Situation): Heard | null => {
  const cards = foreign(t.deal, e.deal);
  return cards.length === 0
    ? null
    : passesOn(...cards.map(({ seat }) => find(t, e.seq, 'foreign-card', EDITION[t.setup.edition].foreign, seat)));
};
/** Judged before the hands are dealt or put right. */
const fresh: NonNullable<LawOnActs['fresh']> = (e, t): Heard | null => {
  if (e.type === 'HandsCorrected') return corrected(e, t);
  const wrong = e.type === 'HandsDealt' ? wrongHands(e.deal, t.setup.dealer) : [];
  if (wrong.length === 0) return null;
  const matter: Matter13 = { law: '13', of: e.seq, wrong, called: null, shown: null, repaired: false };
  return passesOn(...wrong.map((seat) => find(t, e.seq, 'wrong-number-of-cards', '13', seat)), {
    is: 'matter',
    matter,
  });
};

const watch = (m: Matter13, e: Event, t: Situation): readonly Consequence[] => {
  switch (e.type) {
    case 'CallMade':
      return m.called === null && !m.repaired && m.wrong.includes(e.seat) ? [moved(m, { called: e.seq })] : NOTHING;
    case 'DirectorCalled':
      return m.shown === null ? [moved(m, { shown: e.seq })] : NOTHING;
    case 'AttentionDrawn':
      return m.shown === null && e.of === m.of ? [moved(m, { shown: e.seq })] : NOTHING;
    case 'HandsCorrected':
      return [moved(m, { shown: m.shown ?? e.seq, repaired: true }), ...movedCards(m, e.seq, t)];
    default:
      return NOTHING;
  }
};
const movedCards = (m: Matter13, of: Seq, t: Situation): readonly Consequence[] => {
  const law = EDITION[t.setup.edition].moving;
  if (law === null) return NOTHING;
  const partners: SeatSet = m.wrong.reduce<SeatSet>((set, seat) => set | onlySeat(partner(seat)), 0);
  return [
    {
      is: 'known',
      item: { of, kind: 'card', item: 'sight', authorized: ALL_SEATS & ~partners, unauthorized: partners, law },
    },
  ];
};
/** Whether the deal can be played as put right, once a player has called on a wrong hand; afterwards, whether that mattered. */
const asks = (m: Matter13, t: Situation): readonly Pending[] => {
  if (m.called === null || m.shown === null) return [];
  const law = EDITION[t.setup.edition].playable;
  const question = (id: string): Pending => ({
    of: m.of,
    law,
    kind: 'judgement',
    by: 'director',
    question: id,
    options: [],
    until: 'answer',
  });
  const answer = answerTo(t, m.of, 'playable');
  const over = t.phase === 'ended' || t.phase === 'closed';
  if (answer === undefined) return over ? [] : [question('playable')];
  return over && answer === true && answerTo(t, m.of, 'damage') === undefined ? [question('damage')] : [];
};

export const law13: LawOf<'13'> = { law: '13', about: '13', watch, asks, idle: idleInPlay };
export const law13OnDeals: LawOnActs = { law: '13', on: ['HandsDealt', 'HandsCorrected'], fresh };
