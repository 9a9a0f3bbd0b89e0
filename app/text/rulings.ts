/** What the director did on a board, for a reader: rulings beside the Laws, errors, adjustments, facts, procedure. */
import type { Rulings, Ruling, Challenge, Contested, Procedure, Adjustment } from '../../projections/rulings.ts';
import type { Comparison } from '../../projections/rulings/compare.ts';
import type { Json, JsonObject } from '../../domain/event.ts';
import { listSeats, NOBODY, seatName, type SeatSet } from '../../domain/seat.ts';
import { type AuditWords, auditWordsIn } from '../../words/audit.ts';
import { stateKeysText } from './keys.ts';
import { wrap } from './layout.ts';
import { type Say, sayIn, type TextOptions } from './say.ts';
import { scoresText } from './score.ts';

/** One row: what was ruled, and where it differs what the Laws give. */
export const comparedText = (say: Say, words: AuditWords, { key, ruled, laws, agrees }: Comparison): string => {
  const text = (value: Json): string => (value === null ? say.words.table.none : stateKeysText(say, { [key]: value }));
  return agrees
    ? say.fill(words.agrees, { ruled: text(ruled) })
    : say.fill(words.ruledLine, { ruled: text(ruled), laws: text(laws) });
};
const outcomeOf = (say: Say, words: AuditWords, { decided }: Challenge): string =>
  decided === null ? words.undecided : say.fill(words.decidedAs, { outcome: decided.outcome ?? '', of: decided.seq });

const errorText = (say: Say, words: AuditWords, { error }: Ruling): readonly string[] => {
  if (error === null) return [];
  const { from, to, corrected, adjusted } = error;
  return [
    words.errorHead,
    ...(from === null || to === null ? [] : [say.fill(words.errorSpan, { from, until: to })]),
    ...(corrected === null ? [] : [say.fill(words.putRight, { by: corrected })]),
    ...adjusted.map((of) => say.fill(words.scoreAdjusted, { of })),
  ];
};
const rulingText = (say: Say, words: AuditWords, r: Ruling): readonly string[] => {
  const on = r.to === NOBODY ? [] : [say.fill(words.rulingOn, { seats: say.seats(r.to) })];
  const asked = r.consulted.length === 0 ? [] : [say.count(words.consulted, r.consulted.length)];
  const head = [say.fill(words.rulingHead, { of: r.seq, law: r.law }), ...on, ...asked].join(', ');
  const rows = [
    ...r.compared.map((row) => comparedText(say, words, row)),
    ...(r.supersededBy === null ? [] : [say.fill(words.supersededBy, { by: r.supersededBy })]),
    ...r.appeals.map((a) => say.fill(words.appealed, { of: a.seq, outcome: outcomeOf(say, words, a) })),
    ...r.reviews.map((a) => say.fill(words.reviewed, { of: a.seq, outcome: outcomeOf(say, words, a) })),
    ...errorText(say, words, r),
  ];
  return [...wrap(head, say.width, '  '), ...rows.flatMap((row) => wrap(row, say.width, '    → '))];
};
const adjustmentText = (say: Say, words: AuditWords, a: Adjustment): readonly string[] => {
  const head = say.fill(words.adjustedHead, { of: a.seq, law: a.law, score: scoresText(say, a) });
  const gone = a.supersededBy === null ? [] : [say.fill(words.supersededBy, { by: a.supersededBy })];
  return wrap([head, words.adjustedBy[a.by], ...gone].join(', '), say.width, '  ');
};
const contestedText = (say: Say, words: AuditWords, c: Contested): readonly string[] => {
  const { settled } = c;
  const outcome =
    settled === null
      ? words.factWaits
      : say.fill(settled.how === 'agreed' ? words.factAgreed : settled.holds ? words.factHolds : words.factNot, {
          of: settled.seq,
        });
  return wrap(
    say.fill(words.contestedHead, { of: c.seq, who: say.seats(c.by), about: c.of, outcome }),
    say.width,
    '  ',
  );
};
const procedureText = (say: Say, words: AuditWords, p: Procedure): readonly string[] => {
  const steps = p.steps.map(({ is, seq }) => say.fill(words.procedureStep, { step: words.steps[is], of: seq }));
  const told = steps.length === 0 ? words.procedureNone : steps.join(', ');
  const missing = p.missing.map((step) => words.steps[step]).join(', ');
  return [
    ...wrap(say.fill(words.procedureHead, { of: p.of, steps: told }), say.width, '  '),
    ...(missing === '' ? [] : wrap(say.fill(words.procedureMissing, { steps: missing }), say.width, '    → ')),
  ];
};

/** The account of a board, ending in a line end; empty where the director had nothing to do. `place`: as it is named. */
export const rulingsText = (place: string, all: Rulings, options: TextOptions): string => {
  const say = sayIn(options);
  const words = auditWordsIn(options.lang);
  const lines = [
    ...all.contested.flatMap((c) => contestedText(say, words, c)),
    ...all.procedures.flatMap((p) => procedureText(say, words, p)),
    ...all.rulings.flatMap((r) => rulingText(say, words, r)),
    ...all.adjustments.flatMap((a) => adjustmentText(say, words, a)),
  ];
  return lines.length === 0 ? '' : `${[say.style.bold(say.fill(words.rulings, { place })), ...lines].join('\n')}\n`;
};

const seats = (set: SeatSet): string[] => listSeats(set).map(seatName);
const challengeJson = ({ seq, by, concurs, decided }: Challenge): JsonObject => ({
  seq,
  by,
  concurs,
  decided: decided === null ? null : { ...decided },
});
const rulingJson = (r: Ruling): JsonObject => ({
  seq: r.seq,
  law: r.law,
  of: r.of,
  to: seats(r.to),
  director: r.director,
  consulted: [...r.consulted],
  supersedes: r.supersedes,
  supersededBy: r.supersededBy,
  compared: r.compared.map((row) => ({ ...row })),
  differs: r.differs,
  error: r.error === null ? null : { ...r.error, adjusted: [...r.error.adjusted] },
  appeals: r.appeals.map(challengeJson),
  reviews: r.reviews.map(challengeJson),
});
/** The same as JSON; laws carry their edition. */
export const rulingsJson = (all: Rulings): JsonObject => ({
  edition: all.edition,
  rulings: all.rulings.map(rulingJson),
  adjustments: all.adjustments.map((a) => ({ ...a })),
  contested: all.contested.map((c) => ({
    ...c,
    by: seats(c.by),
    settled: c.settled === null ? null : { ...c.settled },
  })),
  procedures: all.procedures.map((p) => ({
    ...p,
    steps: p.steps.map((step) => ({ ...step })),
    missing: [...p.missing],
  })),
  missing: all.missing.map(({ seq, code, law }) => ({ seq, code, law })),
});
