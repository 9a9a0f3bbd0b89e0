/** A moment in a sentence: what happened, and what was found of it. For screen readers and the timeline. */
import { findingText } from '../text/finding.ts';
import { events, now, say, sentences, table, view } from './state.ts';

/** The sentence of the moment as the viewer may know it; a poll is told nothing but what it sees. */
export const momentText = (): string => {
  const event = events.value.get(now.value);
  if (event === undefined || view.value.is === 'poll') return '';
  const found = table.value.findings.filter((f) => f.seq === now.value && !f.end);
  return [sentences.value.get(now.value) ?? '', ...found.map((f) => findingText(say.value, f, event))].join(' ');
};
