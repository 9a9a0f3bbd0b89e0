/** Slots that refer to earlier events: to any, to a call, to a card. */
import type { EventType } from '../../domain/event.ts';
import { CALLS, CARDS } from './nouns.ts';
import { referenceAt } from './reference.ts';
import type { SlotKind } from './slot.ts';

/** `types`: only events of these may stand here, or undefined for any. */
const reference = (says: string, types: readonly EventType[] | undefined): SlotKind => ({
  says,
  read: (tokens, at, past) => {
    const read = referenceAt(past, tokens, at);
    if (read === undefined) return undefined;
    if (typeof read.target !== 'number') return { value: null, next: read.next, fault: read.target };
    const event = past.entries[read.target]?.event;
    if (types !== undefined && event !== null && event !== undefined && !types.includes(event.type)) return undefined;
    return { value: read.target, next: read.next };
  },
  write: (value, { past, refer }) => {
    if (typeof value !== 'number') return undefined;
    const event = past.entries[value]?.event;
    if (event === null || event === undefined) return undefined;
    return types === undefined || types.includes(event.type) ? refer(value) : undefined;
  },
});
export const anyEvent: SlotKind = reference("an earlier event (that call, E's 1H, #4, @label)", undefined);
export const aCall: SlotKind = reference("an earlier call (that call, E's 1H, #4, @label)", CALLS);
export const aCard: SlotKind = reference("an earlier card (that card, E's HK, #4, @label)", CARDS);
