/** Importing twice changes nothing: from the file of another program to the store, through the command line. */
import { createHash } from 'node:crypto';
import * as E from 'fp-ts/lib/Either.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../domain/event.ts';
import { openMemory } from '../store/memory.ts';
import { importId } from '../wire/identity.ts';
import { type Desk, etui, newDesk } from './cli/support.ts';
import { DEAL } from './pbn/support.ts';

const GAME = `[Board "7"]
[West "W"]
[North "N"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "${DEAL}"]
[Auction "N"]
1NT AP {the director was called}
[Play "E"]
SQ ST S7 SA
^R HQ S8 S6 SK
*
[Result "8"]
`;
const FILES = {
  'a.pbn': `${GAME}\n${GAME}`,
  'a.lin':
    'qx|o7|pn|S,W,N,E|md|3ST98HJT9DAKQ8CT98,S765H876DJT9CAKQJ,SAK32H432D432C432,|sv|o|mb|1N|mb|p|mb|p|mb|p|' +
    'pc|SQ|nt|the director was called|pc|ST|pc|S7|pc|SA|mc|8|\n',
};
let desk: Desk;
beforeAll(() => {
  desk = newDesk();
});
afterAll(() => desk.clear());

const imported = (name: string, content: string): readonly JsonObject[] =>
  etui(['import', desk.put(name, content)])
    .out.trim()
    .split('\n')
    .map((line) => JSON.parse(line) as JsonObject);
/** One after the other, as they stand in the file. */
const recordsOf = (events: readonly JsonObject[]): readonly (readonly JsonObject[])[] => {
  const records: JsonObject[][] = [];
  for (const event of events) {
    if (event['type'] === 'BoardOpened') records.push([]);
    records.at(-1)?.push(event);
  }
  return records;
};
const idsOf = (events: readonly JsonObject[]): readonly unknown[] => events.map(({ id }) => id);

describe.each(Object.entries(FILES))('importing %s', (name, content) => {
  it('again gives the same events, byte for byte, under whatever name the file goes', () => {
    const first = imported(name, content);
    expect(first.length).toBeGreaterThan(8);
    expect(imported(name, content)).toEqual(first);
    expect(imported(`b-${name}`, content)).toEqual(first);
  });
  it('gives ids that follow from the file’s hash, the board and the place, no two alike', () => {
    const fileHash = createHash('sha256').update(content).digest('hex');
    const records = recordsOf(imported(name, content));
    const derived = records.map((events, record) =>
      events.map((_, seq) => importId({ fileHash, board: '7', record, seq })),
    );
    expect(records.map(idsOf)).toEqual(derived);
    expect(new Set(derived.flat()).size).toBe(derived.flat().length);
  });
  it('gives other ids for another file', () => {
    const ids = new Set(idsOf(imported(name, content)));
    expect(idsOf(imported(name, `${content}\n`)).filter((id) => ids.has(id))).toEqual([]);
  });
  it('and what came of it once more changes nothing', () => {
    const stored = etui(['import', desk.put(name, content)]).out;
    expect(etui(['import', desk.put('again.jsonl', stored)]).out).toBe(stored);
  });
  it('into a store twice is a retry: nothing is written', async () => {
    const store = openMemory();
    const streams = recordsOf(imported(name, content));
    const append = async (): Promise<readonly unknown[]> => {
      const done: unknown[] = [];
      for (const [i, events] of streams.entries()) done.push(await store.append(`board-${i}`, 'no-stream', events)());
      return done;
    };
    expect(await append()).toEqual(streams.map(({ length }) => E.right({ revision: length - 1, repeated: false })));
    const before = await store.readAll()();
    expect(await append()).toEqual(streams.map(({ length }) => E.right({ revision: length - 1, repeated: true })));
    expect(await store.readAll()()).toEqual(before);
  });
});

describe('what an import keeps for findings to rest on', () => {
  it('goes through the stored form: marks, and comments as commitments with their text', () => {
    const events = imported('a.pbn', GAME);
    const marked = events.filter(({ source }) => (source as JsonObject)['mark'] !== undefined);
    expect(marked).toMatchObject([{ type: 'CardPlayed', card: 'HQ', source: { kind: 'pbn', line: 11, mark: '^R' } }]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'Remark', text: expect.objectContaining({ text: 'the director was called' }) }),
    );
  });
  it('shows in the state of the stored record', () => {
    const file = desk.put('stored.jsonl', etui(['import', desk.put('a.pbn', GAME)]).out);
    const { findings } = JSON.parse(etui(['state', file, '--json']).out) as { findings: readonly JsonObject[] };
    expect(findings).toMatchObject([
      { code: 'revoke', severity: 'irregularity', support: [{ kind: 'mark', line: 11 }] },
      { code: 'remark-of-interest', severity: 'notice' },
    ]);
  });
});
