/** Cards taken back and put back without rectification (45, 47): what that does to trick, hand and ledger. */
import type { Consequence } from './consequence.ts';
import type { EventOf, Seq } from './event.ts';
import type { Matter50 } from './matter.ts';
import type { Seat } from './seat.ts';
import { cardsOfTrick, inHand, inTrick, type Played, type Situation } from './situation.ts';

export type Back = EventOf<'CardReplaced'> | EventOf<'CardWithdrawn'>;

/** The card leaves its trick for the hand; a penalty card lies on the table again as the one it was. */
export const taken = (t: Situation, c: Played): readonly Consequence[] => {
  const back: Consequence = { is: 'taken back', of: c.seq };
  const penalty = t.matters.find(
    (m): m is Matter50 => m.law === '50' && m.seat === c.seat && m.card === c.card && m.stage === 'played',
  );
  if (penalty === undefined) return [back, { is: 'place', card: c.card, place: inHand(c.seat) }];
  const { deliberate, withdrawn } = penalty;
  return [
    back,
    {
      is: 'refer',
      referral: { to: '50', of: penalty.of, seat: c.seat, card: c.card, deliberate, withdrawn, wasUp: true },
    },
  ];
};
/** A card that was taken back lies in its trick again. */
export const returned = (c: Played, trick: number): readonly Consequence[] => [
  { is: 'place', card: c.card, place: inTrick(c.seat) },
  { is: 'played', played: c, trick },
];
/** The card played in the place of the one taken back, if there is one. */
export const instead = (e: Back): readonly Consequence[] =>
  e.type === 'CardReplaced' ? [{ is: 'refer', referral: { to: 'card', seq: e.seq, seat: e.seat, card: e.card } }] : [];
/** The ledger's entry for a card taken back, by the side that gave rise to it (2007 16D, 2017 16C). */
export const entered = (c: Played, offender: Seat): Consequence => ({
  is: 'refer',
  referral: { to: '16', of: c.seq, kind: 'card', offender, as: 'withdrawn' },
});
/** The cards that lie behind the card of event `of`, in the order of play: seqs don't tell it, an event may be recorded late. */
export const behind = (t: Situation, of: Seq): readonly Played[] => {
  if (t.play === null) return [];
  const all = [...t.play.tricks.flatMap((trick) => trick.cards), ...t.play.current];
  const at = all.findIndex((c) => c.seq === of);
  return at < 0 ? [] : all.slice(at + 1);
};
/** Whether both sides have played to the trick after that one (45D, 67). */
export const bothPlayedOn = (t: Situation, trick: number): boolean => {
  if (t.play === null || t.play.trick <= trick) return false;
  if (t.play.trick > trick + 1) return true;
  const sides = new Set(cardsOfTrick(t.play, trick + 1).map((c) => c.seat & 1));
  return sides.size === 2;
};
