/** What other programs are shown of a board on which something went wrong: the legal auction and play, not the acts. */
import { resultOf } from '../domain/result.ts';
import type { BoardRecord, Event } from '../domain/event.ts';
import type { Shown } from '../formats/lin/shown.ts';
import type { ExportOptions } from '../formats/pbn/export.ts';
import type { Table } from '../projections/table/table.ts';

const noteOf = (event: Event | undefined): { readonly note?: string } =>
  event?.type === 'CallMade' && event.alerted === true
    ? { note: typeof event.meaning === 'string' ? event.meaning : '' }
    : {};

const standingCalls = ({ auction }: Table): Shown['calls'] =>
  auction.acts.filter(({ status }) => status === 'standing').map(({ seq, seat, call }) => ({ seq, seat, call }));
const cardsOf = ({ play }: Table): Shown['cards'] =>
  [...(play?.tricks ?? []).flatMap(({ cards }) => cards), ...(play?.current ?? [])].map(({ seq, seat, card }) => ({
    seq,
    seat,
    card,
  }));
const tricksOf = (t: Table): { readonly tricks?: number } => {
  const tricks = resultOf(t)?.legal?.tricks ?? null;
  return tricks === null ? {} : { tricks };
};

/** For PBN, whose calls bear their alerts; nothing where nothing went wrong, or the play has not begun. */
export const pbnShown = (events: BoardRecord, t: Table): ExportOptions =>
  t.matters.length === 0 || t.play === null
    ? {}
    : {
        standing: {
          calls: standingCalls(t).map(({ seat, call, seq }) => ({ seat, call, ...noteOf(events[seq]) })),
          cards: cardsOf(t).map(({ seat, card }) => ({ seat, card })),
        },
        ...tricksOf(t),
      };

/** For LIN; undefined where nothing went wrong: then the record itself is what others see. */
export const linShown = (t: Table): Shown | undefined =>
  t.matters.length === 0 ? undefined : { calls: standingCalls(t), cards: cardsOf(t), ...tricksOf(t) };
