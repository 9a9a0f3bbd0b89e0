import { describe, expect, it } from 'vitest';
import { game, losses, notices, onlyRecord, told } from './support.ts';

const auction = (calls: string, tags = '[Contract "?"]\n'): ReturnType<typeof onlyRecord> =>
  onlyRecord(game(`[Auction "N"]\n${calls}`, tags));

describe('the auction section', () => {
  it('gives each call its seat, in any spelling that is allowed or met', () => {
    expect(told(auction('1c p 1NT x\nXX 2N Pass pass\nPass'))).toBe(
      'N:1C E:Pass S:1NT W:X N:XX E:2NT S:Pass W:Pass N:Pass',
    );
  });
  it('makes AP the passes that are missing, no more', () => {
    expect(told(auction('1S AP'))).toBe('N:1S E:Pass S:Pass W:Pass');
    expect(told(auction('1S Pass AP'))).toBe('N:1S E:Pass S:Pass W:Pass');
    expect(told(auction('AP'))).toBe('N:Pass E:Pass S:Pass W:Pass');
  });
  it('begins at the dealer where hyphens stand before him', () => {
    const record = onlyRecord(game('[Auction "W"]\n- 1S Pass Pass\nPass'));
    expect(told(record).startsWith('N:1S E:Pass S:Pass W:Pass')).toBe(true);
  });
  it('keeps an insufficient bid as it was made and its acceptance where ^I marks it (27A)', () => {
    const record = auction('1D ^I 1C Pass Pass Pass');
    expect(told(record)).toBe('N:1D E:1C S accept 2 S:Pass W:Pass N:Pass'.replace('2', '3'));
    expect(notices(record)).toContain('mark ^I');
    expect(told(auction('1D 1C Pass Pass Pass'))).toBe('N:1D E:1C S:Pass W:Pass N:Pass');
  });
  it('reads every example of the standard for calls out of rotation (3.9 B, Law 29A)', () => {
    expect(told(auction('^S 1D'))).toBe('E:1D S accept 2');
    expect(told(auction('1D ^S 2D'))).toBe('N:1D S:2D W accept 3');
    expect(told(auction('1D ^S ^I 1C'))).toBe('N:1D S:1C W accept 3');
    expect(told(auction('1D ^S ^S 2D'))).toBe('N:1D W:2D N accept 3');
    expect(told(auction('1D^S^S^I1C'))).toBe('N:1D W:1C N accept 3');
  });
  it('names a mark that does not fit', () => {
    expect(losses(auction('1D ^I 1H ^R 1S'))).toEqual(['mark-misplaced', 'mark-misplaced']);
  });
  it('takes notes as alerts with their meaning, whatever stands between (3.5.4)', () => {
    const record = auction(
      '1S!!=1=$25 Pass 2C =2= Pass\n[Note "1:eleven to fifteen"]\n[Note "3:nobody refers to this"]',
    );
    expect(record.events.filter(({ type }) => type === 'CallMade').slice(0, 3)).toMatchObject([
      { alerted: true, meaning: 'eleven to fifteen' },
      { call: 0 },
      { alerted: true },
    ]);
    expect(losses(record)).toEqual(['annotation', 'annotation', 'note-unused']);
  });
  it('tells of a call corrected by hand', () => {
    expect(auction('1S $13 Pass').notices).toMatchObject([{ kind: 'mark', what: '$13', seq: 2 }]);
  });
  it('stops at a word that is no call, and says so', () => {
    const record = auction('1S Xass 2S Pass');
    expect(told(record)).toBe('N:1S');
    expect(record.losses).toMatchObject([{ reason: 'call-unreadable', line: 8, column: 4, text: 'Xass' }]);
  });
  it('keeps calls behind the final pass: they were made', () => {
    expect(told(auction('1S Pass Pass Pass 2H'))).toBe('N:1S E:Pass S:Pass W:Pass N:2H');
  });
  it('closes an auction whose passes are missing only where contract or play show that it was over', () => {
    const tags = '[Contract "1S"]\n[Declarer "N"]\n';
    const closed = auction('1S Pass Pass', tags);
    expect(told(closed)).toBe('N:1S E:Pass S:Pass W:Pass');
    expect(notices(closed)).toEqual(['assumed closing-passes']);
    expect(told(auction('1S Pass Pass', '[Contract "2S"]\n[Declarer "N"]\n'))).toBe('N:1S E:Pass S:Pass');
    expect(told(auction('Pass', '[Contract "Pass"]\n'))).toBe('N:Pass E:Pass S:Pass W:Pass');
    expect(told(auction('1S Pass +', tags))).toBe('N:1S E:Pass');
  });
  it('takes the second auction where the first is empty', () => {
    const record = onlyRecord(game('[Auction "N"]\n[Contract "1S"]\n[Auction "N"]\n1S AP\n', ''));
    expect(told(record)).toBe('N:1S E:Pass S:Pass W:Pass');
    expect(notices(record)).toContain('assumed empty-section');
  });
});
