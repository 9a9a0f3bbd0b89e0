/** The faults of the client and of servers (docs/eventstoredb.md), each with its guard. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/lib/Either.js';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../domain/event.ts';
import { openEventStore, type ServerStore } from '../../store/eventstoredb.ts';
import type { Environment } from '../../store/eventstoredb/address.ts';
import type { Position, Recorded } from '../../store/port.ts';
import { certificate } from '../support/certificate.ts';
import { systemEvent } from '../support/eventstoredb/log.ts';
import { type StandIn, type StandInOptions, startStandIn } from '../support/eventstoredb/server.ts';
import { after, failure, idOf, ok, record } from '../support/stored.ts';

const root = mkdtempSync(join(tmpdir(), 'etui-esdb-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Of a store whose server keeps silent, in ms; the others wait as long as a slow machine may need. */
const SHORT = 1500;
const PATIENCE = 30_000;
const STREAM = 'board-1';
let opened: { store: ServerStore; server: StandIn }[] = [];
afterEach(async () => {
  for (const { store, server } of opened) {
    await store.close();
    server.stop();
  }
  opened = [];
});

let sides = 0;
type Options = StandInOptions & { readonly patience?: number };
const open = async ({ patience = PATIENCE, ...options }: Options = {}, environment: Environment = {}, more = '') => {
  const server = await startStandIn(options);
  const side = join(root, `side-${(sides += 1)}.db`);
  const store = await ok(openEventStore({ address: server.address + more, environment, side, patience }));
  opened.push({ store, server });
  return { server, store };
};
const stored = ({ log }: StandIn): number => log.streams.get(STREAM)?.length ?? 0;
/** Waits as long as a test may last. */
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe.each([
  ['in batches', true],
  ['by calls', false],
])('appending %s', (_, batches) => {
  it('a server that stores and says nothing: found by reading again', async () => {
    const { server, store } = await open({ batches, patience: SHORT });
    const events = record(3);
    server.faults.plan('append', 'store-then-silent');
    expect(await ok(store.append(STREAM, 'no-stream', events))).toEqual({ revision: 2, repeated: false });
    expect(await ok(store.append(STREAM, 2, [after(events)]))).toEqual({ revision: 3, repeated: false });
    expect(stored(server)).toBe(4);
  });

  it('a connection that drops behind the write: found by reading again', async () => {
    const { server, store } = await open({ batches });
    server.faults.plan('append', 'store-then-drop');
    expect(await ok(store.append(STREAM, 'no-stream', record(3)))).toEqual({ revision: 2, repeated: false });
    expect(stored(server)).toBe(3);
  });

  it.each(['silent', 'unavailable'] as const)(
    'a server that is %s: unknown, and the same again is stored once',
    async (fault) => {
      const { server, store } = await open({ batches, patience: SHORT });
      const events = record(2);
      server.faults.plan('append', fault);
      expect(await failure(store.append(STREAM, 'no-stream', events))).toMatchObject({
        kind: 'unavailable',
        tag: 'unknown-outcome',
      });
      expect(await ok(store.append(STREAM, 'no-stream', events))).toEqual({ revision: 1, repeated: false });
      expect(await ok(store.append(STREAM, 'no-stream', events))).toEqual({ revision: 1, repeated: true });
      expect(stored(server)).toBe(2);
    },
  );

  it('a stale revision says where the stream ends now', async () => {
    const { server, store } = await open({ batches });
    const events = record(3);
    await ok(store.append(STREAM, 'no-stream', events));
    // Another process has gone on: this one remembers three events.
    const other = after(events);
    const kept = server.log.streams.get(STREAM)?.[2];
    if (kept !== undefined)
      server.log.streams
        .get(STREAM)
        ?.push({ ...kept, id: idOf(other), revision: 3, data: Buffer.from(JSON.stringify(other)) });
    expect(await failure(store.append(STREAM, 2, [after(events)]))).toMatchObject({ tag: 'wrong-revision', actual: 3 });
    expect(await failure(store.append(STREAM, 'no-stream', record(1)))).toMatchObject({
      tag: 'wrong-revision',
      actual: 3,
    });
    expect(await ok(store.append(STREAM, 2, [other]))).toEqual({ revision: 3, repeated: true });
  });

  it('the same ids with other content: the server would say yes', async () => {
    const { server, store } = await open({ batches });
    const events = record(2);
    await ok(store.append(STREAM, 'no-stream', events));
    const [first = {}, second = {}] = events;
    const changed: readonly JsonObject[] = [first, { ...second, by: 'W' }];
    expect(await failure(store.append(STREAM, 'no-stream', changed))).toMatchObject({ tag: 'same-id-other-content' });
    expect(stored(server)).toBe(2);
  });

  it('a user who may not write', async () => {
    const { server, store } = await open({ batches });
    server.faults.plan('append', 'refuse');
    expect(await failure(store.append(STREAM, 'no-stream', record(1)))).toMatchObject({ tag: 'access-denied' });
    expect(stored(server)).toBe(0);
  });

  it('what has no JSON form is refused before the client sees it', async () => {
    const { server, store } = await open({ batches });
    const [first = {}] = record(1);
    for (const wrong of [undefined, 10n, Number.NaN]) {
      const event = { ...first, note: wrong } as unknown as JsonObject;
      expect(await failure(store.append(STREAM, 'no-stream', [event]))).toMatchObject({ tag: 'bad-event' });
    }
    expect(server.faults.calls).toEqual([]);
  });
});

describe('the long stream of batches', () => {
  it('ended by the server as if all were well: unknown, and the next append has a new one', async () => {
    const { server, store } = await open({ patience: SHORT });
    const events = record(2);
    server.faults.plan('append', 'end');
    expect(await failure(store.append(STREAM, 'no-stream', events))).toMatchObject({ tag: 'unknown-outcome' });
    expect(await ok(store.append(STREAM, 'no-stream', events))).toEqual({ revision: 1, repeated: false });
  });

  it('many appends at once, one of them failing: each learns its own outcome', async () => {
    const { server, store } = await open();
    server.faults.plan('append', 'none', 'none', 'store-then-drop');
    const done = await Promise.all(
      Array.from({ length: 6 }, (_, n) => store.append(`board-${n}`, 'no-stream', record(2))()),
    );
    for (const [n, each] of done.entries()) {
      const length = server.log.streams.get(`board-${n}`)?.length ?? 0;
      if (E.isRight(each)) expect(length).toBe(2);
      else expect([each.left.tag, length]).toEqual(['unknown-outcome', 0]);
    }
  });
});

describe('reading', () => {
  it('a silent server: a time limit, and no call left open', async () => {
    const { server, store } = await open({ patience: SHORT });
    server.faults.plan('read', 'silent', 'silent');
    expect(await failure(store.readStream(STREAM))).toMatchObject({ tag: 'timeout' });
    expect(await failure(store.readAll())).toMatchObject({ tag: 'timeout' });
    await until(() => server.faults.open.size === 0);
  });

  it('a read that breaks off is no shorter stream', async () => {
    const { server, store } = await open();
    await ok(store.append(STREAM, 'no-stream', record(3)));
    server.faults.plan('read', 'break');
    expect(await failure(store.readStream(STREAM))).toMatchObject({ tag: 'unreachable' });
  });

  it('a dead server is an answer, not a crash', async () => {
    const { server, store } = await open();
    server.stop();
    expect(await failure(store.readStream(STREAM))).toMatchObject({ kind: 'unavailable' });
    expect(await failure(store.append(STREAM, 'no-stream', record(1)))).toMatchObject({ kind: 'unavailable' });
  });

  it('an event that is missing on the server is damage', async () => {
    const { server, store } = await open();
    await ok(store.append(STREAM, 'no-stream', record(4)));
    server.log.streams.get(STREAM)?.splice(1, 1);
    expect(await failure(store.readStream(STREAM))).toMatchObject({ tag: 'damaged', seq: 1 });
  });
});

const follow = async (store: ServerStore, beyond: Position | null, most: number) => {
  const seen: Recorded[] = [];
  let position = beyond;
  for await (const delivery of store.subscribe(beyond, new AbortController().signal)) {
    if (E.isLeft(delivery)) return { seen, position, error: delivery.left };
    position = delivery.right.position ?? position;
    if (delivery.right.tag === 'events') seen.push(...delivery.right.events);
    if (seen.length >= most) break;
  }
  return { seen, position, error: undefined };
};

describe('subscribing', () => {
  it('a reader who leaves early leaves no call behind', async () => {
    const { server, store } = await open();
    await ok(store.append(STREAM, 'no-stream', record(5)));
    expect((await follow(store, null, 1)).seen.length).toBeGreaterThan(0);
    await until(() => server.faults.open.size === 0);
  });

  it('a subscription that breaks is taken up at the last place, with nothing lost or twice', async () => {
    const { server, store } = await open();
    const events = record(6);
    await ok(store.append(STREAM, 'no-stream', events));
    server.faults.plan('read', 'break');
    const first = await follow(store, null, 6);
    expect(first.error).toMatchObject({ tag: 'unreachable' });
    const second = await follow(store, first.position, 6 - first.seen.length);
    expect([...first.seen, ...second.seen].map(({ event }) => event)).toEqual(events);
  });

  it('the server goes away: an answer, not a crash', async () => {
    const { server, store } = await open();
    await ok(store.append(STREAM, 'no-stream', record(2)));
    setTimeout(server.stop, 100);
    expect((await follow(store, null, 3)).error).toMatchObject({ kind: 'unavailable' });
  });

  it('a server that never says so is taken to be caught up when it is silent', async () => {
    const { server, store } = await open({ patience: SHORT });
    server.faults.mute = true;
    await ok(store.append(STREAM, 'no-stream', record(3)));
    const tags: string[] = [];
    for await (const delivery of store.subscribe(null, new AbortController().signal)) {
      tags.push(E.isLeft(delivery) ? delivery.left.tag : delivery.right.tag);
      if (tags.at(-1) === 'caught-up') break;
    }
    expect(tags.at(-1)).toBe('caught-up');
    expect(tags.slice(0, -1).every((tag) => tag === 'events')).toBe(true);
  });

  it("others' events are passed over, and the place moves on", async () => {
    const { server, store } = await open();
    await ok(store.append(STREAM, 'no-stream', record(2)));
    for (let n = 0; n < 12; n += 1) systemEvent(server.log);
    let position: Position | null = null;
    const events: number[] = [];
    for await (const delivery of store.subscribe(null, new AbortController().signal)) {
      if (E.isLeft(delivery)) throw new Error(delivery.left.message);
      position = delivery.right.position;
      if (delivery.right.tag === 'caught-up') break;
      events.push(delivery.right.events.length);
    }
    expect(events.reduce((sum, each) => sum + each, 0)).toBe(2);
    expect(position).toBe('1200/1200');
    await ok(store.append('board-2', 'no-stream', record(1)));
    expect((await follow(store, position, 1)).seen.map(({ stream }) => stream)).toEqual(['board-2']);
  });

  it('a slow reader gets one delivery after the other, and all of them', async () => {
    const { store } = await open();
    for (let n = 0; n < 30; n += 1) await ok(store.append(`board-${n}`, 'no-stream', record(100)));
    let seen = 0;
    let busy = 0;
    for await (const delivery of store.subscribe(null, new AbortController().signal)) {
      if (E.isLeft(delivery)) throw new Error(delivery.left.message);
      busy += 1;
      expect(busy).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      busy -= 1;
      if (delivery.right.tag === 'caught-up') break;
      seen += delivery.right.events.length;
    }
    expect(seen).toBe(3000);
  });
});

describe('connecting', () => {
  it('one client a process', async () => {
    const { server, store } = await open();
    const second = await startStandIn();
    const other = openEventStore({ address: second.address, environment: {}, side: join(root, 'other.db') });
    expect(await failure(other)).toMatchObject({ tag: 'one-client' });
    second.stop();
    const same = await ok(openEventStore({ address: server.address, environment: {}, side: join(root, 'same.db') }));
    await ok(same.append(STREAM, 'no-stream', record(1)));
    await same.close();
    expect((await ok(store.readStream(STREAM))).length).toBe(1);
  });

  it('TLS, with credentials from the environment, which nothing shows', async () => {
    const tls = certificate();
    const file = join(root, 'ca.pem');
    writeFileSync(file, tls.certificate);
    const environment = { ETUI_EVENTSTORE_USER: 'scribe', ETUI_EVENTSTORE_PASSWORD: 'hush-hush' };
    const { server, store } = await open({ tls }, environment, `&tlsCAFile=${encodeURIComponent(file)}`);
    await ok(store.append(STREAM, 'no-stream', record(1)));
    expect(server.faults.calls).toContain('Append');
    server.faults.plan('append', 'refuse');
    const refused = await failure(store.append(STREAM, 0, [after(record(1))]));
    expect(refused).toMatchObject({ tag: 'access-denied' });
    expect(JSON.stringify(refused)).not.toContain('hush');
  });

  it.each([
    'esdb:/nowhere',
    'http://localhost:2113',
    'esdb://user:pass@host:2113?throwOnAppendFailure=false',
    'esdb://user:pass@host:2113?tlsCAFile=nowhere.pem',
  ])('%s is refused, without showing a password', async (address) => {
    const refused = await failure(openEventStore({ address, environment: {}, side: join(root, 'bad.db') }));
    expect(refused).toMatchObject({ tag: 'bad-address' });
    expect(refused.message).not.toContain('pass@');
  });

  it('texts never go to the server', async () => {
    const { server, store } = await open();
    const events = record(3, 'hesitated for long');
    await ok(store.append(STREAM, 'no-stream', events));
    expect((await ok(store.readStream(STREAM))).map(({ event }) => event)).toEqual(events);
    for (const { data } of server.log.all) expect(Buffer.from(data).toString()).not.toContain('hesitated');
  });

  it('a refused append leaves no text behind', async () => {
    const { store } = await open();
    const events = record(2, 'first');
    await ok(store.append(STREAM, 'no-stream', events));
    const late = record(2, 'second');
    expect(await failure(store.append(STREAM, 'no-stream', late))).toMatchObject({ tag: 'wrong-revision' });
    const ids = late.map(idOf);
    expect(await ok(store.side.eraseTexts(STREAM, ids))).toBe(0);
  });
});
