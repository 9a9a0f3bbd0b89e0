/**
 * Law 46: what declarer's words for a card of dummy's mean. The words are a matter of their own where they differ
 * from what dummy then moved, or are incomplete; a card that he did not mean is Law 45's.
 */
import { type Card, cardName, cardOf, parseCard, rankOf, SUITS, type Suit, suitOf } from '../card.ts';
import type { Consequence } from '../consequence.ts';
import type { Edition, LawRef } from '../edition.ts';
import type { Event, EventOf, Seq } from '../event.ts';
import { find } from '../find.ts';
import {
  type Book,
  type Choice,
  type Heard,
  type LawOf,
  type LawOnActs,
  moved,
  NOTHING,
  passesOn,
  type Pending,
  takes,
} from '../law.ts';
import { leadAwaited, nextTrick } from '../lead.ts';
import { lho, rho, type Seat } from '../seat.ts';
import {
  answerTo,
  cardsOfTrick,
  heldBy,
  isDefender,
  type Played,
  type Situation,
  winnerOf,
  winnerOfTrick,
} from '../situation.ts';

export interface Matter46 {
  readonly law: '46';
  readonly of: Seq;
  readonly dummy: Seat;
  /** The card, or those among which it must be; empty where the words mean none (46B4) or leave all (46B5). */
  readonly meant: readonly Card[];
  readonly under: LawRef;
  /** 46B5: a defender may say which. */
  readonly any: boolean;
  readonly chosen: Card | null;
  /** 45C4b: what he had named before, where these words change it. */
  readonly first: readonly Card[] | null;
  readonly stage: 'named' | 'played' | 'lapsed';
  readonly moved: Seq | null;
}
interface Meaning {
  readonly meant: readonly Card[];
  readonly under: LawRef;
}
/** 2017 gives "high" and "low", and "win", a letter each. */
const WORDS: Record<Edition, { readonly high: LawRef; readonly win: LawRef }> = {
  '2007': { high: '46B1', win: '46B1' },
  '2017': { high: '46B1a', win: '46B1b' },
};

const inTrickNow = (t: Situation): readonly Played[] =>
  t.play === null || leadAwaited(t) ? [] : cardsOfTrick(t.play, nextTrick(t));
/** Whether nobody who is still to play to the trick could beat the card in its suit, as far as declarer can know. */
const isSafe = (t: Situation, trick: readonly Played[], seat: Seat, card: Card): boolean => {
  const follow = [lho(seat), rho(seat)].filter((other) => !trick.some((c) => c.seat === other) && isDefender(t, other));
  if (follow.length === 0) return true;
  return !t.cards.some(
    (place, other) =>
      place > 0 &&
      place <= 8 &&
      suitOf(other) === suitOf(card) &&
      other > card &&
      isDefender(t, ((place - 1) & 3) as Seat),
  );
};
/** 46B1: the lowest card that it is known will win the trick. */
const winning = (t: Situation, dummy: Seat, cards: readonly Card[]): Card[] => {
  const trick = inTrickNow(t);
  const trump = t.play?.trump ?? 4;
  const wins = cards.filter(
    (card) => winnerOf([...trick, { seat: dummy, card, seq: -1 }], trump) === dummy && isSafe(t, trick, dummy, card),
  );
  return wins.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, 1);
};
/** 46B3: the suit in which dummy won the last trick, when he leads; else any legal card of the rank. */
const byRank = (t: Situation, dummy: Seat, rank: number, legal: readonly Card[]): Meaning => {
  const cards = legal.filter((card) => rankOf(card) === rank);
  const { play } = t;
  if (play !== null && leadAwaited(t) && winnerOfTrick(play, nextTrick(t) - 1) === dummy) {
    const last = cardsOfTrick(play, nextTrick(t) - 1).find((c) => c.seat === dummy);
    const same = last === undefined ? undefined : cards.find((card) => suitOf(card) === suitOf(last.card));
    if (same !== undefined) return { meant: [same], under: '46B3a' };
  }
  return { meant: cards, under: cards.length === 0 ? '46B4' : '46B3b' };
};
const followed = (t: Situation, held: readonly Card[]): Suit | undefined => {
  const led = inTrickNow(t)[0];
  return SUITS.find(
    (suit) => led !== undefined && suitOf(led.card) === suit && held.some((card) => suitOf(card) === suit),
  );
};
const meaning = (e: EventOf<'CardDesignated'>, t: Situation, dummy: Seat, legal: readonly Card[]): Meaning => {
  const held = heldBy(t, dummy) ?? [];
  const words = WORDS[t.setup.edition];
  if (typeof e.rank === 'number') {
    if (e.suit === undefined) return byRank(t, dummy, e.rank, legal);
    const card = cardOf(e.suit, e.rank);
    return t.deal[dummy] === null || held.includes(card)
      ? { meant: [card], under: '45C4a' }
      : { meant: [], under: '46B4' };
  }
  const suit = e.suit ?? followed(t, held);
  const ofSuit = held.filter((card) => suitOf(card) === suit);
  if (e.rank === 'any') return { meant: [], under: '46B5' };
  if (e.rank === 'win') return { meant: winning(t, dummy, suit === undefined ? legal : ofSuit), under: words.win };
  if (suit === undefined || ofSuit.length === 0) return { meant: [], under: '46B4' };
  const low = Math.min(...ofSuit);
  if (e.rank === undefined) return { meant: [low], under: '46B2' };
  return { meant: [e.rank === 'high' ? Math.max(...ofSuit) : low], under: words.high };
};

/** The words still open, if there are any. */
const named = (t: Situation): Matter46 | undefined =>
  t.matters.findLast((m): m is Matter46 => m.law === '46' && m.stage === 'named');

const fresh: NonNullable<LawOnActs['fresh']> = (e: Event, t: Situation, book: Book): Heard | null => {
  if (e.type !== 'CardDesignated' || t.play === null || t.phase !== 'play') return null;
  const { dummy } = t.play;
  // Dummy has played to the trick: what may come of it is a change of the card, and recorded as that (45C4b).
  if (inTrickNow(t).some((c) => c.seat === dummy)) return takes();
  const legal = t.play.turn === dummy ? book.legal(t, dummy, 'restrictions').cards : (heldBy(t, dummy) ?? []);
  const { meant, under } = meaning(e, t, dummy, legal);
  const before = named(t);
  const changes = before !== undefined && before.meant.length === 1 && before.meant[0] !== meant[0];
  const matter: Matter46 = {
    law: '46',
    of: e.seq,
    dummy,
    meant,
    under,
    any: e.rank === 'any',
    chosen: null,
    first: changes ? before.meant : null,
    stage: 'named',
    moved: null,
  };
  return takes(...(before === undefined ? [] : [moved(before, { stage: 'lapsed' })]), { is: 'matter', matter });
};

const expected = (m: Matter46): readonly Card[] => (m.chosen === null ? m.meant : [m.chosen]);
/** 45B: dummy only moves the card named. */
const watch = (m: Matter46, e: Event): readonly Consequence[] => {
  if (e.type !== 'CardPlayed' || m.stage !== 'named') return NOTHING;
  if (e.seat !== m.dummy) return [moved(m, { stage: 'lapsed' })];
  const cards = expected(m);
  const wrong = cards.length > 0 ? !cards.includes(e.card) : e.named === false;
  const notNamed: Consequence = { is: 'refer', referral: { to: '45', of: e.seq, seat: e.seat, card: e.card } };
  return [moved(m, { stage: 'played', moved: e.seq }), ...(wrong ? [notNamed] : [])];
};
const options = (t: Situation, m: Matter46): string[] => {
  const held = heldBy(t, m.dummy) ?? [];
  const suit = followed(t, held);
  return held.filter((card) => suit === undefined || suitOf(card) === suit).map(cardName);
};
const isOpen = (m: Matter46): boolean => m.any && m.stage === 'named' && m.chosen === null;

const hear = (m: Matter46, e: Event, t: Situation): Heard | null => {
  if (e.type === 'OptionChosen' && e.of === m.of && isOpen(m) && isDefender(t, e.by)) {
    const card = e.option.startsWith('play:') ? parseCard(e.option.slice(5)) : undefined;
    return card !== undefined && options(t, m).includes(cardName(card)) ? takes(moved(m, { chosen: card })) : null;
  }
  if (
    e.type !== 'DirectorJudged' ||
    e.of !== m.of ||
    e.question !== 'unintended' ||
    m.first === null ||
    e.answer !== false
  )
    return null;
  const slip: Consequence[] = [find(t, m.of, 'illegal-retraction', '45C4b', m.dummy), moved(m, { meant: m.first })];
  const played = m.moved === null ? undefined : t.play?.current.find((c) => c.seq === m.moved);
  if (played === undefined || m.first.includes(played.card)) return passesOn(...slip);
  return passesOn(...slip, {
    is: 'refer',
    referral: { to: '45', of: played.seq, seat: played.seat, card: played.card },
  });
};
const asks = (m: Matter46, t: Situation): readonly Pending[] => {
  if (m.first !== null && answerTo(t, m.of, 'unintended') === undefined)
    return [
      {
        of: m.of,
        law: '45C4b',
        kind: 'judgement',
        by: 'director',
        question: 'unintended',
        options: [],
        until: 'answer',
      },
    ];
  if (!isOpen(m) || t.play === null) return [];
  const choice = (by: Seat): Pending => ({
    of: m.of,
    law: '46B5',
    kind: 'choice',
    by,
    question: null,
    options: options(t, m).map((card) => `play:${card}`),
    until: 'play',
  });
  return [choice(lho(m.dummy)), choice(rho(m.dummy))];
};
/** A named card is played (45C4a), and so is the one that the words mean. */
const narrows = (seat: Seat, cards: readonly Card[], t: Situation): Choice | null => {
  if (t.play === null || seat !== t.play.dummy) return null;
  const m = named(t);
  if (m === undefined) return null;
  const left = cards.filter((card) => expected(m).includes(card));
  return left.length === 0 || left.length === cards.length
    ? null
    : { cards: left, because: [{ law: m.under, of: m.of }] };
};
export const law46: LawOf<'46'> = { law: '46', about: '46', watch, hear, asks, idle: (m) => m.stage !== 'named' };
export const law46OnActs: LawOnActs = { law: '46', on: ['CardDesignated'], fresh, narrows };
