/** The result as played, as the Laws have it, as adjusted and as entered. */
import { claimNow } from '../../domain/claim.ts';
import { contractText } from '../../domain/contract.ts';
import type { ResultEntered } from '../../domain/event.ts';
import { resultOf, transferOf } from '../../domain/result.ts';
import type { Situation } from '../../domain/situation.ts';
import type { Say } from './say.ts';
import { enteredAs, resultLine, scoresText } from './score.ts';

const CLAIMS = {
  pending: 'claimPending',
  agreed: 'claimAgreed',
  contested: 'claimContested',
  decided: 'claimDecided',
  withdrawn: 'claimWithdrawn',
} as const;
const isStage = (stage: string): stage is keyof typeof CLAIMS => Object.hasOwn(CLAIMS, stage);

const claimText = (say: Say, t: Situation): readonly string[] => {
  const claim = claimNow(t);
  if (claim === undefined || claim.agreedNumber || !isStage(claim.stage)) return [];
  const { review, table } = say.words;
  const values = { by: say.seat(claim.by), status: review[CLAIMS[claim.stage]] };
  const tricks = claim.tricks;
  return [
    tricks === null
      ? say.fill(review.claimOpen, values)
      : say.fill(review.claimed, { ...values, tricks: say.count(table.tricks, tricks) }),
  ];
};
/** Whether everything entered is what the table has. */
const isSame = (t: Situation, entry: ResultEntered): boolean => {
  const result = resultOf(t);
  const contract = result?.contract ?? null;
  if (result === null || result.played === null || contract === null) return false;
  return (
    (entry.contract === undefined || entry.contract === contractText(contract)) &&
    (entry.declarer === undefined || entry.declarer === contract.declarer) &&
    (entry.tricks === undefined || entry.tricks === result.played.tricks) &&
    (entry.score === undefined || entry.score === result.played.score)
  );
};
const enteredText = (say: Say, t: Situation): readonly string[] => {
  const entry = t.docket.entered?.entry;
  if (entry === undefined) return [];
  const { review } = say.words;
  const value = isSame(t, entry) ? review.same : enteredAs(say, entry);
  return value === '' ? [] : [say.fill(review.labelled, { label: review.entered, value })];
};

/** Lines of the result; empty while there is none and none was entered. */
export const resultText = (say: Say, t: Situation): readonly string[] => {
  const { review, table } = say.words;
  const result = resultOf(t);
  const lines: string[] = [...claimText(say, t)];
  if (result?.played !== null && result !== null) {
    const played = resultLine(say, result.contract, result.played);
    const transfer = transferOf(t);
    const moves = transfer.tricks > 0 && transfer.to !== null;
    lines.push(moves ? say.fill(review.labelled, { label: review.asPlayed, value: played }) : played);
    if (moves && transfer.to !== null && result.legal !== null) {
      const how = say.fill(review.transferred, {
        tricks: say.count(table.tricks, transfer.tricks),
        side: say.side(transfer.to),
        law: transfer.law ?? '64',
      });
      lines.push(
        say.fill(review.labelled, {
          label: review.byLaws,
          value: `${resultLine(say, result.contract, result.legal)}, ${how}`,
        }),
      );
    }
  }
  if (result?.adjusted)
    lines.push(
      say.fill(review.labelled, {
        label: review.adjusted,
        value: `${scoresText(say, result.adjusted)} (${result.adjusted.law})`,
      }),
    );
  return [...lines, ...enteredText(say, t)];
};
