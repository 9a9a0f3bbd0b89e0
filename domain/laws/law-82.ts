/**
 * Laws 81C, 82, 85: what the director left open when the record ends or is sealed. Nothing is invented in its place.
 */
import type { Consequence } from '../consequence.ts';
import { find } from '../find.ts';
import type { Book, LawOnActs } from '../law.ts';
import { passesOn } from '../law.ts';
import type { Situation } from '../situation.ts';

/** A judgement that still waits, a call for the director about a matter that no ruling followed. */
export const leftOpen = (t: Situation, book: Book, end: boolean): readonly Consequence[] => {
  const waiting = book.pending(t).filter((p) => p.kind === 'judgement');
  const unruled = t.docket.directorCalls.filter(({ seq, of, open }) => {
    const concerned = open || (of !== null && t.matters.some((m) => m.of === of));
    return concerned && !t.docket.rulings.some((ruling) => ruling > seq);
  });
  return [
    ...waiting.map((p) => find(t, p.of, 'judgement-missing', p.law, null, { severity: 'ruling', end })),
    ...unruled.map(({ seq }) => find(t, seq, 'ruling-missing', '82A', null, { severity: 'ruling', end })),
  ];
};
const fresh: NonNullable<LawOnActs['fresh']> = (e, t, book) =>
  e.type === 'RecordSealed' ? passesOn(...leftOpen(t, book, false)) : null;

export const law82: LawOnActs = { law: '82', on: ['RecordSealed'], fresh };
