/** What docs/script.md shows is read as it says. */
import { describe, expect, it } from 'vitest';
import { readText } from '../support/sources.ts';
import { boardsIn, errorsIn, placed } from './read.ts';

const DOCS = readText('docs/script.md');
const blocks = (kind: string): readonly string[] =>
  [...DOCS.matchAll(/^```(\S+)\n([\s\S]*?)^```$/gm)]
    .filter(([, name]) => name === kind)
    .map(([, , text]) => text ?? '');
const [dispute = '', ...examples] = blocks('etui');

describe('docs/script.md', () => {
  it('shows a dispute in about fifteen lines', () => {
    expect(dispute.trim().split('\n').length).toBeLessThan(17);
    expect(boardsIn(dispute)[0]?.length).toBeGreaterThan(15);
  });

  it('has twenty examples', () => {
    expect(examples.length).toBe(20);
  });

  // The board line shares the first line, so that #2 is the line a reader counts as the second of a file.
  it.each(examples.map((text, index) => [index + 1, text] as const))('example %i is read', (_, text) => {
    expect(boardsIn(`board 1 laws 2017\n${text}`)[0]?.length).toBeGreaterThan(1);
  });

  it('shows faults in the words in which they are reported', () => {
    const [text = ''] = blocks('etui-faults');
    const [said = ''] = blocks('text').slice(-1);
    expect(errorsIn(text).map(placed)).toEqual(said.trim().split('\n'));
  });
});
