/** Facts as a scribe or a program writes them → events in a store: decoded, admitted, without names, chained. */
import { saying, saysOf } from '../../domain/saying.ts';
import { randomBytes } from 'node:crypto';
import * as E from 'fp-ts/lib/Either.js';
import type * as TE from 'fp-ts/lib/TaskEither.js';
import { admitNext, type Gate, gateOf, passed } from '../../domain/admit.ts';
import type { JsonObject } from '../../domain/event.ts';
import { storeError } from '../../store/error.ts';
import type { Store, StoreError } from '../../store/port.ts';
import { headOf, link } from '../../wire/chain.ts';
import { commitEvent } from '../../wire/commit.ts';
import { decodeEvent, type Stored } from '../../wire/decode.ts';
import { canonicalForm } from '../../wire/encode.ts';
import { type DecodeError, decodeError } from '../../wire/error.ts';
import { namesBetween } from './names.ts';
import { loadRecord } from './record.ts';
import { saltAt, sameFact } from './same.ts';

/** Clock and ids, passed in. */
export interface Clock {
  /** Now, RFC 3339 with its zone. */
  readonly now: () => string;
  /** A new uuid, ordered by time. */
  readonly id: () => string;
}

/** At least one: faults of what was given, or one of the store. */
export type AppendFault = DecodeError | StoreError;

export interface Written {
  readonly stream: string;
  /** As they are stored now, with their places and hashes. */
  readonly events: readonly Stored[];
  /** They were there already. */
  readonly repeated: boolean;
}

/** How often an append is tried again behind what another scribe wrote meanwhile. */
const TRIES = 4;

export const randomSalt = (): string => randomBytes(16).toString('hex');

const readFacts = (
  facts: readonly JsonObject[],
  before: Gate,
  clock: Clock,
): E.Either<readonly DecodeError[], readonly Stored[]> => {
  const out: Stored[] = [];
  let gate = before;
  for (const fact of facts) {
    const whole: JsonObject = { id: clock.id(), recordedAt: clock.now(), ...fact };
    const decoded = decodeEvent(whole, gate.length);
    if (E.isLeft(decoded)) return decoded;
    const admitted = admitNext(gate, decoded.right.event);
    if (E.isLeft(admitted)) {
      const { path, seq } = admitted.left;
      return E.left([decodeError('not-admitted', saysOf(admitted.left), { path, seq })]);
    }
    gate = passed(gate, decoded.right.event);
    out.push(decoded.right);
  }
  return E.right(out);
};

/** With keys, commitments and the chain, behind the head given. */
export const storedBehind = (
  facts: readonly Stored[],
  head: string,
  secret: string,
): E.Either<DecodeError, { readonly events: readonly JsonObject[]; readonly names: ReadonlyMap<string, string> }> => {
  const plain = facts.map((fact) => ({ ...canonicalForm(fact), seq: fact.event.seq }));
  const committed = plain.map((raw) => commitEvent(raw, { secret, salt: randomSalt }));
  const events: JsonObject[] = [];
  for (const [index, raw] of committed.entries()) {
    const linked = link(raw, index === 0 ? head : headOf(events));
    if (E.isLeft(linked)) {
      const { path } = linked.left;
      return E.left(
        decodeError('field', saying('it has no canonical form: {why}', { why: saysOf(linked.left) }), {
          path,
          seq: facts[index]?.event.seq ?? null,
        }),
      );
    }
    events.push(linked.right);
  }
  return E.right({ events, names: namesBetween(plain, committed) });
};

/** Facts whose ids are there already: a retry if all are, and say the same. */
const retried = (
  stream: string,
  record: readonly Stored[],
  facts: readonly JsonObject[],
  secret: string,
): E.Either<StoreError, readonly Stored[]> | undefined => {
  const byId = new Map(record.map((stored) => [stored.event.id?.toLowerCase(), stored]));
  const found = facts.map(({ id }) => (typeof id === 'string' ? byId.get(id.toLowerCase()) : undefined));
  const known = found.filter((each) => each !== undefined);
  if (known.length === 0) return undefined;
  if (known.length < facts.length)
    return E.left(
      storeError(
        'partial-retry',
        saying('{stream} holds {known} of these {n} events already: retry with exactly what was sent before', {
          stream,
          known: known.length,
          n: facts.length,
        }),
        { stream },
      ),
    );
  for (const [index, { raw, event }] of known.entries()) {
    const again = decodeEvent({ ...facts[index], seq: event.seq }, event.seq);
    const salt = (path: string): string => saltAt(raw, path) ?? '';
    if (E.isLeft(again) || !sameFact(raw, commitEvent(canonicalForm(again.right), { secret, salt })))
      return E.left(
        storeError(
          'same-id-other-content',
          saying('event {seq} of {stream} has this id and says something else: give a new fact a new id', {
            seq: event.seq,
            stream,
          }),
          {
            stream,
            seq: event.seq,
          },
        ),
      );
  }
  return E.right(known);
};

/**
 * Appends facts to a record, which a BoardOpened begins. Ids, `recordedAt` and `seq` are filled in where they are
 * absent. The same facts with the same ids again change nothing. Left: what is malformed or cannot be a fact (nothing
 * is stored), or what the store says; a record that went on meanwhile is read again, unless a fact names its `seq`.
 */
export const appendFacts =
  (
    store: Store,
    stream: string,
    facts: readonly JsonObject[],
    clock: Clock,
  ): TE.TaskEither<readonly AppendFault[], Written> =>
  async () => {
    const secret = await store.side.secret()();
    if (E.isLeft(secret)) return E.left([secret.left]);
    for (let tries = 1; ; tries += 1) {
      const done = await attempt(store, stream, facts, clock, secret.right);
      const [fault] = E.isLeft(done) ? done.left : [];
      if (fault?.tag !== 'wrong-revision' || tries === TRIES) return done;
    }
  };

const attempt = async (
  store: Store,
  stream: string,
  facts: readonly JsonObject[],
  clock: Clock,
  secret: string,
): Promise<E.Either<readonly AppendFault[], Written>> => {
  const record = await loadRecord(store, stream)();
  if (E.isLeft(record)) return E.left([record.left]);
  const again = retried(stream, record.right, facts, secret);
  if (again !== undefined)
    return E.isLeft(again) ? E.left([again.left]) : E.right({ stream, events: again.right, repeated: true });
  const read = readFacts(facts, gateOf(record.right.map(({ event }) => event)), clock);
  if (E.isLeft(read)) return read;
  const stored = storedBehind(read.right, headOf(record.right.map(({ raw }) => raw)), secret);
  if (E.isLeft(stored)) return E.left([stored.left]);
  const { events, names } = stored.right;
  const known = names.size === 0 ? E.right(undefined) : await store.side.addPersons(names)();
  if (E.isLeft(known)) return E.left([known.left]);
  const expected = record.right.length === 0 ? 'no-stream' : record.right.length - 1;
  const appended = await store.append(stream, expected, events)();
  if (E.isLeft(appended)) return E.left([appended.left]);
  const written = read.right.map((each, index) => ({ ...each, raw: events[index] ?? each.raw }));
  return E.right({ stream, events: written, repeated: appended.right.repeated });
};
