/** The other commands of `etui`: what goes to standard output, what to standard error, and how they end. */
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { execFileSync, spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText, ROOT } from '../support/sources.ts';
import { INSUFFICIENT, LIN, opened, PBN, REPLACED, SESSION } from './fixtures.ts';
import { type Desk, etui, jsonLines, newDesk, type Ran } from './support.ts';

let desk: Desk;
beforeAll(() => {
  desk = newDesk();
});
afterAll(() => desk.clear());

const lines = (text: string): Record<string, unknown>[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const imported = (name: string, content: string, flags: readonly string[] = []): Ran =>
  etui(['import', desk.put(name, content), ...flags]);

describe('etui import', () => {
  it('writes canonical, chained records and says on standard error what it could not keep', () => {
    const ran = imported('a.pbn', PBN);
    expect(ran.code).toBe(0);
    const events = lines(ran.out);
    expect(events.filter(({ type }) => type === 'BoardOpened')).toMatchObject([{ board: '1' }, { board: '2' }]);
    expect(events.every(({ id, hash, prevHash }) => Boolean(id && hash && prevHash))).toBe(true);
    expect(etui(['verify', '-'], { input: ran.out })).toMatchObject({
      code: 0,
      out: '-#1: intact (8 events)\n-#2: intact (8 events)\n',
    });
    expect(ran.err).toMatch(/a\.pbn:\d+: board \?: The board holds no deal/);
    expect(ran.err).toContain('2 boards read, 1 refused');
    expect(ran.err).toContain('2 × it speaks of an irregularity, a ruling');
  });

  it('gives the same bytes again, and the same through export', () => {
    const file = desk.put('a.pbn', PBN);
    const first = etui(['import', file]).out;
    expect(etui(['import', file]).out).toBe(first);
    const each = ['1', '2'].map((board) => etui(['export', `${file}#${board}`, '--format', 'jsonl']).out);
    expect(each.join('')).toBe(first);
  });

  it('hides persons and texts behind keys and commitments, by the secret given', () => {
    const ran = imported('a.jsonl', REPLACED, ['--secret', 'one']);
    const [board] = lines(ran.out);
    expect(board?.['players']).toMatchObject({ N: expect.stringMatching(/^p-[0-9a-f]{32}$/) });
    expect(ran.out).not.toContain('Ann North');
    expect(lines(ran.out).at(-1)).toMatchObject({ text: { c: expect.any(String), salt: expect.any(String) } });
    const file = desk.put('a.jsonl', REPLACED);
    expect(etui(['import', file], { env: { ETUI_SECRET: 'one' } }).out).toBe(ran.out);
    expect(etui(['import', file]).out).not.toBe(ran.out);
  });

  it('leaves a chained record as it is, and does not mend a broken one', () => {
    const stored = imported('a.jsonl', REPLACED).out;
    expect(imported('b.jsonl', stored).out).toBe(stored);
    const broken = imported('b.jsonl', stored.replace('"1D"', '"1C"'));
    expect(broken).toMatchObject({ code: 4, out: '' });
    expect(broken.err).toContain('is not what was stored: event 3');
  });

  it('reports as JSON Lines with --json', () => {
    const report = lines(imported('a.pbn', PBN, ['--json']).err);
    expect(report).toContainEqual(expect.objectContaining({ kind: 'refused', board: '?', reason: 'nothing-recorded' }));
    expect(report).toContainEqual(expect.objectContaining({ kind: 'notice', notice: 'of-interest' }));
    expect(report.at(-1)).toMatchObject({ kind: 'done', read: 2, refused: 1 });
  });

  it('reports in French', () => {
    expect(imported('a.pbn', PBN, ['--lang', 'fr']).err).toContain('2 donnes lues, 1 refusée');
  });

  it('goes on behind a record that cannot be read, and exits with 3', () => {
    const ran = imported('a.jsonl', jsonLines(opened('1'), { type: 'Nonsense' }, opened('2')));
    expect(ran.code).toBe(3);
    expect(lines(ran.out)).toMatchObject([{ board: '2' }]);
    expect(ran.err).toMatch(/a\.jsonl:2:\d+: "Nonsense" is no event type/);
  });

  it('takes several files, standard input, and the format by name', () => {
    const ran = etui(['import', desk.put('a.pbn', PBN), desk.put('b.lin', LIN)]);
    expect(lines(ran.out).filter(({ type }) => type === 'BoardOpened')).toHaveLength(3);
    expect(etui(['import', '-', '--format', 'lin'], { input: LIN }).code).toBe(0);
  });
});

describe('etui export', () => {
  it('writes PBN that is read back as the same calls', () => {
    const ran = etui(['export', desk.put('a.jsonl', SESSION), '--format', 'pbn']);
    expect(ran.code).toBe(2);
    const pbn = etui(['export', `${desk.put('a.jsonl', SESSION)}#1`, '--format', 'pbn']).out;
    expect(pbn).toContain('[Auction "N"]');
    expect(JSON.parse(etui(['state', '-', '--json'], { input: pbn }).out)).toMatchObject({
      phase: 'ended',
      auction: { standing: ['Pass', 'Pass', 'Pass', 'Pass'] },
    });
  });

  it('writes LIN, and tells what it cannot say', () => {
    const stored = imported('a.jsonl', INSUFFICIENT).out;
    const ran = etui(['export', '-', '--format', 'lin'], { input: stored });
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/^[a-z]{2}\|/);
    expect(ran.err).toContain('that the format cannot say');
  });

  it('writes the table script, which is read back as the same record', () => {
    const file = desk.put('a.jsonl', REPLACED);
    const script = etui(['export', file, '--format', 'etui']).out;
    const state = (path: string): string => etui(['state', path, '--json']).out;
    expect(state(desk.put('a.etui', script))).toBe(state(file));
    expect(etui(['state', '-', '--json'], { input: script }).out).toBe(state(file));
  });
});

describe('etui verify', () => {
  const stored = (): readonly string[] => imported('a.jsonl', REPLACED).out.trim().split('\n');
  const verdict = (events: readonly string[]): Ran => etui(['verify', desk.put('v.jsonl', `${events.join('\n')}\n`)]);

  it('finds a record intact', () => {
    expect(verdict(stored())).toMatchObject({ code: 0, out: expect.stringContaining('v.jsonl#1: intact (7 events)') });
  });

  it('names the first broken place where an event was changed, dropped, swapped or put in twice', () => {
    const [a = '', b = '', c = '', d = '', ...rest] = stored();
    const changed = [a, b, c, d.replace('"1D"', '"1C"'), ...rest];
    expect(verdict(changed)).toMatchObject({ code: 4, out: expect.stringContaining('broken at 3') });
    expect(verdict([a, b, d, ...rest])).toMatchObject({ code: 4, out: expect.stringContaining('broken at 2') });
    expect(verdict([a, c, b, d, ...rest])).toMatchObject({ code: 4, out: expect.stringContaining('broken at 1') });
    expect(verdict([a, b, b, c, d, ...rest])).toMatchObject({ code: 4, out: expect.stringContaining('broken at 2') });
    expect(verdict([b, c, d, ...rest])).toMatchObject({ code: 4, out: expect.stringContaining('broken at 0') });
  });

  it('says of a file written by hand, and of PBN, that nothing chains it', () => {
    expect(etui(['verify', desk.put('a.jsonl', INSUFFICIENT)])).toMatchObject({
      code: 1,
      out: expect.stringContaining('not chained'),
    });
    expect(etui(['verify', desk.put('a.pbn', PBN)])).toMatchObject({ code: 1 });
  });

  it('answers as JSON and in French, and ends with the gravest verdict', () => {
    const intact = desk.put('i.jsonl', imported('a.jsonl', REPLACED).out);
    const byHand = desk.put('h.jsonl', INSUFFICIENT);
    const ran = etui(['verify', byHand, intact, '--json']);
    expect(ran.code).toBe(1);
    expect(lines(ran.out)).toMatchObject([{ tag: 'not-chained' }, { tag: 'intact', events: 7 }]);
    expect(etui(['verify', intact, '--lang', 'fr']).out).toContain('intact (7 événements)');
  });
});

describe('etui review', () => {
  it('tells the board, and with --strict ends with 1 where something was found', () => {
    const file = desk.put('a.jsonl', INSUFFICIENT);
    const ran = etui(['review', file]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('Law 27A1');
    expect(etui(['review', file, '--strict'])).toMatchObject({ code: 1, out: ran.out });
    expect(etui(['review', `${desk.put('s.jsonl', SESSION)}#1`, '--strict']).code).toBe(0);
  });

  it('names the players only when asked', () => {
    const file = desk.put('a.jsonl', INSUFFICIENT);
    expect(etui(['review', file]).out).not.toContain('Ann North');
    expect(etui(['review', file, '--names']).out).toContain('Ann North');
  });

  it('answers as JSON: events, order and state, findings with their sentence', () => {
    const review = JSON.parse(etui(['review', desk.put('a.jsonl', INSUFFICIENT), '--json']).out);
    expect(review).toMatchObject({
      board: '1',
      order: [0, 1, 2, 3],
      state: { at: 3, findings: [{ code: 'insufficient-bid', text: expect.stringContaining('insufficient') }] },
    });
    expect(review.events).toHaveLength(4);
  });
});

describe('etui options', () => {
  it('gives each option with what it would change', () => {
    const { out, code } = etui(['options', desk.put('a.jsonl', INSUFFICIENT), '--json']);
    expect(code).toBe(0);
    const { at, pending } = JSON.parse(out);
    expect(at).toBe(3);
    expect(pending).toMatchObject([
      { law: '27A1', kind: 'choice', by: 'W', options: [{ option: 'accept' }, { option: 'decline' }] },
    ]);
    expect(pending[0].options[0].consequences).toContainEqual({ key: 'auction.standing', added: ['1D'], removed: [] });
  });

  it('says it in sentences', () => {
    const { out } = etui(['options', desk.put('a.jsonl', INSUFFICIENT)]);
    expect(out).toContain('West');
    expect(out).toContain('27A1');
    expect(out).toContain('→');
    expect(etui(['options', desk.put('a.jsonl', INSUFFICIENT), '--at', '2']).out).not.toContain('→');
  });
});

describe('etui explain', () => {
  it('says a paragraph, in both languages and as JSON', () => {
    expect(etui(['explain', '2017:27B1a'])).toMatchObject({ code: 0, err: '', out: expect.stringContaining('27B1a') });
    expect(etui(['explain', '2017:27B1a', '--lang', 'fr']).out).toContain('Loi 27B1a');
    expect(JSON.parse(etui(['explain', '2007:16D2', '--json']).out)).toMatchObject({
      paragraphs: [{ edition: '2007', law: '16D2' }],
    });
  });
  it('names those nearest to one that is not there', () => {
    expect(etui(['explain', '2017:99'])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('nearest') });
  });
});

describe('the command line', () => {
  it.each(['import', 'state', 'review', 'options', 'explain', 'export', 'verify'])(
    '%s has --json, --lang and examples',
    (name) => {
      const { out, code } = etui([name, '--help']);
      expect(code).toBe(0);
      expect(out).toContain('--json');
      expect(out).toContain('--lang');
      expect(out).toContain(`etui ${name}`);
      expect(out).toContain('Examples:');
    },
  );

  it.each(['bash', 'zsh', 'fish'])('completes commands and options in %s', (shell) => {
    const { out, code } = etui(['completion', shell]);
    expect(code).toBe(0);
    for (const word of ['state', 'review', 'batch', '2007']) expect(out).toContain(word);
  });

  it.each([
    [['export', 'x.pbn', '--format', ''], 'jsonl pbn lin etui html'],
    [['import', 'x.pbn', '--format', 'p'], 'pbn'],
    [['stats', 'x.pbn', '--format', 's'], 'svg'],
    [['review', '--lang', ''], 'en fr'],
    [['wha'], 'whatif'],
  ])('completes %j in bash to what that command takes', (words, expected) => {
    const script = etui(['completion', 'bash']).out;
    const line = ['etui', ...words].map((word) => `'${word}'`).join(' ');
    const asked = `${script}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length}; _etui; echo "\${COMPREPLY[*]}"`;
    expect(execFileSync('bash', ['-c', asked], { encoding: 'utf8' }).trim()).toBe(expected);
  });

  it('tells its version', () => {
    expect(etui(['--version']).out.trim()).toBe(JSON.parse(readText('package.json')).version);
  });

  it('is where package.json says, and may be run', () => {
    const main = join(ROOT, JSON.parse(readText('package.json')).bin.etui);
    expect(() => accessSync(main, constants.R_OK)).not.toThrow();
    expect(readText('app/cli/main.ts').startsWith('#!/usr/bin/env node\n')).toBe(true);
  });

  it('ends quietly when nobody reads on', async () => {
    const many = Array.from({ length: 400 }, (_, i) =>
      jsonLines(opened(String(i)), { type: 'Remark', by: 'N', text: 'x'.repeat(2000) }),
    ).join('');
    const child = spawn(process.execPath, [join(ROOT, 'dist/app/cli/main.js'), 'import', desk.put('many.jsonl', many)]);
    let err = '';
    child.stderr.on('data', (piece) => (err += String(piece)));
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((done) => child.on('close', done));
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});
