/** The record without names: players are their seats, other persons are nobody, and their names leave the texts too. */
import type { BoardRecord, Event, FreeText } from '../../domain/event.ts';
import { parseSeat } from '../../domain/seat.ts';
import type { Lang } from '../../words/say.ts';
import { wordsIn } from '../../words/index.ts';

/** Shorter than this, a name is as likely a word. */
const SHORTEST_NAME = 3;
const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Rename = (text: string) => string;
const renames = (record: BoardRecord, lang: Lang): Rename => {
  const { seats } = wordsIn(lang).table;
  const names = record.flatMap((e): readonly (readonly [string, string])[] => {
    const players = e.type === 'BoardOpened' ? (e.players ?? {}) : {};
    return Object.entries(players).flatMap(([seat, name]) => {
      const read = parseSeat(seat);
      const word = read === undefined ? undefined : seats[seat as keyof typeof seats];
      return word === undefined ? [] : [name, ...name.split(/\s+/)].map((part) => [part, word] as const);
    });
  });
  const bySize = names.filter(([name]) => name.length >= SHORTEST_NAME).toSorted(([a], [b]) => b.length - a.length);
  return (text) =>
    bySize.reduce(
      (said, [name, seat]) =>
        said.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'giu'), seat),
      text,
    );
};

const TEXTS: ReadonlySet<string> = new Set(['text', 'why', 'statement', 'reason', 'meaning', 'basis', 'title']);
/** Where a fact was read from (`source`) names nobody, and how sure it is hangs on it: that stays. */
const PERSONS: ReadonlySet<string> = new Set([
  'players',
  'recordedBy',
  'director',
  'consulted',
  'id',
  'prevHash',
  'hash',
]);

const withoutNames = (text: FreeText, rename: Rename): FreeText =>
  typeof text === 'string' ? rename(text) : text.text === undefined ? text : rename(text.text);
const isText = (value: unknown): value is FreeText =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && 'c' in value);

const redacted = (e: Event, rename: Rename): Event =>
  Object.fromEntries(
    Object.entries(e)
      .filter(([key]) => !PERSONS.has(key))
      .map(([key, value]: [string, unknown]) => {
        if (key === 'event' && e.type === 'EventCorrected') return [key, redacted(e.event as Event, rename)];
        // TempoBreak's basis is a code, and a board's `event` is the name of a tournament.
        const isOurs = TEXTS.has(key) && !(key === 'basis' && e.type === 'TempoBreak');
        return [key, isOurs && isText(value) ? withoutNames(value, rename) : value];
      }),
  ) as unknown as Event;

/** As a stored record names persons (contract 1): nobody can tell from it who that is. */
const KEY = /^p-[0-9a-f]{32}$/;
const personsOf = (e: Event): readonly string[] => [
  ...(e.type === 'BoardOpened' ? Object.values(e.players ?? {}) : []),
  ...(e.type === 'DirectorRuled' ? [e.director ?? '', ...(e.consulted ?? [])] : []),
  e.recordedBy ?? '',
];
/** The record names persons otherwise than by keys. */
export const hasNames = (record: BoardRecord): boolean =>
  record.some((e) => personsOf(e).some((person) => person !== '' && !KEY.test(person)));

/**
 * Leaves out who was there: names and keys of persons, and the ids and hashes, which no longer fit. In free text each
 * player's name is replaced by his seat in the language given; a name that the record does not know stays.
 */
export const withSeatsForNames = (record: BoardRecord, lang: Lang): BoardRecord => {
  // Nothing to leave out: the record stays as it was stored, and its hashes with it.
  if (!hasNames(record)) return record;
  const rename = renames(record, lang);
  return record.map((e) => redacted(e, rename));
};
