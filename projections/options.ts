/** Who may choose or must judge what now, and what each answer would change (contract 5, `etui options`). */
import type { Event, Json, JsonObject, Seq } from '../domain/event.ts';
import type { Pending } from '../domain/law.ts';
import { pending } from '../domain/lawbook.ts';
import { type Difference, differences } from './difference.ts';
import { pendingJson, stateOf } from './table/state.ts';
import { step } from './table/step.ts';
import type { Table } from './table/table.ts';

/** One answer to a matter, and the difference it makes to the state. */
export interface Answer {
  /** An option id, or what the director answers. */
  readonly option: Json;
  /** The table after it. */
  readonly after: Table;
  readonly consequences: readonly Difference[];
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
 * Every matter that waits, with the answers to it and what each would change. `next` is the seq the answer would have;
 * `fold` folds it on, and need be given only by a caller who has the record (an answer that amends the record).
 */
export const optionsOf = (t: Table, next: Seq = t.at + 1, fold: (now: Table, e: Event) => Table = step): Options => {
  const before = goingOn(t);
  const state = stateOf(before);
  const answer = (matter: Pending, option: Json): Answer => {
    const after = fold(before, eventOf(matter, option, next));
    return { option, after, consequences: differences(state, stateOf(after)) };
  };
  const open = pending(before).map((matter) => ({
    matter,
    answers: answersTo(matter, before).map((option) => answer(matter, option)),
  }));
  return { before, open };
};

/** The same as JSON: an element of `pending`, its options with their consequences. */
export const optionsJson = ({ open }: Options): readonly JsonObject[] =>
  open.map(({ matter, answers }) => ({
    ...pendingJson(matter),
    options: answers.map(({ option, consequences }) => ({
      option,
      consequences: consequences.map(({ key, added, removed }) => ({ key, added, removed })),
    })),
  }));
