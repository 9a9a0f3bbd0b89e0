/**
 * Appending to a server: the revision is the server's to check, the contents are ours (it takes the same ids for the
 * same events). Where the answer does not come, the stream is read again and says what became of it.
 */
import { saying } from '../../domain/saying.ts';
import { jsonEvent, NO_STREAM } from '@eventstore/db-client';
import * as E from 'fp-ts/lib/Either.js';
import { type Batch, decide } from '../batch.ts';
import { expectedOf, storeError, wrongRevision } from '../error.ts';
import type { Appended, StoreError } from '../port.ts';
import { inTime, isWrongVersion, serverFailure } from './failure.ts';
import { readServerStream } from './read.ts';
import type { Server } from './server.ts';

/** What this process knows of a stream: all of it up to `tip`. */
interface Known {
  readonly tip: number;
  readonly data: ReadonlyMap<string, string>;
}
const NOTHING: Known = { tip: -1, data: new Map() };
/** Streams remembered; a board is written by one scribe at a time. */
const MOST = 256;

export type Memory = Map<string, Known>;

const remember = (memory: Memory, stream: string, known: Known): Known => {
  memory.delete(stream);
  memory.set(stream, known);
  const [oldest] = memory.keys();
  if (memory.size > MOST && oldest !== undefined) memory.delete(oldest);
  return known;
};

/** Reads what was appended since. */
const look = async (server: Server, memory: Memory, stream: string): Promise<E.Either<StoreError, Known>> => {
  const before = memory.get(stream) ?? NOTHING;
  const read = await readServerStream(server, stream, { from: before.tip + 1 });
  if (E.isLeft(read)) return read;
  const data = new Map(before.data);
  for (const event of read.right) data.set(event.id, event.data);
  return E.right(remember(memory, stream, { tip: before.tip + read.right.length, data }));
};

const decideOn = (given: Batch, known: Known) => decide(given, known.tip, (id) => known.data.get(id));

const send = (server: Server, { stream, tip, items }: Batch): Promise<unknown> =>
  server.client().appendToStream(
    stream,
    // Parsed from canonical text: nothing is left in it that the client could stumble over while it writes.
    items.map(({ id, type, data }) => jsonEvent({ id, type, data: JSON.parse(data) as { [key: string]: unknown } })),
    { expectedRevision: tip < 0 ? NO_STREAM : BigInt(tip), deadline: server.patience, ...server.authority },
  );

const wrote = (memory: Memory, { stream, tip, items }: Batch, known: Known): Appended => {
  const data = new Map(known.data);
  for (const item of items) data.set(item.id, item.data);
  remember(memory, stream, { tip: tip + items.length, data });
  return { revision: tip + items.length, repeated: false };
};

/** After a failure that says nothing about what the server did. */
const reconcile = async (
  server: Server,
  memory: Memory,
  given: Batch,
  error: unknown,
): Promise<E.Either<StoreError, Appended>> => {
  const { stream, tip, items } = given;
  const refused = isWrongVersion(error);
  // A connection that hangs would keep the next append waiting as well.
  if (!refused) await server.renew();
  const known = await look(server, memory, stream);
  if (E.isLeft(known)) return E.left(serverFailure(server.url, error));
  const decision = decideOn(given, known.right);
  if (decision === 'repeat') return E.right({ revision: tip + items.length, repeated: refused });
  if (typeof decision === 'object') return E.left(decision);
  if (refused) return E.left(wrongRevision(stream, expectedOf(tip), expectedOf(known.right.tip)));
  const why = serverFailure(server.url, error);
  if (why.kind !== 'unavailable' || why.tag === 'access-denied' || why.tag === 'stream-deleted') return E.left(why);
  return E.left(
    storeError(
      'unknown-outcome',
      saying(
        '{stream}: the server did not say whether it stored these events, and they are not there yet: append exactly the same again',
        { stream },
      ),
      { stream, seq: tip + 1 },
    ),
  );
};

/** Appends, or finds out what became of it. */
export const appendToServer = async (
  server: Server,
  memory: Memory,
  given: Batch,
): Promise<E.Either<StoreError, Appended>> => {
  const remembered = memory.get(given.stream);
  const known =
    remembered !== undefined && remembered.tip >= given.tip
      ? E.right(remembered)
      : await look(server, memory, given.stream);
  if (E.isLeft(known)) return known;
  const decision = decideOn(given, known.right);
  if (decision === 'repeat') return E.right({ revision: given.tip + given.items.length, repeated: true });
  if (typeof decision === 'object') return refusal(server, memory, given, decision);
  try {
    await inTime(send(server, given), server.patience);
    return E.right(wrote(memory, given, known.right));
  } catch (error) {
    return reconcile(server, memory, given, error);
  }
};

/** What is remembered may be older than the server: a refusal names the stream's end as it is now. */
const refusal = async (
  server: Server,
  memory: Memory,
  given: Batch,
  decision: StoreError,
): Promise<E.Either<StoreError, Appended>> => {
  if (decision.tag !== 'wrong-revision') return E.left(decision);
  const known = await look(server, memory, given.stream);
  if (E.isLeft(known)) return known;
  const now = decideOn(given, known.right);
  if (now === 'repeat') return E.right({ revision: given.tip + given.items.length, repeated: true });
  return E.left(typeof now === 'object' ? now : decision);
};
