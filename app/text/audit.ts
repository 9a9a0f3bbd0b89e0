/** What an audit found, for a reader and for a table of cells. */
import type { Event, JsonObject } from '../../domain/event.ts';
import { contractText } from '../../domain/contract.ts';
import type { Audit, AuditItem, Figures } from '../../replay/audit.ts';
import { cellOf } from '../../replay/audit.ts';
import { sideName, seatName } from '../../domain/seat.ts';
import { auditWordsIn } from '../../words/audit.ts';
import { findingText } from './finding.ts';
import { wrap } from './layout.ts';
import { comparedText } from './rulings.ts';
import { type Say, sayIn, type TextOptions } from './say.ts';
import { pointsText } from './score.ts';

/** A board as the audit names it: where it is kept, and its name. */
export interface Place {
  readonly file: string;
  readonly board: string;
  /** As it is written on the command line. */
  readonly address: string;
}

const figuresText = (say: Say, figures: Figures | null, unknown: string, at: string): string => {
  if (figures === null || (figures.tricks === null && figures.score === null)) return unknown;
  const { tricks, score } = figures;
  if (score === null) return say.count(say.words.table.tricks, tricks ?? 0);
  if (tricks === null) return pointsText(say, score);
  return say.fill(at, { tricks: say.count(say.words.table.tricks, tricks), score: pointsText(say, score) });
};
/** One thing found, in a few lines. */
const itemText = (
  say: Say,
  place: Place,
  item: AuditItem,
  event: Event | undefined,
  edition: string,
): readonly string[] => {
  const words = auditWordsIn(say.lang);
  const law = `${edition}:${item.law}`;
  const head = say.fill(words.auditLine, {
    place: place.address,
    of: item.seq,
    law,
    says: findingText(say, item.finding, event),
  });
  const figures = (one: Figures | null): string => figuresText(say, one, words.unknownFigure, words.atThat);
  const worth = { said: figures(item.said), laws: figures(item.laws) };
  const isRuling = item.code === 'ruling-differs';
  const isWorth = item.laws !== null && (!isRuling || worth.said !== worth.laws);
  const lines = [
    ...item.compared.map((row) => comparedText(say, words, row)),
    ...(isWorth ? [say.fill(isRuling ? words.worthLine : words.saidLine, worth)] : []),
  ];
  return [...wrap(head, say.width), ...lines.flatMap((line) => wrap(line, say.width, '    '))];
};
/** Everything found on a board, each ending in a line end; empty where nothing was. */
export const auditText = (place: Place, audit: Audit, events: readonly Event[], options: TextOptions): string => {
  const say = sayIn(options);
  const edition = audit.rulings.edition;
  const at = new Map(events.map((event) => [event.seq, event]));
  return audit.items.map((item) => `${itemText(say, place, item, at.get(item.seq), edition).join('\n')}\n`).join('');
};

const figuresJson = (figures: Figures | null): JsonObject | null =>
  figures === null ? null : { tricks: figures.tricks, score: figures.score };
/** The same as JSON: one object for each thing found. */
export const auditJson = (
  place: Place,
  audit: Audit,
  events: readonly Event[],
  options: TextOptions,
): readonly JsonObject[] => {
  const say = sayIn(options);
  const at = new Map(events.map((event) => [event.seq, event]));
  const contract = audit.table.auction.contract;
  return audit.items.map((item) => ({
    file: place.file,
    board: place.board,
    address: place.address,
    seq: item.seq,
    code: item.code,
    law: `${audit.rulings.edition}:${item.law}`,
    side: item.finding.side === null ? null : sideName(item.finding.side),
    severity: item.finding.severity,
    checked: item.finding.checked,
    contract: contract === null ? null : contractText(contract),
    declarer: contract === null ? null : seatName(contract.declarer),
    said: figuresJson(item.said),
    laws: figuresJson(item.laws),
    compared: item.compared.map(({ key, ruled, laws, law }) => ({ key, ruled, laws, law })),
    text: findingText(say, item.finding, at.get(item.seq)),
  }));
};

export const CSV_HEAD = [
  'file',
  'board',
  'seq',
  'code',
  'law',
  'contract',
  'declarer',
  'said_tricks',
  'said_score',
  'laws_tricks',
  'laws_score',
  'ruled',
  'laws',
  'text',
];
/** A text that a spreadsheet would take for a formula is marked as a text; numbers are not touched. */
const cell = (value: string): string => {
  const safe = /^[=+\-@\t\r]/.test(value) && !/^-?\d+$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
const figure = (value: unknown): string => (typeof value === 'number' ? String(value) : '');
/** The same as lines of CSV (RFC 4180), each with its line end; ruled and laws are JSON. */
export const auditCsv = (place: Place, audit: Audit, events: readonly Event[], options: TextOptions): string =>
  auditJson(place, audit, events, options)
    .map((row, i) => {
      const item = audit.items[i];
      const text = (key: string): string => (typeof row[key] === 'string' ? row[key] : '');
      const keys = (which: 'ruled' | 'laws'): string =>
        (item?.compared ?? []).map((c) => `${c.key}: ${cellOf(c[which])}`).join('; ');
      return csvLine([
        place.file,
        place.board,
        String(item?.seq ?? ''),
        text('code'),
        text('law'),
        text('contract'),
        text('declarer'),
        figure(item?.said?.tricks),
        figure(item?.said?.score),
        figure(item?.laws?.tricks),
        figure(item?.laws?.score),
        keys('ruled'),
        keys('laws'),
        text('text'),
      ]);
    })
    .join('');
