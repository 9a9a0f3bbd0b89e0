import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { verify } from '../../wire/chain.ts';
import {
  LONGEST_LINE,
  MOST_ERRORS,
  type ReadRecord,
  readJsonLines,
  recordReader,
  writeJsonLines,
} from '../../wire/jsonl.ts';
import { prepareRecord } from '../../wire/prepare.ts';

const opened = (board: string): string =>
  `{"type":"BoardOpened","board":"${board}","dealer":"N","vulnerable":"None","laws":"2017"}`;
const call = '{"type":"CallMade","seat":"N","call":"1C"}';
const good = (record: ReadRecord | undefined) => {
  if (record === undefined || E.isLeft(record)) throw new Error(JSON.stringify(record));
  return record.right;
};
const bad = (record: ReadRecord | undefined) => {
  if (record === undefined || E.isRight(record)) throw new Error(`read: ${JSON.stringify(record)}`);
  return record.left;
};

describe('a file of records', () => {
  it('byte order mark, CRLF, blank lines, no end of the last line', () => {
    const [first, second, ...none] = readJsonLines(
      `\ufeff${opened('1')}\r\n\r\n${call}\r\n   \n${opened('2')}\n${call}`,
    );
    expect(none).toEqual([]);
    expect(good(first)).toMatchObject({ board: '1', index: 0, line: 1 });
    expect(good(first).events.map(({ event }) => [event.seq, event.type])).toEqual([
      [0, 'BoardOpened'],
      [1, 'CallMade'],
    ]);
    expect(good(second)).toMatchObject({ board: '2', index: 1, line: 5 });
  });

  it('a colon within a text, a space before one, the same field in two objects are no matter', () => {
    const ruled = '{"type" :"DirectorRuled","law":"27\\":\\":","ruling":{"law":[{"law":1},{"law":1}]}}';
    expect(good(readJsonLines([opened('1'), ruled].join('\n'))[0]).events.length).toBe(2);
  });

  it('reports an unknown field once', () => {
    const wet = '{"type":"CallMade","seat":"N","call":"1C","weather":"wet"}';
    expect(good(readJsonLines([opened('1'), wet, wet].join('\n'))[0]).unknown).toEqual([
      { type: 'CallMade', path: '/weather', seq: 1, line: 2 },
    ]);
  });

  it('derives ids from file, board and position, and keeps those that are there', () => {
    const text = [opened('1'), call, opened('1'), call].join('\n');
    const ids = (fileHash: string): (string | undefined)[] =>
      readJsonLines(text, { fileHash }).flatMap((record) => good(record).events.map(({ event }) => event.id));
    expect(new Set(ids('a')).size).toBe(4);
    for (const id of ids('a'))
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(ids('a')).toEqual(ids('a'));
    expect(ids('b').some((id) => ids('a').includes(id))).toBe(false);
    const own = '0b8f3c1e-6a51-4e0c-9d3b-2f7a5c9e1d42';
    const kept = good(readJsonLines(opened('1').replace('{', `{"id":"${own}",`), { fileHash: 'a' })[0]);
    expect(kept.events[0]?.event.id).toBe(own);
    expect(good(readJsonLines(text)[0]).events[0]?.event.id).toBeUndefined();
  });

  it('prepared twice it is the same bytes, chained, without a name or a text in the hash', () => {
    const named = opened('1').replace('{', '{"players":{"N":"Ann"},');
    const text = [named, '{"type":"Remark","by":"N","text":"sorry"}', '{"type":"RecordSealed","scope":"board"}'].join(
      '\n',
    );
    const prepare = (): string => {
      const stored = prepareRecord(good(readJsonLines(text, { fileHash: 'f' })[0]).events, 'secret');
      if (E.isLeft(stored)) throw new Error(stored.left.message);
      expect(verify(stored.right).tag).toBe('intact');
      const lines = writeJsonLines(stored.right);
      return E.isRight(lines) ? lines.right : '';
    };
    expect(prepare()).toBe(prepare());
    expect(prepare()).not.toContain('Ann');
    const again = good(readJsonLines(prepare())[0]);
    expect(verify(again.events.map(({ raw }) => raw))).toMatchObject({ tag: 'intact', events: 3 });
    const rewritten = writeJsonLines(again.events.map(({ raw }) => raw));
    expect(E.isRight(rewritten) && rewritten.right).toBe(prepare());
  });
});

describe('one bad line makes its record unreadable, and no other', () => {
  const between = (line: string) =>
    readJsonLines([opened('1'), call, opened('2'), call, line, call, opened('3'), call].join('\n'));
  it.each<[string, string, object, RegExp]>([
    [
      'truncated',
      '{"type":"CallMade","seat":"N"',
      { tag: 'not-json', line: 5, column: 30 },
      /breaks off.*closing bracket/,
    ],
    [
      'a stray comma',
      '{"type":"CallMade",}',
      { tag: 'not-json', line: 5, column: 20 },
      /"}" cannot stand here, expected a field's name/,
    ],
    ['single quotes', "{'type':1}", { tag: 'not-json', line: 5, column: 2 }, /double quotes/],
    [
      'a field twice',
      '{"type":"CallMade","seat":"N","call":"1C","c\\u0061ll" : "2C"}',
      { tag: 'not-json', line: 5, column: 43 },
      /each field once/,
    ],
    [
      'an unknown type',
      '{"type":"CalMade"}',
      { tag: 'unknown-type', line: 5, column: 2, path: '/type' },
      /is CallMade meant/,
    ],
    [
      'an unknown seat',
      '{"type":"CallMade","seat":"B","call":"1C"}',
      { tag: 'field', line: 5, column: 20, path: '/seat', board: '2', seq: 2 },
      /N, E, S or W/,
    ],
    ['a zero byte', '{"type"\0:1}', { tag: 'not-text', line: 5, column: 8 }, /zero byte.*binary/],
    ['a list', '[1]', { tag: 'not-an-object', line: 5 }, /an object \{…\}/],
    [
      'an event of the future',
      '{"type":"AttentionDrawn","by":"N","of":7}',
      { tag: 'not-admitted', line: 5, column: 35, path: '/of' },
      /event 7/,
    ],
    [
      'nested',
      '{"type":"EventCorrected","of":1,"why":"w","event":{"type":"CallMade","seat":"N","call":"0"}}',
      { path: '/event/call', column: 81 },
      /a call/,
    ],
  ])('%s', (_, line, error, message) => {
    const [first, second, third, ...none] = between(line);
    expect(none).toEqual([]);
    expect(good(first).board).toBe('1');
    expect(good(third).events.length).toBe(2);
    const unreadable = bad(second);
    expect(unreadable).toMatchObject({ board: '2', index: 1, line: 3, more: 0 });
    expect(unreadable.errors.length).toBe(1);
    expect(unreadable.errors[0]).toMatchObject({ kind: 'bad-input', ...error });
    expect(unreadable.errors[0]?.message).toMatch(message);
  });

  it('a BoardOpened that breaks off takes its own record with it, not the one before', () => {
    const [first, second, third] = readJsonLines(
      [opened('1'), call, opened('2').slice(0, -1), call, opened('3')].join('\n'),
    );
    expect(good(first).events.length).toBe(2);
    expect(bad(second).errors.map((error) => error.tag)).toEqual(['not-json']);
    expect(good(third).board).toBe('3');
  });
  it('a correction of the BoardOpened begins no record, broken or not', () => {
    const correction = `{"event":${opened('9')},"of":0,"type":"EventCorrected","why":"board 9"}`;
    expect(good(readJsonLines([opened('1'), correction].join('\n'))[0]).events.length).toBe(2);
    expect(readJsonLines([opened('1'), correction.slice(0, -1)].join('\n')).length).toBe(1);
  });
  it('events before any BoardOpened', () => {
    const [first, second] = readJsonLines([call, call, opened('1')].join('\n'));
    expect(bad(first)).toMatchObject({ board: null, line: 1 });
    expect(bad(first).errors.map(({ tag, line }) => [tag, line])).toEqual([['not-admitted', 1]]);
    expect(good(second).board).toBe('1');
  });
  it('many faults: the first ones, and how many more', () => {
    const record = bad(readJsonLines(`${opened('1')}\n${'x\n'.repeat(1000)}`)[0]);
    expect(record.errors.length).toBe(MOST_ERRORS);
    expect(record.more).toBe(1000 - MOST_ERRORS);
  });
  it('UTF-16 read as bytes says what to do', () => {
    const wide = opened('1').split('').join('\0');
    expect(bad(readJsonLines(`${wide}\0\n`)[0]).errors[0]?.message).toContain('save it as UTF-8');
  });
});

describe('hopeless files', () => {
  it.each(['', '\ufeff', '\n\n  \r\n'])('empty: %j', (text) => {
    const records = readJsonLines(text);
    expect(records.length).toBe(1);
    expect(bad(records[0]).errors[0]?.message).toMatch(/^the file is empty: /);
  });
  // In pieces so small that a reader which looks at what it holds with each of them comes to no end.
  it.each([
    ['the longest line', LONGEST_LINE, 'not-json'],
    ['a line of 200 MB', 200 * 1024 * 1024, 'too-long'],
  ])('%s, in small pieces: one sentence', (_, length, tag) => {
    const reader = recordReader();
    const piece = 'a'.repeat(8);
    reader.push(`${opened('1')}\n`);
    let early = 0;
    for (let n = 0; n < length; n += piece.length) early += reader.push(piece).length;
    expect(early).toBe(0);
    const records = [...reader.push(`\n${opened('2')}\n`), ...reader.end()];
    expect(bad(records[0]).errors).toMatchObject([{ tag, line: 2 }]);
    expect(good(records[1]).board).toBe('2');
  });
  it('a line of 200 MB, in large pieces: its fault is where it became too long', () => {
    const reader = recordReader();
    const piece = 'a'.repeat(1024 * 1024);
    reader.push(`${opened('1')}\n`);
    for (let n = 0; n < 200; n += 1) expect(reader.push(piece)).toEqual([]);
    const records = [...reader.push(`\n${opened('2')}\n`), ...reader.end()];
    expect(bad(records[0]).errors).toMatchObject([{ tag: 'too-long', line: 2, column: LONGEST_LINE + 1 }]);
    expect(good(records[1]).board).toBe('2');
  });
  it('a line of 200 MB at once', () => {
    const [record] = readJsonLines(`${opened('1')}\n${'{'.repeat(200 * 1024 * 1024)}`);
    expect(bad(record).errors.map((error) => error.tag)).toEqual(['too-long']);
  });
  it('a tower of brackets in a line', () => {
    const [record] = readJsonLines(`${opened('1')}\n${'['.repeat(1_000_000)}`);
    expect(bad(record).errors[0]).toMatchObject({ tag: 'not-json', column: 1_000_001 });
  });
  it('arbitrary bytes', () => {
    const noise = Array.from({ length: 5000 }, (_, n) => String.fromCharCode((n * 7919 + (n >> 3) * 31) % 256)).join(
      '',
    );
    for (const record of readJsonLines(noise)) expect(bad(record).errors.length).toBeGreaterThan(0);
  });
});
