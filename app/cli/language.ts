/** The language of what the command line says of its own. */
import type { CliWords } from '../../words/cli.ts';
import { en } from '../../words/cli-en.ts';
import { fr } from '../../words/cli-fr.ts';
import type { Lang } from '../../words/say.ts';

const WORDS: Readonly<Record<Lang, CliWords>> = { en, fr };
export const wordsOf = (lang: Lang): CliWords => WORDS[lang];
