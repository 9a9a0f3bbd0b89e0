/**
 * Law 62: a revoke corrected in time, the cards of others that may then be taken back (62C), and the twelfth trick (62D).
 */
import type { Consequence } from '../consequence.ts';
import type { Edition } from '../edition.ts';
import type { Event, EventOf } from '../event.ts';
import { find } from '../find.ts';
import { type Heard, type LawOf, moved, NOTHING, type Pending, passesOn, takes } from '../law.ts';
import { isBefore } from '../order.ts';
import type { Matter61, Offer } from '../matter.ts';
import { onlySeat, otherSide, partner, type Seat, seatsOf, sideOf } from '../seat.ts';
import { cardsOfTrick, inHand, isDefender, type Played, playerOf, type Situation, trickOf } from '../situation.ts';

type Back = EventOf<'CardReplaced'> | EventOf<'CardWithdrawn'>;
const goesBack = (e: Event): e is Back => e.type === 'CardReplaced' || e.type === 'CardWithdrawn';

/** 62D1: on the twelfth trick even an established revoke is corrected, until the hands are back in the board. */
const inTime = (m: Matter61, t: Situation): boolean =>
  m.grounds.length === 0 || m.mutual || (m.trick === 12 && t.docket.handsReturned === null) || m.asEstablished;

/** 62C3 came with the edition of 2017. */
const MUTUAL: Record<Edition, boolean> = { '2007': false, '2017': true };
/** 62C3: the other side has revoked on the same trick, one of them alone has played on, attention is drawn to both. */
const becomesMutual = (m: Matter61, e: Event, t: Situation): boolean => {
  if (!MUTUAL[t.setup.edition] || m.mutual || m.stage !== 'open') return false;
  if (e.type !== 'AttentionDrawn' && e.type !== 'DirectorCalled') return false;
  const other = t.matters.find(
    (x): x is Matter61 =>
      x.law === '61' && x.trick === m.trick && x.stage === 'open' && sideOf(x.seat) !== sideOf(m.seat),
  );
  if (other === undefined) return false;
  const drawn = (x: Matter61): boolean => x.drawn !== null || e.of === x.of;
  return drawn(m) && drawn(other) && m.grounds.length > 0 !== other.grounds.length > 0;
};

/** A card leaves its trick: a defender's from the closed hand becomes a penalty card, any other goes back (62B). */
const takenBack = (
  t: Situation,
  c: { seq: number; seat: Seat; card: number },
  offender: Seat,
  wasUp: boolean,
  penal: boolean,
): Consequence[] => {
  const back: Consequence = { is: 'taken back', of: c.seq };
  if (penal && isDefender(t, c.seat))
    return [
      back,
      {
        is: 'refer',
        referral: { to: '50', of: c.seq, seat: c.seat, card: c.card, deliberate: true, withdrawn: true, wasUp },
      },
    ];
  return [
    back,
    { is: 'place', card: c.card, place: inHand(c.seat) },
    { is: 'refer', referral: { to: '16', of: c.seq, kind: 'card', offender, as: 'withdrawn' } },
  ];
};
const replacement = (e: Back): Consequence[] =>
  e.type === 'CardReplaced' ? [{ is: 'refer', referral: { to: 'card', seq: e.seq, seat: e.seat, card: e.card } }] : [];

const cardsAfter = (t: Situation, m: Matter61): Played[] => {
  if (t.play === null) return [];
  const both = [...cardsOfTrick(t.play, m.trick), ...(m.trick < t.play.trick ? cardsOfTrick(t.play, m.trick + 1) : [])];
  return both
    .filter((c) => isBefore(t, m.of, c.seq) && (m.drawn === null || isBefore(t, c.seq, m.drawn)))
    .toSorted((a, b) => (isBefore(t, a.seq, b.seq) ? -1 : 1));
};
/** 62C1: each member of the other side may take back what he played after the revoke and before attention was drawn. */
const firstOffers = (t: Situation, m: Matter61): Offer[] =>
  cardsAfter(t, m)
    .filter((c) => sideOf(c.seat) !== sideOf(m.seat))
    .map((c) => ({ seq: c.seq, seat: c.seat, law: '62C1', stage: 'offered' }));
/** 62C2: after such a withdrawal the next player of the offending side may take back his. */
const secondOffer = (t: Situation, m: Matter61, offer: Offer): Offer[] => {
  const next = cardsAfter(t, { ...m, drawn: null }).find(
    (c) =>
      isBefore(t, offer.seq, c.seq) &&
      sideOf(c.seat) === sideOf(m.seat) &&
      m.correctedBy !== null &&
      isBefore(t, c.seq, m.correctedBy),
  );
  return next === undefined || m.offers.some((o) => o.seq === next.seq)
    ? []
    : [{ seq: next.seq, seat: next.seat, law: '62C2', stage: 'offered' }];
};

const correct = (m: Matter61, e: Back, t: Situation): Heard => {
  const c = { seq: m.of, seat: m.seat, card: m.card };
  const back = takenBack(t, c, m.seat, m.wasUp, true);
  const sight: Consequence[] = m.trick === 12 && isDefender(t, m.seat) ? trickTwelve(m) : [];
  if (e.type === 'CardWithdrawn') return takes(...back, ...sight, moved(m, { stage: 'taken back' }));
  return takes(
    ...back,
    ...sight,
    ...replacement(e),
    moved(m, { stage: 'corrected', correctedBy: e.seq, offers: firstOffers(t, m) }),
  );
};
/** 62D2: the sight of the card is unauthorized to the revoker's partner, even while it lies there. */
const trickTwelve = (m: Matter61): Consequence[] => [
  { is: 'refer', referral: { to: '16', of: m.of, kind: 'card', offender: m.seat, as: 'withdrawn' } },
  {
    is: 'known',
    item: {
      of: m.of,
      kind: 'card',
      item: 'sight',
      authorized: seatsOf(otherSide(sideOf(m.seat))),
      unauthorized: onlySeat(partner(m.seat)),
      law: '62D2',
    },
  },
];

const isOpen = (m: Matter61): boolean => m.stage === 'open' || m.stage === 'taken back';
const speaker = (t: Situation, seat: Seat): Seat => playerOf(t, seat);

/** The card still lies there: its owner has not taken it back under another law. */
const isOffered = (o: Offer, t: Situation): boolean =>
  o.stage === 'offered' && t.play !== null && trickOf(t.play, o.seq) !== undefined;
/** A player takes back, replaces or keeps a card that Law 62C lets him change. */
const hearOffer = (m: Matter61, e: Event, t: Situation): Heard | null => {
  const at = m.offers.findIndex((o) => isOffered(o, t) && concerns(o, m, e, t));
  const offer = m.offers[at];
  if (offer === undefined || t.play === null) return gone(m, e, t);
  const withStage = (stage: Offer['stage'], more: readonly Offer[] = []): Consequence =>
    moved(m, { offers: [...m.offers.map((o, i) => (i === at ? { ...o, stage } : o)), ...more] });
  if (e.type === 'OptionChosen' && e.option === 'keep') return takes(withStage('kept'));
  const played = trickOf(t.play, offer.seq)?.played;
  if (played === undefined) return null;
  const back = takenBack(t, played, m.seat, false, offer.law === '62C2');
  const more = offer.law === '62C1' ? secondOffer(t, m, offer) : [];
  return takes(...back, ...(goesBack(e) ? replacement(e) : []), withStage('withdrawn', more));
};
/** The right was used up, by a word or by playing on. */
const gone = (m: Matter61, e: Event, t: Situation): Heard | null => {
  if (!goesBack(e) && !(e.type === 'OptionChosen' && e.option === 'withdraw')) return null;
  const kept = m.offers.find((o) => o.stage === 'kept' && concerns(o, m, e, t));
  return kept === undefined ? null : takes(find(t, e.seq, 'too-late', kept.law, kept.seat));
};
const concerns = (o: Offer, m: Matter61, e: Event, t: Situation): boolean =>
  (goesBack(e) && e.of === o.seq && e.seat === o.seat) ||
  (e.type === 'OptionChosen' &&
    (e.option === 'withdraw' || e.option === 'keep') &&
    e.by === speaker(t, o.seat) &&
    (e.of === o.seq || e.of === m.of));

const hear = (m: Matter61, e: Event, t: Situation): Heard | null => {
  if (goesBack(e) && e.of === m.of && e.seat === m.seat && isOpen(m) && t.play !== null) {
    if (!inTime(m, t)) return takes(find(t, e.seq, 'established-revoke-retracted', '63B', e.seat));
    return trickOf(t.play, m.of) === undefined ? null : correct(m, e, t);
  }
  if (m.stage === 'taken back' && e.type === 'CardPlayed' && e.seat === m.seat)
    return passesOn(moved(m, { stage: 'corrected', correctedBy: e.seq, offers: firstOffers(t, m) }));
  if (m.stage === 'corrected') return hearOffer(m, e, t);
  return null;
};
/** Whoever plays on to a later trick, or to this one in his turn, leaves what was played as it is. */
const watch = (m: Matter61, e: Event, t: Situation): readonly Consequence[] => {
  if (becomesMutual(m, e, t)) return [moved(m, { mutual: true })];
  if (e.type !== 'CardPlayed' || t.play === null || !m.offers.some((o) => o.stage === 'offered')) return NOTHING;
  const fillsGap =
    m.offers.some((o) => o.stage === 'withdrawn' && o.seat === e.seat) &&
    t.play.turn === e.seat &&
    cardsOfTrick(t.play, m.trick).length < 4;
  return fillsGap
    ? NOTHING
    : [moved(m, { offers: m.offers.map((o) => (o.stage === 'offered' ? { ...o, stage: 'kept' } : o)) })];
};
const asks = (m: Matter61, t: Situation): readonly Pending[] =>
  m.offers
    .filter((o) => isOffered(o, t))
    .map((o) => ({
      of: o.seq,
      law: o.law,
      kind: 'choice',
      by: speaker(t, o.seat),
      question: null,
      options: ['withdraw', 'keep'],
      until: 'play',
    }));

export const law62: LawOf<'61'> = { law: '62', about: '61', hear, watch, asks };
