/**
 * The server's page fetches parts of the fold only for records that call for them. In a process that has fetched no
 * others, every record that calls for the same comes out as in the whole fold: a call for more would throw.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/lib/Either.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screens, screensOnActs, trayOnActs } from '../../app/web/fetched/screens.ts';
import { boardOf } from '../../app/web/model/board.ts';
import { needsOf, needsWeighing } from '../../app/web/model/needs.ts';
import { standIns } from '../../app/web/vite.config.ts';
import type { BoardRecord } from '../../domain/event.ts';
import * as regulations from '../../domain/regulations/screens.ts';
import * as tray from '../../domain/regulations/tray.ts';
import { bundle } from '../support/bundle.ts';
import { eventsOf, readCases } from '../support/case.ts';
import { digestOf } from './moments.ts';

const folder = mkdtempSync(join(tmpdir(), 'etui-needs-'));
let fold = '';
beforeAll(async () => {
  fold = await bundle('tests/web/served-fold.ts', [standIns]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const records = ['tests/cases', 'tests/cases-own'].flatMap((from) =>
  readdirSync(from)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readCases(readFileSync(join(from, name), 'utf8')).map(eventsOf)),
);
/** As if another program had written it. */
const imported = (record: BoardRecord): BoardRecord =>
  record.map((e, line) => ({ ...e, source: { kind: 'pbn', line: line + 1 } }));
const callsFor = (record: BoardRecord): string => {
  const board = boardOf(record);
  const weighing = E.isRight(board) && needsWeighing(board.right) ? ['weighing'] : [];
  return [...needsOf(record), ...weighing].join(' ');
};
const groups = new Map<string, BoardRecord[]>();
for (const record of [...records, ...records.filter((_, i) => i % 3 === 0).map(imported)]) {
  const key = callsFor(record);
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [record]);
  else group.push(record);
}
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('what a record calls for', () => {
  it('is nothing for most, and every kind of part for some', () => {
    expect(groups.get('')?.length).toBeGreaterThan(records.length / 2);
    for (const need of ['rulings', 'screens', 'weighing']) expect([...groups.keys()].join(' ')).toContain(need);
  });
  it.each([...groups])('“%s”: the fold needs no more', (key, group) => {
    const from = join(folder, `${key}.json`);
    const to = join(folder, `${key}.out`);
    writeFileSync(from, JSON.stringify(group));
    execFileSync(process.execPath, [fold, from, to]);
    const digests = JSON.parse(readFileSync(to, 'utf8')) as readonly string[];
    expect(digests).toEqual(group.map((record) => digestOf(record, sha256)));
  });
});

describe('what stands for the regulations', () => {
  const shape = (law: object): object =>
    Object.fromEntries(Object.entries(law).map(([key, value]) => [key, typeof value === 'function' ? 'said' : value]));
  it('names the same events and matters as they do', () => {
    expect(shape(screens)).toEqual(shape(regulations.screens));
    expect(shape(screensOnActs)).toEqual(shape(regulations.screensOnActs));
    expect(shape(trayOnActs)).toEqual(shape(tray.trayOnActs));
  });
});
