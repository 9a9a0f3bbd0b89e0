/** Duties of the auction and their breach (37, 31A1, 30B2b). */
import { type Call, PASS } from './call.ts';
import type { Duty } from './law.ts';
import type { Seat } from './seat.ts';

/** The duty that the call breaks, the strictest first; null: none. */
export const breach = (duties: readonly Duty[], seat: Seat, call: Call): Duty | null => {
  const mine = duties.filter((d) => d.seat === seat);
  const repeat = mine.find((d) => d.is === 'repeat');
  if (repeat !== undefined) return repeat.calls.includes(call) ? null : repeat;
  if (call === PASS) return null;
  return mine.find((d) => d.is === 'pass') ?? mine.find((d) => d.is === 'barred' && d.calls.includes(call)) ?? null;
};

/** How the breach is called (contract 3). */
export const breachCode = (duty: Duty): 'enforced-pass-broken' | 'barred-call-made' | 'required-call-not-made' =>
  duty.is === 'pass' ? 'enforced-pass-broken' : duty.is === 'barred' ? 'barred-call-made' : 'required-call-not-made';
