/**
 * Laws 49 and 50: a defender's card seen by his partner becomes a penalty card; its kind, what its owner must play,
 * and what its sight is to his partner. Declarer's choices at partner's lead are Law 51's file.
 */
import { type Card, isHonour, suitOf } from '../card.ts';
import type { Consequence, Referral } from '../consequence.ts';
import type { Edition, LawRef } from '../edition.ts';
import type { Event, Seq } from '../event.ts';
import { find } from '../find.ts';
import { notHeld } from '../held.ts';
import { type Choice, type Heard, type LawOf, type LawOnActs, moved, NOTHING, type Pending, takes } from '../law.ts';
import { isOnLead } from '../lead.ts';
import { acceptable } from '../lead-out-of-turn.ts';
import type { Matter50 } from '../matter.ts';
import { kindOf, lying, majorsDue } from '../penalty-card.ts';
import { ALL_SEATS, NOBODY, onlySeat, partner, type Seat } from '../seat.ts';
import { answerTo, faceUp, heldBy, isDefender, type Situation } from '../situation.ts';

type Shown = { readonly of: Seq; readonly seat: Seat };
/** 50E: who may use the sight of the card while it lies there, and once it is back in the hand. */
const SIGHT: Record<Edition, { readonly lying: 'free' | 'partner'; readonly law: LawRef; readonly back: LawRef }> = {
  '2007': { lying: 'partner', law: '50E2', back: '50E2' },
  '2017': { lying: 'free', law: '50E1', back: '50E2' },
};
const opponents = (seat: Seat): number => ALL_SEATS & ~onlySeat(seat) & ~onlySeat(partner(seat));
const sight = (m: Shown, law: LawRef, free: boolean): Consequence => ({
  is: 'known',
  item: {
    of: m.of,
    kind: 'card',
    item: 'sight',
    authorized: free ? ALL_SEATS : opponents(m.seat),
    unauthorized: free ? NOBODY : onlySeat(partner(m.seat)),
    law,
  },
});
/** What partner knows of a card that is back in the hand. */
export const backInHand = (m: Shown, t: Situation): readonly Consequence[] => [
  sight(m, SIGHT[t.setup.edition].back, false),
];

/** 2017 50E1: a withdrawn card that lies on the table is unauthorized to nobody while it lies there. */
const withdrawnItem = (r: Extract<Referral, { to: '50' }>, t: Situation): Consequence =>
  t.setup.edition === '2007'
    ? { is: 'refer', referral: { to: '16', of: r.of, kind: 'card', offender: r.seat, as: 'withdrawn' } }
    : {
        is: 'known',
        item: {
          of: r.of,
          kind: 'card',
          item: 'action',
          authorized: opponents(r.seat),
          unauthorized: NOBODY,
          law: '16C2',
        },
      };

/** A card becomes a penalty card, or lies there again as the one it was (62B2). */
const referred = (r: Referral, t: Situation): readonly Consequence[] => {
  if (r.to !== '50') return NOTHING;
  const block = SIGHT[t.setup.edition];
  const up: Consequence = { is: 'place', card: r.card, place: faceUp(r.seat) };
  const before = t.matters.find(
    (m): m is Matter50 => m.law === '50' && m.card === r.card && m.seat === r.seat && m.stage === 'played',
  );
  // 50B: played on purpose where it might not be (49, 52B2, 54D, 56, 57A), it is major whatever it was.
  const onPurpose = r.major === true ? ({ deliberate: true, ruledKind: null } as const) : {};
  const there = lying(t, r.seat).find((m) => m.card === r.card);
  if (there !== undefined) return [up, ...(r.major === true ? [moved(there, onPurpose)] : [])];
  const others = lying(t, r.seat).filter((m) => m.of !== r.of);
  const raised = others.length > 0;
  const raises = others
    .filter((m) => !m.raised || m.ruledKind === 'minor')
    .map((m) => moved(m, { raised: true, ruledKind: null }));
  if (before !== undefined && r.wasUp)
    return [up, moved(before, { stage: 'lying', raised: before.raised || raised, ...onPurpose }), ...raises];
  const matter: Matter50 = {
    law: '50',
    of: r.of,
    seat: r.seat,
    card: r.card,
    deliberate: r.deliberate,
    withdrawn: r.withdrawn,
    raised,
    stage: 'lying',
    word: null,
    named: null,
    ruledBy: null,
    ruledKind: null,
  };
  return [
    { is: 'matter', matter },
    up,
    ...raises,
    ...(r.withdrawn ? [withdrawnItem(r, t)] : []),
    sight(matter, block.law, block.lying === 'free'),
  ];
};

/** 49: exposed other than in the normal course of play. A card that partner could not see is none. */
const fresh: NonNullable<LawOnActs['fresh']> = (e, t): Heard | null => {
  if (e.type !== 'CardExposed' || !isDefender(t, e.seat) || (t.phase !== 'play' && t.phase !== 'clarification'))
    return null;
  if (e.partnerCouldSee === false || (e.seenBy !== undefined && ((e.seenBy >> partner(e.seat)) & 1) === 0)) return null;
  const slip = notHeld(t, e);
  if (slip.length > 0) return takes(...slip);
  if (lying(t, e.seat).some((m) => m.card === e.card)) return takes();
  const onPurpose = e.how === 'led' || e.how === 'played' || e.how === 'named';
  const deliberate = e.deliberate ?? (onPurpose ? true : null);
  return takes(find(t, e.seq, 'faced-hand', '49', e.seat), {
    is: 'refer',
    referral: { to: '50', of: e.seq, seat: e.seat, card: e.card, deliberate, withdrawn: false, wasUp: false },
  });
};

const watch = (m: Matter50, e: Event): readonly Consequence[] => {
  if (m.stage !== 'lying') return NOTHING;
  if (e.type === 'DirectorJudged' && e.of === m.of && e.question === 'deliberate')
    return [moved(m, { deliberate: e.answer === true })];
  return NOTHING;
};
const asks = (m: Matter50, t: Situation): readonly Pending[] =>
  m.stage === 'lying' &&
  m.deliberate === null &&
  !m.withdrawn &&
  !isHonour(m.card) &&
  answerTo(t, m.of, 'deliberate') === undefined
    ? [
        {
          of: m.of,
          law: '50B',
          kind: 'judgement',
          by: 'director',
          question: 'deliberate',
          options: [],
          until: 'answer',
        },
      ]
    : [];

/**
 * A wrong lead lies there, to which he may follow. A penalty card of another suit waits where he follows (50D1a, 53A);
 * one of that suit where a restriction has him lead another: it goes before the duty (50D1b).
 */
const goesFree = (card: Card, due: readonly Matter50[], seat: Seat, cards: readonly Card[], t: Situation): boolean => {
  const suit = acceptable(t, seat);
  if (suit === null) return false;
  if (suitOf(card) === suit) return !due.some((m) => suitOf(m.card) === suit);
  return isOnLead(t, seat) && cards.length !== heldBy(t, seat)?.length && due.every((m) => suitOf(m.card) === suit);
};
/** 50D1: a major penalty card must be played at the first chance; 50C: no lower card of a minor one's suit before it. */
const narrows = (seat: Seat, cards: readonly Card[], t: Situation): Choice | null => {
  if (t.play === null || !isDefender(t, seat)) return null;
  const due = majorsDue(t, seat).filter((m) => cards.includes(m.card));
  const trick = t.play.current.length === 4 ? t.play.trick + 1 : t.play.trick;
  const named = due.filter((m) => m.named === trick);
  if (due.length > 0) {
    const these = named.length > 0 ? named : due;
    const others = cards.filter((card) => goesFree(card, these, seat, cards, t));
    return {
      cards: [...these.map((m) => m.card), ...others],
      because: these.map((m) => ({ law: '50D1a', of: m.of })),
    };
  }
  const minor = lying(t, seat).find((m) => kindOf(m, t) === 'minor');
  if (minor === undefined || !playsSuit(t, seat, minor) || !cards.includes(minor.card)) return null;
  const left = cards.filter((card) => card === minor.card || suitOf(card) !== suitOf(minor.card) || isHonour(card));
  return left.length === cards.length ? null : { cards: left, because: [{ law: '50C', of: minor.of }] };
};
/** 50C speaks of playing the suit, by a lead or by following, not of a discard. */
const playsSuit = (t: Situation, seat: Seat, m: Matter50): boolean => {
  const led = t.play?.current[0];
  return isOnLead(t, seat) || led === undefined || suitOf(led.card) === suitOf(m.card);
};

export const law50: LawOf<'50'> = { law: '50', about: '50', watch, asks };
/** 50A: the card lies on the table until it is played. */
const follows: NonNullable<LawOnActs['follows']> = (t) =>
  t.matters.length === 0
    ? NOTHING
    : lying(t)
        .filter((m) => t.cards[m.card] !== faceUp(m.seat))
        .map((m) => moved(m, { stage: 'played' }));

export const law50OnActs: LawOnActs = {
  law: '50',
  on: ['CardExposed'],
  fresh,
  referred,
  narrows,
  followsOn: ['50'],
  follows,
};
