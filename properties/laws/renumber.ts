/** Events and states with other numbers, seats or places: for properties that compare a board with its image. */
import type { Event, Json, Seq } from '../../domain/event.ts';

const REFERENCES = ['of', 'with', 'after', 'supersedes'];
const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

/** The event under another number, its references with it. Rulings that name numbers are followed too. */
export const renumbered = (e: Event, to: (seq: Seq) => Seq): Event => {
  const out: Record<string, unknown> = { ...e, seq: to(e.seq) };
  for (const key of REFERENCES) if (typeof out[key] === 'number') out[key] = to(out[key]);
  if (isObject(out['ruling'])) out['ruling'] = renumberedState(out['ruling'] as Json, to);
  if (isObject(out['event'])) {
    const { seq: _, ...fact } = renumbered({ seq: e.seq, ...out['event'] } as unknown as Event, to);
    out['event'] = fact;
  }
  return out as unknown as Event;
};
const NUMBERED = new Set([
  'of',
  'seq',
  'since',
  'denied',
  'from',
  'until',
  'establishedBy',
  'replaces',
  'replacedBy',
  'ruledBy',
  'source',
]);
/** Sides of the screen, and where a turn by 180° brings them. */
const ACROSS: Readonly<Record<string, string>> = { NE: 'SW', SW: 'NE', NW: 'SE', SE: 'NW' };
/** A state with its numbers changed; `at` is left out. */
export const renumberedState = (value: Json, to: (seq: Seq) => Seq, key = ''): Json => {
  if (Array.isArray(value))
    return (value as readonly Json[]).map((x) =>
      typeof x === 'number' && (key === 'of' || key === 'underRuling' || ACROSS[key] !== undefined)
        ? to(x)
        : renumberedState(x, to, key),
    );
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value as Record<string, Json>)
        .filter(([k]) => k !== 'at')
        .map(([k, v]) => [
          k,
          typeof v === 'number' && (NUMBERED.has(k) || (key === 'revoke' && k.length === 2))
            ? to(v)
            : renumberedState(v, to, k),
        ]),
    );
  }
  return value;
};
const parsed = (value: Json): Json => value;

const SEATS = 'NESW';
/** The seat turned clockwise by `by` places. */
const turnedSeat = (name: string, by: number): string => SEATS[(SEATS.indexOf(name) + by) & 3] as string;
const SUIT_KEYS = new Set(['suit', 'suits', 'due', 'denomination', 'denominations', 'shows']);
const SIDES: Readonly<Record<string, string>> = { NS: 'EW', EW: 'NS' };
const turnedWord = (word: string, by: number): string =>
  word.length === 1 && SEATS.includes(word)
    ? turnedSeat(word, by)
    : by === 2 && ACROSS[word] !== undefined
      ? ACROSS[word]
      : by % 2 === 1 && SIDES[word] !== undefined
        ? SIDES[word]
        : word;

/** A state with the table turned; lists that are in no order of their own are sorted by their text. */
export const turnedState = (value: Json, by: number, key = ''): Json => {
  if (typeof value === 'string') return SUIT_KEYS.has(key) ? value : turnedWord(value, by);
  if (Array.isArray(value)) {
    const turned = (value as readonly Json[]).map((x) => turnedState(x, by, key));
    return key === 'authorized' || key === 'unauthorized' || key === 'assumptions' || key === 'open'
      ? turned.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      : turned;
  }
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value as Record<string, Json>)
        .map(([k, v]) => [turnedWord(k, by), turnedState(v, by, k)])
        .toSorted(([a], [b]) => ((a as string) < (b as string) ? -1 : 1)),
    );
  return parsed(value);
};
const turnedSet = (set: number, by: number): number => ((set << by) | (set >> (4 - by))) & 15;
const SETS = new Set(['to', 'seenBy', 'perceivedBy']);
const ONE = new Set(['seat', 'by', 'dealer', 'leader', 'declarer']);
const VULNERABLE: Readonly<Record<string, string>> = { NS: 'EW', EW: 'NS' };

/** The event at a table turned clockwise by `by` places. */
export const turnedEvent = (e: Event, by: number): Event => {
  const out: Record<string, unknown> = { ...e };
  for (const [key, value] of Object.entries(out)) {
    if (typeof value === 'number' && ONE.has(key) && !(e.type === 'TricksAgreed' && key === 'declarer'))
      out[key] = (value + by) & 3;
    else if (typeof value === 'number' && SETS.has(key)) out[key] = turnedSet(value, by);
    else if (key === 'deal' && Array.isArray(value))
      out[key] = [0, 1, 2, 3].map((seat) => (value as unknown[])[(seat - by) & 3]);
    else if (typeof value === 'string' && by === 2 && key === 'to') out[key] = ACROSS[value] ?? value;
    else if (key === 'sides' && by === 2) out[key] = (value as string[]).map((side) => ACROSS[side] ?? side);
    else if (key === 'vulnerable' && by % 2 === 1) out[key] = VULNERABLE[value as string] ?? value;
    else if (key === 'ruling') out[key] = turnedState(value as Json, by);
    else if (key === 'event' && isObject(value)) out[key] = turnedEvent(value as unknown as Event, by);
    else if (key === 'contract' && isObject(value))
      out[key] = { ...value, declarer: ((value['declarer'] as number) + by) & 3 };
    else if (key === 'side' && typeof value === 'number') out[key] = (value + by) & 1;
  }
  if (by % 2 === 1 && e.type === 'ScoreAdjusted') [out['NS'], out['EW']] = [e.EW, e.NS];
  if (by % 2 === 1 && e.type === 'PositionSet' && e.won !== undefined) out['won'] = [e.won[1], e.won[0]];
  if (by % 2 === 1 && e.type === 'ResultEntered' && e.score !== undefined) out['score'] = -e.score;
  return out as unknown as Event;
};
