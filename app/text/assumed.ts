/** What a reading of the record rests on, and what it leaves unknown. */
import type { Json } from '../../domain/event.ts';
import { NOBODY, onlySeat, parseSeat, SEATS, type SeatSet } from '../../domain/seat.ts';
import type { Situation } from '../../domain/situation.ts';
import { assumptionsOf, openKeys } from '../../projections/table/unknown.ts';
import { upper } from './layout.ts';
import type { Say } from './say.ts';

const has = <T extends object>(texts: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(texts, key);
const asText = (value: Json | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));
/** The reading rests on these. */
export const assumedText = (say: Say, t: Situation): readonly string[] => {
  const { assumptions, because } = say.words.matters;
  return assumptionsOf(t).map((a) => {
    const what = asText(a['what']);
    const why = asText(a['because']);
    const of = Number(a['of']);
    const said = say.fill(has(assumptions, what) ? assumptions[what] : assumptions.other, {
      what,
      value: asText(a['value']),
      of,
    });
    const reason =
      what === 'natural'
        ? because.notSaid
        : what === 'authority'
          ? because.screens
          : has(because, why)
            ? because[why]
            : why;
    return say.fill(say.words.review.assumption, { what: upper(said), because: reason });
  });
};

/** What cannot be said, and what it waits for; the hands in one line. */
export const unknownText = (say: Say, t: Situation): readonly string[] => {
  const { keys, waits } = say.words.matters;
  const hands = SEATS.filter((seat) => t.deal[seat] === null);
  const seatsOf = say.seats(hands.reduce<SeatSet>((set, seat) => set | onlySeat(seat), NOBODY));
  const [only] = hands;
  const unknown =
    hands.length === 1 && only !== undefined
      ? say.fill(keys.hands, { seat: say.seat(only) })
      : say.fill(keys.handsOf, { seats: seatsOf });
  const others = openKeys(t).filter((o) => o['key'] !== 'hands');
  return [
    ...(hands.length === 0 ? [] : [upper(unknown)]),
    ...others.map((o) => {
      const key = asText(o['key']);
      const wait = asText(o['waits']);
      const seat = typeof o['seat'] === 'string' ? parseSeat(o['seat']) : undefined;
      const who = seat === undefined ? say.words.table.somebody : say.seat(seat);
      // Two cards can be suspected at once: each is named.
      const template = key === 'revokes' && seat !== undefined ? keys.revokesOf : has(keys, key) ? keys[key] : key;
      const what = upper(say.fill(template, { seat: who, of: Number(o['of'] ?? 0) }));
      return `${what} (${has(waits, wait) ? say.fill(waits[wait], { of: Number(o['of'] ?? 0) }) : wait})`;
    }),
  ];
};
