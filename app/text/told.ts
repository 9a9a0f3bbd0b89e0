/** What the review tells event by event: everything that is not an ordinary call or card. */
import type { Event, EventType, JsonObject, Seq } from '../../domain/event.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Situation } from '../../domain/situation.ts';
import type { Moment } from '../../projections/table/step.ts';
import { changesText } from './changes.ts';
import { eventText, meaningText } from './event.ts';
import { findingLine } from './finding.ts';
import { sameKeys, stateKeysText } from './keys.ts';
import { stateOf } from '../../projections/table/state.ts';
import type { EventAt, Say } from './say.ts';

/** Events that go without saying, unless something was found or said of them. */
const ORDINARY: ReadonlySet<EventType> = new Set<EventType>([
  'BoardOpened',
  'HandsDealt',
  'CallMade',
  'CardPlayed',
  'LeadFaced',
  'DummySpread',
  'TrickQuitted',
  'TrayMoved',
  'ResultEntered',
  'PositionSet',
  'TricksAgreed',
]);

export interface Told {
  readonly seq: Seq;
  readonly sentence: string;
  /** What was found, then what changed. */
  readonly findings: readonly string[];
  readonly changes: readonly string[];
}
const saysMore = (say: Say, e: Event): boolean =>
  (e.type === 'CallMade' && (e.meaning !== undefined || meaningText(say, e) !== '')) || e.after !== undefined;

const byEvent = (findings: readonly Finding[]): ReadonlyMap<Seq, readonly Finding[]> => {
  const out = new Map<Seq, Finding[]>();
  for (const f of findings) out.set(f.seq, [...(out.get(f.seq) ?? []), f]);
  return out;
};

/** What stands under the keys that a ruling names. */
const lawsGive = (say: Say, ruling: JsonObject, t: Situation): readonly string[] => [
  say.fill(say.words.printed.lawsGive, { given: stateKeysText(say, sameKeys(ruling, stateOf(t))) }),
];

/** The events to be told, in the order in which they count. Findings of events that fell are told by `fallen`. */
export const toldOf = (
  say: Say,
  moments: readonly Moment[],
  table: Situation,
  at: EventAt,
  leads: ReadonlyMap<Seq, number>,
): readonly Told[] => {
  const found = byEvent(table.findings);
  return moments.flatMap(({ event, before, after }): Told[] => {
    const findings = found.get(event.seq) ?? [];
    const changes = event.type === 'BoardOpened' ? [] : changesText(say, before, after, !ORDINARY.has(event.type));
    const given =
      event.type === 'DirectorRuled' && event.ruling !== undefined && findings.some((f) => f.code === 'ruling-differs')
        ? lawsGive(say, event.ruling, after)
        : [];
    const matters = before.matters.length > 0 || after.matters.length > 0 || before.docket.ruled.length > 0;
    const worth =
      findings.length > 0 || !ORDINARY.has(event.type) || saysMore(say, event) || (matters && changes.length > 0);
    if (!worth) return [];
    const sentence = eventText(event, { say, at, leads });
    return [
      {
        seq: event.seq,
        sentence,
        findings: findings.map((f) => findingLine(say, f, at)),
        changes: [...given, ...changes],
      },
    ];
  });
};
