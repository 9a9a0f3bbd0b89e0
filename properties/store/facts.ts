/** Stored events for the suite of the stores: chained, some with texts, some large. */
import * as E from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import type { JsonObject } from '../../domain/event.ts';
import { link } from '../../wire/chain.ts';
import { commitText } from '../../wire/commit.ts';

/** What a generated event is made of. */
export interface Sketch {
  readonly id: string;
  /** A text that occurs nowhere else, or none. */
  readonly text: string | null;
  /** Characters in a field of no known name. */
  readonly size: number;
}

export const sketch: fc.Arbitrary<Sketch> = fc.record({
  id: fc.uuid(),
  text: fc.option(
    fc.uuid().map((word) => `said ${word}`),
    { freq: 3 },
  ),
  size: fc.oneof(
    { weight: 20, arbitrary: fc.nat(300) },
    { weight: 1, arbitrary: fc.integer({ min: 60_000, max: 300_000 }) },
  ),
});

const SALT = '00112233445566778899aabbccddeeff';

/** Stored events behind the head given. */
export const eventsOf = (sketches: readonly Sketch[], first: number, head: string): readonly JsonObject[] => {
  const out: JsonObject[] = [];
  for (const [index, { id, text, size }] of sketches.entries()) {
    const seq = first + index;
    const fact: JsonObject =
      seq === 0
        ? { type: 'BoardOpened', board: id, dealer: 'N', vulnerable: 'None', laws: null }
        : { type: 'Remark', by: 'N' };
    const said = text === null ? {} : { [seq === 0 ? 'note' : 'text']: commitText(SALT, text) };
    const before = out.at(-1)?.['hash'];
    const linked = link(
      { ...fact, ...said, id, seq, fill: 'é'.repeat(size) },
      typeof before === 'string' ? before : head,
    );
    if (E.isLeft(linked)) throw new Error(linked.left.message);
    out.push(linked.right);
  }
  return out;
};
