/** What-ifs: what of the record has a place in a branch, what has none and why, and where the two are compared. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import type { BoardRecord, JsonObject } from '../domain/event.ts';
import { resultOf } from '../domain/result.ts';
import { stateOf } from '../projections/table/state.ts';
import { addressText, givenSeq, MOST_GIVEN, withAddresses } from '../replay/address.ts';
import { type Branch, branchOf } from '../replay/branch.ts';
import { branchDifferences } from '../replay/branch-differences.ts';
import { viewOf } from '../replay/view.ts';
import { card, QUIT } from './support/at-table.ts';
import { eventsFrom, recordOf } from './support/record-of.ts';
import { call, chosen, judged, replaced } from './support/short.ts';

const DEAL = 'N:A93.QT8.KQ74.652 KQ8.J92.T83.QJ74 JT752.AK5.A6.K83 64.7643.J952.AT9';
const dealt: JsonObject = { type: 'HandsDealt', deal: DEAL };

interface Asked {
  readonly at: number;
  readonly given?: readonly JsonObject[];
  readonly drop?: readonly [number, number];
}
const branch = (record: BoardRecord, { at, given = [], drop }: Asked): Branch => {
  const made = branchOf(record, { at, given: eventsFrom(at + 1, ...given), drop: drop ?? null });
  if (E.isLeft(made)) throw new Error(made.left.message);
  return made.right;
};
const left = ({ leftOut }: Branch): unknown[] => leftOut.map(({ event, reason, of }) => [event.seq, reason, of]);
const addresses = ({ events }: Branch): string[] => events.map(({ seq }) => addressText(seq));

/** 1 Heart, then 1 Diamond by South, which West does not accept. */
const insufficient = recordOf(
  '2017',
  dealt,
  call('N', '1H'),
  call('E', 'Pass'),
  call('S', '1D'),
  chosen('W', 4, 'decline'),
  replaced('S', 4, '2D'),
  call('W', 'Pass'),
  call('N', 'Pass'),
  call('E', 'Pass'),
);

describe('an event given', () => {
  it('leaves out what answers a matter that it has closed, and everything behind the first call left out', () => {
    const accepted = branch(insufficient, { at: 4, given: [chosen('W', 4, 'accept')] });
    expect(left(accepted)).toEqual([
      [5, 'matter-closed', null],
      [6, 'matter-closed', null],
      [7, 'follows', 6],
      [8, 'follows', 6],
      [9, 'follows', 6],
    ]);
    expect(addresses(accepted)).toEqual(['0', '1', '2', '3', '4', '4.1']);
    expect(accepted.cut).toBe(true);
    expect(stateOf(accepted.branch)).toMatchObject({ auction: { standing: ['1H', 'Pass', '1D'], toCall: 'W' } });
  });

  it('is compared with the record at the same place where the branch ends before it', () => {
    const accepted = branch(insufficient, { at: 4, given: [chosen('W', 4, 'accept')] });
    expect(accepted.record.at).toBe(4);
    expect(branchDifferences(accepted)).toContainEqual({ key: 'auction.standing', added: ['1D'], removed: [] });
    expect(accepted.end.at).toBe(9);
  });

  it('may take the place of events that are dropped, and the record goes on behind it', () => {
    const higher = branch(insufficient, { at: 5, given: [replaced('S', 4, '3D')], drop: [6, 6] });
    expect(left(higher)).toEqual([[6, 'dropped', null]]);
    expect(higher.cut).toBe(false);
    expect(stateOf(higher.branch)).toMatchObject({
      auction: { standing: ['1H', 'Pass', '3D', 'Pass', 'Pass', 'Pass'], contract: { level: 3, declarer: 'S' } },
    });
    expect(addresses(higher)).toEqual(['0', '1', '2', '3', '4', '5', '5.1', '7', '8', '9']);
  });

  it('may be about another one given', () => {
    const judgedOnIt = branch(insufficient, {
      at: 5,
      given: [replaced('S', 4, '3H'), judged(6, 'comparable', false)],
      drop: [6, 9],
    });
    expect(addresses(judgedOnIt).slice(-2)).toEqual(['5.1', '5.2']);
    expect(withAddresses(stateOf(judgedOnIt.branch))).toMatchObject({
      enforcedPasses: [{ seat: 'N', law: '27B2' }],
      auction: { calls: expect.arrayContaining([expect.objectContaining({ seq: '5.1', call: '3H', replaces: 4 })]) },
    });
  });
});

describe('an event of the record is left out', () => {
  it('when it is about an act that does not stand', () => {
    const record = recordOf(
      '2017',
      call('N', '1H'),
      call('E', 'Pass'),
      call('S', '2H'),
      { type: 'QuestionAsked', by: 'W', of: 3 },
      call('W', 'Pass'),
    );
    const dropped = branch(record, { at: 2, given: [call('S', '3H')], drop: [3, 3] });
    expect(left(dropped)).toEqual([
      [3, 'dropped', null],
      [4, 'act-gone', 3],
    ]);
    expect(dropped.cut).toBe(false);
  });

  it('when it is out of turn in the branch, not when it was so on the record', () => {
    const record = recordOf('2017', call('N', '1H'), call('S', '2H'), call('E', 'Pass'), call('S', '3H'));
    expect(left(branch(record, { at: 2, given: [call('W', 'Pass')] }))).not.toContainEqual(expect.arrayContaining([2]));
    const passedOn = recordOf('2017', call('N', '1H'), call('E', 'Pass'), call('S', '2H'));
    expect(left(branch(passedOn, { at: 1, given: [call('E', '1S'), call('S', 'Pass')] }))).toEqual([
      [2, 'out-of-turn', null],
      [3, 'follows', 2],
    ]);
  });

  it('when its card is not held in the branch', () => {
    const record = recordOf(
      '2017',
      dealt,
      call('N', '1S'),
      call('E', 'Pass'),
      call('S', 'Pass'),
      call('W', 'Pass'),
      card('E', 'CQ'),
      { type: 'DummySpread', seat: 'S' },
      card('S', 'C3'),
      card('W', 'C9'),
      card('N', 'C2'),
      QUIT,
      card('W', 'CA'),
    );
    const another = branch(record, {
      at: 7,
      given: [card('S', 'C3'), card('W', 'CA'), card('N', 'C2'), QUIT],
      drop: [8, 11],
    });
    expect(left(another).at(-1)).toEqual([12, 'card-not-held', null]);
  });

  it('when the hand has not been spread or the trick not begun: there is no play in the branch', () => {
    const record = recordOf(
      '2017',
      dealt,
      call('N', '1S'),
      call('E', 'Pass'),
      call('S', 'Pass'),
      call('W', 'Pass'),
      card('E', 'CQ'),
    );
    const doubled = branch(record, { at: 4, given: [call('W', 'X')], drop: [5, 5] });
    expect(left(doubled)).toEqual([
      [5, 'dropped', null],
      [6, 'out-of-turn', null],
    ]);
  });

  it('when it amends what is left out, and then no longer amends', () => {
    const record = recordOf('2017', call('N', '1H'), call('E', 'Pass'), call('S', '2H'), call('W', 'Pass'), {
      type: 'EventVoided',
      of: 3,
      why: 'mistyped',
    });
    const other = branch(record, { at: 1, given: [call('E', '1S'), call('S', 'Pass')] });
    expect(left(other)).toEqual([
      [2, 'out-of-turn', null],
      [3, 'follows', 2],
      [4, 'follows', 2],
      [5, 'follows', 2],
    ]);
    expect(left(branch(record, { at: 2, drop: [3, 4] }))).toEqual([
      [3, 'dropped', null],
      [4, 'dropped', null],
      [5, 'act-gone', 3],
    ]);
  });
});

describe('a judgement', () => {
  it('tried the other way changes the price, not what stands', () => {
    const record = [
      ...recordOf(
        '2017',
        dealt,
        call('N', '1H'),
        call('E', 'Pass'),
        call('S', '1D'),
        chosen('W', 4, 'decline'),
        replaced('S', 4, '2S'),
      ),
      ...eventsFrom(7, judged(6, 'comparable', true), call('W', 'Pass'), call('N', 'Pass')),
    ];
    const other = branch(record, { at: 6, given: [judged(6, 'comparable', false)], drop: [7, 7] });
    expect(other.cut).toBe(false);
    expect(stateOf(other.record)).toMatchObject({ enforcedPasses: [] });
    expect(stateOf(other.branch)).toMatchObject({
      enforcedPasses: [{ seat: 'N', law: '27B2' }],
      auction: { standing: ['1H', 'Pass', '2S', 'Pass', 'Pass'] },
    });
  });
});

describe('a what-if', () => {
  it('keeps the result where the record goes on to its end', () => {
    const record = [
      ...insufficient,
      ...eventsFrom(10, { type: 'ResultEntered', contract: '2D', declarer: 'S', tricks: 8, score: 90 }),
    ];
    const same = branch(record, { at: 3 });
    expect(resultOf(same.branch)).toEqual(resultOf(same.end));
  });

  it.each([
    ['an event that is not there', { at: 99, given: [], drop: null }, 'no-such-event'],
    ['events dropped that are not there', { at: 3, given: [], drop: [7, 99] as const }, 'no-such-event'],
    ['a range that runs backwards', { at: 3, given: [], drop: [7, 5] as const }, 'no-such-event'],
    ['the opening dropped', { at: 3, given: [], drop: [0, 2] as const }, 'drops-opening'],
    [
      'more events than there is room for',
      { at: 3, given: Array.from({ length: MOST_GIVEN + 1 }, () => insufficient[2]!), drop: null },
      'too-many',
    ],
  ])('refuses %s', (_, asked, tag) => {
    expect(branchOf(insufficient, asked)).toMatchObject({ left: { tag } });
  });

  it('addresses up to a thousand events given behind one, in their order', () => {
    const all = Array.from({ length: MOST_GIVEN }, (_, i) => addressText(givenSeq(6, i + 1)));
    expect(all).toEqual(Array.from({ length: MOST_GIVEN }, (_, i) => `6.${i + 1}`));
    expect(givenSeq(6, MOST_GIVEN)).toBeLessThan(7);
  });
});

describe('a what-if behind screens', () => {
  const opening: JsonObject = {
    type: 'BoardOpened',
    board: '1',
    dealer: 'N',
    vulnerable: 'None',
    laws: '2017',
    screens: true,
    authority: 'FFB',
  };
  const tray = (to: string, by: string): JsonObject => ({ type: 'TrayMoved', to, by });
  const drawn = (by: string): readonly JsonObject[] => [
    { type: 'AttentionDrawn', by, of: 2 },
    { type: 'DirectorCalled', by },
  ];
  /** 1 Spade, 1 Heart carried across and called over, then put right with both sides at fault (5.4.2.1). */
  const crossed = eventsFrom(
    0,
    opening,
    call('N', '1S'),
    call('E', '1H'),
    tray('SW', 'N'),
    call('S', '1NT'),
    ...drawn('W'),
    tray('NE', 'S'),
    replaced('E', 2, 'Pass'),
    tray('SW', 'N'),
    call('S', '2C'),
  );

  it('put right before the tray moves: nobody across is told, and the call over it stands', () => {
    const made = branch(crossed, { at: 2, given: [...drawn('N'), replaced('E', 2, 'Pass')], drop: [5, 10] });
    expect(made.leftOut.every(({ reason }) => reason === 'dropped')).toBe(true);
    const state = stateOf(made.branch);
    expect(state).toMatchObject({ auction: { standing: ['1S', 'Pass', '1NT'] }, screens: { tray: 'SW' } });
    expect(JSON.stringify(state['findings'])).not.toContain('both-sides-offend');
    expect(JSON.stringify(stateOf(made.end)['findings'])).toContain('both-sides-offend');
    const across = viewOf(made.events, { name: 'SW', seats: 12 });
    const told = E.isRight(across) ? across.right.events.map((e) => [e.seq, e.type]) : [];
    expect(told).toEqual([
      [0, 'BoardOpened'],
      [1, 'CallMade'],
      [2, 'CallMade'],
      [3, 'TrayMoved'],
      [4, 'CallMade'],
    ]);
  });
  it('nobody speaks: the tray comes back and the call stands (5.4.2.3)', () => {
    const made = branch(crossed, { at: 4, given: [call('W', 'Pass'), tray('NE', 'S')], drop: [5, 10] });
    expect(stateOf(made.branch)).toMatchObject({
      auction: { standing: ['1S', '1H', '1NT', 'Pass'], toCall: 'N' },
      screens: { tray: 'NE' },
    });
  });
  it('the tray kept back: the side across has seen nothing, and what it said of the call falls away', () => {
    const made = branch(crossed, { at: 2, drop: [3, 10] });
    expect(stateOf(made.branch)).toMatchObject({
      auction: { standing: ['1S'] },
      screens: { tray: 'NE', seen: { SW: [] } },
    });
    expect(branchDifferences(made).some(({ key }) => key.startsWith('screens'))).toBe(true);
  });
});
