/** What is looked at now, and what follows from it. The record never changes; everything shown is read off these. */
import { computed, signal } from '@preact/signals';
import * as E from 'fp-ts/lib/Either.js';
import type { Seq } from '../../domain/event.ts';
import type { Seat } from '../../domain/seat.ts';
import { fill, type Lang, type Values } from '../../words/say.ts';
import { pageWordsIn } from '../../words/page.ts';
import { leadsOf } from '../text/play.ts';
import { sayIn } from '../text/say.ts';
import { DATA_ID, type PageData } from './data.ts';
import { type Board, boardOf, eventsOf, type KnownBy, tableAt } from './model/board.ts';
import { type Branch, branchRecord } from './model/branch.ts';
import { keyMoments, roundStarts, stationsOf } from './model/marks.ts';
import { screenAt } from './model/screen.ts';
import { seenEvents } from './model/seen.ts';
import { ALL, type View } from './model/view.ts';

/** The page's own data. It was written by Étui, from a record that was decoded at the door. */
export const data: PageData = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '{}') as PageData;
export const mainBoard = boardOf(data.events);

export type Theme = 'auto' | 'light' | 'dark';
export type Filter = 'all' | 'key' | 'director';

export const at = signal<Seq>(data.events.length - 1);
export const branch = signal<Branch | null>(null);
export const view = signal<View>(ALL);
export const bottom = signal<Seat>(2);
export const known = signal<KnownBy>('then');
export const lang = signal<Lang>(data.lang);
export const theme = signal<Theme>('auto');
export const asDealt = signal(false);
export const filter = signal<Filter>('all');
export const sought = signal('');
/** A link was opened that was made for another state of the record. */
export const outdated = signal(false);
/** What the last action did, for eyes and for screen readers. */
export const notice = signal('');
/** Moments left by a jump, last one first to go back to. */
export const trail = signal<readonly Seq[]>([]);

/** The record, or the branch of it that is being tried. */
export const board = computed((): Board => {
  const whole = branch.value === null ? mainBoard : boardOf(branchRecord(data.events, branch.value));
  if (E.isRight(whole)) return whole.right;
  throw new Error(whole.left.message);
});
export const table = computed(() => tableAt(board.value, at.value, known.value));
export const events = computed(() => eventsOf(board.value));
export const leads = computed(() => leadsOf(board.value.moments));
export const say = computed(() => sayIn({ lang: lang.value, names: data.names }));
export const words = computed(() => pageWordsIn(lang.value));
export const screen = computed(() => screenAt(board.value.moments, at.value));
export const stations = computed(() => stationsOf(board.value, branch.value === null ? null : branch.value.from + 1));
export const keys = computed(() => keyMoments(board.value, stations.value));
export const rounds = computed(() => roundStarts(board.value));
/** The events in the order in which they count, those that fell at the place where they were written. */
export const listed = computed(() => {
  const counted = board.value.moments.map(({ event }) => event);
  const fallen = board.value.record.filter((e) => board.value.fallen.has(e.seq));
  return view.value.is === 'all' ? [...counted, ...fallen].toSorted(byPlace) : counted;
});
const byPlace = (
  a: { readonly seq: Seq; readonly after?: Seq },
  b: { readonly seq: Seq; readonly after?: Seq },
): number => a.seq - b.seq;
export const seen = computed(() => seenEvents(view.value, screen.value, listed.value));

/** Fills a template of the page's own words. */
export const fillIn = (template: string, values: Values = {}): string => fill(lang.value, template, values);
