/** What the review page says of its own, in each language. */
import { enPage } from './page-en.ts';
import { frPage } from './page-fr.ts';
import type { Lang } from './say.ts';
import type { SameKeys } from './words.ts';

export type PageWords = SameKeys<typeof enPage>;
const WORDS: Readonly<Record<Lang, PageWords>> = { en: enPage, fr: frPage };
export const pageWordsIn = (lang: Lang): PageWords => WORDS[lang];
