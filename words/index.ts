/** The languages. */
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Lang } from './say.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Lang, Words>> = { en, fr };
export const wordsIn = (lang: Lang): Words => WORDS[lang];
