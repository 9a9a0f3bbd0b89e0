/**
 * Laws 20F, 40B, 75: misinformation. An alert that was due and not given in time counts as a mistaken explanation (21B1);
 * a call or play that rested on one and can't be changed any more is for the director to adjust (21B3, 47E2b).
 */
import type { EventOf } from '../event.ts';
import { find } from '../find.ts';
import { actorOf } from '../information.ts';
import { type Heard, type LawOf, type LawOnActs, type Pending, passesOn } from '../law.ts';
import { isBefore } from '../order.ts';
import { otherSide, seatsOf, sideOf } from '../seat.ts';
import { answerTo, type Situation } from '../situation.ts';

const IN_FAULT: readonly (string | undefined)[] = ['late', 'missing', 'mistaken'];
const alert = (e: EventOf<'AlertGiven'>, t: Situation): Heard | null =>
  IN_FAULT.includes(e.kind) && e.by !== 'spectator' ? passesOn(find(t, e.seq, 'misinformation', '21B1a', e.by)) : null;

/** The director finds that an act rested on misinformation; changes of calls and cards are Laws 21's and 47's. */
const judged = (e: EventOf<'DirectorJudged'>, t: Situation): Heard | null => {
  if (e.question !== 'misinformed' || e.answer !== true || t.matters.some((m) => m.of === e.of)) return null;
  const seat = actorOf(t, e.of);
  if (seat === undefined) return null;
  const rests = t.auction.acts.some((act) => act.seq === e.of) ? '21B3' : '47E2b';
  const side = otherSide(sideOf(seat));
  const given = t.known.findLast(
    (k) => k.kind === 'explanation' && isBefore(t, k.of, e.of) && (k.authorized & seatsOf(side)) === 0,
  );
  const found = find(t, given?.of ?? e.of, 'misinformation', rests, null);
  return passesOn(
    { is: 'matter', matter: { law: '16', about: 'misinformed', of: e.of, seat, rests } },
    found.is === 'finding' ? { is: 'finding', finding: { ...found.finding, side } } : found,
  );
};

const fresh: NonNullable<LawOnActs['fresh']> = (e, t) =>
  e.type === 'AlertGiven' ? alert(e, t) : e.type === 'DirectorJudged' ? judged(e, t) : null;

const asks: NonNullable<LawOf<'16'>['asks']> = (m, t): readonly Pending[] => {
  const over = t.phase === 'ended' || t.phase === 'closed';
  return m.about === 'misinformed' && over && answerTo(t, m.of, 'damage') === undefined
    ? [{ of: m.of, law: m.rests, kind: 'judgement', by: 'director', question: 'damage', options: [], until: 'answer' }]
    : [];
};

export const law75: LawOf<'16'> = { law: '75', about: '16', asks };
export const law75OnActs: LawOnActs = { law: '75', on: ['AlertGiven', 'DirectorJudged'], fresh };
