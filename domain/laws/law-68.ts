/**
 * Laws 68 to 71 and 79A: claims, concessions and the number of tricks agreed. Contested, the tricks are the director's
 * to judge.
 */
import type { Consequence } from '../consequence.ts';
import type { Edition } from '../edition.ts';
import type { Event, EventOf, Seq } from '../event.ts';
import { find } from '../find.ts';
import { claimNow, denies, remainingTricks } from '../claim.ts';
import { type Heard, type LawOf, type LawOnActs, moved, NOTHING, type Pending, takes } from '../law.ts';
import { lho, rho, type Seat, type Side, sideOf } from '../seat.ts';
import { isDefender, type Situation } from '../situation.ts';

export interface Matter68 {
  readonly law: '68';
  readonly of: Seq;
  readonly by: Seat;
  /** For the claimer's side, of those remaining; null where no number was said. */
  readonly tricks: number | null;
  /** What the director gave. */
  readonly awarded: number | null;
  /** Tricks were conceded, by a concession or by claiming fewer than all. */
  readonly concedes: boolean;
  readonly answers: readonly { readonly seat: Seat; readonly answer: EventOf<'ClaimAnswered'>['answer'] }[];
  /** void: it counts for nothing (68B2, 68D2b). */
  readonly stage: 'pending' | 'agreed' | 'contested' | 'decided' | 'withdrawn' | 'void';
  /** The side that had agreed, or conceded, and took it back (69B, 71). */
  readonly takenBack: '69B2' | '71' | null;
  /** Defenders' cards shown while play had stopped: penalty cards of no kind (68B2, 68D). */
  readonly shown: readonly Shown[];
  /** The number was agreed with no claimer known (79A). */
  readonly agreedNumber: boolean;
}
interface Shown {
  readonly of: Seq;
  readonly seat: Seat;
}
/** 68D2b: in 2017 play may go on by consent of all four; in 2007 it stops. */
const PLAY_ON: Record<Edition, boolean> = { '2007': false, '2017': true };

const opened = (of: Seq, by: Seat, tricks: number | null, concedes: boolean): Matter68 => ({
  law: '68',
  of,
  by,
  tricks,
  awarded: null,
  concedes,
  answers: [],
  stage: 'pending',
  takenBack: null,
  shown: [],
  agreedNumber: false,
});
const playing = (t: Situation): boolean => t.play !== null && (t.phase === 'play' || t.phase === 'clarification');

const fresh: NonNullable<LawOnActs['fresh']> = (e, t): Heard | null => {
  if (!playing(t) || t.play === null) return null;
  const rest = remainingTricks(t);
  if (e.type === 'ClaimMade')
    return takes({
      is: 'matter',
      matter: opened(e.seq, e.by, e.tricks ?? null, e.tricks !== undefined && e.tricks < rest),
    });
  if (e.type === 'ConcessionMade') return takes({ is: 'matter', matter: opened(e.seq, e.by, rest - e.tricks, true) });
  if (e.type === 'TricksAgreed')
    return takes({
      is: 'matter',
      matter: {
        ...opened(e.seq, t.play.declarer, forDeclarer(t, e.declarer), false),
        stage: 'agreed',
        agreedNumber: true,
      },
    });
  return null;
};
/** Declarer's number of all thirteen, as a number of those remaining. */
const forDeclarer = (t: Situation, all: number): number =>
  all - (t.play === null ? 0 : sideOf(t.play.declarer) === 0 ? t.play.ns : t.play.ew);

/** 68B2: a defender's partner objects at once: nothing was conceded, and what was shown meanwhile is a withdrawn action (16). */
const denied = (m: Matter68): Heard =>
  takes(
    moved(m, { stage: 'void' }),
    ...m.shown.map(
      ({ of, seat }): Consequence => ({
        is: 'refer',
        referral: { to: '16', of, kind: 'card', offender: seat, as: 'withdrawn' },
      }),
    ),
  );
/** 69A: final once the round has ended, or the side has called on a later board. */
const isFinal = (t: Situation, side: Side): boolean =>
  t.docket.roundEnded !== null || t.docket.nextBoard[side] !== null;

/** An objection: at once (68D), to what was agreed (69B2), or to one's own concession (71). */
const objection = (m: Matter68, now: Matter68, e: EventOf<'ClaimAnswered'>, t: Situation): Heard => {
  const settled = m.stage === 'agreed' || m.stage === 'decided';
  const own = sideOf(e.by) === sideOf(m.by) && m.concedes;
  const law = own ? '71' : '69B2';
  if (settled && t.docket.correctionOver !== null) return takes(find(t, e.seq, 'too-late', law, e.by));
  const takenBack = settled && (own || isFinal(t, sideOf(e.by))) ? law : m.takenBack;
  return takes(
    moved(now, { stage: 'contested', takenBack }),
    ...(m.stage === 'contested' || settled ? [] : [find(t, m.of, 'claim-disputed', '68D', m.by)]),
  );
};
const answer = (m: Matter68, e: EventOf<'ClaimAnswered'>, t: Situation): Heard => {
  const answers = [...m.answers.filter((a) => a.seat !== e.by), { seat: e.by, answer: e.answer }];
  const said = (seat: Seat, what: string): boolean => answers.some((a) => a.seat === seat && a.answer === what);
  const now: Matter68 = { ...m, answers };
  const opponents = [lho(m.by), rho(m.by)] as const;
  if (denies(m, e, t)) return denied(now);
  if (e.answer === 'playOn' && PLAY_ON[t.setup.edition] && (m.stage === 'pending' || m.stage === 'contested'))
    return takes(moved(now, { stage: answers.filter((a) => a.answer === 'playOn').length === 4 ? 'void' : m.stage }));
  if (e.answer !== 'agreed') return objection(m, now, e, t);
  return takes(
    moved(now, {
      stage: m.stage === 'pending' && opponents.every((seat) => said(seat, 'agreed')) ? 'agreed' : m.stage,
    }),
  );
};

const hear = (m: Matter68, e: Event, t: Situation): Heard | null => {
  if (m.stage === 'void' || claimNow(t) !== m) return null;
  if (e.type === 'ClaimAnswered') return answer(m, e, t);
  if (e.type === 'DirectorJudged' && e.question === 'tricksForClaimer' && e.of === m.of && typeof e.answer === 'number')
    return takes(moved(m, { awarded: e.answer, stage: 'decided' }));
  if (e.type === 'TricksAgreed') {
    const declarers = forDeclarer(t, e.declarer);
    const same = t.play !== null && sideOf(t.play.declarer) === sideOf(m.by);
    return takes(moved(m, { awarded: same ? declarers : remainingTricks(t) - declarers, stage: 'agreed' }));
  }
  if (e.type === 'CardExposed' && t.phase !== 'ended' && t.phase !== 'closed')
    return takes(...(isDefender(t, e.seat) ? [moved(m, { shown: [...m.shown, { of: e.seq, seat: e.seat }] })] : []));
  // 68D: play stops with a claim; what is played all the same is at most evidence (70D3). A card that an earlier trick
  // lacks is none of this (67).
  if (e.type === 'CardPlayed' && e.trick === undefined && m.stage !== 'withdrawn')
    return takes(find(t, e.seq, 'remark-of-interest', '68D', e.seat, { severity: 'notice' }));
  return null;
};
const asks = (m: Matter68, t: Situation): readonly Pending[] => {
  const unsaid = m.stage === 'agreed' && m.tricks === null && m.awarded === null;
  if ((m.stage !== 'contested' && !unsaid) || claimNow(t) !== m) return [];
  return [
    {
      of: m.of,
      law: m.takenBack ?? '70A',
      kind: 'judgement',
      by: 'director',
      question: 'tricksForClaimer',
      options: [],
      until: 'answer',
    },
  ];
};
/** The play ends when the claim is agreed or decided, and goes on where it came to nothing. */
const follows: NonNullable<LawOnActs['follows']> = (t): readonly Consequence[] => {
  const claim = claimNow(t);
  const ends = claim !== undefined && (claim.stage === 'agreed' || claim.stage === 'decided');
  return ends && playing(t) ? [{ is: 'phase', to: 'ended' }] : NOTHING;
};

/** 68D: play stops until the claim is answered or decided. */
const holds = (m: Matter68, t: Situation): Seat | null =>
  (m.stage === 'pending' || m.stage === 'contested') && claimNow(t) === m ? (t.play?.turn ?? null) : null;

export const law68: LawOf<'68'> = { law: '68', about: '68', hear, asks, holds, idle: (m) => m.stage === 'void' };
export const law68OnActs: LawOnActs = {
  law: '68',
  on: ['ClaimMade', 'ConcessionMade', 'TricksAgreed'],
  fresh,
  followsOn: ['68'],
  follows,
};
