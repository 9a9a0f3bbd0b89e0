/** PBN: what was exported is read back (property 16), and no bytes whatever make the reader throw, hang or keep silent. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardRecord, Fact } from '../domain/event.ts';
import { exportPbn, PBN_HEADER } from '../formats/pbn/export.ts';
import { pbnReader, readPbn } from '../formats/pbn/read.ts';
import { saying } from '../formats/pbn/same.ts';
import type { ImportedBoard } from '../formats/report.ts';
import { admitted } from './arbitrary/admitted.ts';
import { anyFact, factOf } from './arbitrary/event.ts';
import { lawfulBoardOfClerk } from './arbitrary/lawful-board.ts';

const bareCall = factOf.CallMade.map(({ type, seat, call }): Fact => ({ type, seat, call }));
const bareCard = factOf.CardPlayed.map(({ type, seat, card }): Fact => ({ type, seat, card }));
const fact: fc.Arbitrary<Fact> = fc.oneof(
  { weight: 4, arbitrary: bareCall },
  { weight: 4, arbitrary: bareCard },
  { weight: 1, arbitrary: factOf.CallMade },
  { weight: 1, arbitrary: factOf.CallReplaced },
  { weight: 1, arbitrary: factOf.CardReplaced },
  { weight: 1, arbitrary: factOf.TricksAgreed },
  { weight: 1, arbitrary: factOf.ResultEntered },
  { weight: 3, arbitrary: anyFact.filter(({ type }) => type !== 'BoardOpened') },
);
const wildRecord: fc.Arbitrary<BoardRecord> = fc
  .tuple(
    factOf.BoardOpened,
    fc.option(factOf.HandsDealt, { nil: undefined }),
    fc.array(fact, { maxLength: 40, minLength: 1 }),
  )
  .map(([opened, dealt, facts]) => admitted([opened, ...(dealt === undefined ? [] : [dealt]), ...facts]));

const onlyBoard = (text: string): ImportedBoard => {
  const boards = [...readPbn(text, 'one.pbn')];
  expect(boards).toHaveLength(1);
  return boards[0] as ImportedBoard;
};
const recordIn = (text: string): BoardRecord => {
  const board = onlyBoard(text);
  if (board.kind === 'refused') throw new Error(`refused: ${board.reason}`);
  return board.events;
};
const longestLine = (text: string): number => Math.max(...text.split(/\r?\n/).map((line) => line.length));

describe('export and import', () => {
  it('give the same lawful board in PBN’s own words', () => {
    let spoken = 0;
    let boards = 0;
    fc.assert(
      fc.property(lawfulBoardOfClerk(), (events) => {
        const { text, losses } = exportPbn(events);
        expect(recordIn(PBN_HEADER + text).map(saying)).toEqual(events.map(saying));
        expect(losses.filter(({ tag }) => tag !== 'PBN')).toEqual([]);
        boards += 1;
        if (!text.includes('{etui whole')) spoken += 1;
      }),
    );
    expect(spoken / boards).toBeGreaterThan(0.5);
  });

  it('give the same record, however wild, and say so', () => {
    fc.assert(
      fc.property(wildRecord, (events) => {
        const { text, losses } = exportPbn(events);
        expect(recordIn(text).map(saying)).toEqual(events.map(saying));
        expect(losses.filter(({ tag }) => tag !== 'PBN')).toEqual([]);
      }),
    );
  });

  it('keep to one game and to lines of 255 characters where names and texts are short', () => {
    fc.assert(
      fc.property(lawfulBoardOfClerk(), lawfulBoardOfClerk(), (one, two) => {
        const text = PBN_HEADER + exportPbn(one).text + exportPbn(two).text;
        expect([...readPbn(text, 'two.pbn')].map(({ kind }) => kind)).toEqual(['record', 'record']);
        expect(longestLine(text)).toBeLessThanOrEqual(255);
      }),
    );
  });
});

const TOKENS = [
  '[Event "A"]',
  '[Board "1"]',
  '[Board "2"]',
  '[Dealer "N"]',
  '[Dealer "?"]',
  '[Vulnerable "All"]',
  '[Deal "#"]',
  '[Event "##x"]',
  '[Auction "N"]',
  '[Auction ""]',
  '[Play "E"]',
  '[Play "W"]',
  '[Contract "3NT"]',
  '[Declarer "^S"]',
  '[Result "^9"]',
  '[Result "EW 3 NS 10"]',
  '[Score "NS -50"]',
  '[Note "1:x"]',
  '[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]',
  '[Unknown',
  '[Event "open',
  '{',
  '}',
  ';',
  '%',
  '"',
  '\\',
  '\n',
  '\n\n',
  '\r\n',
  '\r',
  '1C',
  'Pass',
  'X',
  'XX',
  'AP',
  '7NT',
  '^I',
  '^S',
  '^R',
  '^L',
  '^',
  '*',
  '+',
  '-',
  '=1=',
  '$13',
  '$',
  '!?',
  'SA',
  'HT',
  'C2',
  'D10',
  '8N',
  ' ',
  '\t',
  '\u001a',
  '\u0000',
  '{etui whole 3}',
  '{etui derived}',
  '{etui %7b"seq":0%7d}',
  'é',
  '\u{1f0a1}',
] as const;
const tokens = fc.array(fc.constantFrom(...TOKENS), { maxLength: 200 }).map((some) => some.join(' '));
/** Tokens alone seldom make a board; after a game’s first tags half of them do. */
const OPENED = '[Event "A"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "All"]\n[Auction "N"]\n';
const mixture = fc.oneof(
  tokens,
  tokens.map((text) => OPENED + text),
);

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));

const sound = (board: ImportedBoard): void => {
  if (board.kind === 'refused') return;
  expect(board.events.map(({ seq }) => seq)).toEqual(board.events.map((_, index) => index));
  for (const event of board.events) {
    expect(event.type === 'BoardOpened').toBe(event.seq === 0);
    for (const [key, value] of Object.entries(event))
      if (['of', 'with', 'after', 'supersedes'].includes(key) && typeof value === 'number')
        expect(value).toBeLessThan(event.seq);
  }
};

describe('the reader', () => {
  it('makes sound records of any mixture of tokens', () => {
    let records = 0;
    fc.assert(
      fc.property(mixture, (text) => {
        for (const board of readPbn(text, 'mixed.pbn')) {
          sound(board);
          if (board.kind === 'record') records += 1;
        }
      }),
      { numRuns: 500 },
    );
    expect(records).toBeGreaterThan(50);
  });

  it('takes any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const boards = [...readPbn(bytes, 'bytes.pbn')];
        for (const board of boards) sound(board);
        if (bytes.length > 4) expect(boards.length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });

  it('reads an exported board with a few characters changed', () => {
    fc.assert(
      fc.property(
        lawfulBoardOfClerk(),
        fc.array(fc.tuple(fc.nat(), fc.constantFrom(...TOKENS, ...DIGITS)), { maxLength: 6 }),
        (events, changes) => {
          let { text } = exportPbn(events);
          for (const [at, token] of changes) {
            const place = at % (text.length + 1);
            text = text.slice(0, place) + token + text.slice(place + 1);
          }
          for (const board of readPbn(text, 'changed.pbn')) sound(board);
        },
      ),
    );
  });

  it('gives the same boards however the bytes are cut', () => {
    fc.assert(
      fc.property(mixture, fc.array(fc.nat(), { maxLength: 20 }), (text, cuts) => {
        const bytes = new TextEncoder().encode(text);
        const reader = pbnReader('cut.pbn');
        const boards: ImportedBoard[] = [];
        let from = 0;
        for (const to of cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b)) {
          boards.push(...reader.push(bytes.subarray(from, to)));
          from = to;
        }
        boards.push(...reader.push(bytes.subarray(from)), ...reader.end());
        expect(boards).toEqual([...readPbn(bytes, 'cut.pbn')]);
      }),
    );
  });
});
