/** `etui export --format html` and `etui serve`, as a user runs them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ROOT } from '../support/sources.ts';
import { etui, newDesk } from './support.ts';

const EXAMPLE = join(ROOT, 'examples', '1-insufficient-bid-corrected.jsonl');
const MAIN = join(ROOT, 'dist', 'app', 'cli', 'main.js');

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
interface Served {
  readonly child: ChildProcess;
  readonly line: string;
}
/** Started, with the first line that it says. */
const serve = (...words: readonly string[]): Promise<Served> =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, [MAIN, 'serve', ...words, '--port', '0'], { cwd: ROOT });
    running.push(child);
    child.stdout.once('data', (line: Buffer) => done({ child, line: line.toString().trim() }));
    child.once('exit', (code) => failed(new Error(`serve ended with ${code}`)));
  });

describe('etui export --format html', () => {
  it('gives one file on standard output', () => {
    const { code, out, err } = etui(['export', EXAMPLE, '--format', 'html', '--lang', 'fr']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^<!doctype html>\n<html lang="fr">/);
    expect(out).toContain('1 insufficient bid corrected');
    expect(out).not.toMatch(/(?:src|href)="(?!data:|#)/);
  });
});

describe('etui review --html', () => {
  it('writes the page to a file, open at the moment asked for, and says nothing', () => {
    const desk = newDesk();
    const out = desk.put('board.html', '');
    expect(etui(['review', EXAMPLE, '--html', out, '--at', '6', '--lang', 'fr'])).toEqual({
      code: 0,
      out: '',
      err: '',
    });
    const page = readFileSync(out, 'utf8');
    expect(page).toMatch(/^<!doctype html>\n<html lang="fr">/);
    expect(page).toContain('"at":6,');
    desk.clear();
  });

  it('of a player holds what he may know, and nothing else', () => {
    const desk = newDesk();
    const out = desk.put('east.html', '');
    expect(etui(['review', EXAMPLE, '--html', out, '--as', 'E', '--strict']).code).toBe(1);
    expect(readFileSync(out, 'utf8')).toContain('KQ8.J92.T83.QJ74');
    expect(readFileSync(out, 'utf8')).not.toMatch(/A93|he had not seen/);
    desk.clear();
  });

  it('says where it cannot write, and that --json is another thing', () => {
    const { code, err } = etui(['review', EXAMPLE, '--html', join(ROOT, 'no', 'such', 'folder.html')]);
    expect(code).toBe(2);
    expect(err).toContain('the review page cannot be written to');
    expect(etui(['review', EXAMPLE, '--html', 'x.html', '--json']).code).toBe(2);
  });
});

describe('etui serve', () => {
  it('says where it is, answers, and ends when it is asked to', async () => {
    const { child, line } = await serve(EXAMPLE);
    expect(line).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const list = (await (await fetch(`${line}v1/records`)).json()) as readonly { readonly name: string }[];
    expect(list.map(({ name }) => name)).toEqual(['1 insufficient bid corrected']);
    const ended = new Promise((done) => {
      child.once('exit', done);
    });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('to others than this machine only with a token', async () => {
    const { line } = await serve(EXAMPLE, '--host', '0.0.0.0');
    const lines = line.split('\n');
    // Nobody else reaches the loopback: where this machine has another address, that one comes first.
    const others = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    const far = others.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
    expect(lines.map((each) => new URL(each).hostname)).toEqual([...far, '127.0.0.1']);
    const [base = '', token = ''] = (lines.at(-1) ?? '').split('?token=');
    const port = /:(\d+)\//.exec(base)?.[1] ?? '';
    expect(token.length).toBeGreaterThan(20);
    expect((await fetch(`http://127.0.0.1:${port}/v1/records`)).status).toBe(401);
    expect((await fetch(`http://127.0.0.1:${port}/v1/records?token=${token}`)).status).toBe(200);
  });

  it.each([
    [['serve', 'no-such-file.jsonl'], 3, 'there is no such file'],
    [['serve', EXAMPLE, '--port', '70000'], 2, '--port takes a number'],
    [['serve', EXAMPLE, '--host', '0.0.0.0', '--token', 'short'], 2, '--token is too short'],
  ] as const)('%j: %i', (words, code, says) => {
    const ran = etui(words);
    expect(ran.code).toBe(code);
    expect(ran.err).toContain(says);
  });
});
