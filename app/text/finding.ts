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
  const { says, notImplemented } = say.words.findings;
  const sentence = upper(say.fill(says[f.code], { who: whoOf(say, f), act: actOf(say, event) ?? '…' }));
  return f.notImplemented ? `${sentence} ${say.fill(notImplemented)}` : sentence;
};

/** The line of a review: severity, law and sentence, and what a reader must know of them. */
export const findingLine = (say: Say, f: Finding, at: EventAt): string => {
  const { severities, checked, since } = say.words.findings;
  const line = say.fill(say.words.review.finding, {
    severity: upper(severities[f.severity]),
    law: f.law,
    says: findingText(say, f, at.get(f.seq)),
  });
  const more = [
    f.checked === 'memory' ? checked.memory : '',
    f.since === f.seq || f.end ? '' : say.fill(since, { since: f.since }),
    f.end ? say.words.review.atEnd : '',
  ].filter((part) => part !== '');
  return more.length === 0 ? line : `${line} (${more.join(say.fill(say.words.table.semicolon))})`;
};
