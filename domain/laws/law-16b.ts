/**
 * Law 16B: the use of unauthorized information, step by step, each step the director's: was it perceived, what were the
 * logical alternatives, was the action suggested, did it damage the other side. The action itself stands. A poll is
 * evidence for the director and decides nothing here.
 */
import type { Event, EventOf, Seq } from '../event.ts';
import { find } from '../find.ts';
import { actorOf, actsAfter, lastForbidden, type Matter16, type Use } from '../information.ts';
import { type Heard, idleInPlay, type LawOf, type LawOnActs, moved, NOTHING, type Pending, passesOn } from '../law.ts';
import type { Seat } from '../seat.ts';
import { SEATS, hasSeat } from '../seat.ts';
import { answerTo, matterAt, type Situation } from '../situation.ts';

const STEPS = ['perceived', 'logicalAlternatives', 'suggested', 'damage'] as const;
export type Step = (typeof STEPS)[number];
/** What the director has found of a step; undefined where he has not. */
export const stepOf = (m: Use, t: Situation, step: Step) =>
  answerTo(t, m.of, step) ?? (step === 'perceived' && m.source !== null ? answerTo(t, m.source, step) : undefined);
/** What is still to be judged: not what a later answer has settled, nor what an earlier one has made idle. */
export const openSteps = (m: Use, t: Situation): readonly Step[] => {
  if (stepOf(m, t, 'perceived') === false || stepOf(m, t, 'suggested') === false) return [];
  const last = STEPS.findLastIndex((step) => stepOf(m, t, step) !== undefined && step !== 'logicalAlternatives');
  return STEPS.slice(last + 1).filter((step) => stepOf(m, t, step) === undefined);
};
/** The cases on record, for the state. */
export const casesOf = (t: Situation): readonly Use[] =>
  t.matters.filter((m): m is Use => m.law === '16' && m.about === 'use' && m.acted);

const use = (t: Situation, of: Seq, seat: Seat, claimed: boolean): Use => {
  const item = lastForbidden(t, seat, of);
  return {
    law: '16',
    about: 'use',
    of,
    seat,
    source: item?.of ?? null,
    acted: true,
    claimed,
    found: false,
    forbids: item?.law.startsWith('16') === true && item.law !== '16B1a' ? item.law : '16B1a',
  };
};
const asCase = (t: Situation, of: Seq, claimed: boolean): Use | undefined => {
  const known = matterAt(t, '16', of);
  if (known !== undefined) return known.about === 'use' ? { ...known, claimed: known.claimed || claimed } : undefined;
  const seat = actorOf(t, of);
  return seat === undefined ? undefined : use(t, of, seat, claimed);
};
/** Of an act, or of what its player must not use: then of his next act behind it. */
const complained = (e: EventOf<'DirectorCalled'> | EventOf<'RightsReserved'>, t: Situation): Heard | null => {
  const claimed = e.type === 'DirectorCalled';
  const { of } = e;
  if (of === undefined) return null;
  const item = t.known.find((k) => k.of === of && k.until === null);
  const users =
    item === undefined || item.law !== '16B1a' ? [] : SEATS.filter((seat) => hasSeat(item.unauthorized, seat));
  const acts = users.flatMap((seat) => actsAfter(t, seat, of).slice(0, 1));
  const cases = acts.map((act) => asCase(t, act, claimed)).filter((m) => m !== undefined);
  if (cases.length > 0) return passesOn(...cases.map((matter) => ({ is: 'matter', matter }) as const));
  const [seat] = users;
  if (seat !== undefined && matterAt(t, '16', of) === undefined)
    return passesOn({
      is: 'matter',
      matter: { law: '16', about: 'use', of, seat, source: of, acted: false, forbids: '16B1a', claimed, found: false },
    });
  const actor = actorOf(t, of);
  if (actor === undefined || lastForbidden(t, actor, of) === undefined || isIrregular(t, of)) return null;
  const matter = asCase(t, of, claimed);
  return matter === undefined ? null : passesOn({ is: 'matter', matter });
};
/** Attention to an irregularity speaks of that, not of what its player knew. */
const isIrregular = (t: Situation, of: Seq): boolean =>
  t.findings.some((f) => f.seq === of) || t.matters.some((m) => m.of === of && m.law !== '16');

const judged = (e: EventOf<'DirectorJudged'>, t: Situation): Heard | null => {
  if (e.question !== 'suggested' && e.question !== 'logicalAlternatives') return null;
  const matter = asCase(t, e.of, true);
  if (matter === undefined) return null;
  if (e.question !== 'suggested' || e.answer !== true || matter.found) return passesOn({ is: 'matter', matter });
  return passesOn(
    { is: 'matter', matter: { ...matter, found: true } },
    find(t, e.of, 'unauthorized-information', matter.forbids, matter.seat),
  );
};
const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  switch (e.type) {
    case 'DirectorJudged':
      return judged(e, t);
    case 'DirectorCalled':
    case 'RightsReserved':
      return complained(e, t);
    default:
      return null;
  }
};
/** Its player has not acted since. */
const isAwaited = (m: Matter16): m is Use => m.about === 'use' && !m.acted && !m.found;
/** Rights were reserved before he acted: his next call or card is the one they are about. */
const watch: NonNullable<LawOf<'16'>['watch']> = (m, e: Event) =>
  isAwaited(m) && (e.type === 'CallMade' || e.type === 'CardPlayed') && e.seat === m.seat
    ? [moved(m, { found: true }), { is: 'matter', matter: { ...m, of: e.seq, acted: true } }]
    : NOTHING;
const asks: NonNullable<LawOf<'16'>['asks']> = (m, t): readonly Pending[] => {
  if (m.about !== 'use' || !m.claimed || !m.acted) return [];
  const over = t.phase === 'ended' || t.phase === 'closed';
  const law = { perceived: '16B1a', logicalAlternatives: '16B1b', suggested: m.forbids, damage: '16B3' } as const;
  return openSteps(m, t)
    .filter((step) => (step === 'damage' ? over && stepOf(m, t, 'suggested') === true : true))
    .map((step) => ({
      of: m.of,
      law: law[step],
      kind: 'judgement',
      by: 'director',
      question: step,
      options: [],
      until: 'answer',
    }));
};

export const law16b: LawOf<'16'> = {
  law: '16',
  about: '16',
  watch,
  asks,
  idle: (m, t) => idleInPlay(m, t) && !isAwaited(m),
};
export const law16bOnActs: LawOnActs = { law: '16', on: ['DirectorJudged', 'DirectorCalled', 'RightsReserved'], fresh };
