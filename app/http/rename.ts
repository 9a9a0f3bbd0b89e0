/** Names that leave a text: what of them is looked for, however it is written, and what stands in their place. */

/** A person by the name, and what stands for him. */
export type Named = readonly [name: string, as: string];
export type Rename = (text: string) => string;

/** For one who has no seat, and where a name is that of two. */
export const SOMEBODY = '…';
/** Two letters are as likely a word: they count as they are written, with a capital. */
const SHORTEST = 3;
/** Parts of names that tell nobody from another, and words. */
const PARTICLES = new Set('De Du La Le Di Da Do El Al St Jr Sr Dr Mr Ms Mc No Ni An Am Ap'.split(' '));
/** Words that mean something in a record: a call, a card, a seat, a side, an answer. */
const TOKEN = /^(?:pass|xx?|[1-9](?:nt?|[shdc♠♥♦♣])|[shdc](?:10|[2-9tjqka])|[nesw]|ns|ew|ne|sw|nw|se|none|both)$/iu;

const LETTERS = /[\p{L}\p{M}\p{N}]+/gu;
const bare = (text: string): string => text.normalize('NFD').replaceAll(/[^\p{L}\p{N}]/gu, '');
const keyOf = (text: string): string => bare(text).toLowerCase().replaceAll('ß', 'ss');
/** Accents are left out, or stand apart from their letters. */
const loosely = (part: string): string =>
  Array.from(bare(part))
    .map((letter) => (letter === 'ß' ? '(?:ß|ss)' : `${letter}\\p{M}*`))
    .join('');

interface Part {
  readonly key: string;
  readonly pattern: string;
  readonly as: string;
}
/** The name whole, surname first or last, each word of it, and each without the figures of a nickname. */
const partsOf = ([name, as]: Named): readonly Part[] => {
  const words = name.match(LETTERS) ?? [];
  const part = (written: readonly string[]): Part => ({
    key: keyOf(written.join('')),
    pattern: written.map(loosely).join('[^\\p{L}\\p{N}]*'),
    as,
  });
  // O’Brien is one word, and its own letters after a first name or before it.
  const groups = name.split(/[^\p{L}\p{M}\p{N}'’]+/u).map((group) => group.match(LETTERS) ?? []);
  const single = words.flatMap((word) => [word, ...(word.match(/[\p{L}\p{M}]+/gu) ?? [])]);
  return [words, groups.toReversed().flat(), ...groups, ...single.map((word) => [word])].map(part);
};
const isShort = ({ key }: Part): boolean => Array.from(key).length < SHORTEST;
const isWord = ({ key }: Part): boolean => TOKEN.test(key) || /^\p{N}*$/u.test(key);
const isInitials = (part: Part): boolean =>
  Array.from(part.key).length === 2 &&
  /^\p{Lu}/u.test(part.pattern) &&
  !PARTICLES.has(part.pattern.replaceAll('\\p{M}*', ''));

const expression = (parts: readonly Part[], flags: string): RegExp | null => {
  const patterns = [...new Set(parts.toSorted((a, b) => b.key.length - a.key.length).map(({ pattern }) => pattern))];
  return patterns.length === 0
    ? null
    : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, flags);
};

/** Puts what stands for the persons in the place of their names. A text without any stays as it is, to the byte. */
export const renamer = (persons: readonly Named[]): Rename => {
  const parts = persons.flatMap(partsOf).filter((part) => !isWord(part));
  const as = new Map<string, string>();
  for (const part of parts) {
    const before = as.get(part.key);
    as.set(part.key, before === undefined || before === part.as ? part.as : SOMEBODY);
  }
  const anyCase = expression(
    parts.filter((part) => !isShort(part)),
    'giu',
  );
  const asWritten = expression(
    parts.filter((part) => isShort(part) && isInitials(part)),
    'gu',
  );
  return (text) => {
    const apart = text.normalize('NFD');
    const said = [anyCase, asWritten].reduce(
      (now, each) => (each === null ? now : now.replaceAll(each, (name) => as.get(keyOf(name)) ?? SOMEBODY)),
      apart,
    );
    return said === apart ? text : said.normalize('NFC');
  };
};
