/**
 * Law 51 and 50D2: declarer's choices where a major penalty card's owner, or his partner, is to play or lead.
 * One word for each suit; `require` closes the whole choice, `forbid` and `none` speak for their suit.
 */
import { cardName, parseSuit, type Suit, suitName, suitOf } from '../card.ts';
import type { Consequence } from '../consequence.ts';
import type { LawRef } from '../edition.ts';
import type { Event, Seq } from '../event.ts';
import { find } from '../find.ts';
import {
  type Heard,
  type LawOf,
  type LawOnActs,
  type LeadRestriction,
  type Left,
  moved,
  type Pending,
  type PlayRestriction,
  takes,
} from '../law.ts';
import { isOnLead, leadAwaited, nextTrick } from '../lead.ts';
import type { Matter50 } from '../matter.ts';
import { lying, majors, majorsDue } from '../penalty-card.ts';
import { onlySeat, otherSide, partner, type Seat, seatsOf, sideOf } from '../seat.ts';
import { faceUp, inHand, isDefender, mayHold, type Situation } from '../situation.ts';

type Word = NonNullable<Matter50['word']>;
const cardsOf = (t: Situation, seat: Seat): Matter50[] =>
  t.matters.filter((m): m is Matter50 => m.law === '50' && m.seat === seat);

/** The penalty cards whose suits declarer must still speak about before their owner's partner leads. */
const unspoken = (t: Situation, owner: Seat): Matter50[] => {
  const leader = partner(owner);
  if (!isDefender(t, leader) || !isOnLead(t, leader)) return [];
  const trick = nextTrick(t);
  const words = cardsOf(t, owner).filter((m) => m.word?.trick === trick);
  if (words.some((m) => m.word?.option === 'require')) return [];
  const said = new Set(words.map((m) => suitOf(m.card)));
  return majors(t, owner).filter((m) => !said.has(suitOf(m.card)));
};
/** The card that stands for its suit: the first of it on the table. */
const speaks = (m: Matter50, t: Situation): boolean =>
  m.stage === 'lying' && unspoken(t, m.seat).find((other) => suitOf(other.card) === suitOf(m.card)) === m;
/** What lies there now, with the cards of which declarer has spoken before this lead: they were one choice. */
const paragraph = (t: Situation, owner: Seat): LawRef => {
  const trick = nextTrick(t);
  const lie = majors(t, owner);
  const all = cardsOf(t, owner).filter((m) => lie.includes(m) || (m.stage === 'picked up' && m.word?.trick === trick));
  return all.length < 2 ? '50D2' : new Set(all.map((m) => suitOf(m.card))).size > 1 ? '51B2' : '51B1';
};

/** Whether the ban, or the demand, of declarer's word still binds the leader's next lead. */
const inForce = (word: Word, t: Situation): boolean => {
  const play = t.play;
  if (play === null || t.phase === 'ended' || t.phase === 'closed') return false;
  const next = nextTrick(t);
  const betweenTricks = leadAwaited(t);
  if (word.option === 'require') return next === word.trick && betweenTricks;
  const since = play.tricks.slice(word.trick - play.base.trick);
  if (since.some((trick) => trick.winner !== word.on)) return false;
  return next === word.trick || (betweenTricks ? play.turn === word.on : play.leader === word.on);
};
/** A word that sent several cards back is listed once. */
const owns = (m: Matter50, t: Situation): boolean =>
  t.matters.find((x) => x.law === '50' && x.word?.seq === m.word?.seq) === m;

const restricts = (m: Matter50, t: Situation): readonly LeadRestriction[] => {
  const base = {
    seat: partner(m.seat),
    chooser: t.play?.declarer ?? null,
    of: m.of,
    suits: [suitOf(m.card)],
    may: ['require', 'forbid'] as const,
    ruledBy: null,
  };
  if (speaks(m, t)) return [{ ...base, law: paragraph(t, m.seat), status: 'due', imposed: null, until: 'losesLead' }];
  const { word } = m;
  if (word === null || word.option === 'none' || !owns(m, t) || !inForce(word, t)) return [];
  return [
    {
      ...base,
      of: word.of,
      law: word.law,
      status: 'imposed',
      imposed: { kind: word.option, suit: word.suit },
      until: word.option === 'require' ? 'oneLead' : 'losesLead',
    },
  ];
};

/** 51A: the owner could play several; declarer says which. */
const toName = (t: Situation, owner: Seat, left: Left): Matter50[] => {
  if (t.play === null || t.play.turn !== owner || (t.phase !== 'play' && t.phase !== 'clarification')) return [];
  const all = majorsDue(t, owner);
  if (all.length < 2) return [];
  const cards = left(owner);
  const playable = all.filter((m) => cards.includes(m.card));
  const trick = nextTrick(t);
  return playable.length < 2 || playable.some((m) => m.named === trick) ? [] : playable;
};

const asks = (m: Matter50, t: Situation, left: Left): readonly Pending[] => {
  const declarer = t.play?.declarer;
  if (declarer === undefined || m.stage !== 'lying') return [];
  const out: Pending[] = [];
  if (speaks(m, t)) {
    const suit = suitName(suitOf(m.card));
    out.push({
      of: m.of,
      law: paragraph(t, m.seat),
      kind: 'choice',
      by: declarer,
      question: null,
      options: [`require:${suit}`, `forbid:${suit}`, 'none'],
      until: 'lead',
    });
  }
  const several = toName(t, m.seat, left);
  if (several[0] === m)
    out.push({
      of: m.of,
      law: '51A',
      kind: 'choice',
      by: declarer,
      question: null,
      options: several.map((x) => `play:${cardName(x.card)}`),
      until: 'play',
    });
  return out;
};
const holds = (m: Matter50, t: Situation, left: Left): Seat | null =>
  m.stage !== 'lying' ? null : speaks(m, t) ? partner(m.seat) : toName(t, m.seat, left)[0] === m ? m.seat : null;
const limits = (m: Matter50, t: Situation): readonly PlayRestriction[] =>
  m.stage === 'lying' && t.play?.turn === m.seat && majorsDue(t, m.seat).includes(m)
    ? [{ seat: m.seat, kind: 'card', suit: null, card: m.card, law: '50D1a', of: m.of, status: 'imposed' }]
    : [];

/** 50D2a, 51B1a-b, 51B2a-b: the cards of the suit go back to the hand; what partner saw of them is unauthorized to him. */
const pickUp = (t: Situation, owner: Seat, suit: Suit, word: Word): readonly Consequence[] =>
  lying(t, owner)
    .filter((m) => suitOf(m.card) === suit)
    .flatMap((m): Consequence[] => [
      { is: 'place', card: m.card, place: inHand(owner) },
      moved(m, { stage: 'picked up', word }),
      {
        is: 'known',
        item: {
          of: m.of,
          kind: 'card',
          item: 'sight',
          authorized: seatsOf(otherSide(sideOf(owner))),
          unauthorized: onlySeat(partner(owner)),
          law: '50E2',
        },
      },
      ...(m.withdrawn && t.setup.edition === '2017'
        ? [{ is: 'refer', referral: { to: '16', of: m.of, kind: 'card', offender: owner, as: 'withdrawn' } } as const]
        : []),
    ]);

/** The event that exposed the card, or a later one by which it was led or played and taken back. */
const isAbout = (m: Matter50, of: Seq, t: Situation): boolean =>
  m.of === of || (t.play?.withdrawn.some((c) => c.seq === of && c.card === m.card && c.seat === m.seat) ?? false);
const LAW_OF = { require: '50D2a', forbid: '50D2a', none: '50D2b' } as const;
const hear = (m: Matter50, e: Event, t: Situation): Heard | null => {
  if (e.type !== 'OptionChosen' || !isAbout(m, e.of, t) || e.by !== t.play?.declarer || m.stage !== 'lying')
    return null;
  if (e.option.startsWith('play:')) {
    const chosen = lying(t, m.seat).find((x) => cardName(x.card) === e.option.slice(5));
    return chosen === undefined ? null : takes(moved(chosen, { named: nextTrick(t) }));
  }
  if (!unspoken(t, m.seat).some((other) => suitOf(other.card) === suitOf(m.card))) return null;
  const [option, said] = e.option.split(':');
  const suit = suitOf(m.card);
  if (option !== 'require' && option !== 'forbid' && option !== 'none') return null;
  if (option !== 'none' && parseSuit(said ?? '') !== suit) return null;
  const word: Word = {
    option,
    suit,
    trick: nextTrick(t),
    seq: e.seq,
    of: m.of,
    on: partner(m.seat),
    law: wordLaw(t, m.seat, option),
  };
  return takes(...(option === 'none' ? [moved(m, { word })] : pickUp(t, m.seat, suit, word)));
};
const wordLaw = (t: Situation, owner: Seat, option: keyof typeof LAW_OF): LawRef => {
  const at = paragraph(t, owner);
  return at === '50D2'
    ? LAW_OF[option]
    : option === 'none'
      ? at === '51B2'
        ? '51B2c'
        : '50D2b'
      : at + (option === 'require' ? 'a' : 'b');
};

/** 50D2: a lead before declarer has chosen is no lead; the card is one more penalty card (49) and the choice stays. */
const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  if (
    e.type !== 'CardPlayed' ||
    t.play === null ||
    e.seat !== t.play.turn ||
    unspoken(t, partner(e.seat)).length === 0 ||
    !mayHold(t, e.seat, e.card)
  )
    return null;
  const wasUp = t.cards[e.card] === faceUp(e.seat);
  return takes(find(t, e.seq, 'premature-play', '49', e.seat), {
    is: 'refer',
    referral: {
      to: '50',
      of: e.seq,
      seat: e.seat,
      card: e.card,
      deliberate: true,
      withdrawn: false,
      wasUp,
      major: true,
    },
  });
};

/** Nothing lies there of the hand's, and no word of declarer's binds its lead. */
const idle = (m: Matter50, t: Situation, seat: Seat): boolean => {
  if (m.stage === 'played') return true;
  if (m.stage === 'lying') return seat !== m.seat && !(seat === partner(m.seat) && isOnLead(t, seat));
  return m.word === null || m.word.on !== seat || !isOnLead(t, seat);
};

export const law51: LawOf<'50'> = { law: '51', about: '50', hear, asks, holds, restricts, limits, idle };
export const law51OnActs: LawOnActs = { law: '51', on: ['CardPlayed'], fresh };
