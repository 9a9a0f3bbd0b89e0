import { describe, expect, it } from 'vitest';
import type { BoardRecord } from '../../domain/event.ts';
import { exportPbn } from '../../formats/pbn/export.ts';
import { saying } from '../../formats/pbn/same.ts';
import { game, onlyRecord } from './support.ts';

const again = (text: string): readonly string[] => onlyRecord(text).events.map(saying);
const LAWFUL = game('[Auction "N"]\n1NT Pass =1= Pass Pass\n[Note "1:asks"]\n[Play "E"]\nHA HJ H6 H2\nS4 ST S7 SA\n*');

describe('export', () => {
  it('writes a lawful board as PBN and nothing else', () => {
    const { events } = onlyRecord(LAWFUL.replace('Pass =1= Pass', 'Pass Pass'));
    const { text, losses } = exportPbn(events);
    expect(text).not.toContain('{');
    expect(text.split('\r\n').slice(-8)).toEqual(
      ['1NT Pass Pass Pass', '[Play "E"]', 'HA HJ H6 H2', 'S4 ST S7 SA', '*', '', ''].toSpliced(0, 0, '[Auction "N"]'),
    );
    expect(again(text)).toEqual(events.map(saying));
    expect(losses).toEqual([]);
  });
  it('writes alerts as notes', () => {
    const { events } = onlyRecord(LAWFUL);
    expect(exportPbn(events).text).toContain('1NT Pass =1= Pass Pass\r\n[Note "1:asks"]');
  });
  it('writes accepted irregularities with the standard’s marks', () => {
    const { events } = onlyRecord(game('[Auction "N"]\n1D ^I 1C ^S 2D Pass Pass Pass\n', ''));
    const { text } = exportPbn(events);
    expect(text).toContain('1D ^I 1C ^S 2D');
    expect(text).not.toContain('etui whole');
    expect(again(text)).toEqual(events.map(saying));
  });
  it('shows other programs the call that stands, and itself the one taken back', () => {
    const record: BoardRecord = [
      { seq: 0, type: 'BoardOpened', board: '1', dealer: 0, vulnerable: 'None', laws: '2017' },
      { seq: 1, type: 'CallMade', seat: 0, call: 7 },
      { seq: 2, type: 'CallMade', seat: 1, call: 3 },
      { seq: 3, type: 'OptionChosen', by: 2, of: 2, option: 'decline' },
      { seq: 4, type: 'CallReplaced', seat: 1, of: 2, call: 8 },
      { seq: 5, type: 'Remark', by: 'spectator', text: 'a brace } and a line\nbreak, 50 % é' },
    ];
    const { text, losses } = exportPbn(record);
    expect(text).toContain('1NT 2C *');
    expect(text).toContain('{etui whole 6}');
    expect(again(text)).toEqual(record.map(saying));
    expect(losses).toEqual([]);
  });
  it('says what another program, or a hand, has changed in a board with comments', () => {
    const record: BoardRecord = [
      { seq: 0, type: 'BoardOpened', board: '1', dealer: 0, vulnerable: 'None', laws: '2017', players: { N: 'Nora' } },
      { seq: 1, type: 'CallMade', seat: 0, call: 7 },
      { seq: 2, type: 'CallMade', seat: 1, call: 3 },
      { seq: 3, type: 'OptionChosen', by: 2, of: 2, option: 'decline' },
      { seq: 4, type: 'CallReplaced', seat: 1, of: 2, call: 8 },
    ];
    const { text } = exportPbn(record);
    expect(onlyRecord(text.replaceAll('\r\n', '\n')).losses).toEqual([]);
    const changes: readonly (readonly [string, string])[] = [
      ['[Vulnerable "None"]', '[Vulnerable "All"]'],
      ['[North "Nora"]', '[North "Nina"]'],
      ['[Dealer "N"]', '[Dealer "E"]'],
      ['1NT 2C', '1NT 2D'],
      ['"option":"decline"', '"option":"accept"'],
    ];
    for (const [from, to] of changes) {
      expect(text).toContain(from);
      expect(onlyRecord(text.replace(from, to)).losses).toMatchObject([{ reason: 'comment', tag: 'etui' }]);
    }
  });
  it('names the fields of the envelope it does not write', () => {
    const { events } = onlyRecord(LAWFUL);
    const dated = events.map((event) => ({ ...event, at: '2026-03-01T14:05:11.250Z' }));
    expect(exportPbn(dated).losses).toMatchObject([{ reason: 'not-expressible', text: 'at' }]);
  });
  it('shows the tricks the caller knows', () => {
    const { events } = onlyRecord(LAWFUL);
    const { text } = exportPbn(
      events.filter(({ type }) => type !== 'ResultEntered' && type !== 'TricksAgreed'),
      { tricks: 8 },
    );
    expect(text).toContain('[Result "8"]');
    expect(text).toContain('{etui derived}');
  });
  it('says that a record without BoardOpened cannot be written', () => {
    expect(exportPbn([{ seq: 0, type: 'TrickQuitted' }])).toMatchObject({
      text: '',
      losses: [{ reason: 'not-expressible' }],
    });
  });
  it.each([
    ['something else than the opening at the first place', '"seq":0,"type":"TrickQuitted"'],
    ['a second opening', '"seq":3,"type":"BoardOpened","board":"1","dealer":"N","vulnerable":"None","laws":null'],
    ['an event that speaks of a later one', '"seq":3,"type":"AttentionDrawn","by":"N","of":3'],
  ])('names an own comment that cannot stand where it says: %s', (_, fields) => {
    const { events, losses } = onlyRecord(LAWFUL.replace('*', `*\n{etui %7b${fields}%7d}`));
    expect(losses.map(({ tag }) => tag)).toEqual(['etui']);
    expect(events.map(({ type }) => type)).toEqual(onlyRecord(LAWFUL).events.map(({ type }) => type));
  });

  it('names an own comment that cannot be read, and reads the sections', () => {
    const record = onlyRecord(LAWFUL.replace('*', '*\n{etui %7bnot json%7d}\n{etui whole 40}'));
    expect(record.losses.map(({ tag }) => tag)).toEqual(['etui', 'etui']);
    expect(record.events.some(({ type }) => type === 'CardPlayed')).toBe(true);
  });
});
