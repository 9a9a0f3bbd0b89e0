/** A record → LIN. What LIN cannot say stands in comments that `import.ts` reads back (notes.ts). */
import * as E from 'fp-ts/lib/Either.js';
import { callName, DOUBLE, isBid, PASS, REDOUBLE } from '../../domain/call.ts';
import type { Call } from '../../domain/call.ts';
import { cardName } from '../../domain/card.ts';
import type { BoardRecord, Event, EventOf, Seq } from '../../domain/event.ts';
import { isOfInterest } from '../report.ts';
import { chainedFields } from '../unchained.ts';
import { nextCaller, readCalls, readExplanation } from './auction.ts';
import { type Board, newBoard } from './board.ts';
import { readHands } from './deal.ts';
import { digitOf } from './hands.ts';
import { type Front, frontOf, handsText, headerOf } from './front.ts';
import { openedBy } from './header.ts';
import { etuiNote, isEtuiNote, readChat, readEtuiNote } from './notes.ts';
import { claimedFact, readCards, readClaim, readyToPlay } from './play.ts';
import { GIVEN_ANEW, saysTheSame } from './same.ts';
import { type Shown, type Showing, type ShownCall, type ShownCard, shownNote, upTo } from './shown.ts';
import { supersededIn } from './superseded.ts';
import { playerOf } from './tricks.ts';
import { type Origins, originsOf, wholeText } from './whole.ts';

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
interface Writing {
  readonly board: Board;
  readonly superseded: ReadonlySet<Seq>;
  readonly showing: Showing;
  readonly origins: Origins;
  /** Calls that other programs give to another player: LIN names no seats. */
  astray: number;
  text: string;
}

const note = (writing: Writing, event: Event, as = false): void => {
  const text = etuiNote(event, as, writing.origins.own(event));
  readEtuiNote(writing.board, text.slice(3, -1));
  writing.text += text;
};
/** Would plain LIN be read as this very event? */
const isPlainFor = (writing: Writing, plain: Event, event: Event): boolean =>
  writing.origins.own(event) === undefined && saysTheSame(plain, event);
const page = (writing: Writing): void => {
  writing.text += 'pg||';
};

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
  if (!isPlainFor(writing, plain, opened)) note(writing, opened);
  board.dealer = opened.dealer;
  const digit = digitOf(opened.dealer);
  const hands = next?.type === 'HandsDealt' ? handsText(next.deal) : ',,,';
  const trial = newBoard(board.header, 1);
  readHands(trial, digit + hands);
  const [read] = trial.events;
  const whole = next !== undefined && read !== undefined && isPlainFor(writing, read, next);
  const data = whole ? digit + hands : `${digit},,,`;
  readHands(board, data);
  writing.text += `st||md|${data}|rh||ah|${front.heading}|sv|${front.vulnerable}|`;
  return whole ? 2 : 1;
};

const showCall = (writing: Writing, { seat, call }: ShownCall): void => {
  const data = callText(call);
  writing.text += `${shownNote({ seat, data })}mb|${data}|`;
  if (nextCaller(writing.board) !== seat) writing.astray += 1;
  writing.board.shown = { seat, data };
  readCalls(writing.board, data);
};
const showCard = (writing: Writing, { seat, card }: ShownCard): void => {
  const { board } = writing;
  if (board.cards.length === 0) page(writing);
  const data = cardName(card);
  writing.text += `${shownNote({ seat, data })}pc|${data}|`;
  board.shown = { seat, data };
  readCards(board, data);
  if (board.tricks.inTrick === 0) page(writing);
};

/** Is this act among those other programs see? What they are to see before it is written first. */
const isShownCall = (writing: Writing, { seq, seat, call }: EventOf<'CallMade'> | EventOf<'CallReplaced'>): boolean => {
  const { showing, superseded } = writing;
  if (showing.shown === undefined) return !superseded.has(seq);
  const all = upTo(showing.shown.calls, showing.call, (c) => c.seq === seq && c.seat === seat && c.call === call);
  for (const each of all.before) showCall(writing, each);
  showing.call = all.next;
  return all.found;
};
const isShownCard = (writing: Writing, event: EventOf<'CardPlayed'> | EventOf<'CardReplaced'>): boolean => {
  const { showing, superseded } = writing;
  if (showing.shown === undefined) return !superseded.has(event.seq);
  const { cards } = showing.shown;
  const all = upTo(
    cards,
    showing.card,
    ({ seq, seat, card }) => seq === event.seq && seat === event.seat && card === event.card,
  );
  if (all.found) showCalls(writing);
  for (const each of all.before) showCard(writing, each);
  showing.card = all.next;
  return all.found;
};
/** The rest of the auction, as before a card. */
const showCalls = (writing: Writing): void => {
  const { showing } = writing;
  for (const each of showing.shown?.calls.slice(showing.call) ?? []) showCall(writing, each);
  showing.call = showing.shown?.calls.length ?? 0;
};

const writeCall = (writing: Writing, event: EventOf<'CallMade'> | EventOf<'CallReplaced'>): void => {
  const { board } = writing;
  if (!isShownCall(writing, event)) return note(writing, event);
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
    if (isPlainFor(writing, fact, event)) {
      const data = text + (alert ? '!' : '');
      readCalls(board, data);
      readExplanation(board, meaning ?? '');
      writing.text += `mb|${data}|${meaning === undefined ? '' : `an|${meaning}|`}`;
      return;
    }
  }
  if (caller !== event.seat) writing.astray += 1;
  note(writing, event, true);
  readCalls(board, text);
  writing.text += `mb|${text}|`;
};

const writeCard = (writing: Writing, event: EventOf<'CardPlayed'> | EventOf<'CardReplaced'>): void => {
  const { board } = writing;
  if (!isShownCard(writing, event)) return note(writing, event);
  if (board.cards.length === 0) page(writing);
  readyToPlay(board);
  const seat = board.calls.length === 0 ? undefined : playerOf(board.tricks, event.card);
  const text = cardName(event.card);
  const plain =
    seat !== undefined && isPlainFor(writing, { type: 'CardPlayed', seq: event.seq, seat, card: event.card }, event);
  if (!plain) note(writing, event, true);
  readCards(board, text);
  writing.text += `pc|${text}|`;
  if (board.tricks.inTrick === 0) page(writing);
};

const writeOther = (writing: Writing, event: Event): void => {
  const { board } = writing;
  const tricks =
    event.type === 'TricksAgreed' ? event.declarer : event.type === 'ResultEntered' ? event.tricks : undefined;
  const claimed = tricks === undefined || tricks === board.claim?.tricks ? undefined : claimedFact(board, tricks);
  if (claimed !== undefined && isPlainFor(writing, { ...claimed, seq: event.seq }, event)) {
    readClaim(board, String(tricks));
    writing.text += `mc|${tricks}|`;
    return;
  }
  if (event.type === 'Remark' && isPlain(event.text) && isOfInterest(event.text) && !isEtuiNote(event.text)) {
    const remark: Event = { type: 'Remark', seq: event.seq, by: 'spectator', text: event.text, perceivedBy: 0 };
    if (isPlainFor(writing, remark, event)) {
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

/** What others are still to see: passes that a law put in, cards that counted later, the result. */
const writeRest = (writing: Writing): void => {
  const { showing, board } = writing;
  showCalls(writing);
  for (const each of showing.shown?.cards.slice(showing.card) ?? []) showCard(writing, each);
  const tricks = showing.shown?.tricks;
  const leader = board.calls[0]?.seat;
  if (tricks !== undefined && leader !== undefined && board.claim?.tricks !== tricks)
    writing.text += `${shownNote({ seat: leader, data: String(tricks) })}mc|${tricks}|`;
};

const lossesOf = (record: BoardRecord, { astray, origins }: Writing): readonly ExportLoss[] =>
  [
    ...[...GIVEN_ANEW]
      .filter((name) => name !== 'seq')
      .map((name) => ({
        field: name,
        events: record.filter(
          (event) => Object.hasOwn(event, name) && (name !== 'source' || isSourceLost(event, origins)),
        ).length,
      })),
    ...chainedFields(record),
    { field: 'seat', events: astray },
  ].filter(({ events }) => events > 0);
/** A line was a place in another file; else the comments give an event's source back, unless it is a file's. */
const isSourceLost = (event: Event, { common, own }: Origins): boolean =>
  own(event) === undefined && (common === undefined || event.source?.line !== undefined);

/**
 * One record as LIN. `shown`: the auction and the play as the Laws have them, for other programs, where acts of the record
 * do not stand or the Laws put others in; left out, they see what was not taken back. Left: it does not begin with BoardOpened.
 */
export const exportLin = (record: BoardRecord, shown?: Shown): E.Either<ExportError, LinExport> => {
  const [opened, next] = record;
  if (opened?.type !== 'BoardOpened')
    return E.left({
      tag: 'no-board',
      message: 'A record begins with BoardOpened; this one does not, so there is no board to write.',
    });
  const front = frontOf(opened);
  const writing: Writing = {
    board: newBoard(headerOf(front, opened), 1),
    superseded: supersededIn(record),
    showing: { shown, call: 0, card: 0 },
    origins: originsOf(record),
    astray: 0,
    text: '',
  };
  const from = writeFront(writing, front, opened, next);
  for (const event of record.slice(from)) writeEvent(writing, event);
  writeRest(writing);
  const text = `${writing.text}${wholeText(record, writing.origins)}pg||\n`;
  return E.right({ text, losses: lossesOf(record, writing) });
};
