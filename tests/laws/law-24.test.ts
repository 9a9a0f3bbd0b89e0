/** Cards exposed during the auction: what the acceptance cases do not show of Law 24. */
import { describe, expect, it } from 'vitest';
import { call, chosen, exposed, failuresOf, judged, only, replaced, type Short } from '../support/short.ts';

const DEAL = { type: 'HandsDealt', deal: 'N:KQ84.873.AK5.962 95.AJT62.8743.K5 AJT76.Q5.QT2.AJ8 32.K94.J96.QT743' };
const SEEN = { partnerCouldSee: true };
/** North declares, East leads. */
const PASSED = [call('N', '1S'), call('E', 'Pass'), call('S', 'Pass'), call('W', 'Pass')];

const ROWS: readonly Short[] = [
  {
    title: 'where the record does not say whether partner could have seen it, the director does',
    laws: '2017',
    dealer: 'N',
    events: [DEAL, exposed('E', 'HA', { seenBy: ['S'] }), call('N', '1S'), judged(2, 'partnerCouldHaveSeen', true)],
    checks: [
      [
        2,
        {
          exposedCards: only(),
          findings: only(),
          enforcedPasses: only(),
          pending: only({ of: 2, law: '24', question: 'partnerCouldHaveSeen', by: 'director' }),
        },
      ],
      [
        4,
        {
          exposedCards: only({ seat: 'E', card: 'HA', of: 2 }),
          findings: only({ seq: 2, code: 'card-exposed-in-auction', law: '24B', since: 4 }),
          enforcedPasses: only({ seat: 'W', law: '24B' }),
          pending: only(),
        },
      ],
    ],
  },
  {
    title: 'the last answer counts: he could not have seen it',
    laws: '2007',
    dealer: 'N',
    events: [DEAL, exposed('E', 'HA', SEEN), judged(2, 'partnerCouldHaveSeen', false), ...PASSED],
    checks: [
      [3, { exposedCards: only(), enforcedPasses: only(), information: [{ of: 2, unauthorized: only() }] }],
      [7, { phase: 'clarification', penaltyCards: only() }],
    ],
  },
  {
    title: '24A: one low card costs no pass and is a minor penalty card',
    laws: '2017',
    dealer: 'N',
    events: [DEAL, exposed('E', 'H6', { ...SEEN, deliberate: false }), ...PASSED],
    checks: [
      [2, { enforcedPasses: only(), findings: only({ law: '24A' }) }],
      [6, { penaltyCards: only({ seat: 'E', card: 'H6', kind: 'minor', of: 2 }), exposedCards: only() }],
    ],
  },
  {
    title: '24B: a low card led, also where the record calls it played',
    laws: '2007',
    dealer: 'N',
    events: [DEAL, { type: 'CardPlayed', seat: 'E', card: 'H6' }, ...PASSED],
    checks: [
      [
        2,
        {
          enforcedPasses: only({ seat: 'W', duration: 'nextTurn', law: '24B' }),
          exposedCards: only({ card: 'H6', of: 2 }),
          findings: only({ code: 'card-exposed-in-auction' }),
        },
      ],
      [6, { penaltyCards: only({ card: 'H6', kind: 'major' }), legalCards: only({ seat: 'E', cards: only('H6') }) }],
    ],
  },
  {
    title: '24B: a card that lies there is then led',
    laws: '2017',
    dealer: 'N',
    events: [DEAL, exposed('E', 'H6', SEEN), exposed('E', 'H6', { ...SEEN, how: 'led' })],
    checks: [
      [3, { enforcedPasses: only({ seat: 'W', law: '24B', of: 2 }), exposedCards: only({ card: 'H6', of: 2 }) }],
    ],
  },
  {
    title: '24C: a further card after the pass costs another; cards of two hands are not counted together',
    laws: '2017',
    dealer: 'N',
    events: [
      DEAL,
      exposed('E', 'H6', SEEN),
      exposed('N', 'S4', SEEN),
      exposed('E', 'H2', SEEN),
      call('N', '1S'),
      call('E', 'Pass'),
      call('S', '2S'),
      call('W', 'Pass'),
      exposed('E', 'D3', SEEN),
    ],
    checks: [
      [3, { enforcedPasses: only() }],
      [4, { enforcedPasses: only({ seat: 'W', law: '24C', of: 4 }) }],
      [8, { enforcedPasses: only() }],
      [9, { enforcedPasses: only({ seat: 'W', law: '24C', of: 9 }) }],
    ],
  },
  {
    title: '24D: the cards of declarer’s side are picked up',
    laws: '2017',
    dealer: 'N',
    events: [DEAL, exposed('S', 'HQ', SEEN), exposed('N', 'SK', SEEN), ...PASSED],
    checks: [
      [3, { exposedCards: only({ seat: 'S' }, { seat: 'N' }), enforcedPasses: only({ seat: 'N' }, { seat: 'S' }) }],
      [
        7,
        {
          exposedCards: only(),
          penaltyCards: only(),
          information: [{ of: 2, unauthorized: only('N') }],
          hands: { S: ['HQ'] },
        },
      ],
    ],
  },
  {
    title: 'the auction is reopened: the cards lie there as before, until it closes again',
    laws: '2017',
    dealer: 'N',
    events: [
      DEAL,
      exposed('E', 'H6', { ...SEEN, deliberate: false }),
      exposed('S', 'C8', SEEN),
      ...PASSED,
      replaced('W', 7, 'X'),
      judged(8, 'unintended', true),
      call('N', 'Pass'),
      call('E', '2H'),
      call('S', 'Pass'),
      call('W', 'Pass'),
      call('N', 'Pass'),
    ],
    checks: [
      [7, { penaltyCards: only({ card: 'H6' }), exposedCards: only() }],
      [
        9,
        {
          phase: 'auction',
          penaltyCards: only(),
          exposedCards: only({ card: 'H6' }, { card: 'C8' }),
          information: [{ of: 2, law: '24', unauthorized: ['W'] }],
        },
      ],
      [
        14,
        {
          phase: 'clarification',
          exposedCards: only(),
          penaltyCards: only({ seat: 'S', card: 'C8', kind: 'minor', of: 3 }),
          hands: { E: ['H6'] },
        },
      ],
    ],
  },
  {
    title: 'an answer after the final pass makes the penalty card, or takes it away',
    laws: '2007',
    dealer: 'N',
    events: [
      DEAL,
      exposed('E', 'H6', { deliberate: false }),
      ...PASSED,
      judged(2, 'partnerCouldHaveSeen', true),
      judged(2, 'partnerCouldHaveSeen', false),
    ],
    checks: [
      [6, { penaltyCards: only() }],
      [7, { penaltyCards: only({ card: 'H6', of: 2 }), exposedCards: only() }],
      [8, { penaltyCards: only(), exposedCards: only() }],
    ],
  },
  {
    title: 'a card of another hand is a contradiction, not an exposed card',
    laws: '2017',
    dealer: 'N',
    events: [DEAL, exposed('E', 'SK', SEEN), chosen('N', 2, 'accept')],
    checks: [
      [
        3,
        {
          exposedCards: only(),
          enforcedPasses: only(),
          findings: only({ seq: 2, code: 'card-not-held', severity: 'contradiction' }),
        },
      ],
    ],
  },
];

describe('cards exposed in the auction', () => {
  it.each(ROWS)('$title', (row) => {
    expect(failuresOf(row)).toEqual([]);
  });
});
