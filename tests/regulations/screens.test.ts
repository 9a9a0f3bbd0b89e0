/** Screens: what the acceptance cases do not show of the French regulations, and the WBF variant (from memory). */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../domain/event.ts';
import { failures } from '../support/case.ts';
import { call, chosen, judged, only, replaced } from '../support/short.ts';

interface Row {
  readonly title: string;
  readonly authority: 'FFB' | 'WBF';
  readonly dealer: 'N' | 'E' | 'S' | 'W';
  readonly events: readonly JsonObject[];
  readonly checks: readonly (readonly [at: number, expect: JsonObject])[];
}
const tray = (to: string, by: string): JsonObject => ({ type: 'TrayMoved', to, by });
const drawn = (by: string, of: number): JsonObject => ({ type: 'AttentionDrawn', by, of });
const director = (by: string, of?: number): JsonObject => ({
  type: 'DirectorCalled',
  by,
  ...(of === undefined ? {} : { of }),
});
const card = (seat: string, name: string, more: JsonObject = {}): JsonObject => ({
  type: 'CardPlayed',
  seat,
  card: name,
  ...more,
});
const DEAL: JsonObject = {
  type: 'HandsDealt',
  deal: 'N:KQ84.873.AK5.962 95.AJT62.8743.K5 AJT76.Q5.QT2.AJ8 32.K94.J96.QT743',
};
/** South declares four spades, West is to lead. Events 1 to 8. */
const FOUR_SPADES: readonly JsonObject[] = [
  DEAL,
  call('S', '4S'),
  call('W', 'Pass'),
  tray('NE', 'S'),
  call('N', 'Pass'),
  call('E', 'Pass'),
];
const NO_ACCEPTANCE: JsonObject = { none: { options: ['accept'] } };

const FRENCH: readonly Row[] = [
  {
    title: '2.1: a card handled and not released is known to the screenmate alone',
    authority: 'FFB',
    dealer: 'N',
    events: [call('N', 'Pass'), { type: 'CallShown', seat: 'E', call: '1H', how: 'handled' }, call('E', 'Pass')],
    checks: [
      [
        2,
        {
          auction: { toCall: 'E' },
          information: only({ of: 2, authorized: only('N'), unauthorized: only(), law: 'screens 2.1' }),
        },
      ],
      [3, { auction: { standing: only('Pass', 'Pass') }, findings: only() }],
    ],
  },
  {
    title: '1.2: a screen the wrong way is played so, and its sides are then named so',
    authority: 'FFB',
    dealer: 'N',
    events: [call('N', '1C'), { type: 'ScreenMisplaced', sides: ['NW', 'SE'] }, call('E', '1D'), tray('NW', 'S')],
    checks: [
      [
        2,
        {
          screens: { tray: 'SE', seen: { NW: only(1), SE: only() } },
          findings: only({ code: 'screen-irregularity', law: 'screens 1.2' }),
        },
      ],
      [4, { screens: { tray: 'NW', seen: { NW: only(1, 3), SE: only(3) } } }],
    ],
  },
  {
    title: '4.1: what is written for the screenmate does not reach partner, and a slow tray can be laid to nobody',
    authority: 'FFB',
    dealer: 'N',
    events: [
      call('N', '1C'),
      { type: 'ExplanationGiven', by: 'N', to: 'E', of: 1, text: 'three or more', written: true },
      { type: 'TempoBreak', by: 'E', kind: 'slow', seconds: 40 },
      { type: 'TempoBreak', by: 'E', kind: 'slow', seconds: 40, perceivedBy: ['W', 'S', 'N'] },
    ],
    checks: [
      [
        4,
        {
          information: only(
            { of: 2, kind: 'explanation', authorized: only('E'), unauthorized: only() },
            { of: 3, kind: 'tempo', authorized: only('N'), unauthorized: only() },
            { of: 4, kind: 'tempo', authorized: only('N', 'S'), unauthorized: only('W') },
          ),
        },
      ],
    ],
  },
  {
    title: '5.1: dummy may be first to point out a card that a defender exposed',
    authority: 'FFB',
    dealer: 'S',
    events: [
      ...FOUR_SPADES,
      card('W', 'C4', { faceDown: true }),
      { type: 'ApertureOpened', by: 'W' },
      { type: 'LeadFaced', seat: 'W' },
      { type: 'DummySpread', seat: 'N' },
      { type: 'CardExposed', seat: 'E', card: 'HA', how: 'shown', partnerCouldSee: true, deliberate: true },
      drawn('N', 11),
      director('N'),
    ],
    checks: [
      [
        13,
        {
          penaltyCards: only({ seat: 'E', card: 'HA', kind: 'major' }),
          findings: { none: { code: 'dummy-oversteps' } },
        },
      ],
    ],
  },
  {
    title: '5.2: a call on a wrong hand that has not crossed is none for Law 13',
    authority: 'FFB',
    dealer: 'N',
    events: [
      { type: 'HandsDealt', deal: 'N:KQ84.873.AK5.9623 95.AJT62.8743.K5 AJT76.Q5.QT2.AJ8 32.K94.J96.QT74' },
      call('N', '1C'),
      director('E'),
      { type: 'HandsCorrected', deal: 'N:KQ84.873.AK5.962 95.AJT62.8743.K5 AJT76.Q5.QT2.AJ8 32.K94.J96.QT743' },
      tray('SW', 'N'),
    ],
    checks: [
      [3, { pending: only(), findings: [{ code: 'wrong-number-of-cards', seat: 'N' }] }],
      [5, { pending: only() }],
    ],
  },
  {
    title: '5.2: once it has crossed, Law 13 asks whether the deal can be played',
    authority: 'FFB',
    dealer: 'N',
    events: [
      { type: 'HandsDealt', deal: 'N:KQ84.873.AK5.9623 95.AJT62.8743.K5 AJT76.Q5.QT2.AJ8 32.K94.J96.QT74' },
      call('N', '1C'),
      call('E', 'Pass'),
      tray('SW', 'N'),
      director('S'),
    ],
    checks: [[5, { pending: only({ of: 1, question: 'playable' }) }]],
  },
  {
    title: '5.4.1: what the screenmate saw and partner did not is authorized to him alone',
    authority: 'FFB',
    dealer: 'N',
    events: [call('N', '1S'), call('E', '1H'), director('N', 2), call('E', '2H')],
    checks: [
      [3, { auction: { standing: only('1S'), toCall: 'E' }, findings: only({ code: 'insufficient-bid' }) }],
      [
        4,
        {
          auction: { standing: only('1S', '2H') },
          information: only({ of: 2, authorized: only('N'), unauthorized: only('E', 'W') }),
        },
      ],
    ],
  },
  {
    title: '5.4.1: the maker who puts another call in its place at once corrects it, before anybody has spoken',
    authority: 'FFB',
    dealer: 'N',
    events: [call('N', '1S'), call('E', '1H'), replaced('E', 2, '3H')],
    checks: [[3, { auction: { standing: only('1S', '3H'), toCall: 'S' }, enforcedPasses: only(), pending: only() }]],
  },
  {
    title: '5.4.2.1: with attention drawn across, the tray that comes back brings the call to be corrected',
    authority: 'FFB',
    dealer: 'N',
    events: [call('N', '1S'), call('E', '1H'), tray('SW', 'N'), drawn('S', 2), tray('NE', 'S'), call('E', '2H')],
    checks: [
      [3, { auction: { standing: only('1S', '1H'), toCall: 'S' }, pending: NO_ACCEPTANCE }],
      [
        5,
        {
          auction: { standing: only('1S'), toCall: 'E' },
          findings: [{ code: 'both-sides-offend', law: 'screens 5.4.2.1', side: null }],
        },
      ],
      [6, { auction: { standing: only('1S', '2H') }, enforcedPasses: only() }],
    ],
  },
  {
    title: '5.4.2.3, 37A: a barred player whose bid has gone round has his bid, and must pass later',
    authority: 'FFB',
    dealer: 'E',
    events: [
      call('E', '1D'),
      tray('SW', 'N'),
      call('S', '2C'),
      call('W', '1H'),
      tray('NE', 'W'),
      chosen('N', 4, 'decline'),
      tray('SW', 'N'),
      replaced('W', 4, 'Pass'),
      judged(8, 'comparable', false),
      judged(8, 'samePrecision', false),
      tray('NE', 'S'),
      call('N', '2S'),
      call('E', '3D'),
      tray('SW', 'N'),
      call('S', '3S'),
      call('W', 'Pass'),
      tray('NE', 'S'),
    ],
    checks: [
      [10, { enforcedPasses: only({ seat: 'E', law: '27B2' }) }],
      [13, { findings: [{ code: 'enforced-pass-broken', seat: 'E' }] }],
      [
        17,
        {
          auction: { standing: only('1D', '2C', 'Pass', '2S', '3D', '3S', 'Pass'), toCall: 'N' },
          enforcedPasses: [{ seat: 'E', law: '27B2' }],
        },
      ],
    ],
  },
  {
    title: '6.2: an intended call that is changed: the first stands, and LHO has nothing to accept',
    authority: 'FFB',
    dealer: 'N',
    events: [
      call('N', '1S'),
      call('E', '2H'),
      replaced('E', 2, '3H', { withoutPause: false }),
      judged(3, 'unintended', false),
    ],
    checks: [
      [
        4,
        {
          auction: { standing: only('1S', '2H'), toCall: 'S', calls: [{ seq: 3, status: 'cancelled' }] },
          pending: only(),
          information: only({ of: 3, authorized: only('N'), unauthorized: only('E', 'W') }),
        },
      ],
    ],
  },
  {
    title: '8a: a face-down lead by the wrong defender goes back, the aperture open or not',
    authority: 'FFB',
    dealer: 'S',
    events: [
      ...FOUR_SPADES,
      card('E', 'HA', { faceDown: true }),
      { type: 'ApertureOpened', by: 'E' },
      { type: 'CardWithdrawn', seat: 'E', of: 7 },
      card('W', 'D6', { faceDown: true }),
    ],
    checks: [
      [8, { pending: NO_ACCEPTANCE }],
      [10, { penaltyCards: only(), play: { turn: 'W', openingLead: 'faceDown' } }],
    ],
  },
  {
    title: '8b: the proper leader leads, and the wrong card has gone back',
    authority: 'FFB',
    dealer: 'S',
    events: [...FOUR_SPADES, card('E', 'HA'), card('W', 'D6')],
    checks: [
      [
        8,
        {
          penaltyCards: only(),
          play: { turn: 'N', current: [{ seat: 'W', card: 'D6' }] },
          information: [{ of: 7, authorized: only('N') }],
        },
      ],
    ],
  },
  {
    title: '2.3: the aperture is for a defender to raise, once the auction is over',
    authority: 'FFB',
    dealer: 'S',
    events: [...FOUR_SPADES, card('W', 'C4', { faceDown: true }), { type: 'ApertureOpened', by: 'N' }],
    checks: [
      [
        8,
        {
          screens: { aperture: 'open' },
          findings: only({ code: 'screen-irregularity', law: 'screens 2.3', seat: 'N' }),
        },
      ],
    ],
  },
];

const WORLD: readonly Row[] = [
  {
    title: 'the screenmate who passes an insufficient bid across has accepted it for his side',
    authority: 'WBF',
    dealer: 'N',
    events: [call('N', '1S'), call('E', '1H'), tray('SW', 'N'), drawn('S', 2), director('S')],
    checks: [
      [
        5,
        {
          auction: { standing: only('1S', '1H'), toCall: 'S', calls: [{ seq: 2, status: 'standing', accepted: true }] },
          pending: only(),
          findings: only({ code: 'insufficient-bid' }),
        },
      ],
    ],
  },
  {
    title: 'passed across by another hand, the bid is for Law 27',
    authority: 'WBF',
    dealer: 'W',
    events: [call('W', '1S'), tray('NE', 'S'), call('N', '1H'), tray('SW', 'N')],
    checks: [[4, { pending: [{ of: 3, law: '27A1', by: 'E' }], findings: { none: { code: 'both-sides-offend' } } }]],
  },
  {
    title:
      'carried across by its maker once LHO has called over it, the bid is accepted, and his next call is a new one',
    authority: 'WBF',
    dealer: 'N',
    events: [
      call('N', 'Pass'),
      call('E', '1C'),
      tray('SW', 'N'),
      call('S', '1C'),
      call('W', '1D'),
      tray('NE', 'S'),
      call('N', 'Pass'),
      call('E', 'Pass'),
      tray('SW', 'N'),
      call('S', '2H'),
    ],
    checks: [
      [6, { pending: only(), auction: { toCall: 'N', calls: [{ seq: 4, status: 'standing', accepted: true }] } }],
      [10, { auction: { standing: only('Pass', '1C', '1C', '1D', 'Pass', 'Pass', '2H'), toCall: 'W' } }],
    ],
  },
  {
    title: 'a change of call is Law 25’s',
    authority: 'WBF',
    dealer: 'N',
    events: [
      call('N', '1S'),
      call('E', '2H'),
      replaced('E', 2, '3H', { withoutPause: false }),
      judged(3, 'unintended', false),
    ],
    checks: [[4, { pending: [{ of: 3, law: '25B1', by: 'S' }] }]],
  },
  {
    title: 'the lead out of turn is accepted when declarer’s side raises the aperture',
    authority: 'WBF',
    dealer: 'S',
    events: [...FOUR_SPADES, card('E', 'HA'), { type: 'ApertureOpened', by: 'N' }],
    checks: [[8, { play: { leader: 'E', openingLead: 'faced', turn: 'S' }, penaltyCards: only() }]],
  },
  {
    title: 'with both leads faced the wrong one is a major penalty card; the reading is from memory',
    authority: 'WBF',
    dealer: 'S',
    events: [...FOUR_SPADES, card('E', 'HA'), card('W', 'D6'), { type: 'ApertureOpened', by: 'N' }],
    checks: [
      [
        9,
        {
          penaltyCards: only({ seat: 'E', card: 'HA', kind: 'major' }),
          play: { current: [{ seat: 'W', card: 'D6' }] },
          findings: [{ law: 'screens WBF', checked: 'memory' }],
        },
      ],
    ],
  },
];

const wrong = (row: Row): string[] =>
  (['2007', '2017'] as const).flatMap((laws) =>
    failures({
      id: row.title,
      edition: laws,
      laws: [],
      title: row.title,
      confidence: 'sure',
      source: '',
      events: [
        {
          type: 'BoardOpened',
          board: '1',
          dealer: row.dealer,
          vulnerable: 'None',
          laws,
          screens: true,
          authority: row.authority,
        },
        ...row.events,
      ],
      checks: row.checks.map(([at, expect]) => ({ at, expect })),
    }).map((failure) => `${laws}: ${failure}`),
  );
describe('the screen regulations of the French federation', () => {
  it.each(FRENCH)('$title', (row) => expect(wrong(row)).toEqual([]));
});
describe('the screen regulations of the WBF', () => {
  it.each(WORLD)('$title', (row) => expect(wrong(row)).toEqual([]));
});
