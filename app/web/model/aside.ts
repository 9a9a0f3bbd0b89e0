/** What is asked for by who leaves the record for a what-if, or for another's view of it. */
import { areOffered } from '../../../replay/offered.ts';
import { branched } from './branched.ts';
import { comesAt, seenBy } from './seen.ts';

export const aside = { areOffered, branched, comesAt, seenBy } as const;
export type Aside = typeof aside;
