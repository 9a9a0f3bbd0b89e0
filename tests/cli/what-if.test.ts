/** `etui whatif`, `diff`, `ledger` and `audit` as a user runs them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INSUFFICIENT, opened, passedOut, PBN, REPLACED, SESSION } from './fixtures.ts';
import { type Desk, etui, jsonLines, newDesk, STACK } from './support.ts';

let desk: Desk;
beforeAll(() => {
  desk = newDesk();
});
afterAll(() => desk.clear());

const ACCEPT = '{"type":"OptionChosen","by":"W","of":3,"option":"accept"}';

describe('etui whatif', () => {
  it('takes JSON and lines of the script, and says the same of both', () => {
    const file = desk.put('a.jsonl', REPLACED);
    const json = etui(['whatif', file, '--at', '3', '--do', ACCEPT]);
    expect(json).toMatchObject({ code: 0, err: '' });
    expect(json.out).toContain('3.1  West chooses on event 3: to accept it.');
    expect(etui(['whatif', file, '--at', '3', '--do', 'W accepts 1D'])).toEqual(json);
    expect(etui(['whatif', file, '--at', '3', '--do', 'O accepte 1D', '--lang', 'fr']).out).toContain(
      '3.1  Ouest choisit',
    );
  });

  it('gives as JSON what was given, what was left out and why, and what differs', () => {
    const ran = etui(['whatif', desk.put('a.jsonl', REPLACED), '--at', '3', '--do', ACCEPT, '--json']);
    const said = JSON.parse(ran.out);
    expect(said).toMatchObject({
      board: '1',
      at: 3,
      given: [{ address: '3.1', event: { type: 'OptionChosen', by: 'W', of: 3, option: 'accept' } }],
      events: [0, 1, 2, 3, '3.1'],
      leftOut: [
        { seq: 4, type: 'OptionChosen', reason: 'matter-closed', of: null },
        { seq: 5, type: 'CallReplaced', reason: 'matter-closed', of: null },
        { seq: 6, type: 'Remark', reason: 'follows', of: 5 },
      ],
      cut: true,
      compared: { record: 3, branch: '3.1' },
      state: { auction: { standing: ['1H', 'Pass', '1D'] } },
    });
    expect(said.differences.state).toContainEqual({ key: 'auction.standing', added: ['1D'], removed: [] });
  });

  it('announces for an option what etui options announces', () => {
    const file = desk.put('a.jsonl', INSUFFICIENT);
    const options = JSON.parse(etui(['options', file, '--json']).out).pending[0].options;
    const accept = options.find(({ option }: { option: string }) => option === 'accept').consequences;
    const said = JSON.parse(etui(['whatif', file, '--at', '3', '--do', ACCEPT, '--json']).out);
    expect(said.differences.state).toEqual(accept);
  });

  it('names events given by their address, and only those', () => {
    const file = desk.put('a.jsonl', INSUFFICIENT);
    const replaced = '{"type":"CallReplaced","seat":"S","of":3,"call":"3H"}';
    const judged = (of: string): string =>
      `{"type":"DirectorJudged","of":${of},"question":"comparable","answer":false}`;
    const run = (...given: readonly string[]): ReturnType<typeof etui> =>
      etui(['whatif', file, '--at', '3', '--do', 'W declines 1D', ...given, '--json']);
    expect(JSON.parse(run(replaced, judged('"3.2"')).out)).toMatchObject({
      given: [{}, { address: '3.2' }, { address: '3.3', event: { of: '3.2' } }],
      state: { enforcedPasses: [{ seat: 'N', law: '27B2' }] },
    });
    expect(run(replaced, judged('"3.4"'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('of 3.4: no event of that address'),
    });
    expect(run(replaced, judged('17'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('of 17: behind event 3'),
    });
  });

  it.each([
    [['--do', 'W accepts 1D'], 'say behind which event'],
    [['--at', '99'], 'there is no such event'],
    [['--at', '3', '--drop', 'x'], '--drop takes two numbers'],
    [['--at', '3', '--drop', '0..2'], 'event 0 opens the board'],
    [['--at', '3', '--do', '{"type":"Nonsense"}'], 'event 1 of the what-if'],
    [['--at', '3', '--do', '{'], 'this is no JSON'],
    [['--at', '3', '--do', 'W frobs'], 'event 1 of the what-if: column 3'],
    [['--at', '3', '--do', 'board 2 laws 2017'], 'event 1 of the what-if'],
    [['--at', '3', '--as', 'X'], '--as takes N, E, S, W'],
    [['--branch', 'x', '--at', '3'], 'not both'],
  ])('refuses %j with a sentence', (flags, sentence) => {
    const ran = etui(['whatif', desk.put('a.jsonl', REPLACED), ...flags]);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(sentence);
    expect(ran.err).not.toMatch(STACK);
  });

  it('shows the branch to a player in his own numbers', () => {
    const ran = etui(['whatif', desk.put('a.jsonl', REPLACED), '--at', '3', '--do', ACCEPT, '--as', 'E', '--json']);
    expect(JSON.parse(ran.out)).toMatchObject({ as: 'E', auction: { standing: ['1H', 'Pass', '1D'] } });
  });
});

describe('branches', () => {
  it('are saved beside the record, which is not touched; listed, shown again, and compared', () => {
    const file = desk.put('b.jsonl', REPLACED);
    const saved = etui(['whatif', file, '--at', '3', '--do', ACCEPT, '--save', 'accepted']);
    expect(saved.err).toContain('Saved as accepted in');
    expect(readFileSync(file, 'utf8')).toBe(REPLACED);
    expect(etui(['whatif', file, '--branch', 'accepted']).out).toBe(saved.out);
    etui(['whatif', file, '--at', '4', '--drop', '5', '--do', 'S replaces 1D by 2D', '--save', 'higher']);
    expect(etui(['diff', file]).out).toBe(
      'Branches of board 1\n  accepted: behind event 3, 1 event given\n  higher: behind event 4, 1 event given, events 5 to 5 dropped\n',
    );
    expect(etui(['diff', file, 'higher']).out).toContain('− South’s Pass (event 5) stands');
    const both = JSON.parse(etui(['diff', file, 'accepted', 'higher', '--json']).out);
    expect(both).toMatchObject({ board: '1', between: ['accepted', 'higher'] });
    expect(both.state).toContainEqual({ key: 'auction.standing', added: ['2D'], removed: ['1D'] });
    expect(etui(['diff', file, 'none'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('saved are accepted, higher'),
    });
  });

  it('take the place of those of the same name, board by board', () => {
    const file = desk.put('c.jsonl', SESSION);
    const save = (board: string): string =>
      etui(['whatif', `${file}#${board}`, '--at', '1', '--drop', '2', '--save', 'x']).err;
    expect(save('1')).toContain('Saved as x');
    expect(save('1:2')).toContain('Saved as x');
    expect(save('1')).toContain('in the place of the one before');
    expect(JSON.parse(readFileSync(`${file}.branches.json`, 'utf8')).branches).toHaveLength(2);
  });

  it('say when the record is another by now; what is no file of branches is left alone', () => {
    const file = desk.put('d.jsonl', REPLACED);
    etui(['whatif', file, '--at', '3', '--do', ACCEPT, '--save', 'accepted']);
    writeFileSync(file, INSUFFICIENT);
    expect(etui(['whatif', file, '--branch', 'accepted'])).toMatchObject({
      code: 0,
      err: expect.stringContaining('the record has changed since the branch accepted was saved'),
    });
    writeFileSync(`${file}.branches.json`, '{"mine": true}');
    expect(etui(['whatif', file, '--at', '3', '--save', 'y'])).toMatchObject({ code: 3 });
    expect(readFileSync(`${file}.branches.json`, 'utf8')).toBe('{"mine": true}');
  });
});

describe('etui ledger', () => {
  it('says for each item who may use it, from when', () => {
    const file = desk.put('a.jsonl', REPLACED);
    expect(etui(['ledger', file]).out).toContain(
      'East-West may use it; North-South may not; from event 4 on; Law 16C2',
    );
    expect(JSON.parse(etui(['ledger', file, '--json']).out)).toMatchObject({
      at: 6,
      as: null,
      now: { N: { unauthorized: expect.arrayContaining([3]) } },
    });
    expect(JSON.parse(etui(['ledger', file, '--at', '3', '--json']).out)).toMatchObject({ at: 3, items: [] });
    expect(etui(['ledger', file, '--as', 'E']).out).toContain('as E may know it');
  });
});

describe('etui audit', () => {
  const wrong = (board: string): string =>
    jsonLines(...passedOut(board), { type: 'ResultEntered', contract: 'Pass', score: 50 });

  it('goes through folders, and no bad file ends the run', () => {
    const folder = join(dirname(desk.put('e.jsonl', '')), 'year');
    mkdirSync(join(folder, 'below'), { recursive: true });
    writeFileSync(join(folder, 'a.jsonl'), 'not a record\n');
    writeFileSync(join(folder, 'b.jsonl'), wrong('=1'));
    writeFileSync(join(folder, 'notes.txt'), 'no record');
    writeFileSync(join(folder, 'below', 'c.pbn'), PBN);
    writeFileSync(join(folder, 'z.jsonl'), SESSION);
    const text = etui(['audit', folder]);
    expect(text.code).toBe(1);
    expect(text.out).toContain('b.jsonl#=1, event 5: Law 2017:77.');
    expect(text.err).toContain('a.jsonl:1:1');
    expect(text.err).toMatch(/audited: 6 boards, 1 thing found; 2 records or files not readable/);
    expect(text.err).not.toMatch(STACK);
    const found = etui(['audit', folder, '--json'])
      .out.trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(found).toMatchObject([
      { board: '=1', seq: 5, code: 'score-differs', law: '2017:77', said: { score: 50 }, laws: { score: 0 } },
    ]);
    const csv = etui(['audit', folder, '--format', 'csv']).out.split('\r\n');
    expect(csv).toHaveLength(3);
    // A spreadsheet must not take a board's name for a formula.
    expect(csv[1]).toContain(",'=1,5,score-differs,2017:77,");
  });

  it('ends with 0 where nothing is found, with the fault where nothing can be read', () => {
    expect(etui(['audit', desk.put('f.jsonl', jsonLines(...passedOut('1')))])).toMatchObject({
      code: 0,
      out: 'Nothing was found.\n',
    });
    expect(etui(['audit', desk.put('g.jsonl', '{"type":')])).toMatchObject({ code: 3, out: '' });
    expect(etui(['audit', 'sqlite:/no/such/folder/etui.db']).code).toBe(5);
    expect(existsSync('etui.db')).toBe(false);
  });

  it('gives the director’s account of a board, in words or as JSON, but in no cell', () => {
    const text = etui(['audit', 'docs/one-board.etui', '--rulings']);
    expect(text).toMatchObject({ code: 1 });
    expect(text.out).toMatch(/^Board docs\/one-board\.etui#15: what the director did\n/);
    expect(text.out).toContain('Event 11: ruling under Law 27B2, on North-South\n    → ruled: enforced passes:');
    const [account] = etui(['audit', 'docs/one-board.etui', '--rulings', '--json']).out.split('\n');
    expect(JSON.parse(account ?? '')).toMatchObject({
      board: '15',
      account: { edition: '2017', rulings: [{ seq: 11, differs: true }] },
    });
    expect(etui(['audit', 'docs/one-board.etui', '--rulings', '--format', 'csv'])).toMatchObject({ code: 2, out: '' });
  });

  it('takes one board of a file, and the edition for records that name none', () => {
    const file = desk.put('h.jsonl', wrong('1') + jsonLines(opened('2', { laws: null })));
    expect(etui(['audit', `${file}#2`]).code).toBe(0);
    expect(etui(['audit', `${file}#1`]).code).toBe(1);
    expect(etui(['audit', `${file}#9`])).toMatchObject({ code: 2, err: expect.stringContaining('has no board 9') });
  });
});
