/**
 * Contradiction or irregularity (issue B, 2). A file of another program holds what somebody typed: an illegal act in it
 * contradicts the record until something on record speaks for it that it happened at the table. A fold over the events
 * that count and what was found on them; what a person recorded at a table, or Étui wrote, is taken at its word.
 */
import type { Event } from '../domain/event.ts';
import type { Edition } from '../domain/edition.ts';
import type { Finding, FindingCode } from '../domain/finding.ts';
import { trustIn } from '../domain/trust.ts';
import { type Cascade, cascadeOf } from './severity/cascade.ts';
import { isComment, isImported } from '../domain/imported.ts';
import { eventOf, isDoubtful, type Read, read } from './severity/read.ts';
import { plausible } from './severity/plausible.ts';
import { stated } from './severity/stated.ts';

const weigh = (all: Read, cascade: Cascade | null, f: Finding): Finding => {
  if (!isDoubtful(f, eventOf(all, f.seq))) return f;
  const isOfCascade = cascade?.acts.includes(f.seq) ?? false;
  const support = isOfCascade ? stated(all, f) : [...stated(all, f), ...plausible(all, f)];
  return { ...f, severity: support.length > 0 ? 'irregularity' : 'contradiction', support };
};

const about = (
  edition: Edition,
  code: FindingCode,
  law: string,
  at: Pick<Finding, 'seq' | 'since' | 'severity'>,
): Finding => ({
  ...at,
  code,
  law,
  side: null,
  seat: null,
  checked: trustIn(edition, law),
  notImplemented: false,
  end: false,
});

/** One finding beside the many, on the first of them: nobody can say whose turn it was (44). */
const gathered = (edition: Edition, { acts, since }: Cascade): Finding => ({
  ...about(edition, 'turn-unclear', '44', { seq: acts[0] ?? since, since, severity: 'contradiction' }),
  gathers: acts,
});

/** A comment that speaks of a director, a revoke or the like: 81C3, irregularities of which he becomes aware in any manner. */
const remarked = (edition: Edition, e: Event): Finding =>
  about(edition, 'remark-of-interest', '81C3', { seq: e.seq, since: e.seq, severity: 'notice' });

/**
 * The findings with their severity, the support found for each act that was weighed, and two kinds more: a record that
 * does not fit together, and comments of interest. A record that comes from no other program's file is returned as it is.
 */
export const weighed = (
  events: readonly Event[],
  findings: readonly Finding[],
  edition: Edition,
): readonly Finding[] => {
  if (!isImported(events[0])) return findings;
  const comments = events.filter(isComment);
  if (findings.length === 0 && comments.length === 0) return findings;
  const all = read(events, findings);
  const cascade = cascadeOf(all);
  return [
    ...findings.map((f) => weigh(all, cascade, f)),
    ...(cascade === null ? [] : [gathered(edition, cascade)]),
    ...comments.map((e) => remarked(edition, e)),
  ];
};
