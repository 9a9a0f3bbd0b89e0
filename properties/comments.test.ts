/**
 * Our own comments in other programs' files: damaged, doubled or moved, they never make a record that the door of records
 * would refuse, and a seal never stands before an act. What is stored is exported and read again with a chain that holds.
 */
import * as E from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admitAll } from '../domain/admit.ts';
import type { BoardRecord, Fact } from '../domain/event.ts';
import { exportLin } from '../formats/lin/export.ts';
import { readLin } from '../formats/lin/import.ts';
import { exportPbn, PBN_HEADER } from '../formats/pbn/export.ts';
import { readPbn } from '../formats/pbn/read.ts';
import type { ImportedBoard } from '../formats/report.ts';
import { verify } from '../wire/chain.ts';
import { encodeEvent } from '../wire/encode.ts';
import { prepareRecord } from '../wire/prepare.ts';
import { decodeEvent } from '../wire/decode.ts';
import { isCommitment } from '../wire/text.ts';
import { admitted } from './arbitrary/admitted.ts';
import { anyFact, factOf } from './arbitrary/event.ts';

const RUNS = Number(process.env['ETUI_BOARDS'] ?? 150);
const bareCall = factOf.CallMade.map(({ type, seat, call }): Fact => ({ type, seat, call }));
const fact: fc.Arbitrary<Fact> = fc.oneof(
  { weight: 6, arbitrary: bareCall },
  { weight: 2, arbitrary: factOf.Remark },
  { weight: 1, arbitrary: factOf.EventCorrected },
  { weight: 1, arbitrary: factOf.EventVoided },
  { weight: 2, arbitrary: anyFact.filter(({ type }) => type !== 'BoardOpened') },
);
/** A generated commitment is one of nothing. */
const plain = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(plain)
    : typeof value !== 'object' || value === null
      ? value
      : isCommitment(value)
        ? 'said'
        : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
/** Acts, then most often a seal, then what may follow one. */
const record: fc.Arbitrary<BoardRecord> = fc
  .tuple(
    factOf.BoardOpened,
    fc.array(fact, { minLength: 2, maxLength: 14 }),
    fc.option(factOf.RecordSealed),
    fc.array(fc.oneof(factOf.DirectorRuled, factOf.TextErased, factOf.ResultEntered), { maxLength: 3 }),
  )
  .map(([opened, facts, seal, later]) =>
    admitted([opened, ...facts, ...(seal === null ? [] : [seal]), ...later].map((each) => plain(each) as Fact)),
  );
/** As a store has it: keys, commitments, the chain, the head in the seal. */
const stored = (events: BoardRecord): BoardRecord => {
  const prepared = prepareRecord(
    events.map((event) => ({ event, raw: encodeEvent(event), unknown: [] })),
    'secret',
  );
  if (E.isLeft(prepared)) throw new Error(prepared.left.message);
  return prepared.right.map((raw, seq) => {
    const read = decodeEvent(raw, seq);
    if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
    return read.right.event;
  });
};

/** From what to what, and how: one comment is doubled at another place, moved there, or a figure in it is another. */
interface Damage {
  readonly from: number;
  readonly to: number;
  readonly how: 'moved' | 'doubled' | 'changed';
  readonly figure: number;
}
const damage: fc.Arbitrary<Damage> = fc.record({
  from: fc.nat(60),
  to: fc.nat(60),
  how: fc.constantFrom('moved' as const, 'doubled' as const, 'changed' as const),
  figure: fc.nat(30),
});
const changed = (piece: string, figure: number): string =>
  piece.replace(/"(seq|of|with|after|supersedes)":\d+/, (_, key: string) => `"${key}":${figure}`);
const damaged = (pieces: readonly string[], all: readonly Damage[]): string =>
  all
    .reduce<readonly string[]>((now, { from, to, how, figure }) => {
      const own = now.flatMap((piece, i) => (piece.includes('etui') ? [i] : []));
      const at = own[from % Math.max(1, own.length)];
      const piece = at === undefined ? undefined : now[at];
      if (at === undefined || piece === undefined) return now;
      if (how === 'changed') return now.with(at, changed(piece, figure));
      const rest = how === 'moved' ? now.toSpliced(at, 1) : now;
      return rest.toSpliced(1 + (to % rest.length), 0, piece);
    }, pieces)
    .join('');
const held = (boards: readonly ImportedBoard[]): void => {
  for (const board of boards) {
    if (board.kind === 'refused') continue;
    const admission = admitAll(board.events);
    if (E.isLeft(admission)) throw new Error(`${admission.left.seq} ${admission.left.message}`);
    const verdict = verify(stored(board.events).map(encodeEvent));
    expect(verdict.tag).toBe('intact');
  }
};
const linOf = (events: BoardRecord): string => {
  const made = exportLin(events);
  if (E.isLeft(made)) throw new Error(made.left.message);
  return made.right.text;
};

describe('Étui’s comments in PBN and LIN', () => {
  it('bring a stored record back whole, its seal with it', () => {
    fc.assert(
      fc.property(record, (events) => {
        const whole = stored(events);
        for (const boards of [[...readPbn(PBN_HEADER + exportPbn(whole).text, '')], readLin('', linOf(whole))]) {
          held(boards);
          const [board] = boards;
          const types = board?.kind === 'record' ? board.events.map(({ type }) => type) : [];
          expect(types).toEqual(events.map(({ type }) => type));
        }
      }),
      { numRuns: RUNS },
    );
  });
  it('damaged in PBN make no record that could not be stored', () => {
    fc.assert(
      fc.property(record, fc.boolean(), fc.array(damage, { maxLength: 3 }), (events, isStored, all) => {
        const { text } = exportPbn(isStored ? stored(events) : events);
        const pieces = text.split(/(?=\{etui)|(?<=\})/);
        held([...readPbn(PBN_HEADER + damaged(pieces, all), '')].filter((board) => !isChained(board)));
      }),
      { numRuns: RUNS * 2 },
    );
  });
  it('damaged in LIN make no record that could not be stored', () => {
    fc.assert(
      fc.property(record, fc.boolean(), fc.array(damage, { maxLength: 3 }), (events, isStored, all) => {
        const pieces = linOf(isStored ? stored(events) : events).split(/(?=nt\|\{etui)|(?<=\}\|)|(?=mb\|)/);
        held(readLin('', damaged(pieces, all)));
      }),
      { numRuns: RUNS * 2 },
    );
  });
});
/** Kept whole with its chain: the import compares it with the chain, and refuses what was changed. */
const isChained = (board: ImportedBoard): boolean =>
  board.kind === 'record' && board.events.every(({ hash }) => hash !== undefined);
