import { expect, test } from 'vitest';
import type { JsonObject } from '../../domain/event.ts';
import { card, judged, midPlay, QUIT, stateAfter } from '../support/at-table.ts';

const POSITION = midPlay('W', 'N:A3.42.. Q4.53.. K2.76.. J5.AK..', 10, 6);
const on = (laws: string, ...events: readonly JsonObject[]): JsonObject => stateAfter(laws, POSITION, ...events);
const replaced = (seat: string, of: number, name: string): JsonObject => ({
  type: 'CardReplaced',
  seat,
  of,
  card: name,
});
const named = (more: JsonObject): JsonObject => ({ type: 'CardDesignated', by: 'S', text: '…', ...more });
const current = (...cards: readonly string[]): JsonObject => ({
  play: { current: cards.map((name) => ({ card: name })) },
});

for (const laws of ['2007', '2017']) {
  test(`${laws} 45C4b: the card named stays unless the name was a slip`, () => {
    const changed = [card('W', 'S5'), card('N', 'S3'), replaced('N', 3, 'SA')];
    expect(on(laws, ...changed)).toMatchObject({
      pending: [{ of: 4, law: '45C4b', question: 'unintended' }],
      ...current('S5', 'SA'),
    });
    expect(on(laws, ...changed, judged(4, 'unintended', true))).toMatchObject({
      ...current('S5', 'SA'),
      findings: [],
      pending: [],
    });
    const kept = on(laws, ...changed, judged(4, 'unintended', false));
    expect(kept).toMatchObject({
      ...current('S5', 'S3'),
      findings: [{ seq: 4, code: 'illegal-retraction', law: '45C4b' }],
    });
    expect(kept).toMatchObject({ hands: { N: ['SA', 'H4', 'H2'] } });
  });
  test(`${laws} 45C4b: once declarer's side has played on it is too late`, () => {
    const s = on(laws, card('W', 'S5'), card('N', 'S3'), card('E', 'SQ'), card('S', 'SK'), replaced('N', 3, 'SA'));
    expect(s).toMatchObject({
      findings: [
        { seq: 6, code: 'too-late', law: '45C4b' },
        { seq: 6, code: 'illegal-retraction' },
      ],
      ...current('S5', 'S3', 'SQ', 'SK'),
    });
  });
  test(`${laws} 47D: who played over a slip may change his card, and then declarer the one he played after it`, () => {
    const slip = [
      card('W', 'S5'),
      card('N', 'S3'),
      card('E', 'SQ'),
      replaced('N', 3, 'SA'),
      judged(5, 'unintended', true),
    ];
    const s = on(laws, ...slip, replaced('E', 4, 'S4'));
    expect(s).toMatchObject({ ...current('S5', 'SA', 'S4'), findings: [], penaltyCards: [] });
    expect(s['information']).toMatchObject([
      { of: 3, unauthorized: ['N', 'S'] },
      { of: 4, authorized: ['E', 'W'], unauthorized: ['N', 'S'] },
    ]);
    expect(on(laws, ...slip, replaced('W', 2, 'SJ'))).toMatchObject({
      findings: [{ seq: 7, code: 'illegal-retraction', law: '47F' }],
    });
  });
  test(`${laws} 46B: what incomplete words mean`, () => {
    const meant = (more: JsonObject): JsonObject => on(laws, card('W', 'S5'), named(more));
    expect(meant({ rank: 'low' })).toMatchObject({ legalCards: [{ seat: 'N', cards: ['S3'] }] });
    expect(meant({ rank: 'high' })).toMatchObject({ legalCards: [{ seat: 'N', cards: ['SA'] }] });
    expect(meant({ rank: 'win' })).toMatchObject({ legalCards: [{ seat: 'N', cards: ['SA'] }] });
    expect(meant({ suit: 'D', rank: 'K' })).toMatchObject({ legalCards: [{ seat: 'N', cards: ['SA', 'S3'] }] });
    expect(meant({ rank: 'A' })).toMatchObject({ legalCards: [{ seat: 'N', cards: ['SA'] }] });
  });
  test(`${laws} 45C4b: another card named before dummy moves one`, () => {
    const words = [card('W', 'S5'), named({ suit: 'S', rank: '3' }), named({ suit: 'S', rank: 'A' })];
    expect(on(laws, ...words)).toMatchObject({ pending: [{ of: 4, question: 'unintended' }] });
    expect(on(laws, ...words, judged(4, 'unintended', false), card('N', 'SA'))).toMatchObject({
      findings: [
        { seq: 4, code: 'illegal-retraction' },
        { seq: 6, code: 'dummy-card-not-named' },
      ],
    });
  });
  test(`${laws} 47E2: not misled after all, the card lies there again`, () => {
    const said: JsonObject = { type: 'ExplanationGiven', by: 'S', to: 'W' };
    const events = [said, card('W', 'HA'), said, replaced('W', 3, 'HK')];
    expect(on(laws, ...events)).toMatchObject({
      pending: [{ of: 5, law: '47E2a', question: 'misinformed' }],
      ...current('HK'),
    });
    expect(on(laws, ...events, judged(5, 'misinformed', false))).toMatchObject({
      ...current('HA'),
      findings: [{ seq: 5, code: 'illegal-retraction' }],
    });
  });
  test(`${laws} 43: what dummy may not do, and what another's word allows him`, () => {
    const revoke = [card('W', 'HA'), card('N', 'H2'), card('E', 'S4')];
    const drawn = (by: string): JsonObject => ({ type: 'AttentionDrawn', by, of: 4 });
    expect(on(laws, ...revoke, drawn('N'))).toMatchObject({
      findings: [{ code: 'revoke' }, { seq: 5, code: 'dummy-oversteps', law: '43A1b' }],
    });
    expect(on(laws, ...revoke, drawn('S'), drawn('N'))['findings']).toHaveLength(1);
    expect(on(laws, ...revoke, { type: 'DirectorCalled', by: 'N' })).toMatchObject({
      findings: [{}, { code: 'dummy-oversteps', law: '43A1a' }],
    });
    expect(on(laws, { type: 'CardDesignated', by: 'N', text: 'a spade', suit: 'S' })).toMatchObject({
      findings: [{ code: 'dummy-oversteps', law: '45F' }],
    });
  });
  test(`${laws} 61B: dummy may ask declarer, not a defender; the authority may forbid defenders to ask each other`, () => {
    const asks = (by: string, to: string): JsonObject => ({ type: 'QuestionAsked', by, to, kind: 'revoke' });
    const played = [card('W', 'HA'), card('N', 'H2'), card('E', 'H3'), card('S', 'H6'), QUIT];
    expect(on(laws, ...played, asks('N', 'S'))).toMatchObject({
      findings: [],
      information: [{ of: 7, law: '61B2a', unauthorized: [] }],
    });
    expect(on(laws, ...played, asks('N', 'E'))).toMatchObject({
      findings: [{ code: 'improper-question', law: '61B2b' }],
    });
    expect(on(laws, ...played, asks('E', 'W'))).toMatchObject({
      findings: [],
      information: [{ of: 7, unauthorized: ['W'] }],
    });
  });
}
