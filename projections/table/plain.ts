/**
 * The guard in front of the lawbook: an act that is plainly lawful while nothing is open advances the table at once.
 * It decides nothing that the lawbook would decide otherwise (a property), it only decides it sooner.
 */
import { actFrom } from '../../domain/act.ts';
import { advance, isRegular } from '../../domain/auction.ts';
import { PASS } from '../../domain/call.ts';
import type { Event, EventOf } from '../../domain/event.ts';
import { holdsSuit, inHand, inTrick, UNKNOWN_PLACE } from '../../domain/situation.ts';
import { addCard, quitTrick } from '../../domain/trick.ts';
import type { Table } from './table.ts';

const withAuction = (t: Table, at: number, auction: Table['auction']): Table => ({
  setup: t.setup, at, phase: t.phase, auction, play: t.play, cards: t.cards, deal: t.deal, matters: t.matters,
  known: t.known, findings: t.findings, docket: t.docket,
});

const plainCall = (t: Table, e: EventOf<'CallMade'>): Table | null => {
  const a = t.auction;
  if (a.over || e.seat !== a.turn || e.with !== undefined || !isRegular(a, e.seat, e.call)) return null;
  if (e.call === PASS && a.passes >= 2 && (a.bid !== 0 || a.passes === 3)) return null;
  return withAuction(t, e.seq, advance(a, actFrom(e, 'standing', null)));
};

const plainCard = (t: Table, e: EventOf<'CardPlayed'>): Table | null => {
  const play = t.play;
  if (play === null || t.phase !== 'play' || e.seat !== play.turn) return null;
  if (e.faceDown === true || e.with !== undefined || e.named === false || e.trick !== undefined) return null;
  const count = play.current.length;
  if (count === 3 && play.trick === 13) return null;
  const place = t.cards[e.card];
  const known = t.deal[e.seat] !== null;
  if (known ? place !== inHand(e.seat) : place !== UNKNOWN_PLACE) return null;
  if (count > 0 && count < 4) {
    const led = play.current[0] as { readonly card: number };
    const suit = (led.card / 13) | 0;
    if (((e.card / 13) | 0) !== suit && holdsSuit(t, e.seat, suit) !== false) return null;
  }
  const cards = t.cards.slice();
  cards[e.card] = inTrick(e.seat);
  return {
    setup: t.setup, at: e.seq, phase: t.phase, auction: t.auction, play: addCard(play, { seat: e.seat, card: e.card, seq: e.seq }), cards,
    deal: t.deal, matters: t.matters, known: t.known, findings: t.findings, docket: t.docket,
  };
};

const withPlay = (t: Table, at: number, play: NonNullable<Table['play']>): Table => ({
  setup: t.setup, at, phase: t.phase, auction: t.auction, play, cards: t.cards, deal: t.deal, matters: t.matters,
  known: t.known, findings: t.findings, docket: t.docket,
});
/** A complete trick is quitted. */
const plainQuit = (t: Table, e: EventOf<'TrickQuitted'>): Table | null => {
  const play = t.play;
  if (play === null || t.phase !== 'play' || play.current.length !== 4 || play.trick === 13) return null;
  return withPlay(t, e.seq, quitTrick(play));
};

/** The table after a plainly lawful act; null: ask the lawbook. */
export const plainly = (t: Table, e: Event): Table | null => {
  if (t.matters.length > 0 || t.docket.ruling !== null || t.docket.ruled.length > 0 || t.setup.screens) return null;
  if (e.type === 'CardPlayed') return plainCard(t, e);
  if (e.type === 'CallMade') return plainCall(t, e);
  return e.type === 'TrickQuitted' ? plainQuit(t, e) : null;
};
