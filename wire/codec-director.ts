/** Codecs of attention, the director, rulings, scores adjusted and appeals (schema 1). */
import type {
  Appeal,
  AttentionDrawn,
  DirectorCalled,
  DirectorJudged,
  DirectorRuled,
  ExhibitAttached,
  JsonObject,
  OptionChosen,
  OptionsExplained,
  PenaltyAssessed,
  PollTaken,
  ScoreAdjusted,
  SeatsTurned,
} from '../domain/event.ts';
import { parseSeat } from '../domain/seat.ts';
import { type Field, json, listOf, number, object, oneOf, person, same, seq, string } from './field.ts';
import { isJson, isObject } from './json.ts';
import { has, may, type Struct, struct } from './struct.ts';
import { freeText, isHash } from './text.ts';
import { seat, seatOrSeats, side } from './token.ts';

export const attentionDrawn = struct<AttentionDrawn>('AttentionDrawn', { by: has(seat), of: has(seq) });
export const directorCalled = struct<DirectorCalled>('DirectorCalled', { by: has(seat), of: may(seq) });
export const optionChosen = struct<OptionChosen>('OptionChosen', {
  by: has(seat),
  of: has(seq),
  option: has(string),
});
export const optionsExplained = struct<OptionsExplained>('OptionsExplained', {
  to: has(seatOrSeats),
  of: has(seq),
  options: has(listOf(string, 'a list of options, as in ["accept", "decline"]')),
  by: may(person),
});

const isTurn = (value: unknown): value is { readonly [seat: string]: string } =>
  isObject(value) &&
  Object.entries(value).every(
    ([from, to]) => parseSeat(from) !== undefined && typeof to === 'string' && parseSeat(to) !== undefined,
  );
export const seatsTurned = struct<SeatsTurned>('SeatsTurned', {
  to: has(same('turn', 'who sits where now, as in {"N": "E", "E": "S", "S": "W", "W": "N"}', isTurn)),
});
export const exhibitAttached = struct<ExhibitAttached>('ExhibitAttached', {
  sha256: has(same('SHA-256', 'a SHA-256 in 64 lower-case hex digits', isHash)),
  mediaType: has(string),
  title: has(freeText),
  of: may(seq),
});
export const directorJudged = struct<DirectorJudged>('DirectorJudged', {
  of: has(seq),
  question: has(string),
  answer: has(json),
});
export const directorRuled = struct<DirectorRuled>('DirectorRuled', {
  law: has(string),
  of: may(seq),
  text: may(freeText),
  ruling: may(object),
  director: may(person),
  consulted: may(listOf(person, 'a list of persons')),
  supersedes: may(seq),
});

interface PollAnswer {
  readonly action: string;
  readonly count: number;
}
const isAnswer = (value: unknown): value is PollAnswer & JsonObject =>
  isObject(value) &&
  typeof value['action'] === 'string' &&
  Number.isSafeInteger(value['count']) &&
  Number(value['count']) >= 0 &&
  isJson(value);
const pollAnswer = same('poll answer', 'an answer, as in {"action": "Pass", "count": 3}', isAnswer);
const peers = same('peers', 'how many were asked, or a list of them', isJson, 'person');
export const pollTaken = struct<PollTaken>('PollTaken', {
  of: has(seq),
  question: has(string),
  peers: has(peers),
  answers: has(
    listOf(pollAnswer, 'a list of answers, as in [{"action": "Pass", "count": 3}]') as unknown as Field<
      PollTaken['answers']
    >,
  ),
});

const FIGURES = ['score', 'percent', 'average', 'weights', 'imps'];
const isFigure = (value: unknown): value is JsonObject =>
  isObject(value) && isJson(value) && FIGURES.some((figure) => value[figure] !== undefined);
const figure = same(
  'adjusted score',
  "the side's figure: {score}, {percent}, {average}, {weights} or {imps}",
  isFigure,
);
export const scoreAdjusted = struct<ScoreAdjusted>('ScoreAdjusted', {
  kind: has(oneOf('kind', 'assigned', 'artificial')),
  NS: has(figure),
  EW: has(figure),
  law: has(string),
  reason: may(freeText),
  supersedes: may(seq),
  by: may(oneOf('by', 'director', 'appeal', 'review')),
});
export const penaltyAssessed = struct<PenaltyAssessed>('PenaltyAssessed', {
  side: has(side),
  seat: may(seat),
  kind: has(oneOf('kind', 'warning', 'procedural', 'disciplinary')),
  amount: may(number),
  unit: may(string),
});

const appeal = <T extends string>(name: T): Struct<Appeal<T>> =>
  struct<Appeal<string>>(name, {
    by: may(json),
    concurs: may(json),
    of: may(seq),
    outcome: may(string),
    text: may(freeText),
  }) as unknown as Struct<Appeal<T>>;
export const rulingAppealed = appeal('RulingAppealed');
export const appealDecided = appeal('AppealDecided');
export const reviewRequested = appeal('ReviewRequested');
export const reviewDecided = appeal('ReviewDecided');
