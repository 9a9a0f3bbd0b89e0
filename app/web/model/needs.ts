/**
 * Which parts of the fold a record calls for: boards behind screens their regulations, records with a ruling what puts it
 * in the state's place, files of other programs what weighs the findings on them. Rather one too many than one too few.
 */
import { atTheEnd, pending } from '../../../domain/lawbook.ts';
import type { BoardRecord } from '../../../domain/event.ts';
import { isComment, isImported } from '../../../domain/imported.ts';
import type { Board } from './board.ts';

/** Known before the record is folded. */
export type Need = 'rulings' | 'screens';

/** The words by which an event calls for it, wherever they stand: an amendment may hold another event. */
const SIGNS: Readonly<Record<Need, RegExp>> = {
  rulings: /DirectorRuled/,
  screens: /"screens":true|CallShown|BidsPickedUp|TrayMoved|Aperture|ScreenMisplaced/,
};
export const needsOf = (record: BoardRecord): readonly Need[] => {
  const text = JSON.stringify(record);
  return (Object.keys(SIGNS) as Need[]).filter((need) => SIGNS[need].test(text));
};

/** Whether a finding of some moment is weighed (`projections/severity.ts`), a comment is one, or an answer may bring one. */
export const needsWeighing = ({ record, moments, plain }: Board): boolean => {
  const last = moments.at(-1)?.after;
  if (last === undefined || !record.some(isImported)) return false;
  const found = (): boolean =>
    moments.some(({ after }) => after.findings.length > 0 || pending(after).length > 0) || atTheEnd(last).length > 0;
  return !plain || record.some(isComment) || found();
};
