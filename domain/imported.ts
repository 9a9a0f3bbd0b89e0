/** What of a record came from a file of another program: PBN or LIN. */
import type { Event, EventOf } from './event.ts';

const KINDS: ReadonlySet<string> = new Set(['pbn', 'lin']);
/** Whether it was read from a file of another program. */
export const isImported = (e: Event | undefined): boolean => e?.source !== undefined && KINDS.has(e.source.kind);

/** A comment of a file, kept as a remark that nobody at the table heard. */
export const isComment = (e: Event): e is EventOf<'Remark'> =>
  e.type === 'Remark' && e.by === 'spectator' && isImported(e);
