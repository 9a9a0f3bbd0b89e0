/** Laws 68 to 71, 79, and the end of the board: claims contested, tricks agreed, rights that run out. */
import type { Fact } from '../../../domain/event.ts';
import { lho, partner, rho, type Seat } from '../../../domain/seat.ts';
import type { Scene } from '../board.ts';
import type { Desk } from '../desk.ts';
import type { Picks } from '../picks.ts';
import { anySeat, judgeSometime } from './common.ts';

type Answer = 'agreed' | 'objected' | 'playOn';
const answers = (desk: Desk, picks: Picks, by: Seat): void => {
  const first = picks.one<Answer>(['objected', 'agreed', 'objected', 'playOn']);
  desk.write({ type: 'ClaimAnswered', by: lho(by), answer: first });
  if (first !== 'playOn') {
    if (picks.onceIn(2)) desk.write({ type: 'ClaimAnswered', by: rho(by), answer: picks.one(['agreed', 'objected']) });
    return;
  }
  const others = picks.onceIn(2) ? [rho(by), by, partner(by)] : [rho(by)];
  for (const seat of others) desk.write({ type: 'ClaimAnswered', by: seat, answer: 'playOn' });
};
const decided = (desk: Desk, picks: Picks, of: number): void => {
  const tricks = picks.below(8);
  const when = picks.one(['at once', 'late', 'twice', 'never']);
  if (when === 'at once' || when === 'twice') desk.judge(of, 'tricksForClaimer', tricks);
  if (when === 'late') desk.later(3, () => desk.judge(of, 'tricksForClaimer', tricks));
  if (when === 'twice') desk.judge(of, 'tricksForClaimer', tricks + 1);
};

export const contestedClaim: Scene = (desk, picks) => {
  const { phase, declarer, trickNumber } = desk.look();
  if (declarer === null || (phase !== 'play' && phase !== 'clarification')) return false;
  const by = picks.onceIn(3) ? anySeat(picks) : declarer;
  const tricks = picks.below(14 - Math.min(trickNumber, 13) + 1);
  const kind = picks.one(['claim', 'claim', 'no number', 'concession']);
  const of =
    kind === 'concession'
      ? desk.write({ type: 'ConcessionMade', by, tricks })
      : desk.write({ type: 'ClaimMade', by, ...(kind === 'claim' ? { tricks } : {}), statement: 'the rest are good' });
  if (picks.onceIn(3)) return true;
  answers(desk, picks, by);
  decided(desk, picks, of);
  return true;
};

/** What may come when the play is over, in any order and measure. */
const endings = (desk: Desk, picks: Picks): readonly Fact[] => {
  const acts = desk.events.filter(({ type }) => type === 'CardPlayed' || type === 'CallMade');
  const of = picks.from(acts)?.seq ?? 0;
  const seat = anySeat(picks);
  return [
    { type: 'AttentionDrawn', by: seat, of },
    { type: 'HandsReturned' },
    { type: 'CallOnNextBoard', seat },
    { type: 'RoundEnded' },
    { type: 'DirectorJudged', of, question: 'damage', answer: picks.onceIn(2) },
    { type: 'ResultEntered', contract: '3NT', declarer: seat, tricks: picks.below(14), score: 10 * picks.below(60) },
    { type: 'TricksAgreed', declarer: picks.below(14) },
    { type: 'ResultEntered', declarer: seat, tricks: picks.below(14), score: 10 * picks.below(60) },
    { type: 'CorrectionPeriodEnded' },
    {
      type: 'ScoreAdjusted',
      kind: 'artificial',
      NS: { average: 'plus' },
      EW: { average: 'minus' },
      law: desk.edition === '2017' ? '12C2' : '12C2a',
    },
    { type: 'ClaimAnswered', by: seat, answer: 'objected' },
  ];
};
export const boardEnds: Scene = (desk, picks) => {
  const acts = 1 + picks.below(4);
  for (let n = 0; n < acts; n += 1) {
    const fact = picks.from(endings(desk, picks));
    if (fact !== undefined) desk.write(fact);
  }
  if (picks.onceIn(2)) judgeSometime(desk, picks, picks.below(desk.events.length), 'couldHaveKnown');
  return true;
};
