/** The hash chain of a record (contract 1): each event names the hash of the one before. */
import * as E from 'fp-ts/lib/Either.js';
import type { JsonObject, Seq } from '../domain/event.ts';
import { type CanonicalError, canonical } from './canonical.ts';
import { splitText, textHolds } from './commit.ts';
import { sha256Hex } from './sha256.ts';
import { isHash } from './text.ts';

/** The hash before the first event. */
export const NO_HASH = '0'.repeat(64);

/** SHA-256 over the canonical form of the event as first stored, without `hash` and without deletable texts. */
export const hashOf = (raw: JsonObject): E.Either<CanonicalError, string> => hashOfStored(splitText(raw).hashed);

const hashOfStored = (hashed: JsonObject): E.Either<CanonicalError, string> => {
  const { hash: _, ...rest } = hashed;
  const text = canonical(rest);
  return E.isLeft(text) ? text : E.right(sha256Hex(text.right));
};

/** The hash of the last event, which a seal signs and the next event names. */
export const headOf = (events: readonly JsonObject[]): string => {
  const last = events.at(-1)?.['hash'];
  return isHash(last) ? last : NO_HASH;
};

/**
 * One event of a chain, behind the head given. A seal written by hand has no head yet (absent, or 64 zeros): it gets
 * the one it seals.
 */
export const link = (raw: JsonObject, head: string): E.Either<CanonicalError, JsonObject> => {
  const sealed = raw['type'] === 'RecordSealed' && (raw['head'] === undefined || raw['head'] === NO_HASH);
  const linked: JsonObject = { ...raw, ...(sealed ? { head } : {}), prevHash: head };
  const hash = hashOf(linked);
  return E.isLeft(hash) ? hash : E.right({ ...linked, hash: hash.right });
};

/** Chains a record from its first event; `prevHash` and `hash` of the events given are replaced. */
export const chain = (events: readonly JsonObject[]): E.Either<CanonicalError, readonly JsonObject[]> => {
  const out: JsonObject[] = [];
  let head = NO_HASH;
  for (const raw of events) {
    const linked = link(raw, head);
    if (E.isLeft(linked)) return linked;
    out.push(linked.right);
    head = headOf(out);
  }
  return E.right(out);
};

/** What `verify` says of a record. */
export type Verdict =
  | { readonly tag: 'intact'; readonly events: number; readonly head: string }
  /** `at` is the place of the first event that is not what it was, or not where it was. */
  | { readonly tag: 'broken'; readonly at: Seq; readonly reason: string }
  | { readonly tag: 'not-chained' };

/**
 * Checks a record's chain. Without any hash it is not chained; a hash missing in the middle is a break. Events cut off
 * at the end leave no trace in the rest: hold the head against one kept elsewhere (`expectedHead`, a seal).
 */
export const verify = (events: readonly JsonObject[], expectedHead?: string): Verdict => {
  if (events.every((raw) => raw['hash'] === undefined && raw['prevHash'] === undefined)) return { tag: 'not-chained' };
  let head = NO_HASH;
  for (const [at, raw] of events.entries()) {
    const reason = faultOf(raw, at, head);
    if (reason !== undefined) return { tag: 'broken', at, reason };
    head = headOf([raw]);
  }
  return expectedHead === undefined || expectedHead === head
    ? { tag: 'intact', events: events.length, head }
    : {
        tag: 'broken',
        at: events.length,
        reason: 'the record does not end at the head expected: events are missing or were added',
      };
};

const faultOf = (raw: JsonObject, at: Seq, head: string): string | undefined => {
  if (!isHash(raw['hash'])) return 'it has no hash';
  if (raw['seq'] !== undefined && raw['seq'] !== at)
    return 'its seq is not its place: an event was taken out, put in or moved';
  if (raw['prevHash'] !== head) return 'it does not follow the event before it: one was taken out, put in or changed';
  const { hashed, rows } = splitText(raw);
  const hash = hashOfStored(hashed);
  if (E.isLeft(hash)) return `it cannot be hashed: ${hash.left.message} at ${hash.left.path}`;
  if (hash.right !== raw['hash']) return 'its content is not what was hashed';
  if (raw['type'] === 'RecordSealed' && raw['head'] !== undefined && raw['head'] !== head)
    return 'it seals another head than that of this record';
  const wrong = rows.find((row) => !textHolds(row));
  return wrong === undefined ? undefined : `the text at ${wrong.path} is not the one committed to`;
};
