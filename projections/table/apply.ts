/** Applies consequences to the table. It knows no law: every value comes from the lawbook. */
import { advance, recount } from '../../domain/auction.ts';
import type { Consequence } from '../../domain/consequence.ts';
import type { Deal } from '../../domain/deal.ts';
import type { PositionSet } from '../../domain/event.ts';
import type { Matter } from '../../domain/matter.ts';
import { partner, type Seat, SEATS } from '../../domain/seat.ts';
import {
  type CallAct,
  inHand,
  type Known,
  type Phase,
  placeKind,
  placeSeat,
  type Play,
  type Played,
  UNKNOWN_PLACE,
} from '../../domain/situation.ts';
import { addCard, openPlay, quitTrick, rebuild, withOwner } from '../../domain/trick.ts';
import { actWith, auctionWith, docketWith, playWith, situationWith } from '../../domain/with.ts';
import type { Table } from './table.ts';

type Of<K extends Consequence['is']> = Extract<Consequence, { readonly is: K }>;

const withCall = (t: Table, { act, behind }: Of<'call'>): Table => {
  const { acts } = t.auction;
  const at = behind === null ? -1 : acts.findLastIndex((other) => other.seq === behind);
  const last = at < 0 || at === acts.length - 1;
  if (last && act.status === 'standing') return situationWith(t, { auction: advance(t.auction, act) });
  if (last) return situationWith(t, { auction: auctionWith(t.auction, { acts: [...acts, act] }) });
  return situationWith(t, { auction: recount([...acts.slice(0, at + 1), act, ...acts.slice(at + 1)], t.setup.dealer) });
};
const withStatus = (t: Table, c: Of<'status'>): Table => {
  const acts = t.auction.acts.map(
    (act): CallAct =>
      act.seq === c.of && (act.deemed !== null) === (c.deemed ?? false)
        ? actWith(act, {
            status: c.status,
            accepted: c.accepted ?? act.accepted,
            irregular: c.irregular ?? act.irregular,
          })
        : act,
  );
  return situationWith(t, { auction: recount(acts, t.setup.dealer) });
};
const withMatter = (t: Table, matter: Matter): Table => {
  const at = t.matters.findIndex((m) => m.law === matter.law && m.of === matter.of);
  const matters = at < 0 ? [...t.matters, matter] : t.matters.map((m, i) => (i === at ? matter : m));
  return situationWith(t, { matters });
};
const entry = (item: Of<'known'>['item'], from: number, until: number | null): Known => ({
  of: item.of,
  kind: item.kind,
  item: item.item,
  authorized: item.authorized,
  unauthorized: item.unauthorized,
  law: item.law,
  from,
  until,
});
/** An item's status changes by a new entry; the old one ends with the event. */
const withKnown = (t: Table, item: Of<'known'>['item']): Table => {
  const same = (k: Known): boolean =>
    k.until === null && k.of === item.of && k.kind === item.kind && k.item === item.item;
  const before = t.known.find(same);
  if (
    before !== undefined &&
    before.authorized === item.authorized &&
    before.unauthorized === item.unauthorized &&
    before.law === item.law
  )
    return t;
  return situationWith(t, {
    known: [...t.known.map((k) => (same(k) ? entry(k, k.from, t.at) : k)), entry(item, t.at, null)],
  });
};
const withPlace = (t: Table, card: number, place: number): Table => {
  const cards = t.cards.slice();
  cards[card] = place;
  return situationWith(t, { cards });
};
/** A card that was taken back, and lies in its trick again, was not withdrawn. */
const onceMore = (play: Play, played: Played): Play =>
  play.withdrawn.some((c) => c.seq === played.seq)
    ? playWith(play, { withdrawn: play.withdrawn.filter((c) => c.seq !== played.seq) })
    : play;
const withPlayed = (t: Table, { played, trick }: Of<'played'>): Table => {
  const play = t.play === null ? null : onceMore(t.play, played);
  if (play === null) return t;
  if (
    trick > play.trick ||
    (trick === play.trick && play.current.length < 4 && played.seat === play.turn && isPlain(play))
  )
    return situationWith(t, { play: addCard(play, played) });
  if (trick === play.trick)
    return situationWith(t, {
      play: rebuild(playWith(play, { leader: play.current.length === 0 ? played.seat : play.leader }), play.tricks, [
        ...play.current,
        played,
      ]),
    });
  const tricks = play.tricks.map((done, i) =>
    i === trick - play.base.trick ? { ...done, cards: [...done.cards, played] } : done,
  );
  return situationWith(t, { play: rebuild(play, tricks, play.current) });
};
/** Nothing is missing from an earlier trick, and the trick in progress has no gap. */
const isPlain = (play: Play): boolean =>
  play.tricks.every((trick) => trick.winner !== null) &&
  play.current.every((c, i) => ((c.seat - play.leader) & 3) === i);

const takenBack = (t: Table, { of, held }: Of<'taken back'>): Table => {
  const play = t.play;
  if (play === null) return t;
  const card =
    play.current.find((c) => c.seq === of) ?? play.tricks.flatMap((trick) => trick.cards).find((c) => c.seq === of);
  if (card === undefined)
    return held === undefined
      ? t
      : situationWith(t, { play: playWith(play, { withdrawn: [...play.withdrawn, held] }) });
  const without = play.tricks.map((trick) => ({ ...trick, cards: trick.cards.filter((c) => c.seq !== of) }));
  const current = play.current.filter((c) => c.seq !== of);
  return situationWith(t, {
    play: rebuild(playWith(play, { withdrawn: [...play.withdrawn, card] }), without, current),
  });
};
const quitted = (t: Table): Table => {
  const play = t.play;
  if (play === null || play.current.length === 0) return t;
  return situationWith(t, { play: quitTrick(play) });
};

/** A card on the table stays where it is; one that lies face up, only while it is its owner's. */
const isSettled = (place: number, card: number, deal: Deal): boolean => {
  const kind = placeKind(place);
  const seat = placeSeat(place);
  if (kind !== 'up' || seat === null) return kind === 'trick' || kind === 'matter';
  return deal[seat]?.includes(card) ?? true;
};
const withDeal = (t: Table, deal: Deal): Table => {
  const cards = t.cards.map((place, card) => (isSettled(place, card, deal) ? place : UNKNOWN_PLACE));
  // From the dealer on: a card that two hands hold is then in the same one, wherever the table stands.
  for (const from of SEATS) {
    const seat = ((t.setup.dealer + from) & 3) as Seat;
    for (const card of deal[seat] ?? []) if (cards[card] === UNKNOWN_PLACE) cards[card] = inHand(seat);
  }
  return situationWith(t, { deal, cards });
};
const positioned = (t: Table, p: PositionSet): Table => {
  const trick = p.trick ?? 1;
  const [ns, ew] = p.won ?? [0, 0];
  const play = playWith(openPlay(p.contract.declarer, p.contract.denomination), {
    leader: p.leader,
    turn: p.leader,
    trick,
    ns,
    ew,
    opening: 'faced',
    spread: true,
    base: { trick, ns, ew },
  });
  return situationWith(t, {
    play,
    phase: 'play',
    auction: auctionWith(t.auction, { over: true, contract: p.contract }),
  });
};

const toPhase = (t: Table, to: Phase): Table => {
  const { contract } = t.auction;
  if (to === 'auction') return situationWith(t, { phase: to, play: null });
  if (to === 'clarification' && contract !== null)
    return situationWith(t, { phase: to, play: openPlay(contract.declarer, contract.denomination) });
  return situationWith(t, { phase: to });
};
const opened = (t: Table, { to, lead }: Of<'opening'>): Table =>
  t.play === null
    ? t
    : situationWith(t, {
        phase: to === 'faced' ? 'play' : 'clarification',
        play: playWith(t.play, { opening: to, down: lead }),
      });
const withDeclarer = (t: Table, declarer: Seat): Table => {
  const { contract } = t.auction;
  return situationWith(t, {
    auction: auctionWith(t.auction, { contract: contract === null ? null : { ...contract, declarer } }),
    play: t.play === null ? null : playWith(t.play, { declarer, dummy: partner(declarer) }),
  });
};
const onTurn = (t: Table, seat: Seat): Table =>
  t.play === null || t.phase === 'auction'
    ? situationWith(t, { auction: auctionWith(t.auction, { turn: seat }) })
    : situationWith(t, { play: playWith(t.play, { turn: seat }) });

/** One consequence. A `refer` is answered by the lawbook before it comes here. */
export const apply = (t: Table, c: Consequence): Table => {
  switch (c.is) {
    case 'call':
      return withCall(t, c);
    case 'status':
      return withStatus(t, c);
    case 'matter':
      return withMatter(t, c.matter);
    case 'known':
      return withKnown(t, c.item);
    case 'finding':
      return situationWith(t, { findings: [...t.findings, c.finding] });
    case 'place':
      return withPlace(t, c.card, c.place);
    case 'played':
      return withPlayed(t, c);
    case 'taken back':
      return takenBack(t, c);
    case 'owner':
      return t.play === null ? t : situationWith(t, { play: withOwner(t.play, c.trick, c.seat) });
    case 'quitted':
      return quitted(t);
    case 'deal':
      return withDeal(t, c.deal);
    case 'position':
      return positioned(t, c.position);
    case 'opening':
      return opened(t, c);
    case 'spread':
      return t.play === null ? t : situationWith(t, { play: playWith(t.play, { spread: c.undone !== true }) });
    case 'roles':
      return withDeclarer(t, c.declarer);
    case 'turn':
      return onTurn(t, c.seat);
    case 'phase':
      return toPhase(t, c.to);
    case 'judged':
      return situationWith(t, { docket: docketWith(t.docket, { judged: [...t.docket.judged, c.judged] }) });
    case 'attention':
      return situationWith(t, { docket: docketWith(t.docket, { attention: [...t.docket.attention, c.attention] }) });
    case 'screens':
      return situationWith(t, { screens: c.screens });
    case 'docket':
      return situationWith(t, { docket: docketWith(t.docket, c.change) });
    case 'refer':
      return t;
  }
};
