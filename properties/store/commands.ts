/** What can be done to a store, each step checked against the model. */
import * as E from 'fp-ts/lib/Either.js';
import type * as TE from 'fp-ts/lib/TaskEither.js';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { JsonObject } from '../../domain/event.ts';
import type { Expected, Recorded, StoreError, StoreTag } from '../../store/port.ts';
import { eventsOf, type Sketch, sketch } from './facts.ts';
import { allIn, appended, eraseIn, eventsIn, headIn, type Model, type Real, tipIn } from './model.ts';

type Command = fc.AsyncCommand<Model, Real>;

export const ok = async <A>(task: TE.TaskEither<StoreError, A>): Promise<A> => {
  const done = await task();
  if (E.isLeft(done)) throw new Error(`${done.left.tag}: ${done.left.message}`);
  return done.right;
};
const refused = async (task: TE.TaskEither<StoreError, unknown>): Promise<StoreTag> => {
  const done = await task();
  return E.isLeft(done) ? done.left.tag : expect.fail('it was accepted');
};
const command = (
  name: string,
  check: (model: Model) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Command => ({
  check,
  run,
  toString: () => name,
});
const always = (): boolean => true;
const plain = (recorded: readonly Recorded[]): readonly Omit<Recorded, 'position'>[] =>
  recorded.map(({ stream, revision, event }) => ({ stream, revision, event }));
const numbered = (stream: string, events: readonly JsonObject[]): readonly Omit<Recorded, 'position'>[] =>
  events.map((event, revision) => ({ stream, revision, event }));
const streamName = ({ prefix }: Real, n: number): string => `${prefix}${n}`;
const ours = ({ prefix }: Real, recorded: readonly Recorded[]): readonly Recorded[] =>
  recorded.filter(({ stream }) => stream.startsWith(prefix));

/** A stale, partial or changed append must change nothing. */
const unchanged = async (model: Model, real: Real, stream: string): Promise<void> => {
  const { store } = real;
  expect(plain(await ok(store.readStream(stream)))).toEqual(numbered(stream, eventsIn(model, stream)));
  const [last] = ours(real, await ok(store.readAll({ direction: 'backward', max: 1 })));
  expect(last === undefined ? undefined : { stream: last.stream, revision: last.revision }).toEqual(model.all.at(-1));
};

const append = (n: number, sketches: readonly Sketch[]): Command =>
  command(`append ${sketches.length} to ${n}`, always, async (model, real) => {
    const { store } = real;
    const stream = streamName(real, n);
    const expected = tipIn(model, stream);
    const first = eventsIn(model, stream).length;
    const events = eventsOf(sketches, first, headIn(model, stream));
    expect(await ok(store.append(stream, expected, events))).toEqual({
      revision: first + events.length - 1,
      repeated: false,
    });
    appended(model, { stream, expected, events });
  });

const pick = <A>(list: readonly A[], n: number): A | undefined => list[n % Math.max(1, list.length)];

const retry = (n: number): Command =>
  command(
    `retry append ${n}`,
    ({ past }) => past.length > 0,
    async (model, real) => {
      const past = pick(model.past, n);
      if (past === undefined) return;
      const { stream, expected, events } = past;
      const first = expected === 'no-stream' ? 0 : expected + 1;
      expect(await ok(real.store.append(stream, expected, events))).toEqual({
        revision: first + events.length - 1,
        repeated: true,
      });
      await unchanged(model, real, stream);
    },
  );

const partialRetry = (n: number, sketches: readonly Sketch[]): Command =>
  command(
    `retry append ${n} with ${sketches.length} more`,
    ({ past }) => past.length > 0,
    async (model, real) => {
      const past = pick(model.past, n);
      if (past === undefined) return;
      const { stream, expected, events } = past;
      const first = expected === 'no-stream' ? 0 : expected + 1;
      const head = events.at(-1)?.['hash'];
      const more = eventsOf(sketches, first + events.length, typeof head === 'string' ? head : '');
      expect(await refused(real.store.append(stream, expected, [...events, ...more]))).toBe('partial-retry');
      await unchanged(model, real, stream);
    },
  );

const otherContent = (n: number): Command =>
  command(
    `append ${n} again with other content`,
    ({ past }) => past.length > 0,
    async (model, real) => {
      const past = pick(model.past, n);
      if (past === undefined) return;
      const events = past.events.map((event) => ({ ...event, fill: 'other' }));
      expect(await refused(real.store.append(past.stream, past.expected, events))).toBe('same-id-other-content');
      await unchanged(model, real, past.stream);
    },
  );

/** The same ids at the end of the stream: an id never stands twice. */
const again = (n: number): Command =>
  command(
    `ids of append ${n} at the end`,
    ({ past }) => past.length > 0,
    async (model, real) => {
      const past = pick(model.past, n);
      if (past === undefined) return;
      const first = eventsIn(model, past.stream).length;
      const events = past.events.map((event, index) => ({ ...event, seq: first + index }));
      const tag = await refused(real.store.append(past.stream, tipIn(model, past.stream), events));
      expect(tag).toBe('same-id-other-content');
      await unchanged(model, real, past.stream);
    },
  );

const stale = (n: number, off: number, sketches: readonly Sketch[]): Command =>
  command(`append to ${n} ${off} off`, always, async (model, real) => {
    const stream = streamName(real, n);
    const { length } = eventsIn(model, stream);
    const seen = length - 1 + off;
    if (seen < -1) return;
    const expected: Expected = seen < 0 ? 'no-stream' : seen;
    const refusal = await real.store.append(stream, expected, eventsOf(sketches, seen + 1, headIn(model, stream)))();
    expect(E.isLeft(refusal) && refusal.left).toMatchObject({ tag: 'wrong-revision', actual: tipIn(model, stream) });
    await unchanged(model, real, stream);
  });

const readStream = (n: number, from: number, max: number): Command =>
  command(`read ${max} of ${n} from ${from}`, always, async (model, real) => {
    const { store } = real;
    const stream = streamName(real, n);
    const all = numbered(stream, eventsIn(model, stream));
    expect(plain(await ok(store.readStream(stream, { from, max })))).toEqual(all.slice(from, from + max));
    const back = all
      .slice(0, from + 1)
      .toReversed()
      .slice(0, max);
    expect(plain(await ok(store.readStream(stream, { direction: 'backward', from, max })))).toEqual(back);
    const end = all.toReversed().slice(0, max);
    expect(plain(await ok(store.readStream(stream, { direction: 'backward', max })))).toEqual(end);
  });

const readAll = (max: number): Command =>
  command(`read all by ${max}`, always, async (model, real) => {
    const { store } = real;
    const read: Recorded[] = [];
    for (let page = await ok(store.readAll({ max })); page.length > 0; ) {
      read.push(...page);
      page = await ok(store.readAll({ max, beyond: page.at(-1)?.position ?? '' }));
    }
    const seen = ours(real, read);
    expect(plain(seen)).toEqual(allIn(model));
    model.places.splice(
      0,
      model.places.length,
      ...seen.map(({ position }, index) => ({ position, events: index + 1 })),
    );
    const back: Recorded[] = [];
    for (let page = await ok(store.readAll({ max, direction: 'backward' })); page.length > 0; ) {
      back.push(...page);
      page = await ok(store.readAll({ max, direction: 'backward', beyond: page.at(-1)?.position ?? '' }));
    }
    expect(back).toEqual(read.toReversed());
    const firsts = read.filter(({ revision }) => revision === 0);
    expect(await ok(store.openings())).toEqual(firsts);
    const names = (await ok(store.streams())).filter((name) => name.startsWith(real.prefix));
    expect(new Set(names)).toEqual(new Set(model.streams.keys()));
  });

const catchUp = (n: number): Command =>
  command(`catch up from ${n}`, always, async (model, real) => {
    const { store } = real;
    const place = pick([{ position: null, events: 0 }, ...model.places], n) ?? { position: null, events: 0 };
    const stop = new AbortController();
    const seen: Recorded[] = [];
    for await (const delivery of store.subscribe(place.position, stop.signal)) {
      if (E.isLeft(delivery)) return expect.fail(delivery.left.message);
      if (delivery.right.tag === 'caught-up') break;
      seen.push(...delivery.right.events);
    }
    stop.abort();
    expect(plain(ours(real, seen))).toEqual(allIn(model).slice(place.events));
  });

const erase = (n: number, revision: number): Command =>
  command(`erase the texts of event ${revision} of ${n}`, always, async (model, real) => {
    const stream = streamName(real, n);
    const id = eventsIn(model, stream)[revision]?.['id'];
    const texts = eraseIn(model, stream, revision);
    expect(await ok(real.store.side.eraseTexts(stream, [typeof id === 'string' ? id : '']))).toBe(texts.length);
    const bytes = real.bytes();
    for (const text of model.erased) expect(bytes).not.toContain(text);
    await unchanged(model, real, stream);
  });

const reopen = command('reopen', always, async (_, real) => {
  if (real.reopen !== undefined) real.store = await real.reopen();
});

const stream = fc.nat(3);
const some = fc.array(sketch, { minLength: 1, maxLength: 5 });

/** Sequences of steps; `most` bounds their number. */
export const steps = (most: number): fc.Arbitrary<Iterable<Command>> =>
  fc.commands(
    [
      fc.tuple(stream, some).map(([n, list]) => append(n, list)),
      fc.tuple(stream, some).map(([n, list]) => append(n, list)),
      fc.nat(20).map(retry),
      fc.tuple(fc.nat(20), some).map(([n, list]) => partialRetry(n, list)),
      fc.nat(20).map(otherContent),
      fc.nat(20).map(again),
      fc.tuple(stream, fc.constantFrom(-3, -2, -1, 1, 2), some).map(([n, off, list]) => stale(n, off, list)),
      fc.tuple(stream, fc.nat(12), fc.integer({ min: 1, max: 12 })).map(([n, from, max]) => readStream(n, from, max)),
      fc.integer({ min: 1, max: 12 }).map(readAll),
      fc.nat(30).map(catchUp),
      fc.tuple(stream, fc.nat(8)).map(([n, revision]) => erase(n, revision)),
      fc.constant(reopen),
    ],
    { maxCommands: most, size: 'max' },
  );
