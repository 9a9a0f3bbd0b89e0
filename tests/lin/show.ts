/** Reads LIN in tests and shows a record as short lines. */
import { callName } from '../../domain/call.ts';
import { cardName } from '../../domain/card.ts';
import { dealText } from '../../domain/deal-text.ts';
import type { Event } from '../../domain/event.ts';
import { seatName } from '../../domain/seat.ts';
import { readLin } from '../../formats/lin/import.ts';
import type { ImportedBoard, ImportedRecord } from '../../formats/report.ts';

/** The boards of a text; a refused one fails the test. */
export const records = (text: string | Uint8Array): readonly ImportedRecord[] => readLin('t.lin', text).map(recordOf);
const recordOf = (board: ImportedBoard): ImportedRecord => {
  if (board.kind === 'refused') throw new Error(`board ${board.board} was refused: ${board.reason}`);
  return board;
};
/** The only board of a text. */
export const single = (text: string): ImportedRecord => {
  const [board, ...more] = records(text);
  if (board === undefined || more.length > 0) throw new Error(`one board was expected, ${more.length + 1} were read`);
  return board;
};
const short = (event: Event): string => {
  switch (event.type) {
    case 'CallMade':
      return `${seatName(event.seat)} ${callName(event.call)}${event.alerted === true ? '!' : ''}`;
    case 'CardPlayed':
      return `${seatName(event.seat)} ${cardName(event.card)}`;
    case 'HandsDealt':
      return dealText(event.deal);
    case 'EventVoided':
      return `void ${event.of}`;
    case 'TricksAgreed':
      return `agreed ${event.declarer}`;
    case 'ResultEntered':
      return `result ${[event.contract, event.tricks].filter((part) => part !== undefined).join(' ')}`;
    default:
      return event.type;
  }
};
/** The record after BoardOpened, one short line an event. */
export const told = (record: ImportedRecord): readonly string[] => record.events.slice(1).map(short);
/** Reasons of the losses, in order. */
export const reasons = (board: ImportedBoard): readonly string[] => board.losses.map(({ reason }) => reason);
