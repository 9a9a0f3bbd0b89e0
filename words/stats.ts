/** What the statistics say to people. Codes, units and column names are tokens and are never translated. */
import type { Lang } from './say.ts';
import { statsEn } from './stats-en.ts';
import { statsFr } from './stats-fr.ts';

export interface StatsWords {
  readonly title: string;
  /** Of the axis of rates. */
  readonly axis: string;
  /** Under the plot: what dots and lines are. */
  readonly legend: (seed: number, resamples: number) => string;
  readonly nothing: string;
  /** After a run, on standard error. */
  readonly done: (numbers: {
    readonly boards: number;
    readonly duplicates: number;
    readonly leftOut: number;
    readonly outOfJoint: number;
  }) => string;
  readonly same: string;
  readonly differs: string;
  readonly version: (there: string, here: string) => string;
  readonly missing: (count: number, first: string) => string;
}

const WORDS: Readonly<Record<Lang, StatsWords>> = { en: statsEn, fr: statsFr };
export const statsWordsIn = (lang: Lang): StatsWords => WORDS[lang];
