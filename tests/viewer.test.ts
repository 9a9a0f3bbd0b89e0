/** Views: what each player, each side of the screen and a person polled is shown. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import type { Event, JsonObject } from '../domain/event.ts';
import { parseViewer } from '../projections/viewer.ts';
import { pollOf } from '../replay/poll.ts';
import { type View, viewOf, viewState } from '../replay/view.ts';
import { decodeEvent } from '../wire/decode.ts';
import { call, exposed } from './support/short.ts';

const DEAL: JsonObject = {
  type: 'HandsDealt',
  deal: 'N:KQ84.873.AK5.962 95.AJT62.8743.K5 AJT76.Q5.QT2.AJ8 32.K94.J96.QT743',
};
const record = (laws: '2007' | '2017', screens: boolean, ...events: readonly JsonObject[]): Event[] =>
  [{ type: 'BoardOpened', board: '1', dealer: 'N', vulnerable: 'None', laws, screens }, ...events].map((raw, seq) => {
    const read = decodeEvent(raw, seq);
    if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
    return read.right.event;
  });
const viewFor = (name: string, events: readonly Event[], at?: number): View => {
  const viewer = parseViewer(name);
  if (viewer === undefined) throw new Error(`${name} is no viewer`);
  const view = viewOf(events, viewer, at === undefined ? {} : { at });
  if (E.isLeft(view)) throw new Error(view.left.message);
  return view.right;
};
const stateFor = (name: string, events: readonly Event[], at?: number): JsonObject =>
  viewState(viewFor(name, events, at));
const FOUR_SPADES = [
  DEAL,
  call('N', 'Pass'),
  call('E', 'Pass'),
  call('S', '4S'),
  call('W', 'Pass'),
  call('N', 'Pass'),
  call('E', 'Pass'),
];

/** The first trick, and the lead to the second. */
const trick: readonly JsonObject[] = [
  { type: 'CardPlayed', seat: 'W', card: 'C4' },
  { type: 'DummySpread', seat: 'N' },
  { type: 'CardPlayed', seat: 'N', card: 'C2' },
  { type: 'CardPlayed', seat: 'E', card: 'CK' },
  { type: 'CardPlayed', seat: 'S', card: 'CA' },
  { type: 'CardPlayed', seat: 'S', card: 'SA' },
];

describe('dummy, where no event says that he spread his hand', () => {
  const led = [...FOUR_SPADES, { type: 'CardPlayed', seat: 'W', card: 'C4' }];
  const dummyOf = (events: readonly JsonObject[]): unknown => {
    const hands = stateFor('E', record('2017', false, ...events))['hands'];
    return (hands as JsonObject)['N'];
  };
  it('lies there once a card from him lies in a trick', () => {
    expect(dummyOf(led)).toBeNull();
    expect(dummyOf([...led, { type: 'CardPlayed', seat: 'N', card: 'C2' }])).toContain('SK');
  });
  it('was seen, also when his card goes back', () => {
    const back = [
      { type: 'CardPlayed', seat: 'N', card: 'C2' },
      { type: 'CardWithdrawn', seat: 'N', of: 9 },
    ];
    expect(dummyOf([...led, ...back])).toContain('SK');
  });
});

describe('a view at a moment', () => {
  it('does not say what is found at the end of the record', () => {
    const events = record(
      '2017',
      false,
      DEAL,
      call('N', '1S'),
      call('E', '1D'),
      { type: 'AttentionDrawn', by: 'S', of: 3 },
      { type: 'DirectorCalled', by: 'S', of: 3 },
      call('S', 'Pass'),
    );
    const codes = (at?: number): readonly string[] => viewFor('S', events, at).table.findings.map(({ code }) => code);
    expect(codes()).toEqual(['insufficient-bid', 'ruling-missing']);
    expect(codes(6)).toEqual(codes());
    expect(codes(5)).toEqual(['insufficient-bid']);
    expect(viewFor('S', events, 5).goesOn).toBe(true);
    expect(viewFor('S', events, 6).goesOn).toBe(false);
  });
});

describe('a player’s view', () => {
  it('shows his own hand, and dummy’s once it is spread', () => {
    const led = record('2017', false, ...FOUR_SPADES, { type: 'CardPlayed', seat: 'W', card: 'C4' });
    const spread = record(
      '2017',
      false,
      ...FOUR_SPADES,
      { type: 'CardPlayed', seat: 'W', card: 'C4' },
      { type: 'DummySpread', seat: 'N' },
    );
    expect(stateFor('E', led)['hands']).toMatchObject({ N: null, S: null, W: null });
    expect((stateFor('E', led)['hands'] as JsonObject)['E']).toHaveLength(13);
    expect((stateFor('E', spread)['hands'] as JsonObject)['N']).toHaveLength(13);
  });
  it('shows that a card lies face down, and to its player which', () => {
    const down = record('2017', false, ...FOUR_SPADES, { type: 'CardPlayed', seat: 'W', card: 'C4', faceDown: true });
    expect(stateFor('S', down)['play']).toMatchObject({ openingLead: 'faceDown', current: [] });
    expect(JSON.stringify(viewFor('S', down).events)).not.toContain('CardPlayed');
    expect(JSON.stringify(viewFor('W', down).events)).toContain('CardPlayed');
  });
  it('leaves out what others meant, and numbers events without gaps', () => {
    const told = { type: 'Remark', by: 'N', text: 'to West only', perceivedBy: ['W'] };
    const events = record(
      '2017',
      false,
      call('N', '1C', { meaning: 'strong', artificial: true }),
      told,
      call('E', 'Pass'),
    );
    expect(viewFor('S', events).events.map((e) => [e.seq, e.type])).toEqual([
      [0, 'BoardOpened'],
      [1, 'CallMade'],
      [2, 'CallMade'],
    ]);
    expect(JSON.stringify(viewFor('S', events).events)).not.toContain('strong');
    expect(JSON.stringify(viewFor('N', events).events)).toContain('strong');
    expect(viewFor('W', events).events).toHaveLength(4);
  });
  it('sets apart what he may not use', () => {
    const events = record(
      '2017',
      false,
      call('N', '1C'),
      { type: 'TempoBreak', by: 'E', kind: 'slow', seconds: 20 },
      call('E', 'Pass'),
    );
    expect(stateFor('W', events)).toMatchObject({
      information: [],
      unauthorized: [{ of: 2, kind: 'tempo', unauthorizedToViewer: true }],
    });
    expect(stateFor('N', events)).toMatchObject({ information: [{ of: 2 }], unauthorized: [] });
  });
  it('is asked for by his own numbers, and says of a number beyond them only that it is none', () => {
    const events = record(
      '2017',
      false,
      call('N', '1C'),
      { type: 'ExtraneousInformation', seat: 'N', text: 'x' },
      call('E', 'Pass'),
    );
    expect(stateFor('S', events, 2)['auction']).toMatchObject({ standing: ['1C', 'Pass'] });
    const none = viewOf(events, { name: 'S', seats: 4 }, { at: 3 });
    expect(E.isLeft(none) ? none.left.message : '').toBe('there is no such event in this view');
  });
});

describe('a ruling', () => {
  it('is told to the players without whom the director consulted, and with a viewer’s own numbers', () => {
    const events = record(
      '2017',
      false,
      { type: 'ExtraneousInformation', seat: 'W', text: 'for West' },
      call('N', '1H'),
      call('E', '1D'),
      {
        type: 'DirectorRuled',
        law: '27B2',
        of: 3,
        consulted: ['p-0123456789abcdef0123456789abcdef'],
        ruling: { transfer: { to: 'NS', tricks: 0, of: [3] } },
      },
    );
    const told = JSON.stringify(viewFor('S', events).events.at(-1));
    expect(told).not.toContain('0123456789abcdef');
    expect(told).toContain('"of":[2]');
  });
});

describe('a view behind screens', () => {
  const corrected = [
    call('N', '1S'),
    call('E', '1H'),
    { type: 'AttentionDrawn', by: 'N', of: 2 },
    { type: 'DirectorCalled', by: 'N' },
    { type: 'CallReplaced', seat: 'E', of: 2, call: 'Pass' },
  ];
  const moved = { type: 'TrayMoved', to: 'SW', by: 'N' };
  it('does not tell the other side of a call that was put right before it crossed', () => {
    const clean = record('2017', true, call('N', '1S'), call('E', 'Pass'), moved);
    const events = record('2017', true, ...corrected, moved);
    for (const viewer of ['S', 'W', 'SW'])
      expect(JSON.stringify(stateFor(viewer, events))).toBe(JSON.stringify(stateFor(viewer, clean)));
    expect(JSON.stringify(stateFor('N', events))).not.toBe(JSON.stringify(stateFor('N', clean)));
  });
  it('does not show calls before the tray has brought them', () => {
    const events = record('2017', true, call('N', '1S'), call('E', '2H'));
    expect(stateFor('S', events)['auction']).toMatchObject({ standing: [] });
    expect(stateFor('NE', events)['auction']).toMatchObject({ standing: ['1S', '2H'] });
    expect(stateFor('S', record('2017', true, call('N', '1S'), call('E', '2H'), moved))['auction']).toMatchObject({
      standing: ['1S', '2H'],
    });
  });
  it('shows both players of a side no hand', () => {
    expect(stateFor('NE', record('2017', true, DEAL, call('N', '1S')))['hands']).toEqual({
      N: null,
      E: null,
      S: null,
      W: null,
    });
  });
});

describe('a poll', () => {
  const polled = (events: readonly Event[]) => pollOf(viewFor('E', events), 1);
  it('shows hand and auction, and nothing that the player may not use', () => {
    const events = record(
      '2017',
      false,
      DEAL,
      call('N', '1S'),
      call('E', 'Pass'),
      call('S', '2S'),
      { type: 'TempoBreak', by: 'W', kind: 'slow' },
      call('W', 'Pass'),
      call('N', 'Pass'),
    );
    const shown = polled(events);
    expect(E.isRight(shown) ? shown.right : shown.left).toMatchObject({
      as: 'poll',
      seat: 'E',
      auction: { standing: ['1S', 'Pass', '2S', 'Pass', 'Pass'] },
      information: [],
    });
    expect(JSON.stringify(shown)).not.toContain('tempo');
  });
  it('is refused where what he may not use would show', () => {
    const lies = exposed('W', 'HK', { partnerCouldSee: true, deliberate: true });
    const events = record('2007', false, ...FOUR_SPADES, ...trick, lies);
    const shown = polled(events);
    expect(E.isLeft(shown) ? shown.left.message : '').toBe(
      'event 14 would show, and E may not use it (50E2): take the poll at an earlier moment',
    );
    const free = polled(record('2017', false, ...FOUR_SPADES, ...trick, lies));
    expect(E.isRight(free) ? free.right['penaltyCards'] : free.left).toMatchObject([{ seat: 'W', card: 'HK' }]);
  });
});

describe('a revoke whose hand the viewer does not see', () => {
  it('is one when its player takes the card back to follow suit', () => {
    const events = record(
      '2007',
      false,
      ...FOUR_SPADES,
      ...trick,
      { type: 'CardPlayed', seat: 'W', card: 'HK' },
      { type: 'CardReplaced', seat: 'W', of: 14, card: 'S2' },
    );
    expect(stateFor('E', events)).toMatchObject({
      play: { current: [{ card: 'SA' }, { card: 'S2' }] },
      penaltyCards: [{ seat: 'W', card: 'HK' }],
      unauthorized: expect.arrayContaining([expect.objectContaining({ kind: 'card' })]),
    });
  });
});
