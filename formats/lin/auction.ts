/** Calls, explanations and what is taken back, put on the record. */
import type { Event, EventOf } from '../../domain/event.ts';
import { lho, type Seat } from '../../domain/seat.ts';
import { type Call, callName } from '../../domain/call.ts';
import { type Board, eventAt, lose, NO_EVENT, record, recordCall, replaceAt, settledDealer } from './board.ts';
import { writtenCalls } from './calls.ts';
import { describedAs, isForOthers } from './notes.ts';
import { goBack } from './undo.ts';

/** Whose call the next `mb` is: the rotation's, as LIN names no seats; undefined where nobody knows who dealt. */
export const nextCaller = (board: Board): Seat | undefined => {
  const last = board.calls.at(-1);
  return last === undefined ? settledDealer(board) : lho(last.seat);
};

const makeCall = (board: Board, call: Call, alerted: boolean): void => {
  if (board.callsBack > 0) {
    const shown = board.calls[board.calls.length - board.callsBack];
    if (shown?.call === call) {
      board.callsBack -= 1;
      return;
    }
    goBack(board);
  }
  const seat = nextCaller(board);
  if (seat === undefined) return lose(board, 'calls-without-dealer', callName(call));
  board.begun = true;
  const seq = recordCall(board, seat, call, alerted);
  board.calls.push({ seq, seat, call });
};

/** A call that an Étui comment describes in full. */
const describedCall = (board: Board, event: CallEvent): void => {
  goBack(board);
  board.begun = true;
  const seq = record(board, event);
  board.calls.push({ seq, seat: event.seat, call: event.call });
};
type CallEvent = EventOf<'CallMade'> | EventOf<'CallReplaced'>;
const isCall = (event: Event | undefined): event is CallEvent =>
  event?.type === 'CallMade' || event?.type === 'CallReplaced';

/** `mb`. */
export const readCalls = (board: Board, data: string): void => {
  const { calls, unread } = writtenCalls(data);
  const described = describedAs(board, (event) => isCall(event) && calls.length === 1 && calls[0]?.call === event.call);
  const shown = isForOthers(board, data);
  // Rotation goes on behind a call that is for other programs only, and nobody made it at the table.
  if (shown !== undefined) for (const { call } of calls) board.calls.push({ seq: NO_EVENT, seat: shown.seat, call });
  else if (isCall(described)) describedCall(board, described);
  else {
    for (const { call, alerted } of calls) makeCall(board, call, alerted);
    if (unread.trim() !== '') lose(board, 'call-unreadable', data);
  }
};

/** `an`: what the call before it means. */
export const readExplanation = (board: Board, data: string): void => {
  const meaning = data.trim();
  if (meaning === '') return;
  const last = board.calls.at(-1);
  const event = last === undefined || board.callsBack > 0 ? undefined : eventAt(board, last.seq);
  if ((event?.type === 'CallMade' || event?.type === 'CallReplaced') && event.meaning === undefined)
    replaceAt(board, event.seq, { ...event, meaning });
  else lose(board, 'note-unused', data);
};
