/** Errors in the reader's language: the English template is the key. */
import type { Saying, SayingValue } from '../domain/saying.ts';
import { frSayings } from './sayings-fr.ts';
import { fill, type Lang } from './say.ts';

const valueIn = (lang: Lang, value: SayingValue): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if ('template' in value) return said(lang, value);
  return value.map((each) => said(lang, each)).join(lang === 'fr' ? ' ; ' : '; ');
};

/** The sentence in a language; in English where the language has none for it. */
export const said = (lang: Lang, { template, values }: Saying): string => {
  const known = lang === 'fr' ? frSayings.get(template) : template;
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueIn(lang, value)]));
  return fill(known === undefined ? 'en' : lang, known ?? template, texts);
};
