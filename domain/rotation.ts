/**
 * A call out of rotation, as Laws 28 to 32 share it: who called at whose turn, and what has become of it.
 *   offered → accepted                        LHO says so or calls (29A)
 *   offered → overtaken                       an opponent calls in turn (28B)
 *   offered → slip                            it was not what he meant: the call that he meant takes its place (25A)
 *   offered → cancelled → any call | must repeat → repeated | judging → comparable | settled    (29B; 30, 31, 32)
 * The call made later at the offender's turn is the substitute, however it came to stand.
 */
import type { Call, DenominationSet } from './call.ts';
import type { Consequence } from './consequence.ts';
import type { Edition, LawRef } from './edition.ts';
import type { Seq } from './event.ts';
import { moved } from './law.ts';
import { partner, rho, type Seat } from './seat.ts';
import { actOf, type CallAct, type Situation } from './situation.ts';

/** A pass that the rectification imposes, for one turn or throughout. */
export interface ImposedPass {
  readonly seat: Seat;
  readonly life: 'nextTurn' | 'throughout';
  readonly law: LawRef;
  /** Standing calls of the seat when it was imposed. */
  readonly turns: number;
}
export interface Matter29 {
  readonly law: '29';
  readonly of: Seq;
  readonly seat: Seat;
  readonly call: Call;
  /** The denominations it specified (29C). */
  readonly shows: DenominationSet;
  /** Whose turn it was, seen from the offender. */
  readonly turn: 'rho' | 'partner' | 'lho';
  /** The law that rectifies it. */
  readonly rule: '30' | '31' | '32';
  /** Somebody had bid (2007 30A, 30B). */
  readonly bidBefore: boolean;
  /** He was already required to pass: he can't be required to repeat another call. */
  readonly mustPass: boolean;
  readonly stage:
    | 'offered'
    | 'accepted'
    | 'overtaken'
    | 'slip'
    | 'cancelled'
    | 'any call'
    | 'must repeat'
    | 'repeated'
    | 'judging'
    | 'comparable'
    | 'settled';
  readonly substitute: Seq | null;
  /** A call put in its place before anybody has spoken: if it is what he had meant, it is the call out of rotation. */
  readonly second: Seq | null;
  readonly pass: ImposedPass | null;
  /** 2007 30B2b: partner's standing calls when he was barred from doubling at that turn. */
  readonly noDouble: number | null;
}

const placeOf = (t: Situation, seq: Seq): number =>
  t.auction.acts.findIndex((act) => act.seq === seq && act.deemed === null);
/** The offender has yet to call again. */
export const isAwaited = (m: Matter29): boolean =>
  m.stage === 'cancelled' || m.stage === 'any call' || m.stage === 'must repeat';
/** What a call that has come to stand is to a cancelled call out of rotation. */
export const roleOf = (m: Matter29, act: CallAct, t: Situation): 'substitute' | 'rho' | null => {
  if (m.stage === 'repeated') return null;
  if (act.seat === m.seat && m.substitute !== null) return act.replaces === m.substitute ? 'substitute' : null;
  if (!isAwaited(m) || act.seq === m.of || t.auction.acts.lastIndexOf(act) < placeOf(t, m.of)) return null;
  if (act.seat === m.seat) return 'substitute';
  return act.seat === rho(m.seat) && m.turn === 'rho' ? 'rho' : null;
};

/** A pass of his partner's, imposed now. */
export const silences = (m: Matter29, t: Situation, life: ImposedPass['life'], law: LawRef): ImposedPass => ({
  seat: partner(m.seat),
  life,
  law,
  turns: t.auction.calls[partner(m.seat)],
});
/** What the cancelled call told: to the other side only (16D, 16C), or to all. */
export const told = (m: Matter29, as: 'withdrawn' | 'free'): Consequence => ({
  is: 'refer',
  referral: { to: '16', of: m.of, kind: 'call', offender: m.seat, as },
});
/** Law 26 arises for the cancelled call, or can't arise any more; `last` is the call that stands for it. */
export const restrictsLead = (m: Matter29, arises: boolean, last: Seq | null = null): Consequence => ({
  is: 'refer',
  referral: { to: '26', of: m.of, offender: m.seat, arises, last },
});
/** 31A1, 32A1 (2007 32B1), a pass of 30A and 30B1: made again as it had to be. Nothing is left of the first. */
export const repeated = (m: Matter29, substitute: Seq | null): readonly Consequence[] => [
  moved(m, { stage: 'repeated', substitute }),
  told(m, 'free'),
  restrictsLead(m, false),
];
/** The call deemed repeated (28A), or another that LHO let stand (37A): nothing more. */
export const afterRepeat = (m: Matter29, act: CallAct): readonly Consequence[] =>
  act.call === m.call ? repeated(m, act.seq) : [moved(m, { stage: 'settled', substitute: act.seq })];
/** Whether the requirement to repeat the call is in force at this moment. */
export const mustRepeat = (m: Matter29, t: Situation): boolean =>
  m.stage === 'must repeat' && !t.auction.over && t.auction.turn === m.seat;
/** Whether LHO still has his choice. */
export const isOffered = (m: Matter29, t: Situation): boolean =>
  m.stage === 'offered' && !t.auction.over && actOf(t, m.of)?.status === 'pending';

const REPEATS: Record<'30' | '31' | '32', Record<Edition, LawRef>> = {
  '30': { '2007': '30A', '2017': '30A' },
  '31': { '2007': '31A1', '2017': '31A1' },
  '32': { '2007': '32B1', '2017': '32A1' },
};
/** The paragraph by which the call must be repeated. */
export const repeatLaw = (m: Matter29, t: Situation): LawRef => REPEATS[m.rule][t.setup.edition];
