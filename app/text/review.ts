/** The review of a board at a terminal: what happened, what the Laws make of it, what is open (contract 5). */
import type { BoardRecord, EventOf, Seq } from '../../domain/event.ts';
import type { Situation } from '../../domain/situation.ts';
import type { Loss, Notice } from '../../formats/report.ts';
import { paceOf } from '../../projections/pace.ts';
import type { Moment } from '../../projections/table/step.ts';
import { timelineOf } from '../../replay/order.ts';
import { auctionText, hasVoid } from './auction.ts';
import { handsText } from './hands.ts';
import { headerText } from './header.ts';
import { wrap } from './layout.ts';
import { hasTakenBack, leadsOf, playText } from './play.ts';
import { paceText } from './pace.ts';
import { lossesText, noticesText } from './losses.ts';
import { resultText } from './result.ts';
import { type EventAt, type Say, sayIn, type TextOptions } from './say.ts';
import { assumedText, unknownText } from './assumed.ts';
import { openText, revokesText, standingText } from './standing.ts';
import { type Told, toldOf } from './told.ts';

/** A board as read: the record, its moments, and the table at the moment under review. */
export interface Reviewed {
  readonly record: BoardRecord;
  readonly moments: readonly Moment[];
  readonly table: Situation;
  readonly losses?: readonly Loss[];
  readonly notices?: readonly Notice[];
}

const INDENT = '  ';
const section = (say: Say, head: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', say.style.bold(head), ...lines.map((line) => (line === '' ? '' : INDENT + line))];
const wrapped = (say: Say, lines: readonly string[], first = ''): readonly string[] =>
  lines.flatMap((line) => wrap(line, say.width - INDENT.length, first));

const toldText = (say: Say, told: readonly Told[]): readonly string[] => {
  const numbers = Math.max(2, ...told.map(({ seq }) => String(seq).length));
  const blank = ' '.repeat(numbers + 2);
  const width = say.width - INDENT.length;
  return told.flatMap(({ seq, sentence, findings, changes }) => [
    ...wrap(sentence, width, `${String(seq).padStart(numbers)}  `),
    ...findings.flatMap((line) => wrap(line, width, `${blank}! `)).map((line) => say.style.warn(line)),
    ...changes.flatMap((line) => wrap(line, width, `${blank}→ `)),
  ]);
};
/** Events of the record that do not count, and the event that says so. */
const fallenText = (say: Say, record: BoardRecord, moments: readonly Moment[]): readonly string[] => {
  const counts = new Set(moments.map(({ event }) => event.seq));
  const last = Math.max(...counts);
  return timelineOf(record)
    .fallen.filter(({ seq }) => seq <= last && !counts.has(seq))
    .map(({ seq, by }) => say.fill(say.words.printed.fallen, { of: seq, by }));
};

const legend = (say: Say, t: Situation, told: readonly Told[]): readonly string[] => {
  const { struck, struckColour, raised } = say.words.printed;
  const isStruck = hasVoid(t) || hasTakenBack(t);
  if (!isStruck && told.length === 0) return [];
  return [isStruck ? (say.color ? struckColour : struck) : raised];
};

/** The whole review, ending in a line end. Within the width asked for, a hundred columns at most. */
export const reviewText = (board: Reviewed, options: TextOptions): string => {
  const say = sayIn(options);
  const { record, moments, table } = board;
  const { printed, review } = say.words;
  const at: EventAt = new Map(moments.map(({ event }) => [event.seq, event]));
  const opened = moments[0]?.event.type === 'BoardOpened' ? (moments[0].event as EventOf<'BoardOpened'>) : undefined;
  const told = toldOf(say, moments, table, at, leadsOf(moments));
  const numbers = new Set(told.map(({ seq }) => seq));
  const marks = legend(
    say,
    table,
    told.filter(({ seq }) => isShown(table, seq)),
  );
  const fallen = fallenText(say, record, moments);
  const happened =
    told.length === 0 && fallen.length === 0
      ? [printed.nothingHappened]
      : [...toldText(say, told), ...wrapped(say, fallen)];
  const lines = [
    ...headerText(say, table, opened),
    '',
    ...handsText(say, table, opened),
    ...section(say, review.auction, auctionText(say, table, opened, numbers)),
    ...section(say, review.play, playText(say, table, moments, numbers)),
    ...section(say, printed.result, wrapped(say, resultText(say, table))),
    ...(marks.length === 0 ? [] : ['', ...wrapped(say, marks).map((line) => INDENT + say.style.dim(line))]),
    ...section(say, printed.happened, happened),
    ...section(say, printed.revokes, wrapped(say, revokesText(say, table))),
    ...section(say, printed.inForce, wrapped(say, standingText(say, table))),
    ...section(say, printed.open, wrapped(say, openText(say, table))),
    ...section(say, printed.unknown, wrapped(say, unknownText(say, table))),
    ...section(say, printed.assumptions, wrapped(say, assumedText(say, table))),
    ...section(say, printed.pace, wrapped(say, paceText(say, paceOf(moments)))),
    ...section(say, printed.notices, wrapped(say, noticesText(say, board.notices ?? []))),
    ...section(say, printed.losses, wrapped(say, lossesText(say, board.losses ?? []))),
  ];
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
};
const isShown = (t: Situation, seq: Seq): boolean =>
  t.auction.acts.some((act) => act.seq === seq) ||
  (t.play?.current.some((c) => c.seq === seq) ?? false) ||
  (t.play?.tricks.some((trick) => trick.cards.some((c) => c.seq === seq)) ?? false);
