/** Arbitraries of the vocabulary: seats, cards, calls, deals, texts, as the domain holds them. */
import fc from 'fast-check';
import type { Call, Denomination } from '../../domain/call.ts';
import { type Card, listHand, handOf, type Suit } from '../../domain/card.ts';
import type { Contract } from '../../domain/contract.ts';
import type { Deal } from '../../domain/deal.ts';
import type { FreeText, Json, JsonObject, Vulnerable } from '../../domain/event.ts';
import type { Seat, SeatSet, Side } from '../../domain/seat.ts';

export const seat: fc.Arbitrary<Seat> = fc.constantFrom(0, 1, 2, 3);
export const side: fc.Arbitrary<Side> = fc.constantFrom(0, 1);
export const seatSet: fc.Arbitrary<SeatSet> = fc.integer({ min: 0, max: 15 });
export const card: fc.Arbitrary<Card> = fc.integer({ min: 0, max: 51 });
export const suit: fc.Arbitrary<Suit> = fc.constantFrom(0, 1, 2, 3);
/** 8C … 9NT among them: they can be recorded (Law 38). */
export const call: fc.Arbitrary<Call> = fc.integer({ min: 0, max: 47 });
export const denominationSet: fc.Arbitrary<number> = fc.integer({ min: 0, max: 31 });
export const vulnerable: fc.Arbitrary<Vulnerable> = fc.constantFrom('None', 'NS', 'EW', 'Both');
export const count: fc.Arbitrary<number> = fc.nat({ max: 20 });

export const contract: fc.Arbitrary<Contract> = fc.record({
  level: fc.integer({ min: 1, max: 7 }),
  denomination: fc.constantFrom<Denomination>(0, 1, 2, 3, 4),
  doubled: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
  declarer: seat,
});

/** Four hands of a shuffled pack, some unknown, some short: each in the order in which a hand is written. */
export const deal: fc.Arbitrary<Deal> = fc
  .tuple(
    fc.shuffledSubarray(
      Array.from({ length: 52 }, (_, each) => each),
      { minLength: 52, maxLength: 52 },
    ),
    fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 }), fc.nat({ max: 4 }), fc.nat({ max: 4 })),
    fc.integer({ min: 1, max: 13 }),
  )
  .map(([pack, unknown, size]) => {
    const hand = (at: 0 | 1 | 2 | 3): readonly Card[] | null =>
      unknown[at] === 0 ? null : listHand(handOf(pack.slice(at * 13, at * 13 + size)));
    return [hand(0), hand(1), hand(2), hand(3)];
  });

/** Text with letters of any script, and no half characters. */
export const text: fc.Arbitrary<string> = fc.string({ unit: 'grapheme', maxLength: 30 });
const hash: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...'0123456789abcdef'.split('')), { minLength: 64, maxLength: 64 })
  .map((digits) => digits.join(''));
export { hash };
export const freeText: fc.Arbitrary<FreeText> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: hash.map((c) => ({ c })) },
  { weight: 1, arbitrary: fc.record({ c: hash, salt: text, text }) },
);

const jsonLeaf: fc.Arbitrary<Json> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  text,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => (Object.is(each, -0) ? 0 : each)),
);
/** Any JSON value of small depth. */
export const json: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    jsonLeaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.string({ maxLength: 8 }), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;
export const jsonObject: fc.Arbitrary<JsonObject> = fc.dictionary(fc.string({ maxLength: 8 }), json, {
  maxKeys: 3,
  noNullPrototype: true,
});
/** A person's key, as a stored record has it. */
export const personKey: fc.Arbitrary<string> = hash.map((digits) => `p-${digits.slice(0, 32)}`);
export const bySeat = <A>(value: fc.Arbitrary<A>): fc.Arbitrary<{ readonly [seat: string]: A }> =>
  fc.dictionary(fc.constantFrom('N', 'E', 'S', 'W'), value, { maxKeys: 4, noNullPrototype: true });
