/**
 * Law 24: a card of a player's hand that his partner could see during the auction. It lies face up until the auction
 * closes; then it is a penalty card of a defender's (2017 24E), or goes back into the hand of declarer's side (24D).
 *   asked → unseen | lying → penalty | picked up        and back to lying if the auction goes on
 */
import type { Card } from '../card.ts';
import type { Consequence } from '../consequence.ts';
import type { Event } from '../event.ts';
import { exposedNow, type Matter24, paragraphOf } from '../exposed-card.ts';
import { contradiction, find } from '../find.ts';
import {
  type Duty,
  type Heard,
  type LawOf,
  type LawOnActs,
  moved,
  NOTHING,
  type Pending,
  passesOn,
  takes,
  idleInPlay,
} from '../law.ts';
import { NOBODY, onlySeat, otherSide, partner, type Seat, type SeatSet, seatsOf, sideOf } from '../seat.ts';
import { answerTo, faceUp, inHand, isDefender, matterAt, mayHold, placeKind, type Situation } from '../situation.ts';

const sight = (m: Matter24, unauthorized: SeatSet): Consequence => ({
  is: 'known',
  item: {
    of: m.of,
    kind: 'card',
    item: 'sight',
    authorized: seatsOf(otherSide(sideOf(m.seat))),
    unauthorized,
    law: '24',
  },
});
/** On the table, known to the other side and of no use to partner, who may have to pass once (24B, 24C). */
const lies = (m: Matter24, t: Situation): readonly Consequence[] => [
  { is: 'place', card: m.card, place: faceUp(m.seat) },
  sight(m, onlySeat(partner(m.seat))),
  moved(m, { stage: 'lying', turns: t.auction.calls[partner(m.seat)] }),
];
const remarked = (m: Matter24, t: Situation): Consequence =>
  find(t, m.of, 'card-exposed-in-auction', paragraphOf(m, t), m.seat);
const toHand = (m: Matter24): Consequence => ({ is: 'place', card: m.card, place: inHand(m.seat) });

interface Shown {
  readonly seat: Seat;
  readonly card: Card;
  readonly led: boolean;
  readonly deliberate: boolean | null;
  readonly seen: boolean | null;
}
/** Whether partner could have seen it: who did see it settles that only where partner is among them. */
const seenByPartner = (e: {
  readonly seat: Seat;
  readonly partnerCouldSee?: boolean;
  readonly seenBy?: SeatSet;
}): boolean | null =>
  e.partnerCouldSee ?? (e.seenBy !== undefined && ((e.seenBy >> partner(e.seat)) & 1) === 1 ? true : null);
/** A card shown, or led as if the play had begun. */
const shown = (e: Event): Shown | null => {
  if (e.type === 'CardPlayed')
    return e.faceDown === true ? null : { seat: e.seat, card: e.card, led: true, deliberate: true, seen: true };
  if (e.type !== 'CardExposed') return null;
  const led = e.how === 'led' || e.how === 'played';
  return { seat: e.seat, card: e.card, led, deliberate: e.deliberate ?? (led ? true : null), seen: seenByPartner(e) };
};
/** A card that lies there is shown again: led, it is a card led. */
const again = (m: Matter24, card: Shown, t: Situation): Heard =>
  card.led && !m.led
    ? takes(moved(m, { led: true, deliberate: card.deliberate, turns: t.auction.calls[partner(m.seat)] }))
    : takes();

const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  const card = t.phase === 'auction' ? shown(e) : null;
  if (card === null || card.seen === false) return null;
  const before = exposedNow(t, card.seat).find((m) => m.card === card.card);
  if (before !== undefined) return again(before, card, t);
  if (!mayHold(t, card.seat, card.card)) return takes(contradiction(t, e.seq, 'card-not-held', '24', card.seat));
  const m: Matter24 = {
    law: '24',
    of: e.seq,
    seat: card.seat,
    card: card.card,
    led: card.led,
    deliberate: card.deliberate,
    turns: 0,
    stage: 'asked',
  };
  const opened: Consequence = { is: 'matter', matter: m };
  return card.seen === null ? takes(opened) : takes(opened, remarked(m, t), ...lies(m, t));
};

/** Defender's: 50; declarer's side, or nobody plays: back in the hand. */
const closed = (m: Matter24, t: Situation): readonly Consequence[] =>
  isDefender(t, m.seat)
    ? [
        moved(m, { stage: 'penalty' }),
        {
          is: 'refer',
          referral: {
            to: '50',
            of: m.of,
            seat: m.seat,
            card: m.card,
            deliberate: m.deliberate,
            withdrawn: false,
            wasUp: false,
          },
        },
      ]
    : [moved(m, { stage: 'picked up' }), toHand(m)];
/** It is no penalty card, or none yet. */
const noPenalty = (m: Matter24, t: Situation): readonly Consequence[] => {
  const card = matterAt(t, '50', m.of);
  return card === undefined ? NOTHING : [moved(card, { stage: 'picked up', word: null, named: null })];
};
/** The auction goes on: the card lies there as before, and costs no second pass. */
const reopened = (m: Matter24, t: Situation): readonly Consequence[] => [
  ...noPenalty(m, t),
  moved(m, { stage: 'lying' }),
  { is: 'place', card: m.card, place: faceUp(m.seat) },
  sight(m, onlySeat(partner(m.seat))),
];
const follows: NonNullable<LawOnActs['follows']> = (t) => {
  if (t.matters.length === 0) return NOTHING;
  return t.matters.flatMap((m): readonly Consequence[] => {
    if (m.law !== '24') return NOTHING;
    // The hands were put right, and it was a card of another.
    if (m.stage === 'lying' && t.cards[m.card] !== faceUp(m.seat)) return [moved(m, { stage: 'unseen' })];
    if (t.phase === 'auction') return m.stage === 'penalty' || m.stage === 'picked up' ? reopened(m, t) : NOTHING;
    return m.stage === 'lying' ? closed(m, t) : NOTHING;
  });
};

/** The last answer counts; a card that has been played since, or a play that is over, is not looked back at. */
const answered = (m: Matter24, yes: boolean, t: Situation): readonly Consequence[] => {
  const held = placeKind(t.cards[m.card] ?? 0) !== 'trick' && t.phase !== 'ended' && t.phase !== 'closed';
  if (!yes) {
    const gone = moved(m, { stage: 'unseen' });
    if (m.stage === 'asked' || !held) return [gone];
    return m.stage === 'lying' || m.stage === 'penalty'
      ? [...noPenalty(m, t), toHand(m), sight(m, NOBODY), gone]
      : [gone];
  }
  if (m.stage !== 'asked' && m.stage !== 'unseen') return NOTHING;
  const found = t.findings.some((f) => f.seq === m.of && f.code === 'card-exposed-in-auction')
    ? NOTHING
    : [remarked(m, t)];
  return held ? [...found, ...lies(m, t)] : found;
};
const hear = (m: Matter24, e: Event, t: Situation): Heard | null =>
  e.type === 'DirectorJudged' && e.of === m.of && e.question === 'partnerCouldHaveSeen'
    ? passesOn(...answered(m, e.answer === true, t))
    : null;

const asks = (m: Matter24, t: Situation): readonly Pending[] =>
  m.stage === 'asked' && answerTo(t, m.of, 'partnerCouldHaveSeen') === undefined
    ? [
        {
          of: m.of,
          law: '24',
          kind: 'judgement',
          by: 'director',
          question: 'partnerCouldHaveSeen',
          options: [],
          until: 'answer',
        },
      ]
    : [];

/** 24B, 24C: partner must pass at his next turn; several cards of one hand cost one pass. */
const duties = (m: Matter24, t: Situation): readonly Duty[] => {
  if (m.stage !== 'lying' || t.auction.over) return [];
  const cards = exposedNow(t, m.seat);
  const law = paragraphOf(m, t);
  const turns = Math.max(...cards.map((other) => other.turns));
  if (cards.at(-1)?.of !== m.of || law === '24A' || t.auction.calls[partner(m.seat)] > turns) return [];
  return [{ is: 'pass', seat: partner(m.seat), calls: [], life: 'nextTurn', law, of: m.of, ruledBy: null }];
};

export const law24: LawOf<'24'> = { law: '24', about: '24', hear, asks, duties, idle: idleInPlay };
export const law24OnCards: LawOnActs = {
  law: '24',
  on: ['CardPlayed', 'CardExposed'],
  fresh,
  followsOn: ['24'],
  follows,
};
