/**
 * The guard in front of the lawbook: an act that is plainly lawful while nothing is open advances the table at once.
 * It decides nothing that the lawbook would decide otherwise (a property), it only decides it sooner.
 */
import { actFrom } from '../../domain/act.ts';
import { advance, isRegular } from '../../domain/auction.ts';
import { isLawfulDeal } from '../../domain/deal.ts';
import type { Event, EventOf } from '../../domain/event.ts';
import { isIdle } from '../../domain/lawbook.ts';
import type { Seat } from '../../domain/seat.ts';
import {
  type Auction,
  holdsSuit,
  inHand,
  inTrick,
  type Phase,
  type Play,
  type Played,
  UNKNOWN_PLACE,
} from '../../domain/situation.ts';
import { addCard, openPlay, quitTrick } from '../../domain/trick.ts';
import { playWith, situationWith } from '../../domain/with.ts';
import type { Table } from './table.ts';

/** The table with what a lawful act changes; everything else is handed on as it is. */
const next = (
  t: Table,
  at: number,
  phase: Phase,
  auction: Auction,
  play: Play | null,
  cards: Table['cards'],
): Table => ({
  setup: t.setup,
  at,
  phase,
  auction,
  play,
  cards,
  deal: t.deal,
  matters: t.matters,
  known: t.known,
  findings: t.findings,
  docket: t.docket,
  screens: t.screens,
});

const plainCall = (t: Table, e: EventOf<'CallMade'>): Table | null => {
  const a = t.auction;
  if (a.over || e.seat !== a.turn || e.with !== undefined || !isRegular(a, e.seat, e.call)) return null;
  const auction = advance(a, actFrom(e, 'standing', null));
  if (!auction.over) return next(t, e.seq, t.phase, auction, t.play, t.cards);
  const { contract } = auction;
  if (contract === null || t.phase !== 'auction') return null;
  return next(t, e.seq, 'clarification', auction, openPlay(contract.declarer, contract.denomination), t.cards);
};

/** In the order of play, from the hand, and following suit where the hand can. */
const isPlain = (t: Table, play: Play, e: EventOf<'CardPlayed'>): boolean => {
  if (e.seat !== play.turn || play.down !== null) return false;
  if (e.faceDown === true || e.with !== undefined || e.named === false || e.trick !== undefined) return false;
  const place = t.cards[e.card];
  if (t.deal[e.seat] === null ? place !== UNKNOWN_PLACE : place !== inHand(e.seat)) return false;
  const count = play.current.length;
  if (count === 0 || count === 4) return true;
  const suit = ((play.current[0] as Played).card / 13) | 0;
  return ((e.card / 13) | 0) === suit || holdsSuit(t, e.seat, suit) === false;
};
const plainCard = (t: Table, e: EventOf<'CardPlayed'>): Table | null => {
  const before = t.play;
  if (before === null || (t.phase !== 'play' && t.phase !== 'clarification') || !isPlain(t, before, e)) return null;
  const last = before.trick === 13 && before.current.length === 3;
  if (last && t.docket.entered !== null) return null;
  const cards = t.cards.slice();
  cards[e.card] = inTrick(e.seat);
  const added = addCard(before, { seat: e.seat, card: e.card, seq: e.seq });
  const play = t.phase === 'clarification' ? playWith(added, { opening: 'faced' }) : added;
  return next(t, e.seq, last ? 'ended' : 'play', t.auction, play, cards);
};
/** A complete trick is quitted. */
const plainQuit = (t: Table, e: EventOf<'TrickQuitted'>): Table | null => {
  const { play } = t;
  if (play === null || t.phase !== 'play' || play.current.length !== 4 || play.trick === 13) return null;
  return next(t, e.seq, t.phase, t.auction, quitTrick(play), t.cards);
};
const plainSpread = (t: Table, e: EventOf<'DummySpread'>): Table | null => {
  const { play } = t;
  if (play === null || t.phase !== 'play' || e.seat !== play.dummy || play.trick !== 1 || play.current.length !== 1)
    return null;
  return next(t, e.seq, t.phase, t.auction, playWith(play, { spread: true }), t.cards);
};

/** A whole and lawful deal at the start of the board. */
const plainDeal = (t: Table, e: EventOf<'HandsDealt'>): Table | null => {
  const { deal } = e;
  if (t.auction.acts.length > 0 || t.play !== null || t.deal.some((hand) => hand !== null) || !isLawfulDeal(deal))
    return null;
  const cards = t.cards.slice();
  for (let seat = 0; seat < 4; seat += 1) {
    const hand = deal[seat as Seat];
    if (hand === null) continue;
    for (const card of hand) cards[card] = inHand(seat as Seat);
  }
  return situationWith(next(t, e.seq, t.phase, t.auction, t.play, cards), { deal });
};

/** No card is missing from a trick, and the trick in progress lies in rotation. */
const isWhole = (play: Play): boolean =>
  play.tricks.every((trick) => trick.winner !== null) &&
  play.current.every((c, i) => ((c.seat - play.leader) & 3) === i);
/** While matters are kept that have nothing to say about it: a card in turn, but for the last of the play. */
const plainAmidst = (t: Table, e: Event): Table | null => {
  const { play } = t;
  if (play === null || t.phase !== 'play' || !isWhole(play) || (play.trick === 13 && play.current.length === 3))
    return null;
  if (e.type === 'CardPlayed') return isIdle(t, e.seat) ? plainCard(t, e) : null;
  return e.type === 'TrickQuitted' && isIdle(t, play.turn) ? plainQuit(t, e) : null;
};

/** The table after a plainly lawful act; null: ask the lawbook. */
export const plainly = (t: Table, e: Event): Table | null => {
  if (t.docket.ruling !== null || t.setup.screens) return null;
  if (t.matters.length > 0 || t.docket.ruled.length > 0) return plainAmidst(t, e);
  if (e.type === 'CardPlayed') return plainCard(t, e);
  if (e.type === 'CallMade') return plainCall(t, e);
  if (e.type === 'TrickQuitted') return plainQuit(t, e);
  if (e.type === 'HandsDealt') return plainDeal(t, e);
  return e.type === 'DummySpread' ? plainSpread(t, e) : null;
};
