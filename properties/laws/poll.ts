/** 15. What a person polled is given holds nothing that the player may not use, and nothing tells that something was. */
import * as E from 'fp-ts/lib/Either.js';
import type { Event, Fact, Seq } from '../../domain/event.ts';
import { ALL_SEATS, hasSeat, onlySeat, partner, type Seat, seatName } from '../../domain/seat.ts';
import { encodeEvent } from '../../wire/encode.ts';
import { polled, pollState } from '../../replay/poll.ts';
import { viewOf } from '../../replay/view.ts';
import { type Board, broken, HOLDS, NO_PREMISE, type Property } from './property.ts';
import { inserted, lyingHands } from './view.ts';

interface Given {
  readonly text: string;
  readonly events: readonly Event[];
  /** An item that the player may not use. */
  readonly forbidden: Seq | undefined;
}
/** null: refused. */
const given = (events: Board, seat: Seat): Given | null => {
  const view = viewOf(events, { name: seatName(seat), seats: onlySeat(seat) });
  if (E.isLeft(view)) return null;
  const poll = polled(view.right, seat);
  if (E.isLeft(poll)) return null;
  const { events: shown, table } = poll.right;
  const lines = shown.map((e) => JSON.stringify(encodeEvent(e)));
  return {
    text: [JSON.stringify(pollState(view.right, poll.right)), ...lines].join('\n'),
    events: shown,
    forbidden: table.known.find((k) => hasSeat(k.unauthorized, seat))?.of,
  };
};
/** What partner lets him know, and he may not use. */
const hints = (seat: Seat): readonly Fact[] => [
  { type: 'TempoBreak', by: partner(seat), kind: 'slow', perceivedBy: ALL_SEATS },
  { type: 'Remark', by: partner(seat), text: 'not to be used', aloud: true },
  { type: 'Mannerism', by: partner(seat), text: 'a sigh', perceivedBy: ALL_SEATS },
];

export const polls: Property = {
  number: 15,
  name: 'a person polled is given nothing that the player may not use, and no gap where it was',
  of: ({ events }) => {
    const seat = ((events.length * 5) & 3) as Seat;
    const plain = given(events, seat);
    if (plain === null) return NO_PREMISE;
    const name = seatName(seat);
    if (plain.forbidden !== undefined)
      return broken(`the poll of ${name} has item ${plain.forbidden}, which is barred`);
    const others = plain.events.find((e) => e.type === 'HandsDealt')?.deal ?? [];
    // A hand that lies on the table is seen, also where the event that put it there is nothing to the person polled.
    const lying = lyingHands(events);
    const seen = others.findIndex((hand, s) => hand !== null && s !== seat && !lying.includes(s as Seat));
    if (seen >= 0) return broken(`the poll of ${name} shows the hand of ${seatName(seen as Seat)}`);
    const at = 1 + ((events.length * 11) % (events.length - 1));
    for (const hint of hints(seat))
      if (given(inserted(events, at, hint), seat)?.text !== plain.text)
        return broken(`the poll of ${name} tells of a ${hint.type} of partner’s recorded at ${at}`);
    return HOLDS;
  },
};
