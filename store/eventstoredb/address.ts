/** Where a server is and who asks: the connection string, and credentials that never stand in it. */
import * as E from 'fp-ts/lib/Either.js';
import { storeError } from '../error.ts';
import type { StoreError } from '../port.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface Address {
  /** Without credentials: what the client is given and what may be printed. */
  readonly url: string;
  readonly credentials: Credentials | undefined;
}

/** What the environment says (`process.env`). */
export type Environment = { readonly [name: string]: string | undefined };

const SHAPE = /^(esdb(?:\+discover)?:\/\/)(?:([^:@/]*)(?::([^@/]*))?@)?([^@]+)$/;
/** Switches off what the adapter stands on: a conflict would then look like a success (see docs/eventstoredb.md). */
const UNSAFE = /[?&]throwOnAppendFailure=false\b/i;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Reads `esdb://host:port?tls=…`. Credentials come from `ETUI_EVENTSTORE_USER` and `ETUI_EVENTSTORE_PASSWORD`; where
 * they stand in the string they are taken out of it, so that no message and no trace of the client can show them.
 */
export const parseAddress = (text: string, environment: Environment): E.Either<StoreError, Address> => {
  const match = SHAPE.exec(text);
  if (match === null)
    return E.left(
      storeError(
        'bad-address',
        'this is no address of an EventStoreDB: write esdb://HOST:PORT?tls=true, or esdb+discover://…',
      ),
    );
  const [, scheme = '', user, password, rest = ''] = match;
  if (UNSAFE.test(rest))
    return E.left(
      storeError('bad-address', 'leave throwOnAppendFailure=false out of the address: conflicts would be missed'),
    );
  const username = environment['ETUI_EVENTSTORE_USER'] ?? (user === undefined ? undefined : decoded(user));
  const secret = environment['ETUI_EVENTSTORE_PASSWORD'] ?? decoded(password ?? '');
  return E.right({
    url: `${scheme}${rest}`,
    credentials: username === undefined || username === '' ? undefined : { username, password: secret },
  });
};
