/** A board in a few lines, so that a counterexample can be read: one event a line, runs of plain calls and cards joined. */
import { callName } from '../../domain/call.ts';
import { cardName } from '../../domain/card.ts';
import { dealText } from '../../domain/deal-text.ts';
import type { Event, Fact } from '../../domain/event.ts';
import { type Seat, seatName } from '../../domain/seat.ts';

const NAMED_ELSEWHERE = new Set([
  'type',
  'seq',
  'seat',
  'by',
  'call',
  'card',
  'of',
  'option',
  'after',
  'event',
  'deal',
]);

const rest = (fact: Fact): string =>
  Object.entries(fact)
    .filter(([key, value]) => !NAMED_ELSEWHERE.has(key) && value !== undefined)
    .map(([key, value]) => (value === true ? key : `${key}=${JSON.stringify(value)}`))
    .join(' ');
const who = (seat: unknown): string => (typeof seat === 'number' ? seatName(seat as Seat) : JSON.stringify(seat));

const line = (fact: Fact): string => {
  const parts: string[] = [fact.type];
  if ('seat' in fact && fact.seat !== undefined) parts.push(who(fact.seat));
  if ('by' in fact && fact.by !== undefined) parts.push(who(fact.by));
  if ('call' in fact && fact.call !== undefined) parts.push(callName(fact.call));
  if ('card' in fact) parts.push(cardName(fact.card));
  if ('option' in fact) parts.push(fact.option);
  if ('of' in fact && fact.of !== undefined) parts.push(`of ${fact.of}`);
  if ('event' in fact && typeof fact.event === 'object') parts.push(`(${line(fact.event)})`);
  if (fact.type === 'HandsDealt' || fact.type === 'HandsCorrected') parts.push(dealText(fact.deal));
  const more = rest(fact);
  return (more === '' ? parts : [...parts, more]).join(' ');
};

/** A call or a card as everybody makes it: its seat and its name say all. */
const plain = (event: Event): string | undefined => {
  if (Object.keys(event).length > 4 || (event.type !== 'CallMade' && event.type !== 'CardPlayed')) return undefined;
  return event.type === 'CallMade'
    ? `${who(event.seat)}:${callName(event.call)}`
    : `${who(event.seat)}:${cardName(event.card)}`;
};

/** `12 CallReplaced W 2H of 10`; `3-6 N:Pass E:1S S:Pass W:2S`. */
export const show = (events: readonly Event[]): string => {
  const lines: string[] = [];
  let run: string[] = [];
  let from = 0;
  const endRun = (next: number): void => {
    if (run.length > 0) lines.push(`${run.length === 1 ? from : `${from}-${next - 1}`} ${run.join(' ')}`);
    run = [];
  };
  for (const event of events) {
    const short = plain(event);
    if (short !== undefined) {
      if (run.length === 0) from = event.seq;
      run.push(short);
      continue;
    }
    endRun(event.seq);
    const late = event.after === undefined ? '' : ` (after ${event.after})`;
    lines.push(`${event.seq} ${line(event)}${late}`);
  }
  endRun(events.length);
  return lines.join('\n');
};
