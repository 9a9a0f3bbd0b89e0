/** What the script reads off the events above (who is declarer, how many tricks are left) is what the Laws say, or is refused. */
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import type { Event } from '../domain/event.ts';
import { partner } from '../domain/seat.ts';
import { lexLine } from '../formats/script/lexer.ts';
import type { Past } from '../formats/script/past.ts';
import { tricksLeft } from '../formats/script/rest.ts';
import { withRoles } from '../formats/script/roles.ts';
import { seatAt } from '../formats/script/seat-words.ts';
import type { Table } from '../projections/table/table.ts';
import { tableOf } from '../replay/fold.ts';
import { engine } from './arbitrary/engine.ts';
import { illegalBoard } from './arbitrary/illegal-board.ts';
import { lawfulBoard } from './arbitrary/lawful-board.ts';

const pastOf = (record: readonly Event[]): Past => ({
  entries: record.map((event, seq) => ({ seq, line: seq + 1, item: 1, event })),
  labels: new Map(),
});
const { tokens } = lexLine('declarer dummy');

/** The table after each event of a record as it stood then, with what was written until then. */
const standing = (record: readonly Event[]): readonly (readonly [Past, Table])[] =>
  record.flatMap((_, last) => {
    const written = record.slice(0, last + 1);
    const table = tableOf(written);
    return E.isRight(table) ? [[pastOf(written), table.right] as const] : [];
  });

describe('the script', () => {
  it('names as declarer and dummy whom the Laws name, and otherwise nobody', () => {
    let asked = 0;
    let told = 0;
    fc.assert(
      fc.property(fc.oneof(lawfulBoard(engine), illegalBoard(engine)), (record) => {
        for (const [past, { play, auction }] of standing(record)) {
          const read = withRoles(past, tokens);
          const [declarer, dummy] = [seatAt(read, 0), seatAt(read, 1)];
          const known = play?.declarer ?? auction.contract?.declarer;
          if (known !== undefined) asked += 1;
          if (declarer === undefined) continue;
          told += 1;
          expect([declarer, dummy], JSON.stringify(record)).toEqual([
            known,
            known === undefined ? known : partner(known),
          ]);
        }
      }),
      { numRuns: 150 },
    );
    console.info(`declarer: ${told} of ${asked} moments that have one`);
    expect(told / asked).toBeGreaterThan(0.5);
  });

  it('counts as the rest the tricks that are left', () => {
    let told = 0;
    let all = 0;
    fc.assert(
      fc.property(fc.oneof(lawfulBoard(engine), illegalBoard(engine)), (record) => {
        for (const [past, { play }] of standing(record)) {
          if (play === null) continue;
          all += 1;
          const left = tricksLeft(past);
          if (left === undefined) continue;
          told += 1;
          expect(left, JSON.stringify(record)).toBe(13 - play.ns - play.ew);
        }
      }),
      { numRuns: 150 },
    );
    console.info(`tricks left: ${told} of ${all} moments of play`);
    expect(told / all).toBeGreaterThan(0.5);
  });
});
