import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../domain/event.ts';
import { CODECS } from '../../wire/codec.ts';
import { decodeEvent } from '../../wire/decode.ts';
import { canonicalForm, encodeEvent } from '../../wire/encode.ts';
import type { DecodeError } from '../../wire/error.ts';
import type { OlderVersion, Registry } from '../../wire/upcast.ts';

const read = (raw: unknown, seq = 3, registry?: Registry) => {
  const result = decodeEvent(raw, seq, registry);
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
};
const faults = (raw: unknown, seq = 3): readonly DecodeError[] => {
  const result = decodeEvent(raw, seq);
  return E.isLeft(result) ? result.left : [];
};

describe('input spellings become integers, and canonical tokens when written', () => {
  it.each([
    ['P', 'Pass'],
    ['p', 'Pass'],
    ['DBL', 'X'],
    ['D', 'X'],
    ['R', 'XX'],
    ['1N', '1NT'],
    ['2c', '2C'],
    ['9NT', '9NT'],
  ])('call %s is %s', (written, token) => {
    expect(encodeEvent(read({ type: 'CallMade', seat: 'N', call: written }).event)['call']).toBe(token);
  });
  it.each([
    ['H10', 'HT'],
    ['sa', 'SA'],
    ['C2', 'C2'],
  ])('card %s is %s', (written, token) => {
    expect(encodeEvent(read({ type: 'CardPlayed', seat: 'N', card: written }).event)['card']).toBe(token);
  });
  it('sets of seats and denominations, ranks, tricks won, the contract with its declarer', () => {
    expect(read({ type: 'QuestionAsked', by: 'W', to: 'S' }).event).toMatchObject({ to: 4 });
    expect(read({ type: 'QuestionAsked', by: 'W', to: ['S', 'N'] }).event).toMatchObject({ to: 5 });
    expect(read({ type: 'CallMade', seat: 'W', call: '2C', shows: ['H', 'S'] }).event).toMatchObject({ shows: 0b1100 });
    expect(read({ type: 'CardDesignated', by: 'W', text: 'ten', rank: '10' }).event).toMatchObject({ rank: 8 });
    expect(read({ type: 'CardDesignated', by: 'W', text: 'win it', rank: 'win' }).event).toMatchObject({ rank: 'win' });
    const position = { type: 'PositionSet', contract: '3NTX', declarer: 'S', leader: 'W', deal: 'N:- - - -' };
    expect(read({ ...position, won: { NS: 4, EW: 5 } }).event).toMatchObject({
      contract: { level: 3, denomination: 4, doubled: 1, declarer: 2 },
      won: [4, 5],
    });
  });
  it('a deal from another first hand is written from North', () => {
    const { event } = read({ type: 'HandsDealt', deal: 'E:2... 3... - -' });
    expect(encodeEvent(event)['deal']).toBe('N:- 2... 3... -');
  });
  it('a spelling changes when first stored, an unknown field does not', () => {
    const stored = read({ type: 'CallMade', seat: 'N', call: 'p', weather: { sky: ['grey'] } });
    expect(canonicalForm(stored)).toEqual({
      seq: 3,
      type: 'CallMade',
      seat: 'N',
      call: 'Pass',
      weather: { sky: ['grey'] },
    });
  });
  it('unknown fields of the event within a correction are kept and named', () => {
    const stored = read({
      type: 'EventCorrected',
      of: 1,
      event: { type: 'CallMade', seat: 'N', call: 'p', x: 1 },
      why: 'w',
    });
    expect(stored.unknown).toEqual(['/event/x']);
    expect(canonicalForm(stored)['event']).toEqual({ type: 'CallMade', seat: 'N', call: 'Pass', x: 1 });
  });
});

describe('the envelope', () => {
  it('absent stays absent', () => {
    expect(read({ type: 'TrickQuitted' }).event).toEqual({ seq: 3, type: 'TrickQuitted' });
  });
  it('how is that of the type where the type has one', () => {
    expect(read({ type: 'CardExposed', seat: 'N', card: 'SA', how: 'dropped' }).event.how).toBe('dropped');
    expect(faults({ type: 'CardPlayed', seat: 'N', card: 'SA', how: 'dropped' })[0]?.path).toBe('/how');
    expect(read({ type: 'CardPlayed', seat: 'N', card: 'SA', how: 'video' }).event.how).toBe('video');
  });
  it('a damaged hash is no matter of form: verify finds it', () => {
    expect(read({ type: 'TrickQuitted', hash: 'beef' }).event.hash).toBe('beef');
  });
});

describe('what is malformed names the field and what to write', () => {
  const call = { type: 'CallMade', seat: 'N', call: '1C' };
  it.each<[string, unknown, string, RegExp]>([
    ['seat', { ...call, seat: 'B' }, '/seat', /"B": write a seat: N, E, S or W/],
    ['call', { ...call, call: '1Z' }, '/call', /"1Z": write a call/],
    ['no call', { type: 'CallMade', seat: 'N' }, '/call', /lacks the field call: write a call/],
    ['flag', { ...call, artificial: 'yes' }, '/artificial', /true or false, without quotes/],
    ['time zero', { ...call, at: 0 }, '/at', /leave it out where unknown/],
    ['time without zone', { ...call, at: '2026-03-01T14:05:11' }, '/at', /with its zone/],
    ['id', { ...call, id: 'x1' }, '/id', /uuid/],
    ['reference', { ...call, with: -1 }, '/with', /whole number from 0/],
    ['deal', { type: 'HandsDealt', deal: 'N:AK - -' }, '/deal', /four hands/],
    ['nested', { type: 'EventCorrected', of: 1, event: { ...call, seat: 'Q' }, why: 'w' }, '/event/seat', /"Q"/],
    ['nested type', { type: 'EventCorrected', of: 1, event: { type: 'CalMade' }, why: 'w' }, '/event', /CallMade/],
    ['text', { type: 'EventVoided', of: 1, why: { c: 'beef' } }, '/why', /\{c\} where the text is withheld/],
    ['null', { ...call, with: null }, '/with', /null: write the seq/],
    [
      'won',
      { type: 'PositionSet', contract: '3NT', declarer: 'S', leader: 'W', deal: 'N:- - - -', won: [1, 2] },
      '/won',
      /NS/,
    ],
    [
      'endless',
      { type: 'DirectorJudged', of: 1, question: 'q', answer: Number.POSITIVE_INFINITY },
      '/answer',
      /finite/,
    ],
  ])('%s', (_, raw, path, message) => {
    const [error] = faults(raw);
    expect(error).toMatchObject({ kind: 'bad-input', tag: 'field', path, seq: 3 });
    expect(error?.message).toMatch(message);
  });
  it('every fault of an event is told, not the first alone', () => {
    expect(faults({ type: 'CallMade', seat: 'B', call: '?', at: 7 }).map((error) => error.path)).toEqual([
      '/seat',
      '/call',
      '/at',
    ]);
  });
  it('an unknown type names the nearest', () => {
    expect(faults({ type: 'CardPlaid', seat: 'N' })[0]).toMatchObject({ tag: 'unknown-type', path: '/type' });
    expect(faults({ type: 'CardPlaid' })[0]?.message).toContain('is CardPlayed meant?');
    expect(faults({ type: 'callmade' })[0]?.message).toContain('is CallMade meant?');
    expect(faults({ type: 'constructor' })[0]?.message).toBe('"constructor" is no event type');
    expect(faults({ seat: 'N' })[0]?.message).toContain('names its type');
  });
  it('seq that is not the place', () => {
    expect(faults({ ...call, seq: 9 })[0]).toMatchObject({ tag: 'seq', path: '/seq' });
    expect(faults({ ...call, seq: 3 })).toEqual([]);
  });
  it.each([[[1]], ['text'], [null], [7]])('no object: %j', (value) => {
    expect(faults(value)[0]?.tag).toBe('not-an-object');
  });
  it('a tower of brackets is refused, wherever it stands', () => {
    const tower: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(faults({ type: 'DirectorJudged', of: 1, question: 'q', answer: tower })[0]?.path).toBe('/answer');
    expect(faults({ ...call, weather: tower })[0]?.message).toContain('64 levels');
  });
});

describe('older versions are lifted one by one, and stay what they were', () => {
  const shape = (field: string): t.Type<JsonObject, JsonObject> => {
    const is = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && field in value;
    return new t.Type(
      `with ${field}`,
      is,
      (u, c) => (is(u) ? t.success(u) : t.failure(u, c, `an event with ${field}`)),
      (a) => a,
    );
  };
  // Made up: version 1 said `player`, version 2 `who`, version 3 is the product's CallMade.
  const older: readonly OlderVersion[] = [
    { shape: shape('player'), upcast: ({ player = null, ...rest }) => ({ ...rest, who: player }) },
    { shape: shape('who'), upcast: ({ who = null, ...rest }) => ({ ...rest, seat: who }) },
  ];
  const callMade = CODECS.get('CallMade');
  if (callMade === undefined) throw new Error('no codec of CallMade');
  const registry: Registry = new Map([['CallMade', { codec: callMade.codec, older }]]);
  const event = { seq: 3, type: 'CallMade', seat: 1, call: 3 };

  it('version 1, 2 and 3', () => {
    const first = { type: 'CallMade', player: 'E', call: '1C' };
    const stored = read(first, 3, registry);
    expect(stored.event).toEqual(event);
    expect(stored.raw).toBe(first);
    expect(read({ type: 'CallMade', schema: 2, who: 'E', call: '1C' }, 3, registry).event).toEqual({
      ...event,
      schema: 2,
    });
    expect(read({ type: 'CallMade', schema: 3, seat: 'E', call: '1C' }, 3, registry).event).toEqual({
      ...event,
      schema: 3,
    });
  });
  it('an old event that is malformed is malformed in its own terms', () => {
    const result = decodeEvent({ type: 'CallMade', schema: 2, player: 'E', call: '1C' }, 3, registry);
    expect(E.isLeft(result) && result.left[0]?.message).toContain('an event with who');
  });
  it('a newer version, and no version at all', () => {
    for (const schema of [2, 0, 'one', 1.5])
      expect(faults({ type: 'CallMade', schema, seat: 'E', call: '1C' })[0]).toMatchObject({
        tag: 'newer-schema',
        path: '/schema',
      });
  });
});
