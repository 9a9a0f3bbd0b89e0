/**
 * Law 28: calls considered to be in rotation. A player who calls at the turn of a right-hand opponent required to pass
 * (28A); a player in turn who calls before an opponent's call out of rotation has been rectified (28B).
 */
import { deemedPass } from '../act.ts';
import { PASS } from '../call.ts';
import type { Event } from '../event.ts';
import { type Heard, type LawOf, type LawOnActs, moved, passesOn } from '../law.ts';
import { isOffered, type Matter29, told } from '../rotation.ts';
import { lho } from '../seat.ts';
import type { Situation } from '../situation.ts';

/** 28A: the required pass is deemed made, the call is judged as in turn. The text speaks of a pass, no other call. */
const fresh: NonNullable<LawOnActs['fresh']> = (e, t, book) => {
  const { turn, over } = t.auction;
  if (e.type !== 'CallMade' || over || t.phase !== 'auction' || e.seat !== lho(turn)) return null;
  const required = book.duties(t).some((d) => d.seat === turn && (d.is === 'pass' || (d.is === 'repeat' && d.calls[0] === PASS)));
  return required ? passesOn({ is: 'call', act: deemedPass(e.seq, turn, '28A'), behind: null }) : null;
};

/** 28B: it forfeits the right to rectification; it accepts nothing, also where he is the offender's LHO. */
const hear = (m: Matter29, e: Event, t: Situation): Heard | null => {
  if (e.type !== 'CallMade' || !isOffered(m, t) || e.seat !== t.auction.turn || ((e.seat ^ m.seat) & 1) === 0) return null;
  return passesOn(moved(m, { stage: 'overtaken' }), { is: 'status', of: m.of, status: 'cancelled', law: '28B' }, told(m, 'withdrawn'));
};

export const law28: LawOf<'29'> = { law: '28', about: '29', hear };
export const law28OnCalls: LawOnActs = { law: '28', fresh };
