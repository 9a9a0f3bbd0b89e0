/** What stands around a board: match header, names, board index, heading, vulnerability. */
import type { BoardOpened, ResultEntered, Vulnerable } from '../../domain/event.ts';
import { parseSeat, type Seat } from '../../domain/seat.ts';

/** `vg`: title, segment, scoring, first and last board. */
export interface Match {
  readonly title: string;
  readonly segment: string;
  readonly scoring: string | undefined;
  readonly first: number | undefined;
  readonly last: number | undefined;
}
/** `qx`: a board's place in the file, and the room. */
export interface Index {
  readonly label: string;
  readonly number: number | undefined;
  readonly room: 'Open' | 'Closed' | undefined;
  /** What stands behind the first comma. */
  readonly rest: string;
}
/** `ah`: the heading; its number where it is a board's. */
export interface Heading {
  readonly text: string;
  readonly number: number | undefined;
  /** What stands behind the number. */
  readonly rest: string;
}

const SCORINGS: Readonly<Record<string, string>> = { I: 'IMP', P: 'MP', B: 'BAM' };
const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;

export const readMatch = (data: string): Match => {
  const fields = data.split(',');
  return {
    title: (fields[0] ?? '').trim(),
    segment: (fields[1] ?? '').trim(),
    scoring: SCORINGS[(fields[2] ?? '').trim().toUpperCase()],
    first: wholeNumber(fields[3]),
    last: wholeNumber(fields[4]),
  };
};

export const readIndex = (data: string): Index => {
  const comma = data.indexOf(',');
  const label = (comma < 0 ? data : data.slice(0, comma)).trim();
  const found = /^([oc]?)(\d{1,6})$/i.exec(label);
  const letter = (found?.[1] ?? '').toLowerCase();
  return {
    label,
    number: found === null ? undefined : Number(found[2]),
    room: letter === 'o' ? 'Open' : letter === 'c' ? 'Closed' : undefined,
    rest: comma < 0 ? '' : data.slice(comma + 1).trim(),
  };
};

export const readHeading = (data: string): Heading => {
  const text = data.trim();
  const found = /^board[\s#]*(\d{1,6})(?!\d)/i.exec(text);
  return found === null
    ? { text, number: undefined, rest: '' }
    : { text, number: Number(found[1]), rest: text.slice(found[0].length).trim() };
};

/** `o 0` and nothing: none; `n s`, `e w`, `b`. */
export const readVulnerable = (data: string): Vulnerable | undefined => {
  switch (data.trim().toLowerCase()) {
    case '':
    case 'o':
    case '0':
    case '-':
      return 'None';
    case 'n':
    case 's':
      return 'NS';
    case 'e':
    case 'w':
      return 'EW';
    case 'b':
      return 'Both';
    default:
      return undefined;
  }
};
/** The letter of `sv`. */
export const vulnerableLetter = (vulnerable: Vulnerable): string =>
  vulnerable === 'None' ? 'o' : vulnerable === 'NS' ? 'n' : vulnerable === 'EW' ? 'e' : 'b';

/** South, West, North, East. */
const NAME_ORDER = ['S', 'W', 'N', 'E'] as const;
/**
 * Names by seat; undefined where their number leaves the seats in doubt (operators type commas inside names).
 * Four names, or eight with the room known: the second four sit in the closed room.
 */
export const namesBySeat = (data: string, room: Index['room']): { readonly [seat: string]: string } | undefined => {
  const fields = data.split(',').map((name) => name.trim());
  while (fields.length > 4 && fields.length !== 8 && fields.at(-1) === '') fields.pop();
  if (fields.every((name) => name === '')) return {};
  if (fields.length !== 4 && (fields.length !== 8 || room === undefined)) return undefined;
  const from = fields.length === 8 && room === 'Closed' ? 4 : 0;
  const names: { [seat: string]: string } = {};
  for (const [place, seat] of NAME_ORDER.entries()) {
    const name = fields[from + place] ?? '';
    if (name !== '') names[seat] = name;
  }
  return names;
};

/** Law 2 and the boards' marking: the dealer goes round with the number. */
export const dealerByNumber = (number: number): Seat => ((number + 3) & 3) as Seat;
const BY_NUMBER: readonly Vulnerable[] = [
  'None',
  'NS',
  'EW',
  'Both',
  'NS',
  'EW',
  'Both',
  'None',
  'EW',
  'Both',
  'None',
  'NS',
  'Both',
  'None',
  'NS',
  'EW',
];
/** Law 2: vulnerability repeats after sixteen boards. */
export const vulnerableByNumber = (number: number): Vulnerable => BY_NUMBER[(number + 15) & 15] ?? 'None';

/** One item of `rs` (`4HN+1`, `3NTSx-2`, `PASS`) as a result entered; undefined for an empty or unreadable one. */
export const readResult = (item: string): ResultEntered | undefined => {
  const text = item.trim().toUpperCase();
  if (text === 'PASS' || text === 'P') return { type: 'ResultEntered', contract: 'Pass' };
  const found = /^([1-7])(S|H|D|C|NT?)([NESW])(X{0,2})(=|[+-]\d{1,2})?$/.exec(text);
  const declarer = found === null ? undefined : parseSeat(found[3] ?? '');
  if (found === null || declarer === undefined) return undefined;
  const denomination = found[2] === 'N' ? 'NT' : found[2];
  const contract = `${found[1]}${denomination}${found[4]}`;
  if (found[5] === undefined) return { type: 'ResultEntered', contract, declarer };
  const tricks = Number(found[1]) + 6 + (found[5] === '=' ? 0 : Number(found[5]));
  return { type: 'ResultEntered', contract, declarer, tricks };
};

/** Where in `rs` a board's result stands: the rooms take turns from the first board on. */
export const resultAt = (match: Match | undefined, index: Index | undefined): number | undefined => {
  if (match?.first === undefined || index?.number === undefined || index.room === undefined) return undefined;
  const at = (index.number - match.first) * 2 + (index.room === 'Closed' ? 1 : 0);
  return at >= 0 ? at : undefined;
};

/** Names, numbers and match as they are when a board begins. */
export interface Header {
  readonly match: Match | undefined;
  readonly index: Index | undefined;
  readonly heading: Heading | undefined;
  readonly names: string | undefined;
  readonly vulnerable: Vulnerable | undefined;
}
/** The number that dealer and vulnerability follow: the heading's, else the index's. */
export const numberOf = (header: Header): number | undefined => header.heading?.number ?? header.index?.number;
/** What the file calls the board; `?` where it says nothing. */
export const labelOf = (header: Header): string => {
  const number = numberOf(header);
  if (number !== undefined) return String(number);
  return header.index?.label || header.heading?.text || '?';
};

/** The first event of the board's record. */
export const openedBy = (header: Header, dealer: Seat): BoardOpened => {
  const number = numberOf(header);
  const players = header.names === undefined ? undefined : namesBySeat(header.names, header.index?.room);
  const { match, index } = header;
  return {
    type: 'BoardOpened',
    board: labelOf(header),
    dealer,
    vulnerable: header.vulnerable ?? (number === undefined ? 'None' : vulnerableByNumber(number)),
    laws: null,
    ...(number === undefined ? {} : { number }),
    ...(match === undefined || match.title === '' ? {} : { event: match.title }),
    ...(match === undefined || match.segment === '' ? {} : { session: match.segment }),
    ...(match?.scoring === undefined ? {} : { scoring: match.scoring }),
    ...(index?.room === undefined ? {} : { room: index.room }),
    ...(players === undefined || Object.keys(players).length === 0 ? {} : { players }),
  };
};
