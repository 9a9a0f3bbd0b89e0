/** References to earlier events in words: read from a line, looked up in the events before. Never a guess. */
import type { Call } from '../../domain/call.ts';
import type { Card } from '../../domain/card.ts';
import type { EventType, Seq } from '../../domain/event.ts';
import type { Seat } from '../../domain/seat.ts';
import { callAt } from './call-words.ts';
import { cardAt } from './card-words.ts';
import { fault, type Fault } from './fault.ts';
import { CALLS, CARDS, LAST_WORDS, NOUNS, ORDINALS, THAT_WORDS } from './nouns.ts';
import { meantBy } from './meant.ts';
import { actorOf, addressOf, briefly, type Entry, type Past, cardsOfTrick } from './past.ts';
import { seatAt } from './seat-words.ts';
import { fold, type Label, type LineRef, type Token, wordAt } from './token.ts';

/** What a reference says about the event it means. */
export interface Description {
  readonly types: readonly EventType[];
  readonly call?: Call;
  readonly card?: Card;
  readonly seat?: Seat;
  readonly trick?: number;
  /** From 1; -1 is the last. */
  readonly ordinal?: number;
}
export interface ReadReference {
  readonly next: number;
  readonly target: Seq | Fault;
}

const fits = ({ event }: Entry, sought: Description): boolean =>
  event !== null &&
  sought.types.includes(event.type) &&
  (sought.call === undefined || ('call' in event && event.call === sought.call)) &&
  (sought.card === undefined || ('card' in event && event.card === sought.card)) &&
  (sought.seat === undefined || actorOf(event) === sought.seat);

/** All events a description fits, the ordinal left aside. */
export const matching = (past: Past, sought: Description): readonly Entry[] => {
  const trick = sought.trick === undefined ? undefined : cardsOfTrick(past, sought.trick);
  return past.entries.filter((entry) => (trick?.has(entry.seq) ?? true) && fits(entry, sought));
};

/** The one event described. */
export const lookUp = (past: Past, sought: Description, column: number, said: string): Seq | Fault => {
  const found = matching(past, sought);
  const { ordinal } = sought;
  const one =
    ordinal === undefined ? (found.length === 1 ? found[0] : undefined) : found.at(ordinal < 0 ? -1 : ordinal - 1);
  if (one !== undefined) return one.seq;
  if (found.length === 0 || ordinal !== undefined) return fault('no-such-event', column, said);
  return ambiguous(past, found, column, said);
};
/** The nearest ones: a longer list helps nobody. */
const MOST_CANDIDATES = 8;
const ambiguous = (past: Past, found: readonly Entry[], column: number, said: string): Fault =>
  fault('ambiguous', column, said, {
    candidates: found.slice(-MOST_CANDIDATES).map((entry) => `${addressOf(past, entry)} ${briefly(entry)}`),
  });

/** `@name` and `#12`. */
export const pointed = (past: Past, token: Label | LineRef): Seq | Fault => {
  if (token.kind === 'label') {
    const seq = past.labels.get(token.name);
    return seq ?? fault('no-such-event', token.column, token.raw);
  }
  const there = past.entries.filter(({ line, item }) => line === token.line && (token.item ?? item) === item);
  if (there.length > 1) return ambiguous(past, there, token.column, token.raw);
  return there[0]?.seq ?? fault('no-such-event', token.column, token.raw);
};

const ARTICLES: ReadonlySet<string> = new Set(['the', 'le', 'la', "l'"]);
const OF: ReadonlySet<string> = new Set(['of', 'by', 'de', "d'", 'du', 'par']);
const TRICK: ReadonlySet<string> = new Set(['trick', 'levee', 'pli']);
const TO_TRICK: ReadonlySet<string> = new Set(['at', 'to', 'in', 'a', 'dans', 'au', 'la', 'the', 'le']);
const EVENT: ReadonlySet<string> = new Set(['event', 'evenement']);
const TYPES_OF: ReadonlyMap<string, readonly EventType[]> = new Map(
  NOUNS.flatMap(({ en, fr, types }) =>
    [...en, ...fr].map((word): [string, readonly EventType[]] => [fold(word), types]),
  ),
);
const ORDINAL_OF: ReadonlyMap<string, number> = new Map(
  ORDINALS.flatMap(({ en, fr }, index) => [...en, ...fr].map((word): [string, number] => [fold(word), index + 1])),
);

interface Before {
  readonly next: number;
  readonly said: Omit<Description, 'types'>;
  readonly owned: boolean;
}
/** Reads what comes before the thing: `that`, `the`, `E's`, `second`. */
const before = (tokens: readonly Token[], at: number): Before => {
  let next = at;
  let said: Omit<Description, 'types'> = {};
  let owned = false;
  for (;;) {
    const word = wordAt(tokens, next) ?? '';
    const seat = said.seat === undefined && said.ordinal === undefined ? seatAt(tokens, next) : undefined;
    const ordinal = LAST_WORDS.has(word) ? -1 : ORDINAL_OF.get(word);
    if (THAT_WORDS.has(word) && next === at) said = { ...said, ordinal: -1 };
    else if (ordinal !== undefined && said.ordinal === undefined) said = { ...said, ordinal };
    else if (seat !== undefined && !isSplitCard(tokens, next)) {
      said = { ...said, seat };
      owned = wordAt(tokens, next + 1) === "'s";
      if (owned) next += 1;
    } else if (!(ARTICLES.has(word) && next === at)) return { next, said, owned };
    next += 1;
  }
};
/** `S A` in a reference is a card, unless a call or card stands behind the S. */
const isSplitCard = (tokens: readonly Token[], at: number): boolean => cardAt(tokens, at, false) !== undefined;

const thingAt = (tokens: readonly Token[], at: number): { next: number; said: Description } | undefined => {
  const types = TYPES_OF.get(wordAt(tokens, at) ?? '');
  if (types !== undefined) {
    const card = types === CARDS || types.includes('CardPlayed') ? cardAt(tokens, at + 1, true) : undefined;
    return card === undefined
      ? { next: at + 1, said: { types } }
      : { next: card.next, said: { types, card: card.value } };
  }
  const call = callAt(tokens, at);
  if (call !== undefined) return { next: call.next, said: { types: CALLS, call: call.value } };
  const card = cardAt(tokens, at, false);
  return card === undefined ? undefined : { next: card.next, said: { types: CARDS, card: card.value } };
};

/** Reads what comes behind the thing: `of E`, `at trick 2`. */
const behind = (tokens: readonly Token[], at: number): { next: number; said: Omit<Description, 'types'> } => {
  let next = at;
  let said: Omit<Description, 'types'> = {};
  if (OF.has(wordAt(tokens, next) ?? '')) {
    const seat = seatAt(tokens, next + 1);
    if (seat !== undefined) {
      said = { seat };
      next += 2;
    }
  }
  let to = next;
  while (TO_TRICK.has(wordAt(tokens, to) ?? '')) to += 1;
  const number = to > next && TRICK.has(wordAt(tokens, to) ?? '') ? Number(wordAt(tokens, to + 1)) : Number.NaN;
  return Number.isInteger(number) ? { next: to + 2, said: { ...said, trick: number } } : { next, said };
};

const eventNumber = (past: Past, tokens: readonly Token[], at: number): ReadReference | undefined => {
  const number = EVENT.has(wordAt(tokens, at) ?? '') ? wordAt(tokens, at + 1) : undefined;
  if (number === undefined || !/^\d+$/.test(number)) return undefined;
  const seq = Number(number);
  const column = tokens[at]?.column ?? 1;
  const exists = seq < past.entries.length;
  return { next: at + 2, target: exists ? seq : fault('no-such-event', column, `event ${number}`) };
};

/** `that cal`: somebody means an event, and what he calls it is no word for one. */
const pointless = (tokens: readonly Token[], at: number, { next, owned }: Before): ReadReference | undefined => {
  const token = tokens[next];
  if (token === undefined || next === at || !(owned || THAT_WORDS.has(wordAt(tokens, at) ?? ''))) return undefined;
  const suggestion = meantBy(token.raw, TYPES_OF.keys()) ?? null;
  const target = fault('unexpected', token.column, token.raw, { expected: THINGS, suggestion });
  return { next: next + 1, target };
};
const THINGS = ['call', 'card', 'claim', 'question', 'explanation', 'ruling', 'a call (1H)', 'a card (HK)'];

/** Reads a reference. Undefined: there is none here; a fault in `target`: there is one, and it means nothing or too much. */
export const referenceAt = (past: Past, tokens: readonly Token[], at: number): ReadReference | undefined => {
  const first = tokens[at];
  if (first === undefined) return undefined;
  if (first.kind === 'label' || first.kind === 'line') return { next: at + 1, target: pointed(past, first) };
  const numbered = eventNumber(past, tokens, at);
  if (numbered !== undefined) return numbered;
  const start = before(tokens, at);
  const thing = thingAt(tokens, start.next);
  if (thing === undefined) return pointless(tokens, at, start);
  const end = behind(tokens, thing.next);
  const said = tokens
    .slice(at, end.next)
    .reduce((text, { raw }) => (/^['’]|['’]$/.test(raw) || /['’]$/.test(text) ? text + raw : `${text} ${raw}`), '');
  const sought: Description = { ...start.said, ...end.said, ...thing.said };
  return { next: end.next, target: lookUp(past, sought, first.column, said.trim()) };
};
