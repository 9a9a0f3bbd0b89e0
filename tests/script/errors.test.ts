/** A fault names its line, its column, what was expected and the word perhaps meant; no fault hides another. */
import { describe, expect, it } from 'vitest';
import { inFrench } from '../../formats/script/says-fr.ts';
import { SLOTS } from '../../formats/script/slots.ts';
import { errorsIn, faultsOf, placed } from './read.ts';

describe('a slip of the pen', () => {
  it.each([
    ['E acepts 1S', '3:3 “acepts” does not fit here: is “accepts” meant?'],
    ['E calls the directer', '3:13 “directer” does not fit here: is “director” meant?'],
    ['E accepts that cal', '3:16 “cal” does not fit here: is “call” meant?'],
    ['hnads N:- - - -', '3:1 “hnads” does not fit here: is “hands” meant?'],
    ['CallMade seat=E call=P shws=[D]', '3:24 shws is no field of this event: is “shows” meant?'],
  ])('%s', (text, said) => {
    expect(faultsOf(`N 1S\n${text}`)).toEqual([said]);
  });
});

describe('what cannot stand', () => {
  it.each([
    ['E 1Q', '2:3 “1Q” does not fit here; expected: a call (Pass, X, XX, 1C … 7NT), a card (SA, HT, C2) or a verb'],
    ['E accepts', "2:10 the line ends too soon; expected: an earlier event (that call, E's 1H, #4, @label)"],
    ['E drops', '2:8 the line ends too soon; expected: a card (SA, HT, C2)'],
    ['N 1S E accepts', '2:6 “E” does not fit here'],
    ['dealer N', '2:1 “dealer” does not fit here; expected: it on the line that opens the board'],
    ['N 1S, E P, S AP AP', '2:17 no pass is missing here'],
    ['N 1S "no end', '2:6 the quotes are not closed: a text ends on its line'],
    ['N 1S (alerted)', '2:6 “(” has no meaning here'],
    ['N 1S meaning=[', '2:14 “[” is no value'],
    ['director rules 64A ruling={"transfer": 1, "transfer": 2}', '2:27 “{"transfer": 1, "tra” is no value'],
    ['hands N:AK.QJ - -', '2:7 these are not four hands: a deal has four hands'],
    ['E replaces 1S by 2S', '2:12 “1S” is no earlier event of this board'],
    ['N 1S meaning="a" "b"', '2:18 meaning is given twice: leave one out'],
    ['@a N 1S, @a E P', '2:10 @a names another event already'],
    ['CallMade seat=N', '2:1 CallMade lacks the field call'],
    ['PenaltyAssessed side=NS kind=huge', '2:25 the field kind of PenaltyAssessed is "huge"'],
    ['board 2, board 3', '2:10 this record has its BoardOpened already'],
    ['trick 2: W C4', '2:7 this is trick 1 for that hand, not 2'],
    ['trick: C4 C5', '2:8 whose “C4” is this? Rotation does not say'],
    ['trick: whatever', '2:8 “whatever” does not fit here; expected: cards'],
    ['calls from N:', '2:14 the line ends too soon; expected: calls'],
    ['lang de', '2:6 “de” is no language of Étui'],
    ['- E P', '2:1 “-” is no call'],
  ])('%s', (text, said) => {
    const faults = faultsOf(text);
    expect(faults).toEqual([expect.stringContaining(said)]);
  });

  it('a call without its seat, once rotation no longer says whose it is', () => {
    const text = "N 1S, E 1D\nS draws attention to E's 1D\nP";
    expect(faultsOf(text)).toEqual([
      '4:1 whose “Pass” is this? Rotation does not say: write the seat before it, as in “E Pass”',
    ]);
  });

  it('a word that is only near to others by being short: none is proposed', () => {
    expect(faultsOf('N hand AK32.432.AQ2.J32')).toEqual([expect.not.stringContaining('meant')]);
    expect(faultsOf('E P\nN kepes')).toEqual([expect.stringContaining('is “keeps” meant')]);
  });

  it('a seat left out behind a line that could not be read: that line is perhaps why', () => {
    expect(faultsOf('N acepts 1S\n1NT P').at(-1)).toContain('(a line above could not be read: it may stand there)');
  });

  it('an event against a seal, as in any record', () => {
    expect(faultsOf('record sealed board\nN 1S')).toEqual([expect.stringContaining('3:1 the board is sealed')]);
  });
});

describe('a file', () => {
  it.each([
    ['', '1:1 there is no board in the file'],
    ['# nothing', '1:1 there is no board in the file'],
    ['N 1S', '1:1 no board is open'],
    [
      'borad 3\nN 1S\nE P',
      '1:1 no board is open: a record begins with a line like “board 12 laws 2017”; is “board” meant?',
    ],
    [
      'lang fr\ndone 3\nN 1S',
      '2:1 aucun étui ouvert : un dossier commence par une ligne comme « étui 12 code 2017 » ; est-ce « donne » ?',
    ],
    ['board A', '1:1 neither the line nor a board number says dealer + vulnerability'],
  ])('%s', (text, said) => {
    expect(errorsIn(text).map(placed)).toEqual([expect.stringContaining(said)]);
  });

  it('with a fault in every line: the first hundred, and where reading ended', () => {
    const errors = errorsIn(`board 1\n${'zzz\n'.repeat(5000)}N 1S`);
    expect(errors.length).toBe(101);
    expect(errors.slice(-1).map(placed)).toEqual([
      '102:1 too many faults: from this line on nothing was read; is it a table script at all?',
    ]);
  });

  it('is refused as a whole, with every fault of every board', () => {
    const errors = errorsIn('board 1\nN 1S\nE 1X\nS accepts 1S\nW acepts 1S\nboard 2\nE 1Q\nboard 3\nS 1S');
    expect(errors.map(({ line, column, board, file }) => [line, column, board, file])).toEqual([
      [3, 3, '1', 'table.etui'],
      [5, 3, '1', 'table.etui'],
      [7, 3, '2', 'table.etui'],
    ]);
  });

  it('takes the label of a line that cannot be read for what it is, and says where it is unsure', () => {
    const errors = errorsIn('board 1\n@x N 1Q\nE accepts @x\nE accepts #2\nE accepts 1D');
    expect(errors.map(placed)).toEqual([
      expect.stringContaining('2:6'),
      '5:11 “1D” is no earlier event of this board (a line above could not be read: it may stand there)',
    ]);
  });

  it('with lang fr speaks French', () => {
    const errors = errorsIn("lang fr\nétui 3\nE acepte 1S\nE 1Q\nE attire l'attention sur");
    expect(errors.map(placed)).toEqual([
      '3:3 « acepte » ne convient pas ici : est-ce « accepte » ?',
      expect.stringContaining('4:3 « 1Q » ne convient pas ici ; attendu : une déclaration'),
      expect.stringContaining('5:25 la ligne finit trop tôt ; attendu : un événement antérieur'),
    ]);
  });
});

describe('what the French messages need', () => {
  it('every kind of slot that is described in English is described in French', () => {
    const described = [...SLOTS.values()]
      .map(({ says }) => says)
      .filter((says) => /\b(?:an? |as in|in quotes)/.test(says));
    expect(described.length).toBeGreaterThan(12);
    expect(described.filter((says) => inFrench(says) === says && !says.includes(', or a text in quotes'))).toEqual([]);
  });
});
