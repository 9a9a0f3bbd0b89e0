/**
 * Law 28: calls considered to be in rotation. A player who calls at the turn of a right-hand opponent required to pass
 * (28A); a player in turn who calls before an opponent's call out of rotation has been rectified (28B).
 */
import { deemedPass } from '../act.ts';
import { isRegular } from '../auction.ts';
import { PASS } from '../call.ts';
import type { Event } from '../event.ts';
import { type Duty, type Heard, type LawOf, type LawOnActs, moved, passesOn } from '../law.ts';
import { isOffered, type Matter29, told } from '../rotation.ts';
import { lho, type Seat } from '../seat.ts';
import { matterAt, type Situation } from '../situation.ts';

/** The call that RHO must make by law and that can be deemed made. */
const required = (duties: readonly Duty[], seat: Seat, t: Situation): Duty | undefined => {
  const repeats = (d: Duty): boolean => {
    const due = d.calls[0] ?? PASS;
    return (
      due === PASS || (t.setup.options['28A over a call to be repeated'] === true && isRegular(t.auction, seat, due))
    );
  };
  return duties.find((d) => d.seat === seat && (d.is === 'pass' || (d.is === 'repeat' && repeats(d))));
};
/**
 * 28A: the required pass is deemed made, the call is judged as in turn. The text speaks of a pass; whether it reaches a
 * call that must be repeated (31A1) is disputed: option `28A over a call to be repeated`, by default no.
 */
const fresh: NonNullable<LawOnActs['fresh']> = (e, t, book) => {
  const { turn, over } = t.auction;
  if (e.type !== 'CallMade' || over || t.phase !== 'auction' || e.seat !== lho(turn)) return null;
  const due = required(book.duties(t), turn, t);
  if (due === undefined) return null;
  const pass = deemedPass(e.seq, turn, '28A');
  const again = due.is === 'repeat' ? { call: due.calls[0] ?? PASS, shows: matterAt(t, '29', due.of)?.shows ?? 0 } : {};
  return passesOn({ is: 'call', act: { ...pass, ...again }, behind: null });
};

/** 28B: it forfeits the right to rectification; it accepts nothing, also where he is the offender's LHO. */
const hear = (m: Matter29, e: Event, t: Situation): Heard | null => {
  if (e.type !== 'CallMade' || !isOffered(m, t) || e.seat !== t.auction.turn || ((e.seat ^ m.seat) & 1) === 0)
    return null;
  return passesOn(
    moved(m, { stage: 'overtaken' }),
    { is: 'status', of: m.of, status: 'cancelled', law: '28B' },
    told(m, 'withdrawn'),
  );
};

export const law28: LawOf<'29'> = { law: '28', about: '29', hear };
export const law28OnCalls: LawOnActs = { law: '28', on: ['CallMade'], fresh };
