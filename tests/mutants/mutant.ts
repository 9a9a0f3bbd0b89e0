/**
 * A mutant: one line of a law file changed so that one paragraph is ruled wrongly. Kept as a small text:
 *
 *     paragraph: 27B2
 *     file: domain/laws/law-27.ts
 *     - the text that stands there once
 *     + what stands there in the mutant
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Mutant {
  readonly name: string;
  readonly paragraph: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
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
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const name = file.slice(0, -'.patch'.length);
      return {
        name,
        paragraph: field(text, name, 'paragraph: ').trim(),
        file: field(text, name, 'file: ').trim(),
        from: field(text, name, '- '),
        to: field(text, name, '+ '),
      };
    });
/** The source with the mutation, or why it can't be made: the text must stand there exactly once. */
export const mutated = (mutant: Mutant, source: string): string => {
  const count = source.split(mutant.from).length - 1;
  if (count !== 1) throw new Error(`${mutant.name}: ${JSON.stringify(mutant.from)} stands ${count} times in ${mutant.file}, not once`);
  return source.replace(mutant.from, () => mutant.to);
};
