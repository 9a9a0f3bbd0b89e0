/** The word that is perhaps meant. */
import { nearest } from '../../wire/error.ts';

const sorted = (word: string): string => Array.from(word.toLowerCase()).toSorted().join('');

/**
 * The known word that is a slip away: one letter in a word of up to four, else two, or a third of them. A short word
 * may also have two letters in the wrong order, or every other word would be near to it.
 */
export const meantBy = (word: string, known: Iterable<string>): string | undefined => {
  if (word.length < 3) return undefined;
  if (word.length > 4) return nearest(word, known);
  const all = [...known];
  const turned = all.find((each) => each[0] === word[0]?.toLowerCase() && sorted(each) === sorted(word));
  return turned ?? nearest(word, all, 1);
};
