/**
 * A record as a PBN game in export format. Lawful boards are PBN and nothing else; what PBN has no words for stands in
 * `{etui …}` comments. Every game is read back before it is handed out: what differs is a loss in the report.
 */
import { contractText, type Contract } from '../../domain/contract.ts';
import { dealText } from '../../domain/deal-text.ts';
import type { BoardRecord, Event, EventOf } from '../../domain/event.ts';
import { type Seat, SEATS, seatName } from '../../domain/seat.ts';
import { type Loss, quoted } from '../report.ts';
import { auctionLines, NEWLINE, playLines, tagLine, tricksTaken } from './layout.ts';
import { writeChained, writeOwn } from './own.ts';
import { readPbn } from './read.ts';
import { KEEPING, saying } from './same.ts';
import { sumComment } from './sum.ts';
import { contractOfCalls, isClosed, leaderOf, type Standing, standingOf } from './standing.ts';

export interface ExportedBoard {
  /** The game with its semi-empty line at the end. */
  readonly text: string;
  readonly losses: readonly Loss[];
}
export interface ExportOptions {
  /** The legal auction and play, where the caller knows them: shown to other programs. */
  readonly standing?: Standing;
  /** Tricks for declarer, where the caller knows them and nobody entered them: shown to other programs. */
  readonly tricks?: number;
}

/** The first lines of an export format file (2.4). */
export const PBN_HEADER = `% PBN 2.1${NEWLINE}% EXPORT${NEWLINE}${NEWLINE}`;

const findEvent = <T extends Event['type']>(events: BoardRecord, type: T): EventOf<T> | undefined =>
  events.find((event): event is EventOf<T> => event.type === type);

interface Written {
  readonly opened: EventOf<'BoardOpened'>;
  readonly result: EventOf<'ResultEntered'> | undefined;
  readonly contract: Contract | undefined;
  readonly standing: Standing;
  readonly tricks: number | undefined;
  readonly events: BoardRecord;
}

const dateText = (date: string | undefined): string => {
  if (date === undefined) return '?';
  const [year = '????', month = '??', day = '??'] = date.split('-');
  return `${year}.${month}.${day}`;
};

/** Contract, declarer and result: as entered, else as calls and cards give them. */
const outcomeTags = ({ result, contract, standing, tricks: known, events }: Written): string[] => {
  const passed = contract === undefined && isClosed(standing.calls);
  const agreed = findEvent(events, 'TricksAgreed')?.declarer;
  const declarer = result === undefined ? contract?.declarer : result.declarer;
  const text =
    result === undefined
      ? contract === undefined
        ? passed
          ? 'Pass'
          : '?'
        : contractText(contract)
      : (result.contract ?? '?');
  const tricks = result === undefined ? known : (result.tricks ?? agreed);
  const caret = result !== undefined && agreed !== undefined && standing.cards.length === 52 ? '^' : '';
  return [
    tagLine('Declarer', declarer === undefined ? (passed ? '' : '?') : seatName(declarer)),
    tagLine('Contract', text),
    tagLine('Result', tricks === undefined ? (passed ? '' : '?') : caret + tricks),
  ];
};

const identification = (written: Written): string[] => {
  const { opened, result, events } = written;
  const name = (seat: Seat): string => opened.players?.[seatName(seat)] ?? '?';
  const deal = (findEvent(events, 'HandsDealt') ?? findEvent(events, 'PositionSet'))?.deal;
  const [north, east, south, west] = SEATS.map(name);
  const lines = [
    tagLine('Event', opened.event ?? '?'),
    tagLine('Site', '?'),
    tagLine('Date', dateText(opened.date)),
    tagLine('Board', opened.board),
    tagLine('West', west ?? '?'),
    tagLine('North', north ?? '?'),
    tagLine('East', east ?? '?'),
    tagLine('South', south ?? '?'),
    tagLine('Dealer', seatName(opened.dealer)),
    tagLine('Vulnerable', opened.vulnerable === 'Both' ? 'All' : opened.vulnerable),
    tagLine('Deal', deal === undefined ? '' : dealText(deal, opened.dealer)),
    tagLine('Scoring', opened.scoring ?? '?'),
    ...outcomeTags(written),
  ];
  const more: readonly (readonly [string, string | undefined])[] = [
    ['DealId', opened.deal],
    ['Room', opened.room],
    ['Round', opened.round],
    ['Score', result?.score === undefined ? undefined : `NS ${result.score}`],
    ['Stage', opened.session],
    ['Table', opened.table],
  ];
  return [...lines, ...more.flatMap(([tag, value]) => (value === undefined ? [] : [tagLine(tag, value)]))];
};

const sections = ({ opened, contract, standing, events }: Written): string[] => {
  const { calls, cards } = standing;
  const over =
    findEvent(events, 'TricksAgreed') !== undefined ||
    findEvent(events, 'ClaimMade') !== undefined ||
    findEvent(events, 'ConcessionMade') !== undefined;
  const auction = calls.length === 0 ? [] : auctionLines(opened.dealer, calls, isClosed(calls));
  const shown = cards.length > 0 || (over && contract !== undefined);
  return shown
    ? [
        ...auction,
        ...playLines(
          cards,
          findEvent(events, 'PositionSet')?.leader ?? leaderOf(contract, cards),
          contract?.denomination,
          over,
        ),
      ]
    : auction;
};

/** Events that the tags and sections speak of, where nothing is irregular; the reading back shows whether they do. */
const isSpoken = (event: Event, entered: boolean): boolean =>
  event.type === 'HandsDealt' ||
  event.type === 'PositionSet' ||
  event.type === 'CallMade' ||
  event.type === 'CardPlayed' ||
  (event.type === 'TricksAgreed' && entered) ||
  event.type === 'ResultEntered' ||
  (event.type === 'OptionChosen' && event.option === 'accept');

/** A game with comments of ours gets the sum that tells whether another program has changed it. */
const compose = (written: Written, comments: readonly string[]): string => {
  const text = gameText(written, comments);
  return comments.length === 0 ? text : gameText(written, [...comments, sumComment(text)]);
};
const gameText = (written: Written, comments: readonly string[]): string =>
  [
    ...identification(written),
    ...sections(written),
    ...comments.map((text) => text.replaceAll('\n', NEWLINE)),
    '',
    '',
  ].join(NEWLINE);

const readBack = (text: string): BoardRecord => {
  for (const board of readPbn(text, '')) return board.kind === 'record' ? board.events : [];
  return [];
};

const differing = (events: BoardRecord, again: BoardRecord): Event[] =>
  events.filter((event, index) => {
    const other = again[index];
    return other === undefined || saying(other) !== saying(event);
  });

const DERIVED = '{etui derived}';

/** First in PBN's own words with comments for the rest; then, where that reads back differently, all in comments. */
const attempts = (written: Written): readonly (() => string)[] => {
  const { events, result } = written;
  const derived = result === undefined ? [DERIVED] : [];
  const rest = events.filter((event) => !isSpoken(event, result !== undefined) && event.type !== 'BoardOpened');
  const comments = [...derived, ...rest.map(writeOwn)];
  return [
    () => compose(written, comments),
    () => compose(written, [...comments, writeOwn(written.opened)]),
    () => compose(written, [`{etui whole ${events.length}}`, ...events.map(writeChained)]),
  ];
};

/** What belongs to the keeping of the record, not to what happened: its fields are named once. */
const keepingLoss = (events: BoardRecord, again: BoardRecord): Loss[] => {
  const fields = new Set<string>();
  for (const [index, event] of events.entries())
    for (const key of Object.keys(event))
      if (KEEPING.has(key) && key !== 'source' && !(key in (again[index] ?? {}))) fields.add(key);
  return fields.size === 0
    ? []
    : [{ reason: 'not-expressible', line: 0, tag: 'PBN', text: [...fields].toSorted().join(', ') }];
};

const reportOf = (events: BoardRecord, again: BoardRecord): Loss[] => [
  ...differing(events, again).map(
    (event): Loss => ({ reason: 'not-expressible', line: 0, tag: event.type, text: quoted(`event ${event.seq}`) }),
  ),
  ...keepingLoss(events, again),
];

/**
 * Writes one record. The losses name every event that reading the text gives back differently or not at all, and once
 * the fields of the envelope that are not written (`at`, `id`, hashes). A record without BoardOpened gives an empty text.
 */
export const exportPbn = (events: BoardRecord, options: ExportOptions = {}): ExportedBoard => {
  const opened = findEvent(events, 'BoardOpened');
  if (opened === undefined) return { text: '', losses: reportOf(events, []) };
  const standing = options.standing ?? standingOf(events);
  const contract = findEvent(events, 'PositionSet')?.contract ?? contractOfCalls(standing.calls);
  const tricks = options.tricks ?? findEvent(events, 'TricksAgreed')?.declarer ?? tricksTaken(contract, standing.cards);
  const written: Written = { opened, result: findEvent(events, 'ResultEntered'), contract, standing, tricks, events };
  let text = '';
  let again: BoardRecord = [];
  for (const way of attempts(written)) {
    text = way();
    again = readBack(text);
    if (again.length === events.length && differing(events, again).length === 0) break;
  }
  return { text, losses: reportOf(events, again) };
};
