/** Inadmissible calls and auctions that do not end: what the acceptance cases do not show of Laws 34 to 39. */
import { describe, expect, it } from 'vitest';
import { call, chosen, failuresOf, judged, only, replaced, type Short } from '../support/short.ts';

const attention = (by: string, of: number) => ({ type: 'AttentionDrawn', by, of });
const lead = (seat: string, card: string) => ({ type: 'CardPlayed', seat, card });
/** South doubles his own side's one spade, West calls over it. */
const OVER = [call('N', '1S'), call('E', 'Pass'), call('S', 'X'), call('W', '2C')];
/** East doubles partner's opening bid of one spade, passed round to him; South passes it out. */
const PLAYED = [
  call('W', '1S'),
  call('N', 'Pass'),
  call('E', 'X'),
  call('S', 'Pass'),
  call('W', 'Pass'),
  call('N', 'Pass'),
];
/** East, who must pass throughout after 27B2, with the turn at West. */
const silencedWest = (laws: '2007' | '2017') => [
  call('N', '1S'),
  call('E', '1H'),
  chosen('S', 2, 'decline'),
  replaced('E', 2, 'Pass'),
  judged(4, laws === '2007' ? 'samePrecision' : 'comparable', false),
  call('S', '2S'),
];

const ROWS: readonly Short[] = [
  {
    title: '36A: noticed after LHO has called: it and all calls after it go, nothing more follows',
    laws: '2007',
    dealer: 'N',
    events: [...OVER, attention('N', 3), call('S', '2S')],
    checks: [
      [4, { auction: { standing: only('1S', 'Pass', 'X', '2C'), toCall: 'N' } }],
      [
        5,
        {
          auction: {
            standing: only('1S', 'Pass'),
            toCall: 'S',
            calls: [
              { seq: 3, status: 'cancelled' },
              { seq: 4, status: 'cancelled' },
            ],
          },
          enforcedPasses: only(),
          leadRestrictions: only(),
        },
      ],
      [6, { auction: { standing: only('1S', 'Pass', '2S'), toCall: 'W' } }],
    ],
  },
  {
    title: '36A: LHO writes his cancelled call anew as a replacement',
    laws: '2017',
    dealer: 'N',
    events: [...OVER, attention('N', 3), call('S', '2S'), replaced('W', 4, '3C')],
    checks: [[7, { auction: { standing: only('1S', 'Pass', '2S', '3C'), toCall: 'N' } }]],
  },
  {
    title: '36C: found once the lead is faced, the double was never made and the calls over it stand',
    laws: '2017',
    dealer: 'W',
    events: [...PLAYED, lead('N', 'H2')],
    checks: [
      [6, { auction: { contract: { level: 1, doubled: 1 } } }],
      [
        7,
        {
          phase: 'play',
          auction: {
            contract: { level: 1, denomination: 'S', doubled: 0, declarer: 'W' },
            calls: [{ seq: 3, status: 'cancelled' }],
          },
        },
      ],
    ],
  },
  {
    title: '36C is not in 2007: the contract stays as it was played',
    laws: '2007',
    dealer: 'W',
    events: [...PLAYED, lead('N', 'H2'), attention('S', 3)],
    checks: [[8, { phase: 'play', auction: { contract: { doubled: 1 } } }]],
  },
  {
    title: '36B: replaced by a call of his own accord, comparable: no lead restriction, partner is silent all the same',
    laws: '2017',
    dealer: 'N',
    events: [call('N', '1S'), call('E', 'Pass'), call('S', 'X'), call('S', '2S'), judged(4, 'comparable', true)],
    checks: [
      [
        4,
        {
          enforcedPasses: only({ seat: 'N', duration: 'throughout', law: '36B', of: 3 }),
          pending: only({ of: 4, question: 'comparable', law: '26B' }),
        },
      ],
      [
        5,
        {
          enforcedPasses: only({ seat: 'N' }),
          leadRestrictions: only(),
          information: only({ of: 3, unauthorized: only() }),
        },
      ],
    ],
  },
  {
    title: '25A: the double was a slip for a pass',
    laws: '2017',
    dealer: 'N',
    events: [
      call('N', '1S'),
      call('E', 'Pass'),
      call('S', 'X'),
      replaced('S', 3, 'Pass', { withoutPause: true }),
      judged(4, 'unintended', true),
    ],
    checks: [
      [4, { enforcedPasses: only({ seat: 'N' }) }],
      [5, { auction: { standing: only('1S', 'Pass', 'Pass'), toCall: 'W' }, enforcedPasses: only(), pending: only() }],
    ],
  },
  {
    title: '37B: silence for both, also after a bid that was insufficient besides',
    laws: '2017',
    dealer: 'N',
    events: [...silencedWest('2017'), call('W', '1NT'), chosen('N', 7, 'decline'), call('W', 'Pass')],
    checks: [
      [
        7,
        {
          findings: [
            { seq: 7, code: 'enforced-pass-broken' },
            { seq: 7, code: 'insufficient-bid' },
          ],
        },
      ],
      [8, { auction: { standing: only('1S', 'Pass', '2S', 'Pass'), toCall: 'N' } }],
      [
        9,
        {
          auction: { standing: only('1S', 'Pass', '2S', 'Pass') },
          enforcedPasses: [
            { seat: 'E', law: '37B' },
            { seat: 'W', law: '37B' },
          ],
        },
      ],
    ],
  },
  {
    title: '37B: the pass of the player who broke his duty is put in at once, and LHO goes on',
    laws: '2007',
    dealer: 'N',
    events: [...silencedWest('2007'), call('W', '3C'), chosen('N', 7, 'decline'), call('N', '4S')],
    checks: [
      [8, { auction: { toCall: 'N', sequence: [{ seat: 'W', call: 'Pass', seq: 8, deemed: '37B' }] } }],
      [
        9,
        {
          auction: { standing: only('1S', 'Pass', '2S', 'Pass', '4S'), toCall: 'E' },
          leadRestrictions: [{ seat: 'E', of: 7 }],
        },
      ],
    ],
  },
  {
    title: '37: another bid in the place of the first breaks the duty again',
    laws: '2007',
    dealer: 'N',
    events: [...silencedWest('2007'), call('W', '3C'), replaced('W', 7, '3D'), replaced('W', 8, 'Pass')],
    checks: [
      [8, { auction: { standing: only('1S', 'Pass', '2S') }, findings: [{ seq: 8, code: 'enforced-pass-broken' }] }],
      [9, { auction: { standing: only('1S', 'Pass', '2S', 'Pass'), toCall: 'N' } }],
    ],
  },
  {
    title: '31A1: the call that had to be repeated was not made; LHO calls and it stands',
    laws: '2017',
    dealer: 'N',
    events: [call('E', '1H'), chosen('S', 1, 'decline'), call('N', 'Pass'), call('E', '1S'), call('S', '2C')],
    checks: [
      [4, { findings: [{ seq: 4, code: 'required-call-not-made', law: '31A1' }] }],
      [5, { auction: { standing: only('Pass', '1S', '2C'), toCall: 'W' }, requiredCalls: only() }],
    ],
  },
  {
    title: '38C: a bid of eight is cancelled, a pass takes its place and both are silent',
    laws: '2007',
    dealer: 'N',
    events: [call('N', '7S'), call('E', '8C'), call('E', 'Pass')],
    checks: [
      [2, { legalCalls: only('Pass'), findings: only({ seq: 2, code: 'inadmissible-call' }) }],
      [
        3,
        {
          auction: { standing: only('7S', 'Pass'), toCall: 'S' },
          enforcedPasses: only({ seat: 'W', law: '38C' }, { seat: 'E', law: '38C' }),
          leadRestrictions: only({ seat: 'W', of: 2 }),
        },
      ],
    ],
  },
  {
    title: '38C-D: LHO has called: his call goes too, he calls again, both are silent, and 26 is out of reach',
    laws: '2017',
    dealer: 'N',
    events: [
      call('N', '7S'),
      call('E', '8C'),
      call('S', 'Pass'),
      call('S', 'XX'),
      call('S', 'Pass'),
      call('W', 'Pass'),
    ],
    checks: [
      [
        3,
        {
          auction: { standing: only('7S', 'Pass'), toCall: 'S' },
          enforcedPasses: only({ seat: 'E', law: '38C' }, { seat: 'W', law: '38C' }),
          leadRestrictions: only(),
        },
      ],
      [4, { findings: [{ seq: 4, code: 'inadmissible-call', law: '36' }] }],
      [6, { phase: 'clarification', auction: { contract: { level: 7, denomination: 'S', doubled: 0 } } }],
    ],
  },
  {
    title: '39B: a defender’s bid after the final pass restricts his partner’s lead until LHO calls too',
    laws: '2017',
    dealer: 'N',
    events: [
      call('N', '1S'),
      call('E', 'Pass'),
      call('S', 'Pass'),
      call('W', 'Pass'),
      call('W', '2C'),
      call('N', 'Pass'),
    ],
    checks: [
      [5, { phase: 'clarification', leadRestrictions: only({ seat: 'E', of: 5, law: '26B', status: 'due' }) }],
      [6, { leadRestrictions: only(), auction: { calls: [{ seq: 6, status: 'cancelled' }] } }],
    ],
  },
  {
    title: '34: the second of three passes robbed a player: the first one stands',
    laws: '2017',
    dealer: 'N',
    events: [call('N', '1C'), call('E', 'Pass'), call('W', 'Pass'), chosen('N', 3, 'accept'), call('N', 'Pass')],
    checks: [[5, { phase: 'auction', auction: { standing: only('1C', 'Pass'), toCall: 'S' } }]],
  },
  {
    title: '33: the call out of turn made at the same moment comes after the one in turn',
    laws: '2017',
    dealer: 'N',
    events: [call('N', '1C'), call('E', '1H', { with: 1 }), call('W', '1S', { with: 2 })],
    checks: [
      [2, { auction: { standing: only('1C', '1H'), toCall: 'S' }, findings: only() }],
      [3, { findings: only({ seq: 3, code: 'call-out-of-rotation', seat: 'W' }) }],
    ],
  },
];

describe('inadmissible calls', () => {
  it.each(ROWS.map((row) => [`${row.laws} ${row.title}`, row] as const))('%s', (_, row) => {
    expect(failuresOf(row)).toEqual([]);
  });
});
