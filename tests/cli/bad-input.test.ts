/** Bad input: one clear sentence with the place, the right exit code, never a stack trace (issue A). */
import { closeSync, openSync, writeSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opened } from './fixtures.ts';
import { type Desk, etui, jsonLines, newDesk, STACK } from './support.ts';

let desk: Desk;
beforeAll(() => {
  desk = newDesk();
});
afterAll(() => desk.clear());

const after = (...events: readonly object[]): string => jsonLines(opened('1'), ...events);
const noise = Uint8Array.from({ length: 4000 }, (_, index) => (index * index * 7 + (index >> 3)) & 255);
const latin = Buffer.from(after({ type: 'Remark', by: 'N', text: 'café' }), 'latin1');

const BAD: readonly (readonly [name: string, file: string, content: string | Uint8Array, says: RegExp])[] = [
  ['an empty file', 'x.jsonl', '', /x\.jsonl:1:1: the file is empty/],
  ['an empty PBN file', 'x.pbn', '', /x\.pbn:1:1: the file is empty/],
  ['blank lines', 'x.jsonl', '\n\n', /x\.jsonl:1:1: the file is empty/],
  ['a binary file', 'x.bin', noise, /x\.bin:1:1: this is a binary file/],
  ['a binary PBN file', 'x.pbn', noise, /x\.pbn:1:1: this is a binary file/],
  ['a binary LIN file', 'x.lin', noise, /x\.lin:1:1: this is a binary file/],
  ['a binary JSON Lines file', 'x.jsonl', noise, /x\.jsonl:1: these bytes are not UTF-8/],
  ['a text that is no record', 'x.txt', 'hello\nworld\n', /x\.txt:1:1: .*looks like none of them/],
  ['a text that is no PBN', 'x.pbn', 'hello\nworld\n', /x\.pbn:1: /],
  ['a script with a fault', 'x.etui', 'board 1 dealer N vulnerable none\nN bids tea\n', /x\.etui:2:\d+: /],
  ['another encoding', 'x.jsonl', latin, /x\.jsonl:2: these bytes are not UTF-8/],
  ['UTF-16', 'x.jsonl', Buffer.from(`\ufeff${after()}`, 'utf16le'), /x\.jsonl:1: .*UTF-16: save it as UTF-8/],
  ['truncated JSON', 'x.jsonl', `${after()}{"type":"CallMade","seat":"N","ca`, /x\.jsonl:2:34: .*breaks off/],
  [
    'an unknown type',
    'x.jsonl',
    after({ type: 'CallMad', seat: 'N', call: '1H' }),
    /x\.jsonl:2:\d+: .*is CallMade meant/,
  ],
  ['an unknown seat', 'x.jsonl', after({ type: 'CallMade', seat: 'Q', call: '1H' }), /x\.jsonl:2:\d+: .*write a seat/],
  [
    'a missing event',
    'x.jsonl',
    after({ type: 'CallWithdrawn', seat: 'N', of: 7 }),
    /x\.jsonl:2:\d+: .*refers to event 7/,
  ],
  ['a second BoardOpened', 'x.jsonl', after({ seq: 1, ...opened('1') }), /x\.jsonl:2:\d+: seq is 1/],
  [
    'no BoardOpened',
    'x.jsonl',
    jsonLines({ type: 'CallMade', seat: 'N', call: '1H' }),
    /x\.jsonl:1: a record begins with/,
  ],
  [
    'an event against a seal',
    'x.jsonl',
    after({ type: 'RecordSealed', scope: 'all' }, { type: 'CallMade', seat: 'N', call: '1H' }),
    /x\.jsonl:3: the record is sealed/,
  ],
];

describe('bad input', () => {
  it.each(BAD)('%s: state says where and why, and exits with 3', (_, file, content, says) => {
    const ran = etui(['state', desk.put(file, content), '--json']);
    expect(ran).toMatchObject({ code: 3, out: '' });
    expect(ran.err).toMatch(says);
    expect(ran.err.trim().split('\n')).toHaveLength(1);
    expect(ran.err).not.toMatch(STACK);
  });

  it.each(BAD)('%s: import writes no record of it and exits with 3', (name, file, content) => {
    const ran = etui(['import', desk.put(file, content)]);
    expect(ran.code).toBe(3);
    // The first record of that file is sound.
    if (name !== 'a second BoardOpened') expect(ran.out).toBe('');
    expect(ran.err).toContain(file);
    expect(ran.err).not.toMatch(STACK);
  });

  it.each(['review', 'options', 'export --format pbn'])('%s says the same of a missing file', (command) => {
    const [name = '', ...flags] = command.split(' ');
    const ran = etui([name, 'nowhere.jsonl', ...flags]);
    expect(ran).toMatchObject({ code: 3, out: '' });
    expect(ran.err).toMatch(/nowhere\.jsonl: there is no such file/);
  });

  it('a folder is no record', () => {
    expect(etui(['state', '.'])).toMatchObject({ code: 3, err: expect.stringContaining('this is a folder') });
  });

  it('cards that cannot be are no bad input: they are found', () => {
    const calls = ['N', 'E', 'S', 'W'].map((seat, i) => ({ type: 'CallMade', seat, call: i === 0 ? '1H' : 'Pass' }));
    const twice = [1, 2].map(() => ({ type: 'CardPlayed', seat: 'E', card: 'SA' }));
    const ran = etui(['state', desk.put('x.jsonl', after(...calls, ...twice)), '--json']);
    expect(ran.code).toBe(0);
    expect(JSON.parse(ran.out).findings.length).toBeGreaterThan(0);
  });

  it('a line of 200 MB is refused in little memory', () => {
    const path = desk.put('long.jsonl', '');
    const file = openSync(path, 'w');
    writeSync(file, `${after()}{"type":"Remark","by":"N","text":"`);
    const piece = 'a'.repeat(1 << 20);
    for (let megabytes = 0; megabytes < 200; megabytes += 1) writeSync(file, piece);
    writeSync(file, '"}\n');
    closeSync(file);
    const ran = etui(['state', path], { env: { NODE_OPTIONS: '--max-old-space-size=60' } });
    expect(ran).toMatchObject({ code: 3, out: '' });
    expect(ran.err).toMatch(/long\.jsonl:2:\d+: the line is longer than/);
  });
});

describe('wrong usage', () => {
  it.each([[['sate']], [['state', '--frob']], [['verify']], [['export', 'x.pbn']], [['completion', 'tcsh']], [[]]])(
    '%j exits with 2 and says what there is',
    (words) => {
      const ran = etui(words);
      expect(ran).toMatchObject({ code: 2, out: '' });
      expect(ran.err).toMatch(/--help|Usage/);
    },
  );
});
