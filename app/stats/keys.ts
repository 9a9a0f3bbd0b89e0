/** By what counts are told apart, and the keys under which they are added up. */
import { type Edition, EDITIONS } from '../../domain/edition.ts';
import type { BoardOpened, EventOf } from '../../domain/event.ts';
import { SEATS, type Seat, seatName } from '../../domain/seat.ts';
import type { BoardCounts } from '../../projections/frequency.ts';
import { OF_THE_BOARD, PHASES } from '../../projections/frequency/units.ts';
import { sha256Hex } from '../../wire/sha256.ts';

/** Code and severity are always told apart: an irregularity is no contradiction. */
export const DIMENSIONS = ['edition', 'phase', 'seat', 'event', 'session', 'round', 'room', 'table', 'law'] as const;
export type Dimension = (typeof DIMENSIONS)[number];
/** What a row of the table has beside its figures. A law belongs to a finding and not to an opportunity. */
export type Place = Readonly<Partial<Record<Dimension, string>>>;

/** What is short and has a figure in it says where a table stood; anything else may be somebody's name. */
const SAYS_NOTHING = /^(?:[A-Z]?\d{1,4}[A-Z]?|open|closed)$/i;
const DIGITS = 12;
/** A text that may name a person, by an opaque key that is the same in every run. */
export const pseudonym = (kind: string, text: string): string =>
  SAYS_NOTHING.test(text) ? text : `${kind}-${sha256Hex(text.normalize('NFC')).slice(0, DIGITS)}`;

const named = (kind: Dimension, text: string | undefined): string =>
  text === undefined || text.trim() === '' ? '' : pseudonym(kind, text.trim());

/** What of its opening tells a board's place apart. */
export const placeOfBoard = (opened: BoardOpened, edition: Edition): Place => ({
  edition,
  event: named('event', opened.event),
  session: named('session', opened.session),
  round: named('round', opened.round),
  room: named('room', opened.room),
  table: named('table', opened.table),
});

/**
 * The cluster of a board: those played together. The session where event, date or session are on record; else the
 * file or store that holds it.
 */
export const clusterOf = (opened: EventOf<'BoardOpened'> | undefined, source: string): string => {
  const { event = '', date = '', session = '' } = opened ?? {};
  return event.trim() + session.trim() === ''
    ? `${source}:${date}`
    : `session-${sha256Hex(JSON.stringify([event.trim(), date, session.trim()])).slice(0, DIGITS * 2)}`;
};

const SEPARATOR = '\t';
/** `o` opportunities · `e` events · `b` boards with at least one · `a` assumptions · `x` boards out of joint. */
export type Kind = 'o' | 'e' | 'b' | 'a' | 'x';
export interface Key {
  readonly kind: Kind;
  /** A unit, a code, or what was assumed. */
  readonly what: string;
  readonly severity: string;
  readonly place: Place;
}
const textOf = ({ kind, what, severity, place }: Key, by: readonly Dimension[]): string =>
  [kind, what, severity, ...by.map((d) => place[d] ?? '')].join(SEPARATOR);
export const keyOf = (text: string, by: readonly Dimension[]): Key => {
  const [kind = 'o', what = '', severity = '', ...rest] = text.split(SEPARATOR);
  return { kind: kind as Kind, what, severity, place: Object.fromEntries(by.map((d, i) => [d, rest[i] ?? ''])) };
};

const seatText = (seat: Seat | null): string => (seat === null ? '' : seatName(seat));

/** The counts of one board under the keys of a run. */
export const entriesOf = (counts: BoardCounts, board: Place, by: readonly Dimension[]): ReadonlyMap<string, number> => {
  const out = new Map<string, number>();
  const add = (key: Key, times: number): void => {
    const text = textOf(key, by);
    out.set(text, key.kind === 'b' ? 1 : (out.get(text) ?? 0) + times);
  };
  if (counts.outOfJoint) {
    add({ kind: 'x', what: 'board', severity: '', place: board }, 1);
    return out;
  }
  for (const { unit, phase, seat, count } of counts.opportunities) {
    const place = OF_THE_BOARD.has(unit) ? board : { ...board, phase, seat: seatText(seat) };
    add({ kind: 'o', what: unit, severity: '', place }, count);
  }
  for (const { code, law, severity, phase, seat } of counts.occurrences) {
    const place = { ...board, phase, seat: seatText(seat), law: `${counts.edition}:${law}` };
    add({ kind: 'e', what: code, severity, place }, 1);
    add({ kind: 'b', what: code, severity, place }, 1);
  }
  for (const what of counts.assumptions) add({ kind: 'a', what, severity: '', place: board }, 1);
  return out;
};

/** In the order in which tables are read; what is not known stands last. */
const ORDERS: Readonly<Partial<Record<Dimension, readonly string[]>>> = {
  edition: EDITIONS,
  phase: PHASES,
  seat: SEATS.map(seatName),
};
const rank = (d: Dimension, value: string): number => {
  const at = ORDERS[d]?.indexOf(value) ?? 0;
  return at < 0 ? Number.MAX_SAFE_INTEGER : at;
};
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
/** The order of two places. Never by a figure: a table ranks nobody. */
export const comparePlaces = (a: Place, b: Place, by: readonly Dimension[]): number => {
  for (const d of by) {
    const [left, right] = [a[d] ?? '', b[d] ?? ''];
    const order = rank(d, left) - rank(d, right) || compareText(left, right);
    if (order !== 0) return order;
  }
  return 0;
};
