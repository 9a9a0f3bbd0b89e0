/** The difference of two states, key by key. */
import { describe, expect, it } from 'vitest';
import { differences } from '../projections/difference.ts';

describe('differences', () => {
  it('are none between a state and itself, whatever version or moment says', () => {
    expect(differences({ at: 1, version: 1, a: [1, { b: 2 }] }, { at: 2, version: 2, a: [1, { b: 2 }] })).toEqual([]);
  });
  it('name the elements of lists, each as often as it came or went', () => {
    expect(differences({ a: ['Pass', 'Pass'] }, { a: ['Pass', '1C'] })).toEqual([
      { key: 'a', added: ['1C'], removed: ['Pass'] },
    ]);
  });
  it('go into objects', () => {
    expect(differences({ play: { won: { NS: 1, EW: 0 } } }, { play: { won: { NS: 2, EW: 0 } } })).toEqual([
      { key: 'play.won.NS', added: [2], removed: [1] },
    ]);
  });
  it('count null as nothing', () => {
    expect(differences({ play: null }, { play: { turn: 'E' } })).toEqual([
      { key: 'play', added: [{ turn: 'E' }], removed: [] },
    ]);
  });
  it('see another order', () => {
    expect(differences({ a: [1, 2] }, { a: [2, 1] })).toEqual([{ key: 'a', added: [2, 1], removed: [1, 2] }]);
  });
});
