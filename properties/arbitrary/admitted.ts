/** Records of whatever facts a record may hold: what its door refuses is left out. */
import * as E from 'fp-ts/lib/Either.js';
import { admitNext, type Gate, NEW_RECORD, passed } from '../../domain/admit.ts';
import type { BoardRecord, Event, Fact } from '../../domain/event.ts';
import { unchained } from '../../formats/unchained.ts';

const REFERENCES = ['of', 'with', 'after', 'supersedes'];
/** References are turned back to an event that exists. */
const placedAt = (fact: Fact, seq: number): Event =>
  ({
    ...Object.fromEntries(
      Object.entries(fact).map(([key, value]) => [
        key,
        REFERENCES.includes(key) && typeof value === 'number' && seq > 0 ? value % seq : value,
      ]),
    ),
    seq,
  }) as unknown as Event;

/** The facts in their order, each that may stand behind those before it; seals without the head of another chain. */
export const admitted = (facts: readonly Fact[]): BoardRecord => {
  const out: Event[] = [];
  let gate: Gate = NEW_RECORD;
  for (const fact of facts) {
    const event = unchained(placedAt(fact, out.length));
    if (E.isLeft(admitNext(gate, event))) continue;
    gate = passed(gate, event);
    out.push(event);
  }
  return out;
};
