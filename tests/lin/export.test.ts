/** LIN export: what other programs see, and what stands in comments. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import type { Event, Fact } from '../../domain/event.ts';
import type { Seat } from '../../domain/seat.ts';
import { exportLin } from '../../formats/lin/export.ts';
import { saysTheSame } from '../../formats/lin/same.ts';
import { single, told } from './show.ts';

const HANDS = '3SAKQJH5432D432C32,S5432HAKQJD765C54,ST987HT98DAKQJC76,S6H76DT98CAKQJT98';
const BOARD =
  'vg|Club Night,1,I,,,,,,|qx|o6|pn|Sue,Will,Nora,Eve|st||' +
  `md|${HANDS}|rh||ah|Board 6|sv|b|mb|1C!|an|short|mb|p|mb|1N|mb|p|mb|p|mb|p|pg||pc|C4|pc|C6|pc|CA|pc|C2|pg||mc|9|pg||\n`;
const written = (events: readonly Event[]): string => {
  const result = exportLin(events);
  if (E.isLeft(result)) throw new Error(result.left.message);
  return result.right.text;
};
const numbered = (facts: readonly Fact[]): readonly Event[] => facts.map((fact, seq) => ({ ...fact, seq }));

describe('export', () => {
  it('a plain board is plain LIN, the same that was read', () => {
    expect(written(single(BOARD).events)).toBe(BOARD);
  });

  it('a replaced bid: other programs see the replacement, Étui reads both', () => {
    const record = numbered([
      { type: 'BoardOpened', board: '1', number: 1, dealer: 0, vulnerable: 'None', laws: '2017' },
      { type: 'CallMade', seat: 0, call: 6 },
      { type: 'CallMade', seat: 1, call: 4 },
      { type: 'OptionChosen', by: 2, of: 2, option: 'decline' },
      { type: 'CallReplaced', seat: 1, of: 2, call: 9 },
      { type: 'CallMade', seat: 2, call: 0, meaning: 'with | a bar' },
    ]);
    const text = written(record);
    const withoutComments = text.replaceAll(/nt\|[^|]*\|/g, '');
    expect(withoutComments).toContain('mb|1S|mb|2D|mb|p|');
    expect(withoutComments).not.toContain('mb|1D|');
    const back = single(text);
    expect(back.events.every((event, at) => record[at] !== undefined && saysTheSame(event, record[at]))).toBe(true);
    expect(back.losses).toEqual([]);
  });

  it('what another program puts in the head, and another source of the record, are said and not believed', () => {
    const record = numbered([
      {
        type: 'BoardOpened',
        board: '1',
        number: 1,
        dealer: 0,
        vulnerable: 'None',
        laws: '2017',
        players: { N: 'Nora' },
      },
      { type: 'CallMade', seat: 0, call: 6 },
    ]);
    const text = written(record);
    expect(single(text).losses).toEqual([]);
    const changes: readonly (readonly [string, string])[] = [
      ['sv|o|', 'sv|b|'],
      ['pn|,,Nora,|', 'pn|,,Nina,|'],
      ['md|3,', 'md|4,'],
      ['"origin":null', '"origin":{"kind":"recorded"}'],
    ];
    for (const [from, to] of changes) {
      expect(text).toContain(from);
      expect(single(text.replace(from, to)).losses).toMatchObject([{ reason: 'value-unreadable' }]);
    }
  });
  it('a pass that a law puts in is shown to other programs, a call after the auction is not', () => {
    const calls = [6, 0, 42, 0, 0, 11].map((call, at): Fact => ({ type: 'CallMade', seat: (at % 4) as Seat, call }));
    const record = numbered([
      { type: 'BoardOpened', board: '1', dealer: 0, vulnerable: 'None', laws: '2017' },
      ...calls,
    ]);
    const shown = [6, 0, 0, 0, 0].map((call, at) => ({ seq: at === 2 ? 4 : at + 1, seat: (at % 4) as Seat, call }));
    const result = exportLin(record, { calls: shown, cards: [] });
    const text = E.isRight(result) ? result.right.text : '';
    expect(text).toContain(
      'mb|1S|mb|p|nt|{etui {"type":"CallMade","seat":"S","call":"8NT"}}|nt|{etui shown S p}|mb|p|mb|p|mb|p|',
    );
    expect(text.replaceAll(/nt\|[^|]*\|/g, '')).not.toContain('2D');
    expect(single(text).events.map(({ type }) => type)).toEqual(record.map(({ type }) => type));
    expect(single(text.replace('{etui shown S p}|mb|p|', '{etui shown S p}|mb|1N|')).losses).toMatchObject([
      { reason: 'value-unreadable', text: '{etui shown S p}' },
      { reason: 'value-unreadable' },
    ]);
  });

  it('where a record was had from comes back, and a call that another program changed counts as it stands', () => {
    const opened: Fact = { type: 'BoardOpened', board: '1', number: 1, dealer: 0, vulnerable: 'None', laws: '2017' };
    const made: readonly Fact[] = [6, 4].map(
      (call, seat): Fact => ({ type: 'CallMade', seat: seat as Seat, call, thinkMs: 5 }),
    );
    const record = numbered([opened, ...made]).map((event) => ({ ...event, source: { kind: 'table' } }));
    const text = written(record);
    expect(single(text).events.map(({ source }) => source)).toEqual(record.map(() => ({ kind: 'table' })));
    const changed = single(text.replace('mb|1D|', 'mb|2D|'));
    expect(changed.events.map(({ source }) => source?.kind)).toEqual(['lin', 'lin', 'lin']);
    expect(changed.events.at(-1)).toMatchObject({ seat: 1, call: 9 });
    expect(changed.losses).toMatchObject([{ reason: 'value-unreadable' }, { reason: 'value-unreadable' }]);
  });

  it('names the calls that others give to another player', () => {
    const record = numbered([
      { type: 'BoardOpened', board: '1', number: 1, dealer: 0, vulnerable: 'None', laws: '2017' },
      { type: 'CallMade', seat: 2, call: 6 },
    ]);
    const result = exportLin(record);
    expect(E.isRight(result) && result.right.losses).toEqual([{ field: 'seat', events: 1 }]);
  });

  it('names what an import gives anew', () => {
    const result = exportLin(
      single(BOARD).events.map((event) => ({ ...event, id: '00000000-0000-4000-8000-000000000000' })),
    );
    expect(E.isRight(result) && result.right.losses).toEqual([
      { field: 'id', events: 13 },
      { field: 'source', events: 13 },
    ]);
  });

  it('a record that does not begin with BoardOpened is refused with a sentence', () => {
    expect(exportLin([])).toMatchObject({ left: { tag: 'no-board' } });
  });

  it('a comment that only looks like ours, or refers to what does not exist, is a loss', () => {
    for (const note of [
      '{etui nonsense}',
      '{etui {"type":"CallWithdrawn","seat":"N","of":77}}',
      '{etui {"type":"Unheard"}}',
    ]) {
      const board = single(BOARD.replace('mb|1N|', `nt|${note}|mb|1N|`));
      expect(board.losses).toMatchObject([{ reason: 'value-unreadable', tag: 'nt' }]);
      expect(told(board)).toEqual(told(single(BOARD)));
    }
  });
});
