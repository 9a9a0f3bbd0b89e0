/** Who may choose or must judge what now, and the table after each answer (contract 5, `etui options`). */
import type { Event, Json, Seq } from '../domain/event.ts';
import type { Pending } from '../domain/law.ts';
import { pending } from '../domain/lawbook.ts';
import { step } from './table/step.ts';
import type { Table } from './table/table.ts';

/** One answer to a matter. What it changes is told of the two tables, in words or as JSON (`consequences.ts`). */
export interface Answer {
  /** An option id, or what the director answers. */
  readonly option: Json;
  /** The table after it. */
  readonly after: Table;
}
/** What is open at a moment. */
export interface Options {
  /** The table before any answer. */
  readonly before: Table;
  readonly open: readonly OpenMatter[];
}
export interface OpenMatter {
  readonly matter: Pending;
  /** Empty where the question is answered by a list or a text that cannot be gone through. */
  readonly answers: readonly Answer[];
}

const TRUE_OR_FALSE: readonly Json[] = [true, false];
/** Questions that are not answered by true or false (contract 4). */
const ANSWERED_OTHERWISE: ReadonlyMap<string, readonly Json[]> = new Map<string, readonly Json[]>([
  ['extraneous', ['turn', 'redeal', 'playOn', 'adjust']],
  ['logicalAlternatives', []],
]);

/** Tricks that remain, the one in progress among them (contract 2). */
const tricksLeft = (t: Table): number => 13 - (t.play === null ? 0 : t.play.ns + t.play.ew);

const answersTo = (p: Pending, t: Table): readonly Json[] => {
  if (p.kind === 'choice') return p.options;
  if (p.options.length > 0) return p.options;
  if (p.question === 'tricksForClaimer') return Array.from({ length: tricksLeft(t) + 1 }, (_, tricks) => tricks);
  return ANSWERED_OTHERWISE.get(p.question ?? '') ?? TRUE_OR_FALSE;
};

/** The event by which the matter is answered so. */
const eventOf = (p: Pending, answer: Json, seq: Seq): Event =>
  p.by === 'director'
    ? { seq, type: 'DirectorJudged', of: p.of, question: p.question ?? '', answer }
    : {
        seq,
        type: 'OptionChosen',
        by: p.by,
        of: p.of,
        option: typeof answer === 'string' ? answer : JSON.stringify(answer),
      };

/** What a matter still open at the end of the record is found for is gone as soon as the record goes on. */
const goingOn = (t: Table): Table => ({ ...t, findings: t.findings.filter((finding) => !finding.end) });

/**
 * Every matter that waits, with the answers to it and the table after each. `next` is the seq the answer would have;
 * `fold` folds it on, and need be given only by a caller who has the record (an answer that amends the record).
 */
export const optionsOf = (t: Table, next: Seq = t.at + 1, fold: (now: Table, e: Event) => Table = step): Options => {
  const before = goingOn(t);
  const answer = (matter: Pending, option: Json): Answer => ({
    option,
    after: fold(before, eventOf(matter, option, next)),
  });
  const open = pending(before).map((matter) => ({
    matter,
    answers: answersTo(matter, before).map((option) => answer(matter, option)),
  }));
  return { before, open };
};
