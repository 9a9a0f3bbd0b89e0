/** Both languages say everything: the same keys (the types see to that), the same values, other words. */
import { describe, expect, it } from 'vitest';
import { FINDING_CODES } from '../../domain/finding.ts';
import { LOSS_REASONS, lossSentence, REFUSAL_REASONS, refusalSentence } from '../../formats/report.ts';
import { en } from '../../words/en.ts';
import { fr } from '../../words/fr.ts';
import { countOf, fill, slotsOf } from '../../words/say.ts';
import { isSource, readText, repositoryFiles } from '../support/sources.ts';

interface Leaf {
  readonly path: string;
  readonly text: string;
}
const leavesOf = (words: object, path = ''): readonly Leaf[] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]): readonly Leaf[] => {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') return [{ path: here, text: value }];
    return typeof value === 'object' && value !== null ? leavesOf(value, here) : [];
  });
const english = leavesOf(en);
const french = new Map(leavesOf(fr).map(({ path, text }) => [path, text]));

/** The same in both languages: signs, letters, numbers, and words that the languages share. */
const SHARED: readonly RegExp[] = [
  /^table\.(?:seatLetters|suitLetters|sideLetters)\./,
  /^review\.(?:noCards|scoreNone|scoreFor|table|seconds|imps|assumption)$/,
  /^printed\.tagged$/,
  /^(?:findings\.severities\.contradiction|findings\.names\.revoke)$/,
  /^review\.quoted$/,
];

describe('the two languages', () => {
  it('give every template the same values', () => {
    const differing = english.filter(
      ({ path, text }) => slotsOf(text).join() !== slotsOf(french.get(path) ?? '').join(),
    );
    expect(differing.map(({ path }) => path)).toEqual([]);
  });

  it('differ wherever words are said', () => {
    const alike = english.filter(
      ({ path, text }) => french.get(path) === text && !SHARED.some((shared) => shared.test(path)),
    );
    expect(alike.map(({ path }) => path)).toEqual([]);
  });

  it('have a name and a sentence for each of the forty-five findings', () => {
    expect(FINDING_CODES).toHaveLength(45);
    for (const words of [en, fr]) {
      expect(Object.keys(words.findings.names).toSorted()).toEqual(FINDING_CODES.toSorted());
      expect(new Set(Object.values(words.findings.says)).size).toBe(45);
    }
  });

  it('have a sentence for everything an importer reports, in English the importer’s own', () => {
    expect(en.formats.losses).toEqual(Object.fromEntries(LOSS_REASONS.map((reason) => [reason, lossSentence(reason)])));
    expect(en.formats.refusals).toEqual(
      Object.fromEntries(REFUSAL_REASONS.map((reason) => [reason, refusalSentence(reason)])),
    );
  });

  it('leave no French text with a straight apostrophe, or a sign that clings to its word', () => {
    const wrong = [...french].filter(([, text]) => /'|[^ \d{}][;?!»]|\w :\S|«\S/.test(text));
    expect(wrong).toEqual([]);
  });
});

const sources = repositoryFiles().filter((path) => isSource(path) && /^(?:domain|projections|replay)\//.test(path));
const literals = (pattern: RegExp): readonly string[] => [
  ...new Set(sources.flatMap((path) => [...readText(path).matchAll(pattern)].map((found) => found[1] ?? ''))),
];

describe('what the laws leave to be decided has words', () => {
  const { until, questions, options, keys } = en.matters;
  it.each([
    ['until', literals(/\buntil: '(\w+)'/g), until],
    ['questions', literals(/\bquestion: '(\w+)'/g), questions],
    ['lives of duties', literals(/\blife: '(\w+)'/g), until],
    [
      'options',
      literals(/['`](accept|decline|spread|require|forbid|none|play|highest|lowest|withdraw|keep)(?::\$\{\w+\})?['`]/g),
      options,
    ],
    ['keys that may be open', literals(/entry\('(\w+)'/g), keys],
  ])('%s', (_, codes, texts) => {
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code) => !Object.hasOwn(texts, code))).toEqual([]);
  });
});

describe('fill', () => {
  it.each([
    ['la renonce de {seat}', { seat: 'Est' }, 'la renonce d’Est'],
    ['la renonce de {seat}', { seat: 'Nord' }, 'la renonce de Nord'],
    ['autre que {seat}', { seat: 'Ouest' }, 'autre qu’Ouest'],
    ['la main de {who}', { who: 'un joueur' }, 'la main d’un joueur'],
    ['Loi {law} : {text}', { law: '27A1', text: 'a : b' }, 'Loi 27A1\u00a0: a : b'],
    ['« {text} » ?', { text: 'oui' }, '«\u00a0oui\u00a0»\u00a0?'],
  ])('%s', (template, values, text) => {
    expect(fill('fr', template, values)).toBe(text);
  });

  it('cuts nothing in English, and leaves a value that is not given in its braces', () => {
    expect(fill('en', 'a revoke by {seat} : {what}', { seat: 'East' })).toBe('a revoke by East : {what}');
  });

  it('counts as each language does', () => {
    const trick = { one: '{n} trick', many: '{n} tricks' };
    expect([0, 1, 2, -1].map((n) => countOf('en', trick, n))).toEqual(['0 tricks', '1 trick', '2 tricks', '-1 trick']);
    const levee = { one: '{n} levée', many: '{n} levées' };
    expect([0, 1, 2].map((n) => countOf('fr', levee, n))).toEqual(['0 levée', '1 levée', '2 levées']);
  });
});
