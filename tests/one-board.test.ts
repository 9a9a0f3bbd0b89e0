/** docs/one-board.md, in both languages: every command is run, and prints what stands there. */
import { describe, expect, it } from 'vitest';
import { etui } from './cli/support.ts';
import { readText } from './support/sources.ts';

interface Shown {
  readonly words: readonly string[];
  /** What is printed, in pieces: between them something is left out. */
  readonly pieces: readonly string[];
}
/** As a shell takes it apart: words in quotes are one. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
const BLOCK = /^```console\n\$ npx etui (.*)\n([\s\S]*?)^```$/gm;
const shownIn = (text: string): Shown[] =>
  [...text.matchAll(BLOCK)].map(([, line = '', printed = '']) => ({
    words: wordsOf(line),
    pieces: printed.split(/^…$\n?/m).filter((piece) => piece !== ''),
  }));

describe.each(['docs/one-board.md', 'docs/one-board.fr.md'])('%s', (path) => {
  const text = readText(path);
  const shown = shownIn(text);

  it('takes the board from the record to the audit', () => {
    expect(shown.map(({ words }) => words[0])).toEqual(['options', 'review', 'ledger', 'whatif', 'whatif', 'audit']);
    expect(text).toContain(`\`\`\`etui\n${readText('docs/one-board.etui')}\`\`\``);
  });

  it.each(shown)('$words', ({ words, pieces }) => {
    const { out, code } = etui(words);
    expect(code).toBe(words[0] === 'audit' ? 1 : 0);
    let from = 0;
    for (const piece of pieces) {
      const at = out.indexOf(piece, from);
      expect(at, `${piece}\nin\n${out}`).toBeGreaterThanOrEqual(0);
      from = at + piece.length;
    }
    if (!text.includes(`${words.join(' ')}\n…`)) expect(pieces.join('')).toBe(out);
  });
});
