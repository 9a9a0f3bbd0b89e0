/** Sentences → lines: plain calls in rotation and the cards of a trick share a line. */
import { type Call, callName, PASS } from '../../domain/call.ts';
import { cardName } from '../../domain/card.ts';
import type { Event, EventOf, Seq } from '../../domain/event.ts';
import { lho, seatName } from '../../domain/seat.ts';
import type { Language } from './reference-text.ts';

export interface Written {
  readonly event: Event;
  readonly text: string;
}
interface Place {
  readonly seq: Seq;
  readonly written: Written;
}

/** Nothing but who and what: it may stand in a list. */
const isPlain = ({ event }: Written, more: number): boolean => Object.keys(event).length === more;
const PLAIN_FIELDS = 4;
const plainCall = (written: Written | undefined): EventOf<'CallMade'> | undefined =>
  written?.event.type === 'CallMade' && isPlain(written, PLAIN_FIELDS) ? written.event : undefined;
const plainCard = (written: Written | undefined): EventOf<'CardPlayed'> | undefined =>
  written?.event.type === 'CardPlayed' && isPlain(written, PLAIN_FIELDS) ? written.event : undefined;

const TRICK = 4;
/** How many events from here share a line. */
const runOf = (all: readonly Written[], from: number, inTrick: number): number => {
  let length = 0;
  for (let call = plainCall(all[from]); call !== undefined; length += 1) {
    const next = plainCall(all[from + length + 1]);
    call = next?.seat === lho(call.seat) ? next : undefined;
  }
  while (plainCard(all[from + length]) !== undefined && inTrick + length < TRICK && plainCall(all[from]) === undefined)
    length += 1;
  return Math.max(1, length);
};

const label = (seq: Seq, labelled: ReadonlySet<Seq>): string => (labelled.has(seq) ? `@${seq} ` : '');
const CALLS = { en: 'calls from', fr: 'déclarations de' };
const CARDS = { en: 'trick', fr: 'levée' };

/** In a list a pass is a letter: there are many. */
const shortCall = (call: Call): string => (call === PASS ? 'P' : callName(call));

const listText = (places: readonly Place[], labelled: ReadonlySet<Seq>, lang: Language): string => {
  const first = places[0]?.written.event;
  if (first?.type === 'CallMade') {
    const calls = places.map(({ seq, written: { event } }) =>
      event.type === 'CallMade' ? label(seq, labelled) + shortCall(event.call) : '',
    );
    return `${CALLS[lang]} ${seatName(first.seat)}: ${calls.join(' ')}`;
  }
  const cards = places.map(({ seq, written: { event } }) =>
    event.type === 'CardPlayed' ? `${label(seq, labelled)}${seatName(event.seat)} ${cardName(event.card)}` : '',
  );
  return `${CARDS[lang]}: ${cards.join(' ')}`;
};

/** Cards of the trick in progress once these have been played. */
const cardsAfter = (places: readonly Place[], before: number): number =>
  places.reduce((count, { written: { event } }) => {
    if (event.type === 'TrickQuitted') return 0;
    return event.type === 'CardPlayed' ? (count % TRICK) + 1 : count;
  }, before);

/** The lines of a board. `labelled`: events that another one refers to by a label. */
export const linesOf = (all: readonly Written[], labelled: ReadonlySet<Seq>, lang: Language): readonly string[] => {
  const lines: string[] = [];
  let inTrick = 0;
  for (let seq = 0; seq < all.length; ) {
    const run = runOf(all, seq, inTrick % TRICK);
    const places = all.slice(seq, seq + run).map((written, index): Place => ({ seq: seq + index, written }));
    const alone = places.length === 1 ? places[0] : undefined;
    lines.push(alone === undefined ? listText(places, labelled, lang) : label(seq, labelled) + alone.written.text);
    inTrick = cardsAfter(places, inTrick);
    seq += run;
  }
  return lines;
};
