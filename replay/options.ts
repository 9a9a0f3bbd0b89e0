/** The options at a moment of a record, answers that amend the record included (contract 5). */
import * as E from 'fp-ts/lib/Either.js';
import type { BoardRecord, Event } from '../domain/event.ts';
import { type Options, optionsOf } from '../projections/options.ts';
import { step } from '../projections/table/step.ts';
import type { Table } from '../projections/table/table.ts';
import { type FoldError, type FoldOptions, tableOf } from './fold.ts';
import { amends } from './order.ts';

/**
 * Who may choose or must judge what after event `at`, and what each answer would change. An answer that amends the
 * record (whether a contested fact happened) folds the board again.
 */
export const optionsAt = (record: BoardRecord, o: FoldOptions = {}): E.Either<FoldError, Options> => {
  const table = tableOf(record, o);
  if (E.isLeft(table)) return table;
  const at = o.at ?? record.length - 1;
  const known = record.slice(0, Math.max(o.known ?? at, at) + 1);
  const { edition, guard } = o;
  const rest = { ...(edition === undefined ? {} : { edition }), ...(guard === undefined ? {} : { guard }) };
  const after = (now: Table, e: Event): Table => {
    if (!amends(e) || o.basis !== undefined || known.length > at + 1) return step(now, e);
    const again = tableOf([...known, e], rest);
    return E.isRight(again) ? { ...again.right, findings: again.right.findings.filter((f) => !f.end) } : step(now, e);
  };
  return E.right(optionsOf(table.right, known.length, after));
};
