/** Parts of the page that are fetched when they are first needed. In a file that stands alone `at-hand.ts` takes its place. */
import type { Lang } from '../../words/say.ts';
import type { VNode } from 'preact';
import type { Afterwards } from './afterwards.ts';
import type { Aside } from './model/aside.ts';
import type { Reader } from './reader.ts';
import type { Tongue } from './tongue.ts';

const TONGUES: Readonly<Record<Lang, () => Promise<{ readonly tongue: Tongue }>>> = {
  en: () => import('./tongues/en.ts'),
  fr: () => import('./tongues/fr.ts'),
};
/** Fails where its script cannot be fetched; so does the other. */
export const fetchTongue = async (lang: Lang): Promise<Tongue> => (await TONGUES[lang]()).tongue;
export const fetchAside = async (): Promise<Aside> => (await import('./model/aside.ts')).aside;
export const fetchAfterwards = async (): Promise<Afterwards> => (await import('./afterwards.ts')).afterwards;
export const fetchHelp = async (): Promise<() => VNode> => (await import('./parts/help.tsx')).Help;
export const fetchReader = async (): Promise<Reader> => (await import('./reader.ts')).reader;
