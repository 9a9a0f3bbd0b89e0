/**
 * Law 16: who may use which information. Here: actions that were taken back (2007 16D, 2017 16C), what is said or
 * shown beside calls and plays (16B1), and what comes from outside the table (2007 16C, 2017 16D).
 */
import type { Consequence, Referral } from '../consequence.ts';
import type { Edition, LawRef } from '../edition.ts';
import type { Event, EventOf } from '../event.ts';
import { find } from '../find.ts';
import { opponentsOf, perceivers } from '../information.ts';
import { type Heard, type LawOf, type LawOnActs, NOTHING, type Pending, passesOn } from '../law.ts';
import { halfOf, seatsOfHalf, seenBy } from '../screens.ts';
import {
  ALL_SEATS,
  hasSeat,
  NOBODY,
  onlySeat,
  otherSide,
  parseSeat,
  partner,
  type Seat,
  SEATS,
  seatName,
  type SeatSet,
  seatsOf,
  sideOf,
} from '../seat.ts';
import { actOf, answerTo, type Known, type Situation } from '../situation.ts';

interface Letters {
  readonly offenders: LawRef;
  readonly others: LawRef;
  readonly outside: LawRef;
  readonly director: LawRef;
  readonly turned: LawRef;
  readonly redealt: LawRef;
}
/** The editions swapped the letters C and D. */
const LETTERS: Record<Edition, Letters> = {
  '2007': { offenders: '16D2', others: '16D1', outside: '16C1', director: '16C2', turned: '16C2a', redealt: '16C2b' },
  '2017': { offenders: '16C2', others: '16C1', outside: '16D1', director: '16D2', turned: '16D2a', redealt: '16D2b' },
};
const letters = (t: Situation): Letters => LETTERS[t.setup.edition];

/** Behind screens an action may have come before the eyes of one side only. */
const witnesses = (r: Extract<Referral, { to: '16' }>, t: Situation): SeatSet => {
  const { screens: s } = t;
  if (s === null) return ALL_SEATS;
  if (r.kind === 'call') return seenBy(s, r.of, actOf(t, r.of)?.seat ?? r.offender);
  return t.phase === 'clarification' && s.aperture === 'closed' ? seatsOfHalf(s, halfOf(s, r.offender)) : ALL_SEATS;
};
/** A withdrawn action: authorized to the non-offending side, unauthorized to the offender's (16D, 16C), or free for all. */
const referred = (r: Referral, t: Situation): readonly Consequence[] => {
  if (r.to !== '16') return [];
  const side = sideOf(r.offender);
  const free = r.as === 'free';
  return [
    {
      is: 'known',
      item: {
        of: r.of,
        kind: r.kind,
        item: 'action',
        authorized: free ? ALL_SEATS : seatsOf(otherSide(side)) & witnesses(r, t),
        unauthorized: free ? NOBODY : seatsOf(side),
        law: free ? letters(t).others : letters(t).offenders,
      },
    },
  ];
};

const KINDS = {
  TempoBreak: 'tempo',
  Remark: 'remark',
  QuestionAsked: 'question',
  ExplanationGiven: 'explanation',
  AlertGiven: 'alert',
  Mannerism: 'mannerism',
} as const satisfies Partial<Record<Event['type'], Known['kind']>>;
type Told = EventOf<keyof typeof KINDS>;
const TELLING = Object.keys(KINDS) as readonly Told['type'][];
const isTold = (e: Event): e is Told => Object.hasOwn(KINDS, e.type);

/** 16B1a: unauthorized to the partner who perceived it, authorized to the opponents. A question or explanation always has an entry. */
const fromPlayer = (e: Told, by: Seat, t: Situation): Heard | null => {
  // A bidding card handled, a hand looked at: others judge these (screens 2.1, 43A2).
  if (e.type === 'Mannerism' && e.perceivedBy === undefined && e.to === undefined) return null;
  const seen = perceivers(e, t);
  const always = e.type === 'QuestionAsked' || e.type === 'ExplanationGiven';
  if (!always && (seen & ~onlySeat(by)) === NOBODY) return null;
  const opponents = t.screens === null ? opponentsOf(by) : opponentsOf(by) & seen;
  const unauthorized = hasSeat(seen, partner(by)) ? onlySeat(partner(by)) : NOBODY;
  return passesOn({
    is: 'known',
    item: { of: e.seq, kind: KINDS[e.type], item: 'action', authorized: opponents, unauthorized, law: '16B1a' },
  });
};
/** What a spectator lets players hear comes from outside; he may not speak (76). */
const fromSpectator = (e: Told, t: Situation): Heard | null => {
  const seen = perceivers(e, t);
  if (seen === NOBODY) return null;
  return passesOn(
    {
      is: 'known',
      item: {
        of: e.seq,
        kind: KINDS[e.type],
        item: 'action',
        authorized: NOBODY,
        unauthorized: seen,
        law: letters(t).outside,
      },
    },
    find(t, e.seq, 'remark-of-interest', '76', null, { severity: 'notice' }),
  );
};
/** Received by accident; before the first call the director may have the seats turned or the board redealt. */
const extraneous = (e: EventOf<'ExtraneousInformation'>, t: Situation): Heard =>
  passesOn(
    {
      is: 'known',
      item: {
        of: e.seq,
        kind: 'extraneous',
        item: 'action',
        authorized: NOBODY,
        unauthorized: onlySeat(e.seat),
        law: letters(t).outside,
      },
    },
    {
      is: 'matter',
      matter: { law: '16', about: 'extraneous', of: e.seq, seat: e.seat, early: t.auction.acts.length === 0 },
    },
  );
/** The players have turned: who holds the hand that he knows may know it. */
const seatsTurned = (e: EventOf<'SeatsTurned'>, t: Situation): Heard => {
  const to = (seat: Seat): Seat => parseSeat(e.to[seatName(seat)] ?? '') ?? seat;
  return passesOn(
    ...t.known
      .filter((k) => k.kind === 'extraneous' && k.until === null)
      .map(({ from: _from, until: _until, ...k }): Consequence => {
        const moved = SEATS.reduce<SeatSet>(
          (set, seat) => (hasSeat(k.unauthorized, seat) ? set | onlySeat(to(seat)) : set),
          NOBODY,
        );
        return { is: 'known', item: { ...k, authorized: moved, unauthorized: NOBODY, law: letters(t).turned } };
      }),
  );
};
const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  if (e.type === 'ExtraneousInformation') return extraneous(e, t);
  if (e.type === 'SeatsTurned') return seatsTurned(e, t);
  if (!isTold(e)) return null;
  return e.by === 'spectator' ? fromSpectator(e, t) : fromPlayer(e, e.by, t);
};

/** 2007 16C2, 2017 16D2: the director's way out; after a redeal nothing is left of it. */
const hear: NonNullable<LawOf<'16'>['hear']> = (m, e, t) =>
  m.about === 'extraneous' &&
  m.early &&
  e.type === 'DirectorJudged' &&
  e.of === m.of &&
  e.question === 'extraneous' &&
  e.answer === 'redeal'
    ? passesOn({
        is: 'known',
        item: {
          of: m.of,
          kind: 'extraneous',
          item: 'action',
          authorized: ALL_SEATS,
          unauthorized: NOBODY,
          law: letters(t).redealt,
        },
      })
    : null;
const asks: NonNullable<LawOf<'16'>['asks']> = (m, t): readonly Pending[] =>
  m.about === 'extraneous' && m.early && answerTo(t, m.of, 'extraneous') === undefined
    ? [
        {
          of: m.of,
          law: letters(t).director,
          kind: 'judgement',
          by: 'director',
          question: 'extraneous',
          options: [],
          until: 'answer',
        },
      ]
    : (NOTHING as readonly never[]);

export const law16: LawOnActs = {
  law: '16',
  on: ['ExtraneousInformation', 'SeatsTurned', ...TELLING],
  referred,
  fresh,
};
export const law16OnExtraneous: LawOf<'16'> = { law: '16', about: '16', hear, asks };
