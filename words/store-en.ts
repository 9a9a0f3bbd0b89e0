/** The commands on a store in English. */
import type { StoreWords } from './store.ts';

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const storeEn: StoreWords = {
  imported: ({ stream, added, kept }) =>
    `${stream}: ${many(added, 'event')} added${kept === 0 ? '' : `, ${kept} there already`}`,
  recorded: ({ seq, type, repeated }) => `${seq} ${type}${repeated ? ' (there already)' : ''}`,
  typing: (board, events) =>
    events === 0
      ? `board ${board} is not begun: a line as in "board ${board} laws 2017" opens it; Ctrl-D ends`
      : `board ${board}: ${many(events, 'event')}; a line of the table script or JSON each, Ctrl-D ends`,
  whole: (records, root) => `${many(records, 'record')}, root ${root}`,
  sealed: ({ seq, head, key }) => `sealed by event ${seq}: head ${head}, public key ${key}`,
  forgotten: (texts, stream) => `${stream}: ${many(texts, 'text')} erased`,
  person: (key) => `${key}: the name is erased`,
  held: (stream) => `${stream} is on hold: nothing of it can be forgotten`,
  released: (stream) => `${stream} is released`,
  hold: ({ stream, since, why }) => `${stream} on hold since ${since}: ${why}`,
  noHolds: 'no record is on hold',
  noReason: 'no reason given',
};
