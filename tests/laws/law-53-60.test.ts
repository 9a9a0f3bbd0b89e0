/** Leads and plays out of turn where the acceptance cases are silent. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../domain/event.ts';
import { failures } from '../support/case.ts';

type Check = { readonly at: number | 'last'; readonly expect: JsonObject };
const DEAL = 'N:KQ84.873.AK5.962 95.AJT62.8743.K5 AJT76.Q5.QT2.AJ8 32.K94.J96.QT743';
const ENDING = 'N:5.6.73.A J9..KT.8 A.K4.5.3 Q.T9.6.4';

const card = (seat: string, played: string, more: JsonObject = {}): JsonObject => ({
  type: 'CardPlayed',
  seat,
  card: played,
  ...more,
});
const option = (by: string, of: number, chosen: string): JsonObject => ({
  type: 'OptionChosen',
  by,
  of,
  option: chosen,
});
const told = (of: number): JsonObject => ({ type: 'DirectorJudged', of, question: 'toldHisTurn', answer: true });
const opened = (laws: string): JsonObject => ({
  type: 'BoardOpened',
  board: '1',
  dealer: 'S',
  vulnerable: 'None',
  laws,
});

/** Declarer South in 1S, West to lead; the first event given is 6. */
const board = (laws: string, events: readonly JsonObject[]): JsonObject[] => [
  opened(laws),
  { type: 'HandsDealt', deal: DEAL },
  ...['S', 'W', 'N', 'E'].map((seat): JsonObject => ({ type: 'CallMade', seat, call: seat === 'S' ? '1S' : 'Pass' })),
  ...events,
];
/** Declarer South in 3NT with five cards left; the first event given is 2. */
const ending = (laws: string, leader: string, events: readonly JsonObject[], more: JsonObject = {}): JsonObject[] => [
  opened(laws),
  {
    type: 'PositionSet',
    contract: '3NT',
    declarer: 'S',
    leader,
    deal: ENDING,
    trick: 9,
    won: { NS: 4, EW: 4 },
    ...more,
  },
  ...events,
];
const wrong = (laws: string, events: readonly JsonObject[], checks: readonly Check[]): string[] =>
  failures({ id: '1', edition: laws, laws: [], title: '', confidence: 'sure', source: '', events, checks });

const LAST = { deal: 'N:..2. .4.. ..A. ...9', trick: 13, won: { NS: 8, EW: 4 } };
const NONE_PENAL = { penaltyCards: { only: [] } };
const penal = (...cards: readonly (readonly [string, string])[]): JsonObject => ({
  penaltyCards: { only: cards.map(([seat, name]) => ({ seat, card: name, kind: 'major' })) },
});

interface Row {
  readonly title: string;
  readonly events: (laws: string) => readonly JsonObject[];
  readonly checks: (laws: string) => readonly Check[];
}
const ROWS: readonly Row[] = [
  {
    title: '53A: the last lead out of turn may be accepted in 2007 and not in 2017',
    events: (laws) => ending(laws, 'S', [card('E', 'H4')], LAST),
    checks: (laws) => [
      {
        at: 'last',
        expect: { pending: laws === '2007' ? [{ of: 2, options: ['accept'] }] : { none: { options: ['accept'] } } },
      },
    ],
  },
  {
    title: '41A: a face-down lead by the wrong defender goes back and costs nothing',
    events: (laws) => board(laws, [card('E', 'HA', { faceDown: true }), { type: 'CardWithdrawn', seat: 'E', of: 6 }]),
    checks: () => [
      { at: 6, expect: { phase: 'clarification', pending: { none: { of: 6 } }, play: { openingLead: 'faceDown' } } },
      {
        at: 7,
        expect: {
          ...NONE_PENAL,
          play: { openingLead: 'none', turn: 'W' },
          findings: { none: { code: 'illegal-retraction' } },
        },
      },
    ],
  },
  {
    title: '54: turned up, the same lead is declarer’s to accept',
    events: (laws) =>
      board(laws, [card('E', 'HA', { faceDown: true }), { type: 'LeadFaced', seat: 'E' }, option('S', 6, 'accept')]),
    checks: () => [
      { at: 7, expect: { pending: [{ of: 6, law: '54', options: ['accept', 'decline', 'spread'] }] } },
      { at: 8, expect: { play: { turn: 'S', current: [{ seat: 'E', card: 'HA' }] } } },
    ],
  },
  {
    title: '54 lead-in, 58A: the right lead lay face down and is turned up: the other waits for its turn',
    events: (laws) =>
      board(laws, [
        card('W', 'H4', { faceDown: true }),
        card('E', 'HA'),
        { type: 'LeadFaced', seat: 'W' },
        card('N', 'H3'),
      ]),
    checks: () => [
      {
        at: 8,
        expect: {
          ...NONE_PENAL,
          pending: { none: { of: 7 } },
          play: { turn: 'N', current: { only: [{ seat: 'W', card: 'H4' }] } },
        },
      },
      {
        at: 9,
        expect: { play: { turn: 'S', current: [{ card: 'H4' }, { card: 'H3' }, { seat: 'E', card: 'HA', seq: 7 }] } },
      },
    ],
  },
  {
    title: '54C: dummy had been spread too soon, so the lead must be accepted',
    events: (laws) => board(laws, [{ type: 'DummySpread', seat: 'N' }, card('E', 'HA')]),
    checks: () => [{ at: 7, expect: { pending: { none: { of: 7 } }, play: { turn: 'S', current: [{ card: 'HA' }] } } }],
  },
  {
    title: '54C: dummy shows a card and nobody knows whether declarer saw it',
    events: (laws) =>
      board(laws, [
        card('E', 'HA'),
        { type: 'CardExposed', seat: 'N', card: 'SK', how: 'dropped' },
        { type: 'DirectorJudged', of: 7, question: 'declarerCouldHaveSeen', answer: true },
      ]),
    checks: () => [
      {
        at: 7,
        expect: {
          pending: [
            { of: 7, question: 'declarerCouldHaveSeen' },
            { of: 6, options: ['decline'] },
          ],
        },
      },
      { at: 8, expect: { pending: { none: { of: 6 } }, play: { current: [{ card: 'HA' }] } } },
    ],
  },
  {
    title: '54E: a "lead" by declarer’s side is none',
    events: (laws) => board(laws, [card('S', 'SA'), card('W', 'H4')]),
    checks: () => [
      {
        at: 6,
        expect: {
          findings: [{ code: 'lead-out-of-turn', law: '54E' }],
          pending: { none: { of: 6 } },
          play: { turn: 'W' },
        },
      },
      { at: 7, expect: { play: { leader: 'W', turn: 'N' } } },
    ],
  },
  {
    title: '60A: the offender takes the card back, the right hand leads, dummy is spread: the right lead stands',
    events: (laws) =>
      board(laws, [
        card('E', 'HA'),
        { type: 'CardWithdrawn', seat: 'E', of: 6 },
        card('W', 'C4'),
        { type: 'DummySpread', seat: 'N' },
      ]),
    checks: () => [
      { at: 8, expect: { pending: [{ of: 6, options: ['accept', 'decline'] }] } },
      {
        at: 9,
        expect: {
          ...penal(['E', 'HA']),
          play: { leader: 'W', turn: 'N', current: { only: [{ seat: 'W', card: 'C4' }] } },
        },
      },
    ],
  },
  {
    title: '60C: both defenders’ cards are penalty cards where the lead is refused',
    events: (laws) => board(laws, [card('E', 'HA'), card('W', 'C4'), option('S', 6, 'decline')]),
    checks: () => [
      { at: 8, expect: { ...penal(['E', 'HA'], ['W', 'C4']), legalCards: [{ seat: 'W', cards: { only: [] } }] } },
    ],
  },
  {
    title: '55A: the word of the defender who is not next holds once declarer leads anew',
    events: (laws) => ending(laws, 'S', [card('N', 'D7'), option('W', 2, 'decline'), card('S', 'C3')]),
    checks: () => [
      { at: 3, expect: { pending: { only: [{ of: 2, law: '55A', by: 'E' }] }, play: { current: { only: [] } } } },
      { at: 4, expect: { play: { leader: 'S', current: { only: [{ card: 'C3' }] } }, pending: { only: [] } } },
    ],
  },
  {
    title: '47E1: a penalty card that came of a lead he was told to make goes back',
    events: (laws) => ending(laws, 'S', [card('E', 'DK'), option('S', 2, 'decline'), told(2)]),
    checks: () => [
      { at: 3, expect: penal(['E', 'DK']) },
      {
        at: 4,
        expect: {
          ...NONE_PENAL,
          information: [{ of: 2, kind: 'card', authorized: ['E', 'W'], unauthorized: ['N', 'S'] }],
        },
      },
    ],
  },
  {
    title: '58A: of two cards at one moment the later is no irregularity, and counts in its turn',
    events: (laws) =>
      ending(laws, 'S', [card('S', 'D5'), card('W', 'D6'), card('E', 'DT', { with: 3 }), card('N', 'D3')]),
    checks: () => [
      { at: 4, expect: { findings: { only: [] }, pending: { only: [] }, play: { turn: 'N' } } },
      {
        at: 5,
        expect: {
          play: {
            turn: 'E',
            trick: 9,
            current: [{ card: 'D5' }, { card: 'D6' }, { card: 'D3' }, { card: 'DT', seq: 4 }],
          },
        },
      },
    ],
  },
  {
    title: '57A: a lead to the next trick before partner has played binds partner in this one',
    events: (laws) =>
      ending(laws, 'E', [card('E', 'DK'), card('S', 'D5'), card('E', 'SJ'), option('S', 4, 'forbid:S')]),
    checks: () => [
      {
        at: 4,
        expect: {
          ...penal(['E', 'SJ']),
          pending: [{ of: 4, law: '57A' }],
          legalCards: [{ seat: 'W', cards: { only: [] } }],
        },
      },
      { at: 5, expect: { legalCards: [{ seat: 'W', cards: { only: ['D6'] } }] } },
    ],
  },
  {
    title: '57B: a demand that cannot be met is used up',
    events: (laws) =>
      ending(laws, 'S', [card('S', 'H4'), card('E', 'SJ'), option('S', 3, 'forbid:D'), card('W', 'HT')]),
    checks: () => [
      {
        at: 'last',
        expect: { revokes: { only: [] }, play: { turn: 'N' }, playRestrictions: { none: { law: '57A3' } } },
      },
    ],
  },
  {
    title: '57D: at his RHO’s turn a card waits for its own, and is a penalty card if it is not legal then',
    events: (laws) => ending(laws, 'W', [card('W', 'D6'), card('E', 'C8'), card('N', 'D7')]),
    checks: () => [
      { at: 3, expect: { ...NONE_PENAL, findings: [{ seq: 3, code: 'premature-play', law: '57D' }] } },
      {
        at: 4,
        expect: {
          ...penal(['E', 'C8']),
          play: { turn: 'E' },
          legalCards: [{ seat: 'E', cards: { only: ['DK', 'DT'] } }],
        },
      },
    ],
  },
  {
    title: '53A, 59: who may not lead a suit may still accept a wrong lead in it by following',
    events: (laws) =>
      ending(laws, 'E', [
        { type: 'CardExposed', seat: 'W', card: 'SQ', how: 'dropped' },
        option('S', 2, 'forbid:S'),
        card('N', 'S5'),
        card('E', 'SJ'),
      ]),
    checks: () => [
      { at: 3, expect: { legalCards: { only: [{ seat: 'E', cards: { only: ['DK', 'DT', 'C8'] } }] } } },
      { at: 4, expect: { legalCards: { only: [{ seat: 'E', cards: { only: ['SJ', 'S9', 'DK', 'DT', 'C8'] } }] } } },
      {
        at: 5,
        expect: { play: { current: [{ seat: 'N', card: 'S5' }, { card: 'SJ' }] }, findings: { none: { seq: 5 } } },
      },
    ],
  },
  {
    title: '57C: a lead made too soon by the hand that wins the trick is the lead',
    events: (laws) =>
      ending(laws, 'N', [card('N', 'CA'), card('E', 'C8'), card('N', 'S5'), card('S', 'C3'), card('W', 'C4')]),
    checks: () => [
      {
        at: 4,
        expect: { ...NONE_PENAL, findings: [{ seq: 4, code: 'play-out-of-turn' }], play: { trick: 9, turn: 'S' } },
      },
      {
        at: 6,
        expect: { play: { trick: 10, leader: 'N', turn: 'E', current: { only: [{ seat: 'N', card: 'S5', seq: 4 }] } } },
      },
    ],
  },
  {
    title: '60A: declarer’s side plays on and has no more to say under 57A',
    events: (laws) => ending(laws, 'S', [card('S', 'H4'), card('E', 'SJ'), card('W', 'H9'), card('N', 'H6')]),
    checks: () => [
      { at: 4, expect: { findings: [{ seq: 4, law: '60C' }], pending: [{ of: 3, law: '57A' }] } },
      {
        at: 5,
        expect: {
          ...penal(['E', 'SJ']),
          pending: { none: { of: 3 } },
          play: { turn: 'E', current: [{ card: 'H4' }, { card: 'H9' }, { card: 'H6' }] },
        },
      },
    ],
  },
];

describe.each(['2007', '2017'])('leads and plays out of turn, %s', (laws) => {
  it.each(ROWS.map((row) => [row.title, row] as const))('%s', (_title, row) => {
    expect(wrong(laws, row.events(laws), row.checks(laws))).toEqual([]);
  });
});
