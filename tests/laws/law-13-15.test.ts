import { expect, test } from 'vitest';
import type { JsonObject } from '../../domain/event.ts';
import { card, judged, midPlay, QUIT, stateAfter } from '../support/at-table.ts';

const call = (seat: string, name: string): JsonObject => ({ type: 'CallMade', seat, call: name });
const RIGHT = 'N:KQ84.873.AK5.962 95.AJT62.8743.K5 AJT76.Q5.QT2.AJ8 32.K94.J96.QT743';
const WRONG = 'N:KQ84.873.AK5.9652 95.AJT62.8743.K AJT76.Q5.QT2.AJ8 32.K94.J96.QT743';
const dealt: JsonObject = { type: 'HandsDealt', deal: WRONG };
const corrected: JsonObject = { type: 'HandsCorrected', deal: RIGHT };
const PLAYABLE: { readonly [laws: string]: string } = { '2007': '13A', '2017': '13B1' };
const CARDS: { readonly [laws: string]: string } = { '2007': '17D', '2017': '15A' };

for (const laws of ['2007', '2017']) {
  test(`${laws} 13: after a call on a wrong hand the director judges whether the deal can be played`, () => {
    const begun = [dealt, call('S', '1S'), call('W', 'Pass'), call('N', '3S'), corrected];
    expect(stateAfter(laws, dealt, call('S', '1S'), corrected)).toMatchObject({ pending: [] });
    expect(stateAfter(laws, ...begun)).toMatchObject({
      pending: [{ of: 1, law: PLAYABLE[laws], question: 'playable', by: 'director' }],
      auction: { standing: ['1S', 'Pass', '3S'], toCall: 'E' },
    });
    expect(stateAfter(laws, ...begun, judged(1, 'playable', true))).toMatchObject({
      pending: [],
      auction: { toCall: 'E' },
    });
  });
  test(`${laws} 15A, 17D: calls on another board's cards fall, and the player calls afresh`, () => {
    expect(
      stateAfter(laws, call('S', '1S'), call('W', '2H'), { type: 'WrongCards', seat: 'S', of: 1 }, call('S', '1C')),
    ).toMatchObject({
      findings: [{ seq: 1, code: 'wrong-cards', seat: 'S', law: CARDS[laws] }],
      auction: {
        standing: ['1C'],
        toCall: 'W',
        calls: [{ status: 'cancelled' }, { status: 'cancelled' }, { status: 'standing' }],
      },
    });
  });
  test(`${laws} 14B4: a card restored to a hand short of it makes its discards revokes`, () => {
    const short = midPlay('W', 'N:A3.42.. Q4.5.. K2.76.. J5.AK..', 10, 6);
    const events = [
      short,
      card('W', 'HA'),
      card('N', 'H2'),
      card('E', 'H5'),
      card('S', 'H6'),
      QUIT,
      card('W', 'HK'),
      card('N', 'H4'),
      card('E', 'S4'),
      card('S', 'H7'),
      QUIT,
      card('W', 'SJ'),
    ];
    const restored: JsonObject = { type: 'CardRestored', seat: 'E', card: 'H3', found: 'floor' };
    expect(stateAfter(laws, ...events)).toMatchObject({ revokes: [] });
    const s = stateAfter(laws, ...events, restored);
    expect(s).toMatchObject({
      revokes: [
        {
          seat: 'E',
          trick: 11,
          card: 'S4',
          due: 'H',
          seq: 9,
          status: 'established',
          establishedBy: 12,
          transfer: { tricks: 1, law: '64A2' },
        },
      ],
    });
    expect(s).toMatchObject({
      findings: [
        { code: 'missing-card', law: '14B4', seat: 'E' },
        { seq: 9, code: 'revoke', since: 13 },
      ],
      hands: { E: ['SQ', 'H3'] },
    });
    expect(s).toMatchObject({ information: [{ of: 13, law: '14C', unauthorized: ['W'] }] });
  });
}
