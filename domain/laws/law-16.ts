/**
 * Law 16: who may use which information. Here: actions that were taken back (2007 16D, 2017 16C) and what is said or
 * shown beside calls and plays (16B1).
 */
import type { Consequence, Referral } from '../consequence.ts';
import type { Edition, LawRef } from '../edition.ts';
import type { Event } from '../event.ts';
import type { LawOnActs } from '../law.ts';
import { passesOn } from '../law.ts';
import { ALL_SEATS, NOBODY, onlySeat, otherSide, partner, type Seat, type SeatSet, seatsOf, sideOf } from '../seat.ts';
import type { Known, Situation } from '../situation.ts';

/** The editions swapped the letters C and D. */
const WITHDRAWN: Record<Edition, { readonly offenders: LawRef; readonly others: LawRef }> = {
  '2007': { offenders: '16D2', others: '16D1' },
  '2017': { offenders: '16C2', others: '16C1' },
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
        authorized: free ? ALL_SEATS : seatsOf(otherSide(side)),
        unauthorized: free ? NOBODY : seatsOf(side),
        law: free ? WITHDRAWN[t.setup.edition].others : WITHDRAWN[t.setup.edition].offenders,
      },
    },
  ];
};

const KINDS: Partial<Record<Event['type'], Known['kind']>> = {
  TempoBreak: 'tempo',
  Remark: 'remark',
  QuestionAsked: 'question',
  ExplanationGiven: 'explanation',
  Mannerism: 'mannerism',
};

/** Information from a player other than by call or play: unauthorized to his partner only (16B1a). */
const fresh: NonNullable<LawOnActs['fresh']> = (e) => {
  const kind = KINDS[e.type];
  if (kind === undefined || !('by' in e) || typeof e.by !== 'number') return null;
  const by = e.by as Seat;
  if (!('perceivedBy' in e) && !('to' in e) && e.type === 'Mannerism') return null;
  const heardByPartner = !('perceivedBy' in e) || e.perceivedBy === undefined || ((e.perceivedBy >> partner(by)) & 1) === 1;
  const unauthorized: SeatSet = heardByPartner ? onlySeat(partner(by)) : NOBODY;
  return passesOn({
    is: 'known',
    item: { of: e.seq, kind, item: 'action', authorized: seatsOf(otherSide(sideOf(by))), unauthorized, law: '16B1a' },
  });
};

export const law16: LawOnActs = { law: '16', referred, fresh };
