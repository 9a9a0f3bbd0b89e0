/** What a branch and the record differ in (contract 5, `etui whatif --json`, `etui diff`). */
import { type Difference, differences } from '../projections/difference.ts';
import { stateOf } from '../projections/table/state.ts';
import type { Branch } from './branch.ts';

/** What the branch changes of the state, key by key. */
export const branchDifferences = ({ record, branch }: Branch): readonly Difference[] =>
  differences(stateOf(record), stateOf(branch));
