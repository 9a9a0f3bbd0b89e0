/** 14. A ruling equal to the lawbook's is no difference; after a ruling, acts that obey it are no finding. */
import type { JsonObject } from '../../domain/event.ts';
import { stateOf } from '../../projections/table/state.ts';
import { step } from '../../projections/table/step.ts';
import type { Table } from '../../projections/table/table.ts';
import { seatName } from '../../domain/seat.ts';
import { legalCalls } from '../../domain/lawbook.ts';
import { atEveryMoment, nextSeq, type Property } from './property.ts';

const KEYS = ['enforcedPasses', 'barredCalls', 'leadRestrictions', 'penaltyCards', 'transfer'] as const;
const ruled = (t: Table, ruling: JsonObject): Table =>
  step(t, { seq: nextSeq(t), type: 'DirectorRuled', law: '82', ruling });
const differs = (t: Table): boolean => t.findings.some((f) => f.seq === t.at && f.code === 'ruling-differs');

const sameRuling = (t: Table): string | null => {
  const state = stateOf(t);
  for (const key of KEYS) {
    const after = ruled(t, { [key]: state[key] } as JsonObject);
    if (differs(after)) return `a ruling that ${key} is as it is differs`;
  }
  return null;
};
/** The player in turn is told to pass, wrongly; he passes. */
const obeyed = (t: Table): string | null => {
  if (t.phase !== 'auction' || t.auction.acts.some((a) => a.status === 'pending') || !legalCalls(t).includes(0))
    return null;
  const seat = t.auction.turn;
  const after = ruled(t, { enforcedPasses: [{ seat: seatName(seat), duration: 'throughout', law: '27B2' }] });
  const seq = nextSeq(after);
  const passed = step(after, { seq, type: 'CallMade', seat, call: 0 });
  if (passed.findings.some((f) => f.seq === seq && f.severity !== 'notice'))
    return 'a pass that obeys a ruling is found';
  const bid = step(after, { seq, type: 'CallMade', seat, call: 37 });
  return t.auction.bid >= 37 ||
    bid.findings.some(
      (f) => f.seq === seq && (f.code === 'enforced-pass-broken' || f.code === 'required-call-not-made'),
    )
    ? null
    : 'a bid against a ruling is not found';
};
export const obedience: Property = {
  number: 14,
  name: 'the right ruling is no difference, obeying any ruling is no irregularity',
  of: ({ moments }) =>
    atEveryMoment(moments, ({ after }) =>
      after.docket.ruling !== null ? undefined : (sameRuling(after) ?? obeyed(after)),
    ),
};
