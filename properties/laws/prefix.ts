/** 9. Acts and findings of a prefix are in the whole, with the same seq and code; guard on = guard off. */
import { amends } from '../../replay/order.ts';
import { stateOf } from '../../projections/table/state.ts';
import { broken, HOLDS, NO_PREMISE, type Property, tableAt } from './property.ts';

export const prefix: Property = {
  number: 9,
  name: 'a prefix is found again in the whole',
  of: ({ events, moments, table }) => {
    if (events.some((e) => amends(e) && e.seq > 1)) return NO_PREMISE;
    for (const { after } of moments) {
      for (const f of after.findings)
        if (!table.findings.some((g) => g.seq === f.seq && g.code === f.code))
          return broken(`the finding ${f.code} of ${f.seq} is lost`);
      for (const act of after.auction.acts)
        if (!table.auction.acts.some((x) => x.seq === act.seq && x.call === act.call))
          return broken(`the call ${act.seq} is lost`);
    }
    return HOLDS;
  },
};
export const guard: Property = {
  number: 9,
  name: 'the guard in front of the lawbook makes no difference',
  of: ({ events, table }) => {
    const without = tableAt(events, { guard: false });
    return JSON.stringify(stateOf(without)) === JSON.stringify(stateOf(table))
      ? HOLDS
      : broken('the state differs without the guard');
  },
};
