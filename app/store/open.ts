/** `--store`: which store, by its address. */
import { saying } from '../../domain/saying.ts';
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { storeError } from '../../store/error.ts';
import { openEventStore } from '../../store/eventstoredb.ts';
import type { Environment } from '../../store/eventstoredb/address.ts';
import { openJsonl } from '../../store/jsonl.ts';
import { openMemory } from '../../store/memory.ts';
import type { ReadModels, Store, StoreError } from '../../store/port.ts';
import { DEFAULT_PATH, openSqlite } from '../../store/sqlite.ts';

export const DEFAULT_STORE = `sqlite:${DEFAULT_PATH}`;
/** Where what can be deleted is kept beside a server, unless `ETUI_SIDE` says otherwise. */
export const DEFAULT_SIDE = 'etui-side.db';

export interface OpenStore extends Store {
  /** Where the store keeps read models; memory and JSON Lines keep none. */
  readonly models?: ReadModels;
}

const badAddress = (address: string): StoreError =>
  storeError(
    'bad-address',
    saying('{address} is no store: write sqlite:PATH, jsonl:PATH, memory: or esdb://HOST:PORT', {
      address: JSON.stringify(address),
    }),
  );

/** Does this text name a store (and not a file)? */
export const isStoreAddress = (text: string): boolean =>
  /^(?:sqlite:|jsonl:|memory:|esdb(?:\+discover)?:\/\/)/.test(text);

/**
 * Opens the store at `sqlite:PATH`, `jsonl:PATH`, `memory:`, `esdb://…` or `esdb+discover://…`. Credentials for a
 * server come from the environment (docs/eventstoredb.md). Left: no such address, or it cannot be opened.
 */
export const openStore = (address: string, environment: Environment): TE.TaskEither<StoreError, OpenStore> => {
  const [, scheme = '', path = ''] = /^([a-z+]+):(.*)$/s.exec(address) ?? [];
  switch (scheme) {
    case 'memory':
      return path === '' ? TE.fromEither(E.right<StoreError, OpenStore>(openMemory())) : TE.left(badAddress(address));
    case 'sqlite':
      return path === '' ? TE.left(badAddress(address)) : openSqlite({ path });
    case 'jsonl':
      return path === '' ? TE.left(badAddress(address)) : openJsonl(path);
    case 'esdb':
    case 'esdb+discover':
      return openEventStore({ address, environment, side: environment['ETUI_SIDE'] ?? DEFAULT_SIDE });
    default:
      return TE.left(badAddress(address));
  }
};
