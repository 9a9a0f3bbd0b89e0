/** The desk at which a board is written: it numbers events, tells the umpire, and remembers what is to be written later. */
import type { Call } from '../../domain/call.ts';
import type { Card } from '../../domain/card.ts';
import type { Edition } from '../../domain/edition.ts';
import type { Event, Fact, Seq } from '../../domain/event.ts';
import type { Seat } from '../../domain/seat.ts';
import type { Look, Umpire } from './umpire.ts';

export interface Desk {
  readonly edition: Edition;
  readonly look: () => Look;
  readonly events: readonly Event[];
  /** Writes an event and gives its seq. */
  readonly write: (fact: Fact, after?: Seq) => Seq;
  /** Tells the umpire what the record will hold only later. */
  readonly foretell: (fact: Fact) => void;
  /** Writes something after that many further events of call and play (at the end, if the board is shorter). */
  readonly later: (moves: number, what: () => void) => void;
  /** Does something when the seat has next called in its turn. */
  readonly whenCalls: (seat: Seat, what: (seq: Seq) => void) => void;
  readonly call: (seat: Seat, call: Call) => Seq;
  readonly play: (seat: Seat, card: Card) => Seq;
  readonly choose: (by: Seat, of: Seq, option: string) => Seq;
  readonly judge: (of: Seq, question: string, answer: boolean | number | string) => Seq;
  /** Writes all that still waits to be written. */
  readonly close: () => void;
}

interface Waiting {
  moves: number;
  readonly what: () => void;
}
const MOVES: ReadonlySet<Fact['type']> = new Set(['CallMade', 'CallReplaced', 'CardPlayed', 'CardReplaced']);

export const openDesk = <S>(edition: Edition, umpire: Umpire<S>): Desk => {
  const events: Event[] = [];
  let table = umpire.start;
  let seen: Look | undefined;
  const waiting: Waiting[] = [];
  const listening: { readonly seat: Seat; readonly what: (seq: Seq) => void }[] = [];

  const doWhatIsDue = (): void => {
    const due = waiting.filter(({ moves }) => moves <= 0);
    for (const one of due) waiting.splice(waiting.indexOf(one), 1);
    for (const { what } of due) what();
  };
  const tellListeners = (event: Event): void => {
    if (event.type !== 'CallMade') return;
    const at = listening.findIndex(({ seat }) => seat === event.seat);
    if (at < 0) return;
    for (const { what } of listening.splice(at, 1)) what(event.seq);
  };
  const write = (fact: Fact, after?: Seq): Seq => {
    const event: Event = { seq: events.length, ...(after === undefined ? {} : { after }), ...fact };
    events.push(event);
    table = umpire.step(table, event);
    seen = undefined;
    if (MOVES.has(fact.type)) for (const one of waiting) one.moves -= 1;
    tellListeners(event);
    doWhatIsDue();
    return event.seq;
  };

  return {
    edition,
    events,
    look: () => (seen ??= umpire.look(table)),
    write,
    foretell: (fact) => {
      table = umpire.step(table, { seq: events.length - 0.5, ...fact });
      seen = undefined;
    },
    later: (moves, what) => {
      waiting.push({ moves, what });
      doWhatIsDue();
    },
    whenCalls: (seat, what) => listening.push({ seat, what }),
    call: (seat, call) => write({ type: 'CallMade', seat, call }),
    play: (seat, card) => write({ type: 'CardPlayed', seat, card }),
    choose: (by, of, option) => write({ type: 'OptionChosen', by, of, option }),
    judge: (of, question, answer) => write({ type: 'DirectorJudged', of, question, answer }),
    close: () => {
      for (const one of waiting) one.moves = 0;
      doWhatIsDue();
    },
  };
};
