/**
 * Law 47: a card played may be taken back where an opponent has changed his (47D) or his explanation was wrong
 * (47E2), and in no other way than the Laws provide (47F). 47E1 stands with the leads out of turn.
 */
import type { Card } from '../card.ts';
import type { Consequence, Referral } from '../consequence.ts';
import type { Event, Seq } from '../event.ts';
import { type Back, entered, instead, returned, taken } from '../exchange.ts';
import { find } from '../find.ts';
import { type Heard, type LawOf, type LawOnActs, moved, NOTHING, passesOn, type Pending, takes } from '../law.ts';
import { hasSeat, lho, partner, type Seat, sideOf } from '../seat.ts';
import { answerTo, inHand, playerOf, type Played, type Situation, trickOf } from '../situation.ts';

/** A lawful change of a card, and those that follow from it (47D); a change after a wrong explanation (47E2). */
export interface Matter47 {
  readonly law: '47';
  /** The event that made the change. */
  readonly of: Seq;
  readonly ground: '47D' | '47E2';
  readonly seat: Seat;
  /** Whose irregularity gave rise to it all. */
  readonly offender: Seat;
  readonly changes: readonly Change[];
  /** 47E2: the card that was taken back, and the trick it lay in. */
  readonly card: Card | null;
  readonly trick: number;
  /** judging: 47E2, made in time; late: 47E2b, the card stays. */
  readonly stage: 'open' | 'judging' | 'refused' | 'late';
}
interface Change {
  /** The card that was taken back, and when. */
  readonly card: Seq;
  readonly at: Seq;
  readonly seat: Seat;
}
const isBack = (e: Event): e is Back => e.type === 'CardReplaced' || e.type === 'CardWithdrawn';
const played = (t: Situation, of: Seq): Played | undefined => (t.play === null ? undefined : trickOf(t.play, of)?.played);

const referred = (r: Referral): readonly Consequence[] =>
  r.to === '47'
    ? [
        {
          is: 'matter',
          matter: {
            law: '47', of: r.change, ground: '47D', seat: r.seat, offender: r.offender,
            changes: [{ card: r.card, at: r.change, seat: r.seat }], card: null, trick: 0, stage: 'open',
          },
        },
      ]
    : NOTHING;

/** 47D: an opponent of his has changed a card played before this one, and the player has not played again since. */
const opponentChanged = (m: Matter47, e: Back, t: Situation): boolean => {
  if (t.play === null || !m.changes.some((c) => sideOf(c.seat) !== sideOf(e.seat) && c.card < e.of && e.of < c.at)) return false;
  const all = [...t.play.tricks.flatMap((trick) => trick.cards), ...t.play.current];
  return !all.some((c) => c.seat === e.seat && c.seq > e.of);
};

/** What a judgement `misinformed` makes of a change under 47E2. */
const misinformed = (m: Matter47, e: Event, t: Situation): Heard | null => {
  if (e.type !== 'DirectorJudged' || e.of !== m.of || e.question !== 'misinformed' || m.card === null) return null;
  const change = m.changes[0];
  if (change === undefined || m.stage === 'late' || m.stage === 'refused') return null;
  const card: Played = { seat: m.seat, card: m.card, seq: change.card };
  if (e.answer === true) return passesOn(find(t, m.of, 'misinformation', '47E2a', m.offender, { since: e.seq }), entered(card, m.offender));
  const now = played(t, m.of);
  const back: Consequence[] =
    now === undefined ? [] : [{ is: 'taken back', of: now.seq }, { is: 'place', card: now.card, place: inHand(m.seat) }, ...returned(card, m.trick)];
  return passesOn(moved(m, { stage: 'refused' }), ...back, find(t, m.of, 'illegal-retraction', '47F', m.seat));
};
const hear = (m: Matter47, e: Event, t: Situation): Heard | null => {
  if (m.ground === '47E2') return misinformed(m, e, t);
  const card = isBack(e) ? played(t, e.of) : undefined;
  if (!isBack(e) || card === undefined || card.seat !== e.seat || !opponentChanged(m, e, t)) return null;
  const changes = [...m.changes, { card: e.of, at: e.seq, seat: e.seat }];
  return takes(...taken(t, card), ...instead(e), entered(card, m.offender), moved(m, { changes }));
};
const asks = (m: Matter47, t: Situation): readonly Pending[] => {
  const answer = answerTo(t, m.of, 'misinformed');
  const question = (of: Seq, law: string, id: string): Pending => ({ of, law, kind: 'judgement', by: 'director', question: id, options: [], until: 'answer' });
  if (m.stage === 'judging' && answer === undefined) return [question(m.of, '47E2a', 'misinformed')];
  const over = t.phase === 'ended' || t.phase === 'closed';
  if (m.stage !== 'late' || answer !== true || !over || answerTo(t, m.of, 'damage') !== undefined) return [];
  return [question(m.of, '47E2b', 'damage')];
};

/** An opponent explained something before the card, and something else, or the same anew, between it and now. */
const explainedAnew = (t: Situation, seat: Seat, of: Seq): boolean => {
  const heard = t.known.filter((k) => k.kind === 'explanation' && hasSeat(k.authorized, playerOf(t, seat)));
  return heard.some((k) => k.of < of) && heard.some((k) => k.of > of);
};
/** Nothing was played to the trick after it; an opening lead, and dummy has faced no card. */
const inTime = (t: Situation, of: Seq): boolean => {
  if (t.play === null || !t.play.current.some((c) => c.seq === of) || t.play.current.some((c) => c.seq > of)) return false;
  return t.play.trick > 1 || t.play.current.length > 1 || !t.play.spread;
};
/** 47E2, before all else that may be said of a card taken back. */
const explained: NonNullable<LawOnActs['fresh']> = (e, t): Heard | null => {
  const at = isBack(e) && t.play !== null ? trickOf(t.play, e.of) : undefined;
  if (!isBack(e) || at === undefined || at.played.seat !== e.seat || !explainedAnew(t, e.seat, e.of)) return null;
  const last = t.known.findLast((k) => k.kind === 'explanation' && k.of < e.of && hasSeat(k.authorized, playerOf(t, e.seat)));
  const from = ([lho(e.seat), partner(lho(e.seat))] as const).find((seat) => last !== undefined && hasSeat(last.unauthorized, partner(seat))) ?? lho(e.seat);
  const matter: Matter47 = {
    law: '47', of: e.seq, ground: '47E2', seat: e.seat, offender: from,
    changes: [{ card: e.of, at: e.seq, seat: e.seat }], card: at.played.card, trick: at.number, stage: 'judging',
  };
  if (!inTime(t, e.of)) return takes({ is: 'matter', matter: { ...matter, stage: 'late' } }, find(t, e.seq, 'illegal-retraction', '47E2b', e.seat));
  return takes({ is: 'matter', matter }, ...taken(t, at.played), ...instead(e));
};

/** 47F: what no law took back stays. */
const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  if (!isBack(e) || t.play === null || trickOf(t.play, e.of) === undefined) return null;
  return takes(find(t, e.seq, 'illegal-retraction', '47F', e.seat));
};
export const law47: LawOf<'47'> = { law: '47', about: '47', hear, asks };
export const law47OnExplanations: LawOnActs = { law: '47', fresh: explained, referred };
export const law47OnActs: LawOnActs = { law: '47', fresh };
