/** Law 15 (2007: and 17D): a call made on another board's cards, the wrong board played, its second auction (2007). */
import type { Consequence } from '../consequence.ts';
import type { Edition, LawRef } from '../edition.ts';
import type { EventOf, Seq } from '../event.ts';
import { find } from '../find.ts';
import { idleInPlay, type LawOf, type LawOnActs, moved, NOTHING, takes } from '../law.ts';
import { isBefore } from '../order.ts';
import { actOf, type CallAct, type Situation } from '../situation.ts';

/** A wrong board, found during the auction (2007 15C): the calls of the first one, as far as they stood. */
export interface Matter15 {
  readonly law: '15';
  readonly of: Seq;
  readonly first: readonly CallAct[];
  /** The first call of the second auction that is another. */
  readonly differs: Seq | null;
}
interface Block {
  readonly cards: LawRef;
  readonly board: LawRef;
  readonly secondAuction: boolean;
}
const EDITION: Record<Edition, Block> = {
  '2007': { cards: '17D', board: '15A', secondAuction: true },
  '2017': { cards: '15A', board: '15B', secondAuction: false },
};

/**
 * The call and those after it are cancelled; the player looks at his own hand and calls afresh. Where his partner has
 * called over it, or (2007) his next call differs, the score is the director's to adjust.
 */
const cancelled = (e: EventOf<'WrongCards'>, t: Situation): readonly Consequence[] => {
  const call = e.of === undefined ? undefined : actOf(t, e.of);
  if (call === undefined || (t.phase !== 'auction' && t.phase !== 'clarification')) return [];
  const { cards: law } = EDITION[t.setup.edition];
  const later = t.auction.acts.slice(t.auction.acts.indexOf(call));
  return [
    ...later
      .filter((act) => act.status === 'standing' || act.status === 'pending')
      .flatMap((act): Consequence[] => [
        { is: 'status', of: act.seq, status: 'cancelled', law },
        { is: 'refer', referral: { to: '16', of: act.seq, kind: 'call', offender: call.seat, as: 'withdrawn' } },
      ]),
    ...closed(t, later),
  ];
};
/** What was open about those calls is open no more: they belong to other cards, or to an auction that is void. */
const closed = (t: Situation, acts: readonly CallAct[]): readonly Consequence[] => {
  const about = t.matters.filter((m) => acts.some((act) => act.seq === m.of)).map((m) => `${m.law}:${m.of}`);
  return about.length === 0
    ? NOTHING
    : [{ is: 'docket', change: { closed: [...new Set([...t.docket.closed, ...about])] } }];
};
/** 2007 15C: found during the auction, which is cancelled; in the second one every call has to be the same. */
const secondAuction = (e: EventOf<'WrongBoard'>, t: Situation): readonly Consequence[] => {
  const first = t.auction.acts.filter((act) => act.status === 'standing' || act.status === 'pending');
  if (!EDITION[t.setup.edition].secondAuction || t.play !== null || first.length === 0) return NOTHING;
  const matter: Matter15 = { law: '15', of: e.seq, first, differs: null };
  return [
    ...first.map((act): Consequence => ({ is: 'status', of: act.seq, status: 'cancelled', law: '15C' })),
    ...closed(t, t.auction.acts),
    { is: 'matter', matter },
  ];
};
/** A call of the second auction that is not the corresponding one of the first: no fault, but the board is cancelled. */
const heed = (m: Matter15, act: CallAct, t: Situation): readonly Consequence[] => {
  if (m.differs !== null || act.deemed !== null || isBefore(t, act.seq, m.of)) return NOTHING;
  const before = m.first[t.auction.acts.filter((x) => x.status === 'standing').findIndex((x) => x.seq === act.seq)];
  const same =
    before === undefined ||
    (before.call === act.call && (!before.showsKnown || !act.showsKnown || before.shows === act.shows));
  return same
    ? NOTHING
    : [
        find(t, act.seq, 'wrong-board', '15C', act.seat, { severity: 'notice' }),
        moved<Matter15>(m, { differs: act.seq }),
      ];
};

const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  const laws = EDITION[t.setup.edition];
  if (e.type === 'WrongCards') {
    const seat = e.seat ?? (e.of === undefined ? undefined : actOf(t, e.of)?.seat) ?? null;
    return takes(find(t, e.of ?? e.seq, 'wrong-cards', laws.cards, seat, { since: e.seq }), ...cancelled(e, t));
  }
  return e.type === 'WrongBoard'
    ? takes(find(t, e.seq, 'wrong-board', laws.board, e.seat ?? null), ...secondAuction(e, t))
    : null;
};
export const law15OnSecondAuctions: LawOf<'15'> = { law: '15', about: '15', heed, idle: idleInPlay };
export const law15: LawOnActs = { law: '15', on: ['WrongCards', 'WrongBoard'], fresh };
