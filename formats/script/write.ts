/** Events → the table script, in words of the lawbook. What it writes, `readScript` reads as the same events. */
import type { Event, JsonObject } from '../../domain/event.ts';
import { encodeEvent } from '../../wire/encode.ts';
import type { Entry } from './past.ts';
import { type Language, referenceText } from './reference-text.ts';
import type { Writing } from './slot.ts';
import { linesOf, type Written } from './write-line.ts';
import { sentenceOf } from './write-phrase.ts';

export interface WriteOptions {
  readonly lang?: Language;
}

const withoutSeq = (event: Event): JsonObject => {
  const { seq: _, ...rest } = encodeEvent(event);
  return rest;
};

const boardText = (events: readonly Event[], lang: Language): string => {
  const entries: Entry[] = [];
  const labelled = new Set<number>();
  const past = { entries, labels: new Map<string, number>() };
  const refer = (seq: number): string | undefined => {
    const words = referenceText(past, seq, lang);
    if (words !== undefined || entries[seq] === undefined) return words;
    labelled.add(seq);
    return `@${seq}`;
  };
  const writing: Writing = { past, lang, refer };
  const written = events.map((event, seq): Written => {
    const text = sentenceOf(withoutSeq(event), writing);
    entries.push({ seq, line: 0, item: 1, event });
    return { event, text };
  });
  return linesOf(written, labelled, lang).join('\n');
};

const isOpening = ({ type }: Event): boolean => type === 'BoardOpened';
/** A board ends where the next is opened. */
const boardsOf = (events: readonly Event[]): readonly (readonly Event[])[] => {
  const starts = events.flatMap((event, at) => (isOpening(event) && at > 0 ? [at] : []));
  return [0, ...starts].map((from, index) => events.slice(from, starts[index] ?? events.length));
};

/**
 * Writes records one behind the other, each beginning with its BoardOpened. An event's place in its record is its `seq`,
 * as in every record that was admitted; references are written in words where words can mean only that event, else by
 * a label. `lang`: the language of the words, English unless given.
 */
export const writeScript = (events: readonly Event[], { lang = 'en' }: WriteOptions = {}): string => {
  const head = lang === 'fr' ? 'lang fr\n\n' : '';
  return events.length === 0
    ? head
    : `${head}${boardsOf(events)
        .map((board) => boardText(board, lang))
        .join('\n\n')}\n`;
};
