/** Reading streams and `$all`, with a time limit of our own: the client's reads have none. */
import { saying } from '../../domain/saying.ts';
import {
  type AllStreamRecordedEvent,
  BACKWARDS,
  END,
  FORWARDS,
  type ReadPosition,
  type RecordedEvent,
  type ResolvedEvent,
  START,
} from '@eventstore/db-client';
import * as E from 'fp-ts/lib/Either.js';
import { canonical } from '../../wire/canonical.ts';
import { isJson, isObject } from '../../wire/json.ts';
import { damaged, storeError } from '../error.ts';
import type { AllRange, Position, StoreError, StreamRange } from '../port.ts';
import { isStreamNotFound, serverFailure, TookTooLong } from './failure.ts';
import type { Server } from './server.ts';

/** Only streams with this prefix are ours. */
export const PREFIX = 'board-';
const CHUNK = 500;

/** An event as it stands on the server, without texts. */
export interface Found {
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly id: string;
  /** Canonical JSON. */
  readonly data: string;
}

/** What the client gives for a read: a stream that can be cancelled. */
interface Reading {
  readonly on: {
    (event: 'data', listener: (each: ResolvedEvent) => void): unknown;
    (event: 'error', listener: (error: unknown) => void): unknown;
    (event: 'end', listener: () => void): unknown;
  };
  readonly cancel: () => Promise<void>;
}

/** All of a read. Cancelled if it does not end, so that no call is left open on the server. */
const collect = (reading: Reading, ms: number): Promise<readonly RecordedEvent[]> =>
  new Promise((resolve, reject) => {
    const out: RecordedEvent[] = [];
    const late = (): void => {
      reading.cancel().catch(() => undefined);
      reject(new TookTooLong(ms));
    };
    let timer = setTimeout(late, ms);
    reading.on('data', ({ event }) => {
      clearTimeout(timer);
      timer = setTimeout(late, ms);
      if (event !== undefined) out.push(event);
    });
    reading.on('end', () => {
      clearTimeout(timer);
      resolve(out);
    });
    reading.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });

export const positionOf = ({ commit, prepare }: { commit: bigint; prepare: bigint }): Position =>
  `${commit}/${prepare}`;

export const parsePosition = (position: Position): E.Either<StoreError, { commit: bigint; prepare: bigint }> => {
  const [, commit, prepare] = /^(\d{1,20})\/(\d{1,20})$/.exec(position) ?? [];
  return commit === undefined || prepare === undefined
    ? E.left(
        storeError(
          'bad-position',
          saying('{position} is no place in this store: begin anew', { position: JSON.stringify(position) }),
        ),
      )
    : E.right({ commit: BigInt(commit), prepare: BigInt(prepare) });
};

export const foundIn = (event: RecordedEvent): E.Either<StoreError, Found> => {
  const { streamId: stream, id, data } = event;
  const revision = Number(event.revision);
  const text = isObject(data) && isJson(data) ? canonical(data) : undefined;
  if (text === undefined || E.isLeft(text))
    return E.left(damaged(stream, revision, 'cannot be read: its bytes are not an event'));
  const { position } = event as AllStreamRecordedEvent;
  return E.right({
    stream,
    revision,
    position: position === undefined ? '' : positionOf(position),
    id: id.toLowerCase(),
    data: text.right,
  });
};

const foundAll = (events: readonly RecordedEvent[]): E.Either<StoreError, readonly Found[]> =>
  E.traverseArray(foundIn)(events);

/** Missing events in the middle, or before the first, are damage: a stream counts from 0 without gaps. */
const unbroken = (
  stream: string,
  found: readonly Found[],
  from: number,
  step: 1 | -1,
): E.Either<StoreError, readonly Found[]> => {
  const gap = found.findIndex(({ revision }, index) => revision !== from + index * step);
  return gap < 0 ? E.right(found) : E.left(damaged(stream, from + gap * step, 'is missing'));
};

/** A stream's events; none where there is no such stream. */
export const readServerStream = async (
  server: Server,
  stream: string,
  { direction = 'forward', from, max = Number.MAX_SAFE_INTEGER }: StreamRange = {},
): Promise<E.Either<StoreError, readonly Found[]>> => {
  const back = direction === 'backward';
  try {
    const reading = server.client().readStream(stream, {
      direction: back ? BACKWARDS : FORWARDS,
      fromRevision: from === undefined ? (back ? END : START) : BigInt(from),
      maxCount: max,
      ...server.authority,
    });
    const found = foundAll(await collect(reading, server.patience));
    if (E.isLeft(found)) return found;
    return unbroken(stream, found.right, back ? (found.right[0]?.revision ?? 0) : (from ?? 0), back ? -1 : 1);
  } catch (error) {
    return isStreamNotFound(error) ? E.right([]) : E.left(serverFailure(server.url, error));
  }
};

/** One read of `$all`, whoever's the events are. */
const chunk = async (
  server: Server,
  back: boolean,
  place: Position | undefined,
): Promise<E.Either<StoreError, readonly RecordedEvent[]>> => {
  const position = place === undefined ? E.right<StoreError, ReadPosition>(back ? END : START) : parsePosition(place);
  if (E.isLeft(position)) return position;
  try {
    const reading = server.client().readAll({
      direction: back ? BACKWARDS : FORWARDS,
      fromPosition: position.right,
      maxCount: CHUNK,
      ...server.authority,
    });
    return E.right(await collect(reading, server.patience));
  } catch (error) {
    return E.left(serverFailure(server.url, error));
  }
};

const placeOf = (event: RecordedEvent): Position => {
  const { position } = event as AllStreamRecordedEvent;
  return position === undefined ? '' : positionOf(position);
};

/** A page of our events in `$all`. Others' are passed over here: this client has no filter for reads. */
export const readServerAll = async (
  server: Server,
  { direction = 'forward', beyond, max = Number.MAX_SAFE_INTEGER }: AllRange = {},
): Promise<E.Either<StoreError, readonly Found[]>> => {
  const back = direction === 'backward';
  const out: Found[] = [];
  for (let place = beyond; ; ) {
    const read = await chunk(server, back, place);
    if (E.isLeft(read)) return read;
    // A read begins with the place itself.
    const fresh = read.right.filter((event) => placeOf(event) !== place);
    const found = foundAll(fresh.filter(({ streamId }) => streamId.startsWith(PREFIX)));
    if (E.isLeft(found)) return found;
    out.push(...found.right.slice(0, max - out.length));
    const last = fresh.at(-1);
    if (out.length >= max || last === undefined || read.right.length < CHUNK) return E.right(out);
    place = placeOf(last);
  }
};
