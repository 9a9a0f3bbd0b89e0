/** What each answer to an open matter would change of the state, as `etui options --json` says it (contract 5). */
import type { JsonObject } from '../domain/event.ts';
import { type Difference, differences } from './difference.ts';
import type { Answer, Options } from './options.ts';
import { pendingJson, stateOf } from './table/state.ts';
import type { Table } from './table/table.ts';

/** The difference an answer makes to the state it is given in. */
export const consequencesOf = (before: Table, { after }: Answer): readonly Difference[] =>
  differences(stateOf(before), stateOf(after));

/** Every open matter as an element of `pending`, its options with their consequences. */
export const optionsJson = ({ before, open }: Options): readonly JsonObject[] => {
  const state = stateOf(before);
  return open.map(({ matter, answers }) => ({
    ...pendingJson(matter),
    options: answers.map(({ option, after }) => ({
      option,
      consequences: differences(state, stateOf(after)).map(({ key, added, removed }) => ({ key, added, removed })),
    })),
  }));
};
