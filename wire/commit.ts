/**
 * Persons and free text (contract 1): what is hashed names persons by opaque keys only and holds of a text no more
 * than its commitment, so that name and text can be deleted later and the chain still verifies.
 */
import { saying, type Worded, worded } from '../domain/saying.ts';
import * as E from 'fp-ts/lib/Either.js';
import type { Json, JsonObject } from '../domain/event.ts';
import { parseSeat } from '../domain/seat.ts';
import { CODECS } from './codec.ts';
import { DEEPEST, isObject } from './json.ts';
import { hmacHex, sha256Hex } from './sha256.ts';
import { type Commitment, isCommitment } from './text.ts';

/** What a caller gives, so that nothing here is random. */
export interface Secrets {
  /** Keys of persons are derived from it; who has it can find the key of a name, nobody else can. */
  readonly secret: string;
  /** A fresh salt of at least 32 hex digits for the text at a path of the event, as in `/why` or `/event/text`. */
  readonly salt: (path: string) => string;
}

const PERSON_KEY = /^p-[0-9a-f]{32}$/;
/** Words that stand where a person may, and name an office or a seat. */
const OFFICES: ReadonlySet<string> = new Set(['director', 'spectator', 'platform']);

/** The opaque key of a person: `p-` and 32 hex digits, the same for the same name and secret. A key stays as it is. */
export const personKey = (secret: string, name: string): string =>
  PERSON_KEY.test(name) ? name : `p-${hmacHex(secret, name.trim().normalize('NFC')).slice(0, 32)}`;

/** SHA-256 over salt and text, one behind the other, with both beside it. */
export const commitText = (salt: string, text: string): Commitment & JsonObject => ({
  c: sha256Hex(salt + text),
  salt,
  text,
});

/** A salt maker for imports, where the same file must give the same bytes: derived from the secret and the event's id. */
export const derivedSalts =
  (secret: string, id: string) =>
  (path: string): string =>
    hmacHex(secret, `salt\n${id}\n${path}`).slice(0, 32);

const keyed = (secret: string, value: Json): Json => {
  if (typeof value === 'string')
    return OFFICES.has(value) || parseSeat(value) !== undefined ? value : personKey(secret, value);
  if (Array.isArray(value)) return value.map((each: Json) => keyed(secret, each));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, keyed(secret, each)]));
};

const committed = (raw: JsonObject, secrets: Secrets, within: string): JsonObject => {
  const codec = typeof raw['type'] === 'string' ? CODECS.get(raw['type'])?.codec : undefined;
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]): [string, Json] => {
      const path = `${within}/${key}`;
      if (key === 'recordedBy' || codec?.persons.includes(key)) return [key, keyed(secrets.secret, value)];
      if (codec?.texts.includes(key) && typeof value === 'string') return [key, commitText(secrets.salt(path), value)];
      if (key === 'event' && raw['type'] === 'EventCorrected' && isObject(value))
        return [key, committed(value, secrets, path)];
      return [key, value];
    }),
  );
};

/** An event written by hand, with keys for names and commitments for texts. What is committed already stays. */
export const commitEvent = (raw: JsonObject, secrets: Secrets): JsonObject => committed(raw, secrets, '');

/** A text that can be deleted: one row of the side table. */
export interface SideRow {
  readonly path: string;
  readonly c: string;
  readonly salt: string;
  readonly text: string;
}

// Deeper than JSON may go here, nothing has a canonical form: `canonical` says so, and this need not fall over it.
const withoutText = (value: Json, path: string, rows: SideRow[], depth = 0): Json => {
  if (depth > DEEPEST) return value;
  if (Array.isArray(value))
    return value.map((each: Json, index) => withoutText(each, `${path}/${index}`, rows, depth + 1));
  if (!isObject(value)) return value;
  if (isCommitment(value)) {
    const { c, salt, text } = value;
    if (salt !== undefined && text !== undefined) rows.push({ path, c, salt, text });
    return { c };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withoutText(each, `${path}/${key}`, rows, depth + 1)]),
  );
};

const hasCommitment = (value: Json, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return false;
  if (isCommitment(value)) return true;
  for (const each of Object.values(value) as readonly Json[]) if (hasCommitment(each, depth + 1)) return true;
  return false;
};

/**
 * Splits an event into what is hashed and what can be deleted. Commitments are known by their shape (`{c, salt, text}`,
 * `c` of 64 hex digits), not by field, so that a verifier needs no list of types.
 */
export const splitText = (raw: JsonObject): { readonly hashed: JsonObject; readonly rows: readonly SideRow[] } => {
  if (!hasCommitment(raw)) return { hashed: raw, rows: [] };
  const rows: SideRow[] = [];
  const hashed = Object.fromEntries(
    Object.entries(raw).map(([key, value]) => [key, withoutText(value, `/${key}`, rows)]),
  );
  return { hashed, rows };
};

/** A text that is not the one committed to. */
export interface TextMismatch extends Worded {
  readonly kind: 'integrity';
  readonly tag: 'text-differs';
  readonly path: string;
}

/** Is this the text that was committed to? */
export const textHolds = ({ c, salt, text }: Pick<SideRow, 'c' | 'salt' | 'text'>): boolean =>
  c === sha256Hex(salt + text);

const withText = (value: Json, path: string, rows: ReadonlyMap<string, SideRow>): Json => {
  if (Array.isArray(value)) return value.map((each: Json, index) => withText(each, `${path}/${index}`, rows));
  if (!isObject(value)) return value;
  const row = isCommitment(value) ? rows.get(path) : undefined;
  if (row !== undefined && row.c === value['c']) return { c: row.c, salt: row.salt, text: row.text };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withText(each, `${path}/${key}`, rows)]));
};

/** Puts the texts back; a commitment with no row stays `{c}` (erased or withheld). Left: a row's text is another one. */
export const joinText = (hashed: JsonObject, rows: readonly SideRow[]): E.Either<TextMismatch, JsonObject> => {
  const wrong = rows.find((row) => !textHolds(row));
  if (wrong !== undefined)
    return E.left({
      kind: 'integrity',
      tag: 'text-differs',
      ...worded(
        saying('the text kept for {path} is not the one that was committed to: it was changed in the side table', {
          path: wrong.path,
        }),
      ),
      path: wrong.path,
    });
  const byPath = new Map(rows.map((row) => [row.path, row]));
  return E.right(
    Object.fromEntries(Object.entries(hashed).map(([key, value]) => [key, withText(value, `/${key}`, byPath)])),
  );
};
