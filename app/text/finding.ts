/** A finding in a sentence: its law, who, what, and how sure the paragraph is. */
import type { Event } from '../../domain/event.ts';
import type { Finding } from '../../domain/finding.ts';
import { upper } from './layout.ts';
import { actOf, type EventAt, type Say } from './say.ts';

/** Whose act it was, else the side, else a player nobody names. */
const whoOf = (say: Say, f: Finding): string =>
  f.seat === null ? (f.side === null ? say.words.table.somebody : say.side(f.side)) : say.seat(f.seat);

/** The sentence alone, as the state's `text` has it. */
export const findingText = (say: Say, f: Finding, event: Event | undefined): string => {
  const { says, notImplemented, gathers } = say.words.findings;
  if (f.gathers !== undefined) return say.count(gathers, f.gathers.length);
  const sentence = upper(say.fill(says[f.code], { who: whoOf(say, f), act: actOf(say, event) ?? '…' }));
  return f.notImplemented ? `${sentence} ${say.fill(notImplemented)}` : sentence;
};

/** Enough to look it up; a ruling and its judgements may be many. */
const MOST = 4;

/** What on record speaks for it that an act of a file happened at the table, or that nothing does. */
const supportText = (say: Say, { support }: Finding): readonly string[] => {
  if (support === undefined) return [];
  const { support: kinds, supportAt, supported, unsupported } = say.words.findings;
  if (support.length === 0) return [say.fill(unsupported)];
  const said = support.map(({ kind, line, seq }) =>
    line === null
      ? say.fill(supportAt.event, { what: kinds[kind], of: seq })
      : say.fill(supportAt.line, { what: kinds[kind], line }),
  );
  const once = [...new Set(said)];
  const rest = once.length > MOST ? [say.fill(say.words.review.more, { n: once.length - MOST })] : [];
  return [say.fill(supported, { support: [...once.slice(0, MOST), ...rest].join(', ') })];
};

/** The line of a review: severity, law and sentence, and what a reader must know of them. */
export const findingLine = (say: Say, f: Finding, at: EventAt): string => {
  const { severities, checked, denied, since } = say.words.findings;
  const line = say.fill(say.words.review.finding, {
    severity: upper(severities[f.severity]),
    law: f.law,
    says: findingText(say, f, at.get(f.seq)),
  });
  const more = [
    ...supportText(say, f),
    f.checked === 'memory' ? checked.memory : '',
    f.since === f.seq || f.end ? '' : say.fill(since, { since: f.since }),
    f.denied === undefined ? '' : say.fill(denied, { of: f.denied }),
    f.end ? say.words.review.atEnd : '',
  ].filter((part) => part !== '');
  return more.length === 0 ? line : `${line} (${more.join(say.fill(say.words.table.semicolon))})`;
};
