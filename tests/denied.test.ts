/** What was found on a first answer of the director's, and at last not so: nobody is called an offender by it. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../domain/event.ts';
import { stateOf } from '../projections/table/state.ts';
import { tableOf } from '../replay/fold.ts';
import { recordOf } from './support/record-of.ts';
import { call } from './support/short.ts';

const judged = (of: number, question: string, answer: boolean): JsonObject => ({
  type: 'DirectorJudged',
  of,
  question,
  answer,
});
const found = (...events: readonly JsonObject[]): unknown => {
  const table = tableOf(recordOf('2017', ...events));
  if (E.isLeft(table)) throw new Error(table.left.message);
  const { findings } = stateOf(table.right);
  return (findings as readonly JsonObject[])
    .filter((f) => f['end'] !== true)
    .map(({ seq, code, severity, since, denied }) => ({ seq, code, severity, since, denied }));
};
/** North deals; East discards from a hand that is not on record. */
const discard: readonly JsonObject[] = [
  call('N', '1NT'),
  call('E', 'Pass'),
  call('S', 'Pass'),
  call('W', 'Pass'),
  { type: 'CardPlayed', seat: 'E', card: 'S5' },
  { type: 'DummySpread', seat: 'S' },
  { type: 'CardPlayed', seat: 'S', card: 'S2' },
  { type: 'CardPlayed', seat: 'W', card: 'H3' },
  { type: 'AttentionDrawn', by: 'N', of: 8 },
];
const revoke = { seq: 8, code: 'revoke' };

describe('the director’s last word', () => {
  it('that there was no revoke leaves a notice of it, with the event that says so', () => {
    expect(found(...discard, judged(8, 'revoke', true))).toEqual([{ ...revoke, severity: 'irregularity', since: 10 }]);
    expect(found(...discard, judged(8, 'revoke', true), judged(8, 'revoke', false))).toEqual([
      { ...revoke, severity: 'notice', since: 10, denied: 11 },
    ]);
  });
  it('is the last one', () => {
    const [yes, no] = [judged(8, 'revoke', true), judged(8, 'revoke', false)];
    expect(found(...discard, yes, no, yes)).toEqual([{ ...revoke, severity: 'irregularity', since: 10 }]);
    expect(found(...discard, no, yes, no)).toEqual([{ ...revoke, severity: 'notice', since: 11, denied: 12 }]);
  });
  it('that a call was a slip after all (25A) takes the blame from who changed it', () => {
    const changed = [call('N', '1S'), { type: 'CallReplaced', seat: 'N', of: 1, call: '1H' }];
    const no = judged(2, 'unintended', false);
    expect(found(...changed, no)).toEqual([{ seq: 2, code: 'change-of-call', severity: 'irregularity', since: 3 }]);
    expect(found(...changed, no, judged(2, 'unintended', true))).toEqual([
      { seq: 2, code: 'change-of-call', severity: 'notice', since: 3, denied: 4 },
    ]);
  });
});
