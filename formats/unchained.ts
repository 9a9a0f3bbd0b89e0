/** What a comment of another program's file may hold of an event: what happened, not its place in a chain of hashes. */
import type { Event } from '../domain/event.ts';

const OF_CHAIN: ReadonlySet<string> = new Set(['id', 'prevHash', 'hash']);
/** A seal is one of the chain that it closes: in another file there is another chain, which nobody has signed. */
const OF_SEAL: ReadonlySet<string> = new Set(['head', 'key', 'signature']);

const isChained = (key: string, type: unknown): boolean =>
  OF_CHAIN.has(key) || (type === 'RecordSealed' && OF_SEAL.has(key));
/** The event without what only the record that it came from can bear out: it is given anew at import. */
export const unchained = (event: Event): Event =>
  Object.keys(event).some((key) => isChained(key, event.type))
    ? (Object.fromEntries(Object.entries(event).filter(([key]) => !isChained(key, event.type))) as unknown as Event)
    : event;
/** How many events of the record lose each of these fields. */
export const chainedFields = (
  record: readonly Event[],
): readonly { readonly field: string; readonly events: number }[] =>
  [...OF_SEAL].map((field) => ({
    field,
    events: record.filter((event) => event.type === 'RecordSealed' && Object.hasOwn(event, field)).length,
  }));
