/** A connection as the parts of the adapter share it. */
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { Credentials } from './address.ts';

export interface Server {
  /** Without credentials, for messages. */
  readonly url: string;
  readonly client: () => EventStoreDBClient;
  readonly renew: () => Promise<void>;
  /** Given with every call, so that they never stand in the connection string. */
  readonly authority: { readonly credentials?: Credentials };
  /** How long an answer may take, in ms. */
  readonly patience: number;
}
