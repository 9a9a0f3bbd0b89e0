import { expect, test } from 'vitest';
import type { JsonObject } from '../../domain/event.ts';
import { card, midPlay, QUIT, stateAfter } from '../support/at-table.ts';

/** South declares, West leads to the tenth trick. */
const state = (laws: string, ...events: readonly JsonObject[]): JsonObject =>
  stateAfter(laws, midPlay('W', 'N:A3.42.. Q4.53.. K2.76.. J5.AK..', 10, 6), ...events);
const THREE = [card('W', 'HA'), card('N', 'H2'), card('E', 'H3'), QUIT];

for (const laws of ['2007', '2017']) {
  test(`${laws} 67: a trick turned with three cards is the best of them's, who leads on`, () => {
    expect(state(laws, ...THREE)).toMatchObject({
      play: { trick: 11, turn: 'W', current: [], won: { NS: 6, EW: 4 } },
      findings: [{ seq: 5, code: 'defective-trick', seat: 'S', law: '67A' }],
    });
  });
  test(`${laws} 67A: supplied before both sides have played on, the card counts`, () => {
    const s = state(laws, ...THREE, card('W', 'HK'), card('S', 'H6', { trick: 10 }));
    expect(s).toMatchObject({
      play: { trick: 11, turn: 'N', won: { NS: 6, EW: 4 } },
      revokes: [],
      transfer: { tricks: 0 },
    });
    expect(s).toMatchObject({ play: { tricks: [{ cards: [{}, {}, {}, { seat: 'S', card: 'H6' }], winner: 'W' }] } });
  });
  test(`${laws} 67B1: supplied later, it wins nothing and is a revoke of one trick`, () => {
    const s = state(
      laws,
      ...THREE,
      card('W', 'HK'),
      card('N', 'H4'),
      card('E', 'H5'),
      card('S', 'H7'),
      QUIT,
      card('S', 'H6', { trick: 10 }),
    );
    expect(s).toMatchObject({
      play: { trick: 12, turn: 'W', won: { NS: 6, EW: 5 } },
      revokes: [
        { seat: 'S', trick: 10, card: 'H6', due: 'H', status: 'established', law: '67B1a', transfer: { tricks: 0 } },
      ],
    });
    const late = state(
      laws,
      ...THREE,
      card('W', 'S5'),
      card('N', 'SA'),
      card('E', 'S4'),
      card('S', 'S2'),
      QUIT,
      card('S', 'H6', { trick: 10 }),
    );
    expect(late).toMatchObject({ transfer: { to: 'EW', tricks: 1, law: '64A2' } });
  });
  test(`${laws} 67A, 45E: a second card of a defender's in one trick is a penalty card, declarer's goes back`, () => {
    const four = [card('W', 'HA'), card('N', 'H2'), card('E', 'H3'), card('S', 'H6')];
    expect(state(laws, ...four, card('E', 'H5', { trick: 10 }))).toMatchObject({
      findings: [{ code: 'defective-trick', law: '45E1', seat: 'E' }],
      penaltyCards: [{ seat: 'E', card: 'H5', kind: 'minor' }],
      play: { turn: 'W', current: [{}, {}, {}, {}] },
    });
    expect(state(laws, ...four, QUIT, card('S', 'H7', { trick: 10 }))).toMatchObject({
      findings: [{ code: 'defective-trick', law: '67A', seat: 'S' }],
      penaltyCards: [],
      hands: { S: ['SK', 'S2', 'H7'] },
    });
  });
}
