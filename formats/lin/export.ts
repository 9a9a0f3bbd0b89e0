/** A record → LIN. What LIN cannot say stands in comments that `import.ts` reads back (notes.ts). */
import * as E from 'fp-ts/lib/Either.js';
import { callName, DOUBLE, isBid, PASS, REDOUBLE } from '../../domain/call.ts';
import type { Call } from '../../domain/call.ts';
import { cardName, SUITS, suitName, suitOf, rankName, rankOf } from '../../domain/card.ts';
import type { BoardOpened, BoardRecord, Event, EventOf, JsonObject, Seq } from '../../domain/event.ts';
import type { DealtHand } from '../../domain/deal.ts';
import { type Seat, seatName } from '../../domain/seat.ts';
import { encodeEvent } from '../../wire/encode.ts';
import { isOfInterest } from '../report.ts';
import { chainedFields } from '../unchained.ts';
import { nextCaller, readCalls, readExplanation } from './auction.ts';
import { type Board, newBoard } from './board.ts';
import { readHands } from './deal.ts';
import { digitOf } from './hands.ts';
import { type Header, openedBy, readHeading, readIndex, readMatch, vulnerableLetter } from './header.ts';
import { etuiNote, GIVEN_ANEW, isEtuiNote, readChat, readEtuiNote } from './notes.ts';
import { claimedFact, readCards, readClaim, readyToPlay } from './play.ts';
import { playerOf } from './tricks.ts';

export interface ExportError {
  readonly tag: 'no-board';
  readonly message: string;
}
/** A field of the envelope that an import gives anew, with the number of events that had it. */
export interface ExportLoss {
  readonly field: string;
  readonly events: number;
}
export interface LinExport {
  /** One line, ending with a line feed; several boards may follow each other in a file. */
  readonly text: string;
  readonly losses: readonly ExportLoss[];
}

const sameJson = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [x, y] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    x.length === y.size &&
    Array.isArray(a) === Array.isArray(b) &&
    x.every(([key, value]) => y.has(key) && sameJson(value, y.get(key)))
  );
};
const told = (event: Event): JsonObject =>
  Object.fromEntries(Object.entries(encodeEvent(event)).filter(([key]) => !GIVEN_ANEW.has(key)));
/** Do two events say the same, but for what an import gives anew? */
export const saysTheSame = (a: Event, b: Event): boolean => sameJson(told(a), told(b));

/** Text that a field holds as it is: no bar, no blanks at its ends, no half characters. */
const isPlain = (text: unknown): text is string =>
  typeof text === 'string' &&
  text !== '' &&
  text.length < 10_000 &&
  text === text.trim() &&
  !/[|\0]|\p{Surrogate}/u.test(text);

const callText = (call: Call): string => {
  if (call === PASS) return 'p';
  if (call === DOUBLE) return 'd';
  if (call === REDOUBLE) return 'r';
  return isBid(call) ? callName(call).slice(0, 2) : '';
};
const handText = (hand: DealtHand): string =>
  hand === null || hand.length === 0
    ? ''
    : SUITS.toReversed()
        .map((suit) => suitName(suit) + ranksOf(hand.filter((card) => suitOf(card) === suit)))
        .join('');
const ranksOf = (cards: readonly number[]): string =>
  cards
    .toSorted((a, b) => b - a)
    .map((card) => rankName(rankOf(card)))
    .join('');

/** Calls and cards that no longer stand: other programs must not count them, so they are told in comments only. */
const supersededIn = (record: BoardRecord): ReadonlySet<Seq> => {
  const out = new Set<Seq>();
  for (const event of record) {
    switch (event.type) {
      case 'CallReplaced':
      case 'CallWithdrawn':
      case 'CardReplaced':
      case 'CardWithdrawn':
      case 'EventVoided':
        out.add(event.of);
        break;
      case 'OptionChosen':
        if (event.option === 'decline') out.add(event.of);
        break;
      default:
    }
  }
  return out;
};

interface Writing {
  readonly board: Board;
  readonly superseded: ReadonlySet<Seq>;
  text: string;
}

const note = (writing: Writing, event: Event): void => {
  const text = etuiNote(event, false);
  readEtuiNote(writing.board, text.slice(3, -1));
  writing.text += text;
};
const described = (writing: Writing, event: Event): void => {
  const text = etuiNote(event, true);
  readEtuiNote(writing.board, text.slice(3, -1));
  writing.text += text;
};

const SERVER_ORDER: readonly Seat[] = [2, 3, 0, 1];
const namesText = (opened: BoardOpened): string =>
  SERVER_ORDER.map((seat) => opened.players?.[seatName(seat)] ?? '').join(',');
const roomLetter = (room: string | undefined): string => (room === 'Open' ? 'o' : room === 'Closed' ? 'c' : '');
const scoringLetter = (scoring: string | undefined): string =>
  scoring === 'IMP' ? 'I' : scoring === 'MP' ? 'P' : scoring === 'BAM' ? 'B' : '';
const field = (text: string | undefined): string => (text ?? '').replaceAll(/[|,\s]+/g, ' ').trim();

interface Front {
  readonly match: string;
  readonly index: string;
  readonly names: string;
  readonly heading: string;
  readonly vulnerable: string;
}
const frontOf = (opened: BoardOpened): Front => {
  const letter = roomLetter(opened.room);
  const { number } = opened;
  return {
    match: `${field(opened.event)},${field(opened.session)},${scoringLetter(opened.scoring)},,,,,,`,
    index:
      letter === '' || number === undefined ? (number === undefined ? field(opened.board) : '') : `${letter}${number}`,
    names: namesText(opened).replaceAll('|', ' '),
    heading: number === undefined ? field(opened.board) : `Board ${number}`,
    vulnerable: vulnerableLetter(opened.vulnerable),
  };
};
const headerOf = (front: Front, opened: BoardOpened): Header => ({
  match: readMatch(front.match),
  index: front.index === '' ? undefined : readIndex(front.index),
  heading: readHeading(front.heading),
  names: front.names.trim(),
  vulnerable: opened.vulnerable,
});

/** The header, the hands, and a comment where the header cannot say all; returns how many events are told by it. */
const writeFront = (
  writing: Writing,
  front: Front,
  opened: EventOf<'BoardOpened'>,
  next: Event | undefined,
): number => {
  const { board } = writing;
  writing.text += `vg|${front.match}|qx|${front.index}|pn|${front.names}|`;
  const plain: Event = { ...openedBy(board.header, opened.dealer), seq: 0 };
  if (!saysTheSame(plain, opened)) note(writing, opened);
  board.dealer = opened.dealer;
  const digit = digitOf(opened.dealer);
  const hands = next?.type === 'HandsDealt' ? SERVER_ORDER.map((seat) => handText(next.deal[seat])).join(',') : ',,,';
  const trial = newBoard(board.header, 1);
  readHands(trial, digit + hands);
  const [read] = trial.events;
  const whole = next !== undefined && read !== undefined && saysTheSame(read, next);
  const data = whole ? digit + hands : `${digit},,,`;
  readHands(board, data);
  writing.text += `st||md|${data}|rh||ah|${front.heading}|sv|${front.vulnerable}|`;
  return whole ? 2 : 1;
};

const page = (writing: Writing): void => {
  writing.text += 'pg||';
};

const writeCall = (writing: Writing, event: EventOf<'CallMade'> | EventOf<'CallReplaced'>): void => {
  const { board } = writing;
  if (writing.superseded.has(event.seq)) return note(writing, event);
  const text = callText(event.call);
  const caller = nextCaller(board);
  if (event.type === 'CallMade' && caller !== undefined) {
    const alert = event.alerted === true;
    const meaning = isPlain(event.meaning) ? event.meaning : undefined;
    const fact: Event = {
      type: 'CallMade',
      seq: event.seq,
      seat: caller,
      call: event.call,
      ...(alert ? { alerted: true } : {}),
      ...(meaning === undefined ? {} : { meaning }),
    };
    if (saysTheSame(fact, event)) {
      const data = text + (alert ? '!' : '');
      readCalls(board, data);
      readExplanation(board, meaning ?? '');
      writing.text += `mb|${data}|${meaning === undefined ? '' : `an|${meaning}|`}`;
      return;
    }
  }
  described(writing, event);
  readCalls(board, text);
  writing.text += `mb|${text}|`;
};

const writeCard = (writing: Writing, event: EventOf<'CardPlayed'> | EventOf<'CardReplaced'>): void => {
  const { board } = writing;
  if (writing.superseded.has(event.seq)) return note(writing, event);
  if (board.cards.length === 0) page(writing);
  readyToPlay(board);
  const seat = board.calls.length === 0 ? undefined : playerOf(board.tricks, event.card);
  const text = cardName(event.card);
  const plain =
    seat !== undefined && saysTheSame({ type: 'CardPlayed', seq: event.seq, seat, card: event.card }, event);
  if (!plain) described(writing, event);
  readCards(board, text);
  writing.text += `pc|${text}|`;
  if (board.tricks.inTrick === 0) page(writing);
};

const writeOther = (writing: Writing, event: Event): void => {
  const { board } = writing;
  const tricks =
    event.type === 'TricksAgreed' ? event.declarer : event.type === 'ResultEntered' ? event.tricks : undefined;
  const claimed = tricks === undefined || tricks === board.claim?.tricks ? undefined : claimedFact(board, tricks);
  if (claimed !== undefined && saysTheSame({ ...claimed, seq: event.seq }, event)) {
    readClaim(board, String(tricks));
    writing.text += `mc|${tricks}|`;
    return;
  }
  if (event.type === 'Remark' && isPlain(event.text) && isOfInterest(event.text) && !isEtuiNote(event.text)) {
    const remark: Event = { type: 'Remark', seq: event.seq, by: 'spectator', text: event.text, perceivedBy: 0 };
    if (saysTheSame(remark, event)) {
      readChat(board, event.text);
      writing.text += `nt|${event.text}|`;
      return;
    }
  }
  note(writing, event);
};

const writeEvent = (writing: Writing, event: Event): void => {
  switch (event.type) {
    case 'CallMade':
    case 'CallReplaced':
      return writeCall(writing, event);
    case 'CardPlayed':
    case 'CardReplaced':
      return writeCard(writing, event);
    default:
      return writeOther(writing, event);
  }
};

const lossesOf = (record: BoardRecord): readonly ExportLoss[] =>
  [...GIVEN_ANEW]
    .filter((field) => field !== 'seq')
    .map((field) => ({ field, events: record.filter((event) => Object.hasOwn(event, field)).length }))
    .concat(chainedFields(record))
    .filter(({ events }) => events > 0);

/** One record as LIN. Left: it does not begin with BoardOpened. */
export const exportLin = (record: BoardRecord): E.Either<ExportError, LinExport> => {
  const [opened, next] = record;
  if (opened?.type !== 'BoardOpened')
    return E.left({
      tag: 'no-board',
      message: 'A record begins with BoardOpened; this one does not, so there is no board to write.',
    });
  const front = frontOf(opened);
  const writing: Writing = { board: newBoard(headerOf(front, opened), 1), superseded: supersededIn(record), text: '' };
  const from = writeFront(writing, front, opened, next);
  for (const event of record.slice(from)) writeEvent(writing, event);
  return E.right({ text: `${writing.text}pg||\n`, losses: lossesOf(record) });
};
