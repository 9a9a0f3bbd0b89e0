/**
 * The counts of each board of a store, kept in the store and brought up to date by what is new: the same numbers as those
 * of a run over its records. A catch-up projection; its version rises with the lawbook's, and it is then built anew
 * beside the one in use.
 */
import * as E from 'fp-ts/lib/Either.js';
import type { BoardRecord, Json, JsonObject } from '../../domain/event.ts';
import { topicsOf, type Topic } from '../../domain/interest.ts';
import { LAWBOOK } from '../../domain/lawbook.ts';
import type { StoredProjection } from '../../replay/runner.ts';
import type { Rows } from '../../store/port.ts';
import { decodeEvent } from '../../wire/decode.ts';
import { isObject } from '../../wire/json.ts';
import { isCommitment } from '../../wire/text.ts';
import { DIGEST_BYTES } from './digest.ts';
import { type Clerk, clerkOf, type Counted, countRecord, type Settings } from './job.ts';
import { DIMENSIONS, type Dimension, rekeyed } from './keys.ts';
import { STATISTICS } from './version.ts';

const PLACES = 1000;
/** The versions of statistics and lawbook as one number. */
const versionOf = (): number =>
  LAWBOOK.split('.').reduce((version, part) => version * PLACES + Number(part), STATISTICS);

/** The projection's name: records without an edition are read by the one asked for. */
export const nameOf = (laws: Settings['laws']): string => (laws === null ? 'statistics' : `statistics-${laws}`);
export const boardRow = (stream: string): string => `board ${stream}`;
const eventRow = (stream: string, seq: number): string => `event ${stream} ${seq}`;

/** A word for each thing a comment may speak of: it is all that counting needs of a text, and no text is kept twice. */
const SPOKEN: Readonly<Record<Topic, string>> = {
  ruling: 'ruling',
  revoke: 'revoke',
  turn: 'out of turn',
  bid: 'insufficient bid',
  undo: 'misclick',
  claim: 'claimed',
  information: 'misinformation',
};
/** The event without its texts, which must be erasable in one place. */
export const textless = (value: Json): Json => {
  if (isCommitment(value))
    return topicsOf(value.text ?? '')
      .map((topic) => SPOKEN[topic])
      .join('. ');
  if (Array.isArray(value)) return value.map(textless);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, textless(each)]));
};

/** The last records seen, so that each event is decoded once. */
const MOST_KEPT = 64;
type Kept = Map<string, BoardRecord[number][]>;
const recordUpTo = (kept: Kept, rows: Rows, stream: string, seq: number): BoardRecord[number][] | string => {
  const known = kept.get(stream)?.slice(0, seq) ?? [];
  for (let at = known.length; at < seq; at += 1) {
    const raw = rows.get(eventRow(stream, at));
    const read = raw === undefined ? undefined : decodeEvent(raw, at);
    if (read === undefined || E.isLeft(read)) return `event ${at} of its record was set aside`;
    known.push(read.right.event);
  }
  return known;
};

const rowOf = ({ digest, cluster, entries }: Counted): JsonObject => ({
  digest: Buffer.from(digest).toString('hex'),
  cluster,
  entries: Object.fromEntries(entries),
});

const project =
  (clerk: Clerk, kept: Kept): StoredProjection['project'] =>
  ({ stream, revision, event }, rows) => {
    const raw = textless(event);
    const read = decodeEvent(raw, revision);
    if (E.isLeft(read)) return read.left[0]?.message ?? 'it is no event';
    const record = recordUpTo(kept, rows, stream, revision);
    if (typeof record === 'string') return record;
    record.push(read.right.event);
    if (kept.size >= MOST_KEPT && !kept.has(stream)) kept.clear();
    kept.set(stream, record);
    rows.put(eventRow(stream, revision), raw);
    const counted = countRecord(record, 'store', clerk);
    rows.put(boardRow(stream), E.isLeft(counted) ? { leftOut: counted.left } : rowOf(counted.right));
    return undefined;
  };

/** Counts by every dimension, so that any table can be made of them. */
export const statisticsProjection = (laws: Settings['laws']): StoredProjection => ({
  name: nameOf(laws),
  version: versionOf(),
  project: project(clerkOf({ by: DIMENSIONS, laws }), new Map()),
});

/** A board's row under the keys of a run. Left: why it is left out, or that there is no such row. */
export const countedOf = (row: Json | undefined, by: readonly Dimension[]): E.Either<string, Counted> => {
  if (!isObject(row)) return E.left('not counted');
  const { digest, cluster, entries, leftOut } = row;
  if (typeof leftOut === 'string') return E.left(leftOut);
  if (typeof digest !== 'string' || typeof cluster !== 'string' || !isObject(entries)) return E.left('not counted');
  const counts = new Map<string, number>();
  for (const [text, count] of Object.entries(entries)) {
    const { key, once } = rekeyed(text, DIMENSIONS, by);
    counts.set(key, once ? 1 : (counts.get(key) ?? 0) + Number(count));
  }
  return E.right({
    digest: new Uint8Array(Buffer.from(digest, 'hex').subarray(0, DIGEST_BYTES)),
    cluster,
    entries: counts,
  });
};
