/** Lists: `calls from N: 1S P 2S`, `trick: W C4 N C2 E CK S CA`. A seat left out is the next in rotation. */
import { callName, PASS } from '../../domain/call.ts';
import { cardName } from '../../domain/card.ts';
import { lho, type Seat, seatName } from '../../domain/seat.ts';
import { callAt, passesAt } from './call-words.ts';
import { cardAt } from './card-words.ts';
import type { Draft } from './draft.ts';
import { fault, type Fault } from './fault.ts';
import { nowhere, type Reading as Tail } from './ground.ts';
import { tailMatch } from './match.ts';
import { commit, failed, type OpenBoard, type Reading } from './open-board.ts';
import { addressOf, briefly, nextTrick } from './past.ts';
import { tailGroups } from './phrases.ts';
import { roleUnclear } from './roles.ts';
import { seatAt } from './seat-words.ts';
import { isMark, type Label, type Token, wordAt } from './token.ts';

type ListOf = 'CallMade' | 'CardPlayed';
export interface Head {
  readonly of: ListOf;
  readonly seat: Seat | undefined;
  readonly trick: Token | undefined;
  readonly next: number;
  /** Behind `trick` a card may be written as a bid is (`2S`); without it only as `S2`. */
  readonly named: boolean;
}
/** One call or card of a list, without its options. */
interface Item {
  readonly label: Label | null;
  readonly seat: Seat | undefined;
  readonly field: 'call' | 'card';
  readonly value: string;
  readonly column: number;
  readonly next: number;
  /** How many there are of it: `PPP`. */
  readonly times: number | 'all';
}

const HEADS: ReadonlyMap<string, ListOf> = new Map<string, ListOf>([
  ['calls', 'CallMade'],
  ['bidding', 'CallMade'],
  ['auction', 'CallMade'],
  ['declarations', 'CallMade'],
  ['annonces', 'CallMade'],
  ['encheres', 'CallMade'],
  ['trick', 'CardPlayed'],
  ['cards', 'CardPlayed'],
  ['levee', 'CardPlayed'],
  ['pli', 'CardPlayed'],
  ['cartes', 'CardPlayed'],
]);
const FROM: ReadonlySet<string> = new Set(['from', 'by', 'of', 'de', "d'", 'par', 'a', 'partir']);

const itemAt = (
  tokens: readonly Token[],
  { of, named }: Pick<Head, 'of' | 'named'>,
  from: number,
): Item | undefined => {
  const first = tokens[from];
  const label = first?.kind === 'label' ? first : null;
  const at = label === null ? from : from + 1;
  const read = (place: number): Item | undefined => {
    const column = tokens[place]?.column ?? 1;
    const seat = place > at ? seatAt(tokens, at) : undefined;
    if (of === 'CallMade') {
      const passes = passesAt(tokens, place);
      if (passes !== undefined)
        return { label, seat, field: 'call', value: callName(PASS), column, next: passes.next, times: passes.value };
      const call = callAt(tokens, place);
      return call && { label, seat, field: 'call', value: callName(call.value), column, next: call.next, times: 1 };
    }
    const card = cardAt(tokens, place, named);
    return card && { label, seat, field: 'card', value: cardName(card.value), column, next: card.next, times: 1 };
  };
  return read(at) ?? (seatAt(tokens, at) === undefined ? undefined : read(at + 1));
};

/** A list begins here; undefined where the words only look like it, as in `trick quitted`. */
export const listHead = (tokens: readonly Token[], at: number): Head | undefined => {
  const of = HEADS.get(wordAt(tokens, at) ?? '');
  if (of === undefined) return undefined;
  let next = at + 1;
  const numbered =
    of === 'CardPlayed' && /^\d+$/.test(wordAt(tokens, next) ?? '') && cardAt(tokens, next, true) === undefined;
  const trick = numbered ? tokens[next] : undefined;
  if (numbered) next += 1;
  while (FROM.has(wordAt(tokens, next) ?? '')) next += 1;
  const seat = isMark(tokens[next + 1], ':') ? seatAt(tokens, next) : undefined;
  if (seat !== undefined) next += 1;
  const colon = isMark(tokens[next], ':');
  if (colon) next += 1;
  return colon || itemAt(tokens, { of, named: true }, next) !== undefined
    ? { of, seat, trick, next, named: true }
    : undefined;
};

/** Whose turn it is where nobody is named: the left of the last caller, or the dealer. Cards: the list says. */
const inTurn = (board: OpenBoard, of: ListOf): Seat | undefined => {
  const last = board.entries.at(-1)?.event;
  if (of === 'CardPlayed' || last === undefined || last === null) return undefined;
  if (last.type === 'CallMade') return lho(last.seat);
  const called = board.entries.some(({ event }) => event === null || 'call' in event);
  const opened = board.events[0];
  return called || opened?.type !== 'BoardOpened' ? undefined : opened.dealer;
};

const draftOf = (of: ListOf, seat: Seat, { field, value, column }: Item, tail: Tail): Draft => ({
  type: of,
  column,
  fields: [
    { field: 'seat', value: seatName(seat), column, bare: null },
    { field, value, column, bare: null },
    ...tail.fields.map((each) => (each.column === 0 ? { ...each, column } : each)),
  ],
});

const nothing = (next: number): Tail => ({ fields: [], next, fault: null });

const wrongTrick = (board: OpenBoard, { trick }: Head, seat: Seat, item: Item): Fault | undefined => {
  if (trick === undefined) return undefined;
  const due = nextTrick(board, seat);
  const before = board.entries.findLast(({ event }) => event?.type === 'CardPlayed' && event.seat === seat);
  if (
    due === Number(trick.raw) + 1 &&
    before?.event?.type === 'CardPlayed' &&
    cardName(before.event.card) === item.value
  )
    return fault('played-already', item.column, item.value, {
      candidates: [`${addressOf(board, before)} ${briefly(before)}`],
    });
  return due === undefined || due === Number(trick.raw)
    ? undefined
    : fault('trick-number', trick.column, trick.raw, { expected: [String(due)] });
};

/** The passes that `AP` stands for: those missing to three behind a call, or to four from the start. */
const passesDue = ({ entries }: OpenBoard): number => {
  const calls = entries.flatMap(({ event }) => (event?.type === 'CallMade' ? [event.call] : []));
  const last = calls.findLastIndex((call) => call !== PASS);
  return last < 0 ? 4 - calls.length : 3 - (calls.length - 1 - last);
};
/** All passes of one word but the last, which is an item as any other; gives whose the last one is. */
const passesBefore = (reading: Reading, board: OpenBoard, item: Item, seat: Seat): Seat | undefined => {
  const times = item.times === 'all' ? passesDue(board) : item.times;
  if (times < 1) {
    failed(reading, board, [fault('no-pass-due', item.column, '')], item.label);
    return undefined;
  }
  let whose = seat;
  for (let left = times; left > 1; left -= 1) {
    if (!commit(reading, board, draftOf('CallMade', whose, item, nothing(item.next)), null)) return undefined;
    whose = lho(whose);
  }
  return whose;
};

/** Behind a comma the list goes on as long as calls, or cards, follow. */
const nextItem = (tokens: readonly Token[], head: Head, at: number): Item | undefined =>
  itemAt(tokens, head, isMark(tokens[at], ',') ? at + 1 : at);

const noItem = (tokens: readonly Token[], { of, next }: Head): Fault => {
  const token = tokens[next];
  const unclear = roleUnclear(tokens, next);
  if (unclear !== undefined) return unclear;
  const last = tokens.at(-1);
  const expected = [of === 'CallMade' ? 'calls (1S P X …)' : 'cards (W C4 N C2 …)'];
  return token === undefined
    ? fault('incomplete', (last?.column ?? 1) + (last?.raw.length ?? 0), '', { expected })
    : fault('unexpected', token.column, token.raw, { expected });
};

/** Reads a list and writes its events; gives the place behind it, or undefined where something was wrong. */
export const readList = (
  reading: Reading,
  board: OpenBoard,
  tokens: readonly Token[],
  head: Head,
): number | undefined => {
  const { of } = head;
  let at = head.next;
  let due = head.seat ?? inTurn(board, of);
  let item = itemAt(tokens, head, at);
  if (item === undefined) failed(reading, board, [noItem(tokens, head)], null);
  while (item !== undefined) {
    const first: Seat | undefined = item.seat ?? due;
    if (first === undefined) {
      failed(reading, board, [fault('seat-needed', item.column, item.value)], item.label);
      return undefined;
    }
    const seat = item.times === 1 ? first : passesBefore(reading, board, item, first);
    if (seat === undefined) return undefined;
    const tail = tailMatch({ tokens, past: board, furthest: nowhere(at) }, tailGroups(of), item.next);
    const wrong = tail.fault ?? (at === head.next ? wrongTrick(board, head, seat, item) : undefined);
    const written =
      wrong === undefined
        ? commit(reading, board, draftOf(of, seat, item, tail), item.label)
        : failed(reading, board, [wrong], item.label);
    if (!written) return undefined;
    due = lho(seat);
    at = tail.next;
    item = nextItem(tokens, head, at);
  }
  return at === head.next ? undefined : at;
};
