/**
 * Law 64: the tricks that are transferred after an established revoke, what bars the transfer, and the director's
 * check of equity. A pure function of the revokes and the tricks won so far.
 */
import type { Edition, LawRef } from '../edition.ts';
import type { Consequence } from '../consequence.ts';
import type { Event, Seq } from '../event.ts';
import { find } from '../find.ts';
import { type LawOf, NOTHING, type Pending } from '../law.ts';
import { isBefore } from '../order.ts';
import type { Matter61 } from '../matter.ts';
import { otherSide, type Side, sideOf } from '../seat.ts';
import { answerTo, type Situation, winnerOfTrick } from '../situation.ts';
import { claimedTricks } from '../claim.ts';

/** What one revoke moves: tricks, the paragraph that moves them, the one that bars it. */
export interface TransferPart {
  readonly of: Seq;
  readonly to: Side;
  readonly tricks: number;
  readonly law: LawRef | null;
  readonly barredBy: LawRef | null;
}
const revokes = (t: Situation): Matter61[] =>
  t.matters.filter(
    (m): m is Matter61 => m.law === '61' && (m.stage === 'open' || m.stage === 'taken back' || m.stage === 'corrected'),
  );
/** Established and not put right again (62D1); 43B2b counts as established although corrected. */
export const isEstablished = (m: Matter61): boolean =>
  (m.stage === 'open' && m.grounds.length > 0 && !m.mutual) || m.asEstablished;

interface Block {
  /** 64B2: whether the earlier revoke in the suit must have been established. */
  readonly firstEstablished: boolean;
  /** 64B7: whether both revokes must have been established. */
  readonly bothEstablished: boolean;
  readonly equity: { readonly one: LawRef; readonly repeated: LawRef; readonly both: LawRef };
}
const EDITION: Record<Edition, Block> = {
  '2007': { firstEstablished: false, bothEstablished: false, equity: { one: '64C', repeated: '64C', both: '64C' } },
  '2017': { firstEstablished: true, bothEstablished: true, equity: { one: '64C1', repeated: '64C2a', both: '64C2b' } },
};

/** 64B2: a later revoke of the same player in the same suit. */
const isRepeated = (t: Situation, m: Matter61): boolean => {
  const { firstEstablished } = EDITION[t.setup.edition];
  return revokes(t).some(
    (other) =>
      other.seat === m.seat &&
      other.due === m.due &&
      m.due !== null &&
      isBefore(t, other.of, m.of) &&
      (!firstEstablished || isEstablished(other)),
  );
};
/** 64B7: both sides revoked on the board. */
const bothSides = (t: Situation, m: Matter61): boolean => {
  const { bothEstablished } = EDITION[t.setup.edition];
  return revokes(t).some(
    (other) => sideOf(other.seat) !== sideOf(m.seat) && (!bothEstablished || isEstablished(other)),
  );
};
/** 64B4, 64B5: attention first drawn after the other side called on a later board, or after the round. */
const tooLate = (t: Situation, m: Matter61): LawRef | null => {
  const called = t.docket.nextBoard[otherSide(sideOf(m.seat))];
  const { roundEnded } = t.docket;
  const drawnAfter = (end: number): boolean => m.drawn === null || isBefore(t, end, m.drawn);
  if (called !== null && drawnAfter(called)) return '64B4';
  return roundEnded !== null && drawnAfter(roundEnded) ? '64B5' : null;
};
const barOf = (t: Situation, m: Matter61): LawRef | null => {
  if (m.mutual) return '64B8';
  if (isRepeated(t, m)) return '64B2';
  if (m.dueFaced && !m.asEstablished) return '64B3';
  const late = tooLate(t, m);
  if (late !== null) return late;
  if (m.trick === 12) return '64B6';
  return bothSides(t, m) ? '64B7' : null;
};

const wonFrom = (t: Situation, side: Side, trick: number): number => {
  const play = t.play;
  if (play === null) return 0;
  let won = claimedTricks(t, side);
  for (let n = trick; n <= play.trick; n += 1) {
    const winner = winnerOfTrick(play, n);
    if (winner !== null && sideOf(winner) === side) won += 1;
  }
  return won;
};
/** 64A: two tricks where the offender himself won the revoke trick and his side a later one, else one if it won any. */
const moves = (t: Situation, m: Matter61): { readonly tricks: number; readonly law: LawRef | null } => {
  if (t.play === null) return { tricks: 0, law: null };
  const side = sideOf(m.seat);
  const winner = winnerOfTrick(t.play, m.trick);
  const after = wonFrom(t, side, m.trick + 1);
  if (winner === m.seat) return { tricks: after > 0 ? 2 : 1, law: '64A1' };
  const all = wonFrom(t, side, m.trick);
  return all > 0 ? { tricks: 1, law: '64A2' } : { tricks: 0, law: null };
};

/** What each established revoke moves so far. Never more, in all, than the side won from the revoke trick on. */
export const transferParts = (t: Situation): readonly TransferPart[] => {
  const parts: TransferPart[] = [];
  const given: [number, number] = [0, 0];
  for (const m of revokes(t)
    .filter((m) => isEstablished(m) || m.mutual)
    .toSorted((a, b) => b.trick - a.trick)) {
    const side = sideOf(m.seat);
    const barredBy = barOf(t, m);
    const full = moves(t, m);
    const tricks = barredBy !== null ? 0 : Math.min(full.tricks, Math.max(0, wonFrom(t, side, m.trick) - given[side]));
    given[side] += tricks;
    const over = t.phase === 'ended' || t.phase === 'closed';
    const bar = barredBy ?? (full.tricks === 0 && over ? '64B1' : null);
    parts.push({ of: m.of, to: otherSide(side), tricks, law: m.asEstablished ? '43B2b' : full.law, barredBy: bar });
  }
  return parts.toReversed();
};

/** 64C: whether the other side was compensated enough is the director's to judge, once the play is over. */
const asks = (m: Matter61, t: Situation): readonly Pending[] => {
  if ((t.phase !== 'ended' && t.phase !== 'closed') || !isEstablished(m) || m.drawn === null) return [];
  if (answerTo(t, m.of, 'damage') !== undefined) return [];
  const { equity } = EDITION[t.setup.edition];
  const law = bothSides(t, m) ? equity.both : isRepeated(t, m) ? equity.repeated : equity.one;
  return [{ of: m.of, law, kind: 'judgement', by: 'director', question: 'damage', options: [], until: 'answer' }];
};

/** 64B4, 64B5: attention drawn to it now is drawn too late for a transfer. */
const watch = (m: Matter61, e: Event, t: Situation): readonly Consequence[] => {
  const first = m.drawn === null || m.drawn === e.seq;
  if (e.type !== 'AttentionDrawn' || e.of !== m.of || !first || !isEstablished(m)) return NOTHING;
  const late = tooLate(t, { ...m, drawn: null });
  return late === null ? NOTHING : [find(t, e.seq, 'too-late', late, e.by)];
};

export const law64: LawOf<'61'> = { law: '64', about: '61', watch, asks };
