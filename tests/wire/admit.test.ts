/** What cannot be a fact, and what can. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { AFTER_BOARD_SEAL, admit, admitAll, AMENDMENTS } from '../../domain/admit.ts';
import type { Event, JsonObject } from '../../domain/event.ts';
import { EVENT_TYPES } from '../../wire/codec.ts';
import { decodeEvent } from '../../wire/decode.ts';

const event = (raw: JsonObject, seq: number): Event => {
  const read = decodeEvent(raw, seq);
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right.event;
};
const record = (...raws: readonly JsonObject[]): readonly Event[] => raws.map(event);
const tagOf = (before: readonly Event[], raw: JsonObject): string => {
  const result = admit(before, event(raw, before.length));
  return E.isLeft(result) ? `${result.left.tag}${result.left.path}` : 'admitted';
};

const board: JsonObject = { type: 'BoardOpened', board: '1', dealer: 'N', vulnerable: 'None', laws: '2017' };
const call: JsonObject = { type: 'CallMade', seat: 'N', call: '1C' };
const started = record(board, call);

describe('refused', () => {
  it.each<[string, JsonObject, string]>([
    ['a second BoardOpened', board, 'opened-twice'],
    ['an act upon itself', { type: 'CallWithdrawn', seat: 'N', of: 2 }, 'no-such-event/of'],
    ['with an event to come', { ...call, with: 3 }, 'no-such-event/with'],
    ['behind an event to come', { ...call, after: 9 }, 'no-such-event/after'],
    ['superseding nothing', { type: 'DirectorRuled', law: '27B2', supersedes: 2 }, 'no-such-event/supersedes'],
    ['voiding what is not there', { type: 'EventVoided', of: 5, why: 'w' }, 'no-such-event/of'],
    [
      'the first event become a call',
      { type: 'EventCorrected', of: 0, event: call, why: 'w' },
      'not-opened/event/type',
    ],
    [
      'a call become a BoardOpened',
      { type: 'EventCorrected', of: 1, event: board, why: 'w' },
      'opened-twice/event/type',
    ],
    [
      'a correction that speaks of a later event',
      { type: 'EventCorrected', of: 1, event: { type: 'CallWithdrawn', seat: 'N', of: 1 }, why: 'w' },
      'no-such-event/event/of',
    ],
    [
      'a correction by an amendment',
      { type: 'EventCorrected', of: 1, event: { type: 'EventVoided', of: 0, why: 'w' }, why: 'w' },
      'amends-amendment/event/type',
    ],
  ])('%s', (_, raw, tag) => expect(tagOf(started, raw)).toBe(tag));
  it('an event before BoardOpened', () => {
    expect(tagOf([], call)).toBe('not-opened');
    expect(tagOf([], board)).toBe('admitted');
  });
  it('an event at another place than the next', () => {
    const result = admit(started, event(call, 5));
    expect(E.isLeft(result) && result.left).toMatchObject({ tag: 'place', kind: 'bad-input', seq: 2 });
  });
  it('a whole record names its first fault', () => {
    const result = admitAll(record(board, { ...call, with: 3 }, board));
    expect(E.isLeft(result) && result.left).toMatchObject({ tag: 'no-such-event', seq: 1 });
  });
});

describe('admitted, because it is a fact or a slip that is found', () => {
  it.each<[string, JsonObject]>([
    ['an insufficient bid of nine', { ...call, call: '9NT' }],
    ['a card nobody holds, in the auction', { type: 'CardPlayed', seat: 'N', card: 'SA' }],
    ['a late call', { ...call, after: 0 }],
    ['a correction of the BoardOpened', { type: 'EventCorrected', of: 0, event: { ...board, board: '2' }, why: 'w' }],
    [
      'a correction by the hands',
      { type: 'EventCorrected', of: 1, event: { type: 'HandsDealt', deal: 'N:- - - -' }, why: 'w' },
    ],
    ['a claim of fourteen', { type: 'ClaimMade', by: 'N', tricks: 14 }],
  ])('%s', (_, raw) => expect(tagOf(started, raw)).toBe('admitted'));
  it('a card played twice, fourteen cards', () => {
    const cards = Array.from({ length: 14 }, (): JsonObject => ({ type: 'CardPlayed', seat: 'N', card: 'SA' }));
    expect(E.isRight(admitAll(record(board, ...cards)))).toBe(true);
  });
});

describe('seals', () => {
  const sealed = record(board, call, { type: 'RecordSealed', scope: 'board' });
  const all = record(board, call, { type: 'RecordSealed', scope: 'all' });
  it('of the board: director, appeal, correction, erasure', () => {
    expect(tagOf(sealed, call)).toBe('sealed');
    expect(tagOf(sealed, { type: 'CardPlayed', seat: 'N', card: 'SA', after: 1 })).toBe('sealed');
    expect(tagOf(sealed, { type: 'DirectorJudged', of: 1, question: 'comparable', answer: true })).toBe('admitted');
    expect(tagOf(sealed, { type: 'EventCorrected', of: 1, event: call, why: 'w' })).toBe('admitted');
    expect(tagOf(sealed, { type: 'RulingAppealed', by: 'NS' })).toBe('admitted');
    expect(tagOf(sealed, { type: 'TextErased', of: 1 })).toBe('admitted');
    expect(tagOf(sealed, { type: 'RecordSealed', scope: 'all' })).toBe('admitted');
  });
  it('of all: erasure only', () => {
    expect(tagOf(all, { type: 'DirectorJudged', of: 1, question: 'comparable', answer: true })).toBe('sealed');
    expect(tagOf(all, { type: 'TextErased', of: 1 })).toBe('admitted');
    expect(tagOf([...all, event({ type: 'TextErased', of: 1 }, 3)], { type: 'RecordSealed', scope: 'board' })).toBe(
      'sealed',
    );
  });
  it('are neither voided nor corrected', () => {
    expect(tagOf(sealed, { type: 'EventVoided', of: 2, why: 'w' })).toBe('sealed/of');
    expect(tagOf(sealed, { type: 'EventCorrected', of: 2, event: call, why: 'w' })).toBe('sealed/of');
  });
  it('no act at the table follows a seal; all amendments but those of a seal do', () => {
    const acts = [
      'CallMade',
      'CallReplaced',
      'CardPlayed',
      'CardReplaced',
      'ClaimMade',
      'OptionChosen',
      'HandsCorrected',
    ] as const;
    for (const type of acts) expect(AFTER_BOARD_SEAL.has(type)).toBe(false);
    for (const type of AMENDMENTS) expect(AFTER_BOARD_SEAL.has(type)).toBe(true);
    expect(EVENT_TYPES.length).toBeGreaterThan(AFTER_BOARD_SEAL.size);
  });
});
