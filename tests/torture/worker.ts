/**
 * A process to be killed. `append ADDRESS NAME`: appends batches to streams of its own and to one it shares, and says
 * on standard output what was acknowledged. `project ADDRESS`: runs a projection. Neither ends by itself.
 */
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import * as E from 'fp-ts/lib/Either.js';
import { openStore } from '../../app/store/open.ts';
import type { JsonObject } from '../../domain/event.ts';
import { runProjection } from '../../replay/runner.ts';
import { expectedOf } from '../../store/error.ts';
import type { Store, StoreError } from '../../store/port.ts';
import { headOf, link, NO_HASH } from '../../wire/chain.ts';
import { commitText } from '../../wire/commit.ts';
import { counting } from './counting.ts';

const say = (line: string): void => void writeSync(1, `${line}\n`);

const fail = (why: unknown): never => {
  say(`FAILED ${JSON.stringify(why)}`);
  process.exit(1);
};

/** A batch of 1 to 5 events that says how long it is, so that half of it would be seen. */
const batchBehind = (first: number, head: string): readonly JsonObject[] => {
  const length = 1 + Math.floor(Math.random() * 5);
  const events: JsonObject[] = [];
  for (let n = 0; n < length; n += 1) {
    const seq = first + n;
    const text = commitText(randomUUID(), `said at ${seq}`);
    const fact: JsonObject = seq === 0 ? { type: 'BoardOpened', board: '1' } : { type: 'Remark', text };
    const linked = link(
      { ...fact, id: randomUUID(), seq, nth: n, of: length, fill: 'x'.repeat(Math.random() * 2000) },
      n === 0 ? head : headOf(events),
    );
    if (E.isLeft(linked)) return fail(linked.left);
    events.push(linked.right);
  }
  return events;
};

const appendOnce = async (store: Store, stream: string): Promise<void> => {
  const last = await store.readStream(stream, { direction: 'backward', max: 1 })();
  if (E.isLeft(last)) return fail(last.left);
  const tip = last.right[0];
  const events = batchBehind((tip?.revision ?? -1) + 1, tip === undefined ? NO_HASH : headOf([tip.event]));
  const done = await store.append(stream, expectedOf(tip?.revision ?? -1), events)();
  if (E.isRight(done)) say(`ACK ${stream} ${done.right.revision} ${headOf(events)}`);
  else if (done.left.kind !== 'conflict' && done.left.tag !== 'busy') fail(done.left);
};

const append = async (store: Store, name: string): Promise<void> => {
  for (;;) {
    const pick = Math.floor(Math.random() * 4);
    await appendOnce(store, pick === 3 ? 'board-shared' : `board-${name}-${pick}`);
  }
};

/** On a slow disk another process may hold the store for longer than one waits for it: the store says to try again. */
const patiently = async <A>(action: () => Promise<E.Either<StoreError, A>>): Promise<E.Either<StoreError, A>> => {
  for (;;) {
    const done = await action();
    if (E.isRight(done) || done.left.tag !== 'busy') return done;
  }
};

const [mode = '', address = '', name = ''] = process.argv.slice(2);
const opened = await patiently(openStore(address, process.env));
if (E.isLeft(opened)) fail(opened.left);
else if (mode === 'append') {
  say('READY');
  await append(opened.right, name);
} else if (opened.right.models !== undefined) {
  say('READY');
  const options = { signal: new AbortController().signal, sleep: (ms: number) => sleep(ms) };
  const { right: store } = opened;
  const models = opened.right.models;
  const ended = await patiently(() => runProjection(store, models, counting, options)());
  fail(E.isLeft(ended) ? ended.left : 'it ended');
}
