/**
 * The last comment of a board that Étui wrote: how many events it has, a sum over what they say, and where the record
 * had them from. If the board is still as it was written, its events are those of that record and not what an operator
 * typed: an irregularity in it is taken at its word as before.
 */
import * as E from 'fp-ts/lib/Either.js';
import type { BoardRecord, Event, Source } from '../../domain/event.ts';
import { isImported } from '../../domain/imported.ts';
import { canonical } from '../../wire/canonical.ts';
import { isObject } from '../../wire/json.ts';
import { sha256Hex } from '../../wire/sha256.ts';
import { unchained } from '../unchained.ts';
import { told } from './same.ts';

/** Where an event was had from; null: its record does not say. */
export type Origin = Source | null;
export interface Whole {
  readonly events: number;
  readonly sum: string;
  /** Of all events that do not say otherwise; undefined: this file, as of any import. */
  readonly origin: Origin | undefined;
}

const SHORT = 16;
/** Where an event was had from counts too: what a finding rests on is not to be changed in silence. */
const sumOf = (events: readonly Event[], originFor: (event: Event) => Origin | undefined): string => {
  const lines = events.map((event) => {
    const origin = originFor(event);
    const text = canonical({ ...told(unchained(event)), ...(origin === undefined ? {} : { source: { ...origin } }) });
    return E.isRight(text) ? text.right : '';
  });
  return sha256Hex(lines.join('\n')).slice(0, SHORT);
};

/** A source without its line: that was a place in another file. */
const originOf = ({ source }: Event): Origin => {
  if (source === undefined) return null;
  const { line: _, ...rest } = source;
  return rest;
};
const keyOf = (origin: Origin): string =>
  origin === null ? '' : JSON.stringify(Object.entries(origin).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The origin that most events share; undefined where that is a file of another program. */
const commonOrigin = (record: BoardRecord): Origin | undefined => {
  const counts = new Map<string, number>();
  for (const event of record) counts.set(keyOf(originOf(event)), (counts.get(keyOf(originOf(event))) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  const event = record.find((each) => keyOf(originOf(each)) === most?.[0]);
  return event === undefined || isImported(event) ? undefined : originOf(event);
};
export interface Origins {
  readonly common: Origin | undefined;
  /** What a comment must say of where this event was had from; undefined: nothing. */
  readonly own: (event: Event) => Origin | undefined;
}
/** Of an imported event only a mark is kept: it speaks for what it marks (contract: contradiction or irregularity). */
export const originsOf = (record: BoardRecord): Origins => {
  const common = commonOrigin(record);
  return {
    common,
    own: (event) => {
      const origin = originOf(event);
      if (common === undefined)
        return isImported(event) && event.source?.mark === undefined ? undefined : (event.source ?? null);
      return keyOf(origin) === keyOf(common) ? undefined : (event.source ?? null);
    },
  };
};

/** The comment, or nothing where an import would say the same of all events. */
export const wholeText = (record: BoardRecord, { common, own }: Origins): string => {
  if (common === undefined && record.every((event) => own(event) === undefined)) return '';
  const sourceOf = (event: Event): Origin | undefined => own(event) ?? (own(event) === null ? null : common);
  const whole = {
    events: record.length,
    sum: sumOf(record, sourceOf),
    ...(common === undefined ? {} : { origin: common }),
  };
  return `nt|{etui all ${JSON.stringify(whole).replaceAll('|', '\\u007c')}}|`;
};

const isSource = (value: unknown): value is Source => isObject(value) && typeof value['kind'] === 'string';
export const readOrigin = (value: unknown): Origin | undefined =>
  value === null ? null : isSource(value) ? value : undefined;
/** Reads what stands behind `all`; undefined for what Étui did not write. */
export const readWhole = (value: unknown): Whole | undefined => {
  if (!isObject(value)) return undefined;
  const { events, sum, origin } = value;
  return typeof events === 'number' && typeof sum === 'string'
    ? { events, sum, origin: origin === undefined ? undefined : readOrigin(origin) }
    : undefined;
};

/** The events with the sources they had; undefined where the board is no longer as it was written. */
export const asWritten = (
  events: readonly Event[],
  whole: Whole,
  own: ReadonlyMap<number, Origin>,
): readonly Event[] | undefined => {
  const originFor = ({ seq }: Event): Origin | undefined => own.get(seq) ?? (own.has(seq) ? null : whole.origin);
  if (events.length !== whole.events || sumOf(events, originFor) !== whole.sum) return undefined;
  return events.map((event) => {
    const origin = originFor(event);
    if (origin === undefined) return event;
    const { source: _, ...rest } = event;
    return origin === null ? rest : { ...rest, source: origin };
  });
};
