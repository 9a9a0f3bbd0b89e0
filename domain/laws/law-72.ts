/**
 * Law 72C (2007: Law 23): an offender who could have known that his irregularity might damage the other side. Auction
 * and play go on; when the play has ended, the director says whether he could have known, and whether he gained. Asked
 * where a law cites it and partner was silenced (24, 27B2-3, 30-32, 36-38), and of every act of which he has said so.
 */
import type { Edition, LawRef } from '../edition.ts';
import type { Event, Seq } from '../event.ts';
import { isHonour } from '../card.ts';
import { type LawOf, type LawOnActs, type Pending, passesOn } from '../law.ts';
import type { MatterTag } from '../matter.ts';
import { answerTo, matterAt, type Situation } from '../situation.ts';

/** The director has spoken of what the maker of an act, a break in tempo or a remark could have known. */
export interface Matter72 {
  readonly law: '72';
  readonly of: Seq;
  /** It was no call or card: what misled an opponent without a bridge reason (2007 73F, 2017 73E2). */
  readonly manner: boolean;
}
const LAW: Record<Edition, { readonly act: LawRef; readonly manner: LawRef }> = {
  '2007': { act: '23', manner: '73F' },
  '2017': { act: '72C', manner: '73E2' },
};
const over = (t: Situation): boolean => t.phase === 'ended' || t.phase === 'closed';
const question = (of: Seq, law: LawRef, id: string): readonly Pending[] => [
  { of, law, kind: 'judgement', by: 'director', question: id, options: [], until: 'answer' },
];

const fresh: NonNullable<LawOnActs['fresh']> = (e: Event, t: Situation) => {
  if (e.type !== 'DirectorJudged' || e.question !== 'couldHaveKnown' || matterAt(t, '72', e.of) !== undefined)
    return null;
  const manner = t.known.some((k) => k.of === e.of && k.law === '16B1a');
  return passesOn({ is: 'matter', matter: { law: '72', of: e.of, manner } });
};
const damage: NonNullable<LawOf<'72'>['asks']> = (m, t) =>
  over(t) && answerTo(t, m.of, 'couldHaveKnown') === true && answerTo(t, m.of, 'damage') === undefined
    ? question(m.of, m.manner ? LAW[t.setup.edition].manner : LAW[t.setup.edition].act, 'damage')
    : [];

const asked = (of: Seq, t: Situation): readonly Pending[] =>
  answerTo(t, of, 'couldHaveKnown') === undefined ? question(of, LAW[t.setup.edition].act, 'couldHaveKnown') : [];
/** The law's own matter, where it silenced partner. */
const where = <T extends MatterTag>(
  about: T,
  silenced: (m: Parameters<NonNullable<LawOf<T>['asks']>>[0], t: Situation) => boolean,
): LawOf<T> => ({
  law: '72',
  about,
  asks: (m, t) => (over(t) && silenced(m, t) ? asked(m.of, t) : []),
});

export const law72: LawOf<'72'> = { law: '72', about: '72', asks: damage, idle: () => true };
export const law72OnActs: LawOnActs = { law: '72', on: ['DirectorJudged'], fresh };
export const law72On24 = where(
  '24',
  (m) => (m.stage === 'penalty' || m.stage === 'picked up') && (m.led || isHonour(m.card)),
);
export const law72On27 = where('27', (m) => m.stage === 'barred');
export const law72On29 = where('29', (m) => m.pass !== null);
export const law72On35 = where('35', (m) => m.stage === 'settled' && (m.breaks !== '37' || m.duty === 'pass'));
