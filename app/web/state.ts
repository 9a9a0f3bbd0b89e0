/** What is looked at now, and what follows from it. The record never changes; everything shown is read off these. */
import { computed, signal } from '@preact/signals-core';
import * as E from 'fp-ts/lib/Either.js';
import type { Event, Seq } from '../../domain/event.ts';
import type { Seat } from '../../domain/seat.ts';
import { fill, type Lang, type Values } from '../../words/say.ts';
import { pageWordsIn } from '../../words/page.ts';
import { eventText } from '../text/event.ts';
import { leadsOf } from '../text/play.ts';
import { type Say, sayIn } from '../text/say.ts';
import { DATA_ID, type PageData } from './data.ts';
import { type Board, boardBehind, boardOf, eventsOf, type KnownBy, tableAt } from './model/board.ts';
import type { Afterwards } from './afterwards.ts';
import { fetchAfterwards, fetchAside } from './fetch.ts';
import { prepareAside } from './prepare.ts';
import type { Aside } from './model/aside.ts';
import type { Branch } from './model/branch.ts';
import type { Branched } from './model/branched.ts';
import { clockOf } from './model/clock.ts';
import { isTriedIn, keyMoments, roundStarts, stationsOf } from './model/marks.ts';
import type { Seen } from './model/seen.ts';
import { ALL, type View, viewerOf, viewIn } from './model/view.ts';

/** The page's own data. It was written by Étui, from a record that was decoded at the door. */
const written: PageData = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '{}') as PageData;
/** The record looked at: the page's own, or one of a file that was dropped on it. */
export const data = signal(written);
export const mainBoard = computed(() => boardOf(data.value.events, data.value.goesOn));

export type Theme = 'auto' | 'light' | 'dark';
export type Filter = 'all' | 'key' | 'director';

/** The moment of the record (or of its branch), whoever looks. */
export const at = signal<Seq>(written.at);
export const branch = signal<Branch | null>(null);
/** Whose events the page was given and nothing else; null: those of the whole record. */
export const given = computed((): View | null => (data.value.as === null ? null : (viewIn(data.value.as) ?? ALL)));
/** A page made for a poll shows what a poll shows; one made for a player is whole as far as he knows. */
export const view = signal<View>(given.value?.is === 'poll' ? given.value : ALL);
export const bottom = signal<Seat>(2);
export const known = signal<KnownBy>('then');
export const lang = signal<Lang>(written.lang);
export const theme = signal<Theme>('auto');
export const asDealt = signal(false);
/** The timeline goes by the clock, not by the order of events. */
export const byClock = signal(false);
/** What is on paper: a form of the moment, without what only a screen can do. */
export const printing = signal(false);
export const filter = signal<Filter>('all');
export const sought = signal('');
/** A link was opened that was made for another state of the record. */
export const outdated = signal(false);
/** A link named a moment, a what-if or a view that there is not. */
export const lost = signal(false);
/** What the last action did, for screen readers. */
export const notice = signal('');
/** The page itself does not show what the last action did: for a while the notice is there for eyes too. */
export const flash = signal(false);
/** The first picture is there: what is long and below it may follow. */
export const painted = signal(false);
/** Moments left by a jump, last one first to go back to. */
export const trail = signal<readonly Seq[]>([]);

/** Not here until a what-if or a view is asked for: who sets one has it fetched before. */
const aside = signal<Aside | null>(null);
export const stepAside = async (): Promise<void> => {
  const [fetched] = await Promise.all([aside.value ?? fetchAside(), prepareAside(data.value.events)]);
  aside.value = fetched;
};
export const asideNow = (): Aside => {
  if (aside.value === null) throw new Error('views and what-ifs are not here yet');
  return aside.value;
};

/** What follows the first picture; undefined until it is here, null where it cannot be fetched. */
export const afterwards = signal<Afterwards | null | undefined>(undefined);
export const goOn = async (): Promise<void> => {
  painted.value = true;
  afterwards.value = await fetchAfterwards().catch(() => null);
};

const folded = (whole: ReturnType<typeof boardOf>): Board => {
  if (E.isRight(whole)) return whole.right;
  throw new Error(whole.left.message);
};
/** The record, or the branch of it that is being tried. */
const tried = computed((): Branched | null =>
  branch.value === null ? null : asideNow().branched(data.value.events, branch.value),
);
export const whole = computed(() =>
  folded(tried.value === null ? mainBoard.value : boardOf(tried.value.record, data.value.goesOn)),
);
/** Later events of the record that have no place in the branch. */
export const leftOut = computed(() => tried.value?.leftOut ?? 0);
const askew = computed(() => tableAt(whole.value, at.value, 'then').screens?.askew ?? false);
export const viewer = computed(() => viewerOf(view.value, askew.value));
const seen = computed((): Seen | null =>
  viewer.value === null ? null : asideNow().seenBy(whole.value, at.value, viewer.value),
);
/** A card lies face down that the viewer has not seen. */
export const faceDown = computed(() => seen.value?.faceDown === true);

/** What is shown: the whole, or the record that the viewer's own events make, which holds nothing else. */
let lastSeen: Board | null = null;
export const board = computed((): Board => {
  if (seen.value === null) return whole.value;
  lastSeen = folded(boardBehind(lastSeen, seen.value.events, seen.value.goesOn));
  return lastSeen;
});
/** The moment of what is shown: of a view, its last. */
export const now = computed(() => (seen.value === null ? at.value : board.value.last));
export const table = computed(() => tableAt(board.value, now.value, seen.value === null ? known.value : 'then'));
export const events = computed(() => eventsOf(board.value));
export const leads = computed(() => leadsOf(board.value.moments));
export const say = computed(() => sayIn({ lang: lang.value, names: data.value.names }));
export const words = computed(() => pageWordsIn(lang.value));
export const stations = computed(() => stationsOf(whole.value, (seq) => isTriedIn(branch.value, seq)));
/** The scale of time of what is shown; null where the record has none, and for a viewer, who is told no times. */
export const clock = computed(() => (view.value.is === 'all' ? clockOf(whole.value.record) : null));
/** What the Laws make of a moment is not for a person polled. */
export const keys = computed(() => (given.value?.is === 'poll' ? [] : keyMoments(whole.value, stations.value)));
export const rounds = computed(() => roundStarts(whole.value));
/** The same event of a view stands behind the same events (`boardBehind`): its sentence is still the same. */
let texts: { readonly say: Say; readonly told: WeakMap<Event, string> } | null = null;
const toldIn = (now: Say): WeakMap<Event, string> => {
  if (texts?.say !== now) texts = { say: now, told: new WeakMap() };
  return texts.told;
};
/** What happened, event by event: told once, shown in several places. */
export const sentences = computed((): ReadonlyMap<Seq, string> => {
  const told = seen.value === null ? null : toldIn(say.value);
  const o = { say: say.value, at: events.value, leads: leads.value };
  return new Map(
    [...events.value].map(([seq, event]) => {
      const text = told?.get(event) ?? eventText(event, o);
      told?.set(event, text);
      return [seq, text];
    }),
  );
});
/** Every event in the order of writing, each as it counts: those that fell and those that amend have their place too. */
export const listed = computed(() => board.value.record.map((e) => events.value.get(e.seq) ?? e));

/** Fills a template of the page's own words. */
export const fillIn = (template: string, values: Values = {}): string => fill(lang.value, template, values);
