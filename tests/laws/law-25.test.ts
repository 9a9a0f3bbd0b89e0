/** Changes of call: what the acceptance cases do not show of Laws 21B and 25. */
import { describe, expect, it } from 'vitest';
import { call, chosen, failuresOf, judged, only, replaced, type Short } from '../support/short.ts';

const attention = (by: string, of: number) => ({ type: 'AttentionDrawn', by, of });
const withdrawn = (seat: string, of: number) => ({ type: 'CallWithdrawn', seat, of });
const told = (by: string, to: string, of: number) => ({ type: 'ExplanationGiven', by, to, of, text: 'strong' });
const toNorthSouth = { authorized: only('E', 'W'), unauthorized: only('N', 'S') };

const ROWS: readonly Short[] = [
  {
    title: '25A4: LHO takes back the call he made over a slip, and his side alone may use it',
    laws: '2007',
    dealer: 'N',
    events: [
      call('N', '1H'),
      call('E', 'X'),
      replaced('N', 1, '1S'),
      judged(3, 'unintended', true),
      withdrawn('E', 2),
      call('E', '1NT'),
    ],
    checks: [
      [
        3,
        {
          auction: { standing: only('1H', 'X'), toCall: 'S' },
          pending: only({ of: 3, question: 'unintended', law: '25A1' }),
          findings: only(),
        },
      ],
      [
        4,
        {
          auction: { standing: only('1S', 'X') },
          pending: only({ of: 2, law: '25A4', by: 'E', options: only('withdraw', 'keep') }),
        },
      ],
      [
        5,
        {
          auction: { standing: only('1S'), toCall: 'E' },
          information: [{ of: 2, authorized: only('E', 'W'), unauthorized: only('N', 'S'), law: '16D2' }],
        },
      ],
      [6, { auction: { standing: only('1S', '1NT') }, leadRestrictions: only(), pending: only() }],
    ],
  },
  {
    title: '25A6: a bid kept over a slip and now insufficient is judged as if made at that moment',
    laws: '2017',
    dealer: 'N',
    events: [
      call('N', '1C'),
      call('E', '1D'),
      replaced('N', 1, '1H'),
      judged(3, 'unintended', true),
      chosen('E', 2, 'keep'),
      call('S', 'Pass'),
    ],
    checks: [
      [
        5,
        {
          auction: { standing: only('1H') },
          findings: only({ seq: 2, code: 'insufficient-bid', seat: 'E' }),
          pending: only({ of: 2, law: '27A1', by: 'S' }),
        },
      ],
      [6, { auction: { standing: only('1H', '1D', 'Pass'), toCall: 'W', calls: [{ seq: 2, accepted: true }] } }],
    ],
  },
  {
    title: '25A: the slip put right falls under its own law: an insufficient bid is offered to LHO',
    laws: '2017',
    dealer: 'N',
    events: [call('N', '1S'), call('E', 'Pass'), replaced('E', 2, '1H'), judged(3, 'unintended', true)],
    checks: [
      [
        4,
        {
          auction: { standing: only('1S') },
          findings: only({ seq: 3, code: 'insufficient-bid' }),
          pending: only({ of: 3, law: '27A1', by: 'S' }),
        },
      ],
    ],
  },
  {
    title: '25B1: accepted after LHO had called: his call falls and the auction goes on from the second',
    laws: '2017',
    dealer: 'N',
    events: [
      call('N', '1C'),
      call('E', 'Pass'),
      replaced('N', 1, '1S'),
      judged(3, 'unintended', false),
      chosen('E', 3, 'accept'),
    ],
    checks: [
      [4, { findings: only({ seq: 3, code: 'change-of-call', law: '25B1' }) }],
      [
        5,
        {
          auction: { standing: only('1S'), toCall: 'E', calls: [{ seq: 2, status: 'withdrawn' }] },
          pending: only({ of: 3, question: 'comparable' }),
        },
      ],
    ],
  },
  {
    title: '25B1: LHO calls over an insufficient second bid: he accepts both',
    laws: '2017',
    dealer: 'N',
    events: [call('N', '1S'), call('E', 'Pass'), replaced('E', 2, '1H', { withoutPause: false }), call('S', '2C')],
    checks: [
      [3, { legalCalls: ['Pass', 'X', '1S'] }],
      [4, { auction: { standing: only('1S', '1H', '2C'), toCall: 'W' } }],
    ],
  },
  {
    title: '25B1: the second call, called over, was the final pass: LHO’s own call is not needed and no fault',
    laws: '2007',
    dealer: 'N',
    events: [
      call('N', '1S'),
      call('E', 'Pass'),
      call('S', 'Pass'),
      call('W', '2H'),
      replaced('W', 4, 'Pass', { withoutPause: false }),
      call('N', 'Pass'),
    ],
    checks: [
      [
        6,
        {
          phase: 'clarification',
          auction: { standing: only('1S', 'Pass', 'Pass', 'Pass') },
          findings: only({ seq: 5 }),
        },
      ],
    ],
  },
  {
    title: '26 after 25B, 2007: the first of two calls, accepted, counts; a refused second does not',
    laws: '2007',
    dealer: 'N',
    events: [call('N', '1C'), replaced('N', 1, '1S', { withoutPause: false }), chosen('E', 2, 'accept')],
    checks: [
      [2, { pending: only({ of: 2, law: '25B1' }) }],
      [3, { leadRestrictions: only({ seat: 'S', of: 1, law: '26A2' }) }],
    ],
  },
  {
    title: '26 after 25B2, 2007',
    laws: '2007',
    dealer: 'N',
    events: [call('N', '1C'), replaced('N', 1, '1S', { withoutPause: false }), chosen('E', 2, 'decline')],
    checks: [[3, { leadRestrictions: only(), information: only({ of: 2, ...toNorthSouth }) }]],
  },
  {
    title: '26 after 25B2, 2017: the refused second call counts where the director finds it not comparable',
    laws: '2017',
    dealer: 'N',
    events: [
      call('N', '1C'),
      replaced('N', 1, '1S'),
      judged(2, 'unintended', false),
      chosen('E', 2, 'decline'),
      judged(2, 'comparable', false),
    ],
    checks: [
      [4, { leadRestrictions: only(), pending: only({ of: 2, question: 'comparable', law: '26B' }) }],
      [5, { leadRestrictions: only({ seat: 'S', of: 2, law: '26B' }), pending: only() }],
    ],
  },
  {
    title: 'the answer is changed before anybody acted on it: the choice of LHO opens',
    laws: '2017',
    dealer: 'N',
    events: [call('N', '1C'), replaced('N', 1, '1S'), judged(2, 'unintended', true), judged(2, 'unintended', false)],
    checks: [[4, { auction: { standing: only('1C') }, pending: only({ of: 2, law: '25B1' }) }]],
  },
  {
    title: 'nobody speaks before the lead is faced: the first call stands',
    laws: '2017',
    dealer: 'N',
    events: [
      call('N', '1NT'),
      call('E', 'Pass'),
      call('S', 'Pass'),
      call('W', 'Pass'),
      replaced('W', 4, 'X'),
      { type: 'CardPlayed', seat: 'E', card: 'H2' },
      judged(5, 'unintended', true),
    ],
    checks: [
      [5, { phase: 'clarification', pending: only({ question: 'unintended' }) }],
      [
        7,
        {
          phase: 'play',
          auction: { standing: only('1NT', 'Pass', 'Pass', 'Pass') },
          findings: [{ seq: 5, code: 'change-of-call' }],
        },
      ],
    ],
  },
  {
    title: 'a slip in the final pass reopens the auction, and a face-down lead goes back',
    laws: '2007',
    dealer: 'N',
    events: [
      call('N', '1NT'),
      call('E', 'Pass'),
      call('S', 'Pass'),
      call('W', 'Pass'),
      { type: 'CardPlayed', seat: 'E', card: 'H2', faceDown: true },
      replaced('W', 4, 'X', { withoutPause: true }),
      judged(6, 'unintended', true),
    ],
    checks: [
      [7, { phase: 'auction', play: null, auction: { toCall: 'N', standing: only('1NT', 'Pass', 'Pass', 'X') } }],
    ],
  },
  {
    title: '21B3: partner has called since: the misinformed player changes nothing, damage is asked at the end',
    laws: '2017',
    dealer: 'W',
    events: [
      call('W', 'Pass'),
      call('N', '1C'),
      call('E', 'Pass'),
      told('S', 'E', 2),
      replaced('W', 1, '1H'),
      judged(5, 'misinformed', true),
      attention('N', 5),
    ],
    checks: [
      [
        6,
        {
          auction: { standing: only('Pass', '1C', 'Pass'), toCall: 'S' },
          findings: [
            { code: 'too-late', seq: 5, law: '21B3' },
            { code: 'misinformation', side: 'NS' },
          ],
        },
      ],
    ],
  },
  {
    title: '21B1: found misinformed only after LHO had called over it: his side is the offending one',
    laws: '2017',
    dealer: 'S',
    events: [
      call('S', '1C'),
      told('N', 'W', 1),
      call('W', 'Pass'),
      told('N', 'W', 1),
      replaced('W', 3, '1H'),
      call('N', '1S'),
      judged(5, 'misinformed', true),
    ],
    checks: [
      [5, { pending: [{ of: 5, question: 'misinformed', law: '21B1a' }] }],
      [
        7,
        {
          auction: { standing: only('1C', '1H', '1S') },
          information: [{ of: 3, ...toNorthSouth }],
          leadRestrictions: only(),
          findings: [{ seq: 2, code: 'misinformation', side: 'NS' }],
        },
      ],
    ],
  },
  {
    title: 'a call taken back with no law for it changes nothing',
    laws: '2017',
    dealer: 'N',
    events: [call('N', '1C'), withdrawn('N', 1)],
    checks: [[2, { auction: { standing: only('1C') }, findings: only({ seq: 2, code: 'illegal-retraction' }) }]],
  },
  {
    title: 'another player’s call can’t be replaced',
    laws: '2017',
    dealer: 'N',
    events: [call('N', '1C'), replaced('S', 1, '1S')],
    checks: [
      [
        2,
        {
          auction: { standing: only('1C'), calls: [{ seq: 2, status: 'cancelled' }] },
          findings: only({ seq: 2, code: 'change-of-call' }),
        },
      ],
    ],
  },
];

describe('changes of call', () => {
  it.each(ROWS.map((row) => [`${row.laws} ${row.title}`, row] as const))('%s', (_, row) => {
    expect(failuresOf(row)).toEqual([]);
  });
});
