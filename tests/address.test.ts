/** Numbers of events in what a director ruled are numbers of the record: they move with it. */
import { describe, expect, it } from 'vitest';
import { renumbered } from '../replay/address.ts';
import { recordOf } from './support/record-of.ts';

describe('a ruling in a branch', () => {
  it('has every number of an event that it names in the branch’s own numbers', () => {
    const ruling = {
      auction: { calls: [{ seq: 3, replaces: 2, replacedBy: 4 }] },
      penaltyCards: [{ of: 5, ruledBy: 6 }],
      cases: [{ of: 5, source: 7 }],
      transfer: { tricks: 2, of: [8] },
    };
    const [, ruled] = recordOf('2017', { type: 'DirectorRuled', law: '25B', ruling });
    if (ruled === undefined) throw new Error('no ruling');
    expect(renumbered(ruled, (seq) => seq + 10)).toMatchObject({
      seq: 11,
      ruling: {
        auction: { calls: [{ seq: 13, replaces: 12, replacedBy: 14 }] },
        penaltyCards: [{ of: 15, ruledBy: 16 }],
        cases: [{ of: 15, source: 17 }],
        transfer: { tricks: 2, of: [18] },
      },
    });
  });
});
