/**
 * A mutant: one line of a law file changed so that one paragraph is ruled wrongly. Kept as a small text:
 *
 *     paragraph: 27B2
 *     file: domain/laws/law-27b.ts
 *     - the text that stands there once
 *     + what stands there in the mutant
 *
 * White space and trailing commas don't count: a file that is formatted anew breaks no mutant. `tests: FILE` names a test
 * that is tried besides those of the paragraph's law.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Mutant {
  readonly name: string;
  readonly paragraph: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly tests: readonly string[];
}
const field = (text: string, name: string, key: string): string => {
  const line = text.split('\n').find((l) => l.startsWith(key));
  if (line === undefined) throw new Error(`${name}: a mutant has a line that begins with ${JSON.stringify(key)}`);
  return line.slice(key.length);
};
/** Every mutant of a folder, by name. */
export const readMutants = (folder: string): readonly Mutant[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.patch'))
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const name = file.slice(0, -'.patch'.length);
      return {
        name,
        paragraph: field(text, name, 'paragraph: ').trim(),
        file: field(text, name, 'file: ').trim(),
        from: field(text, name, '- '),
        to: field(text, name, '+ '),
        tests: text
          .split('\n')
          .flatMap((line) => (line.startsWith('tests: ') ? [line.slice('tests: '.length).trim()] : [])),
      };
    });

const isWord = (token: string): boolean => /^\w/.test(token);
const escaped = (token: string): string => token.replaceAll(/[^\w\s]/g, (sign) => `\\${sign}`);
/** Where the text stands, however it is broken into lines. */
const standing = (text: string): RegExp => {
  const tokens = text.match(/\w+|[^\w\s]/g) ?? [];
  const parts = tokens.map((token, at) => {
    const before = tokens[at - 1];
    const gap = before === undefined ? '' : isWord(before) && isWord(token) ? '\\s+' : '\\s*';
    const comma = at > 0 && before !== ',' && /^[)\]}]$/.test(token) ? ',?\\s*' : '';
    return gap + comma + escaped(token);
  });
  return new RegExp(parts.join(''), 'g');
};
/** The source with the mutation, or why it can't be made: the text must stand there exactly once. */
export const mutated = (mutant: Mutant, source: string): string => {
  const count = [...source.matchAll(standing(mutant.from))].length;
  if (count !== 1)
    throw new Error(`${mutant.name}: ${JSON.stringify(mutant.from)} stands ${count} times in ${mutant.file}, not once`);
  return source.replace(standing(mutant.from), () => mutant.to);
};
