/** Our own line on a paragraph of the Laws: who decides, what follows, what the other edition says. No text of a lawbook. */
import type { Edition, LawRef } from '../domain/edition.ts';
import { enAuction } from './laws/en-auction.ts';
import { enEnd } from './laws/en-end.ts';
import { enGeneral } from './laws/en-general.ts';
import { enPlay } from './laws/en-play.ts';
import { enScreens } from './laws/en-screens.ts';
import { frAuction } from './laws/fr-auction.ts';
import { frEnd } from './laws/fr-end.ts';
import { frGeneral } from './laws/fr-general.ts';
import { frPlay } from './laws/fr-play.ts';
import { frScreens } from './laws/fr-screens.ts';
import { AUCTION, type Decider, END, GENERAL, MOVED, PLAY, SCREENS } from './laws/paragraphs.ts';
import type { Lang } from './say.ts';

type Key = keyof typeof GENERAL | keyof typeof AUCTION | keyof typeof PLAY | keyof typeof END | keyof typeof SCREENS;
const WHO: Readonly<Record<Key, Decider>> = { ...GENERAL, ...AUCTION, ...PLAY, ...END, ...SCREENS };
const TEXTS: Readonly<Record<Lang, Readonly<Record<Key, string>>>> = {
  en: { ...enGeneral, ...enAuction, ...enPlay, ...enEnd, ...enScreens },
  fr: { ...frGeneral, ...frAuction, ...frPlay, ...frEnd, ...frScreens },
};
const isKey = (text: string): text is Key => Object.hasOwn(WHO, text);
const KEYS = Object.keys(WHO).filter(isKey);
const EDITIONS: readonly Edition[] = ['2007', '2017'];
const SCREEN = 'screens ';

const keyIn = (edition: Edition, ref: LawRef): Key | undefined =>
  isKey(`${edition}:${ref}`) ? (`${edition}:${ref}` as Key) : isKey(ref) ? ref : undefined;

/** What the other edition has: the same, other words under this or another number, or nothing. */
export type Elsewhere =
  | { readonly tag: 'same' }
  | { readonly tag: 'otherwise'; readonly text: string }
  | { readonly tag: 'moved'; readonly ref: LawRef; readonly text: string }
  | { readonly tag: 'nothing' };
export interface Explained {
  /** null: a screen regulation, which no edition has. */
  readonly edition: Edition | null;
  readonly ref: LawRef;
  /** The deeper reference asked for, of which nothing is said apart. */
  readonly asked: string | null;
  /** The number of its law, or `screens`. */
  readonly law: string;
  readonly who: Decider;
  readonly text: string;
  readonly elsewhere: Elsewhere | null;
}
export type Explanation =
  | { readonly tag: 'found'; readonly paragraphs: readonly Explained[] }
  /** A law, or a paragraph of which only the parts are known. */
  | { readonly tag: 'parts'; readonly law: string; readonly refs: readonly string[] }
  | { readonly tag: 'unknown'; readonly ref: string; readonly nearest: readonly string[] }
  | { readonly tag: 'no-edition'; readonly edition: string };

const otherOf = (edition: Edition): Edition => (edition === '2007' ? '2017' : '2007');
const movedTo = (edition: Edition, ref: LawRef): LawRef | undefined =>
  edition === '2007' ? MOVED.find(([from]) => from === ref)?.[1] : MOVED.find(([, to]) => to === ref)?.[0];

const elsewhereOf = (lang: Lang, edition: Edition, ref: LawRef, key: Key): Elsewhere => {
  const other = otherOf(edition);
  const moved = movedTo(edition, ref);
  const there = keyIn(other, moved ?? ref);
  if (there === undefined) return { tag: 'nothing' };
  if (there === key) return { tag: 'same' };
  const text = TEXTS[lang][there];
  return moved === undefined || moved === ref ? { tag: 'otherwise', text } : { tag: 'moved', ref: moved, text };
};
const lawOf = (ref: LawRef): string => (ref.startsWith(SCREEN) ? 'screens' : (/^\d+/.exec(ref)?.[0] ?? ref));

const explainedIn = (lang: Lang, edition: Edition, ref: LawRef): Explained | undefined => {
  const key = keyIn(edition, ref);
  if (key === undefined) return undefined;
  const elsewhere = elsewhereOf(lang, edition, ref, key);
  return { edition, ref, asked: null, law: lawOf(ref), who: WHO[key], text: TEXTS[lang][key], elsewhere };
};

/** The references of an edition, each as the lawbook writes it; screen regulations apart. */
export const referencesOf = (edition: Edition): readonly LawRef[] =>
  KEYS.filter((key) => !key.startsWith(SCREEN)).flatMap((key) => {
    const [head, tail] = key.split(':');
    return tail === undefined ? [key] : head === edition ? [tail] : [];
  });
/** The regulations for play with screens, as `screens 5.4.1`. */
export const SCREEN_REFERENCES: readonly LawRef[] = KEYS.filter((key) => key.startsWith(SCREEN));

/** How many letters must be changed, put in or left out (for the nearest reference). */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
};
const NEAREST = 5;
const nearestTo = (ref: string, all: readonly string[]): readonly string[] => {
  const wanted = ref.toLowerCase();
  const byDistance = all.map((each) => ({
    each,
    far: distance(wanted, each.toLowerCase()) + (lawOf(each) === lawOf(ref) ? 0 : 1.5),
  }));
  return byDistance
    .toSorted((a, b) => a.far - b.far)
    .slice(0, NEAREST)
    .map(({ each }) => each);
};

/** A reference without "Law", as the lawbook writes it, whatever the case of its letters. */
const tidy = (text: string, all: readonly string[]): string => {
  const bare = text
    .trim()
    .replace(/^(?:law|loi)\s+/i, '')
    .replace(/^(?:screens?|écrans?)\s+/i, SCREEN)
    .replaceAll(/[()]/g, '');
  const joined = bare.startsWith(SCREEN) ? bare : bare.replaceAll(/\s/g, '');
  return all.find((each) => each.toLowerCase() === joined.toLowerCase()) ?? joined;
};
/** What stands under a law or paragraph: `27` has 27A1, but not 2. */
const partsOf = (ref: string, all: readonly string[]): readonly string[] => {
  const head = ref.toLowerCase();
  const endsInDigit = /\d$/.test(head);
  return all.filter((each) => {
    const rest = each.toLowerCase().startsWith(head) ? each.slice(head.length) : '';
    return rest !== '' && !(endsInDigit && /^\d/.test(rest));
  });
};

/** The paragraph that a deeper reference belongs to: 43A1 for 43A1a. */
const above = (lang: Lang, edition: Edition, ref: string): readonly Explained[] => {
  const parent = /^(\d.*?)(?:[a-e]|\d|[A-F])$/.exec(ref)?.[1];
  const found = parent === undefined ? undefined : explainedIn(lang, edition, parent);
  return found === undefined ? [] : [{ ...found, asked: ref }];
};

/** What both editions say alike is said once. */
const once = (paragraphs: readonly Explained[]): readonly Explained[] =>
  paragraphs[0]?.elsewhere?.tag === 'same' ? paragraphs.slice(0, 1) : paragraphs;

/** Explains `2017:27B1a`, `27B1a` (both editions) or `screens 5.4.2.1`. Pure; unknown references name the nearest ones. */
export const explain = (lang: Lang, reference: string): Explanation => {
  const named = /^\s*(\d{4})\s*:(.*)$/s.exec(reference);
  const edition = EDITIONS.find((each) => each === named?.[1]);
  if (named !== null && edition === undefined) return { tag: 'no-edition', edition: named[1] ?? '' };
  const editions = edition === undefined ? EDITIONS.toReversed() : [edition];
  const all = [...new Set([...editions.flatMap(referencesOf), ...SCREEN_REFERENCES])];
  const ref = tidy(named?.[2] ?? reference, all);
  if (isKey(ref) && ref.startsWith(SCREEN))
    return {
      tag: 'found',
      paragraphs: [
        { edition: null, ref, asked: null, law: 'screens', who: WHO[ref], text: TEXTS[lang][ref], elsewhere: null },
      ],
    };
  const own = editions.flatMap((each) => explainedIn(lang, each, ref) ?? []);
  if (own.length > 0) return { tag: 'found', paragraphs: once(own) };
  const refs = ref === '' ? [] : partsOf(ref, all);
  if (refs.length > 0) return { tag: 'parts', law: lawOf(ref), refs };
  const parents = editions.flatMap((each) => above(lang, each, ref));
  return parents.length > 0
    ? { tag: 'found', paragraphs: once(parents) }
    : { tag: 'unknown', ref, nearest: nearestTo(ref, all) };
};
