/** Calls out of rotation: what the acceptance cases do not show of Laws 23 and 28 to 32. */
import { describe, expect, it } from 'vitest';
import { call, chosen, failuresOf, judged, only, replaced, type Short } from '../support/short.ts';

const NOTHING_IMPOSED = { enforcedPasses: only(), barredCalls: only(), requiredCalls: only() };

const ROWS: readonly Short[] = [
  {
    title: '28A covers a player silenced throughout',
    laws: '2007',
    dealer: 'N',
    events: [
      call('N', '1H'),
      call('E', 'Pass'),
      call('S', '2H'),
      call('E', 'Pass'),
      chosen('S', 4, 'decline'),
      call('W', '2S'),
      call('N', '3H'),
      call('S', '4H'),
    ],
    checks: [
      [
        8,
        {
          auction: {
            standing: ['1H', 'Pass', '2H', '2S', '3H', 'Pass', '4H'],
            toCall: 'W',
            sequence: [
              { seat: 'E', seq: 8, deemed: '28A' },
              { seat: 'S', seq: 8, deemed: null },
            ],
          },
        },
      ],
      [8, { findings: { none: { seq: 8 } }, enforcedPasses: only({ seat: 'E', law: '30B2a' }) }],
    ],
  },
  {
    title: '28A: a deemed pass that ends the auction makes the call one after it',
    laws: '2007',
    dealer: 'N',
    events: [
      call('N', '1H'),
      call('E', 'Pass'),
      call('S', '2H'),
      call('E', 'Pass'),
      chosen('S', 4, 'decline'),
      call('W', 'Pass'),
      call('N', 'Pass'),
      call('S', '4H'),
    ],
    checks: [
      [
        8,
        {
          phase: 'clarification',
          auction: { standing: only('1H', 'Pass', '2H', 'Pass', 'Pass', 'Pass') },
          findings: [{ seq: 8, code: 'call-after-auction' }],
        },
      ],
    ],
  },
  {
    title: '28B where the player in turn is the offender’s LHO: no acceptance, no price',
    laws: '2017',
    dealer: 'W',
    events: [call('S', '1H'), call('W', '1C'), call('N', 'Pass'), call('E', 'Pass'), call('S', '2C')],
    checks: [
      [
        2,
        {
          auction: { standing: only('1C'), toCall: 'N', calls: [{ seq: 1, status: 'cancelled', accepted: false }] },
          pending: only(),
        },
      ],
      [5, { ...NOTHING_IMPOSED, pending: only(), leadRestrictions: only() }],
    ],
  },
  {
    title: '29A in words, by LHO at his own turn; nobody else may accept',
    laws: '2017',
    dealer: 'W',
    events: [call('S', '1H'), chosen('E', 1, 'accept'), chosen('N', 1, 'decline'), chosen('W', 1, 'accept')],
    checks: [
      [3, { auction: { standing: only(), calls: [{ seq: 1, status: 'pending' }] }, pending: [{ of: 1, by: 'W' }] }],
      [
        4,
        {
          auction: { standing: only('1H'), toCall: 'W', calls: [{ seq: 1, accepted: true }] },
          information: only(),
          pending: only(),
        },
      ],
    ],
  },
  {
    title: '29A: partner, in turn, has called meanwhile; accepted, the call makes his fall',
    laws: '2007',
    dealer: 'N',
    events: [call('S', '1H'), call('N', '1C'), chosen('W', 1, 'accept')],
    checks: [
      [2, { auction: { standing: only('1C'), toCall: 'E' }, pending: [{ of: 1, by: 'W' }] }],
      [
        3,
        {
          auction: { standing: only('1H'), toCall: 'W', calls: [{ seq: 2, status: 'cancelled' }] },
          information: [{ of: 2, law: '16D2', unauthorized: ['N', 'S'] }],
        },
      ],
    ],
  },
  {
    title: '29A: a call taken back in words may still be accepted',
    laws: '2017',
    dealer: 'N',
    events: [call('E', '1H'), { type: 'CallWithdrawn', seat: 'E', of: 1 }, call('S', '1S')],
    checks: [[3, { auction: { standing: ['1H', '1S'], toCall: 'W' } }]],
  },
  ...(['2007', '2017'] as const).map(
    (laws): Short => ({
      title: `30A: the pass made again leaves nothing of the first (${laws})`,
      laws,
      dealer: 'N',
      events: [call('E', 'Pass'), chosen('S', 1, 'decline'), call('N', '1H'), call('E', 'Pass')],
      checks: [
        [
          4,
          {
            ...NOTHING_IMPOSED,
            information: only({ of: 1, authorized: only('N', 'E', 'S', 'W'), unauthorized: only() }),
          },
        ],
      ],
    }),
  ),
  {
    title: '30A (2007) at partner’s turn before any bid: the passer passes once, partner is free',
    laws: '2007',
    dealer: 'N',
    events: [call('S', 'Pass'), chosen('W', 1, 'decline')],
    checks: [
      [
        2,
        {
          enforcedPasses: only({ seat: 'S', duration: 'nextTurn', law: '30A' }),
          barredCalls: only(),
          legalCalls: ['1C', 'Pass'],
        },
      ],
    ],
  },
  {
    title: '30C: an artificial pass at partner’s turn is Law 31',
    laws: '2007',
    dealer: 'N',
    events: [call('S', 'Pass', { artificial: true }), chosen('W', 1, 'decline')],
    checks: [[2, { enforcedPasses: only({ seat: 'N', duration: 'throughout', law: '31B' }) }]],
  },
  {
    title: '30C: a pass of partner’s artificial call must be repeated when RHO passes',
    laws: '2007',
    dealer: 'N',
    events: [call('N', '2C', { artificial: true }), call('S', 'Pass'), chosen('W', 2, 'decline'), call('E', 'Pass')],
    checks: [[4, { requiredCalls: only({ seat: 'S', call: 'Pass', law: '31A1' }) }]],
  },
  {
    title: '31A2a, 29C: the denomination specified, by another call that specifies it',
    laws: '2007',
    dealer: 'S',
    events: [
      call('W', '2D', { artificial: true, shows: ['H'] }),
      chosen('N', 1, 'decline'),
      call('S', '1S'),
      call('W', '2H'),
    ],
    checks: [
      [4, { enforcedPasses: only({ seat: 'E', duration: 'nextTurn', law: '31A2a' }), leadRestrictions: only() }],
    ],
  },
  {
    title: '31A2b: one of two denominations specified is not the repetition of both',
    laws: '2007',
    dealer: 'N',
    events: [
      call('E', '2NT', { artificial: true, shows: ['D', 'C'] }),
      chosen('S', 1, 'decline'),
      call('N', '1S'),
      call('E', '3C'),
    ],
    checks: [
      [
        4,
        {
          enforcedPasses: only({ seat: 'W', duration: 'throughout', law: '31A2b' }),
          leadRestrictions: [{ of: 1, suits: only('D') }],
        },
      ],
    ],
  },
  {
    title: '31B (2007): the same call at his turn leaves partner silenced and no lead restriction',
    laws: '2007',
    dealer: 'N',
    events: [call('S', '1NT'), chosen('W', 1, 'decline'), call('N', 'Pass'), call('E', 'Pass'), call('S', '1NT')],
    checks: [
      [
        2,
        {
          enforcedPasses: only({ seat: 'N', duration: 'throughout', law: '31B' }),
          leadRestrictions: [{ of: 1, law: '26B', status: 'latent' }],
        },
      ],
      [5, { leadRestrictions: only(), enforcedPasses: only({ seat: 'N', law: '31B' }) }],
    ],
  },
  {
    title: '23 (2017): the last answer counts, from when it is given',
    laws: '2017',
    dealer: 'S',
    events: [
      call('N', '1S'),
      chosen('E', 1, 'decline'),
      call('S', '1C'),
      call('W', 'Pass'),
      call('N', '2S'),
      judged(5, 'comparable', true),
      judged(5, 'comparable', false),
      judged(5, 'comparable', true),
    ],
    checks: [
      [5, { pending: only({ of: 5, law: '23A', question: 'comparable' }) }],
      [6, { ...NOTHING_IMPOSED, leadRestrictions: only(), information: [{ of: 1, unauthorized: only() }] }],
      [
        7,
        {
          enforcedPasses: only({ seat: 'S', law: '31A2b' }),
          leadRestrictions: [{ of: 1, law: '26B' }],
          information: [{ of: 1, law: '16C2', unauthorized: ['N', 'S'] }],
        },
      ],
      [8, { ...NOTHING_IMPOSED, leadRestrictions: only(), information: [{ of: 1, unauthorized: only() }] }],
    ],
  },
  {
    title: '23C: when all have passed out or played, the director looks back at a comparable call',
    laws: '2017',
    dealer: 'N',
    events: [
      call('E', 'Pass', { artificial: true }),
      chosen('S', 1, 'decline'),
      call('N', '1C'),
      call('E', 'X'),
      judged(4, 'comparable', true),
      call('S', 'Pass'),
      call('W', 'Pass'),
      call('N', 'Pass'),
      { type: 'TricksAgreed', declarer: 7 },
      judged(4, 'damage', false),
    ],
    checks: [
      [8, { pending: only() }],
      [9, { pending: [{ of: 4, law: '23C', question: 'damage', by: 'director' }] }],
      [10, { pending: { none: { question: 'damage' } } }],
    ],
  },
  {
    title: '32A (2007): a double at partner’s turn silences him at once',
    laws: '2007',
    dealer: 'W',
    events: [call('W', '3S'), call('S', 'X'), chosen('W', 2, 'decline')],
    checks: [
      [
        3,
        {
          enforcedPasses: only({ seat: 'N', duration: 'throughout', law: '32A' }),
          leadRestrictions: [{ of: 2, law: '26B' }],
        },
      ],
    ],
  },
  {
    title: '32B2 (2007): RHO bids, partner is silenced throughout',
    laws: '2007',
    dealer: 'W',
    events: [call('W', '1H'), call('N', 'Pass'), call('S', 'X'), chosen('W', 3, 'decline'), call('E', '2H')],
    checks: [
      [4, { enforcedPasses: only() }],
      [5, { enforcedPasses: only({ seat: 'N', duration: 'throughout', law: '32B2' }), requiredCalls: only() }],
    ],
  },
  {
    title: '32A2b (2017): RHO bids, a call not comparable silences partner once',
    laws: '2017',
    dealer: 'W',
    events: [
      call('W', '1H'),
      call('N', 'Pass'),
      call('S', 'X'),
      chosen('W', 3, 'decline'),
      call('E', '2H'),
      call('S', '2S'),
      judged(6, 'comparable', false),
    ],
    checks: [
      [6, { enforcedPasses: only() }],
      [7, { enforcedPasses: only({ seat: 'N', duration: 'nextTurn', law: '32A2b' }) }],
    ],
  },
  {
    title: '28A over a call to be repeated, where the option says so',
    laws: '2007',
    dealer: 'N',
    options: { '28A over a call to be repeated': true },
    events: [call('E', '1H'), chosen('S', 1, 'decline'), call('N', 'Pass'), call('S', '1S')],
    checks: [
      [4, { auction: { standing: only('Pass', '1H', '1S'), toCall: 'W' }, ...NOTHING_IMPOSED, pending: only() }],
    ],
  },
  {
    title: 'a call to be repeated is not passed over without that option',
    laws: '2007',
    dealer: 'N',
    events: [call('E', '1H'), chosen('S', 1, 'decline'), call('N', 'Pass'), call('S', '1S')],
    checks: [
      [4, { auction: { standing: only('Pass'), toCall: 'E' }, findings: [{ seq: 4, code: 'call-out-of-rotation' }] }],
    ],
  },
  {
    title: '31A1: another call is a breach; LHO calls over it and nothing more follows',
    laws: '2007',
    dealer: 'N',
    events: [call('E', '1H'), chosen('S', 1, 'decline'), call('N', 'Pass'), call('E', '1S'), call('S', 'Pass')],
    checks: [
      [
        4,
        {
          findings: [{ seq: 4, code: 'required-call-not-made', law: '31A1' }],
          auction: { standing: only('Pass'), toCall: 'E' },
        },
      ],
      [5, { auction: { standing: ['Pass', '1S', 'Pass'], toCall: 'W' }, ...NOTHING_IMPOSED }],
    ],
  },
  {
    title: '31A1: another call, put right by the call that was due',
    laws: '2017',
    dealer: 'N',
    events: [call('E', '1H'), chosen('S', 1, 'decline'), call('N', 'Pass'), call('E', '1S'), replaced('E', 4, '1H')],
    checks: [
      [
        5,
        {
          auction: { standing: only('Pass', '1H'), toCall: 'S' },
          ...NOTHING_IMPOSED,
          information: [{ of: 1, unauthorized: only() }],
        },
      ],
    ],
  },
  {
    title: 'the substitute written as a replacement of the cancelled call',
    laws: '2017',
    dealer: 'N',
    events: [call('E', '1H'), chosen('S', 1, 'decline'), call('N', '1C'), replaced('E', 1, '2H')],
    checks: [
      [4, { auction: { standing: only('1C', '2H'), toCall: 'S' }, pending: only({ of: 4, question: 'comparable' }) }],
    ],
  },
];

describe('calls out of rotation', () => {
  it.each(ROWS)('$title', (row) => {
    expect(failuresOf(row)).toEqual([]);
  });
});
