/** The commands on a store: import --into, boards by name, record, verify, seal, forget, hold. */
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_ADDRESS, shownAddress } from '../../app/cli/stores.ts';
import { DEFAULT_STORE } from '../../app/store/open.ts';
import { PBN, passedOut, REPLACED } from './fixtures.ts';
import { type Desk, etui, jsonLines, newDesk, type Ran, STACK } from './support.ts';

let desk: Desk;
let folder: string;
let store: string;
beforeEach(() => {
  desk = newDesk();
  folder = mkdtempSync(join(tmpdir(), 'etui-store-'));
  store = `sqlite:${join(folder, 'club.db')}`;
});
afterEach(() => {
  desk.clear();
  rmSync(folder, { recursive: true });
});

const into = (name: string, content: string, more: readonly string[] = []): Ran =>
  etui(['import', desk.put(name, content), '--into', store, ...more]);
const inStore = (...words: readonly string[]): Ran => etui([...words, '--store', store]);
const record = (board: string, input: string, more: readonly string[] = []): Ran =>
  etui(['record', store, board, ...more], { input });
const jsonOf = (ran: Ran): unknown[] =>
  ran.out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
const bytes = (): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');
const tamper = (sql: string): void => {
  const db = new Database(join(folder, 'club.db'));
  db.exec(sql);
  db.close();
};
const keyFile = (): string => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return desk.put('key.pem', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
};

describe('etui import --into', () => {
  it('stores every board, and the second time adds nothing', () => {
    expect(jsonOf(into('a.pbn', PBN, ['--json']))).toMatchObject([
      { board: '1', kept: 0 },
      { board: '2', kept: 0 },
    ]);
    const again = into('a.pbn', PBN, ['--json']);
    expect(again.code).toBe(0);
    expect(jsonOf(again)).toMatchObject([
      { board: '1', added: 0 },
      { board: '2', added: 0 },
    ]);
  });
  it('says in words what was new', () => {
    expect(into('a.jsonl', REPLACED).out).toMatch(/^1 → board-[0-9a-f-]{36}: 7 events added\n$/);
    expect(into('a.jsonl', REPLACED, ['--lang', 'fr']).out).toContain('0 événement ajouté, 7 déjà là');
  });
  it('takes no secret but that of the store', () => {
    expect(into('a.jsonl', REPLACED, ['--secret', 'x']).code).toBe(2);
  });
});

describe('a board by its name in the store', () => {
  beforeEach(() => void into('a.jsonl', REPLACED));
  it.each([
    ['state', []],
    ['review', []],
    ['options', []],
    ['ledger', []],
    ['whatif', ['--at', '3', '--do', 'W accepts 1D']],
  ])('%s gives what it gives of the file', (command, more) => {
    const stored = inStore(command, '1', ...more);
    expect(stored.code).toBe(0);
    expect(stored.out).toBe(etui([command, desk.put('a.jsonl', REPLACED), ...more]).out);
    expect(etui([command, `${store}#1`, ...more]).out).toBe(stored.out);
  });
  it('is exported as it is stored, and the chain holds', () => {
    const ran = inStore('export', '1', '--format', 'jsonl');
    expect(ran.out).not.toContain('Ann North');
    expect(etui(['verify', '-'], { input: ran.out })).toMatchObject({ code: 0, out: '-#1: intact (7 events)\n' });
    expect(inStore('export', '1', '--format', 'pbn').code).toBe(0);
  });
  it('names the players where that is asked', () => {
    expect(inStore('review', '1').out).not.toContain('Ann North');
    expect(inStore('review', '1', '--names').out).toContain('Ann North');
  });
  it('is audited, alone or with all others', () => {
    into('b.pbn', PBN);
    expect(inStore('audit', '1:1').err).toContain('1 board,');
    expect(etui(['audit', store]).err).toContain('3 boards,');
  });
  it('lists the boards where it is none of them, or several', () => {
    into('b.pbn', PBN);
    const none = inStore('state', '99');
    expect(none).toMatchObject({ code: 2, out: '' });
    expect(none.err).toContain('has no board 99');
    const several = inStore('state', '1');
    expect(several).toMatchObject({ code: 2, out: '' });
    expect(several.err).toMatch(/ {2}2:1 2019-03-04 \(board-/);
    expect(inStore('state', '2:1').code).toBe(0);
  });
  it('is a file where there is such a file', () => {
    expect(inStore('review', desk.put('1', jsonLines(...passedOut('77')))).out).toContain('77');
  });
  it('makes no store by reading', () => {
    const path = join(folder, 'none.db');
    expect(etui(['state', '1', '--store', `sqlite:${path}`]).code).toBe(5);
    expect(existsSync(path)).toBe(false);
  });
});

describe('an address of a server', () => {
  it.each([
    ['esdb://ann:s3cret@127.0.0.1:9?tls=false', 5],
    ['esdb://ann:s3cret@x@127.0.0.1:9', 2],
    ['ESDB://ann:s3cret@127.0.0.1:9', 2],
  ])('%s never shows its password', (address, code) => {
    const ran = etui(['state', '1', '--store', address]);
    expect(ran.code).toBe(code);
    expect(ran.out + ran.err).not.toContain('s3cret');
    expect(shownAddress(address.toLowerCase())).not.toContain('s3cret');
  });
  it('has one default', () => {
    expect(DEFAULT_ADDRESS).toBe(DEFAULT_STORE);
  });
});

describe('etui record', () => {
  it('appends lines of the script and JSON, each acknowledged', () => {
    into('a.jsonl', REPLACED);
    const ran = record('1', '# at the table\n\nW P\n{"type":"CallMade","seat":"N","call":"2H"}\n');
    expect(ran).toMatchObject({ code: 0, out: '7 CallMade\n8 CallMade\n', err: '' });
    expect(JSON.parse(inStore('state', '1', '--json').out)).toMatchObject({ at: 8 });
  });
  it('says why a line is refused, and takes the next', () => {
    into('a.jsonl', REPLACED);
    const ran = record('1', 'W Q9\n{"type":"CallMade","seat":"W"}\n{"type":"X\nW P\n');
    expect(ran).toMatchObject({ code: 3, out: '7 CallMade\n' });
    expect(ran.err).toMatch(/^etui: -:1:3: .+\netui: -:2: CallMade lacks the field call.*\netui: -:3:\d+: .+\n$/);
    expect(ran.err).not.toMatch(STACK);
  });
  it('begins a board by its opening only', () => {
    const ran = record('5', 'N 1S\nboard 6 laws 2017\nboard 5 laws 2017\nN 1S\n', ['--json']);
    expect(jsonOf(ran)).toMatchObject([
      { seq: 0, type: 'BoardOpened', repeated: false },
      { seq: 1, type: 'CallMade' },
    ]);
    expect(ran.err.match(/^etui: -:[12]:/gm)).toHaveLength(2);
  });
  it('changes nothing when the same id comes again', () => {
    into('a.jsonl', REPLACED);
    const line = '{"id":"11111111-2222-4333-8444-555555555555","type":"CallMade","seat":"W","call":"Pass"}\n';
    expect(record('1', line).out).toBe('7 CallMade\n');
    expect(record('1', line)).toMatchObject({ code: 0, out: '7 CallMade (there already)\n' });
    expect(record('1', line.replace('Pass', 'X')).code).toBe(5);
  });
  it('speaks French', () => {
    expect(record('5', 'N 1S\n', ['--lang', 'fr']).err).toContain('aucun étui ouvert');
  });
});

describe('etui verify', () => {
  beforeEach(() => void into('a.pbn', PBN));
  it('finds an untouched store intact', () => {
    const ran = etui(['verify', store]);
    expect(ran.code).toBe(0);
    expect(ran.out.match(/intact/g)).toHaveLength(2);
    expect(ran.out).toMatch(/2 records, root [0-9a-f]{64}\n$/);
    expect(inStore('verify', '2', '--json').out).toMatch(/"board":"2","tag":"intact"/);
  });
  it('names the event that was changed, in the record that was', () => {
    tamper(`DROP TRIGGER event_never_changes;
      UPDATE event SET data = replace(data, '"Pass"', '"1NT"') WHERE revision = 3 AND stream = 1`);
    const ran = etui(['verify', store]);
    expect(ran.code).toBe(4);
    expect(ran.out).toMatch(/broken at 3/);
    expect(ran.out.match(/: intact/g)).toHaveLength(1);
  });
  it('finds what was cut off since the heads were kept, not what was added', () => {
    record('2', 'E calls the director\n');
    const heads = desk.put('heads.jsonl', etui(['verify', store, '--json']).out);
    const kept = (): Ran => etui(['verify', store, '--heads', heads]);
    record('1', 'E calls the director\n');
    expect(kept().code).toBe(0);
    tamper(`DROP TRIGGER event_never_goes;
      DELETE FROM event WHERE position = (SELECT max(position) FROM event WHERE stream = 2);
      UPDATE stream SET revision = revision - 1 WHERE id = 2`);
    const ran = kept();
    expect(ran.code).toBe(4);
    expect(ran.out).toMatch(/#2 \(board-.*broken at/);
    expect(ran.out).toMatch(/#1 \(board-.*intact/);
  });
  it('takes no other file for heads', () => {
    expect(etui(['verify', store, '--heads', desk.put('heads', 'abc\n')]).code).toBe(3);
  });
});

describe('etui seal', () => {
  it('closes a board: a call is refused, a ruling is not', () => {
    into('a.jsonl', REPLACED);
    const ran = inStore('seal', '1', '--key', keyFile(), '--json');
    expect(ran.code).toBe(0);
    expect(jsonOf(ran)).toMatchObject([{ seq: 7, board: '1', scope: 'board' }]);
    expect(ran.out).not.toContain('PRIVATE');
    const late = record('1', 'W P\n');
    expect(late).toMatchObject({ code: 3, out: '' });
    expect(late.err).toContain('the board is sealed');
    expect(record('1', '{"type":"DirectorRuled","law":"27B1a"}\n').out).toBe('8 DirectorRuled\n');
    expect(etui(['verify', store]).code).toBe(0);
  });
  it('takes a private key only', () => {
    into('a.jsonl', REPLACED);
    expect(inStore('seal', '1', '--key', desk.put('no.pem', 'nothing'))).toMatchObject({ code: 3, out: '' });
  });
});

describe('etui forget and etui hold', () => {
  beforeEach(() => void into('a.jsonl', REPLACED));
  it('leaves no byte of the text in the file, and the chain intact', () => {
    expect(bytes()).toContain('I did not see it');
    expect(inStore('forget', '1', '--json').out).toMatch(/"texts":1,"events":\[6\]/);
    expect(bytes()).not.toContain('I did not see it');
    expect(etui(['verify', store]).code).toBe(0);
  });
  it('leaves no byte of a name', () => {
    expect(bytes()).toContain('Ann North');
    expect(inStore('forget', 'Ann North').out).toMatch(/^p-[0-9a-f]{32}: the name is erased\n$/);
    expect(bytes()).not.toContain('Ann North');
    expect(inStore('forget', 'Ann North').code).toBe(2);
    expect(inStore('review', '1', '--names').out).toContain('Sam South');
  });
  it('forgets nothing on hold, until it is released', () => {
    expect(inStore('hold', '1', '--why', 'appeal').code).toBe(0);
    expect(inStore('hold').out).toMatch(/on hold since .*: appeal\n$/);
    for (const what of ['1', 'Ann North']) {
      const ran = inStore('forget', what);
      expect(ran).toMatchObject({ code: 5, out: '' });
      expect(ran.err).toContain('appeal');
    }
    expect(bytes()).toContain('I did not see it');
    expect(inStore('hold', '1', '--release').code).toBe(0);
    expect(inStore('hold', '1', '--release').code).toBe(2);
    expect(inStore('forget', '1').code).toBe(0);
    expect(inStore('hold', '--lang', 'fr').out).toBe('aucun dossier n’est retenu\n');
  });
});
