/** `etui import --into`: whole records into a store. Importing the same again changes nothing. */
import { saying } from '../../domain/saying.ts';
import * as E from 'fp-ts/lib/Either.js';
import type * as TE from 'fp-ts/lib/TaskEither.js';
import type { JsonObject } from '../../domain/event.ts';
import { damaged, storeError } from '../../store/error.ts';
import type { Store, StoreError } from '../../store/port.ts';
import { headOf, NO_HASH, verify } from '../../wire/chain.ts';
import { commitEvent } from '../../wire/commit.ts';
import type { Stored } from '../../wire/decode.ts';
import { canonicalForm } from '../../wire/encode.ts';
import type { DecodeError } from '../../wire/error.ts';
import { storedBehind } from './append.ts';
import { loadRecord, streamOf } from './record.ts';
import { saltAt, sameFact } from './same.ts';

export interface Imported {
  readonly stream: string;
  /** Events that were new to the store. */
  readonly added: number;
  /** Events that were there already, and say the same. */
  readonly kept: number;
}

export type ImportFault = StoreError | DecodeError;

const differs = (stream: string, seq: number): StoreError =>
  storeError(
    'same-id-other-content',
    saying(
      'event {seq} of {stream} says something else in the store: an event never changes, correct the record by EventCorrected',
      { seq, stream },
    ),
    { stream, seq },
  );

/** Where the two records part; undefined where one continues the other. */
const parting = (stored: readonly Stored[], given: readonly Stored[], secret: string): number | undefined => {
  const both = Math.min(stored.length, given.length);
  for (let seq = 0; seq < both; seq += 1) {
    const [there, here] = [stored[seq], given[seq]];
    if (there === undefined || here === undefined) return seq;
    const salt = (path: string): string => saltAt(there.raw, path) ?? '';
    if (!sameFact(there.raw, commitEvent(canonicalForm(here), { secret, salt }))) return seq;
  }
  return undefined;
};

/** The form to be stored: what is chained already stays as it is, to the byte that is hashed. */
const fresh = (
  given: readonly Stored[],
  from: number,
  head: string,
  secret: string,
): E.Either<ImportFault, { events: readonly JsonObject[]; names: ReadonlyMap<string, string> }> => {
  const raw = given.map((each) => each.raw);
  const verdict = verify(raw);
  if (verdict.tag === 'not-chained') return storedBehind(given.slice(from), head, secret);
  if (verdict.tag === 'broken')
    return E.left(
      damaged(
        'the record given',
        verdict.at,
        saying('is not what was stored ({reason})', { reason: saying(verdict.reason) }),
      ),
    );
  const events = raw.slice(from).map((each, index): JsonObject => ({ ...each, seq: from + index }));
  return events[0]?.['prevHash'] === head
    ? E.right({ events, names: new Map() })
    : E.left(differs('the record given', from));
};

/**
 * Stores one record, as a reader gave it (with ids). A record that is there already is continued where the given one
 * goes on. Left: the two differ (nothing is stored), its chain is broken, or the store cannot take it.
 */
export const importRecord =
  (store: Store, given: readonly Stored[]): TE.TaskEither<ImportFault, Imported> =>
  async () => {
    const id = given[0]?.event.id;
    if (id === undefined)
      return E.left(
        storeError('bad-event', 'the record has no ids: read it with the hash of its file, from which they follow'),
      );
    const stream = streamOf(id);
    const secret = await store.side.secret()();
    if (E.isLeft(secret)) return secret;
    const stored = await loadRecord(store, stream)();
    if (E.isLeft(stored)) return stored;
    const before = stored.right;
    const part = parting(before, given, secret.right);
    if (part !== undefined) return E.left(differs(stream, part));
    const kept = Math.min(before.length, given.length);
    if (given.length <= before.length) return E.right({ stream, added: 0, kept });
    const made = fresh(given, kept, kept === 0 ? NO_HASH : headOf(before.map(({ raw }) => raw)), secret.right);
    if (E.isLeft(made)) return made;
    const { events, names } = made.right;
    const known = names.size === 0 ? E.right(undefined) : await store.side.addPersons(names)();
    if (E.isLeft(known)) return known;
    const done = await store.append(stream, kept === 0 ? 'no-stream' : kept - 1, events)();
    return E.isLeft(done) ? done : E.right({ stream, added: events.length, kept });
  };
