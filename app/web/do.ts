/** What a person can do on the page. Every way of doing it (key, button, list, link) ends here. */
import { batch } from '@preact/signals-core';
import type { Seq } from '../../domain/event.ts';
import type { Seat } from '../../domain/seat.ts';
import { type View, viewsOf, viewText } from './model/view.ts';
import type { Tried } from './model/branch.ts';
import type { Lang } from '../../words/say.ts';
import {
  asideNow,
  at,
  bottom,
  branch,
  byClock,
  clock,
  data,
  stepAside,
  fillIn,
  given,
  keys,
  lang,
  notice,
  now,
  rounds,
  say,
  table,
  trail,
  view,
  viewer,
  whole,
  words,
} from './state.ts';
import { momentText } from './moment-text.ts';
import { viewSays } from './view-text.ts';
import { boards } from './drop.ts';
import { linkNow } from './link.ts';
import { came, tell } from './tell.ts';
import { learn } from './tongue.ts';

const MOST_REMEMBERED = 50;
const within = (seq: Seq): Seq => Math.max(0, Math.min(whole.value.last, seq));

const announce = (from: Seq): void => {
  const { wentTo, backTo } = words.value;
  // A viewer is told his own numbers, as he reads them.
  notice.value = fillIn(at.value < from ? backTo : wentTo, { at: now.value, says: momentText() });
};
/** Does it once its part of the page is there, unless it is not asked for any more; or says that it could not be fetched. */
const having = async (fetched: Promise<void>, isAsked: () => boolean, act: () => void): Promise<void> => {
  const here = await came(fetched);
  if (!isAsked()) return;
  if (here) act();
  else tell(words.value.notFetched);
};

/** One step; a jump (`isJump`) can be undone by Backspace. */
export const goTo = (seq: Seq, isJump = true): void => {
  const from = at.value;
  const to = within(seq);
  if (to === from) return;
  batch(() => {
    if (isJump) trail.value = [...trail.value, from].slice(-MOST_REMEMBERED);
    at.value = to;
    announce(from);
  });
};
/** To an event as it is numbered in what is shown: a viewer's numbers are his own. */
export const goToShown = (seq: Seq): void =>
  goTo(viewer.value === null ? seq : asideNow().comesAt(whole.value, viewer.value, seq, at.value));
export const stepBy = (n: number): void => goTo(at.value + n, false);
export const goBack = (): void => {
  const last = trail.value.at(-1);
  if (last === undefined) return;
  trail.value = trail.value.slice(0, -1);
  goTo(last, false);
};

const nextOf = (stops: readonly Seq[], forward: boolean): Seq =>
  (forward ? stops.find((seq) => seq > at.value) : stops.findLast((seq) => seq < at.value)) ?? at.value;
export const toKeyMoment = (forward: boolean): void => goTo(nextOf(keys.value, forward));
export const toRound = (forward: boolean): void => goTo(nextOf(rounds.value, forward));

/** A matter can be answered on the record, and in a branch as far as its own answers go. */
export const mayTry = (): boolean =>
  viewer.value === null && (branch.value === null || at.value <= branch.value.from + branch.value.tried.length);
/** What was pressed is gone with what it did: the keyboard goes on beside it, not from the top of the page. */
const keepKeyboard = (...where: readonly string[]): void => {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const next = where.map((each) => document.querySelector<HTMLElement>(each)).find((each) => each !== null);
    next?.focus({ preventScroll: true });
  });
};
/** Answers a matter in a branch of its own, or further along the one that is open. Whoever has gone on meanwhile stays there. */
export const tryAnswer = (tried: Tried): Promise<void> => {
  const place = [data.value, branch.value, at.value];
  const isStillThere = (): boolean => [data.value, branch.value, at.value].every((each, i) => each === place[i]);
  return having(stepAside(), isStillThere, () => tryNow(tried));
};
const tryNow = (tried: Tried): void => {
  batch(() => {
    const open = branch.value;
    // What comes behind the moment looked at is not part of what is tried.
    const kept = open === null ? [] : open.tried.slice(0, Math.max(0, at.value - open.from));
    const from = open === null ? at.value : Math.min(open.from, at.value);
    branch.value = { from, tried: [...kept, tried] };
    at.value = from + kept.length + 1;
    notice.value = fillIn(words.value.triedNow, { says: momentText() });
  });
  keepKeyboard('#back');
};
export const leaveBranch = (): void => {
  const open = branch.value;
  if (open === null) return;
  batch(() => {
    branch.value = null;
    at.value = open.from;
    notice.value = fillIn(words.value.backTo, { at: now.value, says: momentText() });
  });
  keepKeyboard('.try-it', '.go.big');
};

/** By the clock, where the record has times; or by order again. */
export const turnScale = (): void => {
  byClock.value = clock.value !== null && !byClock.value;
  const { byClock: clocked, byOrder, noClock } = words.value;
  if (clock.value === null) tell(noClock);
  else notice.value = byClock.value ? clocked : byOrder;
};
export const flip = (): void => {
  bottom.value = ((bottom.value + 1) & 3) as Seat;
  notice.value = fillIn(words.value.flipped, { who: say.value.seat(bottom.value) });
};
let viewAsked: View | null = null;
/** Looks as somebody else, where there is more to be seen than one may know. Of two views asked for, the later. */
export const lookAs = async (to: View): Promise<void> => {
  if (given.value !== null) return;
  viewAsked = to;
  const record = data.value;
  await having(
    to.is === 'all' ? Promise.resolve() : stepAside(),
    () => viewAsked === to && data.value === record,
    () => {
      view.value = to;
      notice.value = viewSays(to);
    },
  );
};
let langAsked: Lang | null = null;
export const speak = (to: Lang): Promise<void> => {
  langAsked = to;
  return having(
    learn(to),
    () => langAsked === to,
    () => {
      lang.value = to;
    },
  );
};
export const nextView = (): Promise<void> => {
  const all: readonly View[] = viewsOf(table.value.setup.screens);
  const now = all.findIndex((v) => viewText(v) === viewText(view.value));
  return lookAs(all[(now + 1) % all.length] ?? view.value);
};

/** Where the browser has no clipboard (an old one, a page opened in a frame), a text field that is copied from. */
const copyByHand = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.className = 'vh';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
};
/** Puts a text on the clipboard and says so. `what`: its name for the reader. */
export const copyText = async (text: string, what: string): Promise<void> => {
  const done = await navigator.clipboard.writeText(text).then(
    () => true,
    () => copyByHand(text),
  );
  tell(fillIn(done ? words.value.copied : words.value.notCopied, { what }));
};
/** A board of a file that was opened here is at no address. */
export const copyLink = async (): Promise<void> => {
  if (boards.value.length > 0) tell(words.value.noLink);
  else await copyText(linkNow(), words.value.copyLink);
};
/** The event as canonical JSON; undefined for what is tried, and behind it, which is on no record. */
export const lineOf = (seq: Seq): string | undefined =>
  branch.value === null || seq <= branch.value.from ? data.value.lines[seq] : undefined;
