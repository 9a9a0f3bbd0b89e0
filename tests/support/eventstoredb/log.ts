/** What an EventStoreDB keeps, as far as the stand-in needs it: streams, one order over all, idempotence by ids. */

export interface Proposed {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
}
export interface Kept extends Proposed {
  readonly stream: string;
  readonly revision: number;
  /** In steps of 100, as a byte offset would be: not a count. */
  readonly position: number;
}
export interface Log {
  readonly all: Kept[];
  readonly streams: Map<string, Kept[]>;
  readonly listeners: Set<() => void>;
}
export const newLog = (): Log => ({ all: [], streams: new Map(), listeners: new Set() });

export type Outcome =
  | { readonly tag: 'stored'; readonly revision: number; readonly position: number }
  | { readonly tag: 'wrong-version'; readonly current: number };

/** `expected`: -1 for no stream. Where it is past, the same ids right behind it are the same append (the server's rule). */
export const appendTo = (log: Log, stream: string, expected: number, events: readonly Proposed[]): Outcome => {
  const kept = log.streams.get(stream) ?? [];
  const current = kept.length - 1;
  if (expected !== current) {
    const there = kept.slice(expected + 1, expected + 1 + events.length);
    const same = there.length === events.length && there.every(({ id }, index) => id === events[index]?.id);
    const last = there.at(-1);
    return same && last !== undefined
      ? { tag: 'stored', revision: last.revision, position: last.position }
      : { tag: 'wrong-version', current };
  }
  log.streams.set(stream, kept);
  for (const event of events) {
    const next = { ...event, stream, revision: kept.length, position: (log.all.length + 1) * 100 };
    kept.push(next);
    log.all.push(next);
  }
  for (const wake of log.listeners) wake();
  return { tag: 'stored', revision: kept.length - 1, position: log.all.length * 100 };
};

/** An event of the server's own, as every real log has them. */
export const systemEvent = (log: Log): void => {
  const data = Buffer.from('{}');
  appendTo(log, '$stats', (log.streams.get('$stats')?.length ?? 0) - 1, [
    { id: '00000000-0000-4000-8000-000000000000', type: '$stat', contentType: 'application/json', data },
  ]);
};
