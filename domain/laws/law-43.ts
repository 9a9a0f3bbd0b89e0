/**
 * Laws 42 and 43: what dummy may not do, and the rights he loses by looking at another hand (43A2, 43B).
 */
import { claimNow } from '../claim.ts';
import type { Consequence } from '../consequence.ts';
import type { Event, EventOf, Seq } from '../event.ts';
import { find } from '../find.ts';
import { type Heard, type LawOf, type LawOnActs, moved, passesOn, type Pending, takes, idleInPlay } from '../law.ts';
import type { Matter61 } from '../matter.ts';
import { hasSeat, type Seat } from '../seat.ts';
import { answerTo, isDefender, type Situation } from '../situation.ts';

/** Dummy has looked at another hand; `first`: defenders' irregularities to which he then drew attention first (43B3). */
export interface Matter43 {
  readonly law: '43';
  readonly of: Seq;
  readonly dummy: Seat;
  readonly first: readonly Seq[];
}
const lost = (t: Situation): Matter43 | undefined => t.matters.find((m): m is Matter43 => m.law === '43');
const oversteps = (t: Situation, e: Event, law: string, dummy: Seat): Consequence =>
  find(t, e.seq, 'dummy-oversteps', law, dummy);

/** 43A2: he looks at a defender's cards (c), or leaves his seat to see declarer's (b). */
const sawHand = (e: EventOf<'Mannerism'>, t: Situation, dummy: Seat): Heard => {
  const defenders =
    e.to === undefined || [0, 1, 2, 3].some((seat) => hasSeat(e.to ?? 0, seat as Seat) && isDefender(t, seat as Seat));
  const matter: Matter43 = { law: '43', of: e.seq, dummy, first: [] };
  return passesOn(
    oversteps(t, e, defenders ? '43A2c' : '43A2b', dummy),
    ...(lost(t) === undefined ? [{ is: 'matter', matter } as const] : []),
  );
};
/** Whose irregular act the event is; undefined where nothing irregular was found about it. */
const irregular = (t: Situation, of: Seq): Seat | null | undefined => {
  const found = t.findings.find((f) => f.seq === of && f.severity === 'irregularity' && f.code !== 'dummy-oversteps');
  if (found !== undefined) return found.seat;
  return t.matters.find((m): m is Matter61 => m.law === '61' && m.of === of)?.seat;
};
/** 43A1b: dummy draws no attention, but after another has. */
const drawsAttention = (e: EventOf<'AttentionDrawn'>, t: Situation, dummy: Seat): Heard | null => {
  const seat = irregular(t, e.of);
  if (seat === undefined || t.docket.attention.some((a) => a.of === e.of && a.by !== dummy)) return null;
  const matter = lost(t);
  if (matter === undefined || seat === null || !isDefender(t, seat)) return passesOn(oversteps(t, e, '43A1b', dummy));
  return passesOn(oversteps(t, e, '43B3', dummy), moved(matter, { first: [...matter.first, e.of] }));
};
/** 43A1a: nor does he call the director, unless another has drawn attention or the play has stopped for a claim. */
const callsDirector = (e: EventOf<'DirectorCalled'>, t: Situation, dummy: Seat): Heard | null => {
  const attention = t.docket.attention.some((a) => a.by !== dummy && (e.of === undefined || a.of === e.of));
  return attention || claimNow(t) !== undefined ? null : passesOn(oversteps(t, e, '43A1a', dummy));
};
/** 43B2b: first to ask declarer about a revoke, he costs his side what an established one would. */
const asksRevoke = (e: EventOf<'QuestionAsked'>, t: Situation, dummy: Seat): Heard | null => {
  const revoke = t.matters.findLast(
    (m): m is Matter61 =>
      m.law === '61' && m.seat === t.play?.declarer && m.stage === 'open' && (e.of === undefined || m.of === e.of),
  );
  if (lost(t) === undefined || revoke === undefined || revoke.drawn !== null) return null;
  return passesOn(oversteps(t, e, '43B2b', dummy), moved(revoke, { asEstablished: true, drawn: e.seq }));
};

const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  if (t.play === null || t.phase !== 'play' || !('by' in e) || e.by !== t.play.dummy) return null;
  const { dummy } = t.play;
  switch (e.type) {
    case 'Mannerism':
      return e.kind === 'sawHand' ? sawHand(e, t, dummy) : null;
    case 'AttentionDrawn':
      return drawsAttention(e, t, dummy);
    case 'DirectorCalled':
      return callsDirector(e, t, dummy);
    case 'QuestionAsked':
      return e.kind === 'revoke' ? asksRevoke(e, t, dummy) : null;
    case 'ClaimMade':
    case 'ConcessionMade':
      return passesOn(oversteps(t, e, '43A1c', dummy));
    case 'CardDesignated':
      return takes(oversteps(t, e, '45F', dummy));
    default:
      return null;
  }
};
/** 43B3: no rectification at once; after the play the director restores equity. */
const asks = (m: Matter43, t: Situation): readonly Pending[] =>
  t.phase !== 'ended' && t.phase !== 'closed'
    ? []
    : m.first
        .filter((of) => answerTo(t, of, 'damage') === undefined)
        .map((of) => ({
          of,
          law: '43B3',
          kind: 'judgement',
          by: 'director',
          question: 'damage',
          options: [],
          until: 'answer',
        }));

export const law43: LawOf<'43'> = { law: '43', about: '43', asks, idle: idleInPlay };
export const law43OnActs: LawOnActs = {
  law: '43',
  on: [
    'Mannerism',
    'AttentionDrawn',
    'DirectorCalled',
    'QuestionAsked',
    'ClaimMade',
    'ConcessionMade',
    'CardDesignated',
  ],
  fresh,
};
