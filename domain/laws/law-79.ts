/**
 * Law 79 (and 77): the result as entered is compared with what the table and the Laws give; a difference is a
 * contradiction in the record, for a person to settle within the correction period (79C).
 */
import type { Consequence } from '../consequence.ts';
import { contractText, parseContract } from '../contract.ts';
import { contradiction } from '../find.ts';
import { type LawOnActs, NOTHING, takes } from '../law.ts';
import { resultOf } from '../result.ts';
import type { Entered, Situation } from '../situation.ts';

const fresh: NonNullable<LawOnActs['fresh']> = (e) =>
  e.type === 'ResultEntered'
    ? takes({ is: 'docket', change: { entered: { entry: e, contractCompared: false, resultCompared: false } } })
    : null;

const passedOut = (text: string): boolean => /^(pass|passed out|p)$/i.test(text.trim());
/** The contract as entered against the auction's; null while there is nothing to compare. */
const contractDiffers = (t: Situation, entered: Entered): boolean | null => {
  const { contract: text, declarer } = entered.entry;
  if (!t.auction.over || (text === undefined && declarer === undefined)) return null;
  const { contract } = t.auction;
  if (contract === null) return text !== undefined && !passedOut(text);
  const read = text === undefined ? undefined : parseContract(text);
  return (
    (text !== undefined && (read === undefined || contractText(read) !== contractText(contract))) ||
    (declarer !== undefined && declarer !== contract.declarer)
  );
};

const follows: NonNullable<LawOnActs['follows']> = (t): readonly Consequence[] => {
  const { entered } = t.docket;
  if (entered === null || (entered.contractCompared && entered.resultCompared)) return NOTHING;
  const does: Consequence[] = [];
  const { entry } = entered;
  let now = entered;
  const differs = entered.contractCompared ? null : contractDiffers(t, entered);
  if (differs !== null) {
    now = { ...now, contractCompared: true };
    if (differs) does.push(contradiction(t, entry.seq, 'contract-differs', '22', null));
  }
  const result = entered.resultCompared ? null : resultOf(t);
  if (result?.legal) {
    now = { ...now, resultCompared: true };
    const { tricks, score } = result.legal;
    if (entry.tricks !== undefined && entry.tricks !== tricks)
      does.push(contradiction(t, entry.seq, 'result-differs', '79A', null));
    if (entry.score !== undefined && entry.score !== score)
      does.push(contradiction(t, entry.seq, 'score-differs', '77', null));
  }
  return now === entered ? NOTHING : [...does, { is: 'docket', change: { entered: now } }];
};
export const law79: LawOnActs = { law: '79', on: ['ResultEntered'], fresh, follows };
