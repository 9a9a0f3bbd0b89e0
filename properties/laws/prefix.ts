/** 9. Acts and findings of a prefix are in the whole, with the same seq and code; guard on = guard off. */
import { amends } from '../../replay/order.ts';
import { BOOK } from '../../domain/lawbook.ts';
import { LAWS_ON_ACTS } from '../../domain/laws/lawbook.ts';
import { situationWith } from '../../domain/with.ts';
import { plainly } from '../../projections/table/plain.ts';
import type { Table } from '../../projections/table/table.ts';
import { atEveryMoment, broken, HOLDS, NO_PREMISE, type Property } from './property.ts';

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
/** What the lawbook makes of the event, as text; the guard is told to stand aside. */
const asText = (t: Table): string => JSON.stringify(t, (key, value: unknown) => (key === 'places' ? null : value));
export const guard: Property = {
  number: 9,
  name: 'the guard in front of the lawbook makes no difference',
  of: ({ moments }) =>
    atEveryMoment(moments.slice(1), ({ event, before, after }) => {
      const sooner = plainly(before, event);
      if (sooner === null) return undefined;
      return asText(sooner) === asText(after) ? null : 'the guard decides it otherwise than the lawbook';
    }),
};
/** 9. A law's `on` is all that it judges: what it does not name there it has nothing to say of. */
export const deaf: Property = {
  number: 9,
  name: 'a law has nothing to say of events that it does not name',
  of: ({ moments }) =>
    atEveryMoment(moments.slice(1), ({ event, before }) => {
      const t = situationWith(before, { at: event.seq });
      const speaks = LAWS_ON_ACTS.find(
        (law) => law.on?.includes(event.type) !== true && (law.fresh?.(event, t, BOOK) ?? null) !== null,
      );
      return speaks === undefined ? null : `Law ${speaks.law} judges ${event.type} without naming it`;
    }),
};
/** 9. Without one of the matters that a law names nothing follows from it. */
export const unmoved: Property = {
  number: 9,
  name: 'nothing follows from a law while none of its matters is kept',
  of: ({ moments }) =>
    atEveryMoment(moments.slice(1), ({ before }) => {
      const follows = LAWS_ON_ACTS.find(
        (law) =>
          law.followsOn !== undefined &&
          !before.matters.some((m) => law.followsOn?.includes(m.law)) &&
          (law.follows?.(before, BOOK).length ?? 0) > 0,
      );
      return follows === undefined ? null : `Law ${follows.law} follows from no matter of its own`;
    }),
};
