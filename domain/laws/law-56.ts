/** Law 56: a defender's later lead out of turn. Declarer accepts it (53A), or the card is a penalty card as by 54D. */
import type { Event } from '../event.ts';
import { find } from '../find.ts';
import { type Heard, type LawOf, moved, type Pending, takes } from '../law.ts';
import { accepts, isOffered, type Matter53, nextAfter, refuses, saidTooLate } from '../lead-out-of-turn.ts';
import type { Seat } from '../seat.ts';
import { isDefender, type Situation } from '../situation.ts';

const concerns = (m: Matter53, t: Situation): boolean => !m.opening && isOffered(m, t) && isDefender(t, m.seat);

/** 47F: to take the card back does not help its owner, and changes no choice. */
const takenBack = (m: Matter53, e: Event, t: Situation): Heard | null => {
  if (
    (e.type !== 'CardWithdrawn' && e.type !== 'CardReplaced') ||
    e.of !== m.of ||
    m.stage === 'accepted' ||
    m.stage === 'down'
  )
    return null;
  return m.stage === 'offered'
    ? takes(moved(m, { back: true }), find(t, e.seq, 'illegal-retraction', '47F', e.seat))
    : takes();
};
/** Declarer of a defender's lead; the defender next in turn, whose word prevails, of declarer's. */
const chooses = (m: Matter53, by: Seat, t: Situation): boolean =>
  by === (isDefender(t, m.seat) ? t.play?.declarer : nextAfter(m));
const hear = (m: Matter53, e: Event, t: Situation): Heard | null => {
  if (e.type !== 'OptionChosen') return takenBack(m, e, t);
  if (e.of !== m.of || !chooses(m, e.by, t)) return null;
  if (saidTooLate(m, e.option))
    return takes(find(t, e.seq, 'too-late', m.opening ? '54' : isDefender(t, m.seat) ? '53A' : '55A', e.by));
  if (!concerns(m, t)) return null;
  return e.option === 'accept' ? takes(...accepts(m, t)) : e.option === 'decline' ? takes(...refuses(m, t)) : null;
};
const asks = (m: Matter53, t: Situation): readonly Pending[] =>
  concerns(m, t) && t.play !== null
    ? [
        {
          of: m.of,
          law: '53A',
          kind: 'choice',
          by: t.play.declarer,
          question: null,
          options: ['accept', 'decline'],
          until: 'play',
        },
      ]
    : [];

export const law56: LawOf<'53'> = { law: '56', about: '53', hear, asks };
