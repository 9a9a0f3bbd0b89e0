/** `--lang fr`: errors, remarks of importers and help in French; what programs read stays English. */
import { describe, expect, it } from 'vitest';
import { etui } from './support.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const french = (words: readonly string[], input = ''): string => plain(etui([...words, '--lang', 'fr'], { input }).err);

const OPENED = '{"type":"BoardOpened","board":"1","dealer":"N","vulnerable":"None","laws":"2017"}';
const CALL = '{"type":"CallMade","seat":"N","call":"1H"}';

describe('an error in French', () => {
  it.each([
    [
      'a field',
      `${OPENED}\n{"type":"CallMade","seat":"Q","call":"1H"}`,
      'champ seat de CallMade est "Q" : écrivez une place',
    ],
    ['a type', `${OPENED}\n{"type":"CalMade"}`, '"CalMade" n’est pas un type d’événement : est-ce CallMade ?'],
    ['a missing field', `${OPENED}\n{"type":"CallMade","seat":"N"}`, 'il manque à CallMade le champ call'],
    ['no JSON', `${OPENED}\n{"type":}`, 'cette ligne n’est pas du JSON simple : "}" ne peut être ici'],
    ['no opening', CALL, 'un dossier commence par BoardOpened, et ceci est CallMade'],
    ['a reference', `${OPENED}\n{"type":"CallWithdrawn","seat":"N","of":7}`, 'renvoie par of à l’événement 7'],
    ['an empty file', '', 'le fichier est vide'],
    [
      'hands',
      `${OPENED}\n{"type":"HandsDealt","deal":"N:AK - -"}`,
      'une donne a quatre mains (mettez - pour une main inconnue), celle-ci en a 3',
    ],
    ['a script in English', 'board 1 laws 2017 dealer N vulnerable none\nN 9X', '« 9X » ne convient pas ici'],
    ['two boards', `${OPENED}\n${OPENED}`, '- a 2 donnes : dites laquelle'],
  ])('of %s', (_, input, expected) => {
    expect(french(['state', '-'], input)).toContain(expected);
  });

  it('of the command line', () => {
    expect(french(['state', 'nowhere.jsonl'])).toMatch(/^etui: nowhere\.jsonl: ce fichier n’existe pas : /);
    expect(french(['state', '-', '--at', '9'], `${OPENED}\n`)).toContain('le dernier du dossier est 0');
    expect(french(['state', '--nothing'])).toMatch(/^erreur : option inconnue : --nothing\n\(etui --help/);
    expect(french(['state', '-', '--laws', '1997'], OPENED)).toContain(
      'ne prend pas « 1997 » ; choix possibles : 2007, 2017',
    );
  });

  it('of a board that its importer refuses', () => {
    expect(french(['state', '-'], '[Board "x"]\n[Event "y"]\n')).toContain('La donne ne contient ni mains');
  });

  it('has the same exit code', () => {
    for (const words of [
      ['state', 'nowhere.jsonl'],
      ['state', '--nothing'],
      ['state', '-', '--at', '9'],
    ])
      expect(etui([...words, '--lang', 'fr'], { input: OPENED }).code).toBe(etui(words, { input: OPENED }).code);
  });
});

describe('what stays English', () => {
  const words = ['import', '-', '--json', '--format', 'jsonl', '--lang', 'fr'];
  it('is the report for programs', () => {
    const { err } = etui(words, { input: CALL });
    expect(err).toContain('a record begins with BoardOpened, and this is CallMade');
    expect(err).not.toContain('"says"');
  });
  it('is everything, where nobody asked for French', () => {
    const { err } = etui(['state', '-'], { input: CALL, env: { LANG: 'fr_FR.UTF-8', LC_ALL: 'fr_FR.UTF-8' } });
    expect(err).toContain('a record begins with BoardOpened');
  });
});

const PBN = '[Board "3"]\n[Dealer "N"]\n[Auction "N"]\n1NT AP\n[Play "E"]\n';

describe('a remark of an importer', () => {
  it('is French in the review', () => {
    const { out } = etui(['review', '-', '--lang', 'fr'], { input: PBN });
    expect(plain(out).replaceAll(/\s+/g, ' ')).toContain('EW vulnérable, d’après le numéro de l’étui');
  });
});
