/**
 * Law 61: failure to follow suit, or to lead or play a card or suit required by law or by an opponent who used an
 * option. A discard from a hand that is unknown is only a suspicion, kept in case somebody speaks.
 */
import { type Card, type Suit, suitOf } from '../card.ts';
import type { Consequence, Referral } from '../consequence.ts';
import type { LawRef } from '../edition.ts';
import type { Event, Seq } from '../event.ts';
import { find } from '../find.ts';
import {
  type Book,
  type Heard,
  type LawOf,
  type LawOnActs,
  moved,
  NOTHING,
  type Pending,
  passesOn,
  takes,
} from '../law.ts';
import { isOnLead, nextTrick } from '../lead.ts';
import type { Matter61 } from '../matter.ts';
import type { Seat } from '../seat.ts';
import { cardsOfTrick, faceUp, mayHold, type Situation } from '../situation.ts';

interface Card61 {
  readonly seq: Seq;
  readonly seat: Seat;
  readonly card: Card;
}
const suitLed = (t: Situation, seat: Seat): Suit | null => {
  if (t.play === null || isOnLead(t, seat)) return null;
  const led = cardsOfTrick(t.play, nextTrick(t))[0];
  return led === undefined || led.seat === seat ? null : suitOf(led.card);
};
/** 64B3 asks whether a card that was due lay face up, or in dummy. */
const dueLayFaced = (t: Situation, seat: Seat, cards: readonly Card[]): boolean =>
  seat === t.play?.dummy || cards.some((card) => t.cards[card] === faceUp(seat));

const opened = (
  t: Situation,
  c: Card61,
  due: Suit | null,
  broke: LawRef,
  stage: Matter61['stage'],
  dueFaced: boolean,
): Consequence => ({
  is: 'matter',
  matter: {
    law: '61',
    of: c.seq,
    seat: c.seat,
    card: c.card,
    trick: nextTrick(t),
    due,
    broke,
    stage,
    grounds: [],
    drawn: null,
    offers: [],
    correctedBy: null,
    wasUp: t.cards[c.card] === faceUp(c.seat),
    dueFaced,
    mutual: false,
    asEstablished: false,
  },
});

/** What the card is against: nothing, a suspicion, or a revoke. */
const judge = (t: Situation, c: Card61, book: Book): readonly Consequence[] => {
  if (t.play === null || !mayHold(t, c.seat, c.card)) return NOTHING;
  const led = suitLed(t, c.seat);
  if (t.deal[c.seat] === null) {
    const known = led === null || suitOf(c.card) === led;
    return known ? NOTHING : [opened(t, c, led, '44C', 'suspected', c.seat === t.play.dummy)];
  }
  const legal = book.legal(t, c.seat, 'restrictions');
  if (legal.cards.includes(c.card)) return NOTHING;
  const because = legal.because.at(-1);
  const suits = new Set(legal.cards.map(suitOf));
  const due = suits.size === 1 ? ([...suits][0] as Suit) : null;
  const broke = because?.law ?? '44C';
  return [
    opened(t, c, due, broke, 'open', dueLayFaced(t, c.seat, legal.cards)),
    find(t, c.seq, 'revoke', '61A', c.seat),
    ...(broke === '44C' || !isOnLead(t, c.seat) ? [] : [find(t, c.seq, 'lead-restriction-broken', broke, c.seat)]),
  ];
};

const fresh: NonNullable<LawOnActs['fresh']> = (e, t, book): Heard | null => {
  if (e.type !== 'CardPlayed' || t.play === null || e.seat !== t.play.turn || e.faceDown === true) return null;
  if (t.phase !== 'play' && t.phase !== 'clarification') return null;
  const does = judge(t, e, book);
  return does.length === 0 ? null : passesOn(...does);
};
const referred = (r: Referral, t: Situation, book: Book): readonly Consequence[] =>
  r.to === 'card' ? judge(t, r, book) : NOTHING;

/** Attention drawn, by a word, by calling the director or by putting it right; and, for an unknown hand, the judgement. */
const watch = (m: Matter61, e: Event): readonly Consequence[] => {
  if (m.stage === 'suspected')
    return e.type === 'AttentionDrawn' && e.of === m.of ? [moved(m, { stage: 'asked', drawn: e.seq })] : NOTHING;
  const speaks =
    e.type === 'AttentionDrawn' ||
    e.type === 'DirectorCalled' ||
    e.type === 'CardReplaced' ||
    e.type === 'CardWithdrawn';
  return m.drawn === null && speaks && e.of === m.of ? [moved(m, { drawn: e.seq })] : NOTHING;
};
const hear = (m: Matter61, e: Event, t: Situation): Heard | null => {
  if (e.type !== 'DirectorJudged' || e.of !== m.of || e.question !== 'revoke') return null;
  if (m.stage === 'suspected' || m.stage === 'asked' || m.stage === 'denied')
    return e.answer === true
      ? takes(
          moved(m, { stage: 'open', drawn: m.drawn ?? e.seq }),
          ...(t.findings.some((f) => f.seq === m.of && f.code === 'revoke')
            ? NOTHING
            : [find(t, m.of, 'revoke', '61A', m.seat, { since: e.seq })]),
        )
      : takes(moved(m, { stage: 'denied' }));
  // The last answer counts, while nothing was put right on the strength of the first.
  if (m.stage === 'open' && t.deal[m.seat] === null && e.answer === false) return takes(moved(m, { stage: 'denied' }));
  return null;
};
const asks = (m: Matter61): readonly Pending[] =>
  m.stage === 'asked'
    ? [{ of: m.of, law: '61A', kind: 'judgement', by: 'director', question: 'revoke', options: [], until: 'answer' }]
    : [];

export const law61: LawOf<'61'> = { law: '61', about: '61', watch, hear, asks };
export const law61OnCards: LawOnActs = { law: '61', on: ['CardPlayed'], fresh, referred };
