/** Severity is weighed, not made up: nothing is dropped, and what a person recorded is taken at its word. */
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { withSeatsForNames } from '../app/http/redact.ts';
import type { Event } from '../domain/event.ts';
import type { Finding } from '../domain/finding.ts';
import { tableOf } from '../replay/fold.ts';
import { engine } from './arbitrary/engine.ts';
import { illegalBoard } from './arbitrary/illegal-board.ts';
import { lawfulBoardOfClerk } from './arbitrary/lawful-board.ts';

const findingsOf = (board: readonly Event[]): readonly Finding[] => {
  const table = tableOf(board);
  return E.isLeft(table) ? [] : table.right.findings;
};
const from = (kind: string, board: readonly Event[]): readonly Event[] =>
  board.map((event, line) => ({ ...event, source: { kind, line: line + 1 } }));
/** What the Laws make of it: all but how far it is believed. */
const found = ({ severity: _severity, support: _support, ...rest }: Finding): object => rest;
const ADDED: ReadonlySet<string> = new Set(['remark-of-interest']);
const isAdded = (f: Finding): boolean => f.gathers !== undefined || ADDED.has(f.code);

describe('severity', () => {
  it('of what a person recorded stays as it is', () => {
    fc.assert(
      fc.property(illegalBoard(engine), (board) => {
        expect(findingsOf(from('table', board))).toEqual(findingsOf(board));
      }),
    );
  });
  it('of an imported board changes, and nothing else does; it is an irregularity just where something speaks for it', () => {
    fc.assert(
      fc.property(illegalBoard(engine), fc.constantFrom('pbn', 'lin'), (board, kind) => {
        const plain = findingsOf(board);
        const weighed = findingsOf(from(kind, board)).filter((f) => !isAdded(f));
        expect(weighed.map(found)).toEqual(plain.filter((f) => !isAdded(f)).map(found));
        for (const { severity, support } of weighed)
          if (support !== undefined) expect(severity).toBe(support.length > 0 ? 'irregularity' : 'contradiction');
      }),
    );
  });
  it('names only events of the record, each with its line', () => {
    fc.assert(
      fc.property(illegalBoard(engine), (board) => {
        for (const { seq, line } of findingsOf(from('pbn', board)).flatMap(({ support }) => support ?? []))
          expect(line).toBe(seq + 1);
      }),
    );
  });
  it('is the same where names are left out: the page and the review judge alike', () => {
    fc.assert(
      fc.property(illegalBoard(engine), fc.constantFrom('pbn', 'lin'), (board, kind) => {
        const imported = from(kind, board).map((e) => ({ ...e, recordedBy: 'Nadine Alder' }));
        expect(findingsOf(withSeatsForNames(imported, 'en'))).toEqual(findingsOf(imported));
      }),
    );
  });
  it('of a lawful imported board is nothing to be weighed', () => {
    fc.assert(
      fc.property(lawfulBoardOfClerk(), (board) => {
        expect(findingsOf(from('lin', board))).toEqual(findingsOf(board));
      }),
    );
  });
});
