/** By what counts are told apart, and the keys under which they are added up. */
import { type Edition, EDITIONS } from '../../domain/edition.ts';
import type { BoardOpened, EventOf } from '../../domain/event.ts';
import { SEATS, type Seat, seatName } from '../../domain/seat.ts';
import type { BoardCounts, Opportunity } from '../../projections/frequency.ts';
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
/** The last texts hashed: boards of one event follow each other. */
const MOST_KEPT = 1024;
const kept = new Map<string, string>();
const hashed = (text: string): string => {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const made = sha256Hex(text);
  kept.set(text, made);
  return made;
};
/** A text that may name a person, by an opaque key that is the same in every run. */
export const pseudonym = (kind: string, text: string): string =>
  SAYS_NOTHING.test(text) ? text : `${kind}-${hashed(text.normalize('NFC')).slice(0, DIGITS)}`;

const NAMED: readonly Dimension[] = ['event', 'session', 'round', 'room', 'table'];
/** What of its opening tells a board's place apart, as far as it is asked for. */
export const placeOfBoard = (opened: BoardOpened | undefined, edition: Edition, by: readonly Dimension[]): Place => {
  const place: Partial<Record<Dimension, string>> = { edition };
  for (const dimension of NAMED) {
    const text = by.includes(dimension) ? opened?.[dimension as 'event']?.trim() : '';
    if (text !== undefined && text !== '') place[dimension] = pseudonym(dimension, text);
  }
  return place;
};

/**
 * The cluster of a board: those played together. The session where event, date or session are on record; else the
 * file or store that holds it.
 */
export const clusterOf = (opened: EventOf<'BoardOpened'> | undefined, source: string): string => {
  const { event = '', date = '', session = '' } = opened ?? {};
  return event.trim() + session.trim() === ''
    ? `${source}:${date}`
    : `session-${hashed(JSON.stringify([event.trim(), date, session.trim()])).slice(0, DIGITS * 2)}`;
};

const SEPARATOR = '\t';
/** `o` opportunities · `e` events · `b` boards with at least one · `c` acts found · `a` assumptions · `x` boards out of joint. */
export type Kind = 'o' | 'e' | 'b' | 'c' | 'a' | 'x';
export interface Key {
  readonly kind: Kind;
  /** A unit, a code, a severity, or what was assumed. */
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

/** The key without the dimensions that are not asked for. `once`: it counts boards, and each only once. */
export const rekeyed = (
  text: string,
  from: readonly Dimension[],
  to: readonly Dimension[],
): { readonly key: string; readonly once: boolean } => {
  const key = keyOf(text, from);
  return { key: textOf(key, to), once: key.kind === 'b' };
};

/** The texts of keys for one place after the other: boards of one place follow each other. */
export interface Keyer {
  readonly by: readonly Dimension[];
  place: string;
  /** By the opportunity's own number. */
  texts: string[];
}
export const keyer = (by: readonly Dimension[]): Keyer => ({ by, place: '', texts: [] });

const opportunityText = (k: Keyer, { at, unit, phase, seat }: Opportunity, board: Place): string => {
  const known = k.texts[at];
  if (known !== undefined) return known;
  const place = OF_THE_BOARD.has(unit) ? board : { ...board, phase, seat: seatText(seat) };
  const made = textOf({ kind: 'o', what: unit, severity: '', place }, k.by);
  k.texts[at] = made;
  return made;
};
const atPlace = (k: Keyer, board: Place): void => {
  const text = k.by.map((d) => board[d] ?? '').join(SEPARATOR);
  if (k.place === text) return;
  k.place = text;
  k.texts = [];
};

/** The counts of one board under the keys of a run. */
export const entriesOf = (counts: BoardCounts, board: Place, k: Keyer): ReadonlyMap<string, number> => {
  const out = new Map<string, number>();
  const add = (text: string, times: number): void => void out.set(text, (out.get(text) ?? 0) + times);
  if (counts.outOfJoint) {
    add(textOf({ kind: 'x', what: 'board', severity: '', place: board }, k.by), 1);
    return out;
  }
  atPlace(k, board);
  for (const each of counts.opportunities) add(opportunityText(k, each, board), each.count);
  for (const { code, law, severity, phase, seat } of counts.occurrences) {
    const place = { ...board, phase, seat: seatText(seat), law: `${counts.edition}:${law}` };
    add(textOf({ kind: 'e', what: code, severity, place }, k.by), 1);
    out.set(textOf({ kind: 'b', what: code, severity, place }, k.by), 1);
  }
  for (const { severity, count } of counts.acts)
    add(textOf({ kind: 'c', what: severity, severity: '', place: board }, k.by), count);
  for (const what of counts.assumptions) add(textOf({ kind: 'a', what, severity: '', place: board }, k.by), 1);
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
