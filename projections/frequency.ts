/**
 * How often things happen on a board: a fold over its moments. Opportunities are counted event by event, findings at
 * the end, when everything is known that the record says. Counts of boards are added, never averaged.
 */
import type { Checked, Edition, LawRef } from '../domain/edition.ts';
import type { Event } from '../domain/event.ts';
import type { Finding, FindingCode, Severity } from '../domain/finding.ts';
import { isEstablished } from '../domain/laws/law-64.ts';
import type { Seat } from '../domain/seat.ts';
import type { Phase, Situation } from '../domain/situation.ts';
import {
  count,
  type Counter,
  type Opportunity,
  opportunitiesOf,
  phaseAt,
  placeOf,
  reset,
} from './frequency/counter.ts';
import { look } from './frequency/look.ts';
import { assumptionsOf } from './table/unknown.ts';

/** A finding as it is counted. */
export interface Occurrence {
  readonly code: FindingCode;
  readonly law: LawRef;
  readonly severity: Severity;
  /** In which the act found the table. */
  readonly phase: Phase;
  readonly seat: Seat | null;
  readonly checked: Checked;
}
export interface BoardCounts {
  readonly edition: Edition;
  readonly opportunities: readonly Opportunity[];
  readonly occurrences: readonly Occurrence[];
  /** What each thing assumed is: `laws`, `authority`, `natural` … */
  readonly assumptions: readonly string[];
  /** Hands, calls and play do not belong together: nothing on this board is to be counted against anything. */
  readonly outOfJoint: boolean;
}

/** Two findings of one code on one act are one event. */
const occurrencesOf = (c: Counter, findings: readonly Finding[]): readonly Occurrence[] => {
  const seen = new Set<string>();
  return findings.flatMap((f): readonly Occurrence[] => {
    const key = `${f.seq} ${f.code}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const { code, law, severity, seat, checked } = f;
    return [{ code, law, severity, phase: phaseAt(c, f.seq), seat, checked }];
  });
};

const countWhole = (c: Counter, t: Situation): void => {
  const { play } = t;
  count(c, placeOf('board'), 'auction', null);
  if (t.auction.acts.length > 0) count(c, placeOf('auction'), 'auction', null);
  const wasOver = t.auction.over || t.findings.some((f) => f.code === 'call-after-auction');
  if (t.auction.acts.length > 0 && wasOver) count(c, placeOf('auction-over'), 'auction', null);
  for (const m of t.matters) if (m.law === '61' && isEstablished(m)) count(c, placeOf('established'), 'play', m.seat);
  const missing = t.findings.filter((f) => f.code === 'judgement-missing').length;
  count(c, placeOf('judgement'), t.phase, null, missing);
  if (play === null) return;
  const tricks = play.tricks.length + (play.current.length === 4 ? 1 : 0);
  count(c, placeOf('trick'), 'play', null, tricks);
  if (tricks > 0 || play.current.length > 0) count(c, placeOf('play'), 'play', null);
};

/** The fold: `begin`, then `look` at each event that counts with the table it found, then `end` with the last table. */
export const begin = (c: Counter, events: number): void => reset(c, events);
export { look };
/** What the board comes to. `t`: the table at the end of the record, its findings weighed. `counted`: events. */
export const end = (c: Counter, t: Situation, counted: number): BoardCounts => {
  count(c, placeOf('event'), 'auction', null, counted);
  countWhole(c, t);
  return {
    edition: t.setup.edition,
    opportunities: opportunitiesOf(c),
    occurrences: t.findings.length === 0 ? [] : occurrencesOf(c, t.findings),
    assumptions: assumptionsOf(t).flatMap(({ what }) => (typeof what === 'string' ? [what] : [])),
    outOfJoint: t.findings.some(({ gathers }) => gathers !== undefined),
  };
};
export type { Counter, Opportunity, Event };
export { newCounter } from './frequency/counter.ts';
