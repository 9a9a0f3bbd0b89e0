/** The engine as umpire: what is lawful, and what waits, is what the lawbook says after each act. */
import { legalCalls, legalCards, pending } from '../../domain/lawbook.ts';
import type { Event } from '../../domain/event.ts';
import { SEATS } from '../../domain/seat.ts';
import { heldBy } from '../../domain/situation.ts';
import { step as engineStep } from '../../projections/table/step.ts';
import { openTable, type Table } from '../../projections/table/table.ts';
import { amends, timelineOf } from '../../replay/order.ts';
import type { Look, Offer, Umpire } from './umpire.ts';

interface Kept {
  readonly record: readonly Event[];
  /** The hands, where the record will hold them only later. */
  readonly foretold: Event | null;
  /** null before the board is opened. */
  readonly table: Table | null;
}
const START: Kept = { record: [], foretold: null, table: null };

const refold = ({ record, foretold }: Kept): Table | null => {
  const [opened, ...rest] = timelineOf(record).events;
  if (opened?.type !== 'BoardOpened') return null;
  const told = foretold === null ? rest : [foretold, ...rest];
  return told.reduce<Table>((table, event) => engineStep(table, event), openTable(opened));
};

const step = (kept: Kept, event: Event): Kept => {
  if (!Number.isInteger(event.seq)) {
    const table = kept.table === null ? null : engineStep(kept.table, event);
    return { ...kept, foretold: event, table };
  }
  const foretold = event.type === 'HandsDealt' ? null : kept.foretold;
  const now = { ...kept, foretold, record: [...kept.record, event] };
  const again = now.table === null || amends(event) || foretold !== kept.foretold;
  return { ...now, table: again || now.table === null ? refold(now) : engineStep(now.table, event) };
};

const offersOf = (table: Table): readonly Offer[] =>
  pending(table).map(({ of, by, options, question }) => ({ of, by, options, question }));
/** The call of the player in turn that fell and has nothing in its place, where he has not called since. */
const replaces = (table: Table): number | null => {
  const last = table.auction.acts.findLast((act) => act.seat === table.auction.turn);
  const replaced = table.auction.acts.some((act) => act.replaces === last?.seq);
  const fell = last !== undefined && last.status !== 'standing' && last.status !== 'pending';
  return fell && !replaced && last.irregular !== 'call-out-of-rotation' ? last.seq : null;
};

const look = ({ table }: Kept): Look => {
  if (table === null) throw new Error('the board is not open');
  const { auction, play, phase } = table;
  const cards = legalCards(table);
  const over = phase === 'ended' || phase === 'closed';
  return {
    phase: over ? 'ended' : phase,
    turn: over ? null : phase === 'auction' ? auction.turn : (play?.turn ?? null),
    replaces: phase === 'auction' ? replaces(table) : null,
    legalCalls: legalCalls(table),
    legalCards: cards?.cards ?? [],
    standing: auction.acts.filter(({ status }) => status === 'standing'),
    bid: auction.bid,
    declarer: play?.declarer ?? null,
    denomination: play?.trump ?? null,
    hands: SEATS.map((seat) => heldBy(table, seat) ?? []),
    trick: play?.current ?? [],
    trickNumber: play?.trick ?? 1,
    offers: offersOf(table),
    tray: table.screens?.tray ?? null,
  };
};

export const engine: Umpire<Kept> = { start: START, step, look };
