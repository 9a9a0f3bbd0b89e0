/** Writes a reference in words that can mean only this event; undefined where words would not do. */
import { callName } from '../../domain/call.ts';
import { cardName } from '../../domain/card.ts';
import type { Seq } from '../../domain/event.ts';
import { type Seat, seatName } from '../../domain/seat.ts';
import { CALLS, CARDS, NOUNS, type Noun, ORDINALS } from './nouns.ts';
import { actorOf, type Past } from './past.ts';
import { type Description, matching } from './reference.ts';

export type Language = 'en' | 'fr';

const owned = (lang: Language, seat: Seat, thing: string, ordinal: string): string => {
  const name = seatName(seat);
  const counted = ordinal === '' ? thing : `${ordinal} ${thing}`;
  if (lang === 'en') return `${name}'s ${counted}`;
  return name === 'E' ? `${counted} d'E` : `${counted} de ${name}`;
};
const that = (lang: Language, noun: Noun): string =>
  lang === 'en' ? `that ${noun.en[0]}` : `${noun.feminine ? 'cette' : 'ce'} ${noun.fr[0]}`;

const ordinalWord = (lang: Language, index: number, feminine: boolean): string | undefined => {
  const words = ORDINALS[index]?.[lang];
  return lang === 'fr' && index === 0 && !feminine ? words?.[1] : words?.[0];
};

/** `E's 1H`, with `second` where there are several. */
const byName = (
  past: Past,
  seq: Seq,
  seat: Seat,
  thing: string,
  sought: Description,
  lang: Language,
): string | undefined => {
  const all = matching(past, sought);
  if (all.length === 1) return owned(lang, seat, thing, '');
  const ordinal = ordinalWord(
    lang,
    all.findIndex((entry) => entry.seq === seq),
    sought.card !== undefined || sought.call === 0,
  );
  return ordinal === undefined ? undefined : owned(lang, seat, thing, ordinal);
};

const called = (past: Past, seq: Seq, lang: Language): string | undefined => {
  const event = past.entries[seq]?.event;
  const seat = event === null || event === undefined ? undefined : actorOf(event);
  if (event === null || event === undefined || seat === undefined) return undefined;
  if ('call' in event && event.call !== undefined && CALLS.includes(event.type))
    return byName(past, seq, seat, callName(event.call), { types: CALLS, call: event.call, seat }, lang);
  if ('card' in event && CARDS.includes(event.type))
    return byName(past, seq, seat, cardName(event.card), { types: CARDS, card: event.card, seat }, lang);
  return undefined;
};

/** The shortest words that mean the event `seq` and no other. */
export const referenceText = (past: Past, seq: Seq, lang: Language): string | undefined => {
  const event = past.entries[seq]?.event;
  if (event === null || event === undefined) return undefined;
  const name = called(past, seq, lang);
  if (name !== undefined) return name;
  const noun = NOUNS.find(({ types }) => types.includes(event.type));
  if (noun === undefined) return undefined;
  return matching(past, { types: noun.types }).at(-1)?.seq === seq ? that(lang, noun) : undefined;
};
