/**
 * Who was there leaves no trace without `--names`: records that differ in the names of persons alone, in every field and
 * text that holds them, give the same page, the same answers of the server and the same review, byte for byte.
 */
import * as E from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unnamed } from '../app/cli/unnamed.ts';
import type { Assets, Parts } from '../app/http/assets.ts';
import { pageOf } from '../app/http/page.ts';
import type { Persons } from '../app/http/redact.ts';
import { serverOf } from '../app/http/server.ts';
import { shelfOf } from '../app/http/shelf.ts';
import type { BoardRecord, Event } from '../domain/event.ts';
import { onlySeat, type Seat, SEATS, seatName } from '../domain/seat.ts';
import { linReader } from '../formats/lin/import.ts';
import { readPbn } from '../formats/pbn/read.ts';
import type { ImportedBoard } from '../formats/report.ts';
import { polled } from '../replay/poll.ts';
import { viewOf } from '../replay/view.ts';
import { encodeEvent } from '../wire/encode.ts';
import { engine } from './arbitrary/engine.ts';
import { illegalBoard } from './arbitrary/illegal-board.ts';
import { linIn, NAMES, pbnIn, recordIn, type Template, templateOf } from './arbitrary/named.ts';

const RUNS = Number(process.env['ETUI_BOARDS'] ?? 25);
const NONE: Assets = { script: { text: '', sha256: '' }, style: { text: '', sha256: '' } };
const NO_PARTS: Parts = { all: [], edition: '0' };

/** Everything that a reader without `--names` can be given of the record, whole and as others know it. */
const told = async (record: BoardRecord, board: ImportedBoard | null): Promise<readonly string[]> => {
  const persons: Persons = { record };
  const shown: readonly (readonly [string, readonly Event[]])[] = [
    ['whole', record],
    ...SEATS.flatMap((seat) => views(record, seat)),
  ];
  const pages = shown.flatMap(([what, events]) =>
    (what === 'whole' ? (['en', 'fr'] as const) : (['fr'] as const)).map(
      (lang) => `${what} ${lang}\n${pageOf(events, { lang, persons }, NONE)}`,
    ),
  );
  return [...pages, ...(await answers(record)), ...reviews(record, shown, board)];
};
const views = (record: BoardRecord, seat: Seat): readonly (readonly [string, readonly Event[]])[] => {
  const view = viewOf(record, { name: seatName(seat), seats: onlySeat(seat) });
  if (E.isLeft(view)) return [];
  const poll = polled(view.right, seat);
  return [
    [`as ${seatName(seat)}`, view.right.events],
    ...(E.isLeft(poll) ? [] : [[`poll ${seatName(seat)}`, poll.right.events] as const]),
  ];
};
const PATHS = ['', '/events', '/timeline?lang=fr', '/state', '/timeline?as=poll&seat=E', '/events?as=N'];
const answers = async (record: BoardRecord): Promise<readonly string[]> => {
  const [opened] = record;
  const name = opened?.type === 'BoardOpened' ? opened.board : '';
  const shelf = shelfOf([{ name, source: `${name}.jsonl`, record }]);
  const app = serverOf(shelf, { parts: NO_PARTS });
  const get = async (url: string): Promise<string> => {
    const { statusCode, headers, body } = await app.inject({ url, headers: { host: 'localhost' } });
    const { date: _, ...rest } = headers;
    return `${url} ${statusCode} ${JSON.stringify(rest)}\n${body}`;
  };
  const list = await get('/v1/records');
  const id = /"id":"([^"]*)"/.exec(list)?.[1] ?? '';
  const all = await Promise.all(['/', `/r/${id}`, ...PATHS.map((path) => `/v1/records/${id}${path}`)].map(get));
  // The last figures of an address are of the file's name.
  const [, figures = '-'] = /-([0-9a-f]{6})$/.exec(id) ?? [];
  return [list, ...all].map((text) => text.replaceAll(figures, '').replaceAll(/"(?:etag|content-length)":"[^,]*/g, ''));
};
const reviews = (
  record: BoardRecord,
  shown: readonly (readonly [string, readonly Event[]])[],
  board: ImportedBoard | null,
): readonly string[] =>
  shown.map(([what, events]) => {
    const { losses = [], notices = [] } = what === 'whole' && board?.kind === 'record' ? board : {};
    const stored = events.map((event) => ({ event, raw: encodeEvent(event), unknown: [] }));
    const whole = { name: '', nth: 1, index: 0, line: 1, events, stored, unknown: [], losses, notices };
    const { events: his, stored: lines, ...rest } = unnamed(whole, { record }, 'en');
    return `review ${what}\n${JSON.stringify([his, lines.map(({ raw }) => raw), rest])}`;
  });

const differing = (one: readonly string[], other: readonly string[]): string | null => {
  const at = one.findIndex((text, i) => text !== other[i]);
  if (at < 0) return null;
  const [a = '', b = ''] = [one[at], other[at]];
  const from = Array.from(a, (_, i) => i).find((i) => a[i] !== b[i]) ?? 0;
  const cut = (text: string): string => text.slice(Math.max(0, from - 160), from + 80);
  return `${a.split('\n')[0] ?? ''}\n${cut(a)}\n${cut(b)}`;
};
const pairs = (
  read: (template: Template, names: readonly string[]) => readonly (readonly [BoardRecord, ImportedBoard | null])[],
) =>
  fc.asyncProperty(templateOf(illegalBoard(engine)), NAMES, NAMES, async (template, names, others) => {
    const [one, other] = [read(template, names), read(template, others)];
    expect(one.length).toBeGreaterThan(0);
    expect(other.length).toBe(one.length);
    for (const [i, [record, board]] of one.entries()) {
      const [again, boardAgain] = other[i] ?? [[], null];
      const fault = differing(await told(record, board), await told(again, boardAgain));
      if (fault !== null) throw new Error(`${JSON.stringify(names)} or ${JSON.stringify(others)}: ${fault}`);
    }
  });
const importedOf = (boards: readonly ImportedBoard[]): readonly (readonly [BoardRecord, ImportedBoard])[] =>
  boards.flatMap((board) => (board.kind === 'record' ? [[board.events, board] as const] : []));
const linOf = (text: string): readonly ImportedBoard[] => {
  const reader = linReader('');
  return [...reader.push(text), ...reader.end()];
};

describe('records that differ in names alone are told alike', () => {
  it('written by hand or in a store', async () => {
    await fc.assert(
      pairs((template, names) => [[recordIn(template, names), null]]),
      { numRuns: RUNS },
    );
  });
  it('read from PBN', async () => {
    await fc.assert(
      pairs((template, names) => importedOf([...readPbn(pbnIn(template, names), '')])),
      { numRuns: RUNS },
    );
  });
  it('read from LIN', async () => {
    await fc.assert(
      pairs((template, names) => importedOf(linOf(linIn(template, names)))),
      { numRuns: RUNS },
    );
  });
});
