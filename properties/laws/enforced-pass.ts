/** 5. Who must pass has only Pass; a barred call is not on offer; breaking either is found. */
import { isBid, PASS } from '../../domain/call.ts';
import { duties, legalCalls } from '../../domain/lawbook.ts';
import { step } from '../../projections/table/step.ts';
import type { Table } from '../../projections/table/table.ts';
import { atEveryMoment, nextSeq, type Property } from './property.ts';

const CODES = new Set([
  'enforced-pass-broken',
  'barred-call-made',
  'inadmissible-call',
  'insufficient-bid',
  'required-call-not-made',
]);
const breaks = (t: Table, call: number): string | null => {
  const seq = nextSeq(t);
  const after = step(t, { seq, type: 'CallMade', seat: t.auction.turn, call });
  return after.findings.some((f) => f.seq === seq && CODES.has(f.code))
    ? null
    : `call ${call} breaks the duty and is not found`;
};
const nothingWaits = (t: Table): boolean => t.auction.acts.every((act) => act.status !== 'pending');

export const enforcedPass: Property = {
  number: 5,
  name: 'who must pass has only Pass, and breaking it is found',
  of: ({ moments }) =>
    atEveryMoment(moments, ({ after }) => {
      if (after.phase !== 'auction' || after.auction.over || after.docket.ruling !== null) return undefined;
      const mine = duties(after).filter((d) => d.seat === after.auction.turn);
      if (mine.length === 0) return undefined;
      const calls = legalCalls(after);
      const passes = mine.some((d) => d.is === 'pass') && !mine.some((d) => d.is === 'repeat');
      if (passes && (calls.length !== 1 || calls[0] !== PASS)) return `must pass, and has ${calls.length} calls`;
      const barred = mine.filter((d) => d.is === 'barred').flatMap((d) => d.calls);
      if (barred.some((call) => calls.includes(call))) return 'a barred call is on offer';
      if (!passes || !nothingWaits(after)) return null;
      const bid = [37, 36, 35].find((call) => isBid(call) && call > after.auction.bid);
      return bid === undefined ? null : breaks(after, bid);
    }),
};
