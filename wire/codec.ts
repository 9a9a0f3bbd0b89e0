/** The index of codecs by event type and version, and the codec of an event within an event. */
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import type { EventCorrected, EventType, Fact, JsonObject } from '../domain/event.ts';
import * as auction from './codec-auction.ts';
import * as board from './codec-deal.ts';
import * as director from './codec-director.ts';
import * as end from './codec-end.ts';
import * as information from './codec-information.ts';
import * as play from './codec-play.ts';
import { nearest } from './error.ts';
import { type Field, seq } from './field.ts';
import { isJson, isObject, shown } from './json.ts';
import { inEnglish, type Saying, saying } from '../domain/saying.ts';
import { has, type Struct, struct } from './struct.ts';
import { freeText } from './text.ts';
import { currentVersion, type Registry, type TypeCodec, upcast } from './upcast.ts';

/** Why there is no codec for an event. */
export interface Misfit {
  readonly tag: 'unknown-type' | 'newer-schema';
  readonly says: Saying;
}
/** An event's codec, and its JSON lifted to the current version. */
export interface Lifted {
  readonly entry: TypeCodec;
  readonly raw: JsonObject;
}

/** Finds the codec by type and version; Left: no such type or version, or what is wrong in the older form. */
export const lift = (registry: Registry, raw: JsonObject): E.Either<t.Errors | Misfit, Lifted> => {
  const { type, schema } = raw;
  const entry = typeof type === 'string' ? registry.get(type) : undefined;
  if (entry === undefined) return E.left({ tag: 'unknown-type', says: noSuchType(registry, type) });
  if (schema === undefined) return lifted(entry, 1, raw);
  const current = currentVersion(entry);
  if (typeof schema === 'number' && Number.isSafeInteger(schema) && schema >= 1 && schema <= current)
    return lifted(entry, schema, raw);
  return E.left({
    tag: 'newer-schema',
    says: saying(
      '{type} has schema {schema}, and this program reads 1 to {current}: leave it out for 1, or use a newer Étui',
      { type: entry.codec.name, schema: shown(schema), current },
    ),
  });
};

const lifted = (entry: TypeCodec, version: number, raw: JsonObject): E.Either<t.Errors, Lifted> => {
  if (entry.older.length === 0) return E.right({ entry, raw });
  const up = upcast(entry, version, raw);
  return E.isLeft(up) ? up : E.right({ entry, raw: up.right });
};

const noSuchType = (registry: Registry, type: unknown): Saying => {
  if (typeof type !== 'string')
    return saying('an event names its type, as in {"type": "CallMade", …}; this one has no type in quotes');
  const meant = nearest(type, registry.keys());
  return meant === undefined
    ? saying('{type} is no event type', { type: shown(type) })
    : saying('{type} is no event type: is {meant} meant?', { type: shown(type), meant });
};

const isFact = (value: unknown): value is Fact => {
  const entry = isObject(value) && typeof value['type'] === 'string' ? CODECS.get(value['type']) : undefined;
  return entry?.codec.type.is(value) ?? false;
};
const validateFact = (value: unknown, context: t.Context): t.Validation<Fact> => {
  if (!isObject(value) || !isJson(value)) return t.failure(value, context, 'an event, as in {"type": "CallMade", …}');
  const found = lift(CODECS, value);
  if (E.isRight(found)) return found.right.entry.codec.type.validate(found.right.raw, context);
  return 'tag' in found.left
    ? t.failure(value, context, `an event (${inEnglish(found.left.says)})`)
    : t.failures(found.left);
};
const factType = new t.Type<Fact, JsonObject>('fact', isFact, validateFact, (fact) =>
  factCodec(fact.type).type.encode(fact),
);
const fact: Field<Fact> = {
  type: factType,
  read: (value) => {
    const read = factType.decode(value);
    return E.isRight(read) ? read.right : undefined;
  },
  holds: 'plain',
};
const eventCorrected: Struct<EventCorrected> = {
  ...struct<EventCorrected>('EventCorrected', { of: has(seq), event: has(fact), why: has(freeText) }),
  isFlat: false,
};

/** Every event type of the domain, no more and no fewer: the compiler compares the keys. */
const STRUCTS: { readonly [T in EventType]: Struct<Extract<Fact, { readonly type: T }>> } = {
  BoardOpened: board.boardOpened,
  FactContested: board.factContested,
  FactAgreed: board.factAgreed,
  FactFound: board.factFound,
  EventCorrected: eventCorrected,
  EventVoided: board.eventVoided,
  HandsDealt: board.handsDealt,
  HandsCorrected: board.handsCorrected,
  CardRestored: board.cardRestored,
  WrongCards: board.wrongCards,
  WrongBoard: board.wrongBoard,
  PositionSet: board.positionSet,
  CallMade: auction.callMade,
  MeaningFound: auction.meaningFound,
  CallShown: auction.callShown,
  CallReplaced: auction.callReplaced,
  CallWithdrawn: auction.callWithdrawn,
  CardExposed: play.cardExposed,
  CardPlayed: play.cardPlayed,
  LeadFaced: play.leadFaced,
  DummySpread: play.dummySpread,
  HandSpread: play.handSpread,
  CardReplaced: play.cardReplaced,
  CardWithdrawn: play.cardWithdrawn,
  CardDesignated: play.cardDesignated,
  TrickQuitted: play.trickQuitted,
  ClaimMade: end.claimMade,
  ConcessionMade: end.concessionMade,
  TricksAgreed: end.tricksAgreed,
  ClaimAnswered: end.claimAnswered,
  HandsReturned: end.handsReturned,
  CallOnNextBoard: end.callOnNextBoard,
  RoundEnded: end.roundEnded,
  ScoresPosted: end.scoresPosted,
  CorrectionPeriodEnded: end.correctionPeriodEnded,
  AppealPeriodEnded: end.appealPeriodEnded,
  ResultEntered: end.resultEntered,
  AlertGiven: information.alertGiven,
  QuestionAsked: information.questionAsked,
  ExplanationGiven: information.explanationGiven,
  TempoBreak: information.tempoBreak,
  Remark: information.remark,
  Mannerism: information.mannerism,
  RightsReserved: information.rightsReserved,
  ExtraneousInformation: information.extraneousInformation,
  TrayMoved: information.trayMoved,
  ApertureOpened: information.apertureOpened,
  ApertureClosed: information.apertureClosed,
  UndoRequested: information.undoRequested,
  UndoAnswered: information.undoAnswered,
  ConnectionLost: information.connectionLost,
  ConnectionRestored: information.connectionRestored,
  PlayerReplaced: information.playerReplaced,
  BidsPickedUp: information.bidsPickedUp,
  ScreenMisplaced: information.screenMisplaced,
  AttentionDrawn: director.attentionDrawn,
  DirectorCalled: director.directorCalled,
  OptionChosen: director.optionChosen,
  OptionsExplained: director.optionsExplained,
  IntentionStated: auction.intentionStated,
  SeatsTurned: director.seatsTurned,
  ExhibitAttached: director.exhibitAttached,
  DirectorJudged: director.directorJudged,
  DirectorRuled: director.directorRuled,
  PollTaken: director.pollTaken,
  ScoreAdjusted: director.scoreAdjusted,
  PenaltyAssessed: director.penaltyAssessed,
  RulingAppealed: director.rulingAppealed,
  AppealDecided: director.appealDecided,
  ReviewRequested: director.reviewRequested,
  ReviewDecided: director.reviewDecided,
  RecordSealed: end.recordSealed,
  TextErased: board.textErased,
};

/** The codec of a type at its current version. Dispatch is by the tag, so the codec meets only its own type. */
export const factCodec = (type: EventType): Struct<Fact> => STRUCTS[type] as unknown as Struct<Fact>;

export const EVENT_TYPES = Object.keys(STRUCTS) as readonly EventType[];

/** All types at all versions. A version 2 of a type is a new codec above and the old one in `older` here. */
export const CODECS: Registry = new Map(
  EVENT_TYPES.map((type): [string, TypeCodec] => [type, { codec: factCodec(type), older: [] }]),
);
