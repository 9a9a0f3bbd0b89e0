/** Law 63: what establishes a revoke. Grounds are kept with the revoke; whether it is established is read off them. */
import { claimNow, denies } from '../claim.ts';
import type { Consequence } from '../consequence.ts';
import type { Edition, LawRef } from '../edition.ts';
import type { Event, Seq } from '../event.ts';
import { type LawOf, moved, NOTHING } from '../law.ts';
import { nextTrick } from '../lead.ts';
import type { Matter61 } from '../matter.ts';
import { isBefore } from '../order.ts';
import { type Seat, sideOf } from '../seat.ts';
import { answerTo, cardsOfTrick, type Situation } from '../situation.ts';

interface Block {
  /** Agreement to an opponent's claim: at once, or when it can no longer be taken back (69A). */
  readonly agreement: { readonly law: LawRef; readonly atOnce: boolean };
  /** A play taken back under 47E1 establishes nothing. */
  readonly misledPlayCounts: boolean;
}
const EDITION: Record<Edition, Block> = {
  '2007': { agreement: { law: '63A3', atOnce: true }, misledPlayCounts: true },
  '2017': { agreement: { law: '63A4', atOnce: false }, misledPlayCounts: false },
};

/** The trick to which a card of the offending side belongs, legally led or played or not. */
const trickMeant = (t: Situation): number => nextTrick(t);
const complete = (t: Situation, trick: number): boolean =>
  t.play !== null && (trick < t.play.trick || cardsOfTrick(t.play, trick).length === 4);

const sameSide = (m: Matter61, seat: Seat): boolean => sideOf(seat) === sideOf(m.seat);
const claimAgreed = (t: Situation): boolean => t.matters.some((m) => m.law === '68' && m.stage === 'agreed');

/** The paragraph under which the event establishes the revoke; null where it does not. */
const ground = (m: Matter61, e: Event, t: Situation): LawRef | null => {
  const block = EDITION[t.setup.edition];
  switch (e.type) {
    case 'CardPlayed':
      return sameSide(m, e.seat) && complete(t, m.trick) && trickMeant(t) > m.trick && e.faceDown !== true
        ? '63A1'
        : null;
    case 'CardDesignated':
      return sameSide(m, e.by) && complete(t, m.trick) ? '63A2' : null;
    case 'CardExposed':
      return e.how === 'named' && sameSide(m, e.seat) && complete(t, m.trick) ? '63A2' : null;
    case 'ClaimMade':
    case 'ConcessionMade':
      return sameSide(m, e.by) ? '63A3' : null;
    case 'ClaimAnswered':
      return block.agreement.atOnce && e.answer === 'agreed' && sameSide(m, e.by) ? block.agreement.law : null;
    case 'TricksAgreed':
      return block.agreement.atOnce ? block.agreement.law : null;
    case 'CallOnNextBoard':
      return !block.agreement.atOnce && claimAgreed(t) && sameSide(m, e.seat) ? block.agreement.law : null;
    case 'RoundEnded':
      return !block.agreement.atOnce && claimAgreed(t) ? block.agreement.law : null;
    default:
      return null;
  }
};
/** 68B2: what has not occurred has established nothing. */
const deniedNow = (m: Matter61, e: Event, t: Situation): Seq | null => {
  const claim = claimNow(t);
  return claim !== undefined && denies(claim, e, t) && m.grounds.some((g) => g.seq === claim.of) ? claim.of : null;
};
/** One ground is enough; where it falls, every other card of the side that was played since is one (47E1). */
const withoutGround = (m: Matter61, of: Seq, t: Situation): Matter61['grounds'] => {
  const kept = m.grounds.filter((g) => g.seq !== of);
  if (kept.length > 0 || t.play === null) return kept;
  const next = [...t.play.tricks.flatMap((trick) => trick.cards), ...t.play.current, ...t.play.withdrawn]
    .filter((c) => sameSide(m, c.seat) && isBefore(t, of, c.seq) && answerTo(t, c.seq, 'toldHisTurn') !== true)
    .toSorted((x, y) => (isBefore(t, x.seq, y.seq) ? -1 : 1))[0];
  return next === undefined ? [] : [{ seq: next.seq, law: '63A1' }];
};
const watch = (m: Matter61, e: Event, t: Situation): readonly Consequence[] => {
  if (m.stage === 'corrected' || m.stage === 'taken back') return NOTHING;
  if (
    e.type === 'DirectorJudged' &&
    e.question === 'toldHisTurn' &&
    e.answer === true &&
    !EDITION[t.setup.edition].misledPlayCounts
  )
    return m.grounds.some((g) => g.seq === e.of) ? [moved(m, { grounds: withoutGround(m, e.of, t) })] : NOTHING;
  const denied = deniedNow(m, e, t);
  if (denied !== null) return [moved(m, { grounds: withoutGround(m, denied, t) })];
  if (e.type === 'CardPlayed' && m.grounds.length > 0) return NOTHING;
  const law = ground(m, e, t);
  return law === null ? NOTHING : [moved(m, { grounds: [...m.grounds, { seq: e.seq, law }] })];
};

/** The other side's cards establish nothing, nor does another of the offending side's. */
const idle = (m: Matter61, _t: Situation, seat: Seat): boolean => {
  if (m.stage === 'denied') return true;
  if (m.stage === 'taken back' || m.offers.some((o) => o.stage === 'offered')) return false;
  return m.stage === 'corrected' || m.grounds.length > 0 || !sameSide(m, seat);
};

export const law63: LawOf<'61'> = { law: '63', about: '61', watch, idle };
