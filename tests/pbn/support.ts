/** Small boards of our own making, and short texts for what a record says. */
import { callName } from '../../domain/call.ts';
import { cardName } from '../../domain/card.ts';
import type { Event } from '../../domain/event.ts';
import { seatName } from '../../domain/seat.ts';
import { readPbn } from '../../formats/pbn/read.ts';
import type { ImportedBoard, ImportedRecord, RefusedBoard } from '../../formats/report.ts';

export const boardsIn = (text: string | Uint8Array): readonly ImportedBoard[] => [...readPbn(text, 'test.pbn')];
export const recordsIn = (text: string | Uint8Array): readonly ImportedRecord[] =>
  boardsIn(text).filter((board): board is ImportedRecord => board.kind === 'record');
export const refusalsIn = (text: string | Uint8Array): readonly RefusedBoard[] =>
  boardsIn(text).filter((board): board is RefusedBoard => board.kind === 'refused');
export const onlyRecord = (text: string | Uint8Array): ImportedRecord => {
  const [record, ...more] = recordsIn(text);
  if (record === undefined || more.length > 0)
    throw new Error(`${more.length + (record ? 1 : 0)} records in place of one`);
  return record;
};

const said = (event: Event): string | undefined => {
  if (event.type === 'CallMade') return `${seatName(event.seat)}:${callName(event.call)}`;
  if (event.type === 'CardPlayed') return `${seatName(event.seat)}:${cardName(event.card)}`;
  if (event.type === 'OptionChosen') return `${seatName(event.by)} ${event.option} ${event.of}`;
  if (event.type === 'HandSpread') return `${seatName(event.seat)} spreads`;
  if (event.type === 'TricksAgreed') return `agreed ${event.declarer}`;
  return undefined;
};
/** Calls, cards, choices and agreed tricks, in order. */
export const told = (record: ImportedRecord): string => record.events.flatMap((event) => said(event) ?? []).join(' ');
export const losses = (board: ImportedBoard): readonly string[] => board.losses.map(({ reason }) => reason);
export const notices = (record: ImportedRecord): readonly string[] =>
  record.notices.map(({ kind, what }) => `${kind} ${what}`);

/** Each hand holds one suit: North spades, East hearts, South diamonds, West clubs. */
export const SUITS_DEAL = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
/** A flat deal in which every hand follows suit three times. */
export const FLAT_DEAL = 'N:AK32.432.432.432 QJ4.AKQ.765.765 T98.JT9.AKQ.T98 765.8765.JT98.AK.';
export const DEAL = 'N:AK32.432.432.432 QJ4.AKQ5.765.765 T98.JT9.AKQ8.T98 765.876.JT9.AKQJ';

/** A board dealt by North, the auction 1NT all pass by North, unless told otherwise. */
export const game = (
  sections: string,
  tags = '[Contract "1NT"]\n[Declarer "N"]\n[Result "7"]\n',
  deal = DEAL,
): string => `[Event "Test"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${deal}"]\n${tags}${sections}\n`;
