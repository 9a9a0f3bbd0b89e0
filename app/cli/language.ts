/** The language of what the command line says. */
import { type Language, LANGUAGES, type Words } from '../../words/cli.ts';
import { en } from '../../words/cli-en.ts';
import { fr } from '../../words/cli-fr.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, fr };
export const wordsOf = (language: Language): Words => WORDS[language];
export const LANGUAGE_NAMES: readonly Language[] = LANGUAGES;
