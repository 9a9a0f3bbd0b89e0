/**
 * Laws 81 to 85 as far as they put facts on the docket: judgements, attention, calls for the director, contested
 * facts, the end of rounds and periods, scores adjusted. What follows from them is for the laws that read the docket.
 */
import type { Consequence } from '../consequence.ts';
import type { Event, Seq } from '../event.ts';
import {
  type Book,
  type Heard,
  type LawOf,
  type LawOnActs,
  moved,
  NOTHING,
  type Pending,
  passesOn,
  idleInPlay,
} from '../law.ts';
import { type Seat, sideOf } from '../seat.ts';
import type { Docket, Situation } from '../situation.ts';

const change = (of: Partial<Docket>): Consequence => ({ is: 'docket', change: of });
/** A fact for the docket; null for every event that is none. */
const noted = (e: Event, t: Situation, book: Book): Consequence | null => {
  const { docket } = t;
  switch (e.type) {
    case 'DirectorJudged':
      return { is: 'judged', judged: { seq: e.seq, of: e.of, question: e.question, answer: e.answer } };
    case 'AttentionDrawn':
      return { is: 'attention', attention: { seq: e.seq, of: e.of, by: e.by } };
    case 'DirectorCalled':
      return change({
        directorCalls: [...docket.directorCalls, { seq: e.seq, of: e.of ?? null, open: book.pending(t).length > 0 }],
      });
    case 'DirectorRuled':
      return change({ rulings: [...docket.rulings, e.seq] });
    case 'CallOnNextBoard': {
      const [ns, ew] = docket.nextBoard;
      return change({ nextBoard: sideOf(e.seat) === 0 ? [ns ?? e.seq, ew] : [ns, ew ?? e.seq] });
    }
    case 'HandsReturned':
      return change({ handsReturned: docket.handsReturned ?? e.seq });
    case 'CorrectionPeriodEnded':
      return change({ correctionOver: docket.correctionOver ?? e.seq });
    case 'AppealPeriodEnded':
      return change({ appealOver: docket.appealOver ?? e.seq });
    case 'RecordSealed':
      return change({ sealed: docket.sealed ?? e.seq });
    case 'ScoreAdjusted':
      return change({ adjusted: e });
    default:
      return null;
  }
};
const fresh: NonNullable<LawOnActs['fresh']> = (e, t, book): Heard | null => {
  if (e.type === 'RoundEnded') {
    const closes: Consequence = { is: 'phase', to: 'closed' };
    return passesOn(change({ roundEnded: t.docket.roundEnded ?? e.seq }), ...(t.phase === 'ended' ? [closes] : []));
  }
  if (e.type === 'FactContested')
    return passesOn({ is: 'matter', matter: { law: '85', of: e.of, seat: e.by, contested: e.seq, settled: false } });
  const does = noted(e, t, book);
  return does === null ? null : passesOn(does);
};
/** A contested fact counts as recorded until it is agreed or found (85A). */
export interface Matter85 {
  readonly law: '85';
  readonly of: Seq;
  readonly seat: Seat;
  readonly contested: Seq;
  readonly settled: boolean;
}
const watch = (m: Matter85, e: Event): readonly Consequence[] =>
  !m.settled &&
  'of' in e &&
  e.of === m.of &&
  (e.type === 'FactAgreed' || e.type === 'FactFound' || (e.type === 'DirectorJudged' && e.question === 'happened'))
    ? [moved(m, { settled: true })]
    : NOTHING;
const asks = (m: Matter85): readonly Pending[] =>
  m.settled
    ? []
    : [{ of: m.of, law: '85', kind: 'judgement', by: 'director', question: 'happened', options: [], until: 'answer' }];

export const law85: LawOf<'85'> = { law: '85', about: '85', watch, asks, idle: idleInPlay };
export const law85OnActs: LawOnActs = {
  law: '85',
  on: [
    'RoundEnded',
    'FactContested',
    'DirectorJudged',
    'AttentionDrawn',
    'DirectorCalled',
    'DirectorRuled',
    'CallOnNextBoard',
    'HandsReturned',
    'CorrectionPeriodEnded',
    'AppealPeriodEnded',
    'RecordSealed',
    'ScoreAdjusted',
  ],
  fresh,
};
