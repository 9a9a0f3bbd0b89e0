/**
 * Law 45: how a card is played. Here: a card that dummy moved and declarer did not name (45D), a card named by a slip
 * (45C4b), a fifth card (45E).
 */
import type { Card } from '../card.ts';
import type { Consequence, Referral } from '../consequence.ts';
import type { Edition, LawRef } from '../edition.ts';
import type { Event, Seq } from '../event.ts';
import { type Back, behind, bothPlayedOn, entered, instead, returned, taken } from '../exchange.ts';
import { find } from '../find.ts';
import {
  type Heard,
  type LawOf,
  type LawOnActs,
  moved,
  NOTHING,
  passesOn,
  type Pending,
  takes,
  idleInPlay,
} from '../law.ts';
import { nextTrick } from '../lead.ts';
import { type Seat, sideOf } from '../seat.ts';
import { answerTo, inHand, type Situation, trickOf, mayHold } from '../situation.ts';

/** A card of dummy's that may be exchanged for another. */
export interface Matter45 {
  readonly law: '45';
  /** The card that was moved, or named. */
  readonly of: Seq;
  readonly seat: Seat;
  readonly card: Card;
  readonly trick: number;
  /** not named: 45D; slip: 45C4b, another card was put in its place by event `by`. */
  readonly stage: 'not named' | 'put right' | 'slip' | 'stands';
  readonly by: Seq | null;
}
const NOT_NAMED: Record<Edition, { readonly inTime: LawRef; readonly late: LawRef }> = {
  '2007': { inTime: '45D', late: '45D' },
  '2017': { inTime: '45D1', late: '45D2' },
};

/** Dummy moved a card that declarer did not name. */
const referred = (r: Referral, t: Situation): readonly Consequence[] => {
  if (r.to !== '45') return NOTHING;
  const trick = (t.play === null ? undefined : trickOf(t.play, r.of))?.number ?? nextTrick(t);
  return [
    find(t, r.of, 'dummy-card-not-named', NOT_NAMED[t.setup.edition].inTime, r.seat),
    { is: 'matter', matter: { law: '45', of: r.of, seat: r.seat, card: r.card, trick, stage: 'not named', by: null } },
  ];
};

const tooLate = (e: Back, t: Situation, law: LawRef): Consequence[] => [
  ...(e.type === 'CardReplaced' ? [find(t, e.seq, 'too-late', law, e.seat)] : []),
  find(t, e.seq, 'illegal-retraction', '47F', e.seat),
];
/** The exchange, and what the other side may change in its turn (47D). */
const exchanged = (t: Situation, e: Back, of: Seq, offender: Seat): readonly Consequence[] => {
  const card = t.play === null ? undefined : trickOf(t.play, of)?.played;
  if (card === undefined) return NOTHING;
  return [
    { is: 'refer', referral: { to: '47', change: e.seq, card: of, seat: e.seat, offender } },
    ...taken(t, card),
    ...instead(e),
  ];
};
const isBack = (e: Event, m: Matter45): e is Back =>
  (e.type === 'CardReplaced' || e.type === 'CardWithdrawn') && e.of === m.of && e.seat === m.seat;

const hear = (m: Matter45, e: Event, t: Situation): Heard | null => {
  if (m.stage === 'slip') return slipJudged(m, e, t);
  if (m.stage !== 'not named' || !isBack(e, m) || t.play === null) return null;
  const lying = trickOf(t.play, m.of)?.played;
  if (lying === undefined) return null;
  if (bothPlayedOn(t, m.trick)) return takes(...tooLate(e, t, NOT_NAMED[t.setup.edition].late));
  return takes(moved(m, { stage: 'put right', by: e.seq }), ...exchanged(t, e, m.of, m.seat), entered(lying, m.seat));
};

/** 45C4b: whether the name was a slip is the director's to judge; if not, the card named is played. */
const slipJudged = (m: Matter45, e: Event, t: Situation): Heard | null => {
  if (e.type !== 'DirectorJudged' || e.of !== m.by || e.question !== 'unintended') return null;
  if (e.answer === true) return passesOn(entered({ seat: m.seat, card: m.card, seq: m.of }, m.seat));
  const now = t.play === null || m.by === null ? undefined : trickOf(t.play, m.by)?.played;
  // Played again meanwhile, the card named can't be put back.
  const back: Consequence[] =
    now === undefined || !mayHold(t, m.seat, m.card)
      ? []
      : [
          { is: 'taken back', of: now.seq },
          { is: 'place', card: now.card, place: inHand(m.seat) },
          ...returned({ seat: m.seat, card: m.card, seq: m.of }, m.trick),
        ];
  return passesOn(moved(m, { stage: 'stands' }), ...back, find(t, m.by ?? m.of, 'illegal-retraction', '45C4b', m.seat));
};
const asks = (m: Matter45, t: Situation): readonly Pending[] =>
  m.stage === 'slip' && m.by !== null && answerTo(t, m.by, 'unintended') === undefined
    ? [
        {
          of: m.by,
          law: '45C4b',
          kind: 'judgement',
          by: 'director',
          question: 'unintended',
          options: [],
          until: 'answer',
        },
      ]
    : [];

/** Declarer's side has played on from either hand: too late for a slip (2007: partner has played). */
const playedOn = (t: Situation, seat: Seat, of: Seq): boolean =>
  behind(t, of).some((c) => sideOf(c.seat) === sideOf(seat));
/** A card of dummy's that was named, and another that declarer wants in its place. */
const slip = (e: Back, t: Situation): Heard | null => {
  const lying = t.play === null ? undefined : trickOf(t.play, e.of);
  if (e.type !== 'CardReplaced' || lying === undefined || e.seat !== t.play?.dummy || lying.played.seat !== e.seat)
    return null;
  if (playedOn(t, e.seat, e.of)) return takes(...tooLate(e, t, '45C4b'));
  const matter: Matter45 = {
    law: '45',
    of: e.of,
    seat: e.seat,
    card: lying.played.card,
    trick: lying.number,
    stage: 'slip',
    by: e.seq,
  };
  return takes({ is: 'matter', matter }, ...exchanged(t, e, e.of, e.seat));
};
const fresh: NonNullable<LawOnActs['fresh']> = (e, t): Heard | null => {
  if (t.play === null || t.phase === 'auction') return null;
  if (e.type === 'CardReplaced') return slip(e, t);
  if (e.type !== 'CardPlayed' || e.named !== false || e.seat !== t.play.dummy || t.phase !== 'play') return null;
  const known = t.matters.some((m) => m.law === '45' && m.of === e.seq);
  // 45F: moved while another hand is on turn, it is no play at all.
  if (!known && e.seat !== t.play.turn) return takes(find(t, e.seq, 'dummy-card-not-named', '45F', e.seat));
  return known ? null : passesOn({ is: 'refer', referral: { to: '45', of: e.seq, seat: e.seat, card: e.card } });
};

export const law45: LawOf<'45'> = { law: '45', about: '45', hear, asks, idle: idleInPlay };
export const law45OnActs: LawOnActs = { law: '45', on: ['CardPlayed', 'CardReplaced'], fresh, referred };
