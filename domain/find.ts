/** How a law file writes a finding. */
import { trustIn } from './trust.ts';
import type { Consequence } from './consequence.ts';
import type { LawRef } from './edition.ts';
import type { Seq } from './event.ts';
import type { FindingCode, Severity } from './finding.ts';
import { type Seat, sideOf } from './seat.ts';
import type { Situation } from './situation.ts';

interface More {
  readonly severity?: Severity;
  readonly notImplemented?: boolean;
  readonly end?: boolean;
  /** Since when it is known, where that is not now. */
  readonly since?: Seq;
}

/** A finding about event `seq`; `seat` null where it concerns nobody in particular. */
export const find = (
  t: Situation,
  seq: Seq,
  code: FindingCode,
  law: LawRef,
  seat: Seat | null,
  more: More = {},
): Consequence => ({
  is: 'finding',
  finding: {
    seq,
    code,
    law,
    side: seat === null ? null : sideOf(seat),
    seat,
    severity: more.severity ?? 'irregularity',
    since: more.since ?? t.at,
    checked: trustIn(t.setup.edition, law),
    notImplemented: more.notImplemented ?? false,
    end: more.end ?? false,
  },
});
/** A contradiction in the record: a slip of the scribe, or a fact that no law foresees. */
export const contradiction = (t: Situation, seq: Seq, code: FindingCode, law: LawRef, seat: Seat | null): Consequence =>
  find(t, seq, code, law, seat, { severity: 'contradiction' });
