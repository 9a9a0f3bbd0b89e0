/** A lead out of turn and what may become of it; Laws 53 to 56, 47E1, 58 and 60 read it. */
import { type Card, type Suit, suitOf } from './card.ts';
import type { Consequence, Referral } from './consequence.ts';
import type { Seq } from './event.ts';
import { moved } from './law.ts';
import { betweenTricks, nextTrick } from './lead.ts';
import { earlyCards, type Matter57 } from './premature.ts';
import { lho, type Seat } from './seat.ts';
import { inHand, inTrick, isDefender, type Situation } from './situation.ts';

export interface Matter53 {
  readonly law: '53';
  /** The card led. */
  readonly of: Seq;
  readonly seat: Seat;
  readonly card: Card;
  /** The hand that was to lead. */
  readonly turn: Seat;
  readonly trick: number;
  readonly opening: boolean;
  /** It already lay face up, as a penalty card. */
  readonly wasUp: boolean;
  /** down: still face down (41A); overtaken: the proper lead was made (53B/C), or the two were simultaneous (58A); told: 47E1. */
  readonly stage: 'down' | 'offered' | 'accepted' | 'refused' | 'overtaken' | 'told';
  /** Accepted by spreading (54A): the declarer of the auction became dummy. */
  readonly spread: boolean;
  /** What the defenders said about a lead by declarer (55A). */
  readonly words: readonly { readonly seat: Seat; readonly accepts: boolean }[];
  /** A card of dummy's that declarer may have seen (54C). */
  readonly exposed: Seq | null;
  /** The offender took it back of his own accord. */
  readonly back: boolean;
}
type Led = Pick<Matter53, 'of' | 'seat' | 'card' | 'turn' | 'wasUp' | 'opening' | 'trick'>;

/** The matter of a lead out of turn. */
export const ledOutOfTurn = (led: Led, stage: 'down' | 'offered'): Matter53 => ({
  law: '53',
  ...led,
  stage,
  spread: false,
  words: [],
  exposed: null,
  back: false,
});
export const played = (m: Led): { readonly seat: Seat; readonly card: Card; readonly seq: Seq } => ({
  seat: m.seat,
  card: m.card,
  seq: m.of,
});
/** Whether the lead waits for a word or a play of the other side; not while the trick before it is being put right. */
export const isOffered = (m: Matter53, t: Situation): boolean =>
  m.stage === 'offered' &&
  t.play !== null &&
  (t.phase === 'play' || t.phase === 'clarification') &&
  betweenTricks(t) &&
  nextTrick(t) === m.trick;
/** The next in turn after the wrong lead: he accepts by playing, and his word prevails (53A, 55A). */
export const nextAfter = (m: Matter53): Seat => lho(m.seat);
/** 54 lead-in: a face-down lead goes back when the other card is ruled on. */
const faceDownBack = (t: Situation, card: Card): readonly Consequence[] =>
  t.play?.down === null || t.play === null || t.play.down.card === card
    ? []
    : [
        { is: 'opening', to: 'none', lead: null },
        { is: 'place', card: t.play.down.card, place: inHand(t.play.down.seat) },
      ];

/** The lead is treated as correct (53A, 54B, 54C, 60A). */
export const accepts = (m: Matter53, t: Situation): readonly Consequence[] => [
  ...(m.opening ? faceDownBack(t, m.card) : []),
  ...(m.opening ? ([{ is: 'opening', to: 'faced', lead: null }] as const) : []),
  { is: 'place', card: m.card, place: inTrick(m.seat) },
  { is: 'played', played: played(m), trick: nextTrick(t) },
  moved(m, { stage: 'accepted' }),
];
/** The offender took his card back unasked and the right hand led: what is then played is played to that lead (60A). */
export const ledAnew = (m: Matter53, t: Situation): Matter57 | undefined =>
  m.back ? earlyCards(t).find((x) => x.waits === m.of && x.seat === t.play?.turn) : undefined;
/** A card that was a penalty card before lies there as the one it was. */
const penaltyCardAgain = (m: Led): Extract<Referral, { to: '50' }> => ({
  to: '50',
  of: m.of,
  seat: m.seat,
  card: m.card,
  deliberate: true,
  withdrawn: true,
  wasUp: true,
});
/** A word that comes when the lead has been accepted, or refused, in another way. */
export const saidTooLate = (m: Matter53, option: string): boolean =>
  (m.stage === 'accepted' && (option === 'decline' || (option === 'spread' && !m.spread))) ||
  ((m.stage === 'refused' || m.stage === 'overtaken') && (option === 'accept' || option === 'spread'));
/** The card goes back to the hand; what it showed is unauthorized to `offender`'s side. */
export const goesBack = (
  m: Matter53,
  stage: 'refused' | 'overtaken' | 'told',
  offender: Seat,
): readonly Consequence[] => [
  { is: 'taken back', of: m.of, held: played(m) },
  moved(m, { stage }),
  ...(m.wasUp
    ? ([{ is: 'refer', referral: penaltyCardAgain(m) }] as const)
    : ([
        { is: 'place', card: m.card, place: inHand(m.seat) },
        { is: 'refer', referral: { to: '16', of: m.of, kind: 'card', offender, as: 'withdrawn' } },
      ] as const)),
];
/** Not accepted: a defender's card is a penalty card (54D, 56); declarer's or dummy's goes back (55B). */
export const refuses = (m: Matter53, t: Situation): readonly Consequence[] => [
  ...(m.opening ? faceDownBack(t, m.card) : []),
  ...(isDefender(t, m.seat)
    ? ([
        { is: 'taken back', of: m.of, held: played(m) },
        moved(m, { stage: 'refused' }),
        {
          is: 'refer',
          referral: {
            to: '50',
            of: m.of,
            seat: m.seat,
            card: m.card,
            deliberate: true,
            withdrawn: true,
            wasUp: m.wasUp,
            major: true,
          },
        },
      ] as const)
    : goesBack(m, 'refused', m.seat)),
];

/** The suit of a wrong lead that the seat may accept by following to it (53A, 55A): that card is no lead of his own. */
export const acceptable = (t: Situation, seat: Seat): Suit | null => {
  const offered = t.matters.find((m) => m.law === '53' && isOffered(m, t) && nextAfter(m) === seat);
  return offered?.law === '53' ? suitOf(offered.card) : null;
};
