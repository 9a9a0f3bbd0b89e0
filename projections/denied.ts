/**
 * What was found because the director had judged so, and he judged otherwise at last: it stays on the list, where it was
 * found, as a notice that bears his last word. His last answer counts; nobody is called an offender on the first.
 */
import type { Event, EventOf } from '../domain/event.ts';
import type { Finding } from '../domain/finding.ts';

const lastWord = (events: readonly Event[], first: EventOf<'DirectorJudged'>): EventOf<'DirectorJudged'> | undefined =>
  events.findLast(
    (e): e is EventOf<'DirectorJudged'> =>
      e.type === 'DirectorJudged' && e.of === first.of && e.question === first.question,
  );

const heard = (events: readonly Event[], f: Finding): Finding => {
  if (f.since === f.seq) return f;
  const judged = events.find((e) => e.seq === f.since);
  if (judged?.type !== 'DirectorJudged' || typeof judged.answer !== 'boolean') return f;
  const last = lastWord(events, judged);
  return last !== undefined && last.answer === !judged.answer ? { ...f, severity: 'notice', denied: last.seq } : f;
};

/** The findings in the light of the director's last answers. `events`: those that count, in the order in which they do. */
export const withLastWords = (events: readonly Event[], findings: readonly Finding[]): readonly Finding[] => {
  const found = findings.map((f) => heard(events, f));
  return found.some((f, i) => f !== findings[i]) ? found : findings;
};
