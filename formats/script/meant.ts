/** The word that is perhaps meant. */
import { nearest } from '../../wire/error.ts';

/** A short word must at least begin like the one meant, or every word would be near to another. */
export const meantBy = (word: string, known: Iterable<string>): string | undefined => {
  const near = word.length < 3 ? undefined : nearest(word, known);
  return near === undefined || word.length > 4 || near[0]?.toLowerCase() === word[0]?.toLowerCase() ? near : undefined;
};
