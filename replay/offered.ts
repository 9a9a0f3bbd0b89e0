/** Whether what is tried was offered: a choice that nobody had is no branch of the record (contract 5). */
import * as E from 'fp-ts/lib/Either.js';
import type { BoardRecord, Event, Seq } from '../domain/event.ts';
import { pending } from '../domain/lawbook.ts';
import { tableOf } from './fold.ts';

/**
 * Each choice among `given`, which come one behind the other after event `at` and are numbered so, is one that its
 * player has then. What the director judges and facts are his to say.
 */
export const areOffered = (record: BoardRecord, at: Seq, given: readonly Event[]): boolean =>
  given.every((e, i) => {
    if (e.type !== 'OptionChosen') return true;
    const table = tableOf([...record.slice(0, at + 1), ...given.slice(0, i)]);
    return (
      E.isRight(table) &&
      pending(table.right).some((p) => p.by === e.by && p.of === e.of && p.options.includes(e.option))
    );
  });
