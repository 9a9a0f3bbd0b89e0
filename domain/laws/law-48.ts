/** Law 48: declarer's side exposes cards. No card of declarer's is a penalty card; a hand faced is mostly a claim. */
import { find } from '../find.ts';
import { type LawOnActs, takes } from '../law.ts';
import { isDefender } from '../situation.ts';

/** Judged after Law 54, to which a hand faced after an opening lead out of turn belongs (48B1). */
const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  if (t.play === null || (t.phase !== 'play' && t.phase !== 'clarification')) return null;
  // 48A: such a card is not left face up, and nothing follows.
  if (e.type === 'CardExposed' && !isDefender(t, e.seat)) return takes();
  if (e.type !== 'HandSpread') return null;
  if (e.seat === t.play.dummy) return takes({ is: 'spread' });
  // 48B2, 68A: whether it is meant as a claim is said by the ClaimMade that follows, or by none.
  return takes(find(t, e.seq, 'faced-hand', isDefender(t, e.seat) ? '68A' : '48B2', e.seat));
};
export const law48: LawOnActs = { law: '48', on: ['CardExposed', 'HandSpread'], fresh };
