/**
 * Law 52: a defender who had to play a penalty card plays another. Declarer may accept it, and does so by playing on
 * (52B1); not accepted, the penalty card is played and the other becomes one (52B2).
 */
import type { Card } from '../card.ts';
import type { Consequence, Referral } from '../consequence.ts';
import type { Event, Seq } from '../event.ts';
import { find } from '../find.ts';
import {
  type Book,
  type Heard,
  type LawOf,
  type LawOnActs,
  moved,
  NOTHING,
  passesOn,
  type Pending,
  takes,
} from '../law.ts';
import { isBefore } from '../order.ts';
import { nextTrick } from '../lead.ts';
import { lying } from '../penalty-card.ts';
import { inHand, isDefender, type Played, type Situation, trickOf } from '../situation.ts';
import type { Seat } from '../seat.ts';

export interface Matter52 {
  readonly law: '52';
  /** The card played instead. */
  readonly of: Seq;
  readonly seat: Seat;
  readonly card: Card;
  readonly trick: number;
  readonly stage: 'offered' | 'accepted' | 'declined' | 'settled';
}

interface Card52 {
  readonly seq: Seq;
  readonly seat: Seat;
  readonly card: Card;
}
/** The card keeps within Law 44 and every restriction, but not within Law 50. */
const judge = (t: Situation, c: Card52, book: Book): readonly Consequence[] => {
  if (!isDefender(t, c.seat) || t.deal[c.seat] === null || lying(t, c.seat).length === 0) return NOTHING;
  if (
    !book.legal(t, c.seat, 'restrictions').cards.includes(c.card) ||
    book.legal(t, c.seat, 'all').cards.includes(c.card)
  )
    return NOTHING;
  return [
    find(t, c.seq, 'penalty-card-not-played', '52B1', c.seat),
    {
      is: 'matter',
      matter: { law: '52', of: c.seq, seat: c.seat, card: c.card, trick: nextTrick(t), stage: 'offered' },
    },
  ];
};
const fresh: NonNullable<LawOnActs['fresh']> = (e, t, book) => {
  if (e.type !== 'CardPlayed' || t.play === null || e.seat !== t.play.turn || e.faceDown === true) return null;
  if (t.phase !== 'play' && t.phase !== 'clarification') return null;
  const does = judge(t, e, book);
  return does.length === 0 ? null : passesOn(...does);
};
/** A card put in the place of another is bound as one played now. */
const referred = (r: Referral, t: Situation, book: Book): readonly Consequence[] =>
  r.to === 'card' ? judge(t, r, book) : NOTHING;

/** 52B2: every card played amid the irregularity is a penalty card; one that was such a card lies there as before. */
const penal = (c: Pick<Matter52, 'of' | 'seat' | 'card'>, t: Situation): Consequence => ({
  is: 'refer',
  referral: {
    to: '50',
    of: c.of,
    seat: c.seat,
    card: c.card,
    deliberate: true,
    withdrawn: true,
    wasUp: t.matters.some((m) => m.law === '50' && m.seat === c.seat && m.card === c.card && m.stage === 'played'),
    major: true,
  },
});
/** What was played after it goes back with it, a defender's as a penalty card of its own (60C). */
const playedAfter = (m: Matter52, t: Situation): Played[] =>
  t.play === null
    ? []
    : [...t.play.tricks.flatMap((trick) => trick.cards), ...t.play.current].filter((c) => isBefore(t, m.of, c.seq));
const declined = (m: Matter52, t: Situation): readonly Consequence[] => [
  ...playedAfter(m, t).flatMap((c): Consequence[] => [
    { is: 'taken back', of: c.seq },
    isDefender(t, c.seat) ? penal({ ...c, of: c.seq }, t) : { is: 'place', card: c.card, place: inHand(c.seat) },
  ]),
  { is: 'taken back', of: m.of },
  penal(m, t),
  moved(m, { stage: 'declined' }),
];

const hear = (m: Matter52, e: Event, t: Situation): Heard | null => {
  if (t.play === null) return null;
  if (m.stage === 'offered') {
    if (e.type === 'CardPlayed' && !isDefender(t, e.seat)) return passesOn(moved(m, { stage: 'accepted' }));
    if (e.type !== 'OptionChosen' || e.of !== m.of || e.by !== t.play.declarer || trickOf(t.play, m.of) === undefined)
      return null;
    return e.option === 'accept'
      ? takes(moved(m, { stage: 'accepted' }))
      : e.option === 'decline'
        ? takes(...declined(m, t))
        : null;
  }
  if (
    m.stage === 'accepted' &&
    e.type === 'OptionChosen' &&
    e.of === m.of &&
    e.option === 'decline' &&
    e.by === t.play.declarer
  )
    return takes(find(t, e.seq, 'too-late', '52B1', e.by));
  if (m.stage !== 'declined') return null;
  if (e.type === 'CardWithdrawn' && e.of === m.of) return takes();
  if (e.type === 'CardReplaced' && e.of === m.of && e.seat === m.seat)
    return takes(
      { is: 'refer', referral: { to: 'card', seq: e.seq, seat: e.seat, card: e.card } },
      moved(m, { stage: 'settled' }),
    );
  return e.type === 'CardPlayed' && e.seat === m.seat ? passesOn(moved(m, { stage: 'settled' })) : null;
};
const asks = (m: Matter52, t: Situation): readonly Pending[] =>
  m.stage === 'offered' &&
  t.play !== null &&
  (t.phase === 'play' || t.phase === 'clarification') &&
  trickOf(t.play, m.of) !== undefined
    ? [
        {
          of: m.of,
          law: '52B1',
          kind: 'choice',
          by: t.play.declarer,
          question: null,
          options: ['accept', 'decline'],
          until: 'play',
        },
      ]
    : [];
export const law52: LawOf<'52'> = {
  law: '52',
  about: '52',
  hear,
  asks,
  idle: (m) => m.stage === 'accepted' || m.stage === 'settled',
};
export const law52OnActs: LawOnActs = { law: '52', on: ['CardPlayed'], fresh, referred };
