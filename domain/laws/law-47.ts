/** Law 47F: a card once played may not be withdrawn but as the Laws provide. What no law took back stays. */
import { find } from '../find.ts';
import { type LawOnActs, takes } from '../law.ts';
import { trickOf } from '../situation.ts';

const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  if (e.type !== 'CardReplaced' && e.type !== 'CardWithdrawn') return null;
  if (t.play === null || trickOf(t.play, e.of) === undefined) return null;
  return takes(find(t, e.seq, 'illegal-retraction', '47F', e.seat));
};
export const law47: LawOnActs = { law: '47', fresh };
