/** The record without names: players are their seats, other persons are nobody, and their names leave the texts too. */
import type { BoardRecord, Event, Json, JsonObject } from '../../domain/event.ts';
import { parseSeat } from '../../domain/seat.ts';
import type { Lang } from '../../words/say.ts';
import { wordsIn } from '../../words/index.ts';
import { type Named, type Rename, renamer, SOMEBODY } from './rename.ts';

/** Who is known by name beside what the record shown says of persons itself. */
export interface Persons {
  /** The record that a view or a poll was made of: it names more than is shown. */
  readonly record?: BoardRecord;
  /** The names that a store's directory has for keys. */
  readonly names?: ReadonlyMap<string, string>;
}

/** As a stored record names persons (contract 1): nobody can tell from it who that is. */
const KEY = /^p-[0-9a-f]{32}$/;
const strings = (value: Json): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly Json[]).flatMap(strings) : [];

/** Persons of an event, each with what stands for him. */
const personsOf = (e: Event, lang: Lang): readonly Named[] => {
  const { seats, director } = wordsIn(lang).table;
  const somebody = (names: readonly string[]): readonly Named[] => names.map((name) => [name, SOMEBODY]);
  const by = somebody(e.recordedBy === undefined ? [] : [e.recordedBy]);
  switch (e.type) {
    case 'BoardOpened':
      return [
        ...by,
        ...Object.entries(e.players ?? {}).map(
          ([seat, name]): Named => [name, parseSeat(seat) === undefined ? SOMEBODY : seats[seat as keyof typeof seats]],
        ),
      ];
    case 'DirectorRuled':
      return [
        ...by,
        ...(e.director === undefined ? [] : [[e.director, director] as const]),
        ...somebody(e.consulted ?? []),
      ];
    case 'OptionsExplained':
      return [...by, ...(e.by === undefined ? [] : [[e.by, director] as const])];
    case 'PollTaken':
      return [...by, ...(Array.isArray(e.peers) ? somebody(strings(e.peers)) : [])];
    case 'EventCorrected':
      return [...by, ...personsOf({ ...e.event, seq: e.seq }, lang)];
    default:
      return by;
  }
};
/** The record names persons otherwise than by keys. */
export const hasNames = (record: BoardRecord): boolean =>
  record.some((e) => personsOf(e, 'en').some(([person]) => person !== '' && !KEY.test(person)));
/** What is to leave the texts; a key says nothing, but the directory may know whose it is. */
const namedIn = (record: BoardRecord, names: ReadonlyMap<string, string> | undefined, lang: Lang): readonly Named[] =>
  record
    .flatMap((e) => personsOf(e, lang))
    .map(([person, as]): Named => [names?.get(person) ?? person, as])
    .filter(([name]) => !KEY.test(name));

/** Fields in which a person may write what he likes. */
const FREE: ReadonlySet<string> = new Set(
  (
    'text why statement reason meaning basis title about when found outcome unit board event session deal room round ' +
    'table platform answer action peers concurs'
  ).split(' '),
);
/** What the program reads in such a field is no name, whoever is called so. */
const CODES: ReadonlySet<string> = new Set(
  'measured estimated alleged turn redeal playOn adjust floor board tricks accept decline'.split(' '),
);
const isFree = (key: string, e: Event): boolean =>
  FREE.has(key) || (key === 'question' && e.type === 'PollTaken') || (key === 'kind' && e.type === 'Remark');

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A committed text that changes is no longer what was committed to: neither hash nor salt may help to guess it. */
const renamed = (value: unknown, key: string, e: Event, rename: Rename): unknown => {
  if (typeof value === 'string') return isFree(key, e) && !CODES.has(value) ? rename(value) : value;
  if (Array.isArray(value)) return value.map((each: unknown) => renamed(each, key, e, rename));
  if (!isObject(value)) return value;
  if (isFree(key, e) && 'c' in value && typeof value['text'] === 'string') {
    const said = rename(value['text']);
    return said === value['text'] ? value : said;
  }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, renamed(each, name, e, rename)]));
};
const withoutNames = (e: Event, rename: Rename): Event => renamed(e, '', e, rename) as Event;

const PERSONS: ReadonlySet<string> = new Set('players recordedBy director consulted id prevHash hash'.split(' '));
const withoutPersons = (value: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !PERSONS.has(key) && !(key === 'by' && value['type'] === 'OptionsExplained'))
      .map(([key, each]) => [
        key,
        key === 'event' && isObject(each)
          ? withoutPersons(each)
          : key === 'peers' && Array.isArray(each)
            ? each.length
            : each,
      ]),
  );
const anonymous = (e: Event): Event => withoutPersons(e as unknown as JsonObject) as unknown as Event;

/** What takes the names of the record's persons out of a text that is no event, as a file's name. */
export const renamerOf = (record: BoardRecord, lang: Lang, { names }: Persons = {}): Rename =>
  renamer(namedIn(record, names, lang));

/**
 * Leaves out who was there: names and keys of persons, and the ids and hashes, which no longer fit. In free text the
 * name of a player is replaced by his seat in the language given, that of another by what he was; a name that nobody
 * knows to be one stays. A record with nothing to leave out stays as it was stored, and its hashes with it.
 */
export const withSeatsForNames = (record: BoardRecord, lang: Lang, persons: Persons = {}): BoardRecord => {
  const rename = renamerOf(persons.record ?? record, lang, persons);
  const said = record.map((e) => withoutNames(e, rename));
  if (!hasNames(record) && JSON.stringify(said) === JSON.stringify(record)) return record;
  return said.map(anonymous);
};

const WHO: ReadonlySet<string> = new Set(['players', 'recordedBy', 'director', 'consulted']);
/** The same of one event in its JSON form, with what says where it came from and where it stands. */
export const lineWithoutNames = (raw: JsonObject, rename: Rename): JsonObject =>
  Object.fromEntries(
    Object.entries(withoutNames(raw as unknown as Event, rename)).filter(
      ([key]) => !WHO.has(key) && !(key === 'by' && raw['type'] === 'OptionsExplained'),
    ),
  );
