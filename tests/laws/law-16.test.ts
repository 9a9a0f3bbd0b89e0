/** Laws 16, 20F, 72C, 73, 75, 76: what the acceptance cases do not show. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../domain/event.ts';
import { call, failuresOf, judged, only, type Short } from '../support/short.ts';

const tempo = (by: string): JsonObject => ({ type: 'TempoBreak', by, kind: 'slow', seconds: 30 });
const answered = (of: number, question: string, answer: JsonObject[string]): JsonObject => ({
  type: 'DirectorJudged',
  of,
  question,
  answer,
});
const reserved = (by: string, of: number): JsonObject => ({ type: 'RightsReserved', by, of });
/** 1S, a slow pass over 2H, and partner's 3S. */
const COMPETITIVE: readonly JsonObject[] = [
  call('N', '1S'),
  call('E', '2H'),
  tempo('S'),
  call('S', 'Pass'),
  call('W', 'Pass'),
  call('N', '3S'),
];
const NOTHING_FOUND = { perceived: null, logicalAlternatives: null, suggested: null, damage: null };

const ROWS: readonly Short[] = [
  {
    title: '16B2: rights reserved before partner acts speak of his next call, and ask nothing of the director yet',
    laws: '2017',
    dealer: 'N',
    events: [...COMPETITIVE.slice(0, 4), reserved('W', 3), call('W', 'Pass'), call('N', '3S')],
    checks: [
      [5, { cases: only(), pending: only() }],
      [
        7,
        {
          cases: only({
            of: 7,
            source: 3,
            action: '3S',
            law: '16B1a',
            steps: NOTHING_FOUND,
            open: only('perceived', 'logicalAlternatives', 'suggested', 'damage'),
          }),
          pending: only(),
        },
      ],
    ],
  },
  {
    title: '16B3: with the director called each step is his, and damage waits for the end of the play',
    laws: '2007',
    dealer: 'N',
    events: [
      ...COMPETITIVE,
      { type: 'DirectorCalled', by: 'W', of: 3 },
      answered(6, 'logicalAlternatives', ['Pass', '3S']),
      answered(6, 'suggested', true),
      call('E', 'Pass'),
      call('S', 'Pass'),
      call('W', 'Pass'),
      { type: 'ClaimMade', by: 'N', tricks: 9 },
      { type: 'ClaimAnswered', by: 'E', answer: 'agreed' },
      { type: 'ClaimAnswered', by: 'W', answer: 'agreed' },
      answered(6, 'damage', true),
    ],
    checks: [
      [
        7,
        {
          pending: only(
            { of: 6, question: 'perceived' },
            { of: 6, law: '16B1b', question: 'logicalAlternatives' },
            { of: 6, law: '16B1a', question: 'suggested' },
          ),
        },
      ],
      [
        9,
        {
          findings: only({ seq: 6, code: 'unauthorized-information', law: '16B1a', side: 'NS', seat: 'N' }),
          cases: only({
            of: 6,
            steps: { logicalAlternatives: ['Pass', '3S'], suggested: true, damage: null },
            open: only('damage'),
          }),
          pending: only(),
        },
      ],
      [15, { pending: only({ of: 6, law: '16B3', question: 'damage' }) }],
      [16, { pending: only(), cases: only({ open: only() }) }],
    ],
  },
  {
    title: '16B: what partner did not perceive is no case to go on with',
    laws: '2017',
    dealer: 'N',
    events: [...COMPETITIVE, { type: 'DirectorCalled', by: 'W', of: 6 }, answered(3, 'perceived', false)],
    checks: [[8, { cases: only({ of: 6, source: 3, steps: { perceived: false }, open: only() }), pending: only() }]],
  },
  {
    title:
      '16B: attention to a call that is not irregular, a call for the director about nothing, and a poll open no case',
    laws: '2017',
    dealer: 'N',
    events: [
      ...COMPETITIVE,
      { type: 'AttentionDrawn', by: 'W', of: 6 },
      { type: 'DirectorCalled', by: 'W' },
      {
        type: 'PollTaken',
        of: 6,
        question: 'N to call',
        peers: 'club players',
        answers: [{ action: 'Pass', count: 5 }],
      },
    ],
    checks: [[9, { cases: only(), pending: only() }]],
  },
  {
    title: '16C2: using one’s own withdrawn call is a breach of that paragraph',
    laws: '2017',
    dealer: 'N',
    events: [
      call('S', '2D'),
      { type: 'OptionChosen', by: 'W', of: 1, option: 'decline' },
      call('N', '3D'),
      judged(3, 'suggested', true),
    ],
    checks: [
      [
        4,
        {
          findings: [{ seq: 3, code: 'unauthorized-information', law: '16C2', seat: 'N' }],
          cases: [{ source: 1, law: '16C2' }],
        },
      ],
    ],
  },
  {
    title: '16D2a: the seats are turned, and who knew of a hand holds it',
    laws: '2017',
    dealer: 'N',
    events: [
      { type: 'ExtraneousInformation', seat: 'E', text: 'saw the hand of N' },
      { type: 'DirectorJudged', of: 1, question: 'extraneous', answer: 'turn' },
      { type: 'SeatsTurned', to: { N: 'W', E: 'N', S: 'E', W: 'S' } },
    ],
    checks: [
      [
        1,
        {
          pending: only({ of: 1, law: '16D2', question: 'extraneous' }),
          information: only({ of: 1, law: '16D1', authorized: only(), unauthorized: only('E') }),
        },
      ],
      [3, { pending: only(), information: only({ of: 1, law: '16D2a', authorized: only('N'), unauthorized: only() }) }],
    ],
  },
  {
    title: '16C3 (2007): after the first call the board is played on, and nothing is asked',
    laws: '2007',
    dealer: 'N',
    events: [call('N', 'Pass'), { type: 'ExtraneousInformation', seat: 'E', text: 'four spades makes' }],
    checks: [[2, { pending: only(), information: only({ of: 2, law: '16C1', unauthorized: only('E') }) }]],
  },
  {
    title: '76: what a spectator lets a player hear comes from outside; what nobody heard is no item',
    laws: '2017',
    dealer: 'N',
    events: [
      { type: 'Remark', by: 'spectator', text: 'to a neighbour', perceivedBy: [] },
      { type: 'Remark', by: 'spectator', text: 'he has the king', perceivedBy: ['S'] },
    ],
    checks: [
      [1, { information: only(), findings: only() }],
      [
        2,
        {
          information: only({ of: 2, kind: 'remark', law: '16D1', authorized: only(), unauthorized: only('S') }),
          findings: only({ code: 'remark-of-interest', severity: 'notice' }),
        },
      ],
    ],
  },
  {
    title: '21B1a: an alert that was due and is missing, late or mistaken is misinformation; one in time is not',
    laws: '2017',
    dealer: 'N',
    events: [
      call('N', '2C', { artificial: true }),
      { type: 'AlertGiven', by: 'S', of: 1, kind: 'alert' },
      { type: 'AlertGiven', by: 'S', of: 1, kind: 'missing' },
    ],
    checks: [
      [
        2,
        {
          findings: only(),
          information: only({ of: 2, kind: 'alert', authorized: only('E', 'W'), unauthorized: only('N') }),
        },
      ],
      [3, { findings: only({ seq: 3, code: 'misinformation', law: '21B1a', seat: 'S' }) }],
    ],
  },
  {
    title: '21B3: a call that rested on a wrong explanation and stands is priced when the play has ended',
    laws: '2017',
    dealer: 'N',
    events: [
      call('N', '1NT'),
      { type: 'ExplanationGiven', by: 'S', to: 'E', of: 1, text: '15 to 17' },
      call('E', 'Pass'),
      call('S', 'Pass'),
      call('W', 'Pass'),
      judged(3, 'misinformed', true),
      { type: 'ClaimMade', by: 'N', tricks: 7 },
      { type: 'ClaimAnswered', by: 'E', answer: 'agreed' },
      { type: 'ClaimAnswered', by: 'W', answer: 'agreed' },
    ],
    checks: [
      [6, { findings: only({ seq: 2, code: 'misinformation', law: '21B3', side: 'NS' }), pending: only() }],
      [9, { pending: only({ of: 3, law: '21B3', question: 'damage' }) }],
    ],
  },
  {
    title:
      '72C: a silenced partner: at the end the director says whether the offender could have known, then whether he gained',
    laws: '2017',
    dealer: 'N',
    events: [
      call('N', '1S'),
      call('E', '1H'),
      { type: 'OptionChosen', by: 'S', of: 2, option: 'decline' },
      { type: 'CallReplaced', seat: 'E', of: 2, call: '3NT' },
      judged(4, 'comparable', false),
      call('S', 'Pass'),
      call('W', 'Pass'),
      call('N', 'Pass'),
      { type: 'ClaimMade', by: 'E', tricks: 9 },
      { type: 'ClaimAnswered', by: 'S', answer: 'agreed' },
      { type: 'ClaimAnswered', by: 'N', answer: 'agreed' },
      judged(2, 'couldHaveKnown', true),
      judged(2, 'couldHaveKnown', false),
    ],
    checks: [
      [8, { pending: only() }],
      [11, { pending: only({ of: 2, law: '72C', question: 'couldHaveKnown' }) }],
      [12, { pending: only({ of: 2, law: '72C', question: 'damage' }) }],
      [13, { pending: only() }],
    ],
  },
  {
    title: '73F: the same of a break in tempo that misled an opponent',
    laws: '2007',
    dealer: 'N',
    events: [
      call('N', '1NT'),
      tempo('E'),
      call('E', 'Pass'),
      call('S', 'Pass'),
      call('W', 'Pass'),
      { type: 'ClaimMade', by: 'N', tricks: 6 },
      { type: 'ClaimAnswered', by: 'E', answer: 'agreed' },
      { type: 'ClaimAnswered', by: 'W', answer: 'agreed' },
      judged(2, 'couldHaveKnown', true),
    ],
    checks: [[9, { pending: only({ of: 2, law: '73F', question: 'damage' }) }]],
  },
];
describe('what a player may use, step by step', () => {
  it.each(ROWS)('$laws: $title', (row) => expect(failuresOf(row)).toEqual([]));
});
