/** A draft → an event: the wire's codecs and the record's door say what is a fact, the line says where it stands. */
import { saysOf } from '../../domain/saying.ts';
import * as E from 'fp-ts/lib/Either.js';
import { admitNext, type Gate } from '../../domain/admit.ts';
import type { Event } from '../../domain/event.ts';
import { factCodec } from '../../wire/codec.ts';
import { decodeEvent } from '../../wire/decode.ts';
import type { DecodeError } from '../../wire/error.ts';
import { type Draft, givenTwice, jsonOf } from './draft.ts';
import { fault, type Fault } from './fault.ts';
import { meantBy } from './meant.ts';

const ENVELOPE = [
  'at',
  'recordedAt',
  'id',
  'source',
  'allegedBy',
  'recordedBy',
  'how',
  'after',
  'schema',
  'hash',
  'prevHash',
];

const columnOf = (draft: Draft, path: string): number => {
  const key = path.split('/')[1] ?? '';
  return draft.fields.find(({ field }) => field === key || field.startsWith(`${key}.`))?.column ?? draft.column;
};
const misfit = (draft: Draft, error: DecodeError): Fault =>
  fault('field', columnOf(draft, error.path), error.path.slice(1), { detail: error.message, says: saysOf(error) });

const unknown = (draft: Draft, path: string): Fault => {
  const name = path.slice(1);
  const known = [...factCodec(draft.type).fields].filter((field) => field !== 'type');
  const suggestion = meantBy(name, [...known, ...ENVELOPE]) ?? null;
  return fault('unknown-field', columnOf(draft, path), name, { expected: known, suggestion });
};

/** Fields typed without quotes that were taken for a number or a truth, and are at fault as such. */
const perhapsText = (draft: Draft, errors: readonly DecodeError[]): ReadonlySet<string> => {
  const wrong = new Set(errors.map(({ path }) => path.split('/')[1] ?? ''));
  return new Set(draft.fields.filter(({ field, bare }) => bare !== null && wrong.has(field)).map(({ field }) => field));
};

const decoded = (draft: Draft, seq: number): ReturnType<typeof decodeEvent> => {
  const first = decodeEvent(jsonOf(draft), seq);
  if (E.isRight(first)) return first;
  const asText = perhapsText(draft, first.left);
  const second = asText.size === 0 ? first : decodeEvent(jsonOf(draft, asText), seq);
  return E.isRight(second) ? second : first;
};

/** The event, if it can be the next of its record. Left: every fault of it. */
export const checked = (draft: Draft, gate: Gate): E.Either<readonly Fault[], Event> => {
  const twice = givenTwice(draft);
  if (twice !== undefined) return E.left([twice]);
  const read = decoded(draft, gate.length);
  if (E.isLeft(read)) return E.left(read.left.map((error) => misfit(draft, error)));
  if (read.right.unknown.length > 0) return E.left(read.right.unknown.map((path) => unknown(draft, path)));
  const admitted = admitNext(gate, read.right.event);
  if (E.isRight(admitted)) return admitted;
  const { message, path } = admitted.left;
  const more = { detail: message, says: saysOf(admitted.left) };
  return E.left([fault('not-admitted', columnOf(draft, path), path.slice(1), more)]);
};
