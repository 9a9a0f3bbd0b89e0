/** The referee himself, against boards worked out by hand. */
import { describe, expect, it } from 'vitest';
import * as referee from './support/referee.ts';

const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');
const hand = (text: string): readonly string[] =>
  text.split('.').flatMap((ranks, index) => Array.from(ranks, (rank) => 'SHDC'[index]! + rank));

const BOARD: referee.LawfulBoard = {
  dealer: 'S',
  vulnerable: 'NS',
  hands: {
    N: hand('KQ84.873.AK5.962'),
    E: hand('95.AJT62.8743.K5'),
    S: hand('AJT76.Q5.QT2.AJ8'),
    W: hand('32.K94.J96.QT743'),
  },
  calls: words('1S Pass 3S Pass 4S Pass Pass Pass'),
  cards: [],
};

describe('the referee', () => {
  it('ends an auction after four passes, or three after a call', () => {
    expect(referee.auctionIsOver(words('Pass Pass Pass'))).toBe(false);
    expect(referee.auctionIsOver(words('Pass Pass Pass Pass'))).toBe(true);
    expect(referee.auctionIsOver(words('Pass Pass Pass 1C Pass Pass'))).toBe(false);
    expect(referee.auctionIsOver(BOARD.calls)).toBe(true);
    expect(referee.seatToCall('S', words('1S Pass'))).toBe('N');
    expect(referee.seatToCall('S', BOARD.calls)).toBeNull();
  });

  it('lets a double follow an opponent only, and a redouble a double', () => {
    const may = (calls: string): readonly string[] => referee.legalCalls('N', words(calls)).slice(0, 2);
    expect(may('')).toEqual(['Pass', '1C']);
    expect(may('1C')).toEqual(['Pass', 'X']);
    expect(may('1C Pass')).toEqual(['Pass', '1D']);
    expect(may('1C Pass Pass')).toEqual(['Pass', 'X']);
    expect(may('1C X')).toEqual(['Pass', 'XX']);
    expect(may('1C X Pass')).toEqual(['Pass', '1D']);
    expect(may('1C X XX')).toEqual(['Pass', '1D']);
    expect(referee.legalCalls('N', words('7NT'))).toEqual(['Pass', 'X']);
  });

  it('finds the declarer and how far the contract is doubled', () => {
    expect(referee.finalContract('S', BOARD.calls)).toEqual({
      level: 4,
      denomination: 'S',
      doubled: 0,
      declarer: 'S',
      dummy: 'N',
    });
    expect(referee.finalContract('N', words('1H 1S 2H X XX Pass Pass Pass'))).toMatchObject({
      declarer: 'N',
      doubled: 2,
      level: 2,
    });
    expect(referee.finalContract('N', words('1NT Pass 2D X 2H Pass Pass Pass'))).toMatchObject({
      declarer: 'N',
      doubled: 0,
    });
    expect(referee.finalContract('N', words('Pass Pass Pass Pass'))).toBeNull();
  });

  it('gives the trick to the highest trump, else to the suit led', () => {
    expect(referee.winningCard(words('H2 HA S2 HK'), 'S')).toBe('S2');
    expect(referee.winningCard(words('H2 CA HT DA'), 'NT')).toBe('HT');
  });

  it('knows the hand to play and what it may play', () => {
    expect(referee.handToPlay(BOARD)).toBe('W');
    expect(referee.legalCards(BOARD)).toHaveLength(13);
    const begun = { ...BOARD, cards: words('C4 C2 CK') };
    expect(referee.handToPlay(begun)).toBe('S');
    expect(referee.legalCards(begun)).toEqual(['CA', 'CJ', 'C8']);
    const won = { ...BOARD, cards: words('C4 C2 CK CA S6 S2 S8 S9') };
    expect(referee.tricksOf(won).map((trick) => trick.winner)).toEqual(['S', 'E']);
    expect(referee.handToPlay(won)).toBe('E');
    expect(referee.tricksWon(won)).toEqual({ NS: 1, EW: 1 });
  });

  it('scores for North-South, whoever declares', () => {
    expect(referee.resultOf({ ...BOARD, agreed: 10 })).toMatchObject({ tricks: 10, score: 620 });
    expect(referee.resultOf({ ...BOARD, agreed: 8, dealer: 'W' })).toMatchObject({ tricks: 8, score: 100 });
    expect(referee.resultOf(BOARD)).toBeNull();
    expect(referee.resultOf({ ...BOARD, calls: words('Pass Pass Pass Pass') })).toEqual({
      contract: null,
      tricks: null,
      score: 0,
    });
  });
});
