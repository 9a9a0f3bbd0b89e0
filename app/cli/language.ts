/** The language of what the command line says of its own. */
import type { CliWords } from '../../words/cli.ts';
import { en } from '../../words/cli-en.ts';
import { fr } from '../../words/cli-fr.ts';
import { LANGS, type Lang } from '../../words/say.ts';

const WORDS: Readonly<Record<Lang, CliWords>> = { en, fr };
export const wordsOf = (lang: Lang): CliWords => WORDS[lang];

/**
 * `--lang fr` or `--lang=fr`, wherever it stands: help and errors are asked for it before the options are read. The
 * environment is not asked: the same command line says the same everywhere.
 */
export const langIn = (words: readonly string[]): Lang => {
  const given = words.flatMap((word, i) =>
    word === '--lang' ? [words[i + 1] ?? ''] : word.startsWith('--lang=') ? [word.slice('--lang='.length)] : [],
  );
  return LANGS.find((lang) => lang === given.at(-1)) ?? 'en';
};

let current: Lang = 'en';
/** Standard error is one for the whole process, and so is its language. */
export const speakIn = (lang: Lang): void => {
  current = lang;
};
export const spoken = (): Lang => current;
