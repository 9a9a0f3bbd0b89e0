/** 15. What a player cannot know leaves no trace in his view; what he does know shows. */
import * as E from 'fp-ts/lib/Either.js';
import type { Deal } from '../../domain/deal.ts';
import type { Event, Fact, Seq } from '../../domain/event.ts';
import { halfOf } from '../../domain/screens.ts';
import { ALL_SEATS, lho, NOBODY, onlySeat, partner, rho, type Seat, seatName } from '../../domain/seat.ts';
import type { Play } from '../../domain/situation.ts';
import { viewOf, viewState } from '../../replay/view.ts';
import { encodeEvent } from '../../wire/encode.ts';
import type { Viewer } from '../../projections/viewer.ts';
import { broken, HOLDS, type Board, playedOf, type Property } from './property.ts';
import { renumbered } from './renumber.ts';

const viewText = (events: Board, viewer: Viewer): string => {
  const view = viewOf(events, viewer);
  if (E.isLeft(view)) return `${view.left.tag}: ${view.left.message}`;
  const { events: his } = view.right;
  return [viewState(view.right), ...his.map(encodeEvent)].map((each) => JSON.stringify(each)).join('\n');
};
export const inserted = (events: Board, at: number, fact: Fact): Board => {
  const to = (seq: Seq): Seq => (seq >= at ? seq + 1 : seq);
  const rest = events.map((e) => renumbered(e, to));
  return [...rest.slice(0, at), { ...fact, seq: at }, ...rest.slice(at)];
};
/** Facts that come before the eyes and ears of others only. */
export const hidden = (viewer: Seat): readonly Fact[] => [
  { type: 'IntentionStated', seat: partner(viewer), of: 0, call: 0 },
  { type: 'Remark', by: partner(viewer), text: 'not for him', perceivedBy: onlySeat(lho(viewer)) },
  { type: 'TempoBreak', by: lho(viewer), kind: 'slow', perceivedBy: ALL_SEATS & ~onlySeat(viewer) },
  { type: 'ExtraneousInformation', seat: lho(viewer), text: 'a hand seen' },
  { type: 'PollTaken', of: 0, question: 'what now', peers: 'club', answers: [] },
  { type: 'OptionsExplained', to: onlySeat(lho(viewer)), of: 0, options: ['accept', 'decline'] },
  { type: 'QuestionAsked', by: lho(viewer), to: onlySeat(rho(viewer)), text: 'what is it', perceivedBy: NOBODY },
  { type: 'ExplanationGiven', by: partner(viewer), to: onlySeat(lho(viewer)), text: 'it', perceivedBy: NOBODY },
  { type: 'Mannerism', by: partner(viewer), kind: 'sawHand', perceivedBy: onlySeat(rho(viewer)) },
  { type: 'CallShown', seat: partner(viewer), call: 7, how: 'handled', seenBy: onlySeat(rho(viewer)) },
  { type: 'ExhibitAttached', sha256: '0'.repeat(64), mediaType: 'text/plain', title: 'a slip', of: 0 },
  { type: 'TextErased', of: 0 },
];
/** The same, with what the record then says of it: found not to be so, put right, struck out. */
export const hiddenAndAmended = (events: Board, at: number, viewer: Seat): readonly Board[] => {
  const behind = (fact: Fact, ...later: readonly Fact[]): Board =>
    later.reduce<Board>((so, each) => inserted(so, so.length, each), inserted(events, at, fact));
  const sight: Fact = { type: 'ExtraneousInformation', seat: lho(viewer), text: 'a hand seen' };
  const other: Fact = { type: 'ExtraneousInformation', seat: partner(viewer), text: 'another' };
  return [
    behind(sight, { type: 'EventVoided', of: at, why: 'mistyped' }),
    behind(sight, { type: 'EventCorrected', of: at, event: other, why: 'mistyped' }),
    behind(sight, { type: 'FactContested', of: at, by: lho(viewer) }, { type: 'FactFound', of: at, holds: false }),
    inserted(events, events.length, { ...sight, after: at - 1 } as Fact),
  ];
};
/** Hands that lie before all: spread, or dummy's from which a card lies in a trick (41D), also where no event says so. */
export const lyingHands = (events: Board): readonly Seat[] => {
  const spread = events.flatMap((e) => (e.type === 'DummySpread' || e.type === 'HandSpread' ? [e.seat] : []));
  const lying = playedOf(events).moments.flatMap(({ after: { play } }) =>
    play !== null && (play.spread || (play.opening === 'faced' && cardsLying(play).includes(play.dummy)))
      ? [play.dummy]
      : [],
  );
  return [...spread, ...new Set(lying)];
};
const cardsLying = ({ tricks, current }: Play): readonly Seat[] =>
  [...tricks.flatMap(({ cards }) => cards), ...current].map(({ seat }) => seat);
/** Times, meanings and hands that are not his. */
export const othersOwn = (e: Event, viewer: Seat, seen: readonly Seat[], keepsHands: boolean): Event => {
  // Whether a discard that was put right was a revoke is known to all, and rests on the hand.
  if (e.type === 'HandsDealt' && !keepsHands)
    return { ...e, deal: e.deal.map((hand, seat) => (seen.includes(seat as Seat) ? hand : null)) as unknown as Deal };
  if ((e.type === 'CallMade' || e.type === 'CallReplaced') && e.seat !== viewer)
    return { ...e, meaning: 'another meaning' };
  return e.type === 'CardPlayed' && e.seat !== viewer ? { ...e, thinkMs: 4321 } : e;
};
const marks = ['at', 'id', 'recordedAt'] as const;
export const marked = (e: Event): Event =>
  Object.assign({ ...e }, Object.fromEntries(marks.map((key) => [key, `another ${key}`])));

/** A remark that all hear, made just before or just behind a call that the tray has not brought to the viewer's side. */
const movedPast = (events: Board, viewer: Seat): readonly [Board, Board] | null => {
  const [opened] = events;
  if (opened?.type !== 'BoardOpened' || opened.screens !== true) return null;
  const i = events.findIndex(
    (e, at) =>
      e.type === 'CallMade' &&
      e.after === undefined &&
      halfOf({ askew: false }, e.seat) !== halfOf({ askew: false }, viewer) &&
      events[at + 1]?.type !== 'CallReplaced',
  );
  const remark: Fact = { type: 'Remark', by: viewer, text: 'for all to hear', aloud: true };
  return i < 0 ? null : [inserted(events, i, remark), inserted(events, i + 1, remark)];
};

export const views: Property = {
  number: 15,
  name: 'what a player cannot know leaves no trace in his view, and what he knows shows',
  of: ({ events }) => {
    const viewer = (events.length & 3) as Seat;
    const as: Viewer = { name: seatName(viewer), seats: onlySeat(viewer) };
    const plain = viewText(events, as);
    const at = 1 + ((events.length * 7 + viewer * 13) % (events.length >> 1));
    for (const fact of hidden(viewer))
      if (viewText(inserted(events, at, fact), as) !== plain)
        return broken(`${as.name} sees that ${fact.type} was recorded at ${at}`);
    for (const [i, other] of hiddenAndAmended(events, at, viewer).entries())
      if (viewText(other, as) !== plain)
        return broken(`${as.name} sees a hidden fact that was amended (${i}) at ${at}`);
    const seen: readonly Seat[] = [viewer, ...lyingHands(events)];
    const putRight = events.some((e) => (e.type === 'CardReplaced' || e.type === 'CardWithdrawn') && e.seat !== viewer);
    if (
      viewText(
        events.map((e) => marked(othersOwn(e, viewer, seen, putRight))),
        as,
      ) !== plain
    )
      return broken(`${as.name} sees what is on record of others alone`);
    const past = movedPast(events, viewer);
    if (past !== null && viewText(past[0], as) !== viewText(past[1], as))
      return broken(`${as.name} sees whether a call across the screen came before or after what he heard`);
    const remark: Fact = { type: 'Remark', by: lho(viewer), text: 'for all to hear', aloud: true };
    return viewText(inserted(events, events.length, remark), as) === plain
      ? broken(`${as.name} does not see a remark that he heard`)
      : HOLDS;
  },
};
