/** `--as`: property 15 at the command line, error texts and lengths included. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insufficient } from './fixtures.ts';
import { type Desk, etui, jsonLines, newDesk } from './support.ts';

const TOLD = { type: 'ExtraneousInformation', seat: 'N', text: 'a card seen' };
const WITHOUT = jsonLines(...insufficient());
/** One event more, of which only North knows, in the middle. */
const WITH = jsonLines(...insufficient().slice(0, 2), TOLD, ...insufficient().slice(2));

let desk: Desk;
beforeAll(() => {
  desk = newDesk();
});
afterAll(() => desk.clear());

describe('etui … --as', () => {
  it.each([
    ['state', '--at', '4'],
    ['review', '--json'],
    ['options'],
    ['export', '--format', 'jsonl'],
    ['export', '--format', 'pbn'],
  ])('%s %s %s: East is not told what North alone knows', (command, ...flags) => {
    const run = (text: string) => etui([command, '-', '--as', 'E', ...flags], { input: text });
    expect(run(WITH)).toEqual(run(WITHOUT));
  });
  it.each([['state'], ['review'], ['options'], ['ledger', '--json'], ['export', '--format', 'pbn']])(
    '%s %s %s: nothing is told of a line that he may not know, whether it can be read or not',
    (command, ...flags) => {
      const run = (text: string) => etui([command, '-', '--as', 'E', ...flags], { input: text });
      const strange = jsonLines(...insufficient().slice(0, 2), { ...TOLD, mood: 'bad' }, ...insufficient().slice(2));
      expect(run(strange)).toEqual(run(WITHOUT));
      const broken = run(jsonLines(...insufficient(), { ...TOLD, seat: 'the hand AKQJ' }));
      expect(broken).toMatchObject({ code: 3, out: '' });
      expect(broken.err).not.toMatch(/AKQJ|Extraneous|:\d/);
      expect(broken.err).toContain('without --as it is said why');
    },
  );
  it('tries things in his own numbers, and learns of no other', () => {
    const run = (text: string, ...flags: readonly string[]) =>
      etui(['whatif', '-', '--as', 'E', '--json', ...flags], { input: text });
    for (const at of ['1', '2', '3', '99']) {
      const asked = ['--at', at, '--do', 'S calls 2S'];
      expect(run(WITH, ...asked)).toEqual(run(WITHOUT, ...asked));
    }
    expect(run(WITHOUT, '--at', '2', '--do', 'S calls 2S', '--save', 'x').err).toContain('leave out --as');
  });
  it('tells North', () => {
    const run = (text: string) =>
      JSON.parse(etui(['state', '-', '--as', 'N', '--json'], { input: text }).out) as { unauthorized: unknown[] };
    expect(run(WITH).unauthorized).toMatchObject([{ of: 2, kind: 'extraneous' }]);
    expect(run(WITHOUT).unauthorized).toEqual([]);
  });
  it('shows a poll of one seat', () => {
    const ran = etui(['state', desk.put('a.jsonl', WITHOUT), '--as', 'poll', '--seat', 'E', '--json']);
    expect(JSON.parse(ran.out)).toMatchObject({ as: 'poll', seat: 'E', auction: { standing: ['1H', 'Pass'] } });
  });
  it.each([
    ['state', '--json'],
    ['review'],
    ['review', '--json', '--lang', 'fr'],
    ['options', '--json'],
    ['options', '--lang', 'fr'],
    ['ledger', '--json'],
    ['whatif', '--at', '1', '--do', 'N calls 1H', '--json'],
    ['export', '--format', 'jsonl'],
    ['export', '--format', 'etui'],
    ['export', '--format', 'pbn'],
    ['export', '--format', 'html'],
  ])(
    '%s %s: a person polled for East is told neither what his partner let him know nor that he did',
    (command, ...flags) => {
      const [opened, dealt, ...rest] = insufficient();
      const hint = { type: 'TempoBreak', by: 'W', kind: 'slow', seconds: 30 };
      const ask = (events: readonly object[]) =>
        etui([command, '-', '--as', 'poll', '--seat', 'E', ...flags], { input: jsonLines(...events) });
      const plain = ask([opened ?? {}, dealt ?? {}, ...rest]);
      expect(plain).toMatchObject({ code: 0, err: '' });
      if (!flags.includes('html')) expect(plain.out).not.toMatch(/insufficient|insuffisante/);
      const late = [...insufficient(), hint];
      expect(ask(late)).toEqual(plain);
    },
  );
  it.each([
    [['state', '--as', 'NS'], 'takes N, E, S, W, NE, SW, or poll'],
    [['state', '--as', 'poll'], '--seat'],
    [['state', '--as', 'E', '--at', '99'], 'no such event in this view'],
    [['state', '--as', 'E', '--known', 'last'], 'the director’s'],
    [['review', '--as', 'poll'], '--seat'],
    [['whatif', '--at', '2', '--as', 'poll'], '--seat'],
  ])('%j is wrong usage', ([command, ...flags], says) => {
    const ran = etui([command ?? '', '-', ...flags], { input: WITH });
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(says);
  });
});
