/**
 * Law 67: a trick that was turned with too few cards, or to which a hand played twice, and a fifth card (45E). Found
 * before both sides have played on it is put right; later its winner stays, and a card missing from it is a revoke.
 */
import { suitOf } from '../card.ts';
import type { Consequence } from '../consequence.ts';
import type { EventOf } from '../event.ts';
import { bothPlayedOn } from '../exchange.ts';
import { contradiction, find } from '../find.ts';
import { notHeld } from '../held.ts';
import { type Heard, type LawOnActs, NOTHING, takes } from '../law.ts';
import type { Matter61 } from '../matter.ts';
import { type Seat, SEATS } from '../seat.ts';
import { cardsOfTrick, inTrick, isDefender, type Play, type Situation } from '../situation.ts';

type Card67 = EventOf<'CardPlayed'>;

/** Turned with fewer than four cards: who won it of those that lie there leads on. */
const turned = (t: Situation, seq: number, play: Play): Heard => {
  const missing = SEATS.map((seat) => ((seat + play.leader) & 3) as Seat).filter(
    (seat) => !play.current.some((c) => c.seat === seat),
  );
  const last: readonly Consequence[] = play.trick === 13 ? [{ is: 'phase', to: 'ended' }] : NOTHING;
  return takes(...missing.map((seat) => find(t, seq, 'defective-trick', '67A', seat)), { is: 'quitted' }, ...last);
};

/** 45E, 67A, 67B2: a second card of the same hand goes back; a defender's that was seen is a penalty card. */
const extra = (e: Card67, t: Situation, play: Play, trick: number): Heard => {
  const late = bothPlayedOn(t, trick);
  const fifth = trick === play.trick;
  const law = late ? '67B2a' : fifth ? (isDefender(t, e.seat) ? '45E1' : '45E2') : '67A';
  const found = find(t, e.seq, 'defective-trick', law, e.seat);
  if (late || !isDefender(t, e.seat)) return takes(found);
  return takes(found, {
    is: 'refer',
    referral: { to: '50', of: e.seq, seat: e.seat, card: e.card, deliberate: false, withdrawn: false, wasUp: false },
  });
};

/** 67B1: the card joins the trick without winning it, and its absence is dealt with as a revoke under 64A2. */
const suppliedLate = (e: Card67, t: Situation, play: Play, trick: number): Heard => {
  const cards = cardsOfTrick(play, trick);
  const leader = play.tricks[trick - play.base.trick]?.leader;
  const led = cards.find((c) => c.seat === leader) ?? cards[0];
  const due = led === undefined ? null : suitOf(led.card);
  const law = due === suitOf(e.card) ? '67B1a' : '67B1b';
  const matter: Matter61 = {
    law: '61',
    of: e.seq,
    seat: e.seat,
    card: e.card,
    trick,
    due,
    broke: law,
    stage: 'open',
    grounds: [{ seq: e.seq, law }],
    drawn: e.seq,
    offers: [],
    correctedBy: null,
    wasUp: false,
    dueFaced: e.seat === play.dummy,
    mutual: false,
    asEstablished: false,
  };
  return takes(
    { is: 'place', card: e.card, place: inTrick(e.seat) },
    { is: 'played', played: { seat: e.seat, card: e.card, seq: e.seq }, trick },
    { is: 'matter', matter },
    find(t, e.seq, 'revoke', law, e.seat),
  );
};
/** 67A: it is played now, and counts. */
const suppliedInTime = (e: Card67, trick: number): Heard =>
  takes(
    { is: 'owner', trick, seat: null },
    { is: 'refer', referral: { to: 'card', seq: e.seq, seat: e.seat, card: e.card } },
  );

/** A card that is recorded as belonging to a trick other than the one in progress. */
const belongs = (e: Card67, t: Situation, play: Play, trick: number): Heard | null => {
  const slip = notHeld(t, e);
  if (slip.length > 0) return takes(...slip);
  if (cardsOfTrick(play, trick).some((c) => c.seat === e.seat)) return extra(e, t, play, trick);
  const { owner } = play.tricks[trick - play.base.trick] ?? {};
  if (owner !== undefined) return bothPlayedOn(t, trick) ? suppliedLate(e, t, play, trick) : suppliedInTime(e, trick);
  return e.seat === play.turn ? null : takes(contradiction(t, e.seq, 'turn-unclear', '67', e.seat));
};

const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  const { play } = t;
  if (play === null || t.phase === 'auction' || t.phase === 'clarification') return null;
  if (e.type === 'TrickQuitted' && t.phase === 'play' && play.current.length > 0 && play.current.length < 4)
    return turned(t, e.seq, play);
  if (e.type !== 'CardPlayed' || e.trick === undefined) return null;
  const turnedNow = e.trick <= play.trick && e.trick >= play.base.trick;
  if (turnedNow) return belongs(e, t, play, e.trick);
  return e.seat === play.turn ? null : takes(contradiction(t, e.seq, 'turn-unclear', '67', e.seat));
};
export const law67: LawOnActs = { law: '67', on: ['CardPlayed', 'TrickQuitted'], fresh };
