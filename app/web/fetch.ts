/** Parts of the page that are fetched when they are first needed. In a file that stands alone `at-hand.ts` takes its place. */
import type { Lang } from '../../words/say.ts';
import type { VNode } from 'preact';
import * as E from 'fp-ts/lib/Either.js';
import type { BoardRecord } from '../../domain/event.ts';
import { regulations } from './fetched/screens.ts';
import { rulings } from './fetched/rulings.ts';
import { weighing } from './fetched/weighing.ts';
import type { Afterwards } from './afterwards.ts';
import type { Aside } from './model/aside.ts';
import { boardOf } from './model/board.ts';
import { needsOf, needsWeighing } from './model/needs.ts';
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
const PARTS = { rulings, screens: regulations } as const;
/** What the fold of this record calls for is at hand when it ends. Fails where a script cannot be fetched. */
export const prepare = async (record: BoardRecord): Promise<void> => {
  await Promise.all(needsOf(record).map((need) => PARTS[need].fetch()));
  const board = boardOf(record);
  if (E.isRight(board) && needsWeighing(board.right)) await weighing.fetch();
};
