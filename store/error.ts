/** The failures of stores, each with what to do. */
import { type Saying, saying, worded } from '../domain/saying.ts';
import type { Expected, StoreError, StoreFailure, StoreTag } from './port.ts';

const KINDS: { readonly [T in StoreTag]: StoreFailure } = {
  'nothing-to-append': 'bad-input',
  'bad-event': 'bad-input',
  'bad-stream': 'bad-input',
  'bad-position': 'bad-input',
  'bad-address': 'bad-input',
  'too-large': 'bad-input',
  'wrong-revision': 'conflict',
  'partial-retry': 'conflict',
  'same-id-other-content': 'conflict',
  'moved-on': 'conflict',
  held: 'conflict',
  'cannot-open': 'unavailable',
  'newer-store': 'unavailable',
  'not-a-store': 'unavailable',
  'read-only': 'unavailable',
  'disk-full': 'unavailable',
  busy: 'unavailable',
  timeout: 'unavailable',
  'unknown-outcome': 'unavailable',
  unreachable: 'unavailable',
  'access-denied': 'unavailable',
  'stream-deleted': 'unavailable',
  'one-client': 'unavailable',
  closed: 'unavailable',
  damaged: 'integrity',
  unexpected: 'bug',
};

export const storeError = (tag: StoreTag, text: string | Saying, place: Partial<StoreError> = {}): StoreError => ({
  stream: null,
  seq: null,
  ...place,
  kind: KINDS[tag],
  tag,
  ...worded(text),
});

/** The number of the last event: -1 where there is none. */
export const tipOf = (expected: Expected): number => (expected === 'no-stream' ? -1 : expected);
export const expectedOf = (tip: number): Expected => (tip < 0 ? 'no-stream' : tip);

const ends = (tip: Expected): Saying =>
  tip === 'no-stream' ? saying('has no event') : saying('ends at event {tip}', { tip });

export const wrongRevision = (stream: string, expected: Expected, actual: Expected): StoreError =>
  storeError(
    'wrong-revision',
    saying('{stream} {is}, the writer had seen that it {was}: read it again, then append', {
      stream,
      is: ends(actual),
      was: ends(expected),
    }),
    { stream, seq: tipOf(expected) + 1, actual },
  );

export const damaged = (stream: string, seq: number, what: string | Saying): StoreError =>
  storeError(
    'damaged',
    saying('event {seq} of {stream} {what}: run etui verify, and restore the store from a copy', {
      seq,
      stream,
      what: typeof what === 'string' ? saying(what) : what,
    }),
    {
      stream,
      seq,
    },
  );

export const closedStore = (): StoreError => storeError('closed', 'the store has been closed: open it again');

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What nobody foresaw; the stack is the only thing that helps here. */
export const unexpected = (error: unknown): StoreError =>
  storeError(
    'unexpected',
    saying('this is an error of the program, please report it: {why}', { why: reasonOf(error) }),
  );
