/** Parts of the command line that a run of it does not show. */
import { describe, expect, it, vi } from 'vitest';
import { addressOf } from '../../app/cli/address.ts';
import { ourFaultText } from '../../app/cli/guard.ts';
import { progressOn } from '../../app/cli/progress.ts';
import { sniff } from '../../app/cli/source.ts';
import { STACK } from './support.ts';

const nothingIsAFile = (): boolean => false;

describe('an address', () => {
  it.each([
    ['a.pbn', 'a.pbn', null],
    ['a.pbn#17', 'a.pbn', { name: '17', nth: null }],
    ['a.pbn#2:17', 'a.pbn', { name: '17', nth: 2 }],
    ['a.pbn#L25-02/2007', 'a.pbn', { name: 'L25-02/2007', nth: null }],
    ['a#b.pbn#1', 'a#b.pbn', { name: '1', nth: null }],
    ['-', '-', null],
    ['-#3', '-', { name: '3', nth: null }],
    [' -#3', '-', { name: '3', nth: null }],
    ['#3', '#3', null],
  ])('%s', (text, file, board) => {
    expect(addressOf(text, nothingIsAFile)).toEqual({ file, board });
  });
  it('is the whole name where there is such a file', () => {
    expect(addressOf('a#1', (path) => path === 'a#1')).toEqual({ file: 'a#1', board: null });
  });
});

describe('a format is seen from how a file begins', () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  it.each([
    ['{"type":"BoardOpened"}', 'jsonl'],
    ['% PBN 2.1\n', 'pbn'],
    ['\ufeff[Event "x"]', 'pbn'],
    ['; made by hand\n[Event "x"]\n', 'pbn'],
    ['{a comment}\n[Event "x"]\n', 'pbn'],
    ['vg|x|', 'lin'],
    ['\nqx|o1|md|', 'lin'],
    ['# a comment\n\nboard 12, N deals, None vulnerable\n', 'etui'],
    ['lang fr\nétui 12\n', 'etui'],
    ['hello', undefined],
    ['', undefined],
  ])('%j', (text, format) => {
    expect(sniff(bytes(text))).toBe(format);
  });
  it('in UTF-16 too', () => {
    expect(sniff(Buffer.from('\ufeff[Event "x"]', 'utf16le'))).toBe('pbn');
  });
});

describe('a fault of ours', () => {
  const fault = new TypeError('x is not a function');
  it('asks to be reported, and shows no stack', () => {
    const text = ourFaultText(fault, ['state', 'a.pbn#3'], false);
    expect(text).toContain('a fault of Étui itself');
    expect(text).toContain('etui state a.pbn#3');
    expect(text).not.toMatch(STACK);
  });
  it('shows it to those who ask', () => {
    expect(ourFaultText(fault, [], true)).toMatch(STACK);
  });
});

describe('progress', () => {
  const drawnAfter = (ms: number, isTTY: boolean): string => {
    let drawn = '';
    const stream = { isTTY, write: (text: string) => (drawn += text) };
    const now = vi.spyOn(performance, 'now').mockReturnValue(5000);
    const progress = progressOn(stream, 'a.pbn', 200);
    now.mockReturnValue(5000 + ms);
    progress.add(50);
    now.mockRestore();
    return drawn;
  };
  it('is shown on a terminal after a second', () => {
    expect(drawnAfter(1500, true)).toContain('25 %');
    expect(drawnAfter(900, true)).toBe('');
    expect(drawnAfter(1500, false)).toBe('');
  });
});
