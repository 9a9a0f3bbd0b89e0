/** An arbitrary for every event type: well-typed, and otherwise as wild as a record can be. */
import fc from 'fast-check';
import type { Envelope, Event, EventType, Fact, Information, ScreenSide, Seq } from '../../domain/event.ts';
import * as any from './token.ts';

const seq: fc.Arbitrary<Seq> = fc.nat({ max: 300 });
const flag = fc.boolean();
const { seat, card, call, text, freeText, seatSet, count, json } = any;

type FactOf<T extends EventType> = Extract<Fact, { readonly type: T }>;
type Fields<T extends EventType> = {
  [K in keyof Omit<FactOf<T>, 'type'>]-?: fc.Arbitrary<Exclude<FactOf<T>[K], undefined>>;
};

/** A fact of a type: the fields in `required` always, each other one or not. */
const fact = <T extends EventType>(
  type: T,
  fields: Fields<T>,
  required: readonly (keyof FactOf<T> & string)[],
): fc.Arbitrary<FactOf<T>> =>
  fc
    .record(fields as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [...required], noNullPrototype: true })
    .map((drawn) => ({ ...drawn, type }) as unknown as FactOf<T>);
const bare = <T extends EventType>(type: T): fc.Arbitrary<FactOf<T>> => fc.constant({ type } as unknown as FactOf<T>);

type Informing =
  | 'AlertGiven'
  | 'QuestionAsked'
  | 'ExplanationGiven'
  | 'TempoBreak'
  | 'Remark'
  | 'Mannerism'
  | 'RightsReserved';
const information = <T extends Informing>(type: T): fc.Arbitrary<FactOf<T>> => {
  const fields: Fields<'Remark'> = {
    by: fc.oneof(seat, fc.constant<Information<T>['by']>('spectator')),
    to: seatSet,
    of: seq,
    text: freeText,
    aloud: flag,
    written: flag,
    kind: text,
    seconds: fc.integer({ min: 0, max: 900 }).map((tenths) => tenths / 10),
    perceivedBy: seatSet,
    basis: text,
  };
  return fact(type, fields as unknown as Fields<T>, ['by' as keyof FactOf<T> & string]);
};
type Appealing = 'RulingAppealed' | 'AppealDecided' | 'ReviewRequested' | 'ReviewDecided';
const appeal = <T extends Appealing>(type: T): fc.Arbitrary<FactOf<T>> => {
  const fields: Fields<'RulingAppealed'> = { by: json, concurs: json, of: seq, outcome: text, text: freeText };
  return fact(type, fields as unknown as Fields<T>, []);
};
const screenSide = fc.constantFrom<ScreenSide>('NE', 'SW', 'NW', 'SE');
const figure = fc.oneof(
  fc.integer({ min: -7600, max: 7600 }).map((score) => ({ score })),
  fc.nat({ max: 100 }).map((percent) => ({ percent })),
  fc.constantFrom('plus', 'equal', 'minus').map((average) => ({ average })),
  fc.integer({ min: -24, max: 24 }).map((imps) => ({ imps })),
  fc
    .array(fc.record({ percent: fc.nat({ max: 100 }), score: fc.integer() }), { maxLength: 3 })
    .map((weights) => ({ weights })),
);

const auction = {
  CallMade: fact(
    'CallMade',
    {
      seat,
      call,
      with: seq,
      artificial: flag,
      shows: any.denominationSet,
      meaning: freeText,
      alerted: flag,
      thinkMs: count,
    },
    ['seat', 'call'],
  ),
  MeaningFound: fact(
    'MeaningFound',
    {
      of: seq,
      artificial: flag,
      shows: any.denominationSet,
      meaning: freeText,
      basis: freeText,
    },
    ['of', 'artificial', 'shows'],
  ),
  CallShown: fact(
    'CallShown',
    {
      seat,
      call,
      how: fc.constantFrom('handled', 'laid-before-him'),
      seenBy: seatSet,
    },
    ['seat', 'call', 'how'],
  ),
  CallReplaced: fact(
    'CallReplaced',
    {
      seat,
      of: seq,
      call,
      artificial: flag,
      shows: any.denominationSet,
      meaning: freeText,
      withoutPause: flag,
    },
    ['seat', 'of', 'call'],
  ),
  CallWithdrawn: fact('CallWithdrawn', { seat, of: seq }, ['seat', 'of']),
  IntentionStated: fact('IntentionStated', { seat, of: seq, call, meaning: freeText }, ['seat', 'of']),
};

const play = {
  CardExposed: fact(
    'CardExposed',
    {
      seat,
      card,
      seenBy: seatSet,
      how: fc.constantFrom('dropped', 'led', 'played', 'shown', 'named'),
      deliberate: flag,
      partnerCouldSee: flag,
    },
    ['seat', 'card', 'how'],
  ),
  CardPlayed: fact(
    'CardPlayed',
    {
      seat,
      card,
      faceDown: flag,
      with: seq,
      named: flag,
      thinkMs: count,
      trick: count,
    },
    ['seat', 'card'],
  ),
  LeadFaced: fact('LeadFaced', { seat }, ['seat']),
  DummySpread: fact('DummySpread', { seat }, ['seat']),
  HandSpread: fact('HandSpread', { seat }, ['seat']),
  CardReplaced: fact('CardReplaced', { seat, of: seq, card }, ['seat', 'of', 'card']),
  CardWithdrawn: fact('CardWithdrawn', { seat, of: seq }, ['seat', 'of']),
  CardDesignated: fact(
    'CardDesignated',
    {
      by: seat,
      text: freeText,
      suit: any.suit,
      rank: fc.oneof(fc.nat({ max: 12 }), fc.constantFrom<'win' | 'high' | 'low' | 'any'>('win', 'high', 'low', 'any')),
    },
    ['by', 'text'],
  ),
  TrickQuitted: bare('TrickQuitted'),
};

const end = {
  ClaimMade: fact('ClaimMade', { by: seat, tricks: count, statement: freeText }, ['by']),
  ConcessionMade: fact('ConcessionMade', { by: seat, tricks: count }, ['by', 'tricks']),
  TricksAgreed: fact('TricksAgreed', { declarer: count, by: seat }, ['declarer']),
  ClaimAnswered: fact('ClaimAnswered', { by: seat, answer: fc.constantFrom('agreed', 'objected', 'playOn') }, [
    'by',
    'answer',
  ]),
  HandsReturned: bare('HandsReturned'),
  CallOnNextBoard: fact('CallOnNextBoard', { seat }, ['seat']),
  RoundEnded: bare('RoundEnded'),
  ScoresPosted: bare('ScoresPosted'),
  CorrectionPeriodEnded: bare('CorrectionPeriodEnded'),
  AppealPeriodEnded: bare('AppealPeriodEnded'),
  ResultEntered: fact(
    'ResultEntered',
    {
      contract: text,
      declarer: seat,
      tricks: count,
      score: fc.integer({ min: -7600, max: 7600 }),
    },
    [],
  ),
};

const board = {
  BoardOpened: fact(
    'BoardOpened',
    {
      board: text,
      dealer: seat,
      vulnerable: any.vulnerable,
      laws: fc.constantFrom('2007', '2017', null),
      number: count,
      date: text,
      event: text,
      session: text,
      deal: text,
      room: text,
      round: text,
      table: text,
      scoring: fc.constantFrom('MP', 'IMP', 'BAM'),
      players: any.bySeat(any.personKey),
      screens: flag,
      online: flag,
      authority: text,
      options: any.jsonObject,
    },
    ['board', 'dealer', 'vulnerable', 'laws'],
  ),
  FactContested: fact('FactContested', { of: seq, by: seat }, ['of', 'by']),
  FactAgreed: fact('FactAgreed', { of: seq, by: seat }, ['of', 'by']),
  FactFound: fact('FactFound', { of: seq, holds: flag, basis: freeText, text: freeText }, ['of', 'holds']),
  EventVoided: fact('EventVoided', { of: seq, why: freeText }, ['of', 'why']),
  HandsDealt: fact('HandsDealt', { deal: any.deal }, ['deal']),
  HandsCorrected: fact('HandsCorrected', { deal: any.deal, why: freeText }, ['deal']),
  CardRestored: fact('CardRestored', { seat, card, found: text }, ['seat', 'card', 'found']),
  WrongCards: fact('WrongCards', { seat, of: seq, why: freeText }, []),
  WrongBoard: fact('WrongBoard', { seat, of: seq, why: freeText }, []),
  PositionSet: fact(
    'PositionSet',
    {
      contract: any.contract,
      leader: seat,
      deal: any.deal,
      trick: fc.integer({ min: 1, max: 13 }),
      won: fc.tuple(fc.nat({ max: 13 }), fc.nat({ max: 13 })),
    },
    ['contract', 'leader', 'deal'],
  ),
  RecordSealed: fact(
    'RecordSealed',
    {
      scope: fc.constantFrom('board', 'all'),
      head: any.hash,
      key: text,
      signature: text,
    },
    ['scope'],
  ),
  TextErased: fact('TextErased', { of: seq }, ['of']),
};

const informing = {
  AlertGiven: information('AlertGiven'),
  QuestionAsked: information('QuestionAsked'),
  ExplanationGiven: information('ExplanationGiven'),
  TempoBreak: information('TempoBreak'),
  Remark: information('Remark'),
  Mannerism: information('Mannerism'),
  RightsReserved: information('RightsReserved'),
  ExtraneousInformation: fact('ExtraneousInformation', { seat, text: freeText, about: text, when: text }, [
    'seat',
    'text',
  ]),
  TrayMoved: fact(
    'TrayMoved',
    {
      to: screenSide,
      by: fc.oneof(seat, fc.constant<'director'>('director')),
    },
    ['to', 'by'],
  ),
  ApertureOpened: fact('ApertureOpened', { by: seat }, ['by']),
  ApertureClosed: fact('ApertureClosed', { by: seat }, ['by']),
  UndoRequested: fact('UndoRequested', { by: seat, of: seq }, ['by']),
  UndoAnswered: fact('UndoAnswered', { by: seat, of: seq, answer: fc.constantFrom('granted', 'refused') }, ['by']),
  ConnectionLost: fact('ConnectionLost', { seat, by: seat }, ['seat']),
  ConnectionRestored: fact('ConnectionRestored', { seat, by: seat }, ['seat']),
  PlayerReplaced: fact('PlayerReplaced', { seat, by: seat }, ['seat']),
  BidsPickedUp: fact('BidsPickedUp', { seat }, ['seat']),
  ScreenMisplaced: fact('ScreenMisplaced', { sides: fc.array(screenSide, { maxLength: 2 }) }, ['sides']),
};

const director = {
  AttentionDrawn: fact('AttentionDrawn', { by: seat, of: seq }, ['by', 'of']),
  DirectorCalled: fact('DirectorCalled', { by: seat, of: seq }, ['by']),
  OptionChosen: fact('OptionChosen', { by: seat, of: seq, option: text }, ['by', 'of', 'option']),
  OptionsExplained: fact(
    'OptionsExplained',
    {
      to: seatSet,
      of: seq,
      options: fc.array(text, { maxLength: 3 }),
      by: any.personKey,
    },
    ['to', 'of', 'options'],
  ),
  SeatsTurned: fact('SeatsTurned', { to: any.bySeat(fc.constantFrom('N', 'E', 'S', 'W')) }, ['to']),
  ExhibitAttached: fact(
    'ExhibitAttached',
    {
      sha256: any.hash,
      mediaType: text,
      title: freeText,
      of: seq,
    },
    ['sha256', 'mediaType', 'title'],
  ),
  DirectorJudged: fact('DirectorJudged', { of: seq, question: text, answer: json }, ['of', 'question', 'answer']),
  DirectorRuled: fact(
    'DirectorRuled',
    {
      law: text,
      of: seq,
      text: freeText,
      ruling: any.jsonObject,
      director: any.personKey,
      consulted: fc.array(any.personKey, { maxLength: 2 }),
      supersedes: seq,
    },
    ['law'],
  ),
  PollTaken: fact(
    'PollTaken',
    {
      of: seq,
      question: text,
      peers: json,
      answers: fc.array(fc.record({ action: text, count }), { maxLength: 3 }),
    },
    ['of', 'question', 'peers', 'answers'],
  ),
  ScoreAdjusted: fact(
    'ScoreAdjusted',
    {
      kind: fc.constantFrom('assigned', 'artificial'),
      NS: figure,
      EW: figure,
      law: text,
      reason: freeText,
      supersedes: seq,
      by: fc.constantFrom('director', 'appeal', 'review'),
    },
    ['kind', 'NS', 'EW', 'law'],
  ),
  PenaltyAssessed: fact(
    'PenaltyAssessed',
    {
      side: any.side,
      seat,
      kind: fc.constantFrom('warning', 'procedural', 'disciplinary'),
      amount: fc.integer(),
      unit: text,
    },
    ['side', 'kind'],
  ),
  RulingAppealed: appeal('RulingAppealed'),
  AppealDecided: appeal('AppealDecided'),
  ReviewRequested: appeal('ReviewRequested'),
  ReviewDecided: appeal('ReviewDecided'),
};

const EventCorrected = fact(
  'EventCorrected',
  {
    of: seq,
    event: fc.oneof(auction.CallMade, play.CardPlayed, play.CardDesignated, board.PositionSet, informing.Remark),
    why: freeText,
  },
  ['of', 'event', 'why'],
);

/** A fact of each type; a type that is added without its arbitrary does not compile. */
export const factOf: { readonly [T in EventType]: fc.Arbitrary<FactOf<T>> } = {
  ...board,
  ...auction,
  ...play,
  ...end,
  ...informing,
  ...director,
  EventCorrected,
};
export const EVENT_TYPES = Object.keys(factOf) as readonly EventType[];
export const anyFact: fc.Arbitrary<Fact> = fc
  .constantFrom(...EVENT_TYPES)
  .chain((type): fc.Arbitrary<Fact> => factOf[type]);

const moment = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
/** Envelopes with any of their fields; `how` only where the type has none of its own. */
const envelope: fc.Arbitrary<Envelope> = fc.record(
  {
    seq,
    id: fc.uuid(),
    at: moment,
    recordedAt: moment,
    schema: fc.constant(1),
    source: fc.record({ kind: text, line: count, platform: text }, { requiredKeys: ['kind'], noNullPrototype: true }),
    allegedBy: fc.array(fc.constantFrom('N', 'E', 'S', 'W', 'director', 'spectator', 'platform'), { maxLength: 2 }),
    recordedBy: any.personKey,
    how: fc.constantFrom('seen', 'told', 'device', 'video'),
    after: seq,
    prevHash: any.hash,
    hash: any.hash,
  },
  { requiredKeys: ['seq'], noNullPrototype: true },
);

/** Any event, in any envelope. */
export const anyEvent: fc.Arbitrary<Event> = fc
  .tuple(envelope, anyFact)
  .map(([cover, fact]) => ({ ...cover, ...fact }));
