/** What happened, in a sentence for each event. */
import { DOUBLE, isBid, PASS } from '../../domain/call.ts';
import type { Event, EventOf, Fact, FreeText, Json, ScreenSide, Seq } from '../../domain/event.ts';
import type { EventWords } from '../../words/words.ts';
import type { Values } from '../../words/say.ts';
import { stateKeysText } from './keys.ts';
import { upper } from './layout.ts';
import { answerText, optionText, questionText } from './option.ts';
import { actOf, denominationsIn, type EventAt, letter, type Say } from './say.ts';
import { enteredAs, scoresText } from './score.ts';
import { listDenominations } from '../../domain/call.ts';
import { parseSeat, type Seat } from '../../domain/seat.ts';
import { isComment } from '../../domain/imported.ts';

export interface EventContext {
  readonly say: Say;
  readonly at: EventAt;
  /** Cards that began a trick, with its number. */
  readonly leads: ReadonlyMap<Seq, number>;
}
type Key = keyof EventWords;

const EXPOSED: Readonly<Record<EventOf<'CardExposed'>['how'], Key>> = {
  dropped: 'exposedDropped',
  led: 'exposedLed',
  played: 'exposedPlayed',
  shown: 'exposedShown',
  named: 'exposedNamed',
};
const ALERTS: Readonly<Record<string, Key>> = {
  announcement: 'Announcement',
  late: 'AlertLate',
  missing: 'AlertMissing',
  mistaken: 'AlertMistaken',
};
const QUESTIONS: Readonly<Record<string, Key>> = { review: 'QuestionReview', revoke: 'QuestionRevoke' };
const TEMPI: Readonly<Record<string, Key>> = { slow: 'tempoSlow', fast: 'tempoFast' };
const PENALTIES: Readonly<Record<EventOf<'PenaltyAssessed'>['kind'], Key>> = {
  warning: 'penaltyWarning',
  procedural: 'penaltyProcedural',
  disciplinary: 'penaltyDisciplinary',
};
const ANSWERS: Readonly<Record<EventOf<'ClaimAnswered'>['answer'], Key>> = {
  agreed: 'answerAgreed',
  objected: 'answerObjected',
  playOn: 'answerPlayOn',
};

const keyOfKind = (e: Event): Key | undefined => {
  switch (e.type) {
    case 'AlertGiven':
      return ALERTS[e.kind ?? ''];
    case 'QuestionAsked':
      return QUESTIONS[e.kind ?? ''];
    case 'TempoBreak':
      return TEMPI[e.kind ?? ''];
    case 'Remark':
      return isComment(e) ? 'fileComment' : undefined;
    case 'Mannerism':
      return e.kind === 'sawHand' ? 'sawHand' : undefined;
    case 'UndoAnswered':
      return e.answer === undefined ? undefined : e.answer === 'granted' ? 'undoGranted' : 'undoRefused';
    default:
      return undefined;
  }
};
const keyOf = (e: Event, leads: ReadonlyMap<Seq, number>): Key => {
  switch (e.type) {
    case 'CallMade':
      return isBid(e.call)
        ? 'madeBid'
        : e.call === PASS
          ? 'madePass'
          : e.call === DOUBLE
            ? 'madeDouble'
            : 'madeRedouble';
    case 'CardPlayed':
      if (e.faceDown === true) return 'cardFaceDown';
      return leads.get(e.seq) === 1 ? 'cardOpened' : leads.has(e.seq) ? 'cardLed' : 'cardPlayed';
    case 'CardExposed':
      return EXPOSED[e.how];
    case 'FactFound':
      return e.holds ? 'FactFound' : 'FactFoundNot';
    case 'ClaimMade':
      return e.tricks === undefined ? 'claimOpen' : 'claimNumber';
    case 'ClaimAnswered':
      return ANSWERS[e.answer];
    case 'ScoreAdjusted':
      return e.kind === 'assigned' ? 'adjustedAssigned' : 'adjustedArtificial';
    case 'PenaltyAssessed':
      return PENALTIES[e.kind];
    case 'AlertGiven':
    case 'QuestionAsked':
    case 'TempoBreak':
    case 'Remark':
    case 'Mannerism':
    case 'UndoAnswered':
      return keyOfKind(e) ?? e.type;
    default:
      return e.type;
  }
};

const isSpeaker = (by: Json | undefined): by is Seat | 'spectator' | 'director' =>
  by === 0 || by === 1 || by === 2 || by === 3 || by === 'spectator' || by === 'director';

/** Values that stand under the same name in every event that has them. */
const plainValues = (e: Event, { say, at }: EventContext): Values => ({
  ...('seat' in e && e.seat !== undefined
    ? { seat: say.seat(e.seat), who: say.seat(e.seat) }
    : { who: say.words.table.somebody }),
  ...('by' in e && isSpeaker(e.by) ? { by: say.seat(e.by) } : {}),
  ...('of' in e && e.of !== undefined ? { of: e.of, old: actOf(say, at.get(e.of)) ?? '…' } : {}),
  ...('card' in e ? { card: say.card(e.card) } : {}),
  ...('call' in e && e.call !== undefined ? { call: say.call(e.call) } : {}),
});
export const screenSideText = (say: Say, side: ScreenSide): string =>
  side
    .split('')
    .map((seat) => {
      const read = parseSeat(seat);
      return read === undefined ? seat : letter(say, read);
    })
    .join('-');
const ownValues = (e: Event, { say }: EventContext): Values => {
  const tricks = (n: number): string => say.count(say.words.table.tricks, n);
  switch (e.type) {
    case 'PositionSet':
      return {
        contract: say.contract(e.contract),
        declarer: say.seat(e.contract.declarer),
        leader: say.seat(e.leader),
      };
    case 'ClaimMade':
      return e.tricks === undefined ? {} : { tricks: tricks(e.tricks) };
    case 'ConcessionMade':
      return { tricks: tricks(e.tricks) };
    case 'TricksAgreed':
      return { tricks: tricks(e.declarer) };
    case 'ResultEntered':
      return { result: enteredAs(say, e) };
    case 'TrayMoved':
      return { to: screenSideText(say, e.to) };
    case 'OptionChosen':
      return { option: optionText(say, e.option) };
    case 'OptionsExplained':
      return { to: say.seats(e.to), options: e.options.map((each) => optionText(say, each)).join(', ') };
    case 'DirectorJudged':
      return { question: questionText(say, e.question), answer: answerText(say, e.answer) };
    case 'DirectorRuled':
      return { law: e.law };
    case 'PollTaken':
      return { answers: e.answers.map(({ action, count }) => `${action} ${count}`).join(', ') };
    case 'ScoreAdjusted':
      return { law: e.law, score: scoresText(say, e) };
    case 'PenaltyAssessed':
      return {
        who: e.seat === undefined ? say.side(e.side) : say.seat(e.seat),
        amount: [e.amount, e.unit].filter((part) => part !== undefined).join(' '),
      };
    default:
      return {};
  }
};

const textsOf = (e: Fact): readonly FreeText[] =>
  [
    'text' in e ? e.text : undefined,
    'why' in e ? e.why : undefined,
    'statement' in e ? e.statement : undefined,
    'reason' in e ? e.reason : undefined,
    'meaning' in e ? e.meaning : undefined,
    'basis' in e && e.type !== 'TempoBreak' ? e.basis : undefined,
    'title' in e ? e.title : undefined,
  ].filter((text) => text !== undefined);

/** What a call is said to mean, where the record says it. */
export const meaningText = (say: Say, e: Event): string => {
  if (e.type !== 'CallMade' && e.type !== 'CallReplaced' && e.type !== 'MeaningFound') return '';
  const { alerted, artificialCall, shows } = say.words.review;
  const shown = e.shows === undefined ? [] : listDenominations(e.shows);
  const parts = [
    e.type === 'CallMade' && e.alerted === true ? alerted : undefined,
    e.artificial === true ? artificialCall : undefined,
    e.artificial === true && shown.length > 0
      ? say.fill(shows, { denominations: denominationsIn(say, shown) })
      : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
};
const details = (say: Say, e: Event): readonly string[] => {
  const { review } = say.words;
  const seconds =
    'seconds' in e && e.seconds !== undefined
      ? e.seconds
      : 'thinkMs' in e && e.thinkMs !== undefined
        ? Math.round(e.thinkMs / 1000)
        : null;
  const isAbout =
    e.type === 'DirectorCalled' ||
    e.type === 'DirectorRuled' ||
    e.type === 'Remark' ||
    e.type === 'QuestionAsked' ||
    e.type === 'ExplanationGiven' ||
    e.type === 'AlertGiven';
  return [
    isAbout && e.of !== undefined ? say.fill(review.about, { of: e.of }) : '',
    seconds === null ? '' : say.fill(review.seconds, { n: seconds }),
    meaningText(say, e),
    e.allegedBy === undefined ? '' : say.fill(review.allegedBy, { by: say.list(e.allegedBy) }),
    e.after === undefined ? '' : say.fill(review.after, { of: e.after }),
  ].filter((part) => part !== '');
};

/** The event in a sentence, with what was said and what is known of it. */
export const eventText = (e: Event, context: EventContext): string => {
  const { say } = context;
  const { events } = say.words;
  const sentence = upper(
    say.fill(events[keyOf(e, context.leads)], { ...plainValues(e, context), ...ownValues(e, context) }),
  );
  const more = details(say, e);
  const said = textsOf(e).map((text) => say.quoted(text));
  const ruled =
    e.type === 'DirectorRuled' && e.ruling !== undefined && Object.keys(e.ruling).length > 0
      ? say.fill(events.rulingSays, { ruling: stateKeysText(say, e.ruling) })
      : '';
  const head = more.length === 0 ? sentence : `${sentence.replace(/\.$/, '')} (${more.join(', ')}).`;
  return [head, ...said, ruled].filter((part) => part !== '').join(' ');
};
