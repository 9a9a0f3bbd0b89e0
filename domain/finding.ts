/** Findings: what the Laws, or plain reason, remark about an event (contract 3). */
import type { Checked, LawRef } from './edition.ts';
import type { Seq } from './event.ts';
import type { Seat, Side } from './seat.ts';

export const FINDING_CODES = [
  'insufficient-bid',
  'call-out-of-rotation',
  'inadmissible-call',
  'call-after-auction',
  'change-of-call',
  'enforced-pass-broken',
  'barred-call-made',
  'required-call-not-made',
  'card-exposed-in-auction',
  'lead-out-of-turn',
  'play-out-of-turn',
  'premature-play',
  'revoke',
  'defective-trick',
  'penalty-card-not-played',
  'lead-restriction-broken',
  'illegal-retraction',
  'established-revoke-retracted',
  'faced-hand',
  'dummy-card-not-named',
  'dummy-oversteps',
  'claim-disputed',
  'unauthorized-information',
  'misinformation',
  'improper-question',
  'screen-irregularity',
  'too-late',
  'both-sides-offend',
  'wrong-number-of-cards',
  'missing-card',
  'foreign-card',
  'wrong-board',
  'wrong-cards',
  'contract-differs',
  'result-differs',
  'score-differs',
  'card-twice',
  'card-not-held',
  'turn-unclear',
  'deal-invalid',
  'ruling-differs',
  'ruling-missing',
  'judgement-missing',
  'voided',
  'remark-of-interest',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];
export type Severity = 'irregularity' | 'contradiction' | 'ruling' | 'notice';

/**
 * What on the record speaks for it that an irregular act of an imported file happened at the table, and was not
 * mistyped: a mark of the file, a comment, a ruling or a call for the director, attention drawn, the act put right, a
 * choice made over it, or what was done next.
 */
export type SupportKind = 'mark' | 'comment' | 'ruling' | 'attention' | 'corrected' | 'choice' | 'sequence';
export interface Support {
  readonly kind: SupportKind;
  readonly seq: Seq;
  /** Of the file, from 1; null where the event does not come from one. */
  readonly line: number | null;
}

export interface Finding {
  readonly seq: Seq;
  readonly code: FindingCode;
  readonly law: LawRef;
  readonly side: Side | null;
  readonly seat: Seat | null;
  readonly severity: Severity;
  /** The event since which it is known. */
  readonly since: Seq;
  readonly checked: Checked;
  /** true: the fact is found, what the Laws make of it comes with a later version of the lawbook. */
  readonly notImplemented: boolean;
  /** It speaks of the end of the record, and is gone when the record goes on. */
  readonly end: boolean;
  /** Only where severity was weighed: on an act of an imported file. Empty: nothing speaks for it. */
  readonly support?: readonly Support[];
  /** The event by which the director at last judged that it was not so. */
  readonly denied?: Seq;
  /** The acts that it sums up: the record as a whole does not fit together. */
  readonly gathers?: readonly Seq[];
}
