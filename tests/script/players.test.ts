/** Players by their part in the play, the rest of the tricks, and other things a director types in haste. */
import { describe, expect, it } from 'vitest';
import { eventsOf, faultsOf } from './read.ts';

const AUCTION = 'calls: P P 1NT PPP';
const last = (text: string): unknown => eventsOf(text).at(-1);

describe('declarer and dummy', () => {
  it.each([
    ['dummy spreads', { type: 'DummySpread', seat: 'N' }],
    ['le mort étale son jeu', { type: 'DummySpread', seat: 'N' }],
    ['dummy is spread', { type: 'DummySpread', seat: 'N' }],
    ['N tables dummy', { type: 'DummySpread', seat: 'N' }],
    ['declarer spreads his hand', { type: 'HandSpread', seat: 'S' }],
    ['Declarer: ♠A', { type: 'CardPlayed', seat: 'S', card: 'SA' }],
    ['déclarant joue SA', { type: 'CardPlayed', seat: 'S', card: 'SA' }],
    ['trick: W C4 dummy C2 E CK declarer CA', { type: 'CardPlayed', seat: 'S', card: 'CA' }],
    ['declarer designates "low"', { type: 'CardDesignated', by: 'S', text: 'low' }],
    ['dummy asks declarer "no clubs?"', { type: 'QuestionAsked', by: 'N', to: 'S', text: 'no clubs?' }],
    ['W H3\nE draws attention to the H3 of W', { type: 'AttentionDrawn', by: 'E', of: 7 }],
    ["dummy C2\nE draws attention to dummy's C2", { type: 'AttentionDrawn', by: 'E', of: 7 }],
    ["mort ♣2\nE attire l'attention sur la carte du mort", { type: 'AttentionDrawn', by: 'E', of: 7 }],
  ])('%s', (text, event) => {
    expect(last(`${AUCTION}\n${text}`)).toEqual(event);
  });
  it('a refused bid and its replacement leave no doubt', () => {
    const text = 'calls: 1S P 1D, W declines 1D, S replaces 1D by 2D\nW P\nN P E P\ndeclarer leads HK';
    // Rotation: N 1S, E pass, S 1D → 2D, W pass, then three passes: S plays 2D.
    expect(last(text)).toEqual({ type: 'CardPlayed', seat: 'S', card: 'HK' });
  });
  it.each([
    ['calls: 1S P\ndeclarer leads HK', '3:1 who is “declarer”? The calls above end in no contract: write the seat'],
    [
      'calls: 1S P P P\nW leads H3\nN spreads his hand\ndummy C4',
      '5:1 who is “dummy”? What happened above leaves it to the Laws',
    ],
    ['E acepts\ntrick: declarer SA', '3:8 who is “declarer”? A line above could not be read'],
    [
      'lang fr\n1S P P P\nE 2S\nle mort étale',
      "5:4 qui est « mort » ? Les déclarations au-dessus n'aboutissent à aucun contrat",
    ],
    ['calls: 1S P P P\ndeclarrer leads HK', '3:1 “declarrer” does not fit here: is “declarer” meant?'],
  ])('%s: refused, with the reason', (text, said) => {
    expect(faultsOf(text)).toContainEqual(expect.stringContaining(said));
  });
});

describe('the rest', () => {
  const TRICK = `${AUCTION}\ntrick: W C4 N C2 E CK S CA\nS leads H2`;
  it.each([
    ['S claims the rest', 12],
    ['declarer claims all the remaining tricks', 12],
    ['S claims everything "all high"', 12],
    ['S revendique le reste', 12],
    ['S demande tout le reste des levées', 12],
    ['S réclame toutes les levées', 12],
  ])('%s', (text, tricks) => {
    expect(last(`${TRICK}\n${text}`)).toMatchObject({ type: 'ClaimMade', by: 'S', tricks });
  });
  it('is conceded as well', () => {
    expect(last(`${TRICK}\nE concedes the rest`)).toEqual({ type: 'ConcessionMade', by: 'E', tricks: 12 });
    expect(last(`${TRICK}\nE concède le reste`)).toEqual({ type: 'ConcessionMade', by: 'E', tricks: 12 });
  });
  it('of a position is what its trick leaves', () => {
    const position = 'PositionSet contract=3NT declarer=S leader=W deal="N:AK.Q.. ..AKQ. ...AKQ QJ.A.." trick=11';
    expect(last(`${position}\nS claims the rest`)).toMatchObject({ tricks: 3 });
  });
  it('is refused where the cards do not say how many they are', () => {
    expect(faultsOf(`${AUCTION}\ntrick: W C4 N C2 E CK\nW D3\nS claims the rest`)).toEqual([
      '5:14 how many tricks are left? The cards above do not say for sure: write the number, as in “claims 5”',
    ]);
    expect(faultsOf(`${TRICK}\nS claims the rset`)).toEqual([expect.stringContaining('is “rest” meant?')]);
  });
});

describe('what is about something', () => {
  it.each([
    ['W draws attention', '3:9 “attention” to what? Say which call, card or other event: “to that card”'],
    ["O attire l'attention", '3:12 “attention” sur what? Say which call, card'],
    ['W requires hearts', '3:12 “hearts” for what? Say which'],
    ['W demands a heart lead', '3:19 “lead” for what? Say which'],
    ['W interdit coeur', '3:12 “coeur” pour what? Say which'],
    ['tray to SW', '3:9 by whom? Go on with “by N”'],
  ])('%s', (text, said) => {
    expect(faultsOf(`1S\n${text}`)).toEqual([expect.stringContaining(said)]);
  });
});

describe('what is for Étui to find, or written otherwise, is answered with what to write', () => {
  it.each([
    ['E revokes', '3:3 “revokes” is for Étui to find: write the card itself (E C4), and who draws attention to it'],
    ['W leads H3 out of turn', '3:12 “out of turn” is for Étui to find: leave it out'],
    ['O entame H3 hors tour', '3:13 “hors tour” is for Étui to find'],
    ['HK is a penalty card', '3:9 “penalty card” is for Étui to find'],
    ['W must pass', '3:3 “must pass” is for Étui to find'],
    ['N exposes HK', '3:3 “exposes” says not how: “N drops HK”'],
    ['NS agree', '3:1 “NS agree” are two players, and each answers for himself: “N agrees, S agrees”'],
    ['W asks partner "no hearts?"', '3:8 “partner” is nobody in particular here: write the seat'],
    ['1S - 2S - 3S', '3:4 “-” is no call: a pass is P'],
    ['E 1T', '3:3 “1T” has a suit letter that the script does not know'],
    ['result 4S-1', '3:1 “result” is written so: “result 4S by S tricks 10”'],
    ['S ok', '3:3 “ok” is written “N agrees”'],
    ['S no', '3:3 “no” is written “N objects”'],
    ['S plays low from dummy', '3:9 “low” is no card'],
    ['trick 1: W HK', '4:12 HK stands there already (#3 W HK): begin with the next card'],
  ])('%s', (text, said) => {
    const before = text.startsWith('trick') ? '1S\nW HK' : '1S';
    expect(faultsOf(`${before}\n${text}`)).toEqual([expect.stringContaining(said)]);
  });
  it('in French too', () => {
    expect(faultsOf('lang fr\n1S\nE fait une renonce')).toEqual([
      expect.stringContaining('« renonce » est à trouver par Étui'),
    ]);
  });
});

describe('words of the table', () => {
  it.each([
    ['W led H3', { type: 'CardPlayed', seat: 'W', card: 'H3' }],
    ['W ruffs with S3', { type: 'CardPlayed', seat: 'W', card: 'S3' }],
    ['O défausse C3', { type: 'CardPlayed', seat: 'W', card: 'C3' }],
    ['W called the TD', { type: 'DirectorCalled', by: 'W' }],
    ['director called by W', { type: 'DirectorCalled', by: 'W' }],
    ["l'arbitre est appelé par O", { type: 'DirectorCalled', by: 'W' }],
    ['W calls for "small club"', { type: 'CardDesignated', by: 'W', text: 'small club' }],
    ['W disagrees', { type: 'ClaimAnswered', by: 'W', answer: 'objected' }],
    ['W objects to the claim', { type: 'ClaimAnswered', by: 'W', answer: 'objected' }],
    ['W agreed', { type: 'ClaimAnswered', by: 'W', answer: 'agreed' }],
    ['W alerts 1S', { type: 'AlertGiven', by: 'W', of: 1 }],
    ['W corrects 1S to 2S', { type: 'CallReplaced', seat: 'W', of: 1, call: '2S' }],
    ['W hesitates about 15 s', { type: 'TempoBreak', by: 'W', kind: 'slow', seconds: 15, basis: 'estimated' }],
    ['result 4S by N 10 tricks', { type: 'ResultEntered', contract: '4S', declarer: 'N', tricks: 10 }],
  ])('%s', (text, event) => {
    expect(last(`1S\n${text}`)).toEqual(event);
  });
});
