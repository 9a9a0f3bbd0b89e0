/** Every sentence of an error or of the help that the sources hold in English is there in French, with the same values. */
import type { Command } from 'commander';
import { afterEach, describe, expect, it } from 'vitest';
import { speakHelp } from '../../app/cli/help.ts';
import { langIn, speakIn } from '../../app/cli/language.ts';
import { programFor } from '../../app/cli/program.ts';
import { inEnglish, saying } from '../../domain/saying.ts';
import { said } from '../../words/sayings.ts';
import { frSayings } from '../../words/sayings-fr.ts';
import { frHelp } from '../../words/sayings/fr-help.ts';
import { type Lang, slotsOf } from '../../words/say.ts';
import { isSource, readText, repositoryFiles } from '../support/sources.ts';

afterEach(() => speakIn('en'));

/** The literal that a sentence begins with: behind the name of what makes it. */
const MAKES =
  /\b(?:saying|because|usage|refusal\('[\w-]+',|fail\('[\w-]+',|decodeError\(\s*'[\w-]+',|storeError\(\s*'[\w-]+',|unreadable\([^'()]*(?:\([^()]*\))?,)\(?\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;
const unescaped = (literal: string): string =>
  literal
    .slice(1, -1)
    .replaceAll(/\\(?:u([0-9a-f]{4})|(.))/g, (_, hex: string | undefined, sign: string) =>
      hex === undefined ? (sign === 'n' ? '\n' : sign) : String.fromCodePoint(Number.parseInt(hex, 16)),
    );
const sources = repositoryFiles().filter(
  (path) => isSource(path) && /^(?:domain|replay|wire|store|formats|app\/(?:cli|store))\//.test(path),
);
const literals = new Set(
  sources.flatMap((path) => [...readText(path).matchAll(MAKES)].map((found) => unescaped(found[1] ?? ''))),
);
const isSentence = (text: string): boolean => /[a-z]{2}/.test(text.replaceAll(/\{\w+\}/g, '')) && text.includes(' ');

describe('errors', () => {
  it('are found in the sources', () => {
    expect(literals.size).toBeGreaterThan(120);
    expect(literals).toContain('the record has no event {at}; its last is {last}');
  });
  it('are all said in French', () => {
    expect([...literals].filter((text) => isSentence(text) && !frSayings.has(text))).toEqual([]);
  });
  it('have the same values in both languages', () => {
    const differing = [...frSayings].filter(([english, french]) => slotsOf(english).join() !== slotsOf(french).join());
    expect(differing).toEqual([]);
  });
  it('are not the English ones', () => {
    const alike = [...frSayings].filter(([english, french]) => english === french && /[a-z]{3}/.test(english));
    expect(alike).toEqual([]);
  });
  it('cling to their signs and have no straight apostrophe', () => {
    expect([...frSayings.values()].filter((text) => /[a-zà-ÿ]'[a-zà-ÿ]|[^ \d{}T][?!»]|\w ;\S|«\S/.test(text))).toEqual(
      [],
    );
  });
});

describe('a saying', () => {
  const why = saying('a hand is empty');
  it('says the sentences in it in the same language', () => {
    const whole = saying('event {seq}: {why}', { seq: 3, why });
    expect(inEnglish(whole)).toBe('event 3: a hand is empty');
    expect(said('en', whole)).toBe('event 3: a hand is empty');
    expect(said('fr', whole)).toBe('événement 3\u00a0: une main est vide');
  });
  it('puts several side by side', () => {
    expect(said('fr', saying('event {seq}: {why}', { seq: 0, why: [why, why] }))).toBe(
      'événement 0\u00a0: une main est vide ; une main est vide',
    );
  });
  it('stays English where there is no French, and leaves a value as it came', () => {
    expect(said('fr', saying('{x} : « raw', { x: '{y} :' }))).toBe('{y} : : « raw');
  });
});

describe('the language of a run', () => {
  it.each([
    [['state', 'x', '--lang', 'fr'], 'fr'],
    [['--lang=fr', 'state'], 'fr'],
    [['state', '--lang', 'de'], 'en'],
    [['state', '--lang'], 'en'],
    [['state', 'fr'], 'en'],
  ])('%j is %s', (words, lang) => expect(langIn(words)).toBe(lang));
});

const allOf = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(allOf)];
const textsOf = (command: Command): readonly string[] => [
  command.description(),
  ...command.options.map(({ description }) => description),
  ...command.registeredArguments.map(({ description }) => description),
];
/** As it is printed. */
const helpIn = (lang: Lang, name: string): string => {
  speakIn(lang);
  const command = speakHelp(programFor({ exit: 0 })).commands.find((each) => each.name() === name);
  let out = '';
  command?.configureOutput({ writeOut: (text) => (out += text) }).outputHelp();
  return out;
};
/** The command of each example, without what is said of it. */
const examplesIn = (text: string): readonly string[] =>
  [...text.matchAll(/^ {2}((?:etui|eval|echo|openssl|unzip) .+?)(?: {2,}.*)?$/gm)].map((found) => found[1] ?? '');

describe('help', () => {
  const english = allOf(programFor({ exit: 0 }));
  it('has every command, argument and option in French', () => {
    expect(english.flatMap(textsOf).filter((text) => !frSayings.has(text))).toEqual([]);
  });
  it('speaks French once asked', () => {
    speakIn('fr');
    const [program] = allOf(speakHelp(programFor({ exit: 0 })));
    expect(program?.helpInformation()).toMatch(/^Usage\u00a0: etui[\s\S]*Commandes\u00a0:[\s\S]*montrer l’aide/);
  });
  it.each(english.slice(1).map((command) => command.name()))('of %s has the same examples in French', (name) => {
    expect(frHelp).toHaveProperty([name]);
    const examples = examplesIn(helpIn('en', name)).map((each) => each.replace(/ {3}\(in .*$/, ''));
    expect(examples.length).toBeGreaterThan(0);
    expect(examplesIn(helpIn('fr', name)).map((each) => each.replace(/ {3}\(dans .*$/, ''))).toEqual(examples);
  });
});
