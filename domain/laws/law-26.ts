/**
 * Law 26: a call was withdrawn, its maker ends as a defender: at his partner's first turn to lead, declarer may
 * restrict the lead. Latent from the withdrawal on, reckoned anew as the offender specifies suits.
 */
import type { Consequence, Referral } from '../consequence.ts';
import type { Edition, LawRef } from '../edition.ts';
import type { Event, Seq } from '../event.ts';
import { type LawOf, type LawOnActs, type LeadRestriction, moved, NOTHING, type Pending, takes } from '../law.ts';
import { parseSuit, SUITS, type Suit, suitName } from '../card.ts';
import { partner, type Seat } from '../seat.ts';
import { actOf, type CallAct, type Situation } from '../situation.ts';
import { isOnLead } from '../lead.ts';

export interface Matter26 {
  readonly law: '26';
  /** The withdrawn call. */
  readonly of: Seq;
  /** The offender; his partner's lead is restricted. */
  readonly seat: Seat;
  readonly arises: boolean;
  /** The call that stands for it, where it was not put in its place (29B). */
  readonly last: Seq | null;
  readonly chosen: {
    readonly kind: 'require' | 'forbid' | 'none';
    readonly suit: Suit | null;
    readonly seq: Seq;
    readonly trick: number;
  } | null;
  /** Partner's first turn to lead has gone by without a word of declarer's. */
  readonly missed: boolean;
}

interface Reach {
  readonly law: LawRef;
  readonly suits: readonly Suit[];
  readonly may: readonly ('require' | 'forbid')[];
}
/** Suits that the offender has specified in the legal auction. */
const specified = (t: Situation, seat: Seat): number => {
  let shows = 0;
  for (const act of t.auction.acts) if (act.status === 'standing' && act.seat === seat) shows |= act.shows;
  return shows;
};
/** The call that stands in the place of the withdrawn one. */
const finalCall = (t: Situation, m: Matter26): CallAct | undefined => {
  let at: CallAct | undefined = actOf(t, m.last ?? m.of);
  for (let next = at; next !== undefined; next = t.auction.acts.find((act) => act.replaces === at?.seq)) at = next;
  return at?.status === 'standing' ? at : undefined;
};
/** The same call with the same meaning is no different call (2007, and its footnote). */
const sameCall = (a: CallAct, b: CallAct): boolean =>
  a.call === b.call && (a.artificial ?? false) === (b.artificial ?? false) && a.shows === b.shows;

const REACH: Record<Edition, (t: Situation, m: Matter26) => Reach | null> = {
  '2007': (t, m) => {
    const act = actOf(t, m.of);
    const last = finalCall(t, m);
    if (act === undefined || (last !== undefined && sameCall(act, last))) return null;
    const suits = SUITS.filter((suit) => ((act.shows >> suit) & 1) === 1);
    const solely = suits.length > 0 && act.shows < 16;
    if (!solely) return { law: '26B', suits: SUITS, may: ['forbid'] };
    const legal = specified(t, m.seat);
    const left = suits.filter((suit) => ((legal >> suit) & 1) === 0);
    return left.length === 0 ? null : { law: '26A2', suits: left, may: ['require', 'forbid'] };
  },
  '2017': (t, m) => {
    const legal = specified(t, m.seat);
    const left = SUITS.filter((suit) => ((legal >> suit) & 1) === 0);
    return left.length === 0 ? null : { law: '26B', suits: left, may: ['forbid'] };
  },
};

const status = (t: Situation, m: Matter26): LeadRestriction['status'] => {
  if (m.chosen === null) return isOnLead(t, partner(m.seat)) ? 'due' : 'latent';
  if (m.chosen.kind === 'none' || t.play === null) return 'spent';
  if (m.chosen.kind === 'require')
    return t.play.trick > m.chosen.trick || hasLed(t, m.chosen.trick) ? 'spent' : 'imposed';
  return keepsLead(t, partner(m.seat), m.chosen.trick) ? 'imposed' : 'spent';
};
const hasLed = (t: Situation, trick: number): boolean =>
  t.play !== null && t.play.trick === trick && t.play.current.length > 0 && t.play.current.length < 4;
/** Whether the leader has won every complete trick from `trick` on. */
const keepsLead = (t: Situation, leader: Seat, trick: number): boolean => {
  const play = t.play;
  if (play === null) return false;
  if (play.tricks.slice(trick - play.base.trick).some((done) => done.winner !== leader)) return false;
  return play.current.length < 4 ? play.leader === leader || play.current.length === 0 : play.turn === leader;
};

const restriction = (m: Matter26, t: Situation): LeadRestriction | null => {
  if (!m.arises || m.missed) return null;
  const contract = t.auction.contract;
  if (contract !== null && (contract.declarer & 1) === (m.seat & 1)) return null;
  if (t.auction.over && contract === null) return null;
  const reach = REACH[t.setup.edition](t, m);
  if (reach === null && m.chosen === null) return null;
  const now = status(t, m);
  if (now === 'spent') return null;
  const { chosen } = m;
  return {
    seat: partner(m.seat),
    chooser: contract?.declarer ?? null,
    law: reach?.law ?? '26B',
    of: m.of,
    status: now,
    suits: reach?.suits ?? [],
    may: reach?.may ?? ['forbid'],
    imposed:
      chosen === null || chosen.kind === 'none' || chosen.suit === null
        ? null
        : { kind: chosen.kind, suit: chosen.suit },
    until: chosen?.kind === 'require' ? 'oneLead' : 'losesLead',
    ruledBy: null,
  };
};
const restricts = (m: Matter26, t: Situation): readonly LeadRestriction[] => {
  const found = restriction(m, t);
  return found === null ? [] : [found];
};
const optionsOf = (r: LeadRestriction): string[] => [
  ...r.may.flatMap((kind) => r.suits.toReversed().map((suit) => `${kind}:${suitName(suit)}`)),
  'none',
];
const asks = (m: Matter26, t: Situation): readonly Pending[] => {
  const r = restriction(m, t);
  if (r === null || r.status !== 'due' || r.chooser === null) return [];
  return [
    { of: m.of, law: r.law, kind: 'choice', by: r.chooser, question: null, options: optionsOf(r), until: 'lead' },
  ];
};
const holds = (m: Matter26, t: Situation): Seat | null =>
  restriction(m, t)?.status === 'due' ? partner(m.seat) : null;

const hear = (m: Matter26, e: Event, t: Situation): ReturnType<NonNullable<LawOf<'26'>['hear']>> => {
  if (e.type !== 'OptionChosen' || e.of !== m.of || t.play === null) return null;
  const r = restriction(m, t);
  if (r === null || r.status !== 'due' || r.chooser !== e.by || !optionsOf(r).includes(e.option)) return null;
  const [kind, suit] = e.option.split(':');
  const trick = t.play.current.length === 4 ? t.play.trick + 1 : t.play.trick;
  return takes(
    moved(m, {
      chosen: {
        kind: kind as 'require' | 'forbid' | 'none',
        suit: suit === undefined ? null : (parseSuit(suit) ?? null),
        seq: e.seq,
        trick,
      },
    }),
  );
};
/** The first lead ends the right: declarer who lets it go by has chosen nothing. */
const watch = (m: Matter26, e: Event, t: Situation): readonly Consequence[] =>
  e.type === 'CardPlayed' &&
  e.seat === partner(m.seat) &&
  m.chosen === null &&
  m.arises &&
  !m.missed &&
  isOnLead(t, e.seat)
    ? [moved(m, { missed: true })]
    : NOTHING;

const referred = (r: Referral, t: Situation): readonly Consequence[] => {
  if (r.to !== '26') return [];
  const open = t.matters.find((m): m is Matter26 => m.law === '26' && m.of === r.of);
  if (open !== undefined) return [moved(open, { arises: r.arises, last: r.last ?? open.last })];
  if (!r.arises) return [];
  return [
    {
      is: 'matter',
      matter: {
        law: '26',
        of: r.of,
        seat: r.offender,
        arises: true,
        last: r.last ?? null,
        chosen: null,
        missed: false,
      },
    },
  ];
};

export const law26: LawOf<'26'> = {
  law: '26',
  about: '26',
  hear,
  watch,
  asks,
  restricts,
  holds,
  idle: (m, t, seat) => seat !== partner(m.seat) || !isOnLead(t, seat),
};
export const law26Referred: LawOnActs = { law: '26', referred };
