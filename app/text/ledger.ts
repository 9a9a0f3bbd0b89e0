/** The ledger for a reader: what each item is, who may use it and who may not, from which event to which. */
import type { Seq } from '../../domain/event.ts';
import { NOBODY, onlySeat, SEATS, type SeatSet } from '../../domain/seat.ts';
import type { Situation } from '../../domain/situation.ts';
import { type Entry, ledgerOf, type MayUse } from '../../projections/ledger.ts';
import { type AuditWords, auditWordsIn } from '../../words/audit.ts';
import { eventText } from './event.ts';
import { wrap } from './layout.ts';
import { type EventAt, type Say, sayIn, type TextOptions } from './say.ts';

const seatsWith = (entry: Entry, what: MayUse): SeatSet =>
  SEATS.reduce<SeatSet>((set, seat) => (entry.seats[seat] === what ? set | onlySeat(seat) : set), NOBODY);

const entryText = (say: Say, words: AuditWords, entry: Entry, at: EventAt): readonly string[] => {
  const { of, kind, item, law, from, until } = entry;
  const event = at.get(of);
  const told = event === undefined ? '…' : eventText(event, { say, at, leads: new Map<Seq, number>() });
  const name = item === 'sight' ? words.sight : words.kinds[kind];
  const [may, not] = [seatsWith(entry, 'authorized'), seatsWith(entry, 'unauthorized')];
  const span = until === null ? say.fill(words.span, { from }) : say.fill(words.spanEnded, { from, until });
  const parts = [
    may === NOBODY ? '' : say.fill(words.mayUse, { seats: say.seats(may) }),
    not === NOBODY ? '' : say.fill(words.mayNotUse, { seats: say.seats(not) }),
    span,
    say.fill(say.words.matters.reason, { law }),
  ].filter((part) => part !== '');
  return [
    ...wrap(say.fill(words.item, { of, kind: name, says: told }), say.width - 2, '  '),
    ...wrap(parts.join(say.fill(say.words.table.semicolon)), say.width - 2, '    → '),
  ];
};

/** The ledger up to the table's moment, ending in a line end. `as`: whose view the table is; null: the director's. */
export const ledgerText = (t: Situation, at: EventAt, as: string | null, options: TextOptions): string => {
  const say = sayIn(options);
  const words = auditWordsIn(options.lang);
  const entries = ledgerOf(t);
  const values = { board: t.setup.board, at: t.at, who: as ?? '' };
  const lines = entries.length === 0 ? [`  ${words.ledgerNone}`] : entries.flatMap((e) => entryText(say, words, e, at));
  return `${[say.style.bold(say.fill(as === null ? words.ledger : words.ledgerAs, values)), ...lines].join('\n')}\n`;
};
