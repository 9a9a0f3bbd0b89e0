/** Codecs of the events that carry information, of screens and of platforms (schema 1). */
import type {
  ApertureClosed,
  ApertureOpened,
  BidsPickedUp,
  ConnectionLost,
  ConnectionRestored,
  ExtraneousInformation,
  Information,
  PlayerReplaced,
  ScreenMisplaced,
  ScreenSide,
  TrayMoved,
  UndoAnswered,
  UndoRequested,
} from '../domain/event.ts';
import { flag, listOf, number, oneOf, seq, string } from './field.ts';
import { has, may, type Struct, struct } from './struct.ts';
import { freeText } from './text.ts';
import { seat, seatOr, seatOrSeats, seats } from './token.ts';

const bySeatOrSpectator = seatOr('spectator');
const information = <T extends string>(name: T): Struct<Information<T>> =>
  struct<Information<string>>(name, {
    by: has(bySeatOrSpectator),
    to: may(seatOrSeats),
    of: may(seq),
    text: may(freeText),
    aloud: may(flag),
    written: may(flag),
    kind: may(string),
    seconds: may(number),
    perceivedBy: may(seats),
    basis: may(string),
  }) as unknown as Struct<Information<T>>;

export const alertGiven = information('AlertGiven');
export const questionAsked = information('QuestionAsked');
export const explanationGiven = information('ExplanationGiven');
export const tempoBreak = information('TempoBreak');
export const remark = information('Remark');
export const mannerism = information('Mannerism');
export const rightsReserved = information('RightsReserved');
export const extraneousInformation = struct<ExtraneousInformation>('ExtraneousInformation', {
  seat: has(seat),
  text: has(freeText),
  about: may(string),
  when: may(string),
});

const screenSide = oneOf<ScreenSide>('side of the screen', 'NE', 'SW', 'NW', 'SE');
export const trayMoved = struct<TrayMoved>('TrayMoved', { to: has(screenSide), by: has(seatOr('director')) });
export const apertureOpened = struct<ApertureOpened>('ApertureOpened', { by: has(seat) });
export const apertureClosed = struct<ApertureClosed>('ApertureClosed', { by: has(seat) });
export const screenMisplaced = struct<ScreenMisplaced>('ScreenMisplaced', {
  sides: has(listOf(screenSide, 'the two sides, as in ["NW", "SE"]')),
});
export const bidsPickedUp = struct<BidsPickedUp>('BidsPickedUp', { seat: has(seat) });

export const undoRequested = struct<UndoRequested>('UndoRequested', { by: has(seat), of: may(seq) });
export const undoAnswered = struct<UndoAnswered>('UndoAnswered', {
  by: has(seat),
  of: may(seq),
  answer: may(oneOf('answer', 'granted', 'refused')),
});
export const connectionLost = struct<ConnectionLost>('ConnectionLost', { seat: has(seat), by: may(seat) });
export const connectionRestored = struct<ConnectionRestored>('ConnectionRestored', { seat: has(seat), by: may(seat) });
export const playerReplaced = struct<PlayerReplaced>('PlayerReplaced', { seat: has(seat), by: may(seat) });
