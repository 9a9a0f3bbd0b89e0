/** `explain`: every paragraph in both languages and editions, and the nearest ones for what nobody knows. */
import { describe, expect, it } from 'vitest';
import { explainJson, explainText } from '../../app/text/explain.ts';
import { EDITIONS } from '../../domain/edition.ts';
import { explain, type Explained, referencesOf, SCREEN_REFERENCES } from '../../words/explain.ts';
import { MOVED } from '../../words/laws/paragraphs.ts';
import { LANGS } from '../../words/say.ts';
import { isSource, readText, repositoryFiles } from '../support/sources.ts';

const found = (lang: 'en' | 'fr', reference: string): readonly Explained[] => {
  const said = explain(lang, reference);
  return said.tag === 'found' ? said.paragraphs : [];
};

describe('explain', () => {
  it.each([
    ['2017:27B1a', ['2017 27B1a otherwise']],
    ['27B1a', ['2017 27B1a otherwise', '2007 27B1a otherwise']],
    ['law 27(B)(1)(a)', ['2017 27B1a otherwise', '2007 27B1a otherwise']],
    ['27a1', ['2017 27A1 same']],
    ['2007:16D2', ['2007 16D2 moved']],
    ['2017:16C2', ['2017 16C2 moved']],
    ['2017:63A4', ['2017 63A4 nothing']],
    ['screens 5.4.2.1', ['null screens 5.4.2.1 undefined']],
    ['2017:43A1a', ['2017 43A1 same']],
  ])('%s', (reference, paragraphs) => {
    expect(found('en', reference).map((p) => `${p.edition} ${p.ref} ${p.elsewhere?.tag}`)).toEqual(paragraphs);
  });

  it('names the parts of a law, and not those of another that begins alike', () => {
    const said = explain('en', '2017:9');
    expect(said.tag === 'parts' ? said.refs.toSorted() : []).toEqual(['9A1', '9A3', '9A4', '9A5', '9B1', '9B2', '9C']);
  });

  it('names the nearest paragraphs of the same law where there is none', () => {
    const said = explain('en', '2017:27B7');
    expect(said).toMatchObject({ tag: 'unknown', ref: '27B7' });
    expect(said.tag === 'unknown' && said.nearest.every((ref) => ref.startsWith('27'))).toBe(true);
  });

  it('knows two editions', () => {
    expect(explain('fr', '1997:27B1')).toEqual({ tag: 'no-edition', edition: '1997' });
  });

  it('says of the moved paragraphs where they went, both ways', () => {
    for (const [from, to] of MOVED) {
      const there = found('en', `2007:${from}`)[0];
      const back = found('en', `2017:${to}`)[0];
      expect({ from, there: there?.ref, tag: there?.elsewhere?.tag }).toEqual({ from, there: from, tag: 'moved' });
      expect({ to, back: back?.ref, tag: back?.elsewhere?.tag }).toEqual({ to, back: to, tag: 'moved' });
    }
  });
});

describe('every paragraph', () => {
  const all = [
    ...EDITIONS.flatMap((edition) => referencesOf(edition).map((ref) => `${edition}:${ref}`)),
    ...SCREEN_REFERENCES,
  ];

  it('is explained within a hundred columns, with who decides and how it was checked', () => {
    expect(all.length).toBeGreaterThan(350);
    for (const reference of all)
      for (const lang of LANGS) {
        const { known, text } = explainText(reference, { lang });
        expect(known, reference).toBe(true);
        expect(text, reference).toMatch(lang === 'en' ? /Who decides: .+\.\n/ : /Qui décide\u00a0: .+\.\n/);
        expect(text, reference).toMatch(
          lang === 'en' ? /How this was checked: .+\./ : /Comment cela a été vérifié\u00a0: .+\./,
        );
        expect(text, reference).not.toMatch(/\{|undefined|^.{101}/m);
      }
  });

  it('is said in other words in French', () => {
    const alike = all.filter((reference) => found('en', reference)[0]?.text === found('fr', reference)[0]?.text);
    expect(alike).toEqual([]);
  });

  it('that a law file names is known', () => {
    const named = repositoryFiles()
      .filter((path) => isSource(path) && path.startsWith('domain/laws/'))
      .flatMap((path) =>
        [...readText(path).matchAll(/'((?:screens [\d.]+)|[1-9]\d?[A-F]\d?[a-d]?)'/g)].map((match) => match[1] ?? ''),
      );
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((ref) => !explainText(ref, { lang: 'en' }).known)).toEqual([]);
  });
});

describe('as JSON', () => {
  it('says how the paragraph was checked', () => {
    expect(explainJson('2017:50E1', { lang: 'en' })).toMatchObject({
      tag: 'found',
      paragraphs: [
        { edition: '2017', law: '50E1', decides: 'law', checked: 'memory', elsewhere: { tag: 'otherwise' } },
      ],
    });
    expect(explainJson('2017:27B1', { lang: 'en' })).toMatchObject({ tag: 'parts', refs: ['27B1a', '27B1b'] });
    expect(explainJson('0', { lang: 'fr' })).toMatchObject({ tag: 'unknown' });
    expect(explainJson('1:0', { lang: 'fr' })).toMatchObject({ tag: 'unknown' });
    expect(explainJson('1963:1', { lang: 'fr' })).toEqual({ tag: 'no-edition', edition: '1963' });
  });
});
