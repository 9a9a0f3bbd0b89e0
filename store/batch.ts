/** What is to be appended, checked and split once, before any store sees it; and what an append may do. */
import { type Saying, saying, saysOf } from '../domain/saying.ts';
import * as E from 'fp-ts/lib/Either.js';
import type { JsonObject, Seq } from '../domain/event.ts';
import { canonical } from '../wire/canonical.ts';
import { joinText, type SideRow, splitText } from '../wire/commit.ts';
import { isObject } from '../wire/json.ts';
import { damaged, expectedOf, storeError, tipOf, wrongRevision } from './error.ts';
import type { Expected, StoreError } from './port.ts';

/** One event: what is hashed as canonical JSON, and what can be deleted. */
export interface Item {
  readonly id: string;
  readonly seq: Seq;
  readonly type: string;
  readonly data: string;
  readonly texts: readonly SideRow[];
}

export interface Batch {
  readonly stream: string;
  /** The last event seen by the writer, -1 for none. */
  readonly tip: number;
  readonly items: readonly Item[];
}

/** The longest event, in UTF-16 units: as long as the longest line that is read (wire/jsonl). */
export const LONGEST_EVENT = 4 * 1024 * 1024;
const UUID = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/;
// `$` begins the streams of the server itself; a line break would end a line of the file.
const STREAM = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,199}$/;

const item = (stream: string, raw: JsonObject, seq: Seq): E.Either<StoreError, Item> => {
  const bad = (why: Saying): E.Either<StoreError, Item> =>
    E.left(storeError('bad-event', saying('event {seq} for {stream} {why}', { seq, stream, why }), { stream, seq }));
  const { id, type } = raw;
  if (typeof id !== 'string' || !UUID.test(id))
    return bad(saying('has no id: give it a uuid, so that a retry is known'));
  if (typeof type !== 'string' || type === '') return bad(saying('has no type: give it one'));
  if (raw['seq'] !== seq)
    return bad(
      saying('has seq {given}: seq is its place in the stream, {seq} here', { given: JSON.stringify(raw['seq']), seq }),
    );
  const { hashed, rows } = splitText(raw);
  const data = canonical(hashed);
  if (E.isLeft(data))
    return bad(
      saying('has no canonical form: {message} at {path}', { message: saysOf(data.left), path: data.left.path }),
    );
  if (data.right.length > LONGEST_EVENT)
    return E.left(
      storeError(
        'too-large',
        saying('event {seq} for {stream} is longer than {most} characters: keep exhibits beside the record', {
          seq,
          stream,
          most: LONGEST_EVENT,
        }),
        { stream, seq },
      ),
    );
  return E.right({ id: id.toLowerCase(), seq, type, data: data.right, texts: rows });
};

/** Checks what is to be appended: ids, places, canonical form. Nothing is written unless all of it holds. */
export const batch = (
  stream: string,
  expected: Expected,
  events: readonly JsonObject[],
): E.Either<StoreError, Batch> => {
  const tip = tipOf(expected);
  if (!STREAM.test(stream))
    return E.left(
      storeError(
        'bad-stream',
        saying('{stream} cannot name a stream: write letters, digits and . _ : -', { stream: JSON.stringify(stream) }),
      ),
    );
  if (events.length === 0)
    return E.left(
      storeError('nothing-to-append', saying('there is nothing to append to {stream}', { stream }), { stream }),
    );
  const items: Item[] = [];
  const ids = new Set<string>();
  for (const [index, raw] of events.entries()) {
    const next = item(stream, raw, tip + 1 + index);
    if (E.isLeft(next)) return next;
    if (ids.has(next.right.id))
      return E.left(
        storeError('bad-event', saying('two events for {stream} have the id {id}', { stream, id: next.right.id }), {
          stream,
          seq: next.right.seq,
        }),
      );
    ids.add(next.right.id);
    items.push(next.right);
  }
  return E.right({ stream, tip, items });
};

/** What an append comes to: to be written, there already, or refused. */
export type Decision = 'write' | 'repeat' | StoreError;

/** `tip` is the stream's last event now, `find` the stored text of an id in the stream. */
export const decide = (
  { stream, tip: seen, items }: Batch,
  tip: number,
  find: (id: string) => string | undefined,
): Decision => {
  const stored = items.map(({ id }) => find(id));
  const known = stored.filter((data) => data !== undefined).length;
  if (known === 0) return seen === tip ? 'write' : wrongRevision(stream, expectedOf(seen), expectedOf(tip));
  const other = items.find(({ data }, index) => stored[index] !== undefined && stored[index] !== data);
  if (other !== undefined)
    return storeError(
      'same-id-other-content',
      saying('{stream} holds an event {id} with other content: an event never changes, give a new one a new id', {
        stream,
        id: other.id,
      }),
      { stream, seq: other.seq },
    );
  if (known === items.length) return 'repeat';
  return storeError(
    'partial-retry',
    saying('{stream} holds {known} of these {n} events already: retry with exactly what was sent before', {
      stream,
      known,
      n: items.length,
    }),
    { stream, seq: seen + 1 },
  );
};

/** A stored event read back, its texts put in. Left: it is not what was stored. */
export const restore = (
  stream: string,
  seq: Seq,
  data: string,
  texts: readonly SideRow[],
): E.Either<StoreError, JsonObject> => {
  const value = parsed(data);
  return isObject(value)
    ? attach(stream, seq, value, texts)
    : E.left(damaged(stream, seq, 'cannot be read: its bytes are not an event'));
};

/** Puts texts into an event. Left: one is not the text that was committed to. */
export const attach = (
  stream: string,
  seq: Seq,
  hashed: JsonObject,
  texts: readonly SideRow[],
): E.Either<StoreError, JsonObject> => {
  if (texts.length === 0) return E.right(hashed);
  const joined = joinText(hashed, texts);
  return E.isLeft(joined)
    ? E.left(damaged(stream, seq, saying('has another text: {message}', { message: saysOf(joined.left) })))
    : joined;
};

const parsed = (data: string): unknown => {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
};
