/** Rulings and audits of generated boards: the rows say what the finding says, and nothing of the record is missed. */
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import type { Event, EventOf, Json, JsonObject } from '../domain/event.ts';
import { stateOf } from '../projections/table/state.ts';
import { auditOf } from '../replay/audit.ts';
import { momentsOf, tableOf } from '../replay/fold.ts';
import { engine } from './arbitrary/engine.ts';
import { illegalBoard } from './arbitrary/illegal-board.ts';

const KEYS = ['enforcedPasses', 'barredCalls', 'leadRestrictions', 'penaltyCards', 'playRestrictions'] as const;
const audited = (record: readonly Event[]): Extract<ReturnType<typeof auditOf>, { _tag: 'Right' }>['right'] => {
  const audit = auditOf(record);
  if (E.isLeft(audit)) throw new Error(audit.left.message);
  return audit.right;
};
const stateAt = (record: readonly Event[]): JsonObject => {
  const table = tableOf(record);
  if (E.isLeft(table)) throw new Error(table.left.message);
  return stateOf(table.right);
};
/** A ruling at the end of a piece of the record. */
const ruledAt = (record: readonly Event[], ruling: JsonObject): readonly Event[] => {
  const event: EventOf<'DirectorRuled'> = { seq: record.length, type: 'DirectorRuled', law: '82', ruling };
  return [...record, event];
};
const isFull = (value: Json | undefined): boolean => Array.isArray(value) && value.length > 0;
/** A piece of a record behind which something is in force, and the key under which; undefined where there is none. */
const inForce = (record: readonly Event[], n: number): { piece: readonly Event[]; key: string } | undefined => {
  const moments = momentsOf(record);
  if (E.isLeft(moments)) throw new Error(moments.left.message);
  const full = moments.right.flatMap(({ event, after }) => {
    const state = stateOf(after);
    return KEYS.filter((key) => isFull(state[key])).map((key) => ({ at: event.seq, key }));
  });
  const one = full[n % Math.max(1, full.length)];
  return one === undefined ? undefined : { piece: record.slice(0, one.at + 1), key: one.key };
};
const somewhere = fc.tuple(illegalBoard(engine), fc.nat(10_000)).map(([record, n]) => ({ record, n }));

describe('rulings', () => {
  it('that repeat what is in force agree in every row, and are nothing to an audit; that drop it differ in every row', () => {
    let tried = 0;
    let boards = 0;
    fc.assert(
      fc.property(somewhere, ({ record, n }) => {
        boards += 1;
        const found = inForce(record, n);
        if (found === undefined || found.piece.some((e) => e.type === 'RecordSealed')) return;
        const { piece, key } = found;
        const stands = stateAt(piece)[key];
        if (!Array.isArray(stands) || stands.length === 0) return;
        tried += 1;
        const same = audited(ruledAt(piece, { [key]: stands }));
        expect(same.rulings.rulings.at(-1)).toMatchObject({ differs: false, error: null });
        expect(same.rulings.rulings.at(-1)?.compared.map(({ agrees }) => agrees)).toEqual(stands.map(() => true));
        expect(same.items.filter((item) => item.seq === piece.length)).toEqual([]);
        const none = audited(ruledAt(piece, { [key]: [] }));
        const rows = none.rulings.rulings.at(-1)?.compared ?? [];
        expect(rows.map(({ laws }) => laws)).toEqual(stands);
        expect(rows.every(({ agrees, ruled, law }) => !agrees && ruled === null && law !== null)).toBe(true);
        expect(none.items).toContainEqual(expect.objectContaining({ seq: piece.length, code: 'ruling-differs' }));
      }),
      { numRuns: 100 },
    );
    console.info(`boards with something in force to be ruled on: ${tried} of ${boards}`);
    expect(tried).toBeGreaterThan(boards / 20);
  });

  it('of generated records: a row differs exactly where the finding is', () => {
    fc.assert(
      fc.property(illegalBoard(engine), (record) => {
        const { rulings, items, table } = audited(record);
        const found = new Set(table.findings.filter((f) => f.code === 'ruling-differs').map((f) => f.seq));
        for (const ruling of rulings.rulings) {
          expect(ruling.differs).toBe(found.has(ruling.seq));
          expect(ruling.compared.some(({ agrees }) => !agrees)).toBe(ruling.differs);
        }
        expect(items.filter(({ code }) => code === 'ruling-differs').map(({ seq }) => seq)).toEqual(
          [...found].toSorted((a, b) => a - b),
        );
      }),
      { numRuns: 150 },
    );
  });
});
