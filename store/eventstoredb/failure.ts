/** What the client throws, as a value: by its `type` where it has one, else by the gRPC code (a dead server has none). */
import { saying } from '../../domain/saying.ts';
import { reasonOf, storeError, unexpected } from '../error.ts';
import type { StoreError, StoreTag } from '../port.ts';

const BY_TYPE: ReadonlyMap<string, StoreTag> = new Map([
  ['timeout', 'timeout'],
  ['deadline-exceeded', 'timeout'],
  ['unavailable', 'unreachable'],
  ['cancelled', 'unreachable'],
  ['not-leader', 'unreachable'],
  ['unknown', 'unreachable'],
  ['access-denied', 'access-denied'],
  ['stream-deleted', 'stream-deleted'],
  ['maximum-append-size-exceeded', 'too-large'],
]);
/** CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, PERMISSION_DENIED, RESOURCE_EXHAUSTED, INTERNAL, UNAVAILABLE, UNAUTHENTICATED. */
const BY_CODE: ReadonlyMap<number, StoreTag> = new Map([
  [1, 'unreachable'],
  [2, 'unreachable'],
  [4, 'timeout'],
  [7, 'access-denied'],
  [8, 'unreachable'],
  [13, 'unreachable'],
  [14, 'unreachable'],
  [16, 'access-denied'],
]);

const ADVICE: { readonly [tag: string]: string } = {
  timeout: 'the server did not answer in time: try again',
  unreachable: 'the server cannot be reached: is it running, and is the address right?',
  'access-denied': 'the server does not let this user: set ETUI_EVENTSTORE_USER and ETUI_EVENTSTORE_PASSWORD',
  'stream-deleted': 'the stream was deleted on the server: restore it from a copy',
  'too-large': 'the server does not take so much at once: append fewer events, or raise its MaxAppendSize',
};

const property = (error: unknown, name: 'type' | 'code'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

export const isStreamNotFound = (error: unknown): boolean => property(error, 'type') === 'stream-not-found';
export const isWrongVersion = (error: unknown): boolean => property(error, 'type') === 'wrong-expected-version';

/** What a failed call comes to. `url` holds no credentials. */
export const serverFailure = (url: string, error: unknown): StoreError => {
  const type = property(error, 'type');
  const code = property(error, 'code');
  const tag =
    (typeof type === 'string' ? BY_TYPE.get(type) : undefined) ??
    (typeof code === 'number' ? BY_CODE.get(code) : undefined);
  if (tag === undefined) return unexpected(error);
  const said = reasonOf(error);
  const advice = saying(ADVICE[tag] ?? '');
  return storeError(
    tag,
    said === ''
      ? saying('{url}: {advice}', { url, advice })
      : saying('{url}: {advice} ({said})', { url, advice, said }),
  );
};

/** Left alone, a silent server keeps a call waiting for ever. */
export class TookTooLong extends Error {
  readonly type = 'timeout';
  constructor(ms: number) {
    super(`no answer for ${ms} ms`);
  }
}

/** The promise, or `TookTooLong` after `ms`. What the promise does later is nobody's concern. */
export const inTime = <A>(work: Promise<A>, ms: number): Promise<A> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TookTooLong(ms)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
