/** A moment in a sentence: what happened, and what was found of it. For screen readers and the timeline. */
import type { Seq } from '../../domain/event.ts';
import { eventText } from '../text/event.ts';
import { findingText } from '../text/finding.ts';
import { events, leads, say, seen, table, view } from './state.ts';

/** The sentence of an event as the viewer may know it; empty where he does not know of it. */
export const momentText = (seq: Seq): string => {
  if (view.value.is !== 'all') {
    const shown = seen.value.findLast((each) => each.seq <= seq);
    if (shown === undefined || view.value.is === 'poll') return '';
    const numbers = new Map(seen.value.map(({ event }) => [event.seq, event]));
    return eventText(shown.event, { say: say.value, at: numbers, leads: new Map() });
  }
  const event = events.value.get(seq);
  if (event === undefined) return '';
  const found = table.value.findings.filter((f) => f.seq === seq && !f.end);
  return [
    eventText(event, { say: say.value, at: events.value, leads: leads.value }),
    ...found.map((f) => findingText(say.value, f, event)),
  ].join(' ');
};
