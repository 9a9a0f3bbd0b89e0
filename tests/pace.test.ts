/** Time by side: whose it is, what is not timed, and that nothing follows from it. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { reviewText } from '../app/text/review.ts';
import type { Event, JsonObject } from '../domain/event.ts';
import { paceOf } from '../projections/pace.ts';
import type { Moment } from '../projections/table/step.ts';
import { momentsOf, tableOf } from '../replay/fold.ts';
import { viewOf } from '../replay/view.ts';
import { decodeEvent } from '../wire/decode.ts';
import { call } from './support/short.ts';

const at = (seconds: number): JsonObject => ({ at: new Date(Date.UTC(2026, 2, 1) + seconds * 1000).toISOString() });
const record = (screens: boolean, ...events: readonly JsonObject[]): Event[] =>
  [
    { type: 'BoardOpened', board: '1', dealer: 'N', vulnerable: 'None', laws: '2017', screens, ...at(0) },
    ...events,
  ].map((raw, seq) => {
    const read = decodeEvent(raw, seq);
    if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
    return read.right.event;
  });
const momentsIn = (events: readonly Event[]): readonly Moment[] => {
  const moments = momentsOf(events);
  if (E.isLeft(moments)) throw new Error(moments.left.message);
  return moments.right;
};
const paceIn = (events: readonly Event[]) => paceOf(momentsIn(events));
const review = (events: readonly Event[], lang: 'en' | 'fr'): string => {
  const table = tableOf(events);
  if (E.isLeft(table)) throw new Error(table.left.message);
  return reviewText({ record: events, moments: momentsIn(events), table: table.right }, { lang });
};
const moved = (to: 'NE' | 'SW', by: string, seconds: number): JsonObject => ({
  type: 'TrayMoved',
  to,
  by,
  ...at(seconds),
});
const SCREENED = [
  call('N', '1S', at(10)),
  call('E', 'Pass', at(25)),
  moved('SW', 'N', 40),
  call('S', '2S', at(100)),
  call('W', 'Pass', at(105)),
  moved('NE', 'S', 110),
  call('N', 'Pass', { ...at(200), thinkMs: 4000 }),
];

describe('pace', () => {
  it('behind screens is that of a side of the screen, the wait before the tray moves with it', () => {
    expect(paceIn(record(true, ...SCREENED))).toEqual([
      { part: 'auction', side: 'NE', ms: 44_000, acts: 3, timed: 3 },
      { part: 'auction', side: 'SW', ms: 70_000, acts: 2, timed: 2 },
    ]);
  });
  it('without screens is that of a partnership', () => {
    expect(paceIn(record(false, call('N', '1S', at(10)), call('E', 'Pass', at(15)), call('S', '2S', at(45))))).toEqual([
      { part: 'auction', side: 'NS', ms: 40_000, acts: 2, timed: 2 },
      { part: 'auction', side: 'EW', ms: 5000, acts: 1, timed: 1 },
    ]);
  });
  it('in the play is that of a partnership, behind screens too', () => {
    const passes = [call('N', '1S'), call('E', 'Pass'), call('S', 'Pass'), call('W', 'Pass')];
    const card = (seat: string, token: string, seconds: number): JsonObject => ({
      type: 'CardPlayed',
      seat,
      card: token,
      ...at(seconds),
    });
    const play = [{ type: 'ApertureOpened', by: 'S', ...at(50) }, card('E', 'C4', 70), card('S', 'C2', 75)];
    expect(paceIn(record(true, ...passes, ...play)).slice(-2)).toEqual([
      { part: 'play', side: 'EW', ms: 20_000, acts: 1, timed: 1 },
      { part: 'play', side: 'NS', ms: 5000, acts: 1, timed: 1 },
    ]);
  });
  it('lays to nobody a time that was not noted, or that runs backwards', () => {
    const events = record(
      false,
      call('N', '1S'),
      call('E', 'Pass', at(50)),
      call('S', '2S', at(40)),
      call('W', 'Pass', at(41)),
    );
    expect(paceIn(events)).toEqual([
      { part: 'auction', side: 'NS', ms: 0, acts: 2, timed: 0 },
      { part: 'auction', side: 'EW', ms: 1000, acts: 2, timed: 1 },
    ]);
    expect(paceIn(record(false, call('N', '1S'), call('E', 'Pass')))).toEqual([]);
  });
  it('is said with what it is not, in both languages, and finds nothing', () => {
    const events = record(true, ...SCREENED);
    expect(review(events, 'en')).toMatch(
      /Time used, as advice[\s\S]*1 min 10 s \(2 of 2 timed\)[\s\S]*no\s+single\s+player’s/,
    );
    expect(review(events, 'fr')).toMatch(/Temps pris, à titre indicatif[\s\S]*1 min 10 \(2 sur 2 chronométrés\)/);
    const table = tableOf(events);
    expect(E.isRight(table) ? [table.right.findings, table.right.known] : null).toEqual([[], []]);
    expect(review(record(true, call('N', '1S')), 'en')).not.toContain('Time used');
  });
  it('has in a view no times but the viewer’s own', () => {
    const view = viewOf(record(true, ...SCREENED), { name: 'S', seats: 4 });
    expect(E.isRight(view) ? paceIn(view.right.events) : null).toEqual([]);
  });
});
