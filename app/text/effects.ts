/** What an answer to an open matter, or another act, would change of the table (contract 5, `etui options`). */
import { resultOf } from '../../domain/result.ts';
import type { Situation } from '../../domain/situation.ts';
import { changesText } from './changes.ts';
import type { Say } from './say.ts';
import { resultLine } from './score.ts';

const resultChange = (say: Say, before: Situation, after: Situation): readonly string[] => {
  const was = resultOf(before)?.legal ?? null;
  const now = resultOf(after);
  const figures = now?.legal ?? null;
  if (
    now === null ||
    figures === null ||
    (was !== null && was.tricks === figures.tricks && was.score === figures.score)
  )
    return [];
  return [say.fill(say.words.matters.changes.result, { result: resultLine(say, now.contract, figures) })];
};
const phaseChange = (say: Say, before: Situation, after: Situation): readonly string[] =>
  before.phase === after.phase
    ? []
    : [say.fill(say.words.matters.changes.phase, { phase: say.words.table.phases[after.phase] })];
const newFindings = (say: Say, before: Situation, after: Situation): readonly string[] =>
  after.findings
    .filter((f) => !f.end && !before.findings.some((old) => old.seq === f.seq && old.code === f.code))
    .map((f) =>
      say.fill(say.words.matters.changes.finding, { finding: say.words.findings.names[f.code], law: f.law, of: f.seq }),
    );

/** What an answer would change of the table. */
export const effectText = (say: Say, before: Situation, after: Situation): readonly string[] => {
  const found = [
    ...changesText(say, before, after),
    ...phaseChange(say, before, after),
    ...resultChange(say, before, after),
    ...newFindings(say, before, after),
  ];
  return found.length === 0 ? [say.words.matters.changes.nothing] : found;
};
