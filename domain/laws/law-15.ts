/** Law 15 (2007: and 17D): a call made on another board's cards, and the wrong board played. */
import type { Consequence } from '../consequence.ts';
import type { Edition, LawRef } from '../edition.ts';
import type { EventOf } from '../event.ts';
import { find } from '../find.ts';
import { type LawOnActs, takes } from '../law.ts';
import { actOf, type Situation } from '../situation.ts';

const EDITION: Record<Edition, { readonly cards: LawRef; readonly board: LawRef }> = {
  '2007': { cards: '17D', board: '15A' },
  '2017': { cards: '15A', board: '15B' },
};

/**
 * The call and those after it are cancelled; the player looks at his own hand and calls afresh. Where his partner has
 * called over it, or (2007) his next call differs, the score is the director's to adjust.
 */
const cancelled = (e: EventOf<'WrongCards'>, t: Situation): readonly Consequence[] => {
  const call = e.of === undefined ? undefined : actOf(t, e.of);
  if (call === undefined || (t.phase !== 'auction' && t.phase !== 'clarification')) return [];
  const { cards: law } = EDITION[t.setup.edition];
  return t.auction.acts
    .slice(t.auction.acts.indexOf(call))
    .filter((act) => act.status === 'standing' || act.status === 'pending')
    .flatMap((act): Consequence[] => [
      { is: 'status', of: act.seq, status: 'cancelled', law },
      { is: 'refer', referral: { to: '16', of: act.seq, kind: 'call', offender: call.seat, as: 'withdrawn' } },
    ]);
};
const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  const laws = EDITION[t.setup.edition];
  if (e.type === 'WrongCards') {
    const seat = e.seat ?? (e.of === undefined ? undefined : actOf(t, e.of)?.seat) ?? null;
    return takes(find(t, e.of ?? e.seq, 'wrong-cards', laws.cards, seat, { since: e.seq }), ...cancelled(e, t));
  }
  return e.type === 'WrongBoard' ? takes(find(t, e.seq, 'wrong-board', laws.board, e.seat ?? null)) : null;
};
export const law15: LawOnActs = { law: '15', on: ['WrongCards', 'WrongBoard'], fresh };
