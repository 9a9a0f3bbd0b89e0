/** One line of the store's file: `{"events":[…],"stream":"…"}`, the events as a JSON Lines file carries them. */
import { type Saying, saying, saysOf } from '../../domain/saying.ts';
import * as E from 'fp-ts/lib/Either.js';
import type { JsonObject } from '../../domain/event.ts';
import { type CanonicalError, canonical } from '../../wire/canonical.ts';
import { splitText } from '../../wire/commit.ts';
import { isObject } from '../../wire/json.ts';
import type { Line } from '../../wire/lines.ts';
import type { Item } from '../batch.ts';
import { storeError } from '../error.ts';
import type { StoreError } from '../port.ts';

export interface AppendLine {
  readonly stream: string;
  readonly events: readonly JsonObject[];
}

export const writeAppend = ({ stream, events }: AppendLine): E.Either<CanonicalError, string> =>
  canonical({ stream, events });

const damagedLine = (path: string, { number }: Line, what: Saying): E.Either<StoreError, never> =>
  E.left(
    storeError('damaged', saying('{path}:{number}:1: {what}: restore the file from a copy', { path, number, what })),
  );

/** Reads a line. Left: it is not one that this store wrote. */
export const readAppend = (path: string, line: Line): E.Either<StoreError, AppendLine> => {
  const value = parsed(line.text ?? '');
  if (!isObject(value)) return damagedLine(path, line, saying('the line is not JSON'));
  const { stream, events } = value;
  if (typeof stream !== 'string' || !Array.isArray(events) || !events.every(isObject))
    return damagedLine(path, line, saying('a line of this store is {"events":[…],"stream":"…"}'));
  return E.right({ stream, events });
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The events of a line as they are kept in memory. Left: one has no canonical form, so none was stored like that. */
export const itemsOf = (
  path: string,
  line: Line,
  { events }: AppendLine,
  first: number,
): E.Either<StoreError, Item[]> => {
  const items: Item[] = [];
  for (const [index, raw] of events.entries()) {
    const { hashed, rows } = splitText(raw);
    const data = canonical(hashed);
    if (E.isLeft(data))
      return damagedLine(
        path,
        line,
        saying('an event has no canonical form ({message})', { message: saysOf(data.left) }),
      );
    const { id, type } = raw;
    items.push({
      id: typeof id === 'string' ? id.toLowerCase() : '',
      type: typeof type === 'string' ? type : '',
      seq: first + index,
      data: data.right,
      texts: rows,
    });
  }
  return E.right(items);
};
