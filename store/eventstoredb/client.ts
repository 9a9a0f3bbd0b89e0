/**
 * One client a process. The client library keeps the appends that wait for an answer in one table for all clients, so
 * that an error of one rejects those of another (architecture: faults of 6.2.1).
 */
import { saying } from '../../domain/saying.ts';
import { EventStoreDBClient } from '@eventstore/db-client';
import * as E from 'fp-ts/lib/Either.js';
import { reasonOf, storeError } from '../error.ts';
import type { StoreError } from '../port.ts';
import type { Address } from './address.ts';
import { inTime } from './failure.ts';

export interface Lease {
  readonly client: () => EventStoreDBClient;
  /** Lets go of a client whose connection hangs; whatever waited on it is rejected, and the next call begins anew. */
  readonly renew: () => Promise<void>;
  readonly release: () => Promise<void>;
}

interface Held {
  readonly url: string;
  client: EventStoreDBClient;
  users: number;
}
let held: Held | undefined;

/** Disposing waits for streams to finish, and one that the server has ended never does: not waited for beyond this, in ms. */
const FAREWELL = 100;
const dispose = (client: EventStoreDBClient): Promise<void> =>
  inTime(client.dispose(), FAREWELL).catch(() => undefined);

const lease = (mine: Held): Lease => {
  let released = false;
  return {
    client: () => mine.client,
    renew: async () => {
      const stuck = mine.client;
      mine.client = EventStoreDBClient.connectionString(mine.url);
      await dispose(stuck);
    },
    release: async () => {
      if (released) return;
      released = true;
      mine.users -= 1;
      if (mine.users > 0) return;
      if (held === mine) held = undefined;
      await dispose(mine.client);
    },
  };
};

/** The process's client. Left: it is connected to another server, or the address cannot be used. */
export const acquire = ({ url }: Address): E.Either<StoreError, Lease> => {
  if (held !== undefined && held.url !== url)
    return E.left(
      storeError(
        'one-client',
        saying('this process is connected to {held}: close that store first, or use a second process for {url}', {
          held: held.url,
          url,
        }),
      ),
    );
  try {
    held ??= { url, client: EventStoreDBClient.connectionString(url), users: 0 };
    held.users += 1;
    return E.right(lease(held));
  } catch (error) {
    return E.left(storeError('bad-address', saying('{url} cannot be used: {why}', { url, why: reasonOf(error) })));
  }
};
