/**
 * What a player, or both players on a side of the screen, may know of a record: the events that came before his eyes
 * and ears, numbered anew, without the fields that only others know. A view is the fold of these and of nothing else,
 * so that what he cannot know leaves no trace in it (property 15).
 */
import { suitOf } from '../domain/card.ts';
import type { Event, EventType, Seq } from '../domain/event.ts';
import { perceivers } from '../domain/information.ts';
import { type Half, halfOf, seatsOfHalf } from '../domain/screens.ts';
import {
  ALL_SEATS,
  hasSeat,
  listSeats,
  NOBODY,
  onlySeat,
  parseSeat,
  type Seat,
  SEATS,
  type SeatSet,
} from '../domain/seat.ts';
import { cardsOfTrick, trickOf } from '../domain/situation.ts';
import { stripped } from './stripped.ts';
import type { Moment } from './table/step.ts';
import type { Table } from './table/table.ts';

/** Whose knowledge: one seat, or what both players of a side of the screen know. */
export interface Viewer {
  readonly name: string;
  readonly seats: SeatSet;
}
/** Reads `N E S W NE SW NW SE`; undefined for anything else. */
export const parseViewer = (text: string): Viewer | undefined => {
  const seat = parseSeat(text);
  if (seat !== undefined) return { name: text, seats: onlySeat(seat) };
  if (text !== 'NE' && text !== 'SW' && text !== 'NW' && text !== 'SE') return undefined;
  const askew = text === 'NW' || text === 'SE';
  const half: Half = text.startsWith('N') ? 0 : 1;
  return { name: text, seats: seatsOfHalf({ askew }, half) };
};

/** The director's own papers, and amendments, which the timeline has already carried out. */
const IN_NO_VIEW: ReadonlySet<EventType> = new Set([
  'IntentionStated',
  'PollTaken',
  'ExhibitAttached',
  'EventVoided',
  'EventCorrected',
  'TextErased',
  'RecordSealed',
]);
/** Without the event that they are about these say nothing. */
const ABOUT: ReadonlySet<EventType> = new Set([
  'AttentionDrawn',
  'OptionChosen',
  'OptionsExplained',
  'DirectorJudged',
  'DirectorRuled',
  'MeaningFound',
  'FactContested',
  'FactAgreed',
  'FactFound',
  'CallWithdrawn',
  'CardWithdrawn',
  'CardReplaced',
  'UndoAnswered',
]);

/** What is read of the moments while the events are gone through. */
interface Reading {
  readonly last: Table;
  readonly moments: readonly Moment[];
  readonly viewer: Viewer;
}
const all = (seats: SeatSet, knowing: SeatSet): boolean => (seats & ~knowing) === NOBODY;

/** The calls are read aloud, or lie open, once the aperture has been raised or the play has begun. */
const auctionIsOpen = (r: Reading): boolean =>
  r.last.phase === 'play' ||
  r.last.phase === 'ended' ||
  r.last.phase === 'closed' ||
  r.last.screens?.aperture === 'open';
const callKnown = (seq: Seq, seat: Seat, r: Reading): SeatSet => {
  const s = r.last.screens;
  if (s === null) return ALL_SEATS;
  const act = r.last.auction.acts.find((each) => each.seq === seq);
  if (auctionIsOpen(r) && act?.status === 'standing') return ALL_SEATS;
  return ([0, 1] as const).reduce<SeatSet>(
    (set, half) => (s.seen[half].includes(seq) ? set | seatsOfHalf(s, half) : set),
    seatsOfHalf(s, halfOf(s, seat)),
  );
};
/** A lead behind a shut aperture is seen on its own side, until it is opened while the card lies there. */
const cardKnown = (e: Event & { readonly seat: Seat }, i: number, r: Reading): SeatSet => {
  const before = (r.moments[i] as Moment).before;
  if (before.screens === null || before.screens.aperture === 'open' || before.phase !== 'clarification')
    return ALL_SEATS;
  const later = r.moments.slice(i + 1).map((m) => m.event);
  const opened = later.findIndex((x) => x.type === 'ApertureOpened');
  const gone = later.findIndex((x) => x.type === 'CardWithdrawn' && x.of === e.seq);
  const shown = opened >= 0 && (gone < 0 || opened < gone);
  return shown ? ALL_SEATS : seatsOfHalf(before.screens, halfOf(before.screens, e.seat));
};
/** A card face down is its player's alone until it is faced. */
const downKnown = (e: Event & { readonly seat: Seat }, i: number, r: Reading): SeatSet => {
  const later = r.moments.slice(i + 1).map((m) => m.event);
  const faced = later.findIndex((x) => x.type === 'LeadFaced' && x.seat === e.seat);
  const gone = later.findIndex((x) => x.type === 'CardWithdrawn' && x.of === e.seq);
  return faced >= 0 && (gone < 0 || faced < gone) ? ALL_SEATS : onlySeat(e.seat);
};
/** Behind screens a call for the director during the auction is heard on its own side. */
const sameSide = (by: Seat, i: number, r: Reading): SeatSet => {
  const { screens: s, phase } = (r.moments[i] as Moment).before;
  return s === null || phase !== 'auction' ? ALL_SEATS : seatsOfHalf(s, halfOf(s, by));
};

/** Who knows of the event at the last moment. */
const knowing = (e: Event, i: number, r: Reading): SeatSet => {
  switch (e.type) {
    case 'CallMade':
    case 'CallReplaced':
    case 'BidsPickedUp':
      return callKnown(e.seq, e.seat, r);
    case 'CallShown': {
      const s = (r.moments[i] as Moment).before.screens;
      return onlySeat(e.seat) | (e.seenBy ?? (s === null ? ALL_SEATS : seatsOfHalf(s, halfOf(s, e.seat))));
    }
    case 'CardPlayed':
      return e.faceDown === true ? downKnown(e, i, r) : cardKnown(e, i, r);
    case 'CardExposed':
      return onlySeat(e.seat) | (e.seenBy ?? ALL_SEATS);
    case 'CardRestored':
    case 'ExtraneousInformation':
      return onlySeat(e.seat);
    case 'AlertGiven':
    case 'QuestionAsked':
    case 'ExplanationGiven':
    case 'TempoBreak':
    case 'Remark':
    case 'Mannerism':
    case 'RightsReserved':
      return (
        perceivers(e, (r.moments[i] as Moment).before) |
        (e.by === 'spectator' ? NOBODY : onlySeat(e.by)) |
        (e.to ?? NOBODY)
      );
    case 'MeaningFound':
      return onlySeat(r.last.auction.acts.find((act) => act.seq === e.of)?.seat ?? 0);
    case 'OptionsExplained':
      return e.to;
    case 'DirectorCalled':
      return sameSide(e.by, i, r);
    default:
      return IN_NO_VIEW.has(e.type) ? NOBODY : ALL_SEATS;
  }
};
/** By itself it would not have reached him; the record says that it did. */
const isAcross = (e: Event, i: number, r: Reading): boolean => {
  if (!('perceivedBy' in e) || e.perceivedBy === undefined || e.by === 'spectator' || hasSeat(r.viewer.seats, e.by))
    return false;
  const { perceivedBy: _, ...plain } = e;
  return !all(r.viewer.seats, perceivers(plain, (r.moments[i] as Moment).before));
};
const isHiddenAbout = (e: Event, numbers: ReadonlyMap<Seq, Seq>): boolean =>
  ABOUT.has(e.type) && 'of' in e && typeof e.of === 'number' && !numbers.has(e.of);

/** 41D: dummy's hand lies there, though no event says that it was spread: he has played from it, or the record begins later. */
const dummyLies = ({ play }: Table): SeatSet => {
  if (play === null) return NOBODY;
  const { dummy, spread, opening, tricks, current } = play;
  const isHis = ({ seat }: { readonly seat: Seat }): boolean => seat === dummy;
  const lies =
    spread || (opening === 'faced' && (current.some(isHis) || tricks.some(({ cards }) => cards.some(isHis))));
  return lies ? onlySeat(dummy) : NOBODY;
};
/** The hands that the viewer has before his eyes: his own, dummy's once spread, a hand spread by mistake. */
const handsSeen = (r: Reading): SeatSet => {
  const own = listSeats(r.viewer.seats).length === 1 ? r.viewer.seats : NOBODY;
  return r.moments.reduce<SeatSet>(
    (set, { event: e, after }) =>
      set | dummyLies(after) | (e.type === 'DummySpread' || e.type === 'HandSpread' ? onlySeat(e.seat) : NOBODY),
    own,
  );
};
/** A discard that its player takes back to follow suit: all four now know that it was a revoke, whatever his hand is. */
const provesRevoke = (moments: readonly Moment[], i: number): { readonly of: Seq; readonly seat: Seat } | null => {
  const { event: e, before } = moments[i] as Moment;
  if ((e.type !== 'CardReplaced' && e.type !== 'CardWithdrawn') || before.play === null) return null;
  const taken = trickOf(before.play, e.of);
  const led = taken === undefined ? undefined : cardsOfTrick(before.play, taken.number)[0];
  if (
    taken === undefined ||
    led === undefined ||
    taken.played.seat !== e.seat ||
    suitOf(taken.played.card) === suitOf(led.card)
  )
    return null;
  const judged = moments.some(
    ({ event }) => event.type === 'DirectorJudged' && event.of === e.of && event.question === 'revoke',
  );
  if (judged) return null;
  const now = e.type === 'CardReplaced' ? e.card : nextCard(moments, i, e.seat);
  return now !== null && suitOf(now) === suitOf(led.card) ? { of: e.of, seat: e.seat } : null;
};
const nextCard = (moments: readonly Moment[], i: number, seat: Seat): number | null => {
  const next = moments.slice(i + 1).find(({ event }) => event.type === 'CardPlayed' && event.seat === seat)?.event;
  return next?.type === 'CardPlayed' ? next.card : null;
};
const COMES_LATER: ReadonlySet<EventType> = new Set(['CallMade', 'CallReplaced', 'BidsPickedUp', 'CardPlayed']);
/**
 * The place at which the event came before the viewer's eyes: a call across the screen with the tray, a lead face down
 * when it is faced. Whether something that he heard meanwhile came before or after it he can't know.
 */
const placeOf = (i: number, { moments, viewer }: Reading): number => {
  const { event: e } = moments[i] as Moment;
  if (!COMES_LATER.has(e.type)) return i;
  const isKnown = (k: number): boolean =>
    all(viewer.seats, knowing(e, i, { last: (moments[k] as Moment).after, moments: moments.slice(0, k + 1), viewer }));
  for (let k = i; k < moments.length; k += 1) if (isKnown(k)) return k;
  return i;
};
/** The moments in the order in which the viewer came to know of them; what an event brings stands in front of it. */
const inHisOrder = (r: Reading): readonly (readonly [i: number, moment: Moment])[] =>
  r.moments
    .map((moment, i) => ({ i, moment, place: placeOf(i, r) }))
    .toSorted((a, b) => a.place - b.place || Number(a.place === a.i) - Number(b.place === b.i) || a.i - b.i)
    .map(({ i, moment }) => [i, moment] as const);
/** The events of the viewer, in the order in which he came to know of them, numbered from 0. `moments`: those of the record up to the moment of the view. */
export const viewed = (moments: readonly Moment[], viewer: Viewer): readonly Event[] => {
  const last = moments.at(-1);
  if (last === undefined) return [];
  const r: Reading = { last: last.after, moments, viewer };
  const hands = handsSeen(r);
  const numbers = new Map<Seq, Seq>();
  const out: Event[] = [];
  for (const [i, { event }] of inHisOrder(r)) {
    const known = all(viewer.seats, knowing(event, i, r)) && !isHiddenAbout(event, numbers);
    const own = listSeats(viewer.seats).length === 1 ? viewer.seats : NOBODY;
    const his = known ? stripped(event, { numbers, hands, own, seq: out.length, across: isAcross(event, i, r) }) : null;
    if (his === null) continue;
    const proof = provesRevoke(moments, i);
    if (proof !== null && !hasSeat(hands, proof.seat) && numbers.has(proof.of)) {
      out.push({
        seq: out.length,
        type: 'DirectorJudged',
        of: numbers.get(proof.of) ?? 0,
        question: 'revoke',
        answer: true,
      });
      numbers.set(event.seq, out.length);
      out.push({ ...his, seq: out.length });
      continue;
    }
    numbers.set(event.seq, out.length);
    out.push(his);
  }
  return out;
};
/** A card lies face down that the viewer has not seen (41A). */
export const liesFaceDown = (moments: readonly Moment[], viewer: Viewer): boolean => {
  const down = moments.at(-1)?.after.play?.down ?? null;
  return down !== null && !SEATS.every((seat) => !hasSeat(viewer.seats, seat) || seat === down.seat);
};
