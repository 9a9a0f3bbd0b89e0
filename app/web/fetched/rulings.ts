/** Stands for `projections/table/ruling.ts` on the server's page: only records with a ruling call for it. */
import type * as whole from '../../../projections/table/ruling.ts';
import { partOf } from './part.ts';

type Rulings = typeof whole;
export const rulings = partOf((): Promise<Rulings> => import('../../../projections/table/ruling.ts'));

export const rule: Rulings['rule'] = (t, e) => rulings.here().rule(t, e);
export const afterRuling: Rulings['afterRuling'] = (t) => rulings.here().afterRuling(t);
