/**
 * The screen regulations as a layer above the Laws: an irregular act is judged by its law, whose answer stays visible
 * in its matter; the regulation holds that matter silent and says in its place what becomes of the act.
 */
import { withdrawnCall } from '../change-of-call.ts';
import type { Consequence } from '../consequence.ts';
import type { Event } from '../event.ts';
import { type Heard, idleInPlay, type LawOf, type LawOnActs, moved, NOTHING, passesOn, takes } from '../law.ts';
import type { Matter } from '../matter.ts';
import type { Matter13 } from '../laws/law-13.ts';
import type { MatterOfScreens } from '../screens.ts';
import { isDefender, matterAt, placeKind, type Situation } from '../situation.ts';
import { hearCall } from './calls.ts';
import { bothFaced, hearLead, heldLead } from './leads.ts';
import { rulesOf } from './rules.ts';

/** Matters of the Laws whose say the regulations take: insufficient bids, calls out of rotation, inadmissible ones, changes, leads. */
const REPLACED: Record<MatterOfScreens['kind'], readonly Matter['law'][]> = {
  call: ['27', '29', '35'],
  change: ['25'],
  lead: ['53'],
};
/** Whether a regulation speaks in the place of the matter's law. */
export const isHeld = (t: Situation, m: Matter): boolean =>
  t.screens !== null &&
  m.law !== 'screens' &&
  t.matters.some(
    (s) => s.law === 'screens' && s.of === m.of && s.stage !== 'ordinary' && REPLACED[s.kind].includes(m.law),
  );

/** 5.2: a call on a wrong hand that the other side has not seen is none for Law 13. */
const isUncrossed = (t: Situation, m: Matter): m is Matter13 =>
  m.law === '13' &&
  m.called !== null &&
  t.screens !== null &&
  rulesOf(t.screens).wrongHand !== null &&
  !(t.screens.seen[0].includes(m.called) && t.screens.seen[1].includes(m.called));
/** Whether the matter's law has nothing to say now: a regulation speaks in its place, or not yet. */
export const isMute = (t: Situation, m: Matter): boolean => t.screens !== null && (isHeld(t, m) || isUncrossed(t, m));

const hear = (m: MatterOfScreens, e: Event, t: Situation): Heard | null =>
  m.kind === 'lead' ? hearLead(m, e, t) : m.kind === 'call' ? hearCall(m, e, t) : null;

const held = (
  kind: 'call' | 'change',
  of: number,
  seat: MatterOfScreens['seat'],
  stage: 'here' | 'corrected',
): Consequence => ({
  is: 'matter',
  matter: { law: 'screens', of, seat, kind, stage, both: false, drawn: false, called: false },
});
const isNew = (t: Situation, of: number): boolean => matterAt(t, 'screens', of) === undefined;
/** Irregular calls that have just been made and wait for what becomes of them. */
const irregularCalls = (t: Situation): readonly Consequence[] =>
  t.auction.acts
    .filter((act) => act.seq === t.at && act.status === 'pending' && act.irregular !== null && act.deemed === null)
    .filter((act) => isNew(t, act.seq) && matterAt(t, '25', act.seq) === undefined)
    .map((act) => held('call', act.seq, act.seat, 'here'));
/** 6.2: a call meant and then changed: the change is cancelled, the first call stands, LHO has nothing to accept. */
const changes = (t: Situation, law: string): readonly Consequence[] =>
  t.matters.flatMap((m): readonly Consequence[] =>
    m.law === '25' && m.stage === 'offered' && isNew(t, m.of)
      ? [
          { is: 'status', of: m.of, status: 'cancelled', law },
          withdrawnCall(m.of, m.seat),
          moved(m, { stage: 'settled', as: 'refused' }),
          held('change', m.of, m.seat, 'corrected'),
        ]
      : NOTHING,
  );
const leads = (t: Situation): readonly Consequence[] =>
  t.phase === 'clarification'
    ? t.matters.flatMap((m) =>
        m.law === '53' && m.opening && m.stage === 'offered' && isNew(t, m.of) ? heldLead(m, t) : NOTHING,
      )
    : NOTHING;
const follows: NonNullable<LawOnActs['follows']> = (t) => {
  if (t.screens === null) return NOTHING;
  const { change } = rulesOf(t.screens);
  const faced = t.matters.flatMap((m) => (m.law === 'screens' ? bothFaced(m, t) : NOTHING));
  return [...irregularCalls(t), ...(change === null ? NOTHING : changes(t, change)), ...leads(t), ...faced];
};

/** 5.1: dummy may be first to point out a card that a defender exposed, and call the director about it. */
const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  if (t.screens === null) return null;
  // 5.2: put right before the call has crossed, the board is as if nobody had called on a wrong hand.
  if (e.type === 'HandsCorrected') {
    const uncalled = t.matters.flatMap((m) => (isUncrossed(t, m) ? [moved<Matter13>(m, { called: null })] : []));
    return uncalled.length === 0 ? null : passesOn(...uncalled);
  }
  if (t.play === null || !rulesOf(t.screens).dummyMaySpeak) return null;
  if ((e.type !== 'AttentionDrawn' && e.type !== 'DirectorCalled') || e.by !== t.play.dummy) return null;
  const of = e.of ?? t.docket.attention.findLast((a) => a.by === e.by)?.of;
  return of !== undefined && isExposed(t, of) ? takes() : null;
};
const isExposed = (t: Situation, of: number): boolean =>
  t.matters.some(
    (m) =>
      m.of === of &&
      'card' in m &&
      (m.law === '50' || m.law === '57') &&
      isDefender(t, m.seat) &&
      placeKind(t.cards[m.card] ?? 0) !== null,
  );

export const screens: LawOf<'screens'> = { law: 'screens', about: 'screens', hear, idle: idleInPlay };
export const screensOnActs: LawOnActs = {
  law: 'screens',
  on: ['HandsCorrected', 'AttentionDrawn', 'DirectorCalled'],
  fresh,
  follows,
};
