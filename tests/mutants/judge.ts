/** What kills a mutant: the cases, those of its own law first, or the properties over a few boards. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Case, failures, readCases } from '../support/case.ts';
import { doubted } from '../support/doubted.ts';
import { brokenProperty, writeBoards } from './properties.ts';

/** The acceptance cases, and those of our own that show what they do not. */
const FOLDERS = ['tests/cases', 'tests/cases-own'];

export interface Task {
  /** The paragraph that is ruled wrongly; null where nothing is: all that fails is wanted, and the boards are written. */
  readonly paragraph: string | null;
  readonly by: 'cases' | 'properties';
  /** The file of the boards for the properties. */
  readonly boards: string;
  /** Cases that fail without any mutant, and so kill none. */
  readonly without: readonly string[];
}
export interface Judgement {
  /** The cases that fail; of a mutant the first. */
  readonly cases: readonly { readonly id: string; readonly why: string }[];
  /** What else does not hold. */
  readonly others: readonly string[];
}

const numberOf = (paragraph: string): string => /^\d+/.exec(paragraph)?.[0] ?? paragraph;
/** 0 the paragraph itself, 1 one above or below it, 2 the same law, 3 another. */
const distance = (one: Case, paragraph: string): number =>
  Math.min(
    3,
    ...one.laws.map((law) => {
      if (law === paragraph) return 0;
      if (law.startsWith(paragraph) || paragraph.startsWith(law)) return 1;
      return numberOf(law) === numberOf(paragraph) ? 2 : 3;
    }),
  );
const allCases = (): Case[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl'))
      .flatMap((name) => readCases(readFileSync(join(folder, name), 'utf8'))),
  );
const inOrder = (paragraph: string | null): Case[] => {
  const skipped = doubted();
  const cases = allCases().filter((one) => one.confidence !== 'disputed' && !skipped.has(one.id));
  return paragraph === null ? cases : cases.toSorted((a, b) => distance(a, paragraph) - distance(b, paragraph));
};

const failing = (one: Case): { readonly id: string; readonly why: string } | null => {
  try {
    const [why] = failures(one);
    return why === undefined ? null : { id: one.id, why };
  } catch (e) {
    return { id: one.id, why: `throws: ${e instanceof Error ? e.message : String(e)}` };
  }
};
const NOTHING_FAILS: Judgement = { cases: [], others: [] };
const firstFailure = (paragraph: string, without: readonly string[]): Judgement => {
  for (const one of inOrder(paragraph)) {
    const failure = without.includes(one.id) ? null : failing(one);
    if (failure !== null) return { ...NOTHING_FAILS, cases: [failure] };
  }
  return NOTHING_FAILS;
};
const everyFailure = (boards: string): Judgement => ({
  cases: inOrder(null).flatMap((one) => failing(one) ?? []),
  others: writeBoards(boards),
});
/** What fails: of a mutant the first thing only, without one everything. */
export const judged = ({ paragraph, by, boards, without }: Task): Judgement => {
  if (paragraph === null) return everyFailure(boards);
  if (by === 'cases') return firstFailure(paragraph, without);
  const fault = brokenProperty(boards);
  return { ...NOTHING_FAILS, others: fault === null ? [] : [fault] };
};
