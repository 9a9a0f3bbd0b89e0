/** A text that the record says was erased is shown by nothing, though an old copy of the file still has it. */
import { describe, expect, it } from 'vitest';
import { etui, jsonLines } from './support.ts';

const text = { c: 'a'.repeat(64), salt: '0'.repeat(32), text: 'a word: Zwrzlgrmpf' };
const ERASED = jsonLines(
  { type: 'BoardOpened', board: '1', dealer: 'N', vulnerable: 'None', laws: '2017' },
  { type: 'Remark', by: 'N', text, aloud: true },
  { type: 'EventCorrected', of: 1, event: { type: 'Remark', by: 'E', text, aloud: true }, why: 'mistyped' },
  { type: 'TextErased', of: 1 },
  { type: 'TextErased', of: 2 },
);

describe('an erased text', () => {
  it.each([
    ['review'],
    ['review', '--json'],
    ['review', '--json', '--names'],
    ['export', '--format', 'html'],
    ['export', '--format', 'pbn'],
    ['export', '--format', 'jsonl', '--as', 'S'],
  ])('is not in %s %s %s', (command, ...flags) => {
    const { out } = etui([command, '-', ...flags], { input: ERASED });
    expect(out).not.toContain('Zwrzlgrmpf');
    expect(out.length).toBeGreaterThan(100);
  });
});
