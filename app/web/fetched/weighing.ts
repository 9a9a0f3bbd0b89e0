/** Stands for `projections/severity.ts` on the server's page: only files of other programs call for it, where something was found. */
import { isComment, isImported } from '../../../domain/imported.ts';
import type * as whole from '../../../projections/severity.ts';
import { partOf } from './part.ts';

type Weighing = typeof whole;
export const weighing = partOf((): Promise<Weighing> => import('../../../projections/severity.ts'));

export const weighed: Weighing['weighed'] = (events, findings, edition) =>
  isImported(events[0]) && (findings.length > 0 || events.some(isComment))
    ? weighing.here().weighed(events, findings, edition)
    : findings;
