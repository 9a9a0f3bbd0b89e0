/** LIN: what was exported is read back (property 16), and no bytes whatever make the reader throw, hang or keep silent. */
import * as E from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linShown } from '../app/shown.ts';
import { callName } from '../domain/call.ts';
import { cardName } from '../domain/card.ts';
import type { BoardRecord, Fact, Source } from '../domain/event.ts';
import type { Finding } from '../domain/finding.ts';
import { exportLin } from '../formats/lin/export.ts';
import { linReader, readLin } from '../formats/lin/import.ts';
import { saysTheSame } from '../formats/lin/same.ts';
import type { ImportedBoard } from '../formats/report.ts';
import type { Shown } from '../formats/lin/shown.ts';
import { tableOf } from '../replay/fold.ts';
import { admitted } from './arbitrary/admitted.ts';
import { engine } from './arbitrary/engine.ts';
import { illegalBoard } from './arbitrary/illegal-board.ts';
import { anyFact, factOf } from './arbitrary/event.ts';
import { lawfulBoardOfClerk } from './arbitrary/lawful-board.ts';

const bareCall = fc
  .tuple(factOf.CallMade, fc.boolean())
  .map(([{ type, seat, call }, alerted]): Fact => ({ type, seat, call, ...(alerted ? { alerted } : {}) }));
const bareCard = factOf.CardPlayed.map(({ type, seat, card }): Fact => ({ type, seat, card }));
/** Mostly calls and cards, so that plain LIN and comments meet in one file. */
const fact: fc.Arbitrary<Fact> = fc.oneof(
  { weight: 4, arbitrary: bareCall },
  { weight: 4, arbitrary: bareCard },
  { weight: 1, arbitrary: factOf.CallMade },
  { weight: 1, arbitrary: factOf.CardPlayed },
  { weight: 1, arbitrary: factOf.CallReplaced },
  { weight: 1, arbitrary: factOf.TricksAgreed },
  { weight: 3, arbitrary: anyFact.filter(({ type }) => type !== 'BoardOpened') },
);
const wildRecord: fc.Arbitrary<BoardRecord> = fc
  .tuple(
    factOf.BoardOpened,
    fc.option(factOf.HandsDealt, { nil: undefined }),
    fc.array(fact, { maxLength: 40, minLength: 1 }),
  )
  .map(([opened, dealt, facts]) => admitted([opened, ...(dealt === undefined ? [] : [dealt]), ...facts]));

const written = (record: BoardRecord): string => {
  const result = exportLin(record);
  if (E.isLeft(result)) throw new Error(result.left.message);
  return result.right.text;
};
const recordsOf = (boards: readonly ImportedBoard[]): readonly BoardRecord[] =>
  boards.map((board) => (board.kind === 'record' ? board.events : []));
const sameRecord = (read: BoardRecord | undefined, record: BoardRecord): void => {
  const wrong = record.findIndex((event, at) => {
    const back = read?.[at];
    return back === undefined || back.seq !== event.seq || !saysTheSame(back, event);
  });
  if (wrong >= 0) expect(read?.[wrong]).toEqual(record[wrong]);
  expect(read?.length).toBe(record.length);
};

describe('export and import', () => {
  it('a lawful board comes back, every event of it', () => {
    fc.assert(
      fc.property(lawfulBoardOfClerk(), (record) => {
        sameRecord(recordsOf(readLin('t.lin', written(record)))[0], record);
      }),
      { numRuns: 200 },
    );
  });

  it('a record of whatever events comes back', () => {
    fc.assert(
      fc.property(wildRecord, (record) => {
        sameRecord(recordsOf(readLin('t.lin', new TextEncoder().encode(written(record))))[0], record);
      }),
      { numRuns: 500 },
    );
  });

  it('boards behind each other in one file do not touch each other', () => {
    fc.assert(
      fc.property(fc.array(wildRecord, { minLength: 2, maxLength: 4 }), (records) => {
        const read = recordsOf(readLin('t.lin', records.map(written).join('')));
        expect(read.length).toBe(records.length);
        for (const [at, record] of records.entries()) sameRecord(read[at], record);
      }),
      { numRuns: 100 },
    );
  });
});

const found = ({ support, ...rest }: Finding): object => ({
  ...rest,
  ...(support === undefined ? {} : { support: support.map((each) => ({ ...each, line: 0 })) }),
});
const findingsOf = (record: BoardRecord): readonly object[] => {
  const table = tableOf(record);
  if (E.isLeft(table)) throw new Error(table.left.message);
  return table.right.findings.map(found);
};
const shownOf = (record: BoardRecord): Shown | undefined => {
  const table = tableOf(record);
  return E.isRight(table) ? linShown(table.right) : undefined;
};
/** What a program without Étui reads: commands without `nt`. */
const plainOf = (text: string, name: string): readonly string[] =>
  [...text.replaceAll(/nt\|[^|]*\|/g, '').matchAll(/(mb|pc|mc)\|([^|]*)\|/g)].flatMap(([, cmd, data]) =>
    cmd === name ? [data ?? ''] : [],
  );
const sourced = fc.constantFrom<Source | undefined>(
  undefined,
  { kind: 'table' },
  { kind: 'platform', platform: 'x' },
  { kind: 'pbn' },
);

describe('a board on which things went wrong', () => {
  it('comes back with every event, every finding, and how far each is believed', () => {
    let findings = 0;
    fc.assert(
      fc.property(illegalBoard(engine), sourced, (board, source) => {
        const record =
          source === undefined ? board : board.map((event, line) => ({ ...event, source: { ...source, line } }));
        const result = exportLin(record, shownOf(record));
        if (E.isLeft(result)) throw new Error(result.left.message);
        const [read, ...more] = readLin('t.lin', result.right.text);
        expect(more).toEqual([]);
        expect(read?.losses).toEqual([]);
        const back = recordsOf(read === undefined ? [] : [read])[0] ?? [];
        sameRecord(back, record);
        const all = findingsOf(record);
        findings += all.length;
        expect(findingsOf(back)).toEqual(all);
      }),
      { numRuns: 200 },
    );
    expect(findings).toBeGreaterThan(200);
  });

  it('shows other programs the auction, the play and the result as the Laws have them', () => {
    fc.assert(
      fc.property(illegalBoard(engine), (record) => {
        const shown = shownOf(record);
        if (shown === undefined) return;
        const result = exportLin(record, shown);
        if (E.isLeft(result)) throw new Error(result.left.message);
        const { text } = result.right;
        const names = (call: number): string =>
          ({ Pass: 'p', X: 'd', XX: 'r' })[callName(call)] ?? callName(call).slice(0, 2);
        expect(plainOf(text, 'mb').map((data) => data.replace('!', ''))).toEqual(
          shown.calls.map(({ call }) => names(call)),
        );
        expect(plainOf(text, 'pc')).toEqual(shown.cards.map(({ card }) => cardName(card)));
        if (shown.tricks !== undefined) expect(plainOf(text, 'mc').at(-1)).toBe(String(shown.tricks));
      }),
      { numRuns: 200 },
    );
  });

  it('is no longer taken at its word once another program has changed it', () => {
    fc.assert(
      fc.property(illegalBoard(engine), fc.nat(), (record, at) => {
        const text = written(record);
        const bars = [...text.matchAll(/mb\|p\|/g)];
        const bar = bars[at % Math.max(1, bars.length)];
        if (bar === undefined) return;
        const changed = `${text.slice(0, bar.index)}mb|7N|${text.slice(bar.index + 5)}`;
        const [read] = readLin('t.lin', changed);
        const events = recordsOf(read === undefined ? [] : [read])[0] ?? [];
        expect(events.every(({ source }) => source?.kind === 'lin')).toBe(true);
        expect(read?.losses.map(({ reason }) => reason)).toContain('value-unreadable');
      }),
      { numRuns: 100 },
    );
  });
});

const FILE =
  'vg|Club Night,1,I,1,2,A,0,B,0|\nrs|1NN=,3NS-1,PASS,4HEx-1|\npn|a,b,c,d,e,f,g,h|pg||\n' +
  'qx|o1|st||md|3SAKQH234D567C89TJ,S234HAKQDAKQC2345,SJT98HJT98DJT9C67,|sv|o|mb|1N|an|15-17|mb|2H!|mb|d|mb|p|mb|p|mb|p|pg||' +
  'pc|S2|pc|SJ|up|1|pc|ST|nt|x: the director was called|pc|s3|pg||mc|7|\nqx|c1|md|3,,,|mb|p|mb|p|mb|p|mb|p|pg||\n';
const COMMANDS = ['mb', 'pc', 'md', 'up', 'ub', 'jp', 'mc', 'an', 'nt', 'qx', 'pn', 'sv', 'ah', 'vg', 'rs', 'at', 'zz'];
const DATA = [
  'p',
  '1H',
  '7N!',
  '9s',
  'SA',
  'h',
  'hahkh2',
  '3SAKQ,,,',
  '0HA',
  '',
  '2',
  '-1',
  '13',
  'o1',
  '{etui {"type":"DirectorCalled","by":"N"}}',
  '{etui as {}}',
  '%',
  '|',
  '||',
];
const mutated = fc
  .array(
    fc.tuple(
      fc.nat(FILE.length),
      fc.nat(12),
      fc.oneof(fc.constantFrom(...COMMANDS, ...DATA), fc.string({ unit: 'binary', maxLength: 5 })),
    ),
    { maxLength: 12 },
  )
  .map((edits) => edits.reduce((text, [at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut), FILE));
const shuffled = fc
  .array(fc.tuple(fc.constantFrom(...COMMANDS), fc.constantFrom(...DATA)), { maxLength: 200 })
  .map((pairs) => pairs.map(([name, data]) => `${name}|${data}|`).join(''));

/** What must hold of whatever was read: seqs without gaps, one BoardOpened, references backwards only, places from 1. */
const wellFormed = (boards: readonly ImportedBoard[]): void => {
  for (const board of boards) {
    for (const loss of board.losses) expect(loss.line >= 1 && (loss.column ?? 1) >= 1).toBe(true);
    if (board.kind === 'refused') continue;
    for (const [at, event] of board.events.entries()) {
      expect(event.seq).toBe(at);
      expect(event.type === 'BoardOpened').toBe(at === 0);
      if (event.type === 'EventVoided') expect(event.of).toBeLessThan(at);
    }
  }
};

describe('whatever the bytes', () => {
  it('arbitrary bytes never throw and leave well-formed records', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => wellFormed(readLin('t.lin', bytes))),
      { numRuns: 1000 },
    );
  });

  it('mutated and shuffled files never throw and leave well-formed records', () => {
    fc.assert(
      fc.property(fc.oneof(mutated, shuffled), (text) => wellFormed(readLin('t.lin', text))),
      { numRuns: 3000 },
    );
  });

  it('reading piece by piece is reading at once', () => {
    fc.assert(
      fc.property(
        fc.oneof(mutated, shuffled),
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 30 }),
        (text, cuts) => {
          const bytes = new TextEncoder().encode(text);
          const reader = linReader('t.lin');
          const pieces: ImportedBoard[] = [];
          let at = 0;
          for (let k = 0; at < bytes.length; k += 1) {
            const size = cuts[k % cuts.length] ?? 1;
            pieces.push(...reader.push(bytes.subarray(at, at + size)));
            at += size;
          }
          pieces.push(...reader.end());
          const withoutEncoding = (boards: readonly ImportedBoard[]): unknown =>
            boards.map((board) =>
              board.kind === 'record'
                ? { ...board, notices: board.notices.filter(({ kind }) => kind !== 'encoding') }
                : board,
            );
          const once = readLin('t.lin', bytes);
          fc.pre(!once.some(({ losses }) => losses.some(({ reason }) => reason === 'bytes-misfit')));
          expect(withoutEncoding(pieces)).toEqual(withoutEncoding(once));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('no command of a file goes unanswered: each is in the record or among the losses', () => {
    const answered = fc.constantFrom(
      'mb|1Z|',
      'pc|XX|',
      'mc|77|',
      'zz|3|',
      'qq|3|',
      'sv|x|',
      'up|x|',
      'nt|hello|',
      'an|a|an|b|',
      'cp|2|',
    );
    fc.assert(
      fc.property(answered, fc.nat(3), (command, calls) => {
        const [board] = readLin(
          't.lin',
          `md|3SAKQH234D567C89TJ,,,|ah|Board 1|sv|o|mb|1H|${'mb|p|'.repeat(calls)}${command}`,
        );
        expect(board?.losses.length).toBeGreaterThan(0);
      }),
    );
  });
});
