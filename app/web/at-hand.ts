/** What `fetch.ts` fetches, in a page that has everything in it. */
import type { VNode } from 'preact';
import type { Lang } from '../../words/say.ts';
import { type Afterwards, afterwards } from './afterwards.ts';
import { type Aside, aside } from './model/aside.ts';
import { Help } from './parts/help.tsx';
import type { Reader } from './reader.ts';
import type { Tongue } from './tongue.ts';
import { tongue as en } from './tongues/en.ts';
import { tongue as fr } from './tongues/fr.ts';

const TONGUES: Readonly<Record<Lang, Tongue>> = { en, fr };
export const fetchTongue = (lang: Lang): Promise<Tongue> => Promise.resolve(TONGUES[lang]);
export const fetchAside = (): Promise<Aside> => Promise.resolve(aside);
export const fetchAfterwards = (): Promise<Afterwards> => Promise.resolve(afterwards);
export const fetchHelp = (): Promise<() => VNode> => Promise.resolve(Help);
export const prepare = (): Promise<void> => Promise.resolve();
export const prepareAside = prepare;
/** What reads other formats would double the file: it shows its own board. */
export const fetchReader = (): Promise<Reader> => Promise.reject(new Error('not in this file'));
