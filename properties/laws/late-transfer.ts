/** 1. No trick is transferred after the board ends: once a side's right is over, no event moves a trick to it by a revoke. */
import { transferParts } from '../../domain/laws/law-64.ts';
import type { Event } from '../../domain/event.ts';
import type { Side } from '../../domain/seat.ts';
import { step } from '../../projections/table/step.ts';
import type { Table } from '../../projections/table/table.ts';
import { atEveryMoment, broken, HOLDS, NO_PREMISE, nextSeq, type Property, type Verdict } from './property.ts';

const over = (t: Table, side: Side): number | null => t.docket.nextBoard[side] ?? t.docket.roundEnded;
const drawnBefore = (t: Table, of: number, end: number): boolean =>
  t.matters.some((m) => m.law === '61' && m.of === of && m.drawn !== null && m.drawn < end);

/** Both sides call on the next board, or the round ends, and only then somebody speaks of each revoke. */
const spokenTooLate = (t: Table): Verdict => {
  const revokes = t.matters.filter((m) => m.law === '61' && m.stage === 'open' && m.drawn === null);
  if (revokes.length === 0) return NO_PREMISE;
  const seq = nextSeq(t);
  const ends: readonly (readonly Event[])[] = [
    [
      { seq, type: 'CallOnNextBoard', seat: 0 },
      { seq: seq + 1, type: 'CallOnNextBoard', seat: 1 },
    ],
    [{ seq, type: 'RoundEnded' }],
  ];
  for (const end of ends) {
    const closed = end.reduce<Table>((now, e) => step(now, e), t);
    for (const { of } of revokes) {
      const drawn = step(closed, { seq: seq + 2, type: 'AttentionDrawn', by: 0, of });
      const part = transferParts(drawn).find((p) => p.of === of);
      if (part !== undefined && part.tricks > 0)
        return broken(`${part.tricks} tricks move for ${of}, spoken of too late`);
    }
  }
  return HOLDS;
};

export const lateTransfer: Property = {
  number: 1,
  name: 'no trick is transferred once the right is over',
  of: ({ moments, table }) => {
    const recorded = atEveryMoment(moments, ({ before, after }) => {
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
    });
    if (recorded.broken !== null || table.docket.ruling !== null) return recorded;
    const after = spokenTooLate(table);
    return after.premise ? after : recorded;
  },
};
