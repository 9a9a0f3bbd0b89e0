/** `etui state` and how records are addressed (contract 5). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INSUFFICIENT, insufficient, LIN, passedOut, PBN, REPLACED, SESSION } from './fixtures.ts';
import { type Desk, etui, jsonLines, newDesk } from './support.ts';

let desk: Desk;
beforeAll(() => {
  desk = newDesk();
});
afterAll(() => desk.clear());

const stateOf = (words: readonly string[], input = ''): Record<string, never> =>
  JSON.parse(etui(['state', '--json', ...words], { input }).out);

describe('etui state', () => {
  it('prints the state after the last event, on one line', () => {
    const ran = etui(['state', desk.put('a.jsonl', INSUFFICIENT), '--json']);
    expect(ran.code).toBe(0);
    expect(ran.err).toBe('');
    expect(ran.out.split('\n')).toHaveLength(2);
    expect(JSON.parse(ran.out)).toMatchObject({ version: 1, at: 3, board: { board: '1', laws: '2017' } });
  });

  it('prints the state after an earlier event', () => {
    const file = desk.put('a.jsonl', REPLACED);
    expect(stateOf([file, '--at', '2'])).toMatchObject({ at: 2, findings: [], auction: { standing: ['1H', 'Pass'] } });
    expect(stateOf([file, '--at', '4'])).toMatchObject({ at: 4, auction: { toCall: 'S' } });
  });

  it('shows an early moment in the light of a later amendment with --known', () => {
    const voided = jsonLines(...insufficient(), { type: 'EventVoided', of: 3, why: 'mistyped' });
    const file = desk.put('a.jsonl', voided);
    expect(stateOf([file, '--at', '3'])).toMatchObject({ auction: { calls: [{}, {}, { seq: 3 }] } });
    expect(stateOf([file, '--at', '3', '--known', 'last'])).toMatchObject({
      auction: { standing: ['1H', 'Pass'], toCall: 'S' },
    });
  });

  it('stops with --basis laws before a wrong ruling took over', () => {
    const ruled = {
      type: 'DirectorRuled',
      law: '27B2',
      ruling: { enforcedPasses: [{ seat: 'N', duration: 'nextTurn' }] },
    };
    const next = { type: 'CallMade', seat: 'W', call: 'Pass' };
    const file = desk.put('a.jsonl', jsonLines(...insufficient(), ruled, next));
    expect(stateOf([file, '--basis', 'laws'])).toMatchObject({ at: 4 });
    expect(stateOf([file])).toMatchObject({ at: 5 });
  });

  it('takes the edition of a record that names none from --laws, and says that it was assumed', () => {
    const file = desk.put(
      'a.jsonl',
      jsonLines({ type: 'BoardOpened', board: '1', dealer: 'N', vulnerable: 'None', laws: null }),
    );
    expect(stateOf([file])).toMatchObject({
      board: { laws: '2017' },
      assumptions: [{ what: 'laws', because: 'default' }],
    });
    expect(stateOf([file, '--laws', '2007'])).toMatchObject({
      board: { laws: '2007' },
      assumptions: [{ because: 'chosen' }],
    });
  });

  it('shows a person the keys that hold something', () => {
    const { out, code } = etui(['state', desk.put('a.jsonl', INSUFFICIENT)]);
    expect(code).toBe(0);
    expect(out).toContain('toCall: ');
    expect(out).toContain('insufficient-bid');
    expect(out).not.toContain('playRestrictions');
  });

  it.each([
    [['--at', '9'], 'no such event'],
    [['--at', 'x'], 'the number of an event'],
    [['--at', '3', '--known', '1'], 'lies before'],
    [['--basis', 'custom'], 'Allowed choices'],
    [['--laws', '1997'], 'Allowed choices'],
  ])('%j is wrong usage', (flags, says) => {
    const ran = etui(['state', desk.put('a.jsonl', INSUFFICIENT), ...flags]);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(says);
  });
});

describe('etui state --batch', () => {
  const cases = [
    {
      id: 'A',
      events: insufficient(),
      checks: [
        { at: 1, expect: {} },
        { at: 'last', expect: {} },
      ],
    },
    { id: 'B', events: passedOut('1'), checks: [{ at: 'last', expect: {} }] },
  ];
  it('answers each case and check with one line', () => {
    const ran = etui(['state', '--batch', desk.put('cases.jsonl', jsonLines(...cases))]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    const lines = ran.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { id: 'A', at: 1, state: { at: 1 } },
      { id: 'A', at: 'last', state: { at: 3 } },
      { id: 'B', at: 'last', state: { phase: 'ended' } },
    ]);
  });

  it('reads the cases from standard input, and goes on behind one that cannot be read', () => {
    const bad = { id: 'X', events: [{ type: 'CallMade', seat: 'N', call: '1H' }], checks: [{ at: 'last' }] };
    const ran = etui(['state', '--batch', '-'], { input: jsonLines(bad, { id: 'Y' }, ...cases) });
    expect(ran.code).toBe(3);
    expect(ran.out.trim().split('\n')).toHaveLength(3);
    expect(ran.err).toContain('-:1: event 0: a record begins with BoardOpened');
    expect(ran.err).toContain('-:2: a case has');
  });

  it('takes no record besides', () => {
    expect(etui(['state', 'x.jsonl', '--batch', 'y.jsonl']).code).toBe(2);
    expect(etui(['state']).code).toBe(2);
  });
});

describe('a record is named by', () => {
  it('FILE where it has one board, in each format', () => {
    expect(stateOf([desk.put('a.lin', LIN)])).toMatchObject({ phase: 'ended' });
    expect(stateOf([desk.put('a.etui', INSUFFICIENT)])).toMatchObject({ at: 3 });
  });

  it('FILE#BOARD and FILE#2:BOARD', () => {
    const file = desk.put('s.jsonl', SESSION);
    expect(stateOf([`${file}#1`])).toMatchObject({ board: { board: '1' }, phase: 'ended' });
    expect(stateOf([`${file}#2:2`])).toMatchObject({ board: { board: '2' }, phase: 'auction' });
    expect(stateOf([`${desk.put('p.pbn', PBN)}#2`])).toMatchObject({ board: { dealer: 'E' } });
  });

  it('the first of a name, and says that there are more', () => {
    const ran = etui(['state', `${desk.put('s.jsonl', SESSION)}#2`, '--json']);
    expect(JSON.parse(ran.out)).toMatchObject({ phase: 'ended' });
    expect(ran.err).toContain('#2:2 is the second');
  });

  it('- for standard input, whose format is seen from how it begins', () => {
    expect(stateOf(['-'], INSUFFICIENT)).toMatchObject({ at: 3 });
    expect(stateOf(['-#2'], PBN)).toMatchObject({ board: { dealer: 'E' } });
    expect(stateOf(['-'], LIN)).toMatchObject({ phase: 'ended' });
  });

  it('a name with # where the file is called so', () => {
    expect(stateOf([desk.put('a#1', INSUFFICIENT)])).toMatchObject({ at: 3 });
  });

  it('nothing less: several boards are listed', () => {
    const ran = etui(['state', desk.put('s.jsonl', SESSION)]);
    expect(ran).toMatchObject({ code: 2, out: '' });
    for (const address of ['s.jsonl#1\n', 's.jsonl#1:2\n', 's.jsonl#2:2\n']) expect(ran.err).toContain(address);
  });

  it('nothing else: a board that is not there is wrong usage, with those that are', () => {
    const ran = etui(['state', `${desk.put('s.jsonl', SESSION)}#7`]);
    expect(ran.code).toBe(2);
    expect(ran.err).toMatch(/has no board 7; its boards are[^]*s\.jsonl#1\n/);
  });
});
