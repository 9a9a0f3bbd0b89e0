/**
 * The words of the page's languages, each fetched when it is first spoken: a page of the server asks for one script a
 * language, a file that stands alone has them in it. The build puts this module in the place of `words/index.ts` and
 * `words/page.ts`, so that everything that speaks finds its words here.
 */
import type { PageWords } from '../../words/page.ts';
import type { Lang } from '../../words/say.ts';
import type { Words } from '../../words/words.ts';
import { fetchTongue } from './fetch.ts';

export interface Tongue {
  readonly words: Words;
  readonly page: PageWords;
}
const known = new Map<Lang, Tongue>();

/** Has the language at hand when it ends. Fails where its script cannot be fetched. */
export const learn = async (lang: Lang): Promise<void> => {
  if (!known.has(lang)) known.set(lang, await fetchTongue(lang));
};
const tongue = (lang: Lang): Tongue => {
  const found = known.get(lang);
  if (found === undefined) throw new Error(`the words of ${lang} are not here yet`);
  return found;
};
export const wordsIn = (lang: Lang): Words => tongue(lang).words;
export const pageWordsIn = (lang: Lang): PageWords => tongue(lang).page;
