import { describe, expect, it } from 'vitest';
import { game, losses, notices, onlyRecord, SUITS_DEAL, told } from './support.ts';

const AUCTION = '[Auction "N"]\n1NT AP\n';
const play = (rows: string, tags?: string, leader = 'E'): string => {
  const record = onlyRecord(game(`${AUCTION}[Play "${leader}"]\n${rows}`, tags));
  return told(record).replace('N:1NT E:Pass S:Pass W:Pass ', '');
};
const ONE = '[Contract "1NT"]\n[Declarer "N"]\n[Result "?"]\n';

describe('the play section', () => {
  it('puts columns into the order of play: the winner of a trick leads to the next', () => {
    expect(play('HA HJ H6 H2\nS4 ST S7 SA\nD5 DA D9 D2', ONE)).toBe(
      'E:HA S:HJ W:H6 N:H2 E:S4 S:ST W:S7 N:SA N:D2 E:D5 S:DA W:D9',
    );
  });
  it('lets a trump win, and only a trump of the contract', () => {
    const rows = 'HA D2 C2 S2\nHK D3 C3 S3';
    const spades = onlyRecord(game(`[Auction "N"]\n1S AP\n[Play "E"]\n${rows}`, ONE.replace('1NT', '1S'), SUITS_DEAL));
    expect(told(spades)).toContain('N:S2 N:S3 E:HK');
    const notrump = onlyRecord(game(`${AUCTION}[Play "E"]\n${rows}`, ONE, SUITS_DEAL));
    expect(told(notrump)).toContain('N:S2 E:HK');
  });
  it('takes the last cards from their columns, and the number agreed on where * ends the play', () => {
    expect(play('HA HJ H6 H2\nS4 ST S7 SA\n- DA - D2\n*')).toBe(
      'E:HA S:HJ W:H6 N:H2 E:S4 S:ST W:S7 N:SA N:D2 agreed 7',
    );
    expect(play('HA HJ H6 H2\nS4 ST - -\n*')).toBe('E:HA S:HJ W:H6 N:H2 E:S4 S:ST agreed 7');
  });
  it('counts the play as unfinished at + and at a result that the tricks shown explain (3.4.15)', () => {
    expect(play('HA HJ H6 H2\n+ - - -')).toBe('E:HA S:HJ W:H6 N:H2');
    expect(play('HA HJ H6 H2', ONE.replace('?', '0'))).toBe('E:HA S:HJ W:H6 N:H2');
    const open = onlyRecord(game(`${AUCTION}[Play "E"]\nHA HJ H6 H2\n`));
    expect(told(open)).toContain('agreed 7');
    expect(notices(open)).toContain('assumed without-star');
  });
  it('reads the standard’s example of a + in the middle of a row', () => {
    const deal = 'N:3.3.3.3 4.4.4.4 A.A.A.Q 2.2.2.2';
    const record = onlyRecord(
      `[Board "1"]\n[Deal "${deal}"]\n[Contract "7NT"]\n[Declarer "S"]\n[Play "W"]\nH2 H3 H4 HA\n+ - - CQ\n`,
    );
    expect(told(record)).toBe('W:H2 N:H3 E:H4 S:HA S:CQ');
    expect(record.events.find(({ type }) => type === 'PositionSet')).toMatchObject({ trick: 10, leader: 3 });
  });
  it('keeps a revoke as it was played; ^R is a notice about the card, not a ruling', () => {
    const record = onlyRecord(game(`${AUCTION}[Play "E"]\nHA ^R SA H6 H2`, ONE));
    expect(told(record)).toContain('E:HA S:SA W:H6 N:H2');
    expect(record.notices).toMatchObject([{ kind: 'mark', what: '^R', seq: 7 }]);
  });
  it('begins the trick with the seat of ^L; a defender’s lead was accepted by declarer (53A)', () => {
    const record = onlyRecord(game(`${AUCTION}[Play "E"]\nHA HJ H6 H2\nS4 ST ^L S7 SA`, ONE));
    expect(told(record)).toContain('W:S7 N accept 10 N:SA E:S4 S:ST');
    expect(notices(record)).toEqual(['mark ^L']);
  });
  it('spreads the hand of the declarer who changed places with dummy (3.4.13, 54A)', () => {
    const record = onlyRecord(
      game(`${AUCTION}[Play "W"]\nC2 C4 C7 C9\n*`, '[Contract "1NT"]\n[Declarer "^S"]\n[Result "7"]\n'),
    );
    expect(told(record)).toBe('N:1NT E:Pass S:Pass W:Pass W:C2 N spreads N:C4 E:C7 S:C9 agreed 7');
    expect(notices(record)).toEqual(['mark ^Declarer']);
  });
  it('does not take columns that begin elsewhere for a lead out of turn', () => {
    const record = onlyRecord(game(`${AUCTION}[Play "S"]\nHJ H6 H2 HA\nST S7 SA S4`, ONE));
    expect(told(record)).toContain('W:Pass E:HA S:HJ W:H6 N:H2 E:S4');
    expect(notices(record)).toEqual(['assumed first-column']);
  });
  it('finds rows in the order of play by the hands, and says so', () => {
    const rows = 'HA HJ H6 H2\nS4 ST S7 SA\nS2 SJ S9 S6\nDA D9 D3 D6'.replace('DA D9 D3 D6', 'D5 DA D9 D3');
    const record = onlyRecord(game(`${AUCTION}[Play "E"]\n${rows}`, ONE));
    expect(told(record)).toContain('N:SA N:S2 E:SJ S:S9 W:S6 E:D5 S:DA W:D9 N:D3');
    expect(losses(record)).toContain('columns-differ');
    expect(record.notices.some(({ kind }) => kind === 'contradiction')).toBe(true);
  });
  it('turns nothing where the play fits a turned deal', () => {
    const turned = 'E:AK32.432.432.432 QJ4.AKQ5.765.765 T98.JT9.AKQ8.T98 765.876.JT9.AKQJ';
    const record = onlyRecord(game(`${AUCTION}[Play "E"]\nHA HJ H6 H2\nS4 ST S7 SA`, ONE, turned));
    expect(told(record)).toContain('E:HA S:HJ W:H6 N:H2');
    expect(losses(record)).toEqual(['rotation-differs']);
  });
  it('ends where the order of play is no longer known', () => {
    const record = onlyRecord(game(`${AUCTION}[Play "E"]\nHA - H6 H2\nS4 ST S7 SA\n*`));
    expect(told(record)).toContain('E:HA agreed 7');
    expect(record.losses).toMatchObject([{ reason: 'card-unknown', text: '6 cards behind one that is not known' }]);
  });
  it('keeps a card played twice and a card nobody holds', () => {
    expect(play('HA HJ H6 H2\nHA ST S7 SA', ONE)).toContain('E:HA S:ST W:S7 N:SA');
  });
  it('begins in mid-play where only contract and play are known', () => {
    const record = onlyRecord(game('[Play "E"]\nHA HJ H6 H2\n*'));
    expect(record.events.map(({ type }) => type)).toEqual([
      'BoardOpened',
      'PositionSet',
      'CardPlayed',
      'CardPlayed',
      'CardPlayed',
      'CardPlayed',
      'TricksAgreed',
      'ResultEntered',
    ]);
    expect(notices(record)).toEqual(['assumed position']);
  });
  it('leaves the cards out, and says so, where the contract is nowhere', () => {
    const record = onlyRecord(game('[Play "E"]\nHA HJ H6 H2\n*', ''));
    expect(told(record)).toBe('');
    expect(record.losses).toMatchObject([{ reason: 'cards-without-contract', text: '4 cards' }]);
  });
});
