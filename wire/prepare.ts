/** From what a hand wrote, or a program read, to what is first stored: canonical, without names, chained. */
import type * as E from 'fp-ts/lib/Either.js';
import type { JsonObject } from '../domain/event.ts';
import type { CanonicalError } from './canonical.ts';
import { chain } from './chain.ts';
import { commitEvent, derivedSalts } from './commit.ts';
import type { Stored } from './decode.ts';
import { canonicalForm } from './encode.ts';

/**
 * The form in which a whole new record is stored: tokens for input spellings, keys for names, commitments for texts,
 * the chain. With the same secret the same record gives the same bytes: salts follow from the secret and each event's
 * id, or its place where it has none. Left: an event that has no canonical form.
 */
export const prepareRecord = (
  record: readonly Stored[],
  secret: string,
): E.Either<CanonicalError, readonly JsonObject[]> =>
  chain(
    record.map((stored) => {
      const place = stored.event.id ?? `seq ${stored.event.seq}`;
      return commitEvent(canonicalForm(stored), { secret, salt: derivedSalts(secret, place) });
    }),
  );
