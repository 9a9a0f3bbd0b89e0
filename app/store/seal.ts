/** `etui seal`: an Ed25519 signature over the head of a record, and whether it holds. */
import { saying } from '../../domain/saying.ts';
import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import * as E from 'fp-ts/lib/Either.js';
import type * as TE from 'fp-ts/lib/TaskEither.js';
import type { JsonObject } from '../../domain/event.ts';
import { storeError } from '../../store/error.ts';
import type { Store } from '../../store/port.ts';
import { headOf } from '../../wire/chain.ts';
import { appendFacts, type AppendFault, type Clock, type Written } from './append.ts';
import { loadRecord } from './record.ts';

export type Scope = 'board' | 'all';

/** In DER, a public Ed25519 key is these bytes and then the 32 of the key (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

const publicHex = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(SPKI.length).toString('hex');

const privateKeyOf = (pem: string): KeyObject | undefined => {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Seals a record: appends RecordSealed with the head it seals, the public key and the signature, both in hex. What is
 * signed are the 64 characters of the head. Left also: no Ed25519 key in PEM, no such record, or the record went on.
 */
export const sealRecord =
  (
    store: Store,
    stream: string,
    scope: Scope,
    pem: string,
    clock: Clock,
  ): TE.TaskEither<readonly AppendFault[], Written> =>
  async () => {
    const key = privateKeyOf(pem);
    if (key === undefined)
      return E.left([
        storeError('bad-event', 'this is no private key: make one by openssl genpkey -algorithm ed25519'),
      ]);
    const record = await loadRecord(store, stream)();
    if (E.isLeft(record)) return E.left([record.left]);
    if (record.right.length === 0)
      return E.left([
        storeError('bad-stream', saying('there is no record {stream} to be sealed', { stream }), { stream }),
      ]);
    const head = headOf(record.right.map(({ raw }) => raw));
    const signature = sign(null, Buffer.from(head), key).toString('hex');
    const seal: JsonObject = {
      type: 'RecordSealed',
      scope,
      head,
      key: publicHex(key),
      signature,
      seq: record.right.length,
    };
    return appendFacts(store, stream, [seal], clock)();
  };

const HEX_KEY = /^[0-9a-f]{64}$/;
const HEX_SIGNATURE = /^[0-9a-f]{128}$/;

/** Does a seal's signature hold? `unsigned` where it bears none; the head itself is checked with the chain. */
export const signatureOf = (seal: JsonObject): 'holds' | 'fails' | 'unsigned' => {
  const { head, key, signature } = seal;
  if (key === undefined && signature === undefined) return 'unsigned';
  if (typeof head !== 'string' || typeof key !== 'string' || typeof signature !== 'string') return 'fails';
  if (!HEX_KEY.test(key) || !HEX_SIGNATURE.test(signature)) return 'fails';
  const publicKey = createPublicKey({
    key: Buffer.concat([SPKI, Buffer.from(key, 'hex')]),
    type: 'spki',
    format: 'der',
  });
  return verify(null, Buffer.from(head), publicKey, Buffer.from(signature, 'hex')) ? 'holds' : 'fails';
};
