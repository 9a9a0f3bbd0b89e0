/** 4. No seat is both allowed and not allowed to use an item; a change of status is a new entry with its event. */
import { atEveryMoment, type Property } from './property.ts';

export const ledger: Property = {
  number: 4,
  name: 'nobody is both allowed and not allowed to use an item, and entries are never rewritten',
  of: ({ moments }) =>
    atEveryMoment(moments, ({ before, after }) => {
      for (const item of after.known)
        if ((item.authorized & item.unauthorized) !== 0) return `item ${item.of} is both to a seat`;
      for (const old of before.known) {
        const kept = after.known.some(
          (k) =>
            k.of === old.of &&
            k.kind === old.kind &&
            k.item === old.item &&
            k.from === old.from &&
            k.authorized === old.authorized &&
            k.unauthorized === old.unauthorized &&
            k.law === old.law &&
            (old.until === null || k.until === old.until),
        );
        if (!kept) return `the entry about ${old.of} from event ${old.from} was rewritten`;
      }
      const open = after.known.filter((k) => k.until === null).map((k) => `${k.of} ${k.kind} ${k.item}`);
      if (new Set(open).size !== open.length) return 'two entries of one item are open';
      return after.known.length > 0 ? null : undefined;
    }),
};
