/**
 * Law 55: declarer leads from the wrong hand. Either defender may accept or have it taken back; where they differ the
 * word of the one next in turn prevails (55A). Taken back, it is so without penalty (55B).
 */
import type { Event } from '../event.ts';
import { type Heard, type LawOf, moved, passesOn, type Pending, takes } from '../law.ts';
import { accepts, isOffered, type Matter53, nextAfter, refuses } from '../lead-out-of-turn.ts';
import { partner } from '../seat.ts';
import { isDefender, type Situation } from '../situation.ts';

const concerns = (m: Matter53, t: Situation): boolean => !m.opening && isOffered(m, t) && !isDefender(t, m.seat);
const carriedOut = (m: Matter53, accepted: boolean, t: Situation): ReturnType<typeof accepts> =>
  accepted ? accepts(m, t) : refuses(m, t);

const hear = (m: Matter53, e: Event, t: Situation): Heard | null => {
  if (!concerns(m, t)) return null;
  const first = m.words[0];
  // The other defender's word holds once somebody else plays on.
  if (e.type === 'CardPlayed' && e.seat !== nextAfter(m) && e.named !== false && first !== undefined)
    return passesOn(...carriedOut(m, first.accepts, t));
  if (e.type !== 'OptionChosen' || e.of !== m.of || !isDefender(t, e.by)) return null;
  if (e.option !== 'accept' && e.option !== 'decline') return null;
  const accepted = e.option === 'accept';
  if (e.by === nextAfter(m)) return takes(...carriedOut(m, accepted, t));
  return takes(moved(m, { words: [{ seat: e.by, accepts: accepted }] }));
};
const asks = (m: Matter53, t: Situation): readonly Pending[] =>
  !concerns(m, t)
    ? []
    : [nextAfter(m), partner(nextAfter(m))]
        .filter((seat) => !m.words.some((word) => word.seat === seat))
        .map((by) => ({
          of: m.of,
          law: '55A',
          kind: 'choice',
          by,
          question: null,
          options: ['accept', 'decline'],
          until: 'play',
        }));

export const law55: LawOf<'53'> = { law: '55', about: '53', hear, asks };
