/**
 * What the director did on a board, and how it compares with the Laws: rulings with those they concern, superseded,
 * appealed, reviewed; each ruled key beside what the Laws give; errors and what follows from them (82C). A fold over
 * moments.
 */
import type { Edition, LawRef } from '../domain/edition.ts';
import type { BoardRecord, Event, EventOf, Json, JsonObject, Seq } from '../domain/event.ts';
import type { Finding } from '../domain/finding.ts';
import { actOf, type Situation } from '../domain/situation.ts';
import { NOBODY, onlySeat, SEATS, type SeatSet, seatsOf, sideOf } from '../domain/seat.ts';
import { type Comparison, comparisonsOf } from './rulings/compare.ts';
import { comparedWith } from './table/ruling.ts';
import { stateOf } from './table/state.ts';
import type { Moment } from './table/step.ts';

/** An appeal or a review of a ruling, and its outcome. */
export interface Challenge {
  readonly seq: Seq;
  readonly by: Json;
  readonly concurs: Json;
  readonly decided: { readonly seq: Seq; readonly outcome: string | null } | null;
}
/** 82C: a ruling that the Laws do not give. Both sides are non-offending for what follows. */
export interface DirectorError {
  readonly law: LawRef;
  /** The first event under it; null where nothing followed. */
  readonly from: Seq | null;
  /** The last event under it: before the ruling that put it right, else the last of the record. */
  readonly to: Seq | null;
  /** The ruling in its place (82B), the adjusted scores under 82C. */
  readonly corrected: Seq | null;
  readonly adjusted: readonly Seq[];
}
export interface Ruling {
  readonly seq: Seq;
  readonly law: LawRef;
  readonly of: Seq | null;
  /** The player ruled on and his side; nobody where the ruling names no act. */
  readonly to: SeatSet;
  readonly director: string | null;
  readonly consulted: readonly string[];
  readonly supersedes: Seq | null;
  readonly supersededBy: Seq | null;
  /** In force at the end. */
  readonly stands: boolean;
  readonly compared: readonly Comparison[];
  readonly differs: boolean;
  readonly error: DirectorError | null;
  readonly appeals: readonly Challenge[];
  readonly reviews: readonly Challenge[];
}
export interface Adjustment {
  readonly seq: Seq;
  readonly law: LawRef;
  readonly kind: 'assigned' | 'artificial';
  readonly by: 'director' | 'appeal' | 'review';
  readonly NS: JsonObject;
  readonly EW: JsonObject;
  readonly supersededBy: Seq | null;
}
/** A fact that was contested, and how that ended; `settled` null: it waits for the director. */
export interface Contested {
  readonly of: Seq;
  readonly seq: Seq;
  readonly by: SeatSet;
  readonly settled: { readonly seq: Seq; readonly how: 'agreed' | 'found'; readonly holds: boolean } | null;
}
export type StepKind =
  | 'attention'
  | 'director-called'
  | 'options-explained'
  | 'intention-stated'
  | 'choice'
  | 'replacement'
  | 'judgement'
  | 'ruling';
/** What was done about one insufficient bid, in order (9B, 10C1, 27). */
export interface Procedure {
  readonly of: Seq;
  readonly steps: readonly { readonly seq: Seq; readonly is: StepKind }[];
  /** Steps that the choice or replacement should have waited for, and that are not on record before it. */
  readonly missing: readonly ('director-called' | 'options-explained')[];
}
export interface Rulings {
  readonly edition: Edition;
  readonly rulings: readonly Ruling[];
  readonly adjustments: readonly Adjustment[];
  readonly contested: readonly Contested[];
  readonly procedures: readonly Procedure[];
  /** Calls for the director that no ruling followed, judgements that were never given. */
  readonly missing: readonly Finding[];
}

type Moments = readonly Moment[];
const eventsOf = <T extends Moment['event']['type']>(moments: Moments, type: T): readonly EventOf<T>[] =>
  moments.flatMap(({ event }) => (event.type === type ? [event as EventOf<T>] : []));

/** The player whose act event `of` is, and his partner. */
const sideRuledOn = (of: Seq | undefined, moments: Moments, t: Situation): SeatSet => {
  if (of === undefined) return NOBODY;
  const event = moments.find((m) => m.event.seq === of)?.event;
  const seat = event !== undefined && 'seat' in event ? event.seat : actOf(t, of)?.seat;
  if (seat !== undefined) return seatsOf(sideOf(seat));
  const by = event !== undefined && 'by' in event ? SEATS.find((each) => each === event.by) : undefined;
  return by === undefined ? NOBODY : onlySeat(by);
};
type Asked = EventOf<'RulingAppealed'> | EventOf<'ReviewRequested'>;
type Decided = EventOf<'AppealDecided'> | EventOf<'ReviewDecided'>;
const challenges = (of: Seq, asked: readonly Asked[], decided: readonly Decided[]): readonly Challenge[] =>
  asked
    .filter((ask) => ask.of === of)
    .map((ask) => {
      const end = decided.find((e) => e.seq > ask.seq && (e.of === ask.seq || e.of === of));
      return {
        seq: ask.seq,
        by: ask.by ?? null,
        concurs: ask.concurs ?? null,
        decided: end === undefined ? null : { seq: end.seq, outcome: end.outcome ?? null },
      };
    });

const errorOf = (moments: Moments, seq: Seq, corrected: Seq | null): DirectorError => {
  const at = moments.findIndex((m) => m.event.seq === seq);
  const until = corrected === null ? moments.length : moments.findIndex((m) => m.event.seq === corrected);
  const under = moments.slice(at + 1, until).map((m) => m.event.seq);
  const adjusted = eventsOf(moments, 'ScoreAdjusted').filter((e) => e.law === '82C' && e.seq > seq);
  return {
    law: '82C',
    from: under[0] ?? null,
    to: under.at(-1) ?? null,
    corrected,
    adjusted: adjusted.map((e) => e.seq),
  };
};
const rulingOf = (moments: Moments, { event: e, after }: Moment): Ruling[] => {
  if (e.type !== 'DirectorRuled') return [];
  const differing = after.docket.ruling?.ruling ?? {};
  const differs = Object.keys(differing).length > 0;
  const next = eventsOf(moments, 'DirectorRuled').find((other) => other.supersedes === e.seq)?.seq ?? null;
  return [
    {
      seq: e.seq,
      law: e.law,
      of: e.of ?? null,
      to: sideRuledOn(e.of, moments, after),
      director: e.director ?? null,
      consulted: e.consulted ?? [],
      supersedes: e.supersedes ?? null,
      supersededBy: next,
      stands: next === null,
      compared:
        e.ruling === undefined
          ? []
          : comparisonsOf(e.ruling, stateOf(comparedWith(after, e)), new Set(Object.keys(differing))),
      differs,
      error: differs ? errorOf(moments, e.seq, next) : null,
      appeals: challenges(e.seq, eventsOf(moments, 'RulingAppealed'), eventsOf(moments, 'AppealDecided')),
      reviews: challenges(e.seq, eventsOf(moments, 'ReviewRequested'), eventsOf(moments, 'ReviewDecided')),
    },
  ];
};
const adjustmentOf = (moments: Moments, e: EventOf<'ScoreAdjusted'>): Adjustment => ({
  seq: e.seq,
  law: e.law,
  kind: e.kind,
  by: e.by ?? 'director',
  NS: e.NS,
  EW: e.EW,
  supersededBy: eventsOf(moments, 'ScoreAdjusted').find((other) => other.supersedes === e.seq)?.seq ?? null,
});
/** Read off the record: where the fact was found not to hold, the timeline lacks it and what contested it. */
const contestedOf = (record: BoardRecord): readonly Contested[] => {
  const struck = new Set(record.flatMap((e) => (e.type === 'EventVoided' ? [e.of] : [])));
  return record.flatMap((e): Contested[] => {
    if (e.type !== 'FactContested' || struck.has(e.seq) || struck.has(e.of)) return [];
    const ends = record.filter((x) => x.seq > e.seq && !struck.has(x.seq)).flatMap((x) => settledBy(x, e.of) ?? []);
    const found = ends.findLast(({ how }) => how === 'found');
    return [{ of: e.of, seq: e.seq, by: onlySeat(e.by), settled: found ?? ends.at(-1) ?? null }];
  });
};
const settledBy = (e: Event, of: Seq): Contested['settled'] => {
  if (!('of' in e) || e.of !== of) return null;
  if (e.type === 'FactFound') return { seq: e.seq, how: 'found', holds: e.holds };
  if (e.type === 'DirectorJudged' && e.question === 'happened')
    return { seq: e.seq, how: 'found', holds: e.answer === true };
  return e.type === 'FactAgreed' ? { seq: e.seq, how: 'agreed', holds: true } : null;
};

const STEPS: Readonly<Record<string, StepKind>> = {
  AttentionDrawn: 'attention',
  DirectorCalled: 'director-called',
  OptionsExplained: 'options-explained',
  IntentionStated: 'intention-stated',
  OptionChosen: 'choice',
  CallReplaced: 'replacement',
  DirectorJudged: 'judgement',
  DirectorRuled: 'ruling',
};
const procedureOf = (moments: Moments, of: Seq): Procedure => {
  const replaced = new Set(eventsOf(moments, 'CallReplaced').flatMap((e) => (e.of === of ? [e.seq] : [])));
  const steps = moments.flatMap(({ event: e }) => {
    const is = Object.hasOwn(STEPS, e.type) ? STEPS[e.type] : undefined;
    if (is === undefined || !('of' in e) || typeof e.of !== 'number') return [];
    return e.of === of || replaced.has(e.of) ? [{ seq: e.seq, is }] : [];
  });
  const acted = steps.findIndex(({ is }) => is === 'choice' || is === 'replacement');
  const before = new Set((acted < 0 ? [] : steps.slice(0, acted)).map(({ is }) => is));
  const due = ['director-called', 'options-explained'] as const;
  return { of, steps, missing: acted < 0 ? [] : due.filter((step) => !before.has(step)) };
};

/** Everything the director did or left undone. `findings`: those of the table at the end of the record. */
export const rulingsOf = (record: BoardRecord, moments: Moments, findings: readonly Finding[]): Rulings => {
  const last = moments.at(-1)?.after;
  const insufficient = findings.filter((f) => f.code === 'insufficient-bid').map((f) => f.seq);
  return {
    edition: last?.setup.edition ?? '2017',
    rulings: moments.flatMap((m) => rulingOf(moments, m)),
    adjustments: eventsOf(moments, 'ScoreAdjusted').map((e) => adjustmentOf(moments, e)),
    contested: contestedOf(record),
    procedures: [...new Set(insufficient)].map((of) => procedureOf(moments, of)),
    missing: findings.filter((f) => f.code === 'ruling-missing' || f.code === 'judgement-missing'),
  };
};
