/** The six examples show what examples/README.md says of them. */
import * as E from 'fp-ts/lib/Either.js';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Event } from '../domain/event.ts';
import { stateOf } from '../projections/table/state.ts';
import { tableOf } from '../replay/fold.ts';
import { decodeEvent } from '../wire/decode.ts';
import { mismatches } from './support/match.ts';

const recordOf = (name: string): Event[] =>
  readFileSync(`examples/${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line, seq) => {
      const read = decodeEvent(JSON.parse(line), seq);
      if (E.isLeft(read)) throw new Error(`${name}, event ${seq}: ${JSON.stringify(read.left)}`);
      return read.right.event;
    });
const stateAt = (name: string, at?: number) => {
  const record = recordOf(name);
  const table = tableOf(record, at === undefined ? {} : { at });
  if (E.isLeft(table)) throw new Error(table.left.message);
  return stateOf(table.right);
};

const SHOWN = [
  [
    '1-insufficient-bid-corrected',
    undefined,
    {
      auction: { contract: { level: 4, denomination: 'S', declarer: 'S' } },
      enforcedPasses: { only: [] },
      information: [{ of: 4, unauthorized: { only: [] } }],
      pending: { only: [] },
    },
  ],
  [
    '2-insufficient-bid-then-a-double',
    undefined,
    {
      auction: { calls: [{ call: 'X', status: 'cancelled' }] },
      leadRestrictions: { only: [{ seat: 'S', law: '26B' }] },
    },
  ],
  [
    '2-insufficient-bid-then-a-double',
    9,
    { enforcedPasses: { only: [{ seat: 'S', duration: 'throughout', law: '27B3' }] } },
  ],
  [
    '3-established-revoke',
    undefined,
    {
      revokes: { only: [{ seat: 'W', status: 'established' }] },
      transfer: { to: 'NS', tricks: 1, law: '64A2' },
      result: { tricks: 10, asPlayed: { tricks: 9 } },
      pending: { only: [{ law: '64C1', question: 'damage' }] },
    },
  ],
  [
    '4-revoke-corrected',
    undefined,
    {
      revokes: { only: [{ seat: 'E', status: 'corrected' }] },
      penaltyCards: { only: [{ seat: 'E', card: 'C4', kind: 'major' }] },
      information: [{ of: 14, authorized: { only: ['N', 'S'] }, unauthorized: { only: ['E', 'W'] } }],
    },
  ],
  [
    '5-judgement-given-late',
    9,
    { enforcedPasses: { only: [] }, auction: { standing: { only: ['1S', '2D', '2NT', 'Pass', '3S'] } } },
  ],
  [
    '5-judgement-given-late',
    11,
    {
      enforcedPasses: { only: [{ seat: 'S', duration: 'throughout', law: '27B2' }] },
      findings: { none: { code: 'enforced-pass-broken' } },
    },
  ],
  [
    '6-play-after-a-wrong-ruling',
    17,
    { penaltyCards: { only: [{ card: 'C4' }] }, findings: [{ seq: 17, code: 'ruling-differs' }] },
  ],
  [
    '6-play-after-a-wrong-ruling',
    undefined,
    {
      penaltyCards: { only: [] },
      board: { underRuling: { only: [17] } },
      findings: { none: { code: 'penalty-card-not-played' } },
    },
  ],
] as const;

describe('examples', () => {
  it.each(SHOWN)('%s after event %s', (name, at, expected) => {
    expect(mismatches(expected as never, stateAt(name, at))).toEqual([]);
  });
});
