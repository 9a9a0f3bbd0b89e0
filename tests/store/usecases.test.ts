/** What the commands do with stores: import, record, seal, forget, hold, verify. */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/lib/Either.js';
import type * as TE from 'fp-ts/lib/TaskEither.js';
import { afterAll, describe, expect, it } from 'vitest';
import { appendFacts } from '../../app/store/append.ts';
import { systemClock } from '../../app/store/clock.ts';
import { forgetPerson, forgetRecord, holdRecord, keyOfPerson, releaseRecord } from '../../app/store/forget.ts';
import { importRecord } from '../../app/store/import.ts';
import { openStore, type OpenStore } from '../../app/store/open.ts';
import { boards, findBoards, loadRecord, streamOf } from '../../app/store/record.ts';
import { sealRecord, signatureOf } from '../../app/store/seal.ts';
import { verifyStore } from '../../app/store/verify.ts';
import type { JsonObject } from '../../domain/event.ts';
import type { Stored } from '../../wire/decode.ts';
import { readJsonLines, writeJsonLines } from '../../wire/jsonl.ts';
import { startStandIn } from '../support/eventstoredb/server.ts';

const root = mkdtempSync(join(tmpdir(), 'etui-use-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;
const newFolder = (): string => mkdtempSync(join(root, `${(folders += 1)}-`));

const ok = async <L, A>(task: TE.TaskEither<L, A>): Promise<A> => {
  const done = await task();
  if (E.isLeft(done)) throw new Error(JSON.stringify(done.left));
  return done.right;
};
const fault = async (task: TE.TaskEither<unknown, unknown>): Promise<unknown> => {
  const done = await task();
  if (E.isRight(done)) throw new Error(`it succeeded: ${JSON.stringify(done.right)}`);
  return Array.isArray(done.left) ? done.left[0] : done.left;
};

const LINES = [
  '{"type":"BoardOpened","board":"7","dealer":"S","vulnerable":"Both","laws":"2017","players":{"N":"Anna Adler","E":"Bert"}}',
  '{"type":"CallMade","seat":"S","call":"1H"}',
  '{"type":"TempoBreak","by":"W","kind":"slow","seconds":12,"text":"West stared at the ceiling"}',
  '{"type":"Remark","by":"N","text":"hesitation noted"}',
];
const FILE_HASH = 'ab'.repeat(32);
const read = (lines: readonly string[], fileHash = FILE_HASH): readonly Stored[] => {
  const [first] = readJsonLines(lines.join('\n'), { fileHash });
  if (first === undefined || E.isLeft(first)) throw new Error(JSON.stringify(first));
  return first.right.events;
};
const facts = (...lines: readonly string[]): readonly JsonObject[] =>
  lines.map((line) => JSON.parse(line) as JsonObject);

const bytesIn = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n');

interface Place {
  readonly store: OpenStore;
  readonly bytes: () => string;
  readonly end: () => Promise<void>;
}
const local = (scheme: string) => async (): Promise<Place> => {
  const folder = newFolder();
  const store = await ok(openStore(`${scheme}:${join(folder, 'store')}`, {}));
  return { store, bytes: () => bytesIn(folder), end: () => store.close() };
};
const server = async (): Promise<Place> => {
  const standIn = await startStandIn();
  const folder = newFolder();
  const store = await ok(openStore(standIn.address, { ETUI_SIDE: join(folder, 'side.db') }));
  return {
    store,
    bytes: () => bytesIn(folder) + standIn.log.all.map(({ data }) => Buffer.from(data).toString('latin1')).join('\n'),
    end: async () => {
      await store.close();
      standIn.stop();
    },
  };
};

describe.each([
  ['sqlite:', local('sqlite')],
  ['jsonl:', local('jsonl')],
  ['esdb:', server],
])('%s', (_, open) => {
  it('imports a record once, continues it, and never changes what is there', async () => {
    const { store, end } = await open();
    const record = read(LINES);
    const first = await ok(importRecord(store, record));
    expect(first).toMatchObject({ added: 4, kept: 0 });
    expect(await ok(importRecord(store, record))).toEqual({ stream: first.stream, added: 0, kept: 4 });
    expect(await ok(importRecord(store, read([...LINES, '{"type":"RoundEnded"}'])))).toMatchObject({
      added: 1,
      kept: 4,
    });
    expect(await ok(importRecord(store, record))).toMatchObject({ added: 0, kept: 4 });
    const changed = read(LINES.with(1, '{"type":"CallMade","seat":"S","call":"1S"}'));
    expect(await fault(importRecord(store, changed))).toMatchObject({ tag: 'same-id-other-content', seq: 1 });
    expect((await ok(verifyStore(store))).streams).toMatchObject([
      { board: '7', verdict: { tag: 'intact', events: 5 } },
    ]);
    await end();
  });

  it('keeps names and texts apart, exports what it imported, and takes an export as it is', async () => {
    const { store, bytes, end } = await open();
    const { stream } = await ok(importRecord(store, read(LINES)));
    const stored = await ok(loadRecord(store, stream));
    expect(JSON.stringify(stored)).not.toContain('Anna');
    const key = await ok(keyOfPerson(store, 'Anna Adler'));
    expect((await ok(store.side.persons())).get(key)).toBe('Anna Adler');
    expect(JSON.stringify(stored[0]?.raw)).toContain(key);
    const text = writeJsonLines(stored.map(({ raw }) => raw));
    const lines = E.isRight(text) ? text.right : '';
    expect(lines).toContain('stared at the ceiling');
    const other = await ok(openStore('memory:', {}));
    await ok(importRecord(other, read([lines])));
    expect((await ok(loadRecord(other, stream))).map(({ raw }) => raw)).toEqual(stored.map(({ raw }) => raw));
    expect(bytes()).toContain('Anna Adler');
    await end();
  });

  it('forgets texts and names so that no byte is left, and an import does not bring them back', async () => {
    const { store, bytes, end } = await open();
    const record = read(LINES);
    const { stream } = await ok(importRecord(store, record));
    expect(bytes()).toContain('ceiling');
    expect(await ok(forgetRecord(store, stream, systemClock))).toEqual({ texts: 2, events: [2, 3] });
    expect(await ok(forgetPerson(store, 'Anna Adler'))).toBe(true);
    expect(await ok(forgetPerson(store, 'Anna Adler'))).toBe(false);
    const after = await ok(loadRecord(store, stream));
    expect(JSON.stringify(after)).not.toContain('ceiling');
    expect(after.slice(4).map(({ event }) => event)).toMatchObject([
      { type: 'TextErased', of: 2 },
      { type: 'TextErased', of: 3 },
    ]);
    expect(await ok(importRecord(store, record))).toMatchObject({ added: 0, kept: 4 });
    expect(await ok(forgetRecord(store, stream, systemClock))).toEqual({ texts: 0, events: [] });
    for (const word of ['ceiling', 'hesitation noted', 'Anna']) expect(bytes()).not.toContain(word);
    expect(bytes()).toContain('Bert');
    expect((await ok(verifyStore(store))).streams).toMatchObject([{ verdict: { tag: 'intact', events: 6 } }]);
    await end();
  });

  it('a hold forbids forgetting, until it is released', async () => {
    const { store, end } = await open();
    const { stream } = await ok(importRecord(store, read(LINES)));
    await ok(holdRecord(store, stream, 'an appeal is pending', systemClock));
    expect(await fault(forgetRecord(store, stream, systemClock))).toMatchObject({ kind: 'conflict', tag: 'held' });
    expect(await fault(forgetPerson(store, 'Anna Adler'))).toMatchObject({ tag: 'held' });
    expect((await ok(loadRecord(store, stream))).length).toBe(4);
    expect(await ok(releaseRecord(store, stream))).toBe(true);
    expect(await ok(releaseRecord(store, stream))).toBe(false);
    expect(await ok(forgetRecord(store, stream, systemClock))).toMatchObject({ texts: 2 });
    await end();
  });

  it('seals with Ed25519; a forged signature is found at its seal', async () => {
    const { store, end } = await open();
    const { stream } = await ok(importRecord(store, read(LINES)));
    const { privateKey } = generateKeyPairSync('ed25519');
    const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const { events } = await ok(sealRecord(store, stream, 'board', pem, systemClock));
    const seal = events[0]?.raw ?? {};
    expect(signatureOf(seal)).toBe('holds');
    expect(signatureOf({ ...seal, head: 'a'.repeat(64) })).toBe('fails');
    expect(signatureOf({ ...seal, signature: 'no' })).toBe('fails');
    expect((await ok(verifyStore(store))).streams[0]?.verdict.tag).toBe('intact');
    const call = facts('{"type":"CallMade","seat":"W","call":"Pass"}');
    expect(await fault(appendFacts(store, stream, call, systemClock))).toMatchObject({ tag: 'not-admitted', seq: 5 });
    const forged = { type: 'RecordSealed', scope: 'all', key: 'a'.repeat(64), signature: 'b'.repeat(128) };
    await ok(appendFacts(store, stream, [forged], systemClock));
    expect((await ok(verifyStore(store))).streams[0]?.verdict).toMatchObject({ tag: 'broken', at: 5 });
    expect(await fault(sealRecord(store, stream, 'all', 'no key', systemClock))).toMatchObject({ tag: 'bad-event' });
    await end();
  });

  it('records facts one by one; a retry changes nothing, a contradiction is refused', async () => {
    const { store, end } = await open();
    const stream = streamOf(systemClock.id());
    const opening = facts(LINES[0] ?? '');
    await ok(appendFacts(store, stream, opening, systemClock));
    const fact = { ...facts(LINES[3] ?? '')[0], id: systemClock.id() };
    const first = await ok(appendFacts(store, stream, [fact], systemClock));
    expect(first).toMatchObject({ repeated: false, events: [{ event: { seq: 1 } }] });
    expect(await ok(appendFacts(store, stream, [fact], systemClock))).toMatchObject({ repeated: true });
    expect(await fault(appendFacts(store, stream, [{ ...fact, text: 'other' }], systemClock))).toMatchObject({
      tag: 'same-id-other-content',
    });
    const two = [fact, { type: 'RoundEnded', id: systemClock.id() }];
    expect(await fault(appendFacts(store, stream, two, systemClock))).toMatchObject({ tag: 'partial-retry' });
    expect((await ok(loadRecord(store, stream))).length).toBe(2);
    await end();
  });

  it('what cannot be a fact is refused, and nothing of it is stored', async () => {
    const { store, end } = await open();
    const stream = streamOf(systemClock.id());
    const good = facts(LINES[0] ?? '', LINES[1] ?? '');
    expect(await fault(appendFacts(store, stream, good.slice(1), systemClock))).toMatchObject({ tag: 'not-admitted' });
    const wrong = [...good, { type: 'CallMade', seat: 'X', call: '1H' }];
    expect(await fault(appendFacts(store, stream, wrong, systemClock))).toMatchObject({ path: '/seat', seq: 2 });
    expect(await ok(loadRecord(store, stream))).toEqual([]);
    await end();
  });

  it('two scribes at once: both are heard, in some order', async () => {
    const { store, end } = await open();
    const stream = streamOf(systemClock.id());
    await ok(appendFacts(store, stream, facts(LINES[0] ?? ''), systemClock));
    const all = await Promise.all(
      [1, 2, 3].map((n) => appendFacts(store, stream, [{ type: 'Remark', by: 'N', text: `${n}` }], systemClock)()),
    );
    expect(all.every(E.isRight)).toBe(true);
    const { streams } = await ok(verifyStore(store));
    expect(streams).toMatchObject([{ verdict: { tag: 'intact', events: 4 } }]);
    await end();
  });
});

describe('addresses', () => {
  it.each(['', 'sqlite:', 'jsonl:', 'memory:x', 'postgres://x', 'etui.db'])('%j is no store', async (address) => {
    expect(await fault(openStore(address, {}))).toMatchObject({ tag: 'bad-address' });
  });
  it('boards are found by name, however many', async () => {
    const store = await ok(openStore('memory:', {}));
    for (const hash of ['a', 'b']) await ok(importRecord(store, read(LINES, hash.repeat(64))));
    expect((await ok(findBoards(store, '7'))).length).toBe(2);
    const [first] = await ok(boards(store));
    expect(await ok(findBoards(store, first?.stream ?? ''))).toEqual([first]);
    expect(await ok(findBoards(store, '8'))).toEqual([]);
  });
  it('a chain that is broken is not taken in', async () => {
    const store = await ok(openStore('memory:', {}));
    await ok(importRecord(store, read(LINES)));
    const [{ stream } = { stream: '' }] = await ok(boards(store));
    const stored = (await ok(loadRecord(store, stream))).map(({ raw }) => raw);
    const text = stored.map((raw, seq) => JSON.stringify(seq === 1 ? { ...raw, call: '2H' } : raw));
    const other = await ok(openStore('memory:', {}));
    expect(await fault(importRecord(other, read(text)))).toMatchObject({ kind: 'integrity', seq: 1 });
    expect(await ok(boards(other))).toEqual([]);
  });
});

describe('ids', () => {
  it('are ordered by time and well formed', () => {
    const ids = Array.from({ length: 50 }, () => systemClock.id());
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const times = ids.map((id) => id.slice(0, 13));
    expect(times).toEqual(times.toSorted());
  });
});
