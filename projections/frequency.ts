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
  hasAny,
  meet,
  type Opportunity,
  opportunitiesOf,
  phaseAt,
  placeOf,
  reset,
  seatMet,
} from './frequency/counter.ts';
import { look, lookPlainly } from './frequency/look.ts';
import { isOfTheAct, UNIT_OF } from './frequency/units.ts';
import { assumptionsOf } from './table/unknown.ts';

/** A finding as it is counted. */
export interface Occurrence {
  readonly code: FindingCode;
  readonly law: LawRef;
  readonly severity: Severity;
  /** In which the act found the table. */
  readonly phase: Phase;
  /** Of the hand whose act it was, as its opportunities are counted; else the finding's own. */
  readonly seat: Seat | null;
  readonly checked: Checked;
}
export interface BoardCounts {
  readonly edition: Edition;
  readonly opportunities: readonly Opportunity[];
  readonly occurrences: readonly Occurrence[];
  /** Acts, and what else a finding is about: each once, however many findings there are of it. */
  readonly acts: readonly { readonly severity: Severity; readonly count: number }[];
  /** What each thing assumed is: `laws`, `authority`, `natural` … */
  readonly assumptions: readonly string[];
  /** Hands, calls and play do not belong together: nothing on this board is to be counted against anything. */
  readonly outOfJoint: boolean;
}

/** Of one card the Laws may find first that it came too soon, and at its turn that it was a lead: it is one act out of turn. */
const OUT_OF_TURN: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'premature-play',
  'play-out-of-turn',
  'lead-out-of-turn',
]);
/** Findings of the same irregularity of one act have the same name: of several the last counts. */
const irregularityOf = ({ seq, code }: Finding): string => `${seq} ${OUT_OF_TURN.has(code) ? 'out-of-turn' : code}`;

/** Each irregularity of an act once, and never without the opportunity that it was. */
const occurrencesOf = (c: Counter, findings: readonly Finding[]): readonly Occurrence[] => {
  const last = new Map(findings.map((f) => [irregularityOf(f), f]));
  return [...last.values()].map((f): Occurrence => {
    const { code, law, severity, seq, checked } = f;
    const place = placeOf(UNIT_OF[code]);
    const phase = phaseAt(c, seq);
    if (!isOfTheAct(code)) {
      if (severity !== 'notice' && !hasAny(c, place)) count(c, place, phase, f.seat);
      return { code, law, severity, phase, seat: f.seat, checked };
    }
    meet(c, place, seq, f.seat);
    return { code, law, severity, phase, seat: seatMet(c, place, seq), checked };
  });
};
/** How many acts have a finding of each severity: an act against two laws is one act. */
const actsOf = (findings: readonly Finding[]): BoardCounts['acts'] => {
  const of = new Map<Severity, Set<number>>();
  for (const { severity, seq } of findings) of.set(severity, (of.get(severity) ?? new Set()).add(seq));
  return [...of].map(([severity, seqs]) => ({ severity, count: seqs.size }));
};

const countWhole = (c: Counter, t: Situation): void => {
  const { play } = t;
  count(c, placeOf('board'), 'auction', null);
  if (t.auction.acts.length > 0) count(c, placeOf('auction'), 'auction', null);
  if (t.auction.acts.length > 0 && t.auction.over) count(c, placeOf('auction-over'), 'auction', null);
  for (const m of t.matters) if (m.law === '61' && isEstablished(m)) count(c, placeOf('established'), 'play', m.seat);
  const missing = t.findings.filter((f) => f.code === 'judgement-missing').length;
  count(c, placeOf('judgement'), t.phase, null, missing);
  if (play === null) return;
  const tricks = play.tricks.length + (play.current.length === 4 ? 1 : 0);
  count(c, placeOf('trick'), 'play', null, tricks);
  if (tricks > 0 || play.current.length > 0) count(c, placeOf('play'), 'play', null);
};

/**
 * The fold: `begin`, then for each event that counts `look` at what it did, or `lookPlainly` where it was plainly lawful,
 * then `end` with the last table.
 */
export const begin = (c: Counter, events: number): void => reset(c, events);
export { look, lookPlainly };
/** What the board comes to. `t`: the table at the end of the record, its findings weighed. `counted`: events. */
export const end = (c: Counter, t: Situation, counted: number): BoardCounts => {
  count(c, placeOf('event'), 'auction', null, counted);
  countWhole(c, t);
  // What was found adds the opportunities that it was.
  const occurrences = t.findings.length === 0 ? [] : occurrencesOf(c, t.findings);
  return {
    edition: t.setup.edition,
    opportunities: opportunitiesOf(c),
    occurrences,
    acts: t.findings.length === 0 ? [] : actsOf(t.findings),
    assumptions: assumptionsOf(t).flatMap(({ what }) => (typeof what === 'string' ? [what] : [])),
    outOfJoint: t.findings.some(({ gathers }) => gathers !== undefined),
  };
};
export type { Counter, Opportunity, Event };
export { newCounter } from './frequency/counter.ts';
