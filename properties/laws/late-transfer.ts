/** 1. No trick is transferred after the board ends: once a side's right is over, no event moves a trick to it by a revoke. */
import { transferParts } from '../../domain/laws/law-64.ts';
import type { Side } from '../../domain/seat.ts';
import type { Table } from '../../projections/table/table.ts';
import { atEveryMoment, type Property } from './property.ts';

const over = (t: Table, side: Side): number | null => t.docket.nextBoard[side] ?? t.docket.roundEnded;
const drawnBefore = (t: Table, of: number, end: number): boolean =>
  t.matters.some((m) => m.law === '61' && m.of === of && m.drawn !== null && m.drawn < end);

export const lateTransfer: Property = {
  number: 1,
  name: 'no trick is transferred once the right is over',
  of: ({ moments }) =>
    atEveryMoment(moments, ({ before, after }) => {
      let spoke: null | undefined;
      for (const part of transferParts(after)) {
        const end = over(before, part.to);
        if (end === null) continue;
        spoke = null;
        const had = transferParts(before).find((p) => p.of === part.of)?.tricks ?? 0;
        if (part.tricks > had && !drawnBefore(after, part.of, end))
          return `${part.tricks - had} more tricks move for the revoke ${part.of}`;
      }
      return spoke;
    }),
};
