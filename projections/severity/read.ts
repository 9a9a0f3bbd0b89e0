/** What is read for weighing a finding, and which findings are about an act that may be mistyped in a file. */
import type { Event, Seq } from '../../domain/event.ts';
import type { Finding, FindingCode, Support, SupportKind } from '../../domain/finding.ts';
import { isImported } from '../../domain/imported.ts';

/** Findings that do not say that a call or card was against the Laws: a scribe cannot have mistyped them. */
const NOT_AN_ACT: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'claim-disputed',
  'unauthorized-information',
  'misinformation',
  'improper-question',
  'both-sides-offend',
]);
/** Is this a finding whose severity has to be weighed? */
export const isDoubtful = (f: Finding, e: Event | undefined): boolean =>
  f.severity === 'irregularity' && !NOT_AN_ACT.has(f.code) && isImported(e);

/** Events in the order in which they count, and where each stands. */
export interface Read {
  readonly events: readonly Event[];
  readonly place: ReadonlyMap<Seq, number>;
  readonly findings: readonly Finding[];
}
export const read = (events: readonly Event[], findings: readonly Finding[]): Read => ({
  events,
  place: new Map(events.map((e, i) => [e.seq, i])),
  findings,
});
export const eventOf = ({ events, place }: Read, seq: Seq): Event | undefined => {
  const at = place.get(seq);
  return at === undefined ? undefined : events[at];
};

export const support = (kind: SupportKind, e: Event): Support => ({
  kind,
  seq: e.seq,
  line: e.source?.line ?? null,
});
