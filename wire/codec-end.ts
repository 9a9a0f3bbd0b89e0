/** Codecs of the end of the board: claims, results, periods (schema 1). */
import type {
  AppealPeriodEnded,
  CallOnNextBoard,
  ClaimAnswered,
  ClaimMade,
  ConcessionMade,
  CorrectionPeriodEnded,
  HandsReturned,
  RecordSealed,
  ResultEntered,
  RoundEnded,
  ScoresPosted,
  TricksAgreed,
} from '../domain/event.ts';
import { count, oneOf, string, whole } from './field.ts';
import { has, may, struct } from './struct.ts';
import { freeText } from './text.ts';
import { seat } from './token.ts';

export const claimMade = struct<ClaimMade>('ClaimMade', {
  by: has(seat),
  tricks: may(count),
  statement: may(freeText),
});
export const concessionMade = struct<ConcessionMade>('ConcessionMade', { by: has(seat), tricks: has(count) });
export const tricksAgreed = struct<TricksAgreed>('TricksAgreed', { declarer: has(count), by: may(seat) });
export const claimAnswered = struct<ClaimAnswered>('ClaimAnswered', {
  by: has(seat),
  answer: has(oneOf('answer', 'agreed', 'objected', 'playOn')),
});
export const handsReturned = struct<HandsReturned>('HandsReturned', {});
export const callOnNextBoard = struct<CallOnNextBoard>('CallOnNextBoard', { seat: has(seat) });
export const roundEnded = struct<RoundEnded>('RoundEnded', {});
export const scoresPosted = struct<ScoresPosted>('ScoresPosted', {});
export const correctionPeriodEnded = struct<CorrectionPeriodEnded>('CorrectionPeriodEnded', {});
export const appealPeriodEnded = struct<AppealPeriodEnded>('AppealPeriodEnded', {});
export const resultEntered = struct<ResultEntered>('ResultEntered', {
  contract: may(string),
  declarer: may(seat),
  tricks: may(count),
  score: may(whole),
});
export const recordSealed = struct<RecordSealed>('RecordSealed', {
  scope: has(oneOf('scope', 'board', 'all')),
  head: may(string),
  key: may(string),
  signature: may(string),
});
